"""A match is a value: playing gives the next one."""

from __future__ import annotations

import pytest

from bluffhaus.games.luegenkniffel import RULES, Options
from bluffhaus.games.luegenkniffel.words import Announce, Believe, Field, Throw
from bluffhaus.kernel import Illegal, Match, Scripted, Seat, Seeded
from bluffhaus.testing import ANTON, BERND, CLAUDIA, Trial, said_in, snapshot, walk
from bluffhaus.testing.histories import AnyMatch


def begun() -> AnyMatch:
    return Match.start(RULES, Options(), 3, Scripted([6, 1, 1, 4, 4, 4, 2, 5, 1, 1, 1, 1, 1]))


def test_the_first_line_is_what_the_rules_do_before_anybody_speaks() -> None:
    match = begun()
    assert match.length == len(match.journal) == 1
    assert match.last().seat is None
    assert match.last().move is None
    assert [type(event).__name__ for event in match.events()] == ["RolledOff", "TurnBegan"]


def test_playing_gives_the_next_match_and_leaves_this_one() -> None:
    match = begun()
    before = snapshot(match.state)
    after = match.play(ANTON, Throw())
    assert (match.length, after.length) == (1, 2)
    assert snapshot(match.state) == before
    assert after.last().seat == ANTON
    assert after.journal[0] is match.journal[0]


def test_two_ways_on_from_one_match_do_not_meet() -> None:
    """They share the list of lines as long as they can, and never see each other's."""
    *_, match = walk(Trial(RULES, 3), 4)
    line = list(walk(Trial(RULES, 3), 4))
    middle = line[10]
    seat = middle.game.asked(middle.state)[0]
    moves = list(middle.prompts[seat].moves)
    others = [middle.play(seat, move) for move in (moves[0], moves[-1], moves[0])]
    assert [other.last().move for other in others] == [moves[0], moves[-1], moves[0]]
    assert all(other.journal[:11] == middle.journal for other in others)
    assert line[-1].journal == match.journal
    assert said_in(line[11])[-1] == said_in(match)[10]


def test_who_is_not_asked_is_told_so() -> None:
    with pytest.raises(Illegal) as no:
        begun().play(BERND, Throw())
    assert no.value.code == "not_asked"
    assert str(no.value) == (
        "seat 1 said Throw(leave=()): it is not asked anything now. It may wait and watch."
    )


def test_what_is_not_offered_is_refused_with_reason_rule_and_what_is_possible() -> None:
    match = begun().play(ANTON, Throw())
    with pytest.raises(Illegal) as no:
        match.play(ANTON, Announce(Field.CHANCE, 31))
    said = str(no.value)
    assert no.value.code == "bad_points"
    assert no.value.rule == "§3.2"
    assert said.startswith("seat 0 said Announce(field=<Field.CHANCE: 'chance'>, points=31): ")
    assert "chance is announced with 5, 6, 7" in said
    assert "It may say: throw=(" in said


@pytest.mark.parametrize("seats", [1, 9])
def test_a_table_of_another_size_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="luegenkniffel is for 2 to 8 seats"):
        Match.start(RULES, Options(), seats, Seeded())


def test_a_match_is_resumed_from_its_journal_and_goes_on_as_it_would_have() -> None:
    line = list(walk(Trial(RULES, 3), 4))
    half, last = line[len(line) // 2], line[-1]
    again: AnyMatch = Match.resume(RULES, Options(), 3, Seeded(4), half.journal)
    assert snapshot(again.state) == snapshot(half.state)
    for seat, move in said_in(last)[half.length - 1 :]:
        again = again.play(seat, move)
    assert again.journal == last.journal
    assert again.outcome == last.outcome is not None


def test_everybody_is_told_their_own_events_in_order() -> None:
    match = begun().play(ANTON, Throw())
    own = [type(event).__name__ for event in match.seen_by(ANTON)]
    others = [type(event).__name__ for event in match.seen_by(BERND)]
    assert own == ["RolledOff", "TurnBegan", "Threw", "Landed"]
    assert others == ["RolledOff", "TurnBegan", "Threw"]
    assert match.seen_by(None) == match.seen_by(CLAUDIA) == match.seen_by(BERND)


def test_who_is_asked_has_a_prompt_and_nobody_else() -> None:
    match = begun().play(ANTON, Throw())
    match = match.play(ANTON, Announce(Field.CHANCE, 19))
    assert set(match.prompts) == {BERND, CLAUDIA}
    assert match.prompt(ANTON) is None
    assert match.prompt(Seat(7)) is None
    prompt = match.prompt(BERND)
    assert prompt is not None
    assert prompt.silence == Believe()
    assert match.pace is not None
    assert match.pace.seconds == Options().answer_seconds
