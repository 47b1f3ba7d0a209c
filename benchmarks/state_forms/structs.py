"""The frozen structs themselves. msgspec has made them C already; mypyc compiles their users."""

from __future__ import annotations

import msgspec

from benchmarks.state_forms.common import ALL_FIELDS, EMPTY


class Card(msgspec.Struct, frozen=True):
    """One score card."""

    points: tuple[int, ...] = (EMPTY,) * 13
    strokes: tuple[int, ...] = (0,) * 13
    open: int = ALL_FIELDS


class Turn(msgspec.Struct, frozen=True):
    """Who throws, what lies, what was said, who has answered."""

    roller: int
    throws: int = 0
    dice: tuple[int, ...] = ()
    free: int = 0
    field: int = -1
    points: int = 0
    answered: int = 0
    doubts: int = 0


class Table(msgspec.Struct, frozen=True):
    """A turn, and everybody's card."""

    turn: Turn
    cards: tuple[Card, ...]
    over: bool = False
