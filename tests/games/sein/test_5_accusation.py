"""§5 Accusation."""

from __future__ import annotations

import pytest

from bluffhaus.games.sein import Options
from bluffhaus.games.sein.words import (
    Accuse,
    Decided,
    Pass,
    StandBack,
    Unmask,
    Vote,
    Voted,
    VotesOpened,
)
from bluffhaus.kernel import Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.sein import ERICH, Evening, character

ALL = (ANTON, BERND, CLAUDIA, DORIS, ERICH)


def the_theft(anton: str = "Bauer", **more: object) -> Evening:
    evening = Evening(own={BERND: "2G"}, cards={ANTON: anton}, **more)  # type: ignore[arg-type]
    evening.steals(ANTON, BERND, "Gold")
    return evening


def paid(**cards: str) -> Evening:
    """Anton steals, Bernd and Doris are Kaiser, Claudia is Richter, Anton has paid."""
    who = dict(zip(("anton", "bernd", "claudia", "doris", "erich"), ALL, strict=True))
    evening = Evening(own={BERND: "2G"}, cards={who[name]: card for name, card in cards.items()})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.claims(DORIS, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, CLAUDIA, "2 Gold")
    evening.shares(CLAUDIA, BERND, "Gold")
    return evening


@pytest.mark.rule("sein §5.1")
def test_any_standing_claim_of_this_turn_can_be_accused_at_any_time() -> None:
    """SN-29. Also by those who are not asked anything, and while others think."""
    evening = the_theft()
    evening.claims(BERND, "Kaiser")
    for who in (ANTON, BERND, CLAUDIA):
        assert any(isinstance(move, Accuse) for move in evening.offered(who))
    assert evening.card(ANTON).accuses == (1,)
    assert evening.card(CLAUDIA).accuses == (0, 1)
    no = evening.refused(ANTON, Accuse(0))
    assert (no.code, no.rule) == ("own_claim", "§5.1")


@pytest.mark.rule("sein §5.1")
def test_claims_of_earlier_turns_cannot() -> None:
    evening = the_theft()
    evening.all_pass()
    assert evening.table.active == BERND
    assert evening.refused(CLAUDIA, Accuse(0)).code == "not_offered"


@pytest.mark.rule("sein §5.2")
def test_once_per_accuser_per_claim_per_turn() -> None:
    """SN-33. A friend cannot burn the only vote."""
    evening = the_theft()
    evening.accuses(CLAUDIA, ANTON, "Dieb")
    no = evening.refused(CLAUDIA, Accuse(0))
    assert (no.code, no.rule) == ("already_accused", "§5.2")
    evening.accuses(DORIS, ANTON, "Dieb")
    assert evening.table.chain[0].accusers == (CLAUDIA, DORIS)


@pytest.mark.rule("sein §5.3")
def test_a_vote_stops_everything_else() -> None:
    evening = the_theft()
    evening.says(CLAUDIA, Accuse(0))
    assert (evening.stage, evening.table.beneath) == ("vote", "illegal")
    assert evening.match.game.asked(evening.match.state) == (BERND, DORIS, ERICH)
    assert evening.match.prompts.keys() == {BERND, DORIS, ERICH}
    for move in (Pass(), StandBack(), Unmask(ANTON, character("Dieb")), Accuse(0)):
        assert evening.refused(BERND, move).code in ("vote", "not_offered")
    assert evening.why_not(BERND, "unmask") == "vote"


@pytest.mark.rule("sein §5.3")
def test_votes_are_secret_until_all_are_opened_together() -> None:
    """SN-32. That somebody has voted is public."""
    evening = the_theft()
    evening.says(CLAUDIA, Accuse(0))
    evening.says(BERND, Vote(True))
    assert Voted(BERND, True, to=(BERND,)) in evening.heard(BERND)
    for who in (ANTON, CLAUDIA, DORIS, None):
        assert evening.heard(who) == (Decided(BERND),)
        trial = evening.sees(who).trial
        assert trial is not None
        assert trial.vote is (True if who == CLAUDIA else None)
    evening.says(DORIS, Vote(False))
    evening.says(ERICH, Vote(True))
    opened = [event for event in evening.happened if isinstance(event, VotesOpened)]
    assert opened == [VotesOpened(CLAUDIA, 0, (BERND, CLAUDIA, ERICH), (DORIS,), True)]


