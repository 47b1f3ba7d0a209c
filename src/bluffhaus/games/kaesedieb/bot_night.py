"""What one's own night and one's own card say about the night of all."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bluffhaus.games.kaesedieb.bot_worlds import HOURS, Bools, Worlds
from bluffhaus.games.kaesedieb.view import Band, Note, View
from bluffhaus.games.kaesedieb.words import Role


@dataclass(frozen=True)
class Knowledge:
    """What can still be so, as far as somebody knows for certain."""

    seat: int | None
    """Whose claims prove nothing, for it is oneself; `None`: somebody who only listens."""
    wakes: Bools
    """By seat and way to wake."""
    theft: Bools
    """By thief and hour of the theft."""
    casts: Bools


def nothing_seen(world: Worlds) -> Knowledge:
    """What somebody knows who only hears what everybody hears."""
    return Knowledge(
        seat=None,
        wakes=np.ones((world.seats, len(world.ways)), bool),
        theft=np.ones((world.seats, HOURS), bool),
        casts=np.ones(len(world.casts), bool),
    )


def own_night(world: Worlds, view: View) -> Knowledge:
    """What this seat has seen."""
    assert view.seat is not None
    assert view.me is not None
    open_ = nothing_seen(world)
    known = Knowledge(view.seat, open_.wakes, open_.theft, open_.casts)
    way = tuple([hour - 1 for hour in view.me.hours])
    known.wakes[view.seat] &= np.array([way == other for other in world.ways])
    for note in view.notes:
        _note(world, known, note)
    _card(world, known, view)
    if view.band is not None:
        _band(world, known, view.band)
    return known


def _note(world: Worlds, known: Knowledge, note: Note) -> None:
    hour = note.hour - 1
    known.wakes[:] &= _seen_awake(world, known, note)
    hours = np.arange(HOURS)
    if note.thief is not None:
        known.theft[:] &= (np.arange(world.seats)[:, None] == note.thief) & (hours == hour)
    elif note.cheese:
        known.theft[:] &= hours > hour
    else:
        known.theft[:] &= hours < hour
    if note.peeped is not None:
        known.wakes[note.peeped.at] &= world.awake[:, note.peeped.pips - 1]
    if note.accomplice is not None:
        chosen = [cast.accomplices == (note.accomplice,) for cast in world.casts]
        known.casts[:] &= np.array(chosen)


def _seen_awake(world: Worlds, known: Knowledge, note: Note) -> Bools:
    """Whoever was awake with me, and whoever was not."""
    awake = world.awake[:, note.hour - 1]
    there = {known.seat, *note.others}
    return np.array([awake if seat in there else ~awake for seat in range(world.seats)])


def _card(world: Worlds, known: Knowledge, view: View) -> None:
    """One's own card, and whether one has become an accomplice."""
    assert view.me is not None
    me, seat = view.me, known.seat
    known.casts[:] &= (world.thief == seat) == (me.role is Role.THIEF)
    if me.role is not Role.THIEF:
        known.casts[:] &= np.array([(seat in c.accomplices) == me.accomplice for c in world.casts])
    if world.suendenmaus:
        special = np.array([cast.suendenmaus == seat for cast in world.casts])
        known.casts[:] &= special == (me.role is Role.SUENDENMAUS)


def _band(world: Worlds, known: Knowledge, band: Band) -> None:
    known.casts[:] &= np.array([cast.accomplices == band.accomplices for cast in world.casts])
    if band.thief is not None:
        known.casts[:] &= world.thief == band.thief
