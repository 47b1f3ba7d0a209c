"""§5: the cups pass on, the last round, and who wins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluffhaus.games.luegenkniffel import RULES, Field, Options
from bluffhaus.games.luegenkniffel.words import (
    Announced,
    Ended,
    LastRound,
    Skipped,
    Throw,
    TruthTold,
    TurnBegan,
)
from bluffhaus.kernel import Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, Trial, walk
from bluffhaus.testing.luegenkniffel import Evening

NOTHING = "1-1-2-3-6"


@pytest.mark.rule("luegenkniffel §5.1")
@pytest.mark.parametrize("doubters", [(), (BERND,), (BERND, CLAUDIA)], ids=str)
def test_the_cups_pass_on_clockwise_whatever_came_out(doubters: tuple[Seat, ...]) -> None:
    evening = Evening(3)
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.doubts(*doubters)
    assert evening.roller == BERND
    assert evening.asked == (BERND,)


@pytest.mark.rule("luegenkniffel §5.2")
def test_a_full_card_gives_everybody_else_exactly_one_more_turn() -> None:
    evening = Evening(4, first=BERND)
    evening.has_all_but(BERND, "Chance")
    evening.turn(BERND, NOTHING, "Chance 13")
    evening.believed()
    assert LastRound(BERND, (CLAUDIA, DORIS, ANTON)) in evening.happened
    assert evening.table.finisher == BERND
    for seat in (CLAUDIA, DORIS, ANTON):
        assert not evening.over
        assert evening.roller == seat
        evening.turn(seat, "4-4-4-2-5", "Drei 4er")
        evening.believed()
    assert evening.over


@pytest.mark.rule("luegenkniffel §5.2")
def test_a_struck_field_is_filled_so_a_liar_can_end_the_match() -> None:
    evening = Evening(3)
    evening.has_all_but(ANTON, "Chance", points=1)
    evening.has(ANTON, "Chance", strokes=1)
    evening.turn(ANTON, NOTHING, "Chance 30")
    evening.doubts(BERND)
    assert evening.table.sheets[ANTON].full
    assert LastRound(ANTON, (BERND, CLAUDIA)) in evening.happened


@pytest.mark.rule("luegenkniffel §5.2")
def test_a_doubter_may_fill_a_card_and_then_the_thrower_throws_once_more() -> None:
    """The turn is finished first; whoever threw and is not full comes last."""
    evening = Evening(3)
    evening.has_all_but(CLAUDIA, "4er")
    evening.turn(ANTON, NOTHING, "Drei 4er")
    evening.doubts(CLAUDIA)
    assert evening.points(CLAUDIA, "4er") == 12
    assert LastRound(CLAUDIA, (BERND, ANTON)) in evening.happened
    for seat in (BERND, ANTON):
        assert evening.roller == seat
        evening.turn(seat, "5-5-1-2-3", "Zwei 5er")
        evening.believed()
    assert evening.over


@pytest.mark.rule("luegenkniffel §5.2")
def test_a_wrong_doubter_may_fill_a_card_by_a_stroke() -> None:
    evening = Evening(2)
    evening.has_all_but(BERND, "4er", points=1)
    evening.has(BERND, "4er", strokes=1)
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.doubts(BERND)
    assert LastRound(BERND, (ANTON,)) in evening.happened
    assert evening.roller == ANTON


@pytest.mark.rule("luegenkniffel §5.2")
def test_two_cards_may_fill_up_at_once() -> None:
    """The thrower counts as the first; nobody who is full has another turn."""
    evening = Evening(4)
    for seat in (BERND, DORIS):
        evening.has_all_but(seat, "4er")
    evening.turn(ANTON, NOTHING, "Drei 4er")
    evening.doubts(BERND, DORIS)
    assert LastRound(BERND, (CLAUDIA, ANTON)) in evening.happened


@pytest.mark.rule("luegenkniffel §5.2")
def test_if_all_cards_are_full_at_once_the_match_is_over() -> None:
    evening = Evening(2)
    evening.has_all_but(ANTON, "Chance")
    evening.has_all_but(BERND, "Chance")
    evening.has(ANTON, "Chance", strokes=1)
    evening.turn(ANTON, NOTHING, "Chance 30")
    evening.doubts(BERND)
    assert LastRound(ANTON, ()) in evening.happened
    assert evening.over


@pytest.mark.rule("luegenkniffel §5.2")
def test_nobody_has_a_second_last_turn_when_another_card_fills_up() -> None:
    evening = Evening(3)
    evening.has_all_but(ANTON, "Chance")
    evening.has_all_but(BERND, "4er")
    evening.turn(ANTON, NOTHING, "Chance 13")
    evening.believed()
    evening.turn(BERND, "4-4-4-2-5", "Drei 4er")
    evening.believed()
    assert evening.table.sheets[BERND].full
    assert evening.table.last_round == ()
    evening.turn(CLAUDIA, "4-4-4-2-5", "Drei 4er")
    evening.believed()
    assert evening.over
    rounds = [event for event in evening.match.events() if isinstance(event, LastRound)]
    assert len(rounds) == 1


@pytest.mark.rule("luegenkniffel §5.3")
def test_who_fills_up_before_the_last_turn_is_skipped() -> None:
    evening = Evening(3)
    evening.has_all_but(ANTON, "Chance")
    evening.has_all_but(CLAUDIA, "4er")
    evening.turn(ANTON, NOTHING, "Chance 13")
    evening.believed()
    evening.turn(BERND, NOTHING, "Drei 4er")
    evening.doubts(CLAUDIA)
    assert Skipped(CLAUDIA) in evening.happened
    assert evening.over


@pytest.mark.rule("luegenkniffel §5.4")
def test_with_a_full_card_one_still_answers_and_can_still_lose_points() -> None:
    evening = Evening(3)
    evening.has_all_but(ANTON, "Chance")
    evening.has(ANTON, "4er", strokes=1)
    evening.turn(ANTON, NOTHING, "Chance 13")
    evening.believed()
    evening.turn(BERND, "4-4-4-2-5", "Drei 4er")
    assert ANTON in evening.asked
    evening.doubts(ANTON)
    assert evening.struck(ANTON, "4er")
    assert evening.table.sheets[ANTON].full, "a struck field is filled"


@pytest.mark.rule("luegenkniffel §5.5")
def test_the_highest_sum_wins_bonus_and_all() -> None:
    evening = last_turn(first=40, second=39)
    assert evening.match.outcome is not None
    assert evening.match.outcome.winners == (ANTON,)
    assert evening.match.outcome.points == (53, 52)
    assert Ended((53, 52), (ANTON,)) in evening.happened


@pytest.mark.rule("luegenkniffel §5.5")
def test_a_tie_is_a_shared_win() -> None:
    evening = last_turn(first=40, second=40)
    assert evening.match.outcome is not None
    assert evening.match.outcome.winners == (ANTON, BERND)
    assert evening.table.winners == (ANTON, BERND)


def last_turn(first: int, second: int) -> Evening:
    """Anton and Bernd have that many points, and both announce their Chance of 13."""
    evening = Evening(2)
    for seat, points in ((ANTON, first), (BERND, second)):
        evening.has_all_but(seat, "Chance", "Kniffel")
        evening.has(seat, "Kniffel", points)
    evening.turn(ANTON, NOTHING, "Chance 13")
    evening.believed()
    evening.turn(BERND, NOTHING, "Chance 13")
    evening.believed()
    assert evening.over
    return evening


@pytest.mark.rule("luegenkniffel §5.5")
def test_when_it_is_over_nobody_is_asked_anything() -> None:
    evening = last_turn(40, 39)
    assert evening.asked == ()
    assert evening.table.stage == "over"
    assert evening.refused(ANTON, Throw()).code == "not_asked"
    assert evening.match.pace is None


@pytest.mark.rule("luegenkniffel §5.6")
def test_at_the_end_every_announcement_stands_beside_its_dice() -> None:
    evening = last_turn(40, 39)
    truth = evening.table.truth
    assert [(t.seat, t.field, t.points, t.lie) for t in truth] == [
        (ANTON, Field.CHANCE, 13, False),
        (BERND, Field.CHANCE, 13, False),
    ]
    assert sorted(truth[0].dice) == [1, 1, 2, 3, 6]
    assert TruthTold(truth) in evening.happened


@pytest.mark.rule("luegenkniffel §6.2")
def test_the_host_may_have_believed_dice_stay_hidden_for_ever() -> None:
    evening = Evening(2, options=Options(tell_truth=False))
    for seat in (ANTON, BERND):
        evening.has_all_but(seat, "Chance")
        evening.turn(seat, NOTHING, "Chance 30")
        evening.believed()
    assert evening.over
    assert evening.sees(BERND).truth == evening.table.truth == ()
    assert not any(isinstance(event, TruthTold) for event in evening.match.events())


@pytest.mark.rule("luegenkniffel §5.6")
def test_before_the_end_nobody_sees_believed_dice() -> None:
    evening = Evening(2)
    evening.turn(ANTON, NOTHING, "Chance 30")
    evening.believed()
    assert evening.table.truth == evening.sees(BERND).truth == ()


@pytest.mark.rule("luegenkniffel §5.2")
@given(seats=st.integers(2, 8), seed=st.integers(0, 2**32))
def test_turns_go_round_and_in_the_last_round_nobody_throws_twice(seats: int, seed: int) -> None:
    *_, last = walk(Trial(RULES, seats), seed)
    events = list(last.events())
    full = next(n for n, event in enumerate(events) if isinstance(event, LastRound))
    before = [event.seat for event in events[:full] if isinstance(event, TurnBegan)]
    after = [event.seat for event in events[full:] if isinstance(event, TurnBegan)]
    skipped = [event.seat for event in events[full:] if isinstance(event, Skipped)]
    still = events[full].still
    assert before == [Seat((before[0] + n) % seats) for n in range(len(before))]
    assert sorted(after + skipped) == sorted(still)
    assert [seat for seat in still if seat not in skipped] == after
    assert max(before.count(seat) for seat in before) <= 26


@pytest.mark.rule("luegenkniffel §3.3")
@given(seats=st.integers(2, 8), seed=st.integers(0, 2**32))
def test_every_own_turn_fills_a_field_or_makes_a_stroke(seats: int, seed: int) -> None:
    """So every match ends: a card has room for 26 own turns at most."""
    *_, last = walk(Trial(RULES, seats), seed)
    lines = [entry.events for entry in last.journal]
    for events in lines:
        names = [type(event).__name__ for event in events]
        if "Believed" in names or "Revealed" in names:
            assert "Credited" in names or "Stroke" in names
    announced = [e.seat for events in lines for e in events if isinstance(e, Announced)]
    assert max(announced.count(seat) for seat in announced) <= 26
