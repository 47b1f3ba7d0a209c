"""Every code that a program may be told stands on the page about the wire, and no other."""

from __future__ import annotations

import re

from tests.docs.reading import DOCS, ROOT

SOURCES = [
    *(ROOT / "src/bluffhaus/tables").glob("*.py"),
    *(ROOT / "src/bluffhaus/server").glob("*.py"),
    ROOT / "src/bluffhaus/kernel/errors.py",
    ROOT / "src/bluffhaus/kernel/match.py",
    ROOT / "src/bluffhaus/kernel/menu.py",
]
SAID = (
    r'refuse\(\s*"(\w+)"', r'Problem\(\s*"(\w+)"', r'Fault\(\s*\d+,\s*"(\w+)"', r'code="(\w+)"',
    r'^    code = "(\w+)"', r'Refusal\(\s*"(\w+)"',
)  # fmt: skip
NEVER_SENT = {"error", "illegal"}
"""What a fault is called that says nothing more about itself: each of ours does."""


def codes_in_the_sources() -> set[str]:
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    return {code for said in SAID for code in re.findall(said, text, re.MULTILINE)} - NEVER_SENT


def codes_on_the_page() -> set[str]:
    page = (DOCS / "reference" / "wire.md").read_text("utf-8")
    table = page.split("## What a Problem may be")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    return {code for row in rows for code in re.findall(r"`(\w+)`", row)}


def test_every_code_is_on_the_page() -> None:
    assert codes_in_the_sources() - codes_on_the_page() == set()


def test_no_code_on_the_page_is_gone() -> None:
    assert codes_on_the_page() - codes_in_the_sources() == set()


def test_the_sources_are_really_read() -> None:
    assert {"closed", "too_many", "not_offered", "journal", "foreign"} <= codes_in_the_sources()
