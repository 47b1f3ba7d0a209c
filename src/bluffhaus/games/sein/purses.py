"""What lies before everybody, and how a link of the chain moves it.

All stones are one row of numbers: four for each seat (gold, wein and korn lying loose, then
Info-Packs), and the three of the store at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from bluffhaus.games.sein.overview import (
    Character,
    Effect,
    Enchant,
    Fetch,
    FetchDifferent,
    Levy,
    Overview,
    Sort,
    Steal,
)
from bluffhaus.games.sein.words import Link

CHARACTERS: Final = tuple(Character)
SORTS: Final = tuple(Sort)
INDEX: Final = {character: place for place, character in enumerate(CHARACTERS)}
PLACE: Final = {sort: place for place, sort in enumerate(SORTS)}

STOCK: Final = 20
"""Stones of each sort."""
STORE: Final = -1
PACKS: Final = 3

Row: TypeAlias = list[int]
Move: TypeAlias = tuple[int, int, int, int, int, int]
"""Giver, taker, gold, wein, korn, packs; the store is `STORE`."""


def stocked(seats: int) -> Row:
    """Nothing before anybody; 20 of each sort in the store."""
    return [0] * (4 * seats) + [STOCK] * 3


def apply(link: Link, row: Row, overview: Overview, told: list[Move] | None = None) -> bool:
    """The stones of a link that stands are moved: as many as there are. Did any move?"""
    match link.kind:
        case "action":
            assert link.character is not None
            assert link.action is not None
            effect = overview.rows[INDEX[link.character]].actions[link.action]
            return _act(effect, link, row, told)
        case "pay" | "mercy" | "share":
            giver, taker = link.seat, link.seats[0]
            return sum([_give(row, giver, taker, PLACE[sort], 1, told) for sort in link.sorts]) > 0
        case "question":
            return _spend(row, link.seat, told)
        case "estate":
            return _leave(row, link.seat, link.seats[0], told)
        case _:
            return False


def _act(effect: Effect, link: Link, row: Row, told: list[Move] | None) -> bool:
    seat, sorts = link.seat, link.sorts
    match effect:
        case Fetch(stones):
            return sum([_fetch(row, seat, PLACE[sort], told) for sort in stones]) > 0
        case FetchDifferent():
            return sum([_fetch(row, seat, PLACE[sort], told) for sort in sorts]) > 0
        case Levy(sort):
            place, others = PLACE[sort], range(len(row) // 4)
            return sum([_give(row, o, seat, place, 1, told) for o in others if o != seat]) > 0
        case Steal(count):
            victim, place = link.seats[0], PLACE[sorts[0]]
            return _steal(row, victim, seat, place, count, link.packs, told)
        case Enchant():
            pairs = zip(link.seats, sorts, strict=True)
            return (
                sum([_give(row, victim, seat, PLACE[sort], 1, told) for victim, sort in pairs]) > 0
            )


def _fetch(row: Row, seat: int, place: int, told: list[Move] | None) -> bool:
    """One stone from the store, if there is one left (SN-50)."""
    store = len(row) - 3 + place
    if not row[store]:
        return False
    row[store] -= 1
    row[4 * seat + place] += 1
    if told is not None:
        told.append(_moved(STORE, seat, place, 1))
    return True


def _give(
    row: Row, giver: int, taker: int, place: int, count: int, told: list[Move] | None
) -> bool:
    """So many loose stones, or as many as there are."""
    there = row[4 * giver + place]
    if not there:
        return False
    count = min(count, there)
    row[4 * giver + place] -= count
    row[4 * taker + place] += count
    if told is not None:
        told.append(_moved(giver, taker, place, count))
    return True


def _steal(
    row: Row,
    victim: int,
    thief: int,
    place: int,
    count: int,
    packs_first: bool,
    told: list[Move] | None,
) -> bool:
    """Loose stones first, or out of packs first; what else is in a broken pack lies loose."""
    loose, packs = row[4 * victim + place], row[4 * victim + PACKS]
    broken = min(count, packs) if packs_first else min(max(0, count - loose), packs)
    taken = min(count - broken, loose) + broken
    if not taken:
        return False
    row[4 * victim + PACKS] -= broken
    for sort in range(3):
        row[4 * victim + sort] += broken
    row[4 * victim + place] -= taken
    row[4 * thief + place] += taken
    if told is not None:
        told.append(_moved(victim, thief, place, taken))
    return True


def _spend(row: Row, seat: int, told: list[Move] | None) -> bool:
    """A pack goes back into the store."""
    if not row[4 * seat + PACKS]:
        return False
    row[4 * seat + PACKS] -= 1
    for place in range(len(row) - 3, len(row)):
        row[place] += 1
    if told is not None:
        told.append((seat, STORE, 0, 0, 0, 1))
    return True


def _leave(row: Row, seat: int, heir: int, told: list[Move] | None) -> bool:
    """All that somebody owns, packs and all."""
    estate = row[4 * seat : 4 * seat + 4]
    if not any(estate):
        return False
    for place, count in enumerate(estate):
        row[4 * heir + place] += count
        row[4 * seat + place] = 0
    if told is not None:
        gold, wein, korn, packs = estate
        told.append((seat, heir, gold, wein, korn, packs))
    return True


def _moved(giver: int, taker: int, place: int, count: int) -> Move:
    stones = [0, 0, 0, 0]
    stones[place] = count
    gold, wein, korn, packs = stones
    return giver, taker, gold, wein, korn, packs


def new_packs(row: Row, seats: int) -> tuple[int, ...]:
    """§2.7 Every complete set of loose stones, seat by seat."""
    return tuple([min(row[4 * seat : 4 * seat + 3]) for seat in range(seats)])


# --- fines --------------------------------------------------------------------------------------

FINE: Final = 2
"""Stones that a Richter demands."""
FINES: Final = tuple(combinations_with_replacement(SORTS, FINE))


@lru_cache(maxsize=4096)
def payments(loose: tuple[int, ...], demanded: tuple[Sort, ...]) -> tuple[tuple[Sort, ...], ...]:
    """§4.8 What is demanded, as far as it is there; for the rest any other loose stones."""
    due = min(FINE, sum(loose))
    have = [min(there, demanded.count(sort)) for sort, there in zip(SORTS, loose, strict=True)]
    ways = combinations_with_replacement(SORTS, due)
    return tuple([way for way in ways if _pays(way, loose, have)])


def _pays(way: Sequence[Sort], loose: Sequence[int], have: Sequence[int]) -> bool:
    counts = [way.count(sort) for sort in SORTS]
    return all(
        at_least <= count <= there
        for at_least, count, there in zip(have, counts, loose, strict=True)
    )
