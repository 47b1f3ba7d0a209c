"""Every example of the rulebook, in its order, with its people."""

from __future__ import annotations

import pytest

from bluffhaus.games.sein.words import (
    Accept,
    Claim,
    Confessed,
    Fell,
    Guessed,
    Out,
    Pay,
    Proved,
    Show,
    Showed,
    Whatever,
)
from bluffhaus.kernel import Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, FRIEDA, GUSTAV, HANNA
from bluffhaus.testing.sein import ERICH, Evening, character, stones

EVERYBODY = (ANTON, BERND, CLAUDIA, DORIS, ERICH)


# --- the personal action --------------------------------------------------------------------------


@pytest.mark.rule("sein §2.3")
def test_anton_claims_to_be_the_dieb_and_steals_two_gold_from_bernd() -> None:
    """SN-T1. For all to see."""
    evening = Evening(own={BERND: "2G"})
    evening.steals(ANTON, BERND, "Gold")
    assert (evening.owns(ANTON), evening.owns(BERND)) == ("2G", "")
    for who in (*EVERYBODY, None):
        assert evening.sees(who).players[ANTON].stones.gold == 2


@pytest.mark.rule("sein §3.3")
def test_claudia_claims_to_be_the_papst_and_taxes_everybody_a_wein() -> None:
    """SN-T2. Whoever has one gives one; a pack is safe."""
    own = {ANTON: "1W", DORIS: "2W", ERICH: "[1]"}
    evening = Evening(first=CLAUDIA, own=own)
    evening.taxes(CLAUDIA, "Papst")
    assert evening.owns(CLAUDIA) == "2W"
    assert [evening.owns(who) for who in (ANTON, BERND, DORIS, ERICH)] == ["", "", "1W", "[1]"]


# --- reactions ------------------------------------------------------------------------------------


def the_chain(cards: dict[Seat, str] | None = None) -> Evening:
    """Anton the Dieb, Bernd the Kaiser, Claudia the Richter, Doris and Erich the Päpste."""
    evening = Evening(own={BERND: "2G"}, cards=cards)
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.claims(DORIS, "Papst")
    evening.claims(ERICH, "Papst")
    evening.all_pass()
    return evening


@pytest.mark.rule("sein §4.6")
def test_was_ergibt_sich_daraus_fuer_anton() -> None:
    """SN-T3. He pays Claudia, or accepts Doris or Erich, or is the Zauberer: no fifth way."""
    evening = the_chain()
    assert (evening.stage, evening.awaited) == ("answer", (ANTON,))
    richter, doris, erich = (
        evening.link(CLAUDIA, "Richter"),
        evening.link(DORIS, "Papst"),
        evening.link(ERICH, "Papst"),
    )
    answers = {
        move for move in evening.offered(ANTON) if isinstance(move, Pay | Accept | Claim | Whatever)
    }
    assert answers == {
        Pay(richter, stones("2 Gold")),
        Accept(doris),
        Accept(erich),
        Claim(character("Zauberer")),
        Whatever(),  # chance chooses among the fines
    }


@pytest.mark.rule("sein §4.8")
@pytest.mark.rule("sein §4.10")
def test_er_nimmt_die_strafe_an_und_zahlt_die_zwei_gold() -> None:
    """SN-T3a. Claudia has got two stones, and gives one to the Kaiser."""
    evening = the_chain()
    evening.pays(ANTON, CLAUDIA, "2 Gold")
    assert [evening.owns(who) for who in EVERYBODY] == ["", "1G", "1G", "", ""]


@pytest.mark.rule("sein §4.9")
def test_er_waehlt_einen_der_paepste_aus() -> None:
    """SN-T3b. Only then does Doris say what it costs; Bernd and Claudia get nothing."""
    evening = the_chain_with_korn()
    evening.accepts(ANTON, DORIS)
    assert (evening.stage, evening.awaited) == ("sort", (DORIS,))
    evening.names(DORIS, "Gold")
    assert [evening.owns(who) for who in EVERYBODY] == ["1G 1K", "", "", "1G", ""]


