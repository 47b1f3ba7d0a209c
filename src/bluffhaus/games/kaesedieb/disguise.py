"""Another night that looks the same to somebody: other cards, dice, accomplices, closed votes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import TypeAlias, TypeVar

from bluffhaus.games.kaesedieb.state import (
    DEAL,
    ENDED,
    MEET,
    NEVER,
    NIGHT,
    NOBODY,
    TOUCH,
    VOTE,
    Hours,
    State,
    replaced,
)
from bluffhaus.games.kaesedieb.words import Role
from bluffhaus.kernel import Chance

T = TypeVar("T")

Deal: TypeAlias = tuple[Hours, Hours, int]
"""Somebody's dice, when they wake, and how often that happens."""


def disguised(state: State, seat: int | None, chance: Chance, witness: bool, count: int) -> State:
    """`witness`, `count`: by which rule of the table's size there are accomplices, and how many."""
    other = state.clone()
    if state.stage == DEAL or state.stage >= ENDED:
        return other
    eyes = Eyes(state, seat)
    thief = eyes.some_thief(chance, met=bool(count) and not witness)
    other.thief = thief
    _deal_again(other, eyes, chance)
    other.roles = _roles(state, seat, thief, chance)
    other.taken = _taken(other)
    if witness:
        other.accomplices = _witness(other, eyes, chance)
    elif count:
        other.accomplices = _touched(other, eyes, count, chance)
    _peek_again(other, eyes, chance)
    _vote_again(other, seat, chance)
    return other


class Eyes:
    """What somebody has seen of a night, and the deals that agree with it."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.state, self.seat = state, seat
        own = () if seat is None else state.hours[seat]
        self.hours = tuple([hour for hour in own if hour <= state.struck()])
        """In which hours one has been awake so far."""
        seats = range(state.seats)
        self.mice = [self._deals(other, thief=False) for other in seats]
        self.thieves = [self._deals(other, thief=True) for other in seats]

    def saw_theft(self) -> bool:
        return self.state.taken in self.hours

    def is_known_accomplice(self) -> bool:
        return self.state.stage >= MEET and self.seat in self.state.accomplices

    def _deals(self, other: int, *, thief: bool) -> list[Deal]:
        """All that this seat may have been dealt, in this part, as far as one knows."""
        if other == self.seat:
            return [(self.state.dice[other], self.state.hours[other], 1)]
        chosen = bool(self.state.hours[other])
        deals = _all_deals(self.state.seats == 4, thief, chosen)
        return [deal for deal in deals if self._fits(other, deal, thief)]

    def _fits(self, other: int, deal: Deal, thief: bool) -> bool:
        dice, hours, _ = deal
        state, seat = self.state, self.seat
        if seat is not None and state.peeks[seat] == other and dice != state.dice[other]:
            return False
        if any((hour in hours) != (hour in state.hours[other]) for hour in self.hours):
            return False
        return not thief or all(self._stole_so(hours, hour) for hour in self.hours)

    def _stole_so(self, hours: Hours, hour: int) -> bool:
        """Does the cheese of one's own hour agree with a thief who wakes then?"""
        taken = self.state.taken
        if taken == hour:
            return hours[0] == hour
        return hours[0] < hour if NEVER < taken < hour else hours[0] > hour

    def some_thief(self, chance: Chance, *, met: bool) -> int:
        """Anybody who may be the thief, as likely as the deal makes it. `met`: by touch (§5.3)."""
        state, seat = self.state, self.seat
        known = seat == state.thief or self.saw_theft()
        if known or (met and self.is_known_accomplice() and state.seats != 7):
            return state.thief
        partners = state.accomplices if met and self.is_known_accomplice() else ()
        weights = [
            0 if other == seat or other in partners else self._ways(other)
            for other in range(state.seats)
        ]
        return _weighted(weights, chance)

    def _ways(self, thief: int) -> int:
        mice = [_often(deals) for other, deals in enumerate(self.mice) if other != thief]
        return _often(self.thieves[thief]) * prod(mice)


@cache
def _all_deals(two_dice: bool, thief: bool, chosen: bool) -> tuple[Deal, ...]:
    """Every throw, and every hour then chosen."""
    pips = range(1, 7)
    if not two_dice:
        return tuple([((n,), (n,), 1) for n in pips])
    throws = [(low, high) for low in pips for high in range(low, 7)]
    if not chosen:
        return tuple([(dice, (), 1 + (dice[0] < dice[1])) for dice in throws])
    return tuple([deal for dice in throws for deal in _choices(dice, thief)])


