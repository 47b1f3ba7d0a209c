"""§8 The exceptions for the last two. The rulebook's own example is among the examples."""

from __future__ import annotations

import pytest

from bluffhaus.games.sein import RULES
from bluffhaus.games.sein.words import Claim
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.sein import Evening, character


def two(**more: object) -> Evening:
    return Evening(4, gone=(CLAUDIA, DORIS), own={BERND: "2W"}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("sein §8.1")
def test_one_vote_is_a_majority_of_two() -> None:
    evening = two(cards={ANTON: "Dieb"})
    evening.steals(ANTON, BERND, "Wein")
    evening.accuses(BERND, ANTON, "Dieb")
    assert evening.table.winners == (ANTON,)


@pytest.mark.rule("sein §8.2")
def test_one_does_not_declare_ones_own_action_illegal() -> None:
    """SN-51. It is covered by the words, and pointless."""
    evening = two()
    evening.steals(ANTON, BERND, "Wein")
    assert evening.refused(ANTON, Claim(character("Kaiser"))).code == "own_action"


@pytest.mark.rule("sein §8.2")
def test_nor_does_the_richter_forgive_his_own_fine() -> None:
    evening = two()
    evening.steals(ANTON, BERND, "Wein")
    evening.claims(BERND, "Kaiser")
    evening.claims(BERND, "Richter", "2 Wein")
    assert evening.stage == "answer"
    assert evening.why_not(BERND, "claim", "Papst") == "window_closed"


@pytest.mark.rule("sein §8.3")
def test_ones_own_papst_falls_like_any_other() -> None:
    evening = two(cards={ANTON: "Dieb"})
    evening.steals(ANTON, BERND, "Wein")
    evening.claims(BERND, "Kaiser")
    evening.claims(BERND, "Richter", "2 Wein")
    evening.claims(ANTON, "Papst")
    evening.accuses(BERND, ANTON, "Papst")
    assert (evening.stage, evening.awaited) == ("answer", (ANTON,))
    assert {offer.character for offer in evening.card(ANTON).claims} == {character("Zauberer")}


@pytest.mark.rule("sein §8.4")
def test_nobody_sits_down_in_two() -> None:
    """SN-52."""
    assert 2 not in RULES.table_sizes


@pytest.mark.rule("sein §8.4")
def test_of_two_the_one_who_unmasks_wins_at_once() -> None:
    """SN-55. And the one who guesses wrongly loses."""
    right = two(cards={ANTON: "Dieb"})
    right.unmasks(BERND, ANTON, "Dieb")
    assert (right.table.ending, right.table.winners) == ("last_one", (BERND,))
    wrong = two(cards={ANTON: "Dieb"})
    wrong.unmasks(BERND, ANTON, "Papst")
    assert (wrong.table.ending, wrong.table.winners) == ("last_one", (ANTON,))
