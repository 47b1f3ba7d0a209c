"""Three throws: what to leave standing, and what others must think lies under the cups."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final

import numpy as np

from bluffhaus.games.luegenkniffel.bot_dice import (
    AFTER,
    AFTER_FIRST,
    AFTER_SECOND,
    CHANCES,
    FIRST,
    FULL,
    FULL_INDEX,
    KEPT,
    KEPT_INDEX,
    KEPT_OF,
    SECOND_THROWS,
    Choices,
    Floats,
    Heap,
    Ints,
    second_throw,
    third_throw,
    together,
)
from bluffhaus.games.luegenkniffel.bot_table import TRUE, Card

_FIRST_HEAP: Final = np.arange(len(FULL))
_SECOND_HEAP: Final = np.array([FULL_INDEX[together(*node)] for node in SECOND_THROWS])
_HASTE: Final = 0.08
"""The part of all rollers that is thought to stop before it is wise: bluffers, and the bored."""


class Plan:
    """A turn played for the sake of the score card, with a lie to fall back on."""

    def __init__(self, card: Card, fallback: float) -> None:
        """`fallback`: what it brings to lie."""
        true = np.where(TRUE & card.open, card.gain, -np.inf).max(axis=1)
        self.final: Floats = np.maximum(true, fallback).astype(np.float32)[:, None]
        self.third = third_throw(self.final)
        self.second = second_throw(self.final, self.third)

    def keep(self, dice: Heap, cups: tuple[int, ...], throws: int) -> tuple[float, Heap]:
        """The best of the free dice to leave standing (by place), and what that is worth."""
        rest = self.second if throws == 1 else self.third
        free = [place for place, cup in enumerate(cups) if cup == throws]
        locked = [place for place in range(5) if place not in free]
        best: tuple[float, Heap] = (-np.inf, ())
        for size in range(len(free)):
            for leave in combinations(free, size):
                heap = tuple(sorted([dice[place] for place in (*locked, *leave)]))
                best = max(best, (float(rest[KEPT_INDEX[heap], 0]), leave))
        return best

    @cached_property
    def under_the_cups(self) -> Floats:
        """How likely the dice are to lie in each way if the roller stops: [throws - 1, heap]."""
        stops = np.zeros((3, len(FULL)), dtype=np.float32)
        went_on = _stop_or_go(AFTER_FIRST, self.second, self.final, FIRST, _FIRST_HEAP, stops[0])
        thrown = went_on[KEPT_OF] * CHANCES
        went_on = _stop_or_go(AFTER_SECOND, self.third, self.final, thrown, _SECOND_HEAP, stops[1])
        stops[2] = went_on @ AFTER
        stops[:2] += _HASTE * np.stack([FIRST, _by_heap(_SECOND_HEAP, thrown)])
        likely: Floats = stops / stops.sum(axis=1, keepdims=True)
        return likely


def _stop_or_go(
    choices: Choices, rest: Floats, final: Floats, chances: Floats, heap: Ints, stops: Floats
) -> Floats:
    """Who stops after a throw, and with which heap; and what the others leave standing."""
    _, rows = choices.best_rows(np.concatenate([rest, final])[:, 0])
    stay = rows >= len(KEPT)
    stops += _by_heap(heap[stay], chances[stay])
    return np.bincount(rows[~stay], chances[~stay], len(KEPT)).astype(np.float32)


def _by_heap(heap: Ints, chances: Floats) -> Floats:
    return np.bincount(heap, chances, len(FULL)).astype(np.float32)


@lru_cache(maxsize=4096)
def plan_of(card: Card) -> Plan:
    """How anybody with this card would throw."""
    return Plan(card, 0.0)
