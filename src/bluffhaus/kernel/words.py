"""Seat, Move, Event, Prompt: who sits, what is said, what then is so, and what is asked."""

from __future__ import annotations

from typing import Generic, NewType, TypeVar

import msgspec

from bluffhaus.kernel.menu import Menu

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

TABLE = Seat(-1)
"""The moderator, who calls hours and closes windows. A live table plays it by its clock."""


class Move(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What a seat says."""


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """What then is so. A seat sees it whole or not at all."""

    to: tuple[Seat, ...] | None = None
    """Whom it is told; `None`: everybody, spectators too."""

    def seen_by(self, seat: Seat | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)


M = TypeVar("M", bound=Move)


class Prompt(msgspec.Struct, Generic[M], frozen=True):
    """A question to a seat: which one it is, what may be said, and what saying nothing means."""

    about: int
    moves: Menu[M]
    silence: M | None
    """`None`: no answer is awaited. The seat may interrupt, and its silence means nothing."""
