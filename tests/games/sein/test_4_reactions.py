"""§4 Reactions: windows, fines, forgiveness."""

from __future__ import annotations

import pytest

from bluffhaus.games.sein import Options
from bluffhaus.games.sein.words import Asked, Claim, Pass, Pay, StandBack, Whatever
from bluffhaus.kernel import Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.sein import ERICH, Evening, character, stones

KAISER = Claim(character("Kaiser"))
PAPST = Claim(character("Papst"))


def illegal(own: dict[Seat, str] | None = None, **more: object) -> Evening:
    """Anton has harvested, Bernd is Kaiser, the first window is over."""
    evening = Evening(own=own, **more)  # type: ignore[arg-type] # passed on as it comes
    evening.takes(ANTON, "Bauer")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    return evening


def fined(own: dict[Seat, str] | None = None, demands: str = "2 Korn", **more: object) -> Evening:
    """And Claudia is Richter; no Papst."""
    evening = illegal(own, **more)
    evening.claims(CLAUDIA, "Richter", demands)
    evening.all_pass()
    evening.all_pass()
    return evening


@pytest.mark.rule("sein §4.1")
def test_nobody_reacts_to_himself() -> None:
    """SN-19, SN-21. Neither as Kaiser to one's own action, nor as Richter to one's own Kaiser."""
    evening = Evening()
    evening.takes(ANTON, "Bauer")
    no = evening.refused(ANTON, KAISER)
    assert (no.code, no.rule) == ("own_action", "§4.1")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    assert evening.awaited == (CLAUDIA, DORIS, ERICH)
    assert evening.why_not(BERND, "claim", "Richter") == "no_basis"


@pytest.mark.rule("sein §4.1")
def test_a_kaiser_may_be_richter_on_somebody_elses_kaiser_and_papst_on_a_fine() -> None:
    """SN-21, SN-22."""
    evening = Evening()
    evening.takes(ANTON, "Bauer")
    evening.claims(BERND, "Kaiser")
    evening.claims(DORIS, "Kaiser")
    evening.all_pass()
    evening.claims(BERND, "Richter", "2 Korn")
    evening.all_pass()
    assert evening.table.chain[3].link.rests_on == (2,)
    assert evening.why_not(BERND, "claim", "Papst") == "no_basis"
    evening.claims(DORIS, "Papst")
    assert evening.stands(DORIS, "Kaiser")
    assert evening.stands(DORIS, "Papst")


@pytest.mark.rule("sein §4.2")
def test_windows_open_one_after_the_other_and_answers_come_in_any_order() -> None:
    """SN-24."""
    evening = Evening()
    evening.takes(ANTON, "Bauer")
    assert (evening.stage, evening.awaited) == ("illegal", (BERND, CLAUDIA, DORIS, ERICH))
    assert evening.why_not(BERND, "claim", "Richter") == "not_open_yet"
    evening.passes(ERICH, BERND)
    waiting = evening.table.waiting
    assert (waiting.decided, waiting.thinking) == ((BERND, ERICH), (CLAUDIA, DORIS))
    evening.claims(DORIS, "Kaiser")
    assert evening.table.waiting.decided == (BERND, DORIS, ERICH)
    assert DORIS not in evening.table.waiting.may
    evening.passes(CLAUDIA)
    assert (evening.stage, evening.awaited) == ("fine", (BERND, CLAUDIA, ERICH))
    assert evening.why_not(CLAUDIA, "claim", "Kaiser") == "window_closed"


@pytest.mark.rule("sein §4.2")
def test_who_has_passed_may_still_speak_up_while_the_window_is_open() -> None:
    evening = Evening()
    evening.takes(ANTON, "Bauer")
    evening.passes(BERND)
    assert evening.match.prompts[BERND].silence is None
    assert BERND in evening.table.waiting.may
    evening.claims(BERND, "Kaiser")
    assert evening.refused(BERND, Pass()).code == "not_offered"


@pytest.mark.rule("sein §4.2")
def test_a_window_is_skipped_where_nobody_may_say_anything() -> None:
    banned = dict.fromkeys((BERND, CLAUDIA, DORIS, ERICH), ("Kaiser",))
    evening = Evening(banned=banned)
    evening.takes(ANTON, "Bauer")
    assert evening.stage == "objecting"


@pytest.mark.rule("sein §4.3")
def test_any_personal_action_can_be_illegal() -> None:
    """SN-27."""
    for name in ("Kaiser", "Papst", "Bauer"):
        evening = Evening()
        evening.takes(ANTON, name)
        assert KAISER in evening.offered(BERND)


@pytest.mark.rule("sein §4.3")
def test_without_a_kaiser_no_richter() -> None:
    evening = Evening()
    evening.takes(ANTON, "Bauer")
    evening.all_pass()
    assert evening.table.active == BERND


