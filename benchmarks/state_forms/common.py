"""What the three forms share: the dice, what may be said, and what dice are worth."""

from __future__ import annotations

from typing import Final

from bluffhaus.games.luegenkniffel.scores import SAYABLE, worth
from bluffhaus.kernel.chance import Seeded

EMPTY: Final = -1
STRUCK: Final = -2
KNIFFEL: Final = 11
ALL_FIELDS: Final = 2**13 - 1

# A move is a number: dice to leave (bits), or a field and its points, or an answer.
ANNOUNCE: Final = 100
BELIEVE: Final = 10_000
DOUBT: Final = 10_001


def throw_or_announce(free: int, open_fields: int, thrown: bool, dice: Seeded) -> int:
    """Whoever has dice to throw does so once in three times."""
    if not thrown:
        return 0
    if free and dice.roll(3) == 1:
        leave = (dice.roll(32) - 1) & free
        if leave != free:
            return leave
    fields = [field for field in range(13) if open_fields >> field & 1]
    field = fields[dice.roll(len(fields)) - 1]
    points = SAYABLE[field]
    return ANNOUNCE + 100 * field + points[dice.roll(len(points)) - 1]


def answer(dice: Seeded) -> int:
    """Every second one doubts."""
    return BELIEVE + dice.roll(2) - 1


def cast(old: tuple[int, ...], leave: int, free: int, dice: Seeded) -> tuple[int, ...]:
    """New dice where they are thrown."""
    if not old:
        return tuple([dice.roll(6) for _ in range(5)])
    thrown = free & ~leave
    return tuple([dice.roll(6) if thrown >> n & 1 else old[n] for n in range(5)])


def is_lie(dice: tuple[int, ...], field: int, points: int) -> bool:
    """True is what the dice bring exactly."""
    return worth(dice)[field] != points
