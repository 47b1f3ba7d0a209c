"""§3: anything may be announced; the others believe or doubt."""

from __future__ import annotations

import pytest

from bluffhaus.games.luegenkniffel import Options
from bluffhaus.games.luegenkniffel.scores import FIELDS, SAYABLE, worth
from bluffhaus.games.luegenkniffel.words import (
    Announce,
    Answered,
    Believe,
    Believed,
    Decided,
    Doubt,
    Field,
    Revealed,
    Throw,
)
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.luegenkniffel import Evening, announcement

FOURS = "4-4-4-2-5"


@pytest.mark.rule("luegenkniffel §3.1")
@pytest.mark.parametrize("throws", [1, 2, 3])
def test_one_may_announce_after_any_throw(throws: int) -> None:
    evening = Evening(2)
    for _ in range(throws):
        evening.throws(ANTON, FOURS)
    evening.announces(ANTON, "Drei 4er")
    assert evening.table.throws == throws
    assert evening.asked == (BERND,)


@pytest.mark.rule("luegenkniffel §3.1")
def test_after_the_third_throw_one_has_to_announce() -> None:
    evening = Evening(2)
    for _ in range(3):
        evening.throws(ANTON, FOURS)
    assert all(isinstance(move, Announce) for move in evening.match.prompts[ANTON].moves)


@pytest.mark.rule("luegenkniffel §3.1")
def test_any_combination_may_be_announced_whatever_the_dice_show() -> None:
    evening = Evening(2)
    evening.throws(ANTON, "1-1-2-3-6")
    fields = {m.field for m in evening.match.prompts[ANTON].moves if isinstance(m, Announce)}
    assert fields == set(Field)
    for said in ("Fünf 6er", "Viererpasch 30", "Full-House", "große Straße", "Kniffel"):
        assert evening.match.play(ANTON, announcement(said)).view(None).announcement is not None


@pytest.mark.rule("luegenkniffel §3.2")
def test_every_combination_has_its_form() -> None:
    evening = Evening(2)
    evening.throws(ANTON, FOURS)
    offered: dict[Field, list[int]] = {}
    for move in evening.match.prompts[ANTON].moves:
        if isinstance(move, Announce):
            offered.setdefault(move.field, []).append(move.points)
    sums = list(range(5, 31))
    assert offered == {
        Field.EINSER: [1, 2, 3, 4, 5],
        Field.ZWEIER: [2, 4, 6, 8, 10],
        Field.DREIER: [3, 6, 9, 12, 15],
        Field.VIERER: [4, 8, 12, 16, 20],
        Field.FUENFER: [5, 10, 15, 20, 25],
        Field.SECHSER: [6, 12, 18, 24, 30],
        Field.DREIERPASCH: sums,
        Field.VIERERPASCH: sums,
        Field.FULL_HOUSE: [25],
        Field.KLEINE_STRASSE: [30],
        Field.GROSSE_STRASSE: [40],
        Field.KNIFFEL: [50],
        Field.CHANCE: sums,
    }


@pytest.mark.rule("luegenkniffel §3.2")
@pytest.mark.parametrize("field", Field)
def test_nobody_announces_nothing(field: Field) -> None:
    evening = Evening(2)
    evening.throws(ANTON, FOURS)
    no = evening.refused(ANTON, Announce(field, 0))
    assert (no.code, no.rule) == ("bad_points", "§3.2")


@pytest.mark.rule("luegenkniffel §3.3")
def test_the_fields_may_be_tried_in_any_order() -> None:
    evening = Evening(2)
    for said in ("Chance 18", "Ein 2er", "Drei 4er"):
        evening.turn(ANTON, FOURS, said)
        evening.believed()
        evening.turn(BERND, FOURS, said)
        evening.believed()
    assert evening.points(ANTON, "Chance") == 18
    assert evening.points(ANTON, "2er") == 2
    assert evening.points(ANTON, "4er") == 12


@pytest.mark.rule("luegenkniffel §3.3")
def test_a_field_with_points_is_closed() -> None:
    evening = Evening(2)
    evening.has(ANTON, "4er", points=8)
    evening.throws(ANTON, FOURS)
    no = evening.refused(ANTON, "Drei 4er")
    assert (no.code, no.rule) == ("field_closed", "§3.3")


