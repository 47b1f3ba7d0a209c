"""§10 What the host may choose, and what silence means."""

from __future__ import annotations

from typing import Any

import pytest

from bluffhaus.games.sein import Character, Options
from bluffhaus.games.sein.overview import Fetch, FetchDifferent
from bluffhaus.games.sein.words import Accuse, Act, LeftToChance, Linked, Pass, Vote, Whatever
from bluffhaus.kernel import Match, Seeded
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.histories import with_other_luck
from bluffhaus.testing.sein import ERICH, Evening, stones

TIMES = Options(seconds=100, window_seconds=20, answer_seconds=40, vote_seconds=30)


@pytest.mark.rule("sein §10.1")
@pytest.mark.parametrize("name", ["seconds", "window_seconds", "answer_seconds", "vote_seconds"])
def test_seconds_are_none_or_five_to_six_hundred(name: str) -> None:
    for good in (0, 5, 600):
        assert getattr(options(name, good), name) == good
    for bad in (-1, 4, 601):
        with pytest.raises(ValueError, match=f"{name} is 0 \\(no limit\\) or 5 to 600, not {bad}"):
            options(name, bad)


def options(name: str, value: Any) -> Options:  # any of the fields
    return Options(**{name: value})


@pytest.mark.rule("sein §10.1")
def test_every_kind_of_decision_has_its_time() -> None:
    evening = Evening(own={ANTON: "[1]"}, cards={BERND: "Dieb"}, options=TIMES)
    assert seconds(evening) == 100
    evening.asks(ANTON, BERND)
    assert seconds(evening) == 40
    evening.shows(BERND, "Kaiser")
    evening.takes(ANTON, "Bauer")
    assert seconds(evening) == 20
    evening.says(CLAUDIA, Accuse(1))
    assert seconds(evening) == 30
    for who in (BERND, DORIS, ERICH):
        evening.says(who, Vote(False))
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "2 Korn")
    evening.all_pass()
    evening.all_pass()
    assert (evening.stage, seconds(evening)) == ("answer", 40)
    evening.claims(ANTON, "Zauberer")
    assert (evening.stage, seconds(evening)) == ("objecting", 20)


def seconds(evening: Evening) -> int:
    pace = evening.match.pace
    assert pace is not None
    return pace.seconds


@pytest.mark.rule("sein §10.3")
@pytest.mark.rule("sein §9.3")
@pytest.mark.parametrize(
    ("name", "bad", "says"),
    [
        ("start_seat", 8, "start_seat is a seat, 0 to 7, or null, not 8"),
        ("start_seat", -1, "start_seat is a seat, 0 to 7, or null, not -1"),
        ("rounds", 2, "rounds is 3 to 200, not 2"),
        ("rounds", 201, "rounds is 3 to 200, not 201"),
    ],
)
def test_what_cannot_be_chosen_is_refused(name: str, bad: int, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        options(name, bad)


# --- silence --------------------------------------------------------------------------------------


def lucks(evening: Evening, seat: Any, tries: int = 60) -> list[Match[Any, Any, Any, Any]]:
    """What becomes of it when the seat says nothing, as luck will have it."""
    silence = evening.match.prompts[seat].silence
    return [with_other_luck(evening.match, seed).play(seat, silence) for seed in range(tries)]


def drawn(match: Match[Any, Any, Any, Any]) -> Act:
    link = next(event.link for event in match.last().events if isinstance(event, Linked))
    assert link.character is not None
    assert link.action is not None
    return Act(link.character, link.action, link.seats, link.sorts, link.packs)


@pytest.mark.rule("sein §10.2")
def test_silence_takes_something_from_the_store() -> None:
    """SN-56, correction 7."""
    evening = Evening(cards={ANTON: "Zauberer"})
    rows = evening.match.options.overview.rows
    acts = [drawn(match) for match in lucks(evening, ANTON)]
    effects = [rows[list(Character).index(a.character)].actions[a.action] for a in acts]
    assert all(isinstance(effect, Fetch | FetchDifferent) for effect in effects)
    assert len({act.character for act in acts}) == 4


@pytest.mark.rule("sein §10.2")
def test_if_all_of_that_is_banned_the_dieb_or_the_zauberer() -> None:
    banned = {ANTON: ("Kaiser", "Richter", "Papst", "Bauer")}
    evening = Evening(cards={ANTON: "Zauberer"}, banned=banned)
    acts = {drawn(match).character for match in lucks(evening, ANTON)}
    assert acts == {Character.DIEB, Character.ZAUBERER}


@pytest.mark.rule("sein §10.2")
def test_silence_passes_votes_no_and_ends_the_turn() -> None:
    evening = Evening(own={ANTON: "[1]"})
    evening.takes(ANTON, "Bauer")
    assert evening.match.prompts[BERND].silence == Pass()
    evening.says(CLAUDIA, Accuse(0))
    assert evening.match.prompts[BERND].silence == Vote(False)
    for who in (BERND, DORIS, ERICH):
        evening.is_silent(who)
    evening.all_pass()
    assert evening.stage == "closing"
    evening.is_silent(ANTON)
    assert evening.table.active == BERND


@pytest.mark.rule("sein §10.2")
def test_a_silent_culprit_pays_any_richter() -> None:
    evening = Evening(own={ANTON: "1G 1W"})
    evening.takes(ANTON, "Bauer")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "1 Gold, 1 Wein")
    evening.claims(DORIS, "Richter", "2 Korn")
    evening.all_pass()
    evening.claims(ERICH, "Papst")
    evening.all_pass()
    paid = set()
    for match in lucks(evening, ANTON):
        link = next(event.link for event in match.last().events if isinstance(event, Linked))
        paid.add((link.kind, link.seats[0], link.sorts))
    assert paid == {
        ("pay", CLAUDIA, stones("1 Gold, 1 Wein")),
        ("pay", DORIS, stones("2 Korn")),
    }


@pytest.mark.rule("sein §10.2")
def test_silence_shows_any_legal_card() -> None:
    evening = Evening(own={ANTON: "[1]"}, cards={BERND: "Dieb"}, banned={BERND: ("Kaiser",)})
    evening.asks(ANTON, BERND)
    shown = {match.state.showings[0][3] for match in lucks(evening, BERND)}
    names = {list(Character)[card] for card in shown}
    assert names == set(Character) - {Character.DIEB, Character.KAISER}
    assert evening.match.prompts[BERND].silence == Whatever()


@pytest.mark.rule("sein §10.2")
def test_that_chance_chose_is_public_and_written_down() -> None:
    """Two lines of luck are two journals; the same luck is the same journal."""
    evening = Evening()
    evening.is_silent(ANTON)
    assert evening.happened[0] == LeftToChance(ANTON)
    assert LeftToChance(ANTON) in evening.heard(CLAUDIA)
    one, other = (
        Match(*_parts(evening), Seeded(5), evening.match.state, []).play(BERND, Pass())
        for _ in range(2)
    )
    assert one.last() == other.last()


def _parts(evening: Evening) -> tuple[Any, Any, int]:
    return evening.match.game, evening.match.options, evening.match.seats