@pytest.mark.rule("sein §5.3")
def test_after_the_vote_the_window_goes_on_as_it_was() -> None:
    evening = the_theft()
    evening.passes(DORIS)
    evening.accuses(CLAUDIA, ANTON, "Dieb")
    assert (evening.stage, evening.awaited) == ("illegal", (BERND, CLAUDIA, ERICH))


@pytest.mark.rule("sein §5.4")
@pytest.mark.parametrize(
    ("agree", "upheld"),
    [((), False), ((CLAUDIA,), False), ((CLAUDIA, DORIS), True), ((CLAUDIA, DORIS, ERICH), True)],
)
def test_a_simple_majority_of_all_but_the_accused(agree: tuple[Seat, ...], upheld: bool) -> None:
    """SN-30, SN-31. Two of four are not enough."""
    evening = the_theft()
    evening.accuses(BERND, ANTON, "Dieb", agree=agree)
    assert (evening.banned(ANTON) == {"Dieb"}) == upheld


@pytest.mark.rule("sein §5.4")
@pytest.mark.rule("sein §10.4")
def test_half_is_enough_where_the_host_says_so() -> None:
    evening = the_theft(options=Options(tie_upholds=True))
    evening.accuses(BERND, ANTON, "Dieb", agree=(CLAUDIA,))
    assert evening.banned(ANTON) == {"Dieb"}


@pytest.mark.rule("sein §5.4")
def test_who_is_out_does_not_vote_and_a_missing_vote_is_a_no() -> None:
    evening = the_theft(gone=(ERICH,))
    evening.says(BERND, Accuse(0))
    assert evening.awaited == (CLAUDIA, DORIS)
    evening.is_silent(CLAUDIA)
    evening.is_silent(DORIS)
    assert evening.table.verdicts[0].nays == (CLAUDIA, DORIS)


@pytest.mark.rule("sein §5.5")
def test_the_truth_wins_even_when_many_are_still_in() -> None:
    """SN-34, SN-35."""
    evening = the_theft("Dieb")
    evening.accuses(BERND, ANTON, "Dieb", agree=(CLAUDIA, DORIS))
    assert (evening.table.ending, evening.table.winners) == ("wrongly_accused", (ANTON,))


@pytest.mark.rule("sein §5.6")
def test_a_caught_liar_may_not_be_that_again_for_the_rest_of_the_match() -> None:
    evening = the_theft()
    evening.accuses(BERND, ANTON, "Dieb", agree=(CLAUDIA, DORIS))
    while evening.table.turn < 6:
        evening.is_silent(evening.awaited[0])
    assert evening.table.active == ANTON
    assert evening.why_not(ANTON, "act", "Dieb") == "banned"


@pytest.mark.rule("sein §5.7")
def test_sn_t18_an_exposed_dieb_gives_back_what_he_took() -> None:
    """SN-36. And he has no other action."""
    evening = the_theft()
    evening.accuses(BERND, ANTON, "Dieb", agree=(CLAUDIA, DORIS))
    assert (evening.owns(ANTON), evening.owns(BERND)) == ("", "2G")
    assert evening.banned(ANTON) == {"Dieb"}
    assert evening.table.active == BERND


@pytest.mark.rule("sein §5.7")
def test_what_rested_on_an_exposed_action_is_void_but_nobody_else_is_banned() -> None:
    """SN-37, SN-39. Stones that had been passed on are back, too."""
    evening = paid(anton="Bauer")
    assert [evening.owns(who) for who in ALL] == ["", "1G", "1G", "", ""]
    evening.accuses(ERICH, ANTON, "Dieb", agree=(CLAUDIA, DORIS))
    assert [evening.owns(who) for who in ALL] == ["", "2G", "", "", ""]
    assert all(evening.banned(who) == set() for who in (BERND, CLAUDIA, DORIS))
    last = evening.table.last
    assert last is not None
    assert [each.status for each in last.chain] == ["exposed", *["fallen"] * 5]


