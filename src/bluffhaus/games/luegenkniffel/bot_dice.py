"""Five dice and three throws, counted out: every heap of dice, and what may become of it.

A heap is a handful of dice regardless of their order, written as a rising tuple. There are 252
heaps of five dice and 210 smaller ones, so everything that can happen in a turn fits in tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bluffhaus.games.luegenkniffel.scores import worth

Heap: TypeAlias = tuple[int, ...]
Ints: TypeAlias = NDArray[np.intp]
Floats: TypeAlias = NDArray[np.float32]


def heaps(size: int) -> tuple[Heap, ...]:
    """All heaps of so many dice."""
    return tuple(combinations_with_replacement(range(1, 7), size))


def probability(heap: Heap) -> float:
    """How likely so many dice, thrown together, show just this heap."""
    ways = factorial(len(heap))
    for count in Counter(heap).values():
        ways //= factorial(count)
    return float(ways / 6 ** len(heap))


def together(one: Heap, other: Heap) -> Heap:
    """Both heaps in one."""
    return tuple(sorted(one + other))


def one_less(heap: Heap) -> list[Heap]:
    """The heaps that remain when any one die is taken away."""
    return [heap[: heap.index(face)] + heap[heap.index(face) + 1 :] for face in sorted(set(heap))]


FULL: Final = heaps(5)
"""The 252 ways five dice can lie."""
FULL_INDEX: Final = {heap: n for n, heap in enumerate(FULL)}
KEPT: Final = tuple([heap for size in range(5) for heap in heaps(size)])
"""The 210 heaps that may be left standing: none to four dice."""
KEPT_INDEX: Final = {heap: n for n, heap in enumerate(KEPT)}
WORTH: Final = np.array([worth(heap) for heap in FULL], dtype=np.intp)
"""What each full heap brings in each of the 13 fields."""
FIRST: Final = np.array([probability(heap) for heap in FULL], dtype=np.float32)
"""How likely the first throw, of all five dice, shows each full heap."""


def row_of(heap: Heap) -> int:
    """Where a heap's value stands among those of the kept heaps and, behind them, the full ones."""
    return len(KEPT) + FULL_INDEX[heap] if len(heap) == 5 else KEPT_INDEX[heap]


def _after() -> Floats:
    """How likely each full heap comes of each kept one, when the other dice are thrown."""
    table = np.zeros((len(KEPT), len(FULL)), dtype=np.float32)
    for row, kept in enumerate(KEPT):
        for thrown in heaps(5 - len(kept)):
            table[row, FULL_INDEX[together(kept, thrown)]] += probability(thrown)
    return table


AFTER: Final = _after()

Node: TypeAlias = tuple[Heap, Heap]
"""Dice that are locked for good, and dice beside them that are still free."""


class Choices:
    """What may be left standing: any of the free dice, together with those that are locked.

    A node's own value is that of all its dice together, and it may give up any one free die for
    the node without it: the best over all of them is the best choice. Nodes are ordered by their
    free dice, and those with the most different ones first, so that each step of the way up is one
    gather over a shrinking slice.
    """

    def __init__(self, tops: Sequence[Node]) -> None:
        """`tops`: the nodes that will be asked about, as they can be thrown."""
        levels = _levels(tops)
        order = [node for level in levels for node in level]
        index = {node: n for n, node in enumerate(order)}
        self._own = np.array([row_of(together(*node)) for node in order], dtype=np.intp)
        self._tops = np.array([index[node] for node in tops], dtype=np.intp)
        self._steps = [step for level in levels for step in _steps(level, index)]

    def best(self, values: Floats) -> Floats:
        """What each top is worth, when there is a column of `values` for every case."""
        found = values[self._own]
        for start, stop, child in self._steps:
            part = found[start:stop]
            np.maximum(part, found[child], out=part)
        top: Floats = found[self._tops]
        return top

    def best_rows(self, values: Floats) -> tuple[Floats, Ints]:
        """What each top is worth in a single case, and which row of `values` it owes that to."""
        found, rows = values[self._own], self._own.copy()
        for start, stop, child in self._steps:
            better = found[child] > found[start:stop]
            found[start:stop][better] = found[child][better]
            rows[start:stop][better] = rows[child][better]
        return found[self._tops], rows[self._tops]


def _levels(tops: Sequence[Node]) -> list[list[Node]]:
    levels: list[set[Node]] = [set() for _ in range(6)]
    for node in tops:
        levels[len(node[1])].add(node)
    for free in range(5, 0, -1):
        for locked, some in levels[free]:
            levels[free - 1].update([(locked, fewer) for fewer in one_less(some)])
    return [sorted(level, key=lambda node: (-len(set(node[1])), node)) for level in levels]


def _steps(level: list[Node], index: dict[Node, int]) -> list[tuple[int, int, Ints]]:
    """For the first, second, … die that each node of a level may give up: which node remains."""
    if not level or not level[0][1]:
        return []
    start, steps = index[level[0]], []
    children = [[index[locked, fewer] for fewer in one_less(some)] for locked, some in level]
    for turn in range(len(children[0])):
        rows = [some[turn] for some in children if len(some) > turn]
        steps.append((start, start + len(rows), np.array(rows, dtype=np.intp)))
    return steps


FIRST_THROWS: Final[tuple[Node, ...]] = tuple([((), heap) for heap in FULL])
"""The first throw: nothing is locked."""
SECOND_THROWS: Final[tuple[Node, ...]] = tuple(
    [(kept, thrown) for kept in KEPT for thrown in heaps(5 - len(kept))]
)
"""The second throw: what was left standing stays („Was liegt, das liegt!")."""
CHANCES: Final = np.array([probability(thrown) for _, thrown in SECOND_THROWS], dtype=np.float32)
"""How likely each second throw is, given what was left standing."""
KEPT_OF: Final = np.array([KEPT_INDEX[kept] for kept, _ in SECOND_THROWS], dtype=np.intp)
STARTS: Final = np.searchsorted(KEPT_OF, np.arange(len(KEPT))).astype(np.intp)
"""Where the second throws that follow each kept heap begin."""

AFTER_FIRST: Final = Choices(FIRST_THROWS)
AFTER_SECOND: Final = Choices(SECOND_THROWS)


def third_throw(final: Floats) -> Floats:
    """What each kept heap is worth when one throw is left; `final`: what the full ones are."""
    worth_then: Floats = AFTER @ final
    return worth_then


def second_throw(final: Floats, third: Floats) -> Floats:
    """What each kept heap is worth when two throws are left and what lies stays there."""
    best = AFTER_SECOND.best(np.concatenate([third, final]))
    best *= CHANCES[:, None]
    summed: Floats = np.add.reduceat(best, STARTS, axis=0)
    return summed


def classic_second_throw(final: Floats, third: Floats) -> Floats:
    """The same at plain Kniffel, where any die may be thrown again."""
    worth_then: Floats = AFTER @ AFTER_FIRST.best(np.concatenate([third, final]))
    return worth_then


def turn(final: Floats, *, locked: bool = True) -> Floats:
    """What a whole turn is worth, when the full heaps are worth `final` at its end."""
    third = third_throw(final)
    second = second_throw(final, third) if locked else classic_second_throw(final, third)
    value: Floats = FIRST @ AFTER_FIRST.best(np.concatenate([second, final]))
    return value
