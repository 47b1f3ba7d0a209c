"""Moves that are nearly right: what a clumsy or a dishonest hand might send."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec


def variations(move: Any) -> Iterator[Any]:
    """The same move with one thing changed: another number, a die named twice, another word."""
    for field in msgspec.structs.fields(move):
        for other in _others(getattr(move, field.name)):
            changed = msgspec.structs.replace(move, **{field.name: other})
            if _well_formed(changed):
                yield changed


def _others(value: object) -> list[Any]:
    match value:
        case bool():
            return [not value]
        case int():
            return [value - 1, value + 1, 0, -1, 99]
        case Enum():
            return [other for other in type(value) if other is not value]
        case tuple():
            return _other_rows(value)
        case str():
            return ["", value + "!"]
        case _:
            return []


def _other_rows(row: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Shorter, longer, turned round, one thing twice."""
    rows = [row[:-1], row[::-1], row + row[:1], (*row, 0), (*row, 4), (*row, 99)]
    return [other for other in rows if other != row]


def _well_formed(move: Any) -> bool:
    """Would the wire let it through? What it stops never reaches a table."""
    try:
        return bool(msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move)
    except (msgspec.ValidationError, TypeError):
        return False