@pytest.mark.rule("sein §4.4")
def test_the_richter_names_the_sorts() -> None:
    """SN-15."""
    evening = illegal()
    fines = {move.sorts for move in evening.offered(CLAUDIA) if isinstance(move, Claim)}
    assert len(fines) == 6
    assert stones("1 Gold, 1 Korn") in fines
    evening.claims(CLAUDIA, "Richter", "1 Gold, 1 Korn")
    assert evening.table.chain[2].link.sorts == stones("1 Gold, 1 Korn")


@pytest.mark.rule("sein §4.5")
def test_a_papst_offers_and_costs_nothing_yet() -> None:
    evening = illegal()
    evening.claims(CLAUDIA, "Richter", "2 Korn")
    evening.all_pass()
    evening.claims(DORIS, "Papst")
    assert evening.owns(DORIS) == ""
    assert evening.why_not(CLAUDIA, "claim", "Papst") == "no_basis"


@pytest.mark.rule("sein §4.6")
def test_the_fined_player_is_not_his_own_papst_among_more_than_two() -> None:
    """SN-20."""
    evening = fined()
    assert {offer.character for offer in evening.card(ANTON).claims} == {character("Zauberer")}
    assert evening.why_not(ANTON, "claim", "Papst") == "own_action"


@pytest.mark.rule("sein §4.6")
@pytest.mark.rule("sein §10.4")
def test_he_may_be_if_the_host_likes_it_so() -> None:
    evening = fined(options=Options(self_forgiveness=True))
    evening.claims(ANTON, "Papst")
    evening.all_pass()
    assert evening.owns(ANTON) == "2K"


@pytest.mark.rule("sein §4.6")
def test_nobody_else_answers_the_fine() -> None:
    evening = fined()
    assert evening.why_not(BERND, "claim", "Zauberer") == "not_fined"
    no = evening.refused(BERND, Pay(2, stones("2 Korn")))
    assert no.code == "not_offered"


@pytest.mark.rule("sein §4.7")
def test_the_zauberer_comes_only_after_the_fine_and_only_once() -> None:
    evening = illegal()
    assert evening.why_not(ANTON, "claim", "Zauberer") == "not_open_yet"
    evening.claims(CLAUDIA, "Richter", "2 Korn")
    evening.all_pass()
    evening.all_pass()
    evening.claims(ANTON, "Zauberer")
    assert evening.why_not(ANTON, "claim", "Zauberer") == "answered_already"


@pytest.mark.rule("sein §4.8")
@pytest.mark.parametrize(
    ("own", "demands", "ways"),
    [
        ("2G", "2 Gold", {"2 Gold"}),
        ("1G", "2 Gold", {"1 Gold, 1 Korn"}),
        ("1G 1W", "2 Gold", {"1 Gold, 1 Wein", "1 Gold, 1 Korn"}),
        ("1W", "2 Gold", {"1 Wein, 1 Korn", "2 Korn"}),
        ("2W", "1 Gold, 1 Wein", {"2 Wein", "1 Wein, 1 Korn"}),
    ],
)
def test_what_is_lacking_is_paid_with_other_loose_stones(
    own: str, demands: str, ways: set[str]
) -> None:
    """SN-15. Which ones, the fined player says; he has two korn besides."""
    evening = fined({ANTON: own}, demands)
    [bill] = evening.card(ANTON).bills
    assert set(bill.payments) == {stones(way) for way in ways}


