"""§1 and §2: what it is about; cards and dice."""

from __future__ import annotations

import pytest

from bluffhaus.games.kaesedieb import RULES, Options, Role
from bluffhaus.games.kaesedieb.words import Dealt, LookedUp, Ready, Rolled
from bluffhaus.kernel import Match, Seeded
from bluffhaus.testing import ANTON, BERND, CLAUDIA
from bluffhaus.testing.kaesedieb import Night


@pytest.mark.rule("kaesedieb §1.1")
@pytest.mark.parametrize("people", [3, 9])
def test_four_to_eight_people_play(people: int) -> None:
    with pytest.raises(ValueError, match="kaesedieb is for 4 to 8 seats"):
        Match.start(RULES, Options(), people, Seeded(0))


@pytest.mark.rule("kaesedieb §1.2")
def test_the_thief_wins_or_the_mice_do() -> None:
    caught = Night(1, 2, 3, 4, 5, 6)
    caught.voted(BERND, ANTON, ANTON, ANTON, ANTON, ANTON)
    assert ANTON not in caught.winners
    escaped = Night(1, 2, 3, 4, 5, 6)
    escaped.voted(BERND, CLAUDIA, BERND, BERND, BERND, BERND)
    assert ANTON in escaped.winners


@pytest.mark.rule("kaesedieb §2.1")
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("people", range(4, 9))
def test_one_is_the_thief_and_all_others_are_mice(people: int, seed: int) -> None:
    roles = Match.start(RULES, Options(), people, Seeded(seed)).state.roles
    assert roles.count(Role.THIEF) == 1
    assert roles.count(Role.MOUSE) == people - 1


@pytest.mark.rule("kaesedieb §2.1")
def test_anybody_may_be_the_thief() -> None:
    thieves = {Match.start(RULES, Options(), 5, Seeded(seed)).state.thief for seed in range(60)}
    assert thieves == set(range(5))


@pytest.mark.rule("kaesedieb §2.2")
def test_everybody_looks_at_their_own_card_and_may_look_again_at_any_time() -> None:
    night = Night(3, 3, 1, 5, 5)
    for when in (night.falls, night.morning, night.talk_ends):
        when()
        for seat in night.people:
            me = night.sees(seat).me
            assert me is not None
            assert me.role is (Role.THIEF if seat == ANTON else Role.MOUSE)
            assert [card.seat for card in night.heard(seat, Dealt)] == [seat]
    assert night.table.me is None


@pytest.mark.rule("kaesedieb §2.3")
def test_everybody_throws_one_die_and_will_wake_then() -> None:
    night = Night(3, 3, 1, 5, 5)
    for seat, pips in enumerate((3, 3, 1, 5, 5)):
        me = night.sees(night.people[seat]).me
        assert me is not None
        assert me.dice == me.hours == (pips,)
        assert [thrown.dice for thrown in night.heard(night.people[seat], Rolled)] == [(pips,)]


@pytest.mark.rule("kaesedieb §2.4")
def test_night_falls_when_all_know_card_and_die() -> None:
    night = Night(3, 3, 1, 5, 5)
    for seat in night.people[:-1]:
        night.play(seat, Ready())
        assert night.happened == [LookedUp(seat)]
        assert night.now == "look"
    assert night.table.looked_up == night.people[:-1]
    assert night.refused(ANTON, Ready()).code == "not_asked"
    night.play(night.people[-1], Ready())
    assert (night.now, night.table.hour) == ("night", 1)


@pytest.mark.rule("kaesedieb §2.4")
def test_everybody_is_asked_alike_before_the_night() -> None:
    night = Night(3, 3, 1, 5, 5, 2, suendenmaus=BERND)
    prompts = list(night.match.prompts.values())
    assert len(prompts) == 6
    assert all(prompt == prompts[0] for prompt in prompts)
    assert prompts[0].silence == Ready()
    assert night.match.game.awaited(night.match.state) == night.people
