"""§8: one mouse wants to be taken for the thief."""

from __future__ import annotations

import pytest

from bluffhaus.games.kaesedieb import RULES, Options, Role, Truth
from bluffhaus.games.kaesedieb.words import Ending, SayRole, Unmasked
from bluffhaus.kernel import Match, Seat, Seeded
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, EMIL, FRIEDA
from bluffhaus.testing.kaesedieb import Night


def six(*, literal: bool = False) -> Night:
    """Anton is the thief, Bernd the Sündenmaus, and everybody wakes alone."""
    options = Options(suendenmaus=True, literal_suendenmaus=literal)
    return Night(1, 2, 3, 4, 5, 6, suendenmaus=BERND, options=options)


@pytest.mark.rule("kaesedieb §8.1")
@pytest.mark.parametrize("people", [6, 7, 8])
def test_one_mouse_is_replaced_by_her(people: int) -> None:
    dealt = [Match.start(RULES, Options(suendenmaus=True), people, Seeded(n)) for n in range(60)]
    for match in dealt:
        assert sorted(match.state.roles) == sorted(
            [Role.THIEF, Role.SUENDENMAUS, *[Role.MOUSE] * (people - 2)]
        )
        assert match.view(None).suendenmaus
    assert {match.state.roles.index(Role.SUENDENMAUS) for match in dealt} == set(range(people))


@pytest.mark.rule("kaesedieb §8.2")
def test_in_the_night_she_is_a_mouse_like_any_other() -> None:
    night = six()
    night.strikes(2)
    night.peeks(BERND, at=ANTON)
    night.hands_out()
    night.recruits(BERND)
    night.passes()
    me = night.sees(BERND).me
    assert me is not None
    assert me.accomplice
    assert me.role is Role.SUENDENMAUS


@pytest.mark.rule("kaesedieb §8.2")
def test_the_thief_does_not_learn_that_he_touched_her() -> None:
    hers, plain = six(), Night(1, 2, 3, 4, 5, 6, suendenmaus=CLAUDIA)
    for night in (hers, plain):
        night.hands_out()
        night.recruits(BERND)
        night.morning()
    assert hers.sees(ANTON) == plain.sees(ANTON)
    assert hers.match.seen_by(ANTON) == plain.match.seen_by(ANTON)


@pytest.mark.rule("kaesedieb §8.3")
@pytest.mark.parametrize("accomplice", [BERND, FRIEDA])
def test_she_wins_alone_when_nobody_has_more_votes(accomplice: Seat) -> None:
    night = six()
    night.hands_out()
    night.recruits(accomplice)
    night.voted(BERND, CLAUDIA, BERND, BERND, ANTON, BERND)
    assert night.winners == (BERND,)
    assert night.table.ending is Ending.SUENDENMAUS


@pytest.mark.rule("kaesedieb §8.3")
def test_she_wins_alone_even_beside_the_thief() -> None:
    night = six()
    night.voted(BERND, ANTON, ANTON, ANTON, BERND, BERND)
    assert night.heard(None, Unmasked) == [
        Unmasked(ANTON, Role.THIEF),
        Unmasked(BERND, Role.SUENDENMAUS),
    ]
    assert night.winners == (BERND,)


@pytest.mark.rule("kaesedieb §8.4")
def test_otherwise_she_loses_whichever_side_wins() -> None:
    caught = six()
    caught.hands_out()
    caught.recruits(FRIEDA)
    caught.voted(CLAUDIA, ANTON, ANTON, ANTON, ANTON, ANTON)
    assert caught.winners == (CLAUDIA, DORIS, EMIL)
    escaped = six()
    escaped.hands_out()
    escaped.recruits(BERND)
    escaped.voted(CLAUDIA, CLAUDIA, DORIS, CLAUDIA, CLAUDIA, CLAUDIA)
    assert escaped.winners == (ANTON,)


@pytest.mark.rule("kaesedieb §9.4")
def test_to_the_letter_she_also_wins_with_her_side() -> None:
    caught = six(literal=True)
    caught.hands_out()
    caught.recruits(FRIEDA)
    caught.voted(CLAUDIA, ANTON, ANTON, ANTON, ANTON, ANTON)
    assert caught.winners == (BERND, CLAUDIA, DORIS, EMIL)
    escaped = six(literal=True)
    escaped.hands_out()
    escaped.recruits(BERND)
    escaped.voted(CLAUDIA, CLAUDIA, DORIS, CLAUDIA, CLAUDIA, CLAUDIA)
    assert escaped.winners == (ANTON, BERND)
    alone = six(literal=True)
    alone.voted(BERND, ANTON, ANTON, ANTON, BERND, BERND)
    assert alone.winners == (BERND,)


@pytest.mark.rule("kaesedieb §6.13")
def test_what_is_claimed_of_her_is_worth() -> None:
    night = six()
    night.hands_out()
    night.recruits(BERND)
    night.morning()
    for role in (Role.MOUSE, Role.SUENDENMAUS, Role.ACCOMPLICE, Role.THIEF):
        night.says(BERND, SayRole(BERND, role))
    night.voted(BERND, ANTON, ANTON, ANTON, ANTON, ANTON)
    assert night.table.truth is not None
    assert night.table.truth.claims == (Truth.FALSE, Truth.TRUE, Truth.TRUE, Truth.FALSE)
