"""What the house says to people, in German and in English.

The house's own words lie beside this file, a game's in its folder: `games/<id>/texts/de.json`. A
game's keys begin with its id, as in `luegenkniffel.cup.first`. A part of the house that is not
opened with the first page has a folder here: `moderator/de.json`. The client's texts are made from
these files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from bluffhaus.texts import icu
from bluffhaus.texts.icu import BadText

__all__ = ["LANGUAGES", "BadText", "Lang", "homes", "say", "texts"]

Lang = Literal["de", "en"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)

_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "games"


def say(lang: Lang, key: str, **arguments: str | int) -> str:
    """Say it in the language of whoever listens: `say("de", "table.seats", n=3)`."""
    try:
        return icu.say(_messages(lang, _home(key))[key], arguments)
    except KeyError as missing:
        raise BadText(f"{lang} {key}: nothing known of {missing}") from missing


def homes() -> dict[str, Path]:
    """Where texts lie: those of the house (its name is empty), of its parts, and of each game."""
    parts = {file.parent.name: file.parent for file in sorted(_HERE.glob("*/de.json"))}
    games = {folder.parent.name: folder for folder in sorted(_GAMES.glob("*/texts"))}
    return {"": _HERE} | parts | games


def texts(lang: Lang, home: str = "") -> dict[str, str]:
    """All texts of the house, or of one of its parts or games, as they are written."""
    file = homes()[home] / f"{lang}.json"
    if not file.is_file():
        return {}
    read: dict[str, str] = json.loads(file.read_text("utf-8"))
    return read


@cache
def _messages(lang: Lang, home: str) -> Mapping[str, icu.Message]:
    return {key: _read(lang, key, text) for key, text in texts(lang, home).items()}


def _read(lang: Lang, key: str, text: str) -> icu.Message:
    try:
        return icu.read(text)
    except BadText as problem:
        raise BadText(f"{lang} {key}: {problem}") from None


def _home(key: str) -> str:
    """A key that begins with the name of a game, or of a part of the house, belongs there."""
    first = key.partition(".")[0]
    return first if first in homes() else ""
