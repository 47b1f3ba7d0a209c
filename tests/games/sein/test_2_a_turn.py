"""§2 A turn."""

from __future__ import annotations

import pytest

from bluffhaus.games.sein import Character, Sort
from bluffhaus.games.sein.words import Act, EndTurn, Packed, Pass, Settled
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.sein import ERICH, Evening


@pytest.mark.rule("sein §2.1")
def test_the_personal_action_is_a_duty() -> None:
    """SN-6. One cannot do without."""
    evening = Evening()
    assert evening.awaited == (ANTON,)
    for move in (Pass(), EndTurn()):
        assert evening.refused(ANTON, move).code == "not_offered"


@pytest.mark.rule("sein §2.1")
def test_there_is_one_personal_action_a_turn_and_only_ones_own() -> None:
    evening = Evening(own={ANTON: "[2]"})
    harvest = Act(Character.BAUER, 0)
    assert evening.refused(BERND, harvest).code == "not_your_turn"
    evening.says(ANTON, harvest)
    no = evening.refused(ANTON, harvest)
    assert (no.code, no.rule) == ("acted_already", "§2.1")


@pytest.mark.rule("sein §2.2")
@pytest.mark.parametrize("card", ["Bauer", "Kaiser"])
def test_one_may_claim_to_be_anybody(card: str) -> None:
    evening = Evening(cards={ANTON: card})
    assert {offer.character for offer in evening.card(ANTON).acts} == set(Character)


@pytest.mark.rule("sein §2.2")
def test_a_banned_character_is_never_offered() -> None:
    """SN-7."""
    evening = Evening(banned={ANTON: ("Dieb", "Papst")})
    offered = {offer.character for offer in evening.card(ANTON).acts}
    assert offered == set(Character) - {Character.DIEB, Character.PAPST}
    no = evening.refused(ANTON, Act(Character.DIEB, 0, (BERND,), (Sort.GOLD,)))
    assert (no.code, no.rule) == ("banned", "§5.6")
    assert evening.why_not(ANTON, "act", "Papst") == "banned"


@pytest.mark.rule("sein §2.2")
def test_even_the_last_character_left_may_be_claimed_and_doubted() -> None:
    """SN-8. Whoever doubts it then loses the game for the table."""
    names = ("Kaiser", "Richter", "Papst", "Zauberer", "Dieb")
    evening = Evening(cards={ANTON: "Bauer"}, banned={ANTON: names})
    evening.takes(ANTON, "Bauer")
    evening.accuses(BERND, ANTON, "Bauer", agree=(CLAUDIA, DORIS, ERICH))
    assert evening.table.winners == (ANTON,)


@pytest.mark.rule("sein §2.3")
def test_illegal_alone_changes_nothing() -> None:
    """SN-28. Effects stay, unless the character has to be taken back."""
    evening = Evening(own={BERND: "2G"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.all_pass()
    assert evening.owns(ANTON) == "2G"
    assert evening.table.active == BERND


@pytest.mark.rule("sein §2.4")
def test_an_action_may_come_to_nothing() -> None:
    """SN-6, SN-9. To steal where there is nothing is legal."""
    evening = Evening(own={BERND: "1G"})
    evening.steals(ANTON, CLAUDIA, "Gold")
    assert evening.owns(ANTON) == ""
    poor = Evening(own={BERND: "1G"})
    poor.steals(ANTON, BERND, "Gold")
    assert (poor.owns(ANTON), poor.owns(BERND)) == ("1G", "")


@pytest.mark.rule("sein §2.5")
def test_all_stones_lie_in_the_open() -> None:
    evening = Evening(own={BERND: "2G [1]", CLAUDIA: "1K"})
    for who in (ANTON, BERND, None):
        players = evening.sees(who).players
        assert (players[BERND].stones.gold, players[BERND].stones.packs) == (2, 1)
        assert players[CLAUDIA].stones.korn == 1


@pytest.mark.rule("sein §2.6")
def test_the_turn_ends_with_the_chain_closed_packs_formed_and_a_last_question() -> None:
    """Correction 6."""
    evening = Evening(own={ANTON: "1G 1W"})
    evening.takes(ANTON, "Bauer")
    evening.all_pass()
    kinds = [type(event) for event in evening.happened]
    assert kinds.index(Settled) < kinds.index(Packed)
    assert evening.owns(ANTON) == "1K [1]"
    assert (evening.stage, evening.awaited) == ("closing", (ANTON,))
    assert evening.why_not(BERND, "accuse") == "committed"
    evening.asks(ANTON, CLAUDIA)
    evening.shows(CLAUDIA, next(iter(evening.card(CLAUDIA).shows)).capitalize())
    assert evening.table.active == BERND


@pytest.mark.rule("sein §2.6")
def test_whoever_has_a_pack_left_may_also_just_end_the_turn() -> None:
    evening = Evening(own={ANTON: "[1]"})
    evening.takes(ANTON, "Bauer")
    evening.all_pass()
    evening.ends_turn(ANTON)
    assert evening.table.active == BERND
    assert evening.owns(ANTON) == "2K [1]"


@pytest.mark.rule("sein §2.7")
def test_packs_are_formed_at_the_end_of_a_turn_for_everybody_and_never_in_between() -> None:
    """SN-12. A fined player cannot hide the loot in a pack."""
    evening = Evening(own={ANTON: "1W 1K", BERND: "2G 2W 2K"})
    evening.steals(ANTON, BERND, "Gold")
    assert evening.owns(ANTON) == "2G 1W 1K"
    evening.all_pass()
    assert (evening.owns(ANTON), evening.owns(BERND)) == ("1G [1]", "2W 2K")


@pytest.mark.rule("sein §2.7")
def test_nobody_breaks_his_own_pack() -> None:
    """SN-13. There is no such thing to say."""
    evening = Evening(own={ANTON: "[1]"})
    kinds = {type(move).__name__ for move in evening.offered(ANTON)}
    assert kinds == {"Act", "Ask", "Unmask", "Whatever"}


@pytest.mark.rule("sein §2.8")
def test_only_the_dieb_gets_at_packs() -> None:
    """SN-14. Neither taxes nor a spell nor a fine do."""
    own = {BERND: "[1]"}
    for tax in ("Kaiser", "Papst"):
        evening = Evening(own=own)
        evening.taxes(ANTON, tax)
        assert evening.owns(BERND) == "[1]"
    evening = Evening(own=own)
    evening.enchants(ANTON, {BERND: "Gold"})
    assert evening.owns(BERND) == "[1]"
    evening = Evening(own=own)
    evening.steals(ANTON, BERND, "Gold")
    assert (evening.owns(ANTON), evening.owns(BERND)) == ("1G", "1W 1K")


@pytest.mark.rule("sein §2.8")
def test_a_pack_is_safe_from_the_fine_and_from_the_forgiveness() -> None:
    evening = Evening(own={ANTON: "[1]"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")
    evening.all_pass()
    evening.claims(DORIS, "Papst")
    evening.all_pass()
    assert [bill.payments for bill in evening.card(ANTON).bills] == [((),)]
    evening.accepts(ANTON, DORIS)
    assert (evening.owns(ANTON), evening.owns(DORIS)) == ("[1]", "")
