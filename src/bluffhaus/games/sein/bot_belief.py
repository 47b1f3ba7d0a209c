"""Who may be who: exact, by counting all deals of the twelve cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bluffhaus.games.sein.overview import Character

Floats: TypeAlias = NDArray[np.float64]
Counts: TypeAlias = tuple[int, ...]

CHARACTERS: Final = tuple(Character)
NUMBER: Final = {character: n for n, character in enumerate(CHARACTERS)}
COPIES: Final = 2
"""Two cards of each character."""
_KINDS: Final = range(len(CHARACTERS))


def one(character: Character) -> Floats:
    """The weights of somebody who is known to be this character."""
    weights = np.zeros(len(CHARACTERS))
    weights[NUMBER[character]] = 1.0
    return weights


# After so many seats: how often each character has been dealt (`_LAYERS`); which of these counts
# comes next when the next seat is dealt a character (`_NEXT`), and by how many cards (`_LEFT`).
# What cannot be dealt any more points anywhere, by no card.
_LAYERS: Final[tuple[tuple[Counts, ...], ...]] = tuple(
    [
        tuple([dealt for dealt in product(range(COPIES + 1), repeat=6) if sum(dealt) == seats])
        for seats in range(COPIES * len(CHARACTERS) + 1)
    ]
)
_PLACE: Final = [{dealt: n for n, dealt in enumerate(layer)} for layer in _LAYERS]


def _with(dealt: Counts, kind: int) -> Counts:
    return (*dealt[:kind], dealt[kind] + 1, *dealt[kind + 1 :])


_NEXT: Final = [
    np.array([[_PLACE[n + 1].get(_with(dealt, kind), 0) for dealt in layer] for kind in _KINDS])
    for n, layer in enumerate(_LAYERS[:-1])
]
_LEFT: Final = [
    np.array([[float(COPIES - dealt[kind]) for dealt in layer] for kind in _KINDS])
    for layer in _LAYERS[:-1]
]


def marginals(weights: Sequence[Floats]) -> Floats:
    """How likely each seat is each character, when whatever speaks for it weighs so much.

    Every deal of two cards of each character counts as often as the cards can be dealt so, times
    the weights of all seats. The counts are carried through the seats from both ends.
    """
    ways = _from_the_end(weights)
    found = np.empty((len(weights), len(CHARACTERS)))
    before = np.ones(1)
    for n, weight in enumerate(weights):
        found[n] = weight * (ways[n] @ before)
        if n + 1 < len(weights):
            before = _dealt(n, before, weight)
    chances: Floats = found / found.sum(axis=1, keepdims=True)
    return chances


def _from_the_end(weights: Sequence[Floats]) -> list[Floats]:
    """Seat by seat: the ways to go on, by what is dealt here and what was dealt before."""
    ways: list[Floats] = []
    after = np.ones(len(_LAYERS[len(weights)]))
    for n in range(len(weights) - 1, -1, -1):
        here = _LEFT[n] * after[_NEXT[n]]
        ways.append(here)
        after = weights[n] @ here
    return ways[::-1]


def _dealt(n: int, before: Floats, weight: Floats) -> Floats:
    """The weight of every count after one more seat."""
    moved = weight[:, None] * _LEFT[n] * before
    after: Floats = np.bincount(_NEXT[n].ravel(), moved.ravel(), len(_LAYERS[n + 1])).astype(float)
    return after
