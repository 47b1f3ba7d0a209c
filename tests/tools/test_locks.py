"""The locks: everything by its hash, nothing by where this or that machine got it from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = sorted((ROOT / "requirements").glob("*.txt"))
NODE = [ROOT / "web" / "package-lock.json", ROOT / "tools" / "chromium" / "package-lock.json"]


def pins(lock: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^ ;\\]+)", lock.read_text(), re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


@pytest.mark.parametrize("lock", PYTHON, ids=lambda path: path.name)
def test_every_package_of_python_has_its_hashes(lock: Path) -> None:
    blocks = re.split(r"^(?=[\w.-]+==)", lock.read_text(), flags=re.MULTILINE)[1:]
    assert blocks
    assert [block.split()[0] for block in blocks if "--hash=sha256:" not in block] == []


@pytest.mark.parametrize("lock", PYTHON, ids=lambda path: path.name)
def test_a_lock_of_python_names_no_place(lock: Path) -> None:
    assert re.findall(r".*(?:://|index|find-links|@ file).*", lock.read_text()) == []


@pytest.mark.parametrize("lock", NODE, ids=lambda path: path.parent.name)
def test_a_lock_of_npm_names_hashes_and_no_place(lock: Path) -> None:
    packages: dict[str, dict[str, str]] = json.loads(lock.read_text())["packages"]
    others = {name: package for name, package in packages.items() if name}
    assert others
    assert [name for name, package in others.items() if not package.get("integrity")] == []
    assert [name for name, package in others.items() if "resolved" in package] == []


def test_people_play_what_was_tested() -> None:
    play, dev, bench = (pins(ROOT / "requirements" / f"{n}.txt") for n in ("play", "dev", "bench"))
    assert play.items() <= dev.items()
    assert dev.items() <= bench.items()


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    wanted = [*project["project"]["dependencies"], *groups["play"]]
    names = {re.split(r"[<>=; \[]", line)[0].lower() for line in wanted}
    assert names <= pins(ROOT / "requirements" / "play.txt").keys()
