"""What a seat knows. There is no field here for what it may not know."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec

from bluffhaus.games.luegenkniffel.scores import FIELDS, bonus_of, total_of, upper_of, worth
from bluffhaus.games.luegenkniffel.state import ANSWER, EMPTY, NOBODY, OVER, State, seats_of
from bluffhaus.games.luegenkniffel.words import Field, Told
from bluffhaus.kernel import Seat


class Announcement(msgspec.Struct, frozen=True):
    """What has been said, and is not settled yet."""

    field: Field
    points: int


class Sheet(msgspec.Struct, frozen=True):
    """A score card, field by field in the order of `Field`.

    All cards are public: whatever is written on them was said aloud.
    """

    points: tuple[int | None, ...]
    """`None`: empty, or struck."""
    strokes: tuple[int, ...]
    """In the lie column: 0, 1 or 2. With 2 the points field is struck: filled, worth nothing."""
    upper: int
    bonus: int
    """35 when the upper part has reached 63, else 0."""
    total: int
    full: bool


class Hand(msgspec.Struct, frozen=True):
    """One's own dice under one's own cups."""

    dice: tuple[int, ...]
    cups: tuple[int, ...]
    """The cup (1 to 3) each die lies under. Only those under the last one are still free."""
    worth: tuple[int, ...]
    """What the dice are really worth, combination by combination; 0: not made."""


class LastTurn(msgspec.Struct, frozen=True):
    """How the last announcement ended, as everybody saw it."""

    seat: Seat
    throws: int
    field: Field
    points: int
    doubters: tuple[Seat, ...]
    dice: tuple[int, ...] | None
    """Shown only if somebody doubted."""
    lie: bool | None
    credited: tuple[Seat, ...]
    strokes: tuple[Seat, ...]
    struck: tuple[Seat, ...]
    """Whose points field was struck by it."""


class View(msgspec.Struct, frozen=True, tag="Luegenkniffel"):
    """The table as one seat knows it."""

    seat: Seat | None
    stage: Literal["throwing", "answering", "over"]
    turn: int
    starter: Seat
    roller: Seat
    throws: int
    announcement: Announcement | None
    decided: tuple[Seat, ...]
    hand: Hand | None
    """Only the roller's own."""
    doubts: bool | None
    """What this seat itself has answered, while the answers are still closed."""
    sheets: tuple[Sheet, ...]
    last: LastTurn | None
    last_round: tuple[Seat, ...] | None
    """Whose last turn is still to come, once somebody's card is full."""
    finisher: Seat | None
    winners: tuple[Seat, ...]
    truth: tuple[Told, ...]
    """Empty until the match is over."""


_STAGES: Final[tuple[Literal["throwing", "answering", "over"], ...]] = (
    "throwing",
    "throwing",
    "throwing",
    "answering",
    "throwing",
    "over",
    "over",
)
"""By `state.stage`; only at some of them does anybody look."""


def view_of(state: State, seat: Seat | None) -> View:
    """Everything here is public, but for `hand` and `doubts`: they are the seat's own."""
    return View(
        seat=seat,
        stage=_STAGES[state.stage],
        turn=state.turn,
        starter=Seat(state.starter),
        roller=Seat(state.roller),
        throws=state.throws,
        announcement=(
            Announcement(FIELDS[state.field], state.points) if state.stage == ANSWER else None
        ),
        decided=_decided(state),
        hand=_hand(state) if seat == state.roller and state.dice else None,
        doubts=_own_answer(state, seat),
        sheets=_sheets(state),
        last=_last(state),
        last_round=_seats(state.queue) if state.finisher != NOBODY else None,
        finisher=Seat(state.finisher) if state.finisher != NOBODY else None,
        winners=_seats(state.winners),
        truth=state.truth() if state.stage == OVER and state.options.tell_truth else (),
    )


def _decided(state: State) -> tuple[Seat, ...]:
    if state.stage != ANSWER:
        return ()
    everybody = (1 << state.seats) - 1
    return _seats(seats_of(everybody & ~state.answering & ~(1 << state.roller)))


def _own_answer(state: State, seat: Seat | None) -> bool | None:
    """What this seat has answered, for its own eyes."""
    if state.stage != ANSWER or seat is None or seat == state.roller:
        return None
    return None if state.answering >> seat & 1 else bool(state.doubts >> seat & 1)


def _hand(state: State) -> Hand:
    return Hand(dice=state.dice, cups=state.cups, worth=worth(state.dice))


def _sheets(state: State) -> tuple[Sheet, ...]:
    return _all_sheets(tuple(state.sheet), tuple(state.strokes))


@lru_cache(maxsize=1024)
def _all_sheets(points: tuple[int, ...], strokes: tuple[int, ...]) -> tuple[Sheet, ...]:
    """All look at the same cards, one after the other."""
    rows = range(0, len(points), 13)
    return tuple([_sheet(points[row : row + 13], strokes[row : row + 13]) for row in rows])


@lru_cache(maxsize=4096)
def _sheet(points: tuple[int, ...], strokes: tuple[int, ...]) -> Sheet:
    """Every card is shown to everybody after every move, and hardly ever has it changed."""
    return Sheet(
        points=tuple([n if n >= 0 else None for n in points]),
        strokes=strokes,
        upper=upper_of(points),
        bonus=bonus_of(points),
        total=total_of(points),
        full=EMPTY not in points,
    )


def _last(state: State) -> LastTurn | None:
    """The last announcement that was settled, as everybody saw it."""
    if state.last is None or state.stage == ANSWER:
        return None
    seat, throws, dice, field, points, lie, doubts = state.last
    return LastTurn(
        seat=Seat(seat),
        throws=throws,
        field=FIELDS[field],
        points=points,
        doubters=_seats(seats_of(doubts)),
        dice=dice if doubts else None,
        lie=lie if doubts else None,
        credited=_seats(state.credited),
        strokes=_seats(state.struck),
        struck=_seats(state.worn),
    )


def _seats(seats: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in seats])
