"""§9 The end, points and the truth."""

from __future__ import annotations

import pytest

from bluffhaus.games.sein import RULES, Options
from bluffhaus.games.sein.words import Ended, Tally, TruthTold
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, Trial, walk
from bluffhaus.testing.sein import ERICH, Evening, character


@pytest.mark.rule("sein §9.3")
@pytest.mark.rule("sein §9.4")
def test_after_the_last_round_all_who_are_still_in_share_their_place() -> None:
    """SN-58, correction 5. The last three rounds are announced."""
    evening = Evening(4, gone=(DORIS,), first=BERND, options=Options(rounds=4))
    seen: dict[int, int | None] = {}
    while not evening.over:
        seen[evening.table.round] = evening.table.rounds_left
        evening.is_silent(evening.awaited[0])
    assert seen == {1: None, 2: 3, 3: 2, 4: 1}
    outcome = evening.match.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("last_round", (ANTON, BERND, CLAUDIA))
    assert outcome.points == (2, 2, 2, 1)
    assert evening.table.turn == 12


@pytest.mark.rule("sein §9.4")
def test_a_round_is_counted_though_the_start_player_has_left() -> None:
    evening = Evening(4, cards={ANTON: "Dieb"}, options=Options(rounds=3))
    evening.unmasks(BERND, ANTON, "Dieb")
    rounds = []
    while not evening.over:
        if evening.stage == "acting":
            rounds.append((evening.table.round, evening.table.active))
        evening.is_silent(evening.awaited[0])
    assert rounds == [(n, who) for n in (1, 2, 3) for who in (BERND, CLAUDIA, DORIS)]


@pytest.mark.rule("sein §9.3")
def test_silence_alone_ends_with_the_last_round() -> None:
    *_, last = walk(Trial(RULES, 3, Options(rounds=3)), 2)  # where everybody is mute
    assert last.outcome is not None
    assert last.outcome.ending == "last_round"
    assert last.view(None).round == 3


@pytest.mark.rule("sein §9.6")
def test_shared_places_at_an_early_end() -> None:
    """SN-53."""
    evening = Evening(gone=(ERICH,), cards={ANTON: "Kaiser"})
    evening.takes(ANTON, "Kaiser")
    evening.accuses(BERND, ANTON, "Kaiser", agree=(CLAUDIA,))
    outcome = evening.match.outcome
    assert outcome is not None
    assert outcome.points == (4, 2, 2, 2, 1)


@pytest.mark.rule("sein §9.7")
def test_when_all_is_over_the_truth_is_told() -> None:
    """Who lied, who was accused, who got away with it."""
    evening = Evening(
        cards={ANTON: "Dieb", BERND: "Bauer", CLAUDIA: "Richter", DORIS: "Papst", ERICH: "Kaiser"},
        own={BERND: "2G"},
    )
    evening.steals(ANTON, BERND, "Gold")  # true
    evening.claims(BERND, "Kaiser")  # a lie, found out
    evening.claims(DORIS, "Kaiser")  # a lie
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Gold")  # true
    evening.all_pass()
    evening.all_pass()
    assert evening.sees(ANTON).truth is None
    evening.accuses(ERICH, BERND, "Kaiser", agree=(CLAUDIA, DORIS))
    evening.accuses(BERND, DORIS, "Kaiser")  # nobody agrees
    evening.unmasks(ERICH, DORIS, "Papst")
    evening.accuses(BERND, ANTON, "Dieb", agree=(CLAUDIA, ERICH))
    truth = evening.table.truth
    assert truth is not None
    assert truth.characters[BERND] is character("Bauer")
    told = {(each.seat, each.character): each for each in truth.claims}
    dieb = told[ANTON, character("Dieb")]
    assert (dieb.lie, dieb.exposed, dieb.accusers) == (False, False, (BERND,))
    bernd = told[BERND, character("Kaiser")]
    assert (bernd.lie, bernd.exposed, bernd.accusers) == (True, True, (ERICH,))
    doris = told[DORIS, character("Kaiser")]
    assert (doris.lie, doris.exposed, doris.accusers) == (True, False, (BERND,))
    assert truth.tallies[BERND] == Tally(1, 1, 0)
    assert truth.tallies[DORIS] == Tally(1, 1, 1)
    assert truth.tallies[CLAUDIA] == Tally(1, 0, 0)
    [guess] = truth.guesses
    assert (guess.by, guess.seat, guess.character, guess.right) == (
        ERICH,
        DORIS,
        character("Papst"),
        True,
    )
    ends = [type(event) for event in evening.happened]
    assert ends[-2:] == [Ended, TruthTold]
    for who in (ANTON, ERICH, None):
        assert evening.sees(who).truth == truth


@pytest.mark.rule("sein §9.7")
def test_claims_of_every_turn_are_told_with_their_turn() -> None:
    evening = Evening(3, options=Options(rounds=3))
    while not evening.over:
        evening.is_silent(evening.awaited[0])
    truth = evening.table.truth
    assert truth is not None
    assert [each.turn for each in truth.claims] == list(range(1, 10))
    assert sum(tally.claims for tally in truth.tallies) == 9
