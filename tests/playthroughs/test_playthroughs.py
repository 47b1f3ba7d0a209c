"""Whole matches as texts: whatever changes in rules, views or questions shows here, readably."""

from __future__ import annotations

import re
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from bluffhaus.games import GAMES
from bluffhaus.testing import Trial
from bluffhaus.testing.playthrough import file_name, main, playthrough

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))
HEAD = re.compile(r"# (\w+), rules \d+, (\d+) seats, seed (\d+)")


def test_there_are_small_and_large_tables() -> None:
    names = {path.name for path in FILES}
    assert {file_name("luegenkniffel", seats) for seats in (2, 3, 4, 6, 8)} <= names
    assert {file_name("kaesedieb", seats) for seats in (4, 5, 6, 7, 8)} <= names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_match_goes_as_it_is_written(path: Path) -> None:
    written = path.read_text("utf-8")
    found = HEAD.match(written)
    assert found is not None
    game, seats, seed = found[1], int(found[2]), int(found[3])
    now = playthrough(Trial(GAMES[game], seats), seed)
    if now != written:
        lines = unified_diff(written.splitlines(), now.splitlines(), "written", "now", lineterm="")
        command = f"python -m bluffhaus.testing.playthrough {game} {seats} --seed {seed}"
        pytest.fail(
            "\n".join(islice(lines, 60))
            + f"\n\nIf this is meant, read all of it and write it anew:\n"
            f"  {command} --write tests/playthroughs"
        )


def test_the_command_prints_and_writes_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["luegenkniffel", "2", "--seed", "5"])
    main(["luegenkniffel", "2", "--seed", "5", "--write", str(tmp_path)])
    written = (tmp_path / "luegenkniffel-2.txt").read_text("utf-8")
    assert capsys.readouterr().out == written
    assert written == playthrough(Trial(GAMES["luegenkniffel"], 2), 5)
