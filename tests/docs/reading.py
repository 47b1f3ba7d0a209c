"""Reads the docs and the tests, so that each can be held against the other."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GAMES = sorted(
    init.parent.name for init in (ROOT / "src" / "bluffhaus" / "games").glob("*/__init__.py")
)


def page(game: str, name: str) -> str:
    """A page of a game's docs."""
    path = DOCS / "games" / game / f"{name}.md"
    assert path.is_file(), f"{path.relative_to(ROOT)} is missing: every game has one"
    return path.read_text("utf-8")


def sections(game: str) -> list[str]:
    """The numbers of all rules, as in `§3.2`, in the order in which they stand there."""
    return re.findall(r"^(?:#+ |\*\*)(§\d+(?:\.\d+)+)", page(game, "rules"), re.MULTILINE)


def rulings(game: str) -> dict[str, str]:
    """Each ruling by its number, with everything that is said about it."""
    starts = re.compile(r"^(?:#+ |\| *|[-*] +)?(?:\*\*)?`?([A-Z]{2,3}-\d+)`?\b", re.MULTILINE)
    text = page(game, "rulings")
    found = list(starts.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)]
    return {m[1]: text[m.start() : end] for m, end in zip(found, ends, strict=True)}


@cache
def syntax_of_tests() -> list[ast.Module]:
    """Every test file, as Python reads it."""
    return [ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "tests").rglob("*.py"))]


@cache
def all_tests() -> frozenset[str]:
    """The names of all tests."""
    functions = (
        node.name
        for tree in syntax_of_tests()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return frozenset(name for name in functions if name.startswith("test_"))


@cache
def rules_held() -> dict[str, set[str]]:
    """By game, the rules that some test says it holds: `@pytest.mark.rule("signs §2.1")`."""
    held: dict[str, set[str]] = {}
    for named in _marks():
        game, _, section = named.partition(" ")
        held.setdefault(game, set()).add(section)
    return held


def _marks() -> Iterator[str]:
    for tree in syntax_of_tests():
        for node in ast.walk(tree):
            match node:
                case ast.Call(ast.Attribute(ast.Attribute(attr="mark"), "rule"), args):
                    words = (arg.value for arg in args if isinstance(arg, ast.Constant))
                    yield from (word for word in words if isinstance(word, str))
                case _:
                    pass
