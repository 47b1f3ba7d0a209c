"""Everything that may have happened in a night, listed once for each size of table.

A *way to wake* is when somebody has eyes open: one hour, or with four seats, for the thief, two. A
*cast* says who is the thief, who are the accomplices and who is the Sündenmaus. *Liars* are a set
of seats, as bits: whoever is in it says what suits, everybody else only what is so.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.intp]
Bools: TypeAlias = npt.NDArray[np.bool_]

HOURS: Final = 6
NOBODY: Final = -1

MOUSE: Final = 0
THIEF: Final = 1
ACCOMPLICE: Final = 2
SUENDENMAUS: Final = 3  # an accomplice too, perhaps
PARTS: Final = 4

_TWICE: Final = 0.1
"""How often we expect a thief with two different hours to wake at both (4 seats)."""


class Cast(NamedTuple):
    """Who is what."""

    thief: int
    accomplices: tuple[int, ...]
    suendenmaus: int


@dataclass(frozen=True, eq=False)
class Worlds:
    """All casts of a table, and all sets of liars."""

    seats: int
    suendenmaus: bool
    ways: tuple[tuple[int, ...], ...]
    """Ways to wake, hours counted from 0; the first six are those with one hour."""
    casts: tuple[Cast, ...]
    """Ordered by `night`."""
    nights: int
    """How many different things the dice can have to do with a cast. The dice know the thief, and
    with five seats also who saw him and became his accomplice; all else is chosen."""
    thief: Ints
    suendenmice: Ints
    parts: Ints
    """Cast by cast and seat by seat."""
    band: Bools
    """Cast by cast and seat by seat: the thief and his accomplices."""
    has_part: Floats
    """Cast by cast: 1 for each seat in its part, the parts of seat 0 first."""
    lies: Bools
    """By set of liars and seat."""
    awake: Bools
    """By way to wake and hour."""
    first: Ints
    """By way to wake: its first hour."""
    thief_wakes: Floats
    """How likely each way to wake is for the thief."""
    mouse_wakes: Floats
    """And for a mouse."""


@cache
def worlds(seats: int, suendenmaus: bool) -> Worlds:
    """All that may be so at a table of this size."""
    casts, nights = _casts(seats, suendenmaus)
    ways = _ways(seats)
    parts = np.array([_parts(cast, seats) for cast in casts])
    single = np.array([len(way) == 1 for way in ways])
    return Worlds(
        seats=seats,
        suendenmaus=suendenmaus,
        ways=ways,
        casts=casts,
        nights=nights,
        thief=np.array([cast.thief for cast in casts]),
        suendenmice=np.array([cast.suendenmaus for cast in casts]),
        parts=parts,
        band=np.array([[s in (c.thief, *c.accomplices) for s in range(seats)] for c in casts]),
        has_part=np.eye(PARTS)[parts].reshape(len(casts), -1),
        lies=np.array(
            [[bool(liars >> s & 1) for s in range(seats)] for liars in range(1 << seats)]
        ),
        awake=np.array([[hour in way for hour in range(HOURS)] for way in ways]),
        first=np.array([way[0] for way in ways]),
        thief_wakes=_thief_wakes(single),
        mouse_wakes=single / HOURS,
    )


def _ways(seats: int) -> tuple[tuple[int, ...], ...]:
    once = tuple([(hour,) for hour in range(HOURS)])
    return (*once, *combinations(range(HOURS), 2)) if seats == 4 else once


def _thief_wakes(single: Bools) -> Floats:
    if single.all():
        return single / HOURS
    return np.where(single, (1 - _TWICE) / HOURS, _TWICE / (~single).sum())


def _casts(seats: int, suendenmaus: bool) -> tuple[tuple[Cast, ...], int]:
    """With five seats each cast is a night of its own; else all casts of a thief are one."""
    casts = [
        Cast(thief, accomplices, sin)
        for thief in range(seats)
        for accomplices in _accomplices(seats, thief)
        for sin in (_others(seats, thief) if suendenmaus else (NOBODY,))
    ]
    return tuple(casts), len(casts) if seats == 5 else seats


def _accomplices(seats: int, thief: int) -> list[tuple[int, ...]]:
    others = _others(seats, thief)
    if seats == 5:
        return [(), *combinations(others, 1)]
    return list(combinations(others, {4: 0, 6: 1, 7: 2, 8: 2}[seats]))


def _others(seats: int, seat: int) -> tuple[int, ...]:
    return tuple([other for other in range(seats) if other != seat])


def _parts(cast: Cast, seats: int) -> list[int]:
    part = dict.fromkeys(cast.accomplices, ACCOMPLICE)
    part |= {cast.suendenmaus: SUENDENMAUS, cast.thief: THIEF}
    return [part.get(seat, MOUSE) for seat in range(seats)]
