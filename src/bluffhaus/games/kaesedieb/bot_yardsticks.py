"""Simple players to measure others by. Nobody is offered one at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from bluffhaus import kernel
from bluffhaus.games.kaesedieb.bot_claims import suspects
from bluffhaus.games.kaesedieb.bot_deeds import at_night, wake
from bluffhaus.games.kaesedieb.bot_lies import truth
from bluffhaus.games.kaesedieb.bot_mind import Mind, Temperament, mind_of
from bluffhaus.games.kaesedieb.bot_talk import cannot_be
from bluffhaus.games.kaesedieb.bot_worlds import NOBODY, Floats
from bluffhaus.games.kaesedieb.view import View
from bluffhaus.games.kaesedieb.words import (
    Accuse,
    Claim,
    Move,
    Ready,
    SayAlone,
    SayCheese,
    SaySuspect,
    SayTaken,
)
from bluffhaus.kernel import Prompt, Seat

_PLAIN: Final = Temperament(guilt=0.0, patience=0.0, boldness=0.0, whim=1.0, frames=False, doubts=0)


class Naive:
    """A mouse that says all it saw, and suspects whoever says otherwise or is suspected most. As
    the thief it claims any hour, and to have been alone; an accomplice keeps silent about him.
    """

    def __init__(self, seat: Seat, seed: int) -> None:
        self._seat, self._seed = seat, seed

    def choose(
        self, view: View, prompt: Prompt[Any], events: Sequence[kernel.Event]
    ) -> kernel.Move | None:
        """Say it all, then vote by counting."""
        mind = mind_of(view, prompt, _PLAIN, self._seed)
        card = prompt.moves.card()
        match view.stage:
            case "talk":
                return _say(mind)
            case "vote":
                return Accuse(_most_suspicious(mind))
            case "look":
                return wake(mind, card)
            case _:
                return at_night(mind, card)


def _say(mind: Mind) -> Move | None:
    untold = [claim for claim in _story(mind) if claim not in mind.own]
    if untold:
        return untold[0]
    if not all(mind.is_done(seat) for seat in mind.others):
        return None
    if mind.suspect_of(mind.seat) == NOBODY:
        return SaySuspect(_most_suspicious(mind))
    return Ready() if mind.seat not in mind.talk.ready else None


def _story(mind: Mind) -> tuple[Claim, ...]:
    if not mind.is_thief:
        return tuple([_discreet(mind, claim) for claim in truth(mind)])
    hour = 1 + int(mind.luck("hour") * 6)
    return (SayCheese(hour, hour <= mind.me.hours[0]), SayAlone(hour))


def _discreet(mind: Mind, claim: Claim) -> Claim:
    """An accomplice who has seen it says only that the cheese was there."""
    if isinstance(claim, SayTaken) and mind.in_band:
        return SayCheese(claim.hour, there=True)
    return claim


def _most_suspicious(mind: Mind) -> Seat:
    points = _points(mind)
    points[list({mind.seat, *mind.friends})] = -1.0
    return Seat(int(points.argmax()))


def _points(mind: Mind) -> Floats:
    """One for every claim that cannot be so, one for everybody who suspects; and a draw."""
    points = np.array([mind.luck("draw", seat) for seat in range(mind.seats)])
    for one in mind.said:
        if one.stands and cannot_be(mind, one, mind.known.wakes, mind.known.theft):
            points[one.seat] += 1
        if one.stands and one.seat != mind.seat:
            for whom in suspects((one.claim,)):
                points[whom] += 1
        if one.stands and isinstance(one.claim, SayTaken):
            points[one.claim.thief] += 1
    return points
