"""Names of people, and what they say: text, cleaned of whatever would trick the eye."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

NAME_LENGTH = 20
TEXT_LENGTH = 300

BOT_NAMES = (
    "Adele", "Balduin", "Cosima", "Dietlinde", "Eusebius", "Fridolin", "Gundula", "Hieronymus",
    "Ottilie", "Kunigunde", "Leopold", "Mechthild", "Nepomuk", "Roswitha", "Theobald", "Walburga",
)  # fmt: skip
"""The regulars of the house."""

# Joiners hold the parts of one sign together (a family, a flag); everything else of the format
# class turns the direction of the text or hides in it.
_JOINERS = "\u200c\u200d"
# Signs of how the sign before them is drawn: in colour, for instance.
_SELECTORS = "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
# Letters, by their class, that nobody sees.
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


def clean(text: str, length: int) -> str:
    """What is left of `text` when it is one line of visible signs, at most `length` of them."""
    signs = (_visible(sign) for sign in unicodedata.normalize("NFC", text[: 8 * length]))
    line = " ".join("".join(signs).split())
    seen = _few_marks(line)[:length].strip(" " + _JOINERS)
    return seen.lstrip(" " + _JOINERS + _SELECTORS)


def _visible(sign: str) -> str:
    kind = unicodedata.category(sign)
    if sign in _BLANKS:
        return ""
    if kind in ("Zs", "Zl", "Zp") or sign in "\t\r\n":
        return " "
    return "" if kind[0] == "C" and sign not in _JOINERS else sign


def _few_marks(line: str) -> str:
    """At most two marks over one letter: towers of them would cover other people's lines."""
    marks, kept = 0, []
    for sign in line:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= 2:
            kept.append(sign)
    return "".join(kept)


def unlike(name: str, taken: Collection[str]) -> str:
    """`name`, or „name 2“ where somebody at the table is called that already."""
    others = {_look(other) for other in taken}
    if _look(name) not in others:
        return name
    numbers = (f"{name[: NAME_LENGTH - 2]} {n}" for n in range(2, len(others) + 3))
    return next(another for another in numbers if _look(another) not in others)


def _look(name: str) -> str:
    """The same for names that look the same."""
    plain = "".join(sign for sign in name if sign not in _JOINERS + _SELECTORS)
    return unicodedata.normalize("NFKC", plain).casefold()
