"""§1: who plays, and who begins."""

from __future__ import annotations

import pytest

from bluffhaus.games.luegenkniffel import RULES, Field, Options
from bluffhaus.games.luegenkniffel.words import RolledOff, TurnBegan
from bluffhaus.kernel import Match, Scripted, Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.luegenkniffel import Evening


@pytest.mark.rule("luegenkniffel §1.1")
@pytest.mark.parametrize("people", range(2, 9))
def test_two_to_eight_people_may_sit_down(people: int) -> None:
    evening = Evening(people)
    assert len(evening.table.sheets) == people
    assert evening.roller == ANTON


@pytest.mark.rule("luegenkniffel §1.1")
@pytest.mark.parametrize("people", [0, 1, 9])
def test_one_alone_and_nine_are_refused(people: int) -> None:
    with pytest.raises(ValueError, match=f"luegenkniffel is for 2 to 8 seats, not {people}"):
        Match.start(RULES, Options(), people, Scripted([]))


@pytest.mark.rule("luegenkniffel §1.2")
def test_everybody_has_an_empty_card_of_13_fields_and_two_columns() -> None:
    for sheet in Evening(3).table.sheets:
        assert sheet.points == (None,) * len(Field) == (None,) * 13
        assert sheet.strokes == (0,) * 13
        assert (sheet.upper, sheet.bonus, sheet.total, sheet.full) == (0, 0, 0, False)


@pytest.mark.rule("luegenkniffel §1.3")
def test_the_highest_number_begins() -> None:
    match = Match.start(RULES, Options(), 4, Scripted([2, 3, 6, 5]))
    assert match.view(None).starter == match.view(None).roller == CLAUDIA
    seats = (ANTON, BERND, CLAUDIA, DORIS)
    assert match.last().events == (RolledOff(seats, (2, 3, 6, 5)), TurnBegan(CLAUDIA))


@pytest.mark.rule("luegenkniffel §1.3")
def test_those_who_share_the_highest_number_throw_again_until_one_is_left() -> None:
    match = Match.start(RULES, Options(), 4, Scripted([5, 2, 5, 5, 4, 4, 1, 3, 6]))
    assert match.last().events == (
        RolledOff((ANTON, BERND, CLAUDIA, DORIS), (5, 2, 5, 5)),
        RolledOff((ANTON, CLAUDIA, DORIS), (4, 4, 1)),
        RolledOff((ANTON, CLAUDIA), (3, 6)),
        TurnBegan(CLAUDIA),
    )


@pytest.mark.rule("luegenkniffel §1.4")
def test_the_others_follow_clockwise() -> None:
    evening = Evening(4, first=CLAUDIA)
    order = []
    for n in range(6):
        order.append(evening.roller)
        evening.turn(evening.roller, "1-1-1-1-1", f"Ein {n % 6 + 1}er")
        evening.believed()
    assert order == [CLAUDIA, DORIS, ANTON, BERND, CLAUDIA, DORIS]
    assert [Seat(seat) for seat in order[:4]] != sorted(order[:4])
