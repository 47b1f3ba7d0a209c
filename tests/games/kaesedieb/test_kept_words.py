"""The kept matches say everything that can be said: whatever changes its meaning is noticed."""

from __future__ import annotations

from pathlib import Path

from bluffhaus.games import GAMES
from bluffhaus.games.kaesedieb import RULES
from bluffhaus.testing import names_of, resumed

KEPT = sorted((Path(__file__).parents[2] / "journals" / "v1").glob("kaesedieb-*.jsonl"))


def test_every_move_and_every_event_is_kept_in_some_old_match() -> None:
    entries = [entry for path in KEPT for entry in resumed(path, GAMES)[0].journal]
    said = {type(entry.move).__name__ for entry in entries if entry.move is not None}
    happened = {type(event).__name__ for entry in entries for event in entry.events}
    assert names_of(RULES.moves) == said
    assert names_of(RULES.events) == happened


def test_old_matches_stopped_in_every_part_of_the_evening() -> None:
    stages = {resumed(path, GAMES)[0].view(None).stage for path in KEPT}
    assert stages >= {"look", "night", "touch", "talk", "vote", "over"}


def test_old_matches_had_every_number_of_people() -> None:
    assert {resumed(path, GAMES)[0].seats for path in KEPT} == set(RULES.table_sizes)
