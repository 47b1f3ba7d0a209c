"""What stones are worth, and what a personal action would bring to everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from bluffhaus.games.sein.overview import (
    Enchant,
    Fetch,
    FetchDifferent,
    Levy,
    Sort,
    Steal,
)
from bluffhaus.games.sein.view import Stones
from bluffhaus.games.sein.words import Act, ActOffer
from bluffhaus.kernel import Seat

Purse: TypeAlias = tuple[int, int, int, int]
"""Gold, wein, korn, packs."""
Purses: TypeAlias = tuple[Purse, ...]

SORTS: Final = tuple(Sort)
PLACE: Final = {sort: n for n, sort in enumerate(SORTS)}
_LATER: Final = 0.55
"""How much less a second set that is begun is worth: it is loose for longer."""


def purse(stones: Stones) -> Purse:
    """What lies before somebody."""
    return stones.gold, stones.wein, stones.korn, stones.packs


@lru_cache(maxsize=4096)
def worth(stones: Purse, begun: tuple[float, ...] = (0.0, 0.28, 0.6, 0.97)) -> float:
    """What somebody's stones are worth, in packs; `begun`: sets with so many sorts."""
    loose, total, share = stones[:3], float(stones[3]), 1.0
    for height in range(1, max(loose) + 1):
        sorts = sum(1 for count in loose if count >= height)
        total += share * begun[sorts]
        share *= 1.0 if sorts == 3 else _LATER
    return total


def plus(stones: Purse, sort: Sort, count: int) -> Purse:
    """More, or fewer, of one sort."""
    place = PLACE[sort]
    return (*stones[:place], stones[place] + count, *stones[place + 1 :])  # type: ignore[return-value]


def without(stones: Purse, sorts: Sequence[Sort]) -> Purse:
    """After giving these away, as far as they are there."""
    for sort in sorts:
        if stones[PLACE[sort]]:
            stones = plus(stones, sort, -1)
    return stones


def with_(stones: Purse, sorts: Sequence[Sort]) -> Purse:
    """After getting these."""
    for sort in sorts:
        stones = plus(stones, sort, 1)
    return stones


def handed(stones: Purse, sorts: Sequence[Sort]) -> tuple[Sort, ...]:
    """What of these can be handed over."""
    left, found = stones, []
    for sort in sorts:
        if left[PLACE[sort]]:
            left = plus(left, sort, -1)
            found.append(sort)
    return tuple(found)


def stolen(stones: Purse, sort: Sort, count: int, packs: bool) -> tuple[Purse, int]:
    """What a thief leaves, and how many stones he gets. Broken packs' other stones are loose."""
    got = 0
    while got < count:
        if stones[3] and (packs or not stones[PLACE[sort]]):
            stones = (stones[0] + 1, stones[1] + 1, stones[2] + 1, stones[3] - 1)
        if not stones[PLACE[sort]]:
            break
        stones, got = plus(stones, sort, -1), got + 1
    return stones, got


# --- personal actions -----------------------------------------------------------------------------

Change: TypeAlias = Mapping[int, Purse]
"""Whose purse is another one afterwards."""
Value: TypeAlias = Callable[[Change], float]


def acts(
    offer: ActOffer, me: int, purses: Purses, store: Purse, others: Sequence[int], value: Value
) -> Iterator[tuple[Act, Change]]:
    """What can be done with this offer, and what it changes. Of spells only the best few."""
    effect = offer.effect
    match effect:
        case Fetch(stones):
            yield _act(offer), {me: with_(purses[me], handed(store, stones))}
        case FetchDifferent(count):
            for sorts in combinations(SORTS, count):
                yield _act(offer, sorts=sorts), {me: with_(purses[me], handed(store, sorts))}
        case Levy(sort):
            yield _act(offer), _levied(sort, me, purses, others)
        case Steal(count):
            yield from _thefts(offer, count, me, purses)
        case Enchant(players):
            yield from _spells(offer, players, me, purses, value)


def _act(
    offer: ActOffer,
    victims: tuple[Seat, ...] = (),
    sorts: tuple[Sort, ...] = (),
    packs: bool = False,
) -> Act:
    return Act(offer.character, offer.action, victims, sorts, packs)


def _levied(sort: Sort, me: int, purses: Purses, others: Sequence[int]) -> Change:
    payers = [seat for seat in others if purses[seat][PLACE[sort]]]
    change = {seat: plus(purses[seat], sort, -1) for seat in payers}
    return {**change, me: plus(purses[me], sort, len(payers))}


def _thefts(offer: ActOffer, count: int, me: int, purses: Purses) -> Iterator[tuple[Act, Change]]:
    pairs = [(victim, sort, False) for victim in offer.victims for sort in SORTS]
    for victim, sort, packs in [*pairs, *[(v, s, True) for v, s in offer.packs]]:
        left, got = stolen(purses[victim], sort, count, packs)
        change = {victim: left, me: plus(purses[me], sort, got)}
        yield _act(offer, (victim,), (sort,), packs), change


def _spells(
    offer: ActOffer, players: int, me: int, purses: Purses, value: Value
) -> Iterator[tuple[Act, Change]]:
    """Victim after victim, whatever adds most; every first victim is a way to begin."""
    for first in offer.victims:
        hit: dict[Seat, Sort] = {}
        change: Change = {}
        while len(hit) < min(players, len(offer.victims)):
            left = [first] if not hit else [seat for seat in offer.victims if seat not in hit]
            options = [(seat, sort) for seat in left for sort in SORTS]
            seat, sort = max(
                options,
                key=lambda option: value(_enchanted({**hit, option[0]: option[1]}, me, purses)),
            )
            hit[seat] = sort
            change = _enchanted(hit, me, purses)
        victims = tuple(sorted(hit))
        yield _act(offer, victims, tuple([hit[seat] for seat in victims])), change


def _enchanted(hit: Mapping[Seat, Sort], me: int, purses: Purses) -> Change:
    change: dict[int, Purse] = {}
    mine = purses[me]
    for seat, sort in hit.items():
        if purses[seat][PLACE[sort]]:
            change[seat] = plus(purses[seat], sort, -1)
            mine = plus(mine, sort, 1)
    return {**change, me: mine}
