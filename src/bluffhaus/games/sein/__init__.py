"""Sein oder nicht sein: claim to be anybody; the majority decides whom to call a liar."""

from bluffhaus.games.sein.overview import STANDARD, Character, Overview, Sort
from bluffhaus.games.sein.rules import RULES, Sein
from bluffhaus.games.sein.view import View
from bluffhaus.games.sein.words import Card, Event, Move, Options

WIRE_TYPES: tuple[object, ...] = (View, Card, Options, Move, Event)
"""What the client's types are made of."""

__all__ = [
    "RULES",
    "STANDARD",
    "WIRE_TYPES",
    "Card",
    "Character",
    "Event",
    "Move",
    "Options",
    "Overview",
    "Sein",
    "Sort",
    "View",
]
