"""What the docs tell people to type and to click is there."""

import re
from pathlib import Path

import pytest

from tests.docs.reading import DOCS, GAMES, ROOT
from tools.commands import COMMANDS

PAGES = [
    *(page for page in sorted(ROOT.glob("*.md")) if page.name != "CHANGELOG.md"),
    *sorted(DOCS.rglob("*.md")),
    *sorted((ROOT / "web" / "src").rglob("*.md")),
]
BENCHMARKS = {file.stem for file in (ROOT / "benchmarks").glob("*.py") if file.stem[0] != "_"}


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_command_that_is_told_exists(page: Path) -> None:
    told = re.findall(r"\./dev ([a-z]+)", page.read_text("utf-8"))
    assert [word for word in told if word not in COMMANDS] == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_benchmark_that_is_told_exists(page: Path) -> None:
    told = re.findall(r"\./dev bench ([a-z]\w+)", page.read_text("utf-8"))
    assert [word for word in told if word not in BENCHMARKS] == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8"))
    near = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in near if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("command", ["play", "test", "check", "bench"])
def test_contributors_are_told_the_four_commands(command: str) -> None:
    assert f"./dev {command}" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")


@pytest.mark.parametrize("command", ["play", "test"])
def test_the_readme_tells_the_two_commands(command: str) -> None:
    assert f"./dev {command}" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["rules", "rulings", "who-sees-what"])
def test_every_game_has_its_pages(game: str, name: str) -> None:
    assert (DOCS / "games" / game / f"{name}.md").is_file()
