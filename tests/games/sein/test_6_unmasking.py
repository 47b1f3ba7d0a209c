"""§6 Unmasking."""

from __future__ import annotations

import pytest

from bluffhaus.games.sein.words import Act, Guessed, Out, Unmask
from bluffhaus.kernel import Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.sein import ERICH, Evening, character

ALL = (ANTON, BERND, CLAUDIA, DORIS, ERICH)


@pytest.mark.rule("sein §6.1")
def test_anybody_may_unmask_anybody_at_any_time_but_in_a_vote() -> None:
    """SN-41. Also in somebody else's turn, in every window, and after the chain is closed."""
    evening = Evening(own={ANTON: "[1]"}, cards={ANTON: "Dieb"})
    for _ in range(2):
        for who in (BERND, CLAUDIA, DORIS, ERICH):
            assert any(isinstance(move, Unmask) for move in evening.offered(who))
        if evening.stage == "acting":
            evening.takes(ANTON, "Bauer")
    evening.all_pass()
    assert evening.stage == "closing"
    assert any(isinstance(move, Unmask) for move in evening.offered(DORIS))


@pytest.mark.rule("sein §6.1")
def test_nobody_is_unmasked_as_what_an_accusation_has_ruled_out() -> None:
    evening = Evening(banned={BERND: ("Kaiser",)})
    [target] = [each for each in evening.card(ANTON).unmasks if each.seat == BERND]
    assert character("Kaiser") not in target.characters
    no = evening.refused(ANTON, Unmask(BERND, character("Kaiser")))
    assert (no.code, no.rule) == ("banned", "§6.1")


@pytest.mark.rule("sein §6.1")
def test_the_menu_does_not_know_who_anybody_is() -> None:
    for card in ("Kaiser", "Bauer"):
        evening = Evening(cards={BERND: card})
        [target] = [each for each in evening.card(ANTON).unmasks if each.seat == BERND]
        assert len(target.characters) == 6


@pytest.mark.rule("sein §6.2")
def test_packs_and_all_go_to_the_discoverer() -> None:
    """SN-44."""
    evening = Evening(cards={BERND: "Papst"}, own={BERND: "1G [2]"})
    evening.unmasks(CLAUDIA, BERND, "Papst")
    assert (evening.owns(BERND), evening.owns(CLAUDIA)) == ("", "1G [2]")


@pytest.mark.rule("sein §6.4")
def test_one_attempt_a_turn() -> None:
    evening = Evening(cards={ANTON: "Dieb", BERND: "Papst"})
    evening.unmasks(CLAUDIA, BERND, "Papst")
    no = evening.refused(CLAUDIA, Unmask(ANTON, character("Dieb")))
    assert (no.code, no.rule) == ("tried_already", "§6.4")
    assert evening.table.players[CLAUDIA].tried
    evening.takes(ANTON, "Bauer")
    evening.all_pass()
    evening.unmasks(CLAUDIA, ANTON, "Dieb")
    assert evening.still_in() == (CLAUDIA, DORIS, ERICH)


@pytest.mark.rule("sein §6.4")
def test_a_second_attempt_on_somebody_who_has_left_lapses() -> None:
    """Correction 10. The first received counts; the other is just not on the menu any more."""
    evening = Evening(cards={BERND: "Papst"})
    evening.unmasks(CLAUDIA, BERND, "Papst")
    assert evening.refused(DORIS, Unmask(BERND, character("Papst"))).code == "not_offered"
    assert DORIS in evening.still_in()


@pytest.mark.rule("sein §6.5")
@pytest.mark.parametrize("right", [True, False])
def test_the_others_learn_who_is_out_and_which_stones_move(right: bool) -> None:
    """SN-43."""
    evening = Evening(cards={BERND: "Papst" if right else "Dieb"})
    evening.unmasks(CLAUDIA, BERND, "Papst")
    for who in (ANTON, DORIS, ERICH, None):
        heard = evening.heard(who)
        assert any(isinstance(event, Out) for event in heard)
        assert not any(isinstance(event, Guessed) for event in heard)
        assert b"papst" not in b"".join(map(repr_of, heard))


def repr_of(event: object) -> bytes:
    return repr(event).lower().encode()


@pytest.mark.rule("sein §6.6")
def test_the_stones_of_an_action_have_moved_and_go_with_the_rest() -> None:
    """SN-40, correction 2: Claudia inherits the two gold."""
    evening = Evening(cards={ANTON: "Dieb"}, own={BERND: "2G"})
    evening.steals(ANTON, BERND, "Gold")
    evening.unmasks(CLAUDIA, ANTON, "Dieb")
    assert [evening.owns(who) for who in ALL] == ["", "", "2G", "", ""]
    assert evening.table.active == BERND


