"""§6: what the host may choose, and what silence stands for."""

from __future__ import annotations

import pytest

from bluffhaus.games.luegenkniffel import Options
from bluffhaus.games.luegenkniffel.words import Announce, Believe, Field, Throw
from bluffhaus.testing import ANTON, BERND
from bluffhaus.testing.luegenkniffel import Evening


@pytest.mark.rule("luegenkniffel §6.3")
@pytest.mark.parametrize("seconds", [0, 5, 600])
def test_time_is_none_or_five_seconds_to_ten_minutes(seconds: int) -> None:
    options = Options(seconds=seconds, answer_seconds=seconds)
    evening = Evening(2, options=options)
    assert evening.match.pace is not None
    assert evening.match.pace.seconds == seconds
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    assert evening.match.pace is not None
    assert evening.match.pace.seconds == seconds


@pytest.mark.rule("luegenkniffel §6.3")
@pytest.mark.parametrize("seconds", [-1, 1, 4, 601])
def test_other_times_are_refused(seconds: int) -> None:
    with pytest.raises(ValueError, match=f"seconds is 0 .* or 5 to 600, not {seconds}"):
        Options(seconds=seconds)
    with pytest.raises(ValueError, match=f"answer_seconds is 0 .* or 5 to 600, not {seconds}"):
        Options(answer_seconds=seconds)


@pytest.mark.rule("luegenkniffel §6.4")
def test_silence_throws_once_and_then_announces_the_best_that_is_true() -> None:
    evening = Evening(2)
    assert evening.match.prompts[ANTON].silence == Throw()
    evening.silence(ANTON, 4, 4, 4, 5, 5)
    assert evening.match.prompts[ANTON].silence == Announce(Field.FULL_HOUSE, 25)
    evening.silence(ANTON)
    assert evening.match.prompts[BERND].silence == Believe()
    evening.silence(BERND)
    assert evening.points(ANTON, "Full-House") == 25


@pytest.mark.rule("luegenkniffel §6.4")
def test_silence_lies_as_cheaply_as_it_can_if_nothing_true_is_open() -> None:
    evening = Evening(2)
    evening.has_all_but(ANTON, "6er", "Kniffel", "große Straße")
    evening.throws(ANTON, "1-2-3-4-1")
    assert evening.match.prompts[ANTON].silence == Announce(Field.SECHSER, 6)


@pytest.mark.rule("luegenkniffel §6.4")
def test_silence_lies_where_a_stroke_is_still_free() -> None:
    evening = Evening(2)
    evening.has_all_but(ANTON, "6er", "Kniffel")
    evening.has(ANTON, "6er", strokes=1)
    evening.throws(ANTON, "1-2-3-4-1")
    assert evening.match.prompts[ANTON].silence == Announce(Field.KNIFFEL, 50)


@pytest.mark.rule("luegenkniffel §6.4")
def test_a_whole_match_of_silence_ends() -> None:
    evening = Evening(2)
    for n in range(400):
        if evening.over:
            break
        evening.silence(evening.asked[0], *[(n + k) % 6 + 1 for k in range(5)][: rolls(evening)])
    assert evening.over
    assert all(sheet.full for sheet in evening.table.sheets)


def rolls(evening: Evening) -> int:
    """Five dice fall if silence throws, else none."""
    silence = evening.match.prompts[evening.asked[0]].silence
    return 5 if isinstance(silence, Throw) else 0