def the_chain_with_korn() -> Evening:
    """The same, and Anton has one korn, too, so that there is something to name."""
    evening = Evening(own={ANTON: "1K", BERND: "2G"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.claims(DORIS, "Papst")
    evening.claims(ERICH, "Papst")
    evening.all_pass()
    return evening


@pytest.mark.rule("sein §4.7")
def test_als_zauberer_waere_er_immun() -> None:
    """SN-T3c. He keeps the two gold, and the others have the trouble."""
    evening = the_chain()
    evening.claims(ANTON, "Zauberer")
    assert evening.stage == "objecting"
    evening.all_pass()
    assert [evening.owns(who) for who in EVERYBODY] == ["2G", "", "", "", ""]
    assert evening.table.active == BERND


# --- accusation -----------------------------------------------------------------------------------


def anton_is_no_zauberer(bernds_card: str) -> Evening:
    evening = the_chain({ANTON: "Dieb", BERND: bernds_card})
    evening.claims(ANTON, "Zauberer")
    evening.accuses(BERND, ANTON, "Zauberer", agree=(CLAUDIA, ERICH))
    return evening


@pytest.mark.rule("sein §5.4")
@pytest.mark.rule("sein §5.6")
@pytest.mark.rule("sein §5.8")
def test_anton_gibt_zu_nicht_der_zauberer_zu_sein() -> None:
    """SN-T4. Three of four agree; he is no longer immune, and the Dieb still stands."""
    evening = anton_is_no_zauberer("Bauer")
    [verdict] = evening.table.verdicts
    assert (verdict.ayes, verdict.nays) == ((BERND, CLAUDIA, ERICH), (DORIS,))
    assert evening.banned(ANTON) == {"Zauberer"}
    assert evening.stands(ANTON, "Dieb")
    assert (evening.stage, evening.awaited) == ("answer", (ANTON,))
    assert Claim(character("Zauberer")) not in evening.offered(ANTON)
    assert evening.why_not(ANTON, "claim", "Zauberer") == "banned"


@pytest.mark.rule("sein §5.7")
def test_uebrig_bliebe_nur_anton_als_dieb() -> None:
    """SN-T5. Without a Kaiser there is neither Richter nor Papst; a new Kaiser comes too late."""
    evening = anton_is_no_zauberer("Bauer")
    evening.accuses(ANTON, BERND, "Kaiser", agree=(CLAUDIA, DORIS))
    assert evening.banned(BERND) == {"Kaiser"}
    assert evening.stands(ANTON, "Dieb")
    for who, name in ((BERND, "Kaiser"), (CLAUDIA, "Richter"), (DORIS, "Papst"), (ERICH, "Papst")):
        assert not evening.stands(who, name)
    for who in (CLAUDIA, DORIS, ERICH):
        assert evening.banned(who) == set()
        assert evening.why_not(who, "claim", "Kaiser") == "window_closed"
    evening.all_pass()
    assert [evening.owns(who) for who in EVERYBODY] == ["2G", "", "", "", ""]
    assert evening.table.active == BERND


def test_the_long_example_with_its_six_turns_of_fate() -> None:
    """Told without a break: what stands after each thing that is said."""
    evening = Evening(own={BERND: "2G"}, cards={ANTON: "Dieb", BERND: "Bauer"})
    evening.steals(ANTON, BERND, "Gold")  # 1: Anton has two gold
    assert evening.owns(ANTON) == "2G"
    evening.claims(BERND, "Kaiser")  # 2: it is illegal
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")  # 3: he is fined
    evening.all_pass()
    evening.claims(DORIS, "Papst")  # he might be forgiven
    evening.claims(ERICH, "Papst")
    evening.all_pass()
    assert evening.table.fined == (evening.link(CLAUDIA, "Richter"),)
    evening.claims(ANTON, "Zauberer")  # 4: he is immune
    assert evening.stage == "objecting"
    evening.accuses(BERND, ANTON, "Zauberer", agree=(CLAUDIA, ERICH))  # 5: he is not
    assert evening.stage == "answer"
    evening.accuses(ANTON, BERND, "Kaiser", agree=(CLAUDIA, DORIS))  # 6: nothing was illegal
    assert [each.status for each in evening.table.chain] == [
        "standing",
        "exposed",
        "fallen",
        "fallen",
        "fallen",
        "exposed",
    ]
    fallen = [event for event in evening.happened if isinstance(event, Fell)]
    assert [event.cause for event in fallen] == ["exposed", "rested"]
    evening.all_pass()
    assert evening.owns(ANTON) == "2G"


@pytest.mark.rule("sein §5.5")
@pytest.mark.rule("sein §9.2")
def test_oder_bernd_ist_wirklich_kaiser_gewesen() -> None:
    """SN-T6. He shows his card, and has won at once."""
    evening = anton_is_no_zauberer("Kaiser")
    evening.accuses(ANTON, BERND, "Kaiser", agree=(CLAUDIA, DORIS))
    assert Proved(BERND, evening.link(BERND, "Kaiser"), character("Kaiser")) in evening.heard(DORIS)
    outcome = evening.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((BERND,), "wrongly_accused")
    assert evening.match.prompts == {}


# --- unmasking ------------------------------------------------------------------------------------


@pytest.mark.rule("sein §6.2")
@pytest.mark.rule("sein §6.5")
def test_bernd_enttarnt_anton_als_dieb() -> None:
    """SN-T7. Anton pushes his stones over, silently. The others learn who is out."""
    evening = Evening(cards={ANTON: "Dieb"}, own={ANTON: "1G 1K"})
    evening.unmasks(BERND, ANTON, "Dieb")
    assert evening.still_in() == (BERND, CLAUDIA, DORIS, ERICH)
    assert (evening.owns(ANTON), evening.owns(BERND)) == ("", "1G 1K")
    for who in (CLAUDIA, DORIS, ERICH, None):
        assert Out(ANTON, BERND, True) in evening.heard(who)
        assert not [event for event in evening.heard(who) if isinstance(event, Guessed)]
        assert evening.sees(who).truth is None
    for who in (ANTON, BERND):
        assert [event for event in evening.heard(who) if isinstance(event, Guessed)]
    # The six question cards are back: the same one can be handed over again.
    assert any(target.seat == CLAUDIA for target in evening.card(DORIS).unmasks)


@pytest.mark.rule("sein §6.3")
def test_claudia_vermutet_dass_doris_der_bauer_ist() -> None:
    """SN-T8. She is wrong, and out; Doris beams, and gets her stones."""
    evening = Evening(cards={DORIS: "Papst"}, own={CLAUDIA: "2W 1K [1]"})
    evening.unmasks(CLAUDIA, DORIS, "Bauer")
    assert CLAUDIA not in evening.still_in()
    assert (evening.owns(CLAUDIA), evening.owns(DORIS)) == ("", "2W 1K [1]")
    for who in (ANTON, BERND, ERICH, None):
        assert Out(CLAUDIA, DORIS, False) in evening.heard(who)
        assert not [event for event in evening.heard(who) if isinstance(event, Guessed)]


# --- questions ------------------------------------------------------------------------------------


def only_three_are_left(packs: int = 1) -> Evening:
    """Claudia's turn; only Bernd and Erich are in, too. Bernd has lost three characters."""
    return Evening(
        first=CLAUDIA,
        gone=(ANTON, DORIS),
        own={CLAUDIA: f"[{packs}]"},
        cards={BERND: "Bauer", CLAUDIA: "Dieb", ERICH: "Papst"},
        banned={BERND: ("Kaiser", "Zauberer", "Dieb")},
    )


@pytest.mark.rule("sein §7.1")
@pytest.mark.rule("sein §7.2")
def test_claudia_zahlt_einen_info_pack_und_reicht_bernd_die_frage_karten() -> None:
    """SN-T9. Bernd puts the Richter on top: now he is Bauer or Papst. Erich learns nothing."""
    evening = only_three_are_left()
    before = evening.store()
    evening.asks(CLAUDIA, BERND)
    assert evening.owns(CLAUDIA) == ""
    assert evening.store() == tuple(count + 1 for count in before)
    assert set(evening.card(BERND).shows) == {character("Richter"), character("Papst")}
    evening.shows(BERND, "Richter")
    told = {
        who
        for who in (*EVERYBODY, None)
        if any(isinstance(event, Showed) for event in evening.heard(who))
    }
    assert told == {BERND, CLAUDIA}


@pytest.mark.rule("sein §7.2")
def test_bernd_may_show_neither_the_kaiser_nor_the_bauer() -> None:
    """SN-T9b. One is banned, the other the truth. The refusal does not tell which."""
    evening = only_three_are_left()
    evening.asks(CLAUDIA, BERND)
    banned = evening.refused(BERND, Show(character("Kaiser")))
    truth = evening.refused(BERND, Show(character("Bauer")))
    assert (banned.code, banned.why) == (truth.code, truth.why)


@pytest.mark.rule("sein §7.2")
@pytest.mark.rule("sein §7.5")
def test_wird_man_mehrmals_befragt_zeigt_man_keine_identitaet_zweimal() -> None:
    """SN-T9c. After the Richter only the Papst is left; then there is nothing left to ask for."""
    evening = only_three_are_left(packs=3)
    evening.asks(CLAUDIA, BERND)
    evening.shows(BERND, "Richter")
    evening.asks(CLAUDIA, BERND)
    assert evening.card(BERND).shows == (character("Papst"),)
    evening.shows(BERND, "Papst")
    assert evening.card(CLAUDIA).asks == (ERICH,)
    assert evening.why_not(CLAUDIA, "ask") == "nothing_left_to_show"


@pytest.mark.rule("sein §7.4")
def test_eine_gezeigte_identitaet_darf_man_weiterhin_verwenden() -> None:
    """SN-T9e. Only an accusation rules a character out."""
    evening = only_three_are_left()
    evening.asks(CLAUDIA, BERND)
    evening.shows(BERND, "Richter")
    evening.takes(CLAUDIA, "Bauer")
    evening.claims(ERICH, "Kaiser")  # Bernd may not: the first window is over
    evening.claims(BERND, "Richter", "2 Korn")
    assert evening.stands(BERND, "Richter")


# --- two players ----------------------------------------------------------------------------------


def only_claudia_and_erich() -> Evening:
    return Evening(
        first=CLAUDIA,
        gone=(ANTON, BERND, DORIS),
        own={ERICH: "2W"},
        cards={CLAUDIA: "Dieb", ERICH: "Richter"},
    )


@pytest.mark.rule("sein §8.1")
def test_erich_muss_sich_sofort_aeussern() -> None:
    """SN-T10. Of two, one is the majority."""
    evening = Evening(
        first=ERICH, gone=(ANTON, BERND, DORIS), cards={CLAUDIA: "Dieb", ERICH: "Bauer"}
    )
    evening.takes(ERICH, "Papst")
    evening.accuses(CLAUDIA, ERICH, "Papst")
    assert Confessed(ERICH, 0, character("Papst")) in evening.happened
    assert evening.banned(ERICH) == {"Papst"}


def fined_by_erich() -> Evening:
    evening = only_claudia_and_erich()
    evening.steals(CLAUDIA, ERICH, "Wein")
    evening.claims(ERICH, "Kaiser")
    evening.claims(ERICH, "Richter", "2 Wein")
    return evening


@pytest.mark.rule("sein §8.2")
@pytest.mark.rule("sein §8.3")
def test_claudia_and_erich_are_the_only_ones_left() -> None:
    """SN-T11. Erich answers his own Kaiser; Claudia may be Zauberer, or her own Papst."""
    evening = fined_by_erich()
    assert {offer.character for offer in evening.card(CLAUDIA).claims} == {
        character("Zauberer"),
        character("Papst"),
    }
    assert evening.card(CLAUDIA).bills


@pytest.mark.rule("sein §8.2")
def test_claudia_pays_and_erich_has_his_wein_back() -> None:
    evening = fined_by_erich()
    evening.pays(CLAUDIA, ERICH, "2 Wein")
    assert (evening.owns(CLAUDIA), evening.owns(ERICH)) == ("", "2W")


@pytest.mark.rule("sein §8.3")
@pytest.mark.parametrize("name", ["Zauberer", "Papst"])
def test_claudia_keeps_the_wein_as_zauberer_or_as_her_own_papst(name: str) -> None:
    evening = fined_by_erich()
    evening.claims(CLAUDIA, name)
    evening.all_pass()
    assert (evening.owns(CLAUDIA), evening.owns(ERICH)) == ("2W", "")
    assert evening.table.active == ERICH


# --- simultaneity ---------------------------------------------------------------------------------


def eight_people() -> Evening:
    """A Dieb, two Kaiser, two Richter, three Päpste."""
    evening = Evening(8, own={BERND: "2G"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.claims(CLAUDIA, "Kaiser")
    evening.all_pass()
    evening.claims(DORIS, "Richter", "2 Gold")
    evening.claims(ERICH, "Richter", "2 Gold")
    evening.all_pass()
    evening.claims(FRIEDA, "Papst")
    evening.claims(GUSTAV, "Papst")
    evening.claims(HANNA, "Papst")
    evening.all_pass()
    return evening


@pytest.mark.rule("sein §4.2")
@pytest.mark.rule("sein §4.6")
def test_als_letzter_in_der_kette_gilt_der_dieb() -> None:
    """SN-T12. He may pick any of two Richter, or any of three Päpste."""
    evening = eight_people()
    card = evening.card(ANTON)
    assert [bill.link for bill in card.bills] == [
        evening.link(DORIS, "Richter"),
        evening.link(ERICH, "Richter"),
    ]
    assert [evening.table.chain[n].link.seat for n in card.accepts] == [FRIEDA, GUSTAV, HANNA]


@pytest.mark.rule("sein §4.9")
@pytest.mark.parametrize("papst", [FRIEDA, GUSTAV, HANNA])
def test_entscheidet_er_sich_fuer_die_begnadigung(papst: Seat) -> None:
    evening = eight_people()
    evening.accepts(ANTON, papst)  # he has nothing but gold: there is nothing to name
    assert (evening.owns(ANTON), evening.owns(papst)) == ("1G", "1G")


@pytest.mark.rule("sein §4.10")
@pytest.mark.parametrize("kaiser", [BERND, CLAUDIA])
@pytest.mark.parametrize("richter", [DORIS, ERICH])
def test_welchem_kaiser_er_einen_spielstein_abgibt(richter: Seat, kaiser: Seat) -> None:
    evening = eight_people()
    evening.pays(ANTON, richter, "2 Gold")
    assert (evening.stage, evening.awaited) == ("share", (richter,))
    evening.shares(richter, kaiser, "Gold")
    assert [evening.owns(who) for who in (ANTON, richter, kaiser)] == ["", "1G", "1G"]


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("sein §9.1")
@pytest.mark.rule("sein §9.5")
def test_wertung_bei_normalem_spielende() -> None:
    """SN-T13. One point for the first who is out … five and two for the last."""
    evening = Evening(cards={ANTON: "Dieb", BERND: "Bauer", CLAUDIA: "Papst", DORIS: "Kaiser"})
    evening.unmasks(ERICH, ANTON, "Dieb")
    evening.unmasks(CLAUDIA, BERND, "Bauer")
    while evening.table.active == BERND:
        evening.is_silent(evening.awaited[0])
    evening.unmasks(DORIS, CLAUDIA, "Papst")
    while evening.table.turn == 2 or evening.table.active == CLAUDIA:
        evening.is_silent(evening.awaited[0])
    evening.unmasks(ERICH, DORIS, "Kaiser")
    outcome = evening.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((ERICH,), (1, 2, 3, 4, 7))
    assert outcome.ending == "last_one"


@pytest.mark.rule("sein §9.6")
def test_wertung_bei_vorzeitigem_spielende() -> None:
    """SN-T14. Two are out; then somebody is wrongly accused: three points each, and two more."""
    evening = Evening(gone=(DORIS, ERICH), cards={ANTON: "Kaiser"})
    evening.takes(ANTON, "Kaiser")
    evening.accuses(BERND, ANTON, "Kaiser", agree=(CLAUDIA,))
    outcome = evening.match.outcome
    assert outcome is not None
    assert outcome.points == (5, 3, 3, 1, 2)
    assert outcome.winners == (ANTON,)
