"""§4: what five dice are worth, and what strokes do."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluffhaus.games.luegenkniffel import RULES, Field, Options
from bluffhaus.games.luegenkniffel.scores import FIELDS, worth
from bluffhaus.games.luegenkniffel.words import (
    Announced,
    Credited,
    Revealed,
    Stroke,
)
from bluffhaus.testing import ANTON, BERND, CLAUDIA, Trial, walk
from bluffhaus.testing.luegenkniffel import Evening, dice, field


def bring(lying: str, name: str) -> int:
    return worth(dice(lying))[FIELDS.index(field(name))]


@pytest.mark.rule("luegenkniffel §4.1")
def test_the_first_stroke_costs_nothing() -> None:
    evening = Evening(2)
    evening.has(BERND, "4er", points=12)
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.doubts(BERND)
    assert evening.strokes(BERND, "4er") == 1
    assert evening.points(BERND, "4er") == 12


@pytest.mark.rule("luegenkniffel §4.1")
def test_a_liar_has_a_second_chance() -> None:
    evening = Evening(2)
    evening.turn(ANTON, "1-1-1-2-2", "Drei 4er")
    evening.doubts(BERND)
    evening.turn(BERND, "1-1-1-2-2", "Drei 1er")
    evening.believed()
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.believed()
    assert (evening.points(ANTON, "4er"), evening.strokes(ANTON, "4er")) == (12, 1)


@pytest.mark.rule("luegenkniffel §4.2")
def test_the_second_stroke_strikes_the_empty_points_field() -> None:
    evening = Evening(2)
    evening.has(ANTON, "3er", strokes=1)
    evening.turn(ANTON, "1-1-1-2-2", "Drei 3er")
    evening.doubts(BERND)
    assert evening.struck(ANTON, "3er")
    assert evening.table.last is not None
    assert evening.table.last.struck == (ANTON,)


@pytest.mark.rule("luegenkniffel §4.2")
def test_the_second_stroke_takes_points_that_were_written() -> None:
    evening = Evening(2)
    evening.has(BERND, "4er", points=20, strokes=1)
    assert evening.table.sheets[BERND].total == 20
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.doubts(BERND)
    assert evening.struck(BERND, "4er")
    assert evening.table.sheets[BERND].total == 0


@pytest.mark.rule("luegenkniffel §4.2")
def test_a_third_stroke_has_no_effect_so_such_a_doubt_is_free() -> None:
    evening = Evening(3)
    evening.has(BERND, "4er", strokes=2)
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.doubts(BERND)
    assert evening.strokes(BERND, "4er") == 2
    assert evening.table.sheets[BERND].total == 0
    assert Stroke(BERND, Field.VIERER) in evening.happened, "it is told all the same"


@pytest.mark.rule("luegenkniffel §4.2")
def test_a_free_doubter_can_still_hurt_the_liar() -> None:
    evening = Evening(3)
    evening.has(BERND, "4er", strokes=2)
    evening.turn(ANTON, "4-4-4-2-5", "Vier 4er")
    evening.doubts(BERND)
    assert evening.strokes(ANTON, "4er") == 1
    assert evening.table.sheets[BERND].total == 0


@pytest.mark.rule("luegenkniffel §4.3")
def test_what_is_written_is_never_improved() -> None:
    evening = Evening(2)
    evening.has(BERND, "4er", points=4)
    evening.turn(ANTON, "4-4-4-2-5", "Fünf 4er")
    evening.doubts(BERND)
    assert evening.points(BERND, "4er") == 4


@pytest.mark.rule("luegenkniffel §4.4")
def test_in_the_upper_part_only_the_dice_of_the_number_count() -> None:
    upper = [bring("4-4-4-2-5", f"{face}er") for face in range(1, 7)]
    assert upper == [0, 2, 0, 12, 5, 0]


@pytest.mark.rule("luegenkniffel §4.6")
def test_dreierpasch_counts_all_five_dice() -> None:
    assert bring("4-4-4-2-5", "Dreierpasch") == 19
    assert bring("4-4-4-4-5", "Dreierpasch") == 21
    assert bring("4-4-4-4-4", "Dreierpasch") == 20
    assert bring("4-4-3-3-5", "Dreierpasch") == 0


@pytest.mark.rule("luegenkniffel §4.7")
def test_viererpasch_needs_four() -> None:
    assert bring("4-4-4-4-5", "Viererpasch") == 21
    assert bring("4-4-4-4-4", "Viererpasch") == 20
    assert bring("4-4-4-2-5", "Viererpasch") == 0


@pytest.mark.rule("luegenkniffel §4.8")
def test_full_house_needs_two_different_numbers() -> None:
    assert bring("4-4-4-5-5", "Full-House") == 25
    assert bring("4-4-4-4-4", "Full-House") == 0, "the pair must show another number"
    assert bring("4-4-5-5-6", "Full-House") == 0
    assert bring("4-4-4-5-6", "Full-House") == 0


@pytest.mark.rule("luegenkniffel §4.9")
def test_kleine_strasse_ignores_the_fifth_die() -> None:
    for lying in ("2-3-4-5-5", "1-2-3-4-6", "3-4-5-6-1", "1-2-3-4-5", "2-3-4-5-6"):
        assert bring(lying, "kleine Straße") == 30
    assert bring("1-2-3-5-6", "kleine Straße") == 0


@pytest.mark.rule("luegenkniffel §4.10")
def test_grosse_strasse_is_five_in_a_row() -> None:
    assert bring("1-2-3-4-5", "große Straße") == bring("2-3-4-5-6", "große Straße") == 40
    assert bring("1-2-3-4-6", "große Straße") == 0


@pytest.mark.rule("luegenkniffel §4.11")
def test_kniffel_is_all_five_the_same_and_nothing_else_is_a_joker() -> None:
    assert bring("4-4-4-4-4", "Kniffel") == 50
    assert bring("4-4-4-4-5", "Kniffel") == 0
    for name in ("Full-House", "kleine Straße", "große Straße"):
        assert bring("4-4-4-4-4", name) == 0


@pytest.mark.rule("luegenkniffel §4.11")
def test_there_is_no_bonus_for_a_second_kniffel() -> None:
    evening = Evening(2)
    evening.has(ANTON, "Kniffel", points=50)
    evening.turn(ANTON, "4-4-4-4-4", "Fünf 4er")
    evening.doubts(BERND)
    assert evening.table.sheets[ANTON].total == 70


@pytest.mark.rule("luegenkniffel §4.12")
def test_chance_is_anything() -> None:
    assert bring("1-1-1-1-1", "Chance") == 5
    assert bring("1-3-4-6-6", "Chance") == 20


def naive(lying: tuple[int, ...]) -> dict[str, int]:
    """The score card again, as simple as can be: slow, and plainly what the rulebook says."""
    row = "".join(str(face) for face in sorted(set(lying)))
    most, total = max(map(lying.count, lying)), sum(lying)
    small = any(four in row for four in ("1234", "2345", "3456"))
    return {
        **{f"{face}er": sum(die for die in lying if die == face) for face in range(1, 7)},
        "Dreierpasch": total if most >= 3 else 0,
        "Viererpasch": total if most >= 4 else 0,
        "Full-House": 25 if sorted(map(lying.count, set(lying))) == [2, 3] else 0,
        "kleine Straße": 30 if small else 0,
        "große Straße": 40 if row in ("12345", "23456") else 0,
        "Kniffel": 50 if most == 5 else 0,
        "Chance": total,
    }


@pytest.mark.rule("luegenkniffel §4.4")
def test_all_7776_throws_are_worth_what_the_naive_card_says() -> None:
    for lying in product(range(1, 7), repeat=5):
        assert worth(lying) == tuple(naive(lying).values())


class NaiveCard:
    """One person's card in a dozen lines: two columns, as one would keep them with a pencil."""

    def __init__(self) -> None:
        self.written: dict[Field, int] = {}
        self.lies: dict[Field, int] = dict.fromkeys(Field, 0)

    def credit(self, name: Field, points: int) -> None:
        if name not in self.written and self.lies[name] < 2:
            self.written[name] = points

    def stroke(self, name: Field) -> None:
        self.lies[name] += 1
        if self.lies[name] == 2:
            self.written.pop(name, None)

    def total(self) -> int:
        upper = sum(self.written.get(name, 0) for name in tuple(Field)[:6])
        return sum(self.written.values()) + (35 if upper >= 63 else 0)


