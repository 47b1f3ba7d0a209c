"""The who-sees-what table of the docs, held against whole matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bluffhaus.games.luegenkniffel import RULES, Luegenkniffel, Options
from bluffhaus.kernel import Seat
from bluffhaus.testing import (
    ANTON,
    BERND,
    CLAUDIA,
    LawBroken,
    Trial,
    check_audience,
    names_of,
    table_of,
    walk,
)
from bluffhaus.testing.histories import AnyMatch
from bluffhaus.testing.luegenkniffel import Evening
from tests.laws import faults

PAGE = Path(__file__).parents[3] / "docs/games/luegenkniffel/who-sees-what.md"
TABLE = table_of(PAGE.read_text(encoding="utf-8"))
ALL_SIZES = [Trial(RULES, seats) for seats in RULES.table_sizes]


def role(event: Any, seat: Seat | None) -> str:
    """Whom it is about, the others at the table, a spectator."""
    if seat is None:
        return "a spectator"
    return "whom it is about" if getattr(event, "seat", None) == seat else "the others"


@pytest.mark.parametrize("trial", ALL_SIZES, ids=str)
def test_everything_is_told_to_whom_the_table_says(trial: Trial) -> None:
    matches = [list(walk(trial, seed))[-1] for seed in range(6)]
    check_audience(TABLE, trial, matches, role)


def test_the_table_names_every_event_and_every_one_happens() -> None:
    assert set(TABLE) == names_of(RULES.events)
    happened: set[str] = set()
    for trial in ALL_SIZES:
        matches = [list(walk(trial, seed))[-1] for seed in range(12)]
        happened |= check_audience(TABLE, trial, matches, role)
    happened |= check_audience(TABLE, Trial(RULES, 3), [with_somebody_skipped()], role)
    assert happened == set(TABLE)


def with_somebody_skipped() -> AnyMatch:
    """Claudia's card fills up when she doubts Bernd, just before her last turn. That is rare."""
    evening = Evening(3)
    evening.has_all_but(ANTON, "Chance")
    evening.has_all_but(CLAUDIA, "4er")
    evening.turn(ANTON, "1-1-2-3-6", "Chance 13")
    evening.believed()
    evening.turn(BERND, "1-1-2-3-6", "Drei 4er")
    evening.doubts(CLAUDIA)
    return evening.match


def test_hidden_dice_stay_hidden_when_the_host_wants_it_so() -> None:
    trial = Trial(RULES, 4, Options(tell_truth=False))
    happened = check_audience(TABLE, trial, [list(walk(trial, 2))[-1]], role)
    assert "TruthTold" not in happened


@pytest.mark.parametrize("rulebook", [faults.ToldToTooMany, faults.ToldToTooFew])
def test_an_event_told_to_the_wrong_people_is_found(rulebook: type[Luegenkniffel]) -> None:
    trial = Trial(rulebook(), 3)
    with pytest.raises(LawBroken, match="who sees what"):
        check_audience(TABLE, trial, [list(walk(trial, 0))[-1]], role)


def test_a_table_that_can_be_misread_is_refused() -> None:
    with pytest.raises(ValueError, match="a cell says 'sees' or '–', not 'maybe'"):
        table_of("| event | all |\n|---|---|\n| `Threw` | maybe |\n")


def test_an_event_without_a_row_is_found() -> None:
    trial = Trial(RULES, 2)
    table = {name: row for name, row in TABLE.items() if name != "Threw"}
    with pytest.raises(LawBroken, match="no row for Threw"):
        check_audience(table, trial, [list(walk(trial, 0))[-1]], role)
