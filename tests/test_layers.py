"""Imports point one way: kernel ← games ← {bots, lab, envs} and kernel ← tables ← server."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src"

# Which layers a layer may know. `games:front` is what `bluffhaus.games` itself offers: whoever only
# hosts a game knows it by that door, and would host a sixth one without being changed.
MAY_KNOW = {
    "kernel": {"kernel"},
    "texts": {"texts"},
    "games": {"kernel", "texts"},  # and itself, but no other game
    "bots": {"kernel", "texts", "games", "games:front", "bots", "bots:front"},
    "lab": {"kernel", "texts", "games", "games:front", "bots", "bots:front", "lab"},
    "envs": {"kernel", "texts", "games", "games:front", "bots", "bots:front", "envs"},
    "testing": {"kernel", "texts", "games", "games:front", "bots:front", "testing"},
    "tables": {"kernel", "texts", "games:front", "bots:front", "tables"},
    "server": {"kernel", "texts", "games:front", "bots:front", "tables", "server"},
}
# A rulebook reads no clock, opens no socket and casts no dice but those of its Chance.
IMPURE = {"asyncio", "datetime", "random", "secrets", "socket", "sqlite3", "threading", "time"}
PURE = {"kernel", "games"}
MAKES_DICE = SOURCES / "bluffhaus" / "kernel" / "chance.py"  # seeded ones, for whoever asks
# What each layer may use from outside the standard library; elsewhere, whatever the package has.
PACKAGES = {
    "kernel": {"msgspec"},
    "texts": {"msgspec"},
    "games": {"msgspec"},
    "tables": {"msgspec"},
}


@dataclass(frozen=True)
class Import:
    """One import statement: in which file, on which line, of what."""

    file: Path
    line: int
    module: str

    @property
    def layer(self) -> str:
        """Who imports. A game's bot sits at the table with the other bots, not in the rulebook."""
        parts = self.file.relative_to(SOURCES / "bluffhaus").parts
        in_a_game = parts[0] == "games" and len(parts) > 2
        return "bots" if in_a_game and parts[2].startswith("bot") else Path(parts[0]).stem

    @property
    def known(self) -> str:
        """Which of our layers is imported; empty if it is none of ours."""
        parts = self.module.split(".")
        if parts[0] != "bluffhaus" or len(parts) == 1:
            return ""
        if len(parts) == 2 and parts[1] in ("games", "bots"):
            return f"{parts[1]}:front"
        if len(parts) > 3 and parts[1] == "games" and parts[3].startswith("bot"):
            return "bots"
        return parts[1]

    def __str__(self) -> str:
        return f"{self.file.relative_to(SOURCES)}:{self.line} imports {self.module}"


def imports_of(file: Path) -> Iterator[Import]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Import(names):
                yield from (Import(file, node.lineno, name.name) for name in names)
            case ast.ImportFrom(str(module), names, 0):
                below = (f"{module}.{name.name}" for name in names)
                is_a_module = (SOURCES.joinpath(*m.split(".")) for m in below)
                modules = [p for p in is_a_module if p.is_dir() or p.with_suffix(".py").is_file()]
                for path in modules:
                    yield Import(file, node.lineno, ".".join(path.relative_to(SOURCES).parts))
                if len(modules) < len(names):
                    yield Import(file, node.lineno, module)
            case _:
                pass


IMPORTS = [found for file in sorted(SOURCES.rglob("*.py")) for found in imports_of(file)]


def _game(module: str) -> str:
    return ".".join(module.split(".")[:3])


def is_allowed(found: Import) -> bool:
    if found.known == "" or found.known in MAY_KNOW[found.layer]:
        return True
    own = ".".join(found.file.relative_to(SOURCES).with_suffix("").parts)
    return found.layer == "games" == found.known and _game(own) == _game(found.module)


def listed(found: list[Import]) -> str:
    return "\n".join(f"  {each}" for each in found)


def test_there_is_something_to_look_at() -> None:
    assert {found.layer for found in IMPORTS} >= {"kernel", "games", "tables", "server"}


def test_layers_know_only_what_lies_beneath_them() -> None:
    wrong = [found for found in IMPORTS if found.layer in MAY_KNOW and not is_allowed(found)]
    assert not wrong, f"these imports point the wrong way (see MAY_KNOW):\n{listed(wrong)}"


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in (SOURCES / "bluffhaus").iterdir() if list(path.glob("*.py"))}
    assert folders <= MAY_KNOW.keys(), "say in MAY_KNOW which layers this one may know"


def test_rulebooks_are_pure() -> None:
    tops = [(found, found.module.split(".")[0]) for found in IMPORTS if found.layer in PURE]
    wrong = [
        found
        for found, top in tops
        if top in IMPURE and (top, found.file) != ("random", MAKES_DICE)
    ]
    assert not wrong, f"a rulebook has no clock, no socket and no dice of its own:\n{listed(wrong)}"


@pytest.mark.parametrize("layer", PACKAGES)
def test_inner_layers_need_few_packages(layer: str) -> None:
    at_home = {"bluffhaus", "__future__", *sys.stdlib_module_names}
    wrong = [
        found
        for found in IMPORTS
        if found.layer == layer and found.module.split(".")[0] not in at_home | PACKAGES[layer]
    ]
    assert not wrong, (
        f"{layer} uses the standard library and {PACKAGES[layer]} only:\n{listed(wrong)}"
    )


@pytest.mark.parametrize(
    ("file", "module", "allowed"),
    [
        ("kernel/match.py", "bluffhaus.games", False),
        ("games/signs/rules.py", "bluffhaus.games.signs.state", True),
        ("games/signs/rules.py", "bluffhaus.games.sein.state", False),
        ("games/signs/rules.py", "bluffhaus.games.signs.bot", False),
        ("games/signs/bot.py", "bluffhaus.bots.base", True),
        ("games/signs/rules.py", "bluffhaus.tables", False),
        ("tables/host.py", "bluffhaus.games", True),
        ("tables/host.py", "bluffhaus.games.signs", False),
        ("tables/host.py", "bluffhaus.server.wire", False),
        ("server/app.py", "bluffhaus.tables.store", True),
    ],
)
def test_this_test_tells_right_from_wrong(file: str, module: str, allowed: bool) -> None:
    assert is_allowed(Import(SOURCES / "bluffhaus" / file, 1, module)) is allowed
