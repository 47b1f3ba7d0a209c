"""§3 The overview table: what the characters do. It is data, and a host may lay another one."""

from __future__ import annotations

import msgspec
import pytest

from bluffhaus.games.sein import RULES, STANDARD, Character, Options, Overview, Sort
from bluffhaus.games.sein.overview import (
    Enchant,
    Fetch,
    FetchDifferent,
    Levy,
    Reaction,
    Row,
    Steal,
)
from bluffhaus.games.sein.words import Act
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, Trial, walk
from bluffhaus.testing.sein import ERICH, OWN_LAWS, Evening, LongEvening


@pytest.mark.rule("sein §3.1")
def test_the_kaiser_taxes_gold_or_takes_two_from_the_treasury() -> None:
    evening = Evening(own={BERND: "2G", CLAUDIA: "1W", DORIS: "1G", ERICH: "[1]"})
    evening.taxes(ANTON, "Kaiser")
    assert evening.owns(ANTON) == "2G"
    assert [evening.owns(who) for who in (BERND, CLAUDIA, DORIS, ERICH)] == ["1G", "1W", "", "[1]"]
    evening = Evening()
    evening.takes(ANTON, "Kaiser")
    assert evening.owns(ANTON) == "2G"
    assert evening.store() == (18, 20, 20)


@pytest.mark.rule("sein §3.2")
def test_the_richter_takes_two_stones_of_two_sorts() -> None:
    evening = Evening()
    evening.takes(ANTON, "Richter", "Gold", "Korn")
    assert evening.owns(ANTON) == "1G 1K"
    evening = Evening()
    twice = Act(Character.RICHTER, 0, (), (Sort.GOLD, Sort.GOLD))
    assert evening.refused(ANTON, twice).code == "not_offered"


@pytest.mark.rule("sein §3.3")
def test_the_papst_has_a_cellar_too() -> None:
    evening = Evening()
    evening.takes(ANTON, "Papst")
    assert evening.owns(ANTON) == "2W"


@pytest.mark.rule("sein §3.4")
def test_the_zauberer_takes_a_loose_stone_from_each_of_up_to_two() -> None:
    evening = Evening(own={BERND: "1G 1W", DORIS: "2K"})
    evening.enchants(ANTON, {BERND: "Wein", DORIS: "Korn"})
    assert [evening.owns(who) for who in (ANTON, BERND, DORIS)] == ["1W 1K", "1G", "1K"]
    evening = Evening(own={BERND: "1G"})
    evening.enchants(ANTON, {BERND: "Gold"})
    assert evening.owns(ANTON) == "1G"


@pytest.mark.rule("sein §3.5")
def test_the_dieb_takes_two_of_one_sort_from_one_player() -> None:
    """SN-10."""
    evening = Evening(own={BERND: "1G 2W"})
    offered = [move for move in evening.offered(ANTON) if isinstance(move, Act)]
    steals = [move for move in offered if move.character is Character.DIEB]
    assert all(len(move.sorts) == len(move.victims) == 1 for move in steals)
    evening.steals(ANTON, BERND, "Wein")
    assert (evening.owns(ANTON), evening.owns(BERND)) == ("2W", "1G")


@pytest.mark.rule("sein §3.5")
@pytest.mark.parametrize(
    ("own", "packs", "left"),
    [
        ("2G [1]", False, "[1]"),
        ("1G [1]", False, "1W 1K"),
        ("[2]", False, "2W 2K"),
        ("1G [2]", True, "1G 2W 2K"),
        ("2G [1]", True, "1G 1W 1K"),
    ],
)
def test_the_dieb_takes_loose_stones_first_or_packs_first(own: str, packs: bool, left: str) -> None:
    """SN-11. What else is in a broken pack lies loose then."""
    evening = Evening(own={BERND: own})
    evening.steals(ANTON, BERND, "Gold", packs=packs)
    assert (evening.owns(ANTON), evening.owns(BERND)) == ("2G", left)


@pytest.mark.rule("sein §3.5")
def test_packs_first_is_offered_only_where_it_makes_a_difference() -> None:
    evening = Evening(own={BERND: "1G [1]", CLAUDIA: "[1]", DORIS: "1K"})
    [offer] = [each for each in evening.card(ANTON).acts if each.character is Character.DIEB]
    assert offer.packs == ((BERND, Sort.GOLD),)


@pytest.mark.rule("sein §3.6")
def test_the_bauer_harvests_two_korn_and_reacts_to_nothing() -> None:
    evening = Evening()
    evening.takes(ANTON, "Bauer")
    assert evening.owns(ANTON) == "2K"
    for name in ("Bauer", "Dieb"):
        assert evening.why_not(BERND, "claim", name) == "no_reaction"


