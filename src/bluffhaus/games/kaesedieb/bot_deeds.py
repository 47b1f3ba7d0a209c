"""What to do before the day: when to wake, under which cup to look, whose hand to touch."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

from bluffhaus.games.kaesedieb.bot_mind import Mind
from bluffhaus.games.kaesedieb.words import Card, Move, Peek, Ready, Recruit, Rest, Wake
from bluffhaus.kernel import Seat

T = TypeVar("T")


def wake(mind: Mind, card: Card) -> Move:
    """With four: any of one's hours; not always the same one, which others could read.

    A thief never wakes at both. Nobody else wakes twice, so being seen twice would convict him.
    """
    once = [hours for hours in card.wake if len(hours) == 1]
    return Wake(_any(mind, "wake", once)) if once else Ready()


def at_night(mind: Mind, card: Card) -> Move:
    """Choose friends, or look under a cup: all that is asked of somebody awake."""
    if card.recruit:
        return Recruit(_friends(mind, card))
    return Peek(_any(mind, "peek", card.peek)) if card.peek else Rest()


def _friends(mind: Mind, card: Card) -> tuple[Seat, ...]:
    """Those who saw the theft, for else they would tell; then anybody."""
    saw = {other for note in mind.view.notes if note.thief == mind.seat for other in note.others}
    ways = list(combinations(card.recruit, card.count))
    most = max(len(saw.intersection(way)) for way in ways)
    return _any(mind, "friends", [way for way in ways if len(saw.intersection(way)) == most])


def _any(mind: Mind, what: str, things: Sequence[T]) -> T:
    return things[int(mind.luck(what) * len(things))]
