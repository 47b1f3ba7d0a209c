"""What to say by day, and when to say nothing more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from bluffhaus.games.kaesedieb.bot_claims import Testimony, heard_before, testimony
from bluffhaus.games.kaesedieb.bot_lies import best_story, truth
from bluffhaus.games.kaesedieb.bot_mind import Mind
from bluffhaus.games.kaesedieb.bot_worlds import NOBODY, Bools, Floats
from bluffhaus.games.kaesedieb.view import Said
from bluffhaus.games.kaesedieb.words import (
    Claim,
    Move,
    Ready,
    SayBelief,
    SaySuspect,
    SayTaken,
    SayWoke,
)
from bluffhaus.kernel import Menu, Seat

_MOST_CLAIMS: Final = 9
"""Whoever has said so much lets others speak."""
_OPENS_WITH_THE_HOUR: Final = 0.35
_CHANGED: Final = 0.25
"""By how much somebody else must be more suspicious for one to change one's mind aloud."""


def say(mind: Mind, menu: Menu[Move]) -> Move | None:
    """The next thing worth saying; that one is ready to vote; or nothing."""
    claim = next(iter(_worth_saying(mind)), None) if _may_speak(mind) else None
    if claim is not None and claim in menu:
        return claim
    if mind.seat not in mind.talk.ready and _has_heard_enough(mind):
        return Ready()
    return None


def _may_speak(mind: Mind) -> bool:
    said = sum(one.seat == mind.seat for one in mind.said)
    return said < _MOST_CLAIMS and mind.talk.claims_left[mind.seat] > 0


def _has_heard_enough(mind: Mind) -> bool:
    """Has everybody told something, or has nothing to tell?"""
    return all(mind.is_done(seat) for seat in mind.others)


def _worth_saying(mind: Mind) -> Iterator[Claim]:
    """What there is to say, the most urgent first."""
    if _waits(mind):
        return
    story = _story(mind)
    yield from _of_the_night(mind, story)
    yield from _lies_of_others(mind, story)
    yield from _suspicion(mind)


def _waits(mind: Mind) -> bool:
    """Whoever has something to hide would rather speak when the others have spoken."""
    if not mind.in_band or mind.wants_votes or mind.has_told(mind.seat) or mind.talk.ready:
        return False
    strangers = [seat for seat in mind.others if seat not in mind.friends]
    untold = sum(not mind.has_told(seat) for seat in strangers)
    return mind.luck("patience") < mind.temperament.patience and untold > 0


# --- the night ----------------------------------------------------------------------------------


def _story(mind: Mind) -> tuple[Claim, ...]:
    """What one saw, or says to have seen."""
    if mind.in_band or mind.wants_votes:
        return best_story(mind).claims
    return truth(mind)


def _of_the_night(mind: Mind, story: Sequence[Claim]) -> Iterator[Claim]:
    first = story[0]
    if not mind.own and not isinstance(first, SayTaken) and _opens_with_the_hour(mind):
        yield SayWoke((_hour(first),))
    yield from [claim for claim in story if claim not in mind.own]


def _opens_with_the_hour(mind: Mind) -> bool:
    return mind.luck("opening") < _OPENS_WITH_THE_HOUR


def _hour(claim: Claim) -> int:
    hour: int = getattr(claim, "hour", 0) or claim.hours[0]  # type: ignore[union-attr]
    return hour


# --- what others say ----------------------------------------------------------------------------


def _lies_of_others(mind: Mind, story: Sequence[Claim]) -> Iterator[Claim]:
    """Call a lie what cannot be so, if what one tells is so oneself; each liar once."""
    mine = [c for c in mind.own if isinstance(c, SayBelief) and not c.believes]
    if len(mine) >= mind.temperament.doubts:
        return
    called = {mind.said[c.claim - 1].seat for c in mine}
    wakes, theft = _certain(mind, story)
    for one in mind.said:
        if _is_open_to_doubt(mind, one, called) and cannot_be(mind, one, wakes, theft):
            yield SayBelief(one.number, believes=False)
            return


def _is_open_to_doubt(mind: Mind, one: Said, called: set[Seat]) -> bool:
    """Is it a friend's, or have enough said so already?"""
    if one.seat in mind.friends or one.seat in called or not one.stands:
        return False
    return mind.doubters(one.number) < 2


def _certain(mind: Mind, story: Sequence[Claim]) -> tuple[Bools, Bools]:
    """How the night was for certain; for liars, if their story were true."""
    if not (mind.in_band or mind.wants_votes):
        return mind.known.wakes, mind.known.theft
    own = _weigh(mind, mind.seat, story)
    return own.wakes > 0.5, own.theft > 0.5


def cannot_be(mind: Mind, one: Said, wakes: Bools, theft: Bools) -> bool:
    """Is this claim at odds with what can have been?"""
    told = _weigh(mind, one.seat, (one.claim,))
    possible = (told.wakes > 0.5) & wakes
    return not possible.any(1).all() or not ((told.theft > 0.5) & theft).any()


def _weigh(mind: Mind, seat: int, claims: Sequence[Claim]) -> Testimony:
    return testimony(mind.world, seat, tuple(claims), heard_before(mind.said, mind.seats, seat))


# --- whom one suspects --------------------------------------------------------------------------


def _suspicion(mind: Mind) -> Iterator[Claim]:
    """Whom one suspects, when most have told; and once more, if that has changed a lot."""
    suspicion = _suspected(mind)
    whom, before = int(suspicion.argmax()), mind.suspect_of(mind.seat)
    sure = suspicion[whom] > 0.95
    if not (sure or _most_have_told(mind)) or suspicion[whom] < mind.temperament.boldness:
        return
    if before == NOBODY or (
        _suspected_once(mind) and suspicion[whom] > suspicion[before] + _CHANGED
    ):
        yield SaySuspect(Seat(whom))


def _suspected_once(mind: Mind) -> bool:
    ever = [one for one in mind.said if one.seat == mind.seat]
    return sum(isinstance(one.claim, SaySuspect) for one in ever) == 1


def _most_have_told(mind: Mind) -> bool:
    return all(mind.is_done(seat) for seat in mind.others)


def _suspected(mind: Mind) -> Floats:
    """Mice say what they think; the band points where others look already, away from its own."""
    if not (mind.in_band or mind.wants_votes):
        return mind.belief.thief
    suspicion = mind.public.thief * (1 - mind.belief.thief) ** 2
    suspicion[list(mind.friends)] = 0.0
    return np.asarray(suspicion / max(suspicion.sum(), 1e-9))