@pytest.mark.rule("sein §3.8")
def test_one_takes_what_is_there() -> None:
    """SN-9, SN-50. Also from a store that has run dry."""
    evening = Evening(own={BERND: "10K", CLAUDIA: "9K"})
    evening.takes(ANTON, "Bauer")
    assert evening.owns(ANTON) == "1K"
    assert evening.store() == (20, 20, 0)


# --- house rules ----------------------------------------------------------------------------------


def rows(**other: Row) -> tuple[Row, ...]:
    return tuple(other.get(row.character, row) for row in STANDARD.rows)


HOUSE = Overview(
    rows(
        kaiser=Row(Character.KAISER, (Fetch((Sort.GOLD, Sort.GOLD, Sort.GOLD)),), None),
        richter=Row(Character.RICHTER, (Levy(Sort.KORN), Enchant(3)), Reaction.FINE),
        dieb=Row(Character.DIEB, (Steal(3), FetchDifferent(1)), Reaction.ILLEGAL),
        bauer=Row(Character.BAUER, (FetchDifferent(3),), None),
    )
)


@pytest.mark.rule("sein §3.7")
def test_a_host_may_lay_another_table() -> None:
    evening = Evening(own={BERND: "3G"}, options=Options(overview=HOUSE))
    evening.steals(ANTON, BERND, "Gold")
    assert evening.owns(ANTON) == "3G"
    assert evening.why_not(CLAUDIA, "claim", "Kaiser") == "no_reaction"
    evening.claims(CLAUDIA, "Dieb")  # the Dieb's new reaction
    assert evening.table.chain[1].link.kind == "illegal"


@pytest.mark.rule("sein §3.7")
@pytest.mark.parametrize("seed", range(6))
def test_every_match_with_house_rules_ends_and_loses_no_stone(seed: int) -> None:
    trial = Trial(LongEvening(), 5, Options(overview=HOUSE))
    for match in walk(trial, seed):
        for law in OWN_LAWS:
            law(match)
    assert match.outcome is not None


@pytest.mark.rule("sein §3.7")
@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (STANDARD.rows[:5], "the rows are kaiser, richter, papst, zauberer, dieb, bauer, in this"),
        (STANDARD.rows[::-1], "in this order, not: bauer, dieb"),
        (rows(bauer=Row(Character.BAUER, (), None)), "bauer has 1 to 3 personal actions, not 0"),
        (
            rows(bauer=Row(Character.BAUER, (Levy(Sort.KORN), Levy(Sort.KORN)), None)),
            "bauer has the same personal action twice",
        ),
        (
            rows(bauer=Row(Character.BAUER, (Fetch(()),), None)),
            "bauer: Fetch takes 1 to 3 stones, not 0",
        ),
        (
            rows(bauer=Row(Character.BAUER, (FetchDifferent(4),), None)),
            "bauer: FetchDifferent takes 1 to 3 stones, not 4",
        ),
        (rows(dieb=Row(Character.DIEB, (Steal(0),), None)), "dieb: Steal takes 1 to 3 stones"),
        (
            rows(dieb=Row(Character.DIEB, (Enchant(9),), None)),
            "dieb: Enchant meets 1 to 3 players, not 9",
        ),
        (
            rows(dieb=Row(Character.DIEB, (Steal(2),), Reaction.FINE)),
            "the reaction fine belongs to one character, not to richter and dieb",
        ),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_clearly(
    wrong: tuple[Row, ...], says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        Overview(wrong)


@pytest.mark.rule("sein §3.7")
def test_it_is_refused_on_the_wire_too() -> None:
    good = msgspec.to_builtins(Options(overview=HOUSE))
    assert msgspec.convert(good, Options) == Options(overview=HOUSE)
    good["overview"]["rows"] = good["overview"]["rows"][:-1]
    with pytest.raises(msgspec.ValidationError, match="the rows are kaiser"):
        msgspec.convert(good, Options)


def test_without_a_reaction_its_window_never_opens() -> None:
    peaceful = Overview(tuple(Row(row.character, row.actions, None) for row in STANDARD.rows))
    trial = Trial(RULES, 4, Options(overview=peaceful, rounds=3))
    *_, last = walk(trial, 2)  # everybody is silent
    assert last.outcome is not None
    assert {type(event).__name__ for event in last.events()} >= {"Settled", "Linked"}
    stages = {event.stage for event in last.events() if type(event).__name__ == "Asked"}
    assert stages <= {"stones", "acting", "objecting", "closing"}
