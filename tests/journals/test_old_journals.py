"""Matches of earlier versions of the house: they can be read for ever.

A file is never changed and never removed. When the words of a game change, matches of the new kind
go into a new folder, and these are still read.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bluffhaus.games import GAMES
from bluffhaus.games.luegenkniffel import RULES, Options
from bluffhaus.kernel import JournalError
from bluffhaus.testing import Trial, dumped, keep, loaded, resumed, snapshot, still_told, walk
from bluffhaus.testing.journals import final_views

FILES = sorted(Path(__file__).parent.glob("v*/*.jsonl"))


def test_old_matches_were_kept() -> None:
    assert len(FILES) >= 5


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_match_lies_on_the_table_as_it_did(path: Path) -> None:
    match, views = resumed(path, GAMES)
    assert still_told(views, final_views(match))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_match_is_written_down_again_as_it_was(path: Path) -> None:
    """Byte by byte: nothing that was written has lost its meaning."""
    match, _ = resumed(path, GAMES)
    _head, *lines, _views = path.read_bytes().splitlines()
    assert dumped(match) == b"[" + b",".join(lines) + b"]"


def test_some_old_matches_were_over_and_some_were_not() -> None:
    outcomes = [resumed(path, GAMES)[0].outcome is None for path in FILES]
    assert {True, False} == set(outcomes)


def test_what_is_kept_can_be_read_again(tmp_path: Path) -> None:
    *_, last = walk(Trial(RULES, 3, Options(at_least=True)), 4)
    keep(tmp_path / "match.jsonl", last)
    match, views = resumed(tmp_path / "match.jsonl", GAMES)
    assert snapshot(match.state) == snapshot(last.state)
    assert match.options == Options(at_least=True)
    assert views == final_views(last)


def test_a_view_that_tells_something_else_is_noticed() -> None:
    then = [{"throws": 1, "sheets": [{"total": 3}]}]
    assert still_told(then, [{"throws": 1, "sheets": [{"total": 3, "new": 0}], "more": 1}])
    assert not still_told(then, [{"throws": 1, "sheets": [{"total": 4}]}])
    assert not still_told(then, [{"throws": 1}])
    assert not still_told(then, [{"throws": 1, "sheets": []}])


def test_what_is_no_journal_is_refused() -> None:
    with pytest.raises(JournalError, match="this is no journal of luegenkniffel"):
        loaded(RULES, b'[{"seat": 0, "move": null, "events": [{"type": "Cheated"}]}]')
