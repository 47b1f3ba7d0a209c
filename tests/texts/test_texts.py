"""The message files: whole in both languages, and said alike by Python and by the client."""

import json
import subprocess
from itertools import product
from typing import get_args

import pytest

from bluffhaus.texts import LANGUAGES, BadText, Lang, homes, icu, say, texts
from tools import client
from tools.house import WEB

NUMBERS = (0, 1, 2, 5)
EVERY = [(home, lang) for home in homes() for lang in LANGUAGES]

Arguments = dict[str, str | int]


def samples(text: str) -> list[Arguments]:
    """Ways to call a message that lead through every one of its cases."""
    wanted = icu.arguments(icu.read(text))
    exact = {int(case[1:]) for case in _cases(icu.read(text)) if case[0] == "="}
    values: list[list[str | int]] = [
        sorted({*NUMBERS, *exact}) if kind is int else list(kind or ("Anton", 7))  # type: ignore[arg-type] # a tuple of words, if it is not int
        for kind in wanted.values()
    ]
    rows = [dict(zip(wanted, row, strict=True)) for row in product(*values)]
    return rows[:: max(1, len(rows) // 200)]


def _cases(message: icu.Message) -> set[str]:
    choices = [part for part in message if isinstance(part, icu.Choice)]
    inner = [case for choice in choices for each in choice.cases.values() for case in _cases(each)]
    return {case for choice in choices for case in choice.cases} | set(inner)


def test_languages_are_those_of_the_house() -> None:
    assert set(LANGUAGES) == set(get_args(Lang)) == {"de", "en"}


@pytest.mark.parametrize("home", homes())
def test_every_text_is_there_in_every_language(home: str) -> None:
    german, english = texts("de", home), texts("en", home)
    assert german
    assert german.keys() == english.keys()


@pytest.mark.parametrize(("home", "lang"), EVERY)
def test_every_text_can_be_read(home: str, lang: Lang) -> None:
    every = texts(lang, home)
    assert every
    for text in every.values():
        icu.read(text)


def test_the_client_says_what_python_says() -> None:
    asked = [
        (home, lang, key, told)
        for home, lang in EVERY
        for key, text in texts(lang, home).items()
        for told in samples(text)
    ]
    theirs = _as_the_client_says(asked)
    ours = [say(lang, key, **told) for _, lang, key, told in asked]
    assert len(asked) > 300
    assert [(a[1:], o, t) for a, o, t in zip(asked, ours, theirs, strict=True) if o != t] == []


def _as_the_client_says(asked: list[tuple[str, Lang, str, Arguments]]) -> list[str]:
    """Ask the client's generated functions, in Node."""
    script = """
      import { readFileSync } from "node:fs";
      const modules = {};
      const said = [];
      for (const [home, lang, key, told] of JSON.parse(readFileSync(0, "utf8"))) {
        const file = `./src/gen/messages${home ? "." + home : ""}.ts`;
        modules[home] ??= (await import(file)).messages;
        said.push(modules[home][lang][home ? key.slice(home.length + 1) : key](told));
      }
      console.log(JSON.stringify(said));
    """
    command = [client.node(), "--input-type=module", "--no-warnings", "--eval", script]
    done = subprocess.run(
        command, cwd=WEB, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    said: list[str] = json.loads(done.stdout)
    return said


def test_a_key_that_nobody_knows_is_named() -> None:
    with pytest.raises(BadText, match=r"en luegenkniffel\.no_such_thing"):
        say("en", "luegenkniffel.no_such_thing")