def _choices(dice: Hours, thief: bool) -> list[Deal]:
    """Two different dice fall twice as often as a double, and all their ways share that."""
    if dice[0] == dice[1]:
        return [(dice, dice[:1], 3 if thief else 1)]
    once: list[Deal] = [(dice, (pips,), 2 if thief else 1) for pips in dice]
    return [*once, (dice, dice, 2)] if thief else once


def _deal_again(state: State, eyes: Eyes, chance: Chance) -> None:
    deals = [
        _some_deal(eyes.thieves[seat] if seat == state.thief else eyes.mice[seat], chance)
        for seat in range(state.seats)
    ]
    state.dice = tuple([dice for dice, _, _ in deals])
    state.hours = tuple([hours for _, hours, _ in deals])
    if state.stage == NIGHT:
        state.awake = state.awake_at(state.hour)
        state.called = bool(state.awake)


def _roles(state: State, seat: int | None, thief: int, chance: Chance) -> tuple[Role, ...]:
    """The Sündenmaus is one's own card, or anybody's but one's own and the thief's."""
    special = NOBODY
    if state.suendenmaus:
        mine = seat is not None and state.roles[seat] is Role.SUENDENMAUS
        free = [other for other in range(state.seats) if other not in (seat, thief)]
        special = seat if mine and seat is not None else _any_of(free, chance)
    named = {special: Role.SUENDENMAUS, thief: Role.THIEF}
    return tuple([named.get(other, Role.MOUSE) for other in range(state.seats)])


def _taken(state: State) -> int:
    """When the thief of this world has stolen, if he has."""
    hours = state.hours[state.thief]
    return hours[0] if hours and hours[0] <= state.struck() else NEVER


def _witness(state: State, eyes: Eyes, chance: Chance) -> Hours:
    """§5.1 With five: somebody who saw it, if anybody did."""
    if state.taken == NEVER or eyes.saw_theft():
        return state.accomplices if eyes.saw_theft() else ()
    saw = [seat for seat in state.awake_at(state.taken) if seat != state.thief]
    return (_any_of(saw, chance),) if saw else ()


def _touched(state: State, eyes: Eyes, count: int, chance: Chance) -> Hours:
    """§5.3 From six on: anybody, but oneself only as long as one can't know."""
    if state.stage < TOUCH:
        return ()
    if eyes.seat == eyes.state.thief or eyes.is_known_accomplice():
        return state.accomplices
    if state.stage == TOUCH and chance.roll(2) == 1:
        return ()
    out = (state.thief,) if state.stage == TOUCH else (state.thief, eyes.seat)
    free = [seat for seat in range(state.seats) if seat not in out]
    return tuple(sorted(chance.shuffle(free)[:count]))


def _peek_again(state: State, eyes: Eyes, chance: Chance) -> None:
    """§4.3 Whoever was alone has looked under any cup, or under none."""
    if state.seats == 4:
        return
    for seat in range(state.seats):
        if seat != eyes.seat:
            state.peeks = replaced(state.peeks, seat, _some_peek(state, seat, chance))
    if state.stage == NIGHT and eyes.seat not in state.awake:
        state.rested = _is_done(state, chance)


def _some_peek(state: State, seat: int, chance: Chance) -> int:
    hour = state.hours[seat][0]
    if seat == state.thief or hour > state.struck() or state.awake_at(hour) != (seat,):
        return NOBODY
    return _any_of((NOBODY, *state.others(seat)), chance)


def _is_done(state: State, chance: Chance) -> bool:
    """Has the mouse that is alone now looked, or decided not to?"""
    if len(state.awake) != 1 or state.awake[0] == state.thief:
        return False
    return state.peeks[state.awake[0]] != NOBODY or chance.roll(2) == 1


def _vote_again(state: State, seat: int | None, chance: Chance) -> None:
    """§6.8 As long as the votes are closed anybody may have pointed at anybody."""
    if state.stage != VOTE:
        return
    for other, whom in enumerate(state.votes):
        if other != seat and whom != NOBODY:
            state.votes = replaced(state.votes, other, _any_of(state.others(other), chance))
            state.drawn = state.drawn & ~(1 << other) | (chance.roll(2) - 1) << other


def _any_of(things: Sequence[T], chance: Chance) -> T:
    return things[chance.roll(len(things)) - 1]


def _often(deals: Sequence[Deal]) -> int:
    return sum([weight for _, _, weight in deals])


def _some_deal(deals: Sequence[Deal], chance: Chance) -> Deal:
    return deals[_weighted([weight for _, _, weight in deals], chance)]


def _weighted(weights: Sequence[int], chance: Chance) -> int:
    """A place, as likely as its weight."""
    left = chance.roll(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left <= 0:
            return place
    raise AssertionError("nothing weighs anything")
