"""Who sees what: the table in a game's docs, held against what really was told.

The laws cannot see an event that is told to too many, for then everybody remembers it and may
see it. So every game writes down, event by event and role by role, who is told, and this compares
that table with real matches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from bluffhaus.kernel import Event, Seat
from bluffhaus.testing.histories import AnyMatch, Trial, broken

Told: TypeAlias = Mapping[str, bool]
"""Role by role: is it told?"""
Role: TypeAlias = Callable[[Any, Seat | None], str]
"""Which role a seat (`None`: a spectator) plays in an event."""

_YES: Final = "sees"
_NO: Final = "–"


def table_of(text: str) -> dict[str, Told]:
    """The who-sees-what table of a Markdown page: its first column names events, the others roles.

    A cell says `sees` or `–`; whatever else it says is a mistake, for a table that can be
    misread is no promise.
    """
    rows = [_cells(line) for line in text.splitlines() if line.startswith("|")]
    head, _rule, *body = rows
    return {row[0].strip("`"): _told(head[1:], row[1:]) for row in body}


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _told(roles: list[str], cells: list[str]) -> Told:
    """One row. Columns after the last role's may explain; they are headed by no role."""
    told: dict[str, bool] = {}
    for role, cell in zip(roles, cells, strict=True):
        if role.lower() in {"why", "what it tells"}:
            continue
        if cell not in (_YES, _NO):
            raise ValueError(f"a cell says {_YES!r} or {_NO!r}, not {cell!r}")
        told[role] = cell == _YES
    return told


def check_audience(
    table: Mapping[str, Told], trial: Trial, matches: Iterable[AnyMatch], role: Role
) -> set[str]:
    """Every event of these matches was told to whom the table says, and to nobody else.

    Returns the names of the events that happened, so that a test can tell which rows nothing holds.
    """
    happened: set[str] = set()
    for match in matches:
        for event in match.events():
            happened.add(type(event).__name__)
            for seat in trial.everybody:
                _told_as_promised(table, trial, match, event, seat, role)
    return happened


def _told_as_promised(
    table: Mapping[str, Told],
    trial: Trial,
    match: AnyMatch,
    event: Event,
    seat: Seat | None,
    role: Role,
) -> None:
    row = table.get(type(event).__name__)
    if row is None:
        broken("who sees what", trial, match, f"no row for {type(event).__name__}")
    part = role(event, seat)
    if event.seen_by(seat) != row[part]:
        does = "sees" if event.seen_by(seat) else "does not see"
        broken("who sees what", trial, match, f"{part} {does} {event!r}")


def names_of(events: Any) -> set[str]:
    """The names of all events of a game, from the union it calls `events`."""
    union = msgspec.inspect.type_info(events)
    kinds = union.types if isinstance(union, msgspec.inspect.UnionType) else (union,)
    return {kind.cls.__name__ for kind in kinds if isinstance(kind, msgspec.inspect.StructType)}