def judged(**cards: str) -> Evening:
    """Anton steals, Bernd is Kaiser, Claudia Richter, Doris Papst; Anton has to answer."""
    who = dict(zip(("anton", "bernd", "claudia", "doris", "erich"), ALL, strict=True))
    evening = Evening(
        own={ANTON: "1K", BERND: "2G"}, cards={who[name]: card for name, card in cards.items()}
    )
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.claims(DORIS, "Papst")
    evening.all_pass()
    return evening


@pytest.mark.rule("sein §6.6")
def test_what_nobody_has_paid_for_falls() -> None:
    """An unmasked Kaiser: no Richter, no fine; nobody is banned."""
    evening = judged(bernd="Bauer")
    evening.unmasks(ERICH, BERND, "Bauer")
    assert [each.status for each in evening.table.chain[:4]] == [
        "standing",
        "withdrawn",
        "fallen",
        "fallen",
    ]
    assert evening.stage == "objecting"
    assert evening.banned(BERND) == set()


@pytest.mark.rule("sein §6.6")
def test_a_paid_fine_stays_paid_though_the_kaiser_leaves() -> None:
    """Only an accusation undoes stones that have moved."""
    evening = Evening(own={BERND: "1G"}, cards={BERND: "Bauer"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, CLAUDIA, "1 Gold")
    evening.unmasks(ERICH, BERND, "Bauer")
    assert not evening.stands(BERND, "Kaiser")  # his own share was not paid
    assert evening.stands(CLAUDIA, "Richter")
    assert evening.owns(CLAUDIA) == "1G"


@pytest.mark.rule("sein §6.6")
def test_it_does_come_back_when_the_richter_is_then_exposed() -> None:
    evening = Evening(own={BERND: "1G"}, cards={BERND: "Bauer", CLAUDIA: "Dieb"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, CLAUDIA, "1 Gold")
    evening.unmasks(ERICH, BERND, "Bauer")
    evening.accuses(ERICH, CLAUDIA, "Richter", agree=(ANTON, DORIS))
    assert (evening.owns(ANTON), evening.owns(CLAUDIA)) == ("1G", "")


@pytest.mark.rule("sein §6.6")
def test_the_guesser_who_fails_takes_back_what_was_not_paid_for() -> None:
    """Correction 3. The Richter leaves: nothing is due."""
    evening = judged(erich="Kaiser")
    evening.unmasks(CLAUDIA, ERICH, "Bauer")
    assert not evening.stands(CLAUDIA, "Richter")
    assert evening.stage == "objecting"
    evening.all_pass()
    assert evening.owns(ANTON) == "2G 1K"


@pytest.mark.rule("sein §6.6")
def test_a_chosen_papst_who_leaves_before_he_is_paid_is_chosen_no_longer() -> None:
    evening = judged(doris="Zauberer")
    evening.accepts(ANTON, DORIS)
    assert (evening.stage, evening.awaited) == ("sort", (DORIS,))
    evening.unmasks(BERND, DORIS, "Zauberer")
    assert (evening.stage, evening.awaited) == ("answer", (ANTON,))
    assert evening.card(ANTON).accepts == ()


@pytest.mark.rule("sein §6.6")
def test_stones_restored_later_go_to_the_discoverer() -> None:
    """Correction 4. Bernd is out; then the theft from him is undone: Erich gets the two gold."""
    evening = Evening(own={BERND: "2G"}, cards={ANTON: "Bauer", BERND: "Papst"})
    evening.steals(ANTON, BERND, "Gold")
    evening.unmasks(ERICH, BERND, "Papst")
    assert evening.owns(ERICH) == ""
    evening.accuses(CLAUDIA, ANTON, "Dieb", agree=(DORIS, ERICH))
    assert [evening.owns(who) for who in ALL] == ["", "", "", "", "2G"]


@pytest.mark.rule("sein §6.6")
def test_a_richter_who_leaves_no_longer_shares() -> None:
    """SN-62. His two stones go with the rest."""
    evening = Evening(own={BERND: "2G"}, cards={CLAUDIA: "Bauer"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.claims(DORIS, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, CLAUDIA, "2 Gold")
    assert evening.stage == "share"
    evening.unmasks(ERICH, CLAUDIA, "Bauer")
    assert evening.stage == "objecting"
    assert [evening.owns(who) for who in ALL] == ["", "", "", "", "2G"]
    assert evening.stands(CLAUDIA, "Richter")  # paid stays paid


@pytest.mark.rule("sein §4.10")
def test_a_kaiser_who_has_left_gets_no_share() -> None:
    """SN-65. Bernd leaves while Claudia chooses: the stone is for Doris, the only one left."""
    evening = Evening(own={BERND: "2G"}, cards={BERND: "Bauer"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.claims(DORIS, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, CLAUDIA, "2 Gold")
    assert evening.stage == "share"
    evening.unmasks(ERICH, BERND, "Bauer")
    assert evening.stage == "objecting"
    assert [evening.owns(who) for who in ALL] == ["", "", "1G", "1G", ""]


@pytest.mark.rule("sein §4.10")
def test_a_kaiser_who_had_his_share_and_left_gets_no_second_one() -> None:
    """SN-65. The Richter who shared with Bernd falls; the other one keeps both stones."""
    evening = Evening(own={BERND: "2G"}, cards={BERND: "Bauer", CLAUDIA: "Papst"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.claims(DORIS, "Richter", "2 Gold")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, CLAUDIA, "2 Gold")
    evening.unmasks(ERICH, BERND, "Bauer")
    assert [evening.owns(who) for who in ALL] == ["", "", "1G", "", "1G"]
    evening.accuses(ANTON, CLAUDIA, "Richter", agree=(DORIS, ERICH))
    while evening.stage != "answer":
        evening.all_pass()
    evening.pays(ANTON, DORIS, "2 Gold")
    assert [evening.owns(who) for who in ALL] == ["", "", "", "2G", ""]


@pytest.mark.rule("sein §5.8")
def test_nobody_pays_a_richter_who_has_left_a_second_time() -> None:
    """SN-66. Erich was paid and left; Doris's Kaiser falls, and the fine is no longer paid."""
    evening = Evening(own={BERND: "2G"}, cards={DORIS: "Papst", ERICH: "Bauer"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.claims(DORIS, "Kaiser")
    evening.all_pass()
    evening.claims(ERICH, "Richter", "2 Gold")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, ERICH, "2 Gold")
    evening.unmasks(CLAUDIA, ERICH, "Bauer")
    assert evening.owns(CLAUDIA) == "2G"
    evening.accuses(ANTON, DORIS, "Kaiser", agree=(BERND, CLAUDIA))
    assert evening.stands(BERND, "Kaiser")
    assert not evening.stands(ERICH, "Richter")
    assert [evening.owns(who) for who in ALL] == ["2G", "", "", "", ""]


@pytest.mark.rule("sein §6.6")
def test_a_kaiser_who_has_left_keeps_up_what_was_paid() -> None:
    """SN-63. Bernd leaves unexposed; then the other Kaiser, Doris, is found out."""
    evening = Evening(own={BERND: "1G"}, cards={BERND: "Bauer", DORIS: "Papst"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.claims(DORIS, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.all_pass()
    evening.pays(ANTON, CLAUDIA, "1 Gold")
    evening.unmasks(ERICH, BERND, "Bauer")
    evening.accuses(ERICH, DORIS, "Kaiser", agree=(ANTON, CLAUDIA))
    assert evening.stands(CLAUDIA, "Richter")
    assert (evening.owns(ANTON), evening.owns(CLAUDIA)) == ("", "1G")
    assert evening.stage == "objecting"


@pytest.mark.rule("sein §6.7")
def test_the_turn_ends_when_its_player_leaves() -> None:
    """SN-42. What was said in answer to him leads to nothing."""
    evening = judged(anton="Bauer")
    evening.unmasks(ERICH, ANTON, "Bauer")
    assert evening.table.active == BERND
    assert evening.owns(ERICH) == "2G 1K"
    assert all(evening.banned(who) == set() for who in ALL)


@pytest.mark.rule("sein §6.7")
def test_also_before_he_has_done_anything() -> None:
    evening = Evening(cards={ANTON: "Bauer"})
    evening.unmasks(ERICH, ANTON, "Bauer")
    assert (evening.stage, evening.awaited) == ("acting", (BERND,))
    assert Act(character("Bauer"), 0) in evening.offered(BERND)


def test_who_has_left_is_not_asked_anything_any_more() -> None:
    evening = Evening(cards={BERND: "Papst"})
    evening.unmasks(CLAUDIA, BERND, "Papst")
    assert BERND not in evening.match.prompts
    assert evening.refused(BERND, Unmask(ANTON, character("Dieb"))).code == "not_asked"
    assert evening.table.players[BERND].place == 1
    [leaving] = evening.table.leavings
    assert (leaving.seat, leaving.heir, leaving.hit) == (BERND, CLAUDIA, True)
    assert isinstance(leaving.seat, int)
    assert Seat(leaving.seat) == BERND