@pytest.mark.rule("luegenkniffel §3.3")
def test_a_struck_field_is_closed_and_one_with_a_single_stroke_is_open() -> None:
    evening = Evening(2)
    evening.has(ANTON, "4er", strokes=2)
    evening.has(ANTON, "5er", strokes=1)
    evening.throws(ANTON, FOURS)
    assert evening.refused(ANTON, "Drei 4er").code == "field_closed"
    evening.announces(ANTON, "Ein 5er")
    evening.believed()
    assert evening.points(ANTON, "5er") == 5


@pytest.mark.rule("luegenkniffel §3.3")
def test_the_cards_of_the_others_close_nothing() -> None:
    evening = Evening(2)
    evening.has(BERND, "4er", points=8)
    evening.throws(ANTON, FOURS)
    evening.announces(ANTON, "Drei 4er")


@pytest.mark.rule("luegenkniffel §3.4")
@pytest.mark.parametrize(
    ("lying", "said", "lie"),
    [
        ("4-4-4-4-2", "Drei 4er", True),
        ("4-4-4-4-2", "Vier 4er", False),
        ("4-4-4-2-5", "Dreierpasch 18", True),
        ("4-4-4-2-5", "Ein 2er", False),
        ("4-4-4-2-5", "Chance 19", False),
        ("4-4-4-2-5", "Chance 20", True),
        ("4-4-4-2-5", "Ein 6er", True),
        ("2-3-4-5-6", "kleine Straße", False),
    ],
)
def test_true_is_exactly_what_the_dice_bring(lying: str, said: str, lie: bool) -> None:
    evening = Evening(2)
    evening.turn(ANTON, lying, said)
    evening.doubts(BERND)
    assert evening.lie() is lie


@pytest.mark.rule("luegenkniffel §3.5")
def test_everybody_else_is_asked_at_once() -> None:
    evening = Evening(4, first=CLAUDIA)
    evening.turn(CLAUDIA, FOURS, "Drei 4er")
    assert evening.asked == (ANTON, BERND, DORIS)
    for prompt in evening.match.prompts.values():
        assert list(prompt.moves) == [Believe(), Doubt()]
        assert prompt.silence == Believe()


@pytest.mark.rule("luegenkniffel §3.5")
def test_an_answer_stays_secret_until_all_have_answered() -> None:
    one, other = Evening(4), Evening(4)
    for evening, answer in ((one, Doubt()), (other, Believe())):
        evening.turn(ANTON, FOURS, "Drei 4er")
        evening.match = evening.match.play(CLAUDIA, answer)
    for seat in (ANTON, BERND, DORIS, None):
        assert one.match.view(seat) == other.match.view(seat)
        assert one.match.seen_by(seat) == other.match.seen_by(seat)
    assert one.table.decided == (CLAUDIA,)
    assert one.sees(CLAUDIA).doubts is True
    assert other.sees(CLAUDIA).doubts is False
    assert one.happened == (Answered(CLAUDIA, True, to=(CLAUDIA,)), Decided(CLAUDIA))


@pytest.mark.rule("luegenkniffel §3.5")
def test_an_answer_is_given_once() -> None:
    evening = Evening(3)
    evening.turn(ANTON, FOURS, "Drei 4er")
    evening.match = evening.match.play(BERND, Doubt())
    assert evening.refused(BERND, Believe()).code == "not_asked"
    assert evening.refused(ANTON, Doubt()).code == "not_asked"
    assert evening.refused(CLAUDIA, Throw()).code == "believe_or_doubt"


@pytest.mark.rule("luegenkniffel §3.6")
def test_if_nobody_doubts_the_points_are_written_and_the_dice_stay_unseen() -> None:
    evening = Evening(3)
    evening.turn(ANTON, "1-1-2-3-6", "große Straße")
    evening.believed()
    assert evening.points(ANTON, "große Straße") == 40
    assert [sheet.total for sheet in evening.table.sheets] == [40, 0, 0]
    assert Believed(ANTON) in evening.happened
    assert evening.table.last is not None
    assert evening.table.last.dice is None
    assert evening.table.last.lie is None
    assert not any(isinstance(event, Revealed) for event in evening.happened)


@pytest.mark.rule("luegenkniffel §3.7")
def test_who_doubts_the_truth_gets_a_stroke() -> None:
    evening = Evening(4)
    evening.turn(ANTON, FOURS, "Drei 4er")
    evening.doubts(BERND, CLAUDIA)
    assert evening.points(ANTON, "4er") == 12
    strokes = [evening.strokes(seat, "4er") for seat in (ANTON, BERND, CLAUDIA, DORIS)]
    assert strokes == [0, 1, 1, 0]
    assert [sheet.total for sheet in evening.table.sheets] == [12, 0, 0, 0]


