"""The who-sees-what table of the docs, held against whole matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bluffhaus.games.sein import RULES, Options, Sein
from bluffhaus.games.sein.state import State
from bluffhaus.games.sein.words import Guessed, Showed
from bluffhaus.kernel import Seat
from bluffhaus.testing import ANTON, LawBroken, Trial, check_audience, names_of, table_of, walk
from bluffhaus.testing.sein import LongEvening

PAGE = Path(__file__).parents[3] / "docs/games/sein/who-sees-what.md"
TABLE = table_of(PAGE.read_text(encoding="utf-8"))
SIZES = [Trial(LongEvening(), seats) for seats in RULES.table_sizes]
LIVELY = range(0, 36, 3)  # seeds with which people talk


def role(event: Any, seat: Seat | None) -> str:
    """Whom it is about, who shares the secret, the others at the table, a spectator."""
    if seat is None:
        return "a spectator"
    if getattr(event, "seat", None) == seat:
        return "whom it is about"
    secret = isinstance(event, Showed | Guessed)
    other = getattr(event, "asker", getattr(event, "by", None)) if secret else None
    return "the other one" if other == seat else "the others"


@pytest.mark.rule("sein §6.5")
@pytest.mark.rule("sein §7.3")
@pytest.mark.parametrize("trial", SIZES, ids=str)
def test_everything_is_told_to_whom_the_table_says(trial: Trial) -> None:
    check_audience(TABLE, trial, [list(walk(trial, seed))[-1] for seed in LIVELY], role)


def test_the_table_names_every_event_and_every_one_happens() -> None:
    assert set(TABLE) == names_of(RULES.events)
    happened: set[str] = set()
    for trial in SIZES:
        matches = [list(walk(trial, seed))[-1] for seed in (*LIVELY, 2)]
        happened |= check_audience(TABLE, trial, matches, role)
    assert happened == set(TABLE)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_sn_t22_no_view_holds_a_character_that_its_seat_may_not_know(seats: int) -> None:
    """Whatever a spectator's view says of characters was claimed or exposed aloud."""
    trial = Trial(LongEvening(), seats)
    for seed in LIVELY:
        for match in walk(trial, seed):
            if match.outcome is None:
                public = match.view(None)
                assert public.character is None
                assert public.truth is None
                assert public.notes == ()
                own = match.view(ANTON)
                assert msgspec.structs.replace(own, seat=None, character=None, trial=None) == (
                    msgspec.structs.replace(public, trial=None)
                )


class ToldToTooMany(LongEvening):
    """Everybody looks at the card that is shown in a question."""

    def blank(self, options: Options, seats: int) -> State:
        return Gossip(options, seats)


class Gossip(State):
    __slots__ = ()

    def clone(self) -> State:
        return Gossip(self.options, self.seats, self)

    def showed(self, seat: int, asker: int, character: int) -> None:
        super().showed(seat, asker, character)
        if self.scribe is not None:
            self.scribe[-1] = msgspec.structs.replace(self.scribe[-1], to=None)


def test_a_card_that_everybody_sees_is_found() -> None:
    trial = Trial(ToldToTooMany(), 3)
    with pytest.raises(LawBroken, match="who sees what"):
        check_audience(TABLE, trial, [list(walk(trial, seed))[-1] for seed in LIVELY], role)


def test_the_rulebook_itself_is_what_the_long_evening_plays() -> None:
    assert isinstance(LongEvening(), Sein)
    assert LongEvening().events is RULES.events
