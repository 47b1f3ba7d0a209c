"""What may be said, as menus that are asked and sampled without being listed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bluffhaus.games.luegenkniffel.scores import FIELDS, INDEX, SAYABLE
from bluffhaus.games.luegenkniffel.state import seats_of
from bluffhaus.games.luegenkniffel.words import Announce, Believe, Card, Doubt, Field, Move, Throw
from bluffhaus.kernel import Chance, Choice, Refusal

ANSWERS: Final = Choice[Move](
    (Believe(), Doubt()),
    Card(throw=None, announce=(), answer=True),
    Refusal("believe_or_doubt", "an announcement waits to be believed or doubted", "§3.5"),
)
FIRST_THROW: Final = Choice[Move](
    (Throw(),),
    Card(throw=(), announce=(), answer=False),
    Refusal("not_thrown", "the cups have not been thrown yet", "§2.1"),
)


def _throws(free: int) -> tuple[Throw, ...]:
    """Every way to leave some of the free dice, but not all of them (§2.3, LK-4)."""
    part, ways = 0, []
    while part != free:
        ways.append(Throw(seats_of(part)))
        part = (part - free) & free  # the next subset in counting order
    return tuple(ways)


_THROWS: Final = tuple([_throws(free) for free in range(32)])
ANNOUNCE: Final = tuple(
    [
        tuple([Announce(field, points) for points in sayable])
        for field, sayable in zip(FIELDS, SAYABLE, strict=True)
    ]
)
"""Every announcement there is, field by field."""

_announces: dict[int, tuple[Announce, ...]] = {}


def announcements(fields: int) -> tuple[Announce, ...]:
    """Every announcement of these fields (bits), true or not."""
    found = _announces.get(fields)
    if found is None:
        found = tuple([say for field in seats_of(fields) for say in ANNOUNCE[field]])
        _announces[fields] = found
    return found


class RollerMenu:
    """Throw again if a throw is left, or announce any open field with any points."""

    __slots__ = ("_says", "_throws", "fields", "free")

    def __init__(self, free: int, fields: int) -> None:
        """`free`: the dice one may throw again, as bits; 0: no throw is left."""
        self.free, self.fields = free, fields
        self._throws = _THROWS[free]
        self._says = announcements(fields)

    def __len__(self) -> int:
        return len(self._throws) + len(self._says)

    def __iter__(self) -> Iterator[Move]:
        yield from self._throws
        yield from self._says

    def __contains__(self, move: object) -> bool:
        match move:
            case Throw():
                return move in self._throws
            case Announce(field, points):
                place = INDEX[field]
                return bool(self.fields >> place & 1) and points in SAYABLE[place]
            case _:
                return False

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, RollerMenu)
            and self.free == other.free
            and self.fields == other.fields
        )

    def __hash__(self) -> int:
        return hash((self.free, self.fields))

    def __repr__(self) -> str:
        return f"RollerMenu({self.card()!r})"

    def sample(self, chance: Chance) -> Move:
        number, throws = chance.roll(len(self)) - 1, len(self._throws)
        return self._throws[number] if number < throws else self._says[number - throws]

    def card(self) -> Card:
        open_fields = tuple([FIELDS[n] for n in seats_of(self.fields)])
        return Card(
            throw=seats_of(self.free) if self.free else None, announce=open_fields, answer=False
        )

    def refusal(self, move: object) -> Refusal:
        match move:
            case Throw(leave):
                return self._no_throw(leave)
            case Announce(field, points):
                return self._no_announcement(field, points)
            case _:
                return Refusal("not_asked_to_answer", "there is nothing to answer", "§3.5")

    def _no_throw(self, leave: tuple[int, ...]) -> Refusal:
        if not self.free:
            return Refusal("no_throw_left", "three throws are all there are", "§2.1")
        if not set(leave) <= set(seats_of(self.free)):
            return Refusal("lies", "only dice under the last cup can be chosen", "§2.4")
        if len(set(leave)) == len(seats_of(self.free)):
            return Refusal("none_to_throw", "at least one die must be thrown", "§2.3")
        return Refusal("bad_dice", "dice are named once each, in rising order", "§2.3")

    def _no_announcement(self, field: Field, points: int) -> Refusal:
        place = INDEX[field]
        if not self.fields >> place & 1:
            return Refusal("field_closed", f"{field.value} is filled or struck already", "§3.3")
        sayable = ", ".join(map(str, SAYABLE[place]))
        return Refusal("bad_points", f"{field.value} is announced with {sayable} points", "§3.2")
