"""§7 Questions, for Info-Packs."""

from __future__ import annotations

import pytest

from bluffhaus.games.sein import Options
from bluffhaus.games.sein.words import Answered, Ask, Claim, Guessed, LeftToChance, Showed
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.sein import ERICH, Evening, character


@pytest.mark.rule("sein §7.1")
def test_only_whose_turn_it_is_asks_and_only_for_a_pack() -> None:
    """SN-49."""
    evening = Evening(own={BERND: "[1]", ANTON: "2G 2W"})
    no = evening.refused(ANTON, Ask(BERND))
    assert (no.code, no.rule) == ("no_pack", "§7.1")
    no = evening.refused(BERND, Ask(ANTON))
    assert (no.code, no.rule) == ("not_your_turn", "§7.1")


@pytest.mark.rule("sein §7.1")
def test_several_times_a_turn_and_before_within_and_after_the_chain() -> None:
    evening = Evening(own={ANTON: "[3]"}, cards={BERND: "Dieb", CLAUDIA: "Dieb", DORIS: "Papst"})
    evening.asks(ANTON, BERND)
    evening.shows(BERND, "Kaiser")
    evening.takes(ANTON, "Bauer")
    evening.claims(ERICH, "Kaiser")
    evening.asks(ANTON, CLAUDIA)  # while others think
    evening.shows(CLAUDIA, "Kaiser")
    assert (evening.stage, evening.awaited) == ("illegal", (BERND, CLAUDIA, DORIS))
    evening.all_pass()
    evening.all_pass()
    assert evening.stage == "closing"
    evening.asks(ANTON, DORIS)
    evening.shows(DORIS, "Kaiser")
    assert evening.owns(ANTON) == "2K"
    assert evening.store() == (20, 20, 18)


@pytest.mark.rule("sein §7.3")
def test_a_question_pauses_what_lies_beneath_and_can_itself_be_interrupted() -> None:
    evening = Evening(own={ANTON: "[1]"}, cards={BERND: "Dieb"})
    evening.takes(ANTON, "Bauer")
    evening.asks(ANTON, BERND)
    assert (evening.stage, evening.table.beneath) == ("question", "illegal")
    assert evening.refused(CLAUDIA, Claim(character("Kaiser"))).code == "question"
    evening.accuses(CLAUDIA, ANTON, "Bauer")
    assert evening.stage == "question"
    evening.unmasks(DORIS, BERND, "Dieb")  # whoever was to answer has left
    assert evening.stage == "illegal"
    assert evening.owns(ANTON) == "2K"  # a spent pack never comes back


@pytest.mark.rule("sein §7.3")
def test_that_a_question_was_answered_is_public_and_what_was_shown_is_not() -> None:
    """SN-47."""
    evening = Evening(own={ANTON: "[1]"}, cards={BERND: "Dieb"})
    evening.asks(ANTON, BERND)
    evening.shows(BERND, "Kaiser")
    shown = Showed(BERND, ANTON, character("Kaiser"), to=(ANTON, BERND))
    assert shown in evening.heard(ANTON)
    assert shown in evening.heard(BERND)
    for who in (CLAUDIA, DORIS, None):
        assert evening.heard(who) == (Answered(BERND, ANTON),)


@pytest.mark.rule("sein §7.5")
def test_when_only_the_truth_is_left_there_is_nothing_to_ask() -> None:
    """SN-46. The asker can tell; nobody else is told."""
    names = ("Kaiser", "Richter", "Papst", "Zauberer", "Dieb")
    evening = Evening(own={ANTON: "[1]"}, cards={BERND: "Bauer"}, banned={BERND: names})
    no = evening.refused(ANTON, Ask(BERND))
    assert (no.code, no.rule) == ("nothing_left_to_show", "§7.5")


@pytest.mark.rule("sein §7.6")
@pytest.mark.parametrize("notebook", [True, False])
def test_a_notebook_is_kept_only_where_the_host_allows_it(notebook: bool) -> None:
    """SN-48."""
    evening = Evening(
        own={ANTON: "[1]"},
        cards={BERND: "Dieb", CLAUDIA: "Papst", DORIS: "Bauer"},
        options=Options(notebook=notebook),
    )
    evening.asks(ANTON, BERND)
    evening.shows(BERND, "Kaiser")
    evening.unmasks(ANTON, CLAUDIA, "Papst")
    evening.unmasks(DORIS, BERND, "Kaiser")
    noted = {
        who: [(note.what, note.seat, note.character) for note in evening.sees(who).notes]
        for who in (ANTON, BERND, CLAUDIA, DORIS, ERICH, None)
    }
    if not notebook:
        assert set(map(tuple, noted.values())) == {()}
        return
    kaiser, papst = character("Kaiser"), character("Papst")
    assert noted == {
        ANTON: [("learnt", BERND, kaiser), ("unmasked", CLAUDIA, papst)],
        BERND: [("shown", ANTON, kaiser), ("mistaken", DORIS, kaiser)],
        CLAUDIA: [("caught", ANTON, papst)],
        DORIS: [("missed", BERND, kaiser)],
        ERICH: [],
        None: [],
    }
    assert [event for event in evening.heard(DORIS) if isinstance(event, Guessed)]


@pytest.mark.rule("sein §7.5")
@pytest.mark.rule("sein §10.2")
def test_a_vote_may_take_the_last_card_that_could_be_shown() -> None:
    """SN-59. Then nothing is shown; the others cannot tell, for the answer looks the same."""
    names = ("Richter", "Papst", "Zauberer", "Dieb")
    evening = Evening(own={ANTON: "[1]"}, cards={BERND: "Bauer"}, banned={BERND: names})
    evening.takes(ANTON, "Bauer")
    evening.claims(BERND, "Kaiser")
    evening.asks(ANTON, BERND)
    evening.accuses(CLAUDIA, BERND, "Kaiser", agree=(ANTON, DORIS))
    assert (evening.stage, evening.awaited) == ("question", (BERND,))
    assert evening.card(BERND).shows == ()
    evening.is_silent(BERND)
    assert evening.heard(DORIS)[:2] == (LeftToChance(BERND), Answered(BERND, ANTON))
    assert evening.heard(ANTON) == evening.heard(DORIS)
    assert evening.stage == "illegal"
