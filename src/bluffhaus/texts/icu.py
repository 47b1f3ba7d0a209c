"""Reads messages written in a small part of ICU's MessageFormat, and says them.

The part that we use: plain text, `{name}`, `{n, plural, one {# point} other {# points}}` with exact
cases such as `=0 {…}`, and `{who, select, me {…} other {…}}`. `''` is an apostrophe, and what
stands between `'{` and the next apostrophe is taken as it is; a lone apostrophe is just that. The
client's texts are generated from what is read here, so both sides say the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn, assert_never


class BadText(ValueError):
    """A message that cannot be read; says which one, where, and what was expected there."""


@dataclass(frozen=True)
class Argument:
    """A place for a name or a number: `{name}`."""

    name: str


@dataclass(frozen=True)
class Count:
    """The number that the plural around it counts: `#`."""

    name: str


@dataclass(frozen=True)
class Choice:
    """One of several ways to say it, by a number (plural) or by a word (select)."""

    name: str
    plural: bool
    cases: Mapping[str, Message]


Part = str | Argument | Count | Choice
Message = tuple[Part, ...]

CATEGORIES = (
    "one",
    "other",
)  # German and English have the same two: one thing, or any other number


def read(text: str) -> Message:
    """Read a message."""
    reader = _Reader(text)
    message = reader.message(counting=None)
    if reader.at < len(text):
        reader.fail("a '}' closes nothing")
    return message


def say(message: Message, arguments: Mapping[str, str | int]) -> str:
    """Put the arguments in their places."""
    return "".join(_say(part, arguments) for part in message)


def _say(part: Part, arguments: Mapping[str, str | int]) -> str:
    match part:
        case str():
            return part
        case Argument(name) | Count(name):
            return str(arguments[name])
        case Choice():
            return say(_chosen(part, arguments[part.name]), arguments)
        case _:
            assert_never(part)


def _chosen(choice: Choice, by: str | int) -> Message:
    """An exact case comes before the category, and `other` is for whatever is left."""
    wanted = (f"={by}", "one" if by == 1 else "other") if choice.plural else (str(by),)
    return next((choice.cases[w] for w in wanted if w in choice.cases), choice.cases["other"])


def arguments(message: Message) -> dict[str, tuple[str, ...] | type[int] | None]:
    """What a message wants to be told: numbers (int), one of these words, or anything (None)."""
    wanted: dict[str, tuple[str, ...] | type[int] | None] = {}
    for part in message:
        match part:
            case Argument(name):
                wanted.setdefault(name, None)
            case Choice(name, plural, cases):
                wanted[name] = int if plural else tuple(cases)
                for case in cases.values():
                    wanted = arguments(case) | wanted
            case _:
                pass
    return wanted


_WORD = re.compile(r"\s*([A-Za-z_]\w*)\s*")
_CASE = re.compile(r"\s*(=\d+|[A-Za-z_]\w*)\s*\{")
_KIND = re.compile(r",\s*(plural|select)\s*,")


@dataclass
class _Reader:
    """A finger that moves along the text."""

    text: str
    at: int = 0

    def message(self, counting: str | None) -> Message:
        """Read up to the end, or to the brace that closes the case we are in."""
        parts: list[Part] = []
        plain = ""
        while self.at < len(self.text) and self.text[self.at] != "}":
            here = self.text[self.at]
            if here == "'":
                plain += self._quoted(counting)
            elif here == "{" or (here == "#" and counting):
                parts += [plain] if plain else []
                plain = ""
                parts.append(self._placed(here, counting))
            else:
                plain += here
                self.at += 1
        return (*parts, plain) if plain else tuple(parts)

    def _placed(self, here: str, counting: str | None) -> Part:
        self.at += 1
        return Count(counting) if here == "#" and counting else self._braced(counting)

    def _quoted(self, counting: str | None) -> str:
        """Read what an apostrophe means: itself, or the start of something to take literally."""
        after = self.text[self.at + 1 : self.at + 2]
        self.at += 1
        if after == "'":
            self.at += 1
        if after not in ("{", "}") and not (after == "#" and counting):
            return "'"
        end = self.text.find("'", self.at)
        end = len(self.text) if end < 0 else end
        taken, self.at = self.text[self.at : end], end + 1
        return taken

    def _braced(self, counting: str | None) -> Part:
        name = self._expect(_WORD, "a name")
        if kind := _KIND.match(self.text, self.at):
            self.at = kind.end()
            plural = kind[1] == "plural"
            part: Part = Choice(name, plural, self._cases(plural, name if plural else counting))
        else:
            part = Argument(name)
        self._expect(re.compile(r"\s*(\})"), "'}'")
        return part

    def _cases(self, plural: bool, counting: str | None) -> dict[str, Message]:
        cases: dict[str, Message] = {}
        while case := _CASE.match(self.text, self.at):
            self.at = case.end()
            cases[case[1]] = self.message(counting)
            self._expect(re.compile(r"(\})\s*"), "'}'")
        if "other" not in cases:
            self.fail("the case 'other' is missing")
        if plural and (odd := [c for c in cases if c[0] != "=" and c not in CATEGORIES]):
            self.fail(f"{odd[0]!r} is no plural of our languages; {', '.join(CATEGORIES)} are")
        return cases

    def _expect(self, pattern: re.Pattern[str], what: str) -> str:
        if not (found := pattern.match(self.text, self.at)):
            self.fail(f"expected {what}")
        self.at = found.end()
        return found[1]

    def fail(self, why: str) -> NoReturn:
        """Say what is wrong, and show where."""
        raise BadText(f"{why}: {self.text[: self.at]}⟨here⟩{self.text[self.at :]}")