def settle(cards: list[NaiveCard], said: Announced, event: object) -> None:
    """§3.6 to §3.9 once more, from what everybody could hear."""
    roller, name, points = cards[said.seat], said.field, said.points
    if not isinstance(event, Revealed):
        roller.credit(name, points)
    elif event.lie:
        roller.stroke(name)
        for seat in event.doubters if name != Field.KNIFFEL else ():
            cards[seat].credit(name, points)
    else:
        roller.credit(name, points)
        for seat in event.doubters:
            cards[seat].stroke(name)


@pytest.mark.rule("luegenkniffel §4.2")
@given(seats=st.integers(2, 8), seed=st.integers(0, 2**32), at_least=st.booleans())
def test_every_card_of_every_match_is_what_a_pencil_would_have_written(
    seats: int, seed: int, at_least: bool
) -> None:
    """The journal of a whole match, kept by hand, gives the cards that everybody saw."""
    *_, last = walk(Trial(RULES, seats, Options(at_least=at_least)), seed)
    cards = [NaiveCard() for _ in range(seats)]
    said = None
    for event in last.events():
        if isinstance(event, Announced):
            said = event
        elif type(event).__name__ in ("Believed", "Revealed"):
            assert said is not None
            settle(cards, said, event)
    sheets = last.view(None).sheets
    for card, sheet in zip(cards, sheets, strict=True):
        assert sheet.points == tuple(card.written.get(name) for name in Field)
        assert sheet.strokes == tuple(min(2, n) for n in card.lies.values())
        assert sheet.total == card.total()
    assert last.outcome is not None
    assert last.outcome.points == tuple(card.total() for card in cards)


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 8))
def test_points_and_strokes_are_told_to_those_who_get_them(seed: int, seats: int) -> None:
    """Whoever is credited had the field empty; whoever is struck doubted or lied."""
    *_, last = walk(Trial(RULES, seats), seed)
    said = None
    shown: Revealed | None = None
    for event in last.events():
        match event:
            case Announced():
                said, shown = event, None
            case Revealed():
                shown = event
            case Credited(seat, name, points):
                assert said is not None
                assert (name, points) == (said.field, said.points)
                assert seat == said.seat or (shown is not None and seat in shown.doubters)
            case Stroke(seat):
                assert said is not None
                assert shown is not None
                assert (seat == said.seat) if shown.lie else (seat in shown.doubters)
            case _:
                pass


