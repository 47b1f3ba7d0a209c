"""A disguise is a night that may have been, and each is as likely as the deal makes it."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import sqrt

import msgspec
import pytest

from bluffhaus.games.kaesedieb import RULES, Options, Role
from bluffhaus.games.kaesedieb.state import TALK, State
from bluffhaus.kernel import Seat, Seeded, advance
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, EMIL
from bluffhaus.testing.kaesedieb import Night

Worlds = Counter[tuple[int, int]]


def dawn(people: int, seed: int) -> State:
    """The morning after a night in which everybody was silent."""
    chance, state = Seeded(seed), RULES.blank(Options(suendenmaus=True), people)
    advance(RULES, state, chance)
    while state.stage < TALK:
        seat = RULES.asked(state)[0]
        advance(RULES, state, chance, seat, RULES.prompt(state, seat).silence)
    return state


def world(state: State) -> tuple[int, int]:
    """Who the thief is, and when he stole."""
    return state.thief, state.taken


@pytest.mark.parametrize("people", range(4, 9))
def test_other_nights_are_as_likely_as_the_deal_makes_them(people: int) -> None:
    """All nights that looked the same to Anton, counted, and as many disguises of one of them."""
    nights: dict[bytes, list[State]] = defaultdict(list)
    for seed in range(12000 if people == 4 else 4000):
        state = dawn(people, seed)
        nights[msgspec.msgpack.encode(RULES.view(state, ANTON))].append(state)
    often = sorted(nights.values(), key=len, reverse=True)[:6]
    assert len(often[1]) >= 60
    for alike in often:
        dealt = Counter(map(world, alike))
        drawn = Counter(
            world(RULES.disguise(alike[n % len(alike)], ANTON, Seeded(n))) for n in range(1500)
        )
        agree(dealt, len(alike), drawn, 1500)


def agree(dealt: Worlds, nights: int, drawn: Worlds, disguises: int) -> None:
    """Within five standard errors, world by world."""
    for each in dealt.keys() | drawn.keys():
        often, seldom = dealt[each] / nights, drawn[each] / disguises
        mean = (dealt[each] + drawn[each]) / (nights + disguises)
        error = sqrt(mean * (1 - mean) * (1 / nights + 1 / disguises))
        assert abs(often - seldom) <= 5 * error, f"{each}: {often:.3f} of nights, {seldom:.3f}"


def disguises(night: Night, who: Seat | None, many: int = 200) -> list[State]:
    return [RULES.disguise(night.match.state, who, Seeded(n)) for n in range(many)]


def test_what_one_has_seen_stays() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.strikes(1)
    night.peeks(CLAUDIA, at=DORIS)
    night.morning()
    for state in disguises(night, CLAUDIA):
        assert (state.dice[CLAUDIA], state.dice[DORIS]) == ((1,), (5,))
        assert all(state.dice[seat] != (1,) for seat in night.people if seat != CLAUDIA)
        assert state.thief != CLAUDIA
        assert state.taken > 1
    for state in disguises(night, BERND):
        assert (state.thief, state.taken, state.accomplices) == (ANTON, 3, (BERND,))
    for state in disguises(night, DORIS):
        assert state.awake_at(5) == (DORIS, EMIL)
        assert state.taken < 5


def test_what_one_cannot_know_varies() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.morning()
    assert {state.thief for state in disguises(night, CLAUDIA)} == {ANTON, BERND, DORIS, EMIL}
    # Emil met Doris at five when the cheese was gone: neither of them has taken it.
    assert {state.thief for state in disguises(night, EMIL)} == {ANTON, BERND, CLAUDIA}
    assert {state.thief for state in disguises(night, None)} == set(range(5))
    assert {len(state.accomplices) for state in disguises(night, None)} == {0, 1}


def test_with_seven_an_accomplice_does_not_know_the_thief_but_the_other_one() -> None:
    night = Night(1, 2, 3, 4, 5, 6, 6)
    night.hands_out()
    night.recruits(DORIS, EMIL)
    night.morning()
    seen = disguises(night, DORIS)
    assert {state.accomplices for state in seen} == {(DORIS, EMIL)}
    # At four the cheese was gone, so it was nobody who wakes later.
    assert {state.thief for state in seen} == {0, 1, 2, 5, 6}
    assert len({state.accomplices for state in disguises(night, BERND)}) > 5
    assert not any(BERND in state.accomplices for state in disguises(night, BERND))


def test_who_is_touched_and_does_not_know_it_yet_may_be_or_not() -> None:
    night = Night(1, 2, 3, 4, 5, 6)
    night.hands_out()
    night.recruits(DORIS)
    touched = {state.accomplices for state in disguises(night, DORIS)}
    assert (DORIS,) in touched
    assert (BERND,) in touched
    assert () in touched
    assert {state.accomplices for state in disguises(night, ANTON)} == {(DORIS,)}


def test_the_suendenmaus_may_be_anybody_but_oneself_and_the_thief() -> None:
    night = Night(1, 2, 3, 4, 5, 6, suendenmaus=BERND)
    night.morning()
    hers = disguises(night, BERND)
    assert {state.roles.index(Role.SUENDENMAUS) for state in hers} == {BERND}
    for state in disguises(night, CLAUDIA):
        special = state.roles.index(Role.SUENDENMAUS)
        assert special not in (CLAUDIA, state.thief)


def test_closed_votes_may_have_been_others() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.votes({ANTON: BERND, BERND: CLAUDIA})
    seen = disguises(night, ANTON)
    assert {state.votes[ANTON] for state in seen} == {BERND}
    assert {state.votes[BERND] for state in seen} == {ANTON, CLAUDIA, DORIS, EMIL}
    assert {state.votes[CLAUDIA] for state in seen} == {-1}
    assert {state.drawn for state in seen} == {0, 1 << BERND}


def test_when_all_is_told_nothing_can_be_otherwise() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.voted(BERND, ANTON, ANTON, ANTON, ANTON)
    assert {state.thief for state in disguises(night, CLAUDIA, 20)} == {ANTON}
