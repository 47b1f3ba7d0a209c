"""Käsedieb: one night, one thief, a few accomplices, one vote."""

from bluffhaus.games.kaesedieb.rules import RULES, Kaesedieb
from bluffhaus.games.kaesedieb.view import View
from bluffhaus.games.kaesedieb.words import Card, Claim, Event, Move, Options, Role, Truth

WIRE_TYPES: tuple[object, ...] = (View, Card, Options, Move, Event)
"""What the client's types are made of."""

__all__ = [
    "RULES",
    "WIRE_TYPES",
    "Card",
    "Claim",
    "Event",
    "Kaesedieb",
    "Move",
    "Options",
    "Role",
    "Truth",
    "View",
]
