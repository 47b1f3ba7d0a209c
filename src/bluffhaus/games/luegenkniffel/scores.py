"""The score card: 13 combinations and what five dice are worth in each (§4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from bluffhaus.games.luegenkniffel.words import Field

FIELDS: Final = tuple(Field)
INDEX: Final = {field: n for n, field in enumerate(FIELDS)}

UPPER: Final = 6
"""The first six fields are the upper part."""
KNIFFEL: Final = INDEX[Field.KNIFFEL]
BONUS: Final = 35
BONUS_FROM: Final = 63

SUMS: Final = tuple(range(5, 31))
SAYABLE: Final[tuple[tuple[int, ...], ...]] = (
    *(tuple(face * count for count in range(1, 6)) for face in range(1, 7)),
    SUMS,  # Dreierpasch
    SUMS,  # Viererpasch
    (25,),  # Full-House
    (30,),  # kleine Straße
    (40,),  # große Straße
    (50,),  # Kniffel
    SUMS,  # Chance
)
"""The points that may be announced, field by field. Nothing is not among them (LK-13)."""


@cache
def worth(dice: tuple[int, ...]) -> tuple[int, ...]:
    """What five dice bring in each field; 0 where the combination is not made."""
    return _WORTH[tuple(sorted(dice))]


def upper_of(row: Sequence[int]) -> int:
    """The sum of the upper part of a points column; what is empty or struck is below 0."""
    return sum([points for points in row[:UPPER] if points > 0])


def bonus_of(row: Sequence[int]) -> int:
    """§4.5 35 more if the upper part has brought 63."""
    return BONUS if upper_of(row) >= BONUS_FROM else 0


def total_of(row: Sequence[int]) -> int:
    """§5.5 All points, and the bonus."""
    return sum([points for points in row if points > 0]) + bonus_of(row)


@cache
def best_first(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The fields in which five dice bring anything, the one that brings most first."""
    real = worth(dice)
    return tuple(sorted([field for field in range(13) if real[field]], key=lambda n: -real[n]))


def _count(dice: tuple[int, ...]) -> tuple[int, ...]:
    counts = [dice.count(face) for face in range(1, 7)]
    most, total = max(counts), sum(dice)
    run = _longest_run(counts)
    return (
        *(face * count for face, count in zip(range(1, 7), counts, strict=True)),
        total if most >= 3 else 0,
        total if most >= 4 else 0,
        25 if sorted(counts)[-2:] == [2, 3] else 0,
        30 if run >= 4 else 0,
        40 if run >= 5 else 0,
        50 if most == 5 else 0,
        total,
    )


def _longest_run(counts: list[int]) -> int:
    longest = run = 0
    for count in counts:
        run = run + 1 if count else 0
        longest = max(longest, run)
    return longest


_WORTH: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    dice: _count(dice) for dice in combinations_with_replacement(range(1, 7), 5)
}