@pytest.mark.rule("luegenkniffel §4.5")
def test_63_points_above_bring_the_bonus_and_62_do_not() -> None:
    enough, too_few = Evening(2), Evening(2)
    for evening, twos in ((enough, 6), (too_few, 5)):
        for name, points in (("1er", 3), ("3er", 9), ("4er", 12), ("5er", 15), ("6er", 18)):
            evening.has(ANTON, name, points)
        evening.has(ANTON, "2er", twos)
    assert enough.table.sheets[ANTON].upper == 63
    assert (enough.table.sheets[ANTON].bonus, enough.table.sheets[ANTON].total) == (35, 98)
    assert too_few.table.sheets[ANTON].upper == 62
    assert (too_few.table.sheets[ANTON].bonus, too_few.table.sheets[ANTON].total) == (0, 62)


@pytest.mark.rule("luegenkniffel §4.5")
def test_the_bonus_is_lost_with_the_points_it_stood_on() -> None:
    evening = Evening(2)
    for name, points in (("1er", 3), ("2er", 6), ("3er", 9), ("4er", 12), ("5er", 15)):
        evening.has(BERND, name, points)
    evening.has(BERND, "6er", 18, strokes=1)
    assert evening.table.sheets[BERND].total == 98
    evening.turn(ANTON, "6-6-1-2-3", "Zwei 6er")
    evening.doubts(BERND)
    assert evening.table.sheets[BERND].total == 45


@pytest.mark.rule("luegenkniffel §4.2")
def test_the_same_seat_may_be_struck_in_many_fields() -> None:
    evening = Evening(3)
    for name in ("1er", "2er"):
        evening.has(CLAUDIA, name, strokes=2)
    assert evening.struck(CLAUDIA, "1er")
    assert evening.struck(CLAUDIA, "2er")
    assert not evening.table.sheets[CLAUDIA].full