@pytest.mark.rule("luegenkniffel §3.8")
def test_who_doubts_a_lie_gets_what_was_announced() -> None:
    """The announced value, not the real one: three 4s were there, four were said."""
    evening = Evening(4)
    evening.turn(ANTON, FOURS, "Vier 4er")
    evening.doubts(BERND, CLAUDIA)
    assert evening.strokes(ANTON, "4er") == 1
    assert evening.points(ANTON, "4er") is None
    assert evening.points(BERND, "4er") == evening.points(CLAUDIA, "4er") == 16
    assert evening.points(DORIS, "4er") is None
    assert evening.strokes(DORIS, "4er") == 0


@pytest.mark.rule("luegenkniffel §3.8")
def test_even_a_bad_value_has_to_be_taken() -> None:
    """A poisoned little lie: whoever doubts it has the 6s filled with six points."""
    evening = Evening(2)
    evening.turn(ANTON, "1-1-2-3-4", "Ein 6er")
    evening.doubts(BERND)
    assert evening.points(BERND, "6er") == 6
    evening.throws(BERND, "6-6-6-6-1")
    assert evening.refused(BERND, "Vier 6er").code == "field_closed"


@pytest.mark.rule("luegenkniffel §3.8")
def test_a_right_doubter_whose_field_is_filled_or_struck_gets_nothing() -> None:
    evening = Evening(4)
    evening.has(BERND, "4er", points=20)
    evening.has(CLAUDIA, "4er", strokes=2)
    evening.has(DORIS, "4er", strokes=1)
    evening.turn(ANTON, FOURS, "Vier 4er")
    evening.doubts(BERND, CLAUDIA, DORIS)
    assert evening.points(BERND, "4er") == 20
    assert evening.struck(CLAUDIA, "4er")
    assert evening.points(DORIS, "4er") == 16
    assert evening.table.last is not None
    assert evening.table.last.credited == (DORIS,)


@pytest.mark.rule("luegenkniffel §3.9")
def test_a_kniffel_is_never_credited_to_a_doubter() -> None:
    evening = Evening(3)
    evening.turn(ANTON, "4-4-4-4-5", "Kniffel")
    evening.doubts(BERND, CLAUDIA)
    assert evening.lie() is True
    assert evening.strokes(ANTON, "Kniffel") == 1
    assert [evening.points(seat, "Kniffel") for seat in (ANTON, BERND, CLAUDIA)] == [None] * 3


@pytest.mark.rule("luegenkniffel §3.9")
def test_who_doubts_a_true_kniffel_pays_as_for_anything_else() -> None:
    evening = Evening(2)
    evening.turn(ANTON, "4-4-4-4-4", "Kniffel")
    evening.doubts(BERND)
    assert evening.points(ANTON, "Kniffel") == 50
    assert evening.strokes(BERND, "Kniffel") == 1


@pytest.mark.rule("luegenkniffel §3.2")
def test_every_sum_can_be_thrown_for_every_field_that_takes_sums() -> None:
    """So no announcement gives itself away: each of 5 to 30 is possible in all three fields."""
    lying = [(a, a, a, a, b) for a in range(1, 7) for b in range(1, 7)]
    lying += [(a, a, a, b, c) for a, b in {x[3:] for x in lying} for c in range(1, 7)]
    for field in (Field.DREIERPASCH, Field.CHANCE):
        place = FIELDS.index(field)
        assert {worth(dice)[place] for dice in lying} - {0} == set(SAYABLE[place])


@pytest.mark.rule("luegenkniffel §6.1")
@pytest.mark.parametrize(
    ("lying", "said", "lie"),
    [
        ("4-4-4-4-2", "Drei 4er", False),
        ("4-4-4-4-2", "Fünf 4er", True),
        ("4-4-4-2-5", "Dreierpasch 5", False),
        ("4-4-3-2-5", "Dreierpasch 5", True),
        ("4-4-4-2-5", "Ein 6er", True),
    ],
)
def test_with_at_least_an_announcement_may_be_too_low(lying: str, said: str, lie: bool) -> None:
    evening = Evening(2, options=Options(at_least=True))
    evening.turn(ANTON, lying, said)
    evening.doubts(BERND)
    assert evening.lie() is lie