@pytest.mark.rule("sein §4.8")
def test_he_pays_what_he_has() -> None:
    """SN-16. Of one stone the Richter shares nothing."""
    evening = Evening(own={BERND: "1G"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Wein")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, CLAUDIA, "1 Gold")
    assert [evening.owns(who) for who in (ANTON, BERND, CLAUDIA)] == ["", "", "1G"]
    assert evening.stage == "objecting"


@pytest.mark.rule("sein §4.9")
def test_the_papst_names_one_of_the_loose_sorts() -> None:
    evening = illegal({ANTON: "1G"})
    evening.claims(CLAUDIA, "Richter", "2 Korn")
    evening.all_pass()
    evening.claims(DORIS, "Papst")
    evening.all_pass()
    evening.accepts(ANTON, DORIS)
    assert set(evening.card(DORIS).names) == {"gold", "korn"}
    evening.names(DORIS, "Korn")
    assert [evening.owns(who) for who in (ANTON, DORIS)] == ["1G 1K", "1K"]


@pytest.mark.rule("sein §4.10")
def test_the_richter_chooses_kaiser_and_stone() -> None:
    """SN-17, SN-18."""
    evening = fined({ANTON: "1G"}, "1 Gold, 1 Korn")
    evening.pays(ANTON, CLAUDIA, "1 Gold, 1 Korn")
    assert (evening.stage, evening.awaited) == ("share", (CLAUDIA,))
    assert Pass() not in evening.offered(CLAUDIA)
    evening.shares(CLAUDIA, BERND, "Korn")
    assert [evening.owns(who) for who in (ANTON, BERND, CLAUDIA)] == ["1K", "1K", "1G"]


@pytest.mark.rule("sein §4.10")
def test_a_richter_does_not_share_with_himself() -> None:
    """SN-17, correction 8."""
    evening = Evening()
    evening.takes(ANTON, "Bauer")
    evening.claims(BERND, "Kaiser")
    evening.claims(CLAUDIA, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Korn")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, CLAUDIA, "2 Korn")
    assert [evening.owns(who) for who in (BERND, CLAUDIA)] == ["1K", "1K"]


@pytest.mark.rule("sein §4.11")
def test_those_who_had_passed_think_again_when_something_has_fallen() -> None:
    evening = Evening(cards={CLAUDIA: "Bauer"})
    evening.takes(ANTON, "Papst")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Wein")
    evening.passes(DORIS)
    about = evening.match.prompts[ERICH].about
    evening.accuses(ERICH, CLAUDIA, "Richter", agree=(ANTON, BERND))
    assert (evening.stage, evening.awaited) == ("fine", (DORIS, ERICH))
    assert evening.match.prompts[ERICH].about > about
    assert Asked("fine", (DORIS, ERICH)) in evening.happened


@pytest.mark.rule("sein §4.11")
def test_the_clock_starts_anew_when_something_is_said() -> None:
    evening = Evening()
    evening.takes(ANTON, "Bauer")
    first = evening.match.pace
    evening.passes(CLAUDIA)
    assert evening.match.pace == first
    evening.claims(BERND, "Kaiser")
    second = evening.match.pace
    assert first is not None
    assert second is not None
    assert second.wait > first.wait


@pytest.mark.rule("sein §4.11")
def test_the_first_window_does_not_open_for_those_who_had_passed() -> None:
    """SN-57. A Kaiser comes at once or never."""
    evening = Evening(cards={BERND: "Bauer"})
    evening.takes(ANTON, "Bauer")
    evening.passes(CLAUDIA, DORIS)
    evening.claims(BERND, "Kaiser")
    evening.accuses(ANTON, BERND, "Kaiser", agree=(CLAUDIA, DORIS))
    assert (evening.stage, evening.awaited) == ("illegal", (ERICH,))
    evening.passes(ERICH)
    assert "Kaiser" not in {each.link.character for each in evening.table.chain}


@pytest.mark.rule("sein §4.12")
def test_a_claim_is_kept() -> None:
    """SN-23. There is nothing to say that would take it back, nor to say it twice."""
    evening = Evening()
    evening.takes(ANTON, "Bauer")
    evening.claims(BERND, "Kaiser")
    assert {type(move).__name__ for move in evening.offered(BERND)} == {
        "Accuse",
        "StandBack",
        "Unmask",
    }
    assert evening.refused(BERND, KAISER).code == "claimed_already"


@pytest.mark.rule("sein §4.13")
def test_who_stands_back_is_not_asked_in_windows_but_is_when_meant() -> None:
    evening = Evening(own={ANTON: "[1]"})
    evening.stands_back(BERND)
    assert evening.table.players[BERND].back
    no = evening.refused(BERND, StandBack())
    assert (no.code, no.rule) == ("standing_back", "§4.13")
    evening.takes(ANTON, "Bauer")
    assert BERND not in evening.awaited
    evening.asks(ANTON, BERND)
    assert evening.awaited == (BERND,)  # a question is a question
    evening.says(BERND, Whatever())
    evening.says(CLAUDIA, StandBack())
    evening.accuses(DORIS, ANTON, "Bauer", agree=(BERND,))  # votes are asked, too
    assert BERND in evening.table.verdicts[0].ayes
    assert evening.table.waiting.thinking == (DORIS, ERICH)
    evening.claims(BERND, "Kaiser")  # and he may still speak up
    evening.all_pass()
    assert not any(evening.table.players[who].back for who in (DORIS, ERICH))


@pytest.mark.rule("sein §4.13")
def test_standing_back_lasts_for_the_turn() -> None:
    evening = Evening()
    evening.stands_back(CLAUDIA)
    evening.takes(ANTON, "Bauer")
    evening.all_pass()
    assert evening.table.active == BERND
    assert not evening.table.players[CLAUDIA].back
    assert evening.why_not(BERND, "stand_back") == "nothing_to_pass"


@pytest.mark.rule("sein §4.14")
def test_there_is_a_last_objection_when_something_was_said_that_nobody_was_asked_about() -> None:
    evening = fined()
    evening.pays(ANTON, CLAUDIA, "2 Korn")
    assert (evening.stage, evening.awaited) == ("objecting", (ANTON, BERND, CLAUDIA, DORIS, ERICH))
    evening.passes(DORIS)
    waiting = evening.table.waiting
    assert (waiting.decided, waiting.thinking) == ((DORIS,), (ANTON, BERND, CLAUDIA, ERICH))
    evening.accuses(DORIS, BERND, "Kaiser")  # who has passed may still doubt
    evening.all_pass()
    assert evening.table.active == BERND


@pytest.mark.rule("sein §4.14")
def test_there_is_none_when_everybody_has_been_asked_about_everything() -> None:
    evening = illegal()
    evening.all_pass()
    assert evening.table.active == BERND
