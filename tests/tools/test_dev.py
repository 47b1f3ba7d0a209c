"""The one command, before it has anything to work with."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import checks, client, commands, environment, house

ROOT = Path(__file__).parents[2]
DEV = ROOT / "dev"


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, DEV, *args], capture_output=True, text=True, check=False)


def test_alone_it_tells_what_it_can_do() -> None:
    told = run()
    assert told.returncode == 0
    assert [name for name in commands.COMMANDS if name not in told.stdout] == []


def test_a_command_that_it_does_not_know_is_refused() -> None:
    assert run("paly").returncode == 2


def test_bench_tells_what_can_be_measured() -> None:
    told = run("bench", "no-such-thing")
    assert told.returncode == 1
    assert "What shall be measured?" in told.stderr


def test_every_python_3_can_read_it() -> None:
    ast.parse(DEV.read_text(), feature_version=(3, 4))


def test_an_old_python_is_told_what_is_needed(tmp_path: Path) -> None:
    names = (shutil.which(f"python3.{minor}") for minor in range(10, 5, -1))
    python = next((name for name in names if name and starts(name)), None)
    if not python:
        pytest.skip("no old Python on this machine")
    told = subprocess.run(
        [python, DEV], capture_output=True, text=True, check=False, env={"PATH": str(tmp_path)}
    )
    assert told.returncode == 1
    assert "needs Python 3.11 or newer" in told.stderr


def starts(python: str) -> bool:
    return not subprocess.run([python, "-V"], capture_output=True, check=False).returncode


def test_tools_need_the_standard_library_alone() -> None:
    at_home = {"tools", "hatchling", *sys.stdlib_module_names}
    # What makes the client's types and texts reads the package itself.
    generators = {"gen.py", "texts.py", "typescript.py"}
    wrong = [
        f"{file.name} imports {name}"
        for file in (ROOT / "tools").glob("*.py")
        for name in _imported(file)
        if name not in at_home and file.name not in generators
    ]
    assert wrong == []


def _imported(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def test_the_client_is_stale_when_a_source_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source, stamp = tmp_path / "App.svelte", tmp_path / ".stamp"
    source.write_text("<p>one</p>")
    monkeypatch.setattr(client, "sources", lambda: [source])
    monkeypatch.setattr(client, "STAMP", stamp)
    monkeypatch.setattr(house, "ROOT", tmp_path)
    assert not client.is_fresh()
    stamp.write_text(house.digest([source]))
    assert client.is_fresh()
    source.write_text("<p>two</p>")
    assert not client.is_fresh()


def test_playing_does_not_take_away_what_testing_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "_stamp", lambda: {"level": "dev", "digest": "old"})
    assert environment._at_least("play") == "dev"
    assert environment._at_least("bench") == "bench"


def test_uv_is_sent_to_the_index_that_pip_is_set_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_CONFIG_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.invalid/simple")
    assert environment._index() == {"UV_DEFAULT_INDEX": "https://mirror.invalid/simple"}
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://other.invalid/simple")
    assert environment._index() == {}


def test_a_failing_check_fails_and_says_why() -> None:
    verdict = checks._judge(
        checks.Check("no", (sys.executable, "-c", "raise SystemExit('because')"))
    )
    assert not verdict.good
    assert verdict.said == "because"
