"""Lügen-Kniffel: throw under three cups, announce anything, be believed or doubted."""

from bluffhaus.games.luegenkniffel.rules import RULES, Luegenkniffel
from bluffhaus.games.luegenkniffel.view import View
from bluffhaus.games.luegenkniffel.words import Card, Event, Field, Move, Options

WIRE_TYPES: tuple[object, ...] = (View, Card, Options, Move, Event)
"""What the client's types are made of."""

__all__ = [
    "RULES",
    "WIRE_TYPES",
    "Card",
    "Event",
    "Field",
    "Luegenkniffel",
    "Move",
    "Options",
    "View",
]