@pytest.mark.rule("sein §5.8")
def test_a_kaiser_falls_and_another_one_stands() -> None:
    """SN-26, correction 1. The chain survives on Doris, and Anton decides anew."""
    evening = paid(anton="Dieb", bernd="Bauer")
    evening.accuses(ERICH, BERND, "Kaiser", agree=(ANTON, CLAUDIA))
    assert [evening.owns(who) for who in ALL] == ["2G", "", "", "", ""]
    assert evening.stands(CLAUDIA, "Richter")
    assert (evening.stage, evening.awaited) == ("answer", (ANTON,))
    evening.pays(ANTON, CLAUDIA, "2 Gold")
    assert [evening.owns(who) for who in ALL] == ["", "", "1G", "1G", ""]


@pytest.mark.rule("sein §5.8")
def test_a_richter_whose_own_kaiser_is_all_that_is_left_falls_and_others_may_judge() -> None:
    """Correction 1. He needs the Kaiser of another player."""
    evening = Evening(cards={ANTON: "Dieb", BERND: "Bauer"})
    evening.takes(ANTON, "Papst")
    evening.claims(BERND, "Kaiser")
    evening.claims(DORIS, "Kaiser")
    evening.all_pass()
    evening.claims(DORIS, "Richter", "2 Wein")
    evening.all_pass()
    evening.all_pass()
    evening.accuses(ERICH, BERND, "Kaiser", agree=(ANTON, CLAUDIA))
    assert not evening.stands(DORIS, "Richter")
    assert (evening.stage, evening.awaited) == ("fine", (BERND, CLAUDIA, ERICH))


@pytest.mark.rule("sein §5.8")
def test_a_richter_falls_and_his_window_opens_once_more() -> None:
    """SN-25. The fine he got is back."""
    evening = paid(anton="Dieb", claudia="Bauer")
    evening.accuses(ERICH, CLAUDIA, "Richter", agree=(ANTON, BERND))
    assert [evening.owns(who) for who in ALL] == ["2G", "", "", "", ""]
    assert (evening.stage, evening.awaited) == ("fine", (BERND, DORIS, ERICH))
    evening.claims(ERICH, "Richter", "2 Gold")
    evening.all_pass()
    assert evening.stage == "forgive"  # a new fine can be forgiven


@pytest.mark.rule("sein §5.8")
def test_with_no_new_richter_the_chain_is_closed() -> None:
    evening = paid(anton="Dieb", claudia="Bauer")
    evening.accuses(ERICH, CLAUDIA, "Richter", agree=(ANTON, BERND))
    evening.all_pass()
    assert evening.table.active == BERND
    assert evening.owns(ANTON) == "2G"


@pytest.mark.rule("sein §5.8")
def test_a_papst_falls_and_the_fine_is_due_again_after_payment_too() -> None:
    evening = Evening(own={BERND: "2G"}, cards={ANTON: "Dieb", DORIS: "Bauer"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.claims(DORIS, "Papst")
    evening.claims(ERICH, "Papst")
    evening.all_pass()
    evening.accepts(ANTON, DORIS)
    assert evening.owns(DORIS) == "1G"
    evening.accuses(BERND, DORIS, "Papst", agree=(ANTON, CLAUDIA))
    assert (evening.owns(ANTON), evening.owns(DORIS)) == ("2G", "")
    assert (evening.stage, evening.awaited) == ("answer", (ANTON,))
    assert evening.card(ANTON).accepts == (evening.link(ERICH, "Papst"),)


@pytest.mark.rule("sein §5.8")
def test_an_answer_that_rests_on_somebody_else_stays() -> None:
    """A Papst falls who was not chosen: nothing is asked anew."""
    evening = paid(anton="Dieb", doris="Bauer")
    evening.accuses(ERICH, DORIS, "Kaiser", agree=(ANTON, CLAUDIA))
    # Correction 1: a Kaiser fell, so Anton decides anew; but of a chain with one Kaiser less.
    assert evening.stage == "answer"
    evening.claims(ANTON, "Zauberer")
    evening.accuses(ERICH, BERND, "Kaiser")
    assert evening.stands(ANTON, "Zauberer")


@pytest.mark.rule("sein §5.7")
def test_a_claim_that_has_fallen_cannot_be_accused() -> None:
    evening = paid(anton="Dieb", claudia="Bauer")
    evening.accuses(ERICH, CLAUDIA, "Richter", agree=(ANTON, BERND))
    no = evening.refused(ERICH, Accuse(evening.link(CLAUDIA, "Richter")))
    assert (no.code, no.rule) == ("fallen", "§5.1")
