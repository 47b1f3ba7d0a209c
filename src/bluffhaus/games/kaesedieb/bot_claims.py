"""What follows from what somebody has claimed, if they speak the truth, and how likely they say it
if they don't.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from bluffhaus.games.kaesedieb.bot_worlds import HOURS, Bools, Floats, Worlds
from bluffhaus.games.kaesedieb.view import Said
from bluffhaus.games.kaesedieb.words import (
    Claim,
    Role,
    SayAlone,
    SayBelief,
    SayCheese,
    SayDie,
    SayRole,
    SaySuspect,
    SayTaken,
    SayWith,
    SayWoke,
)

LOST: Final = 1e-9
"""How likely the impossible is: people misspeak."""

# How often a liar says such a thing, where a truthful mouse would have to have been so lucky.
_LIAR_KNOWS_THE_CHEESE: Final = 0.72
_LIAR_JOINS: Final = 0.6  # names an hour in which somebody else says to have been awake
_THIEF_NAMES_OWN: Final = 0.4
_THIEF_KNOWS_THE_CHEESE: Final = 0.95
_THIEF_CAME_TOO_LATE: Final = 0.75
_LIAR_WITH: Final = 0.12
_LIAR_FRAMES: Final = 0.01
_LIAR_CONFIRMS: Final = 0.45
_SILENT_WITNESS: Final = 0.4  # saw the theft, and speaks of the cheese but not of the thief


@dataclass(frozen=True)
class Public:
    """What a speaker had heard from others before: when each says to have woken."""

    hours: tuple[int | None, ...]


@dataclass(frozen=True)
class Testimony:
    """One person's standing claims about the night."""

    wakes: Floats
    """By seat and way to wake: 1, or next to nothing if the claims then can't all be true."""
    theft: Floats
    """By thief and hour of the theft: the same."""
    lie: Floats
    """By hour of the theft: how likely a liar says just this."""
    as_thief: Floats
    """The same, if the liar is the thief, who knows the hour of the theft for his own."""
    hour: int | None
    """When they say to have woken, counted from 0."""
    told: bool
    """Have they told of their hour at all?"""


@lru_cache(maxsize=4096)
def testimony(world: Worlds, seat: int, known: tuple[Claim, ...], public: Public) -> Testimony:
    """What all these claims of one person come to."""
    wakes = np.ones((world.seats, len(world.ways)), bool)
    theft = np.ones((world.seats, HOURS), bool)
    for claim in known:
        _cut(world, seat, claim, wakes, theft)
    soft = np.where(theft, 1.0, LOST)
    hours = hours_told(known)
    if _speaks_of_cheese_only(known):
        soft[:, list(hours)] *= _SILENT_WITNESS
    return Testimony(
        wakes=np.where(wakes, 1.0, LOST),
        theft=soft,
        lie=_as_a_lie(known, public, _hour_as_a_lie, _cheese_as_a_lie),
        as_thief=_as_a_lie(known, public, _hour_of_a_thief, _cheese_of_a_thief),
        hour=min(hours) if hours else None,
        told=bool(hours),
    )


def _cut(world: Worlds, seat: int, claim: Claim, wakes: Bools, theft: Bools) -> None:
    """Strike out everything in which the claim is not true."""
    hours = np.arange(HOURS)
    match claim:
        case SayWoke(said):
            exact = [way == tuple(hour - 1 for hour in said) for way in world.ways]
            wakes[seat] &= np.array(exact)
        case SayCheese(hour, there):
            wakes[seat] &= world.awake[:, hour - 1]
            theft &= hours >= hour - 1 if there else hours < hour - 1
        case SayTaken(hour, thief):
            wakes[seat] &= world.awake[:, hour - 1]
            theft &= (np.arange(world.seats)[:, None] == thief) & (hours == hour - 1)
        case SayAlone(hour):
            alone = world.awake[:, hour - 1]
            wakes &= np.where(np.arange(world.seats)[:, None] == seat, alone, ~alone)
        case SayWith(hour, other):
            wakes[[seat, other]] &= world.awake[:, hour - 1]
        case SayDie(other, pips):
            if len(world.ways) == HOURS:  # with four seats a die says little about the night
                wakes[other] &= world.awake[:, pips - 1]
        case _:
            pass


@lru_cache(maxsize=4096)
def hours_told(claims: tuple[Claim, ...]) -> frozenset[int]:
    """In which hours somebody says to have been awake, counted from 0."""
    found: set[int] = set()
    for claim in claims:
        match claim:
            case SayWoke(hours):
                found.update(hours)
            case SayCheese(hour) | SayTaken(hour) | SayAlone(hour) | SayWith(hour):
                found.add(hour)
            case _:
                pass
    return frozenset([hour - 1 for hour in found])


def _speaks_of_cheese_only(claims: Sequence[Claim]) -> bool:
    there = any(isinstance(claim, SayCheese) and claim.there for claim in claims)
    return there and not any(isinstance(claim, SayTaken) for claim in claims)


# --- lies ---------------------------------------------------------------------------------------


def _as_a_lie(
    claims: tuple[Claim, ...],
    public: Public,
    at: Callable[[int, Public], Floats],
    cheese: Callable[[int, bool], Floats],
) -> Floats:
    """`at`, `cheese`: how likely such a liar names this hour, and says so of the cheese."""
    lie = np.ones(HOURS)
    for hour in sorted(hours_told(claims)):
        lie *= at(hour, public)
    for claim in claims:
        if isinstance(claim, SayCheese):
            lie *= cheese(claim.hour - 1, claim.there)
        lie *= _claim_as_a_lie(claim, public)
    return lie


def _claim_as_a_lie(claim: Claim, public: Public) -> float:
    match claim:
        case SayTaken():
            return _LIAR_FRAMES
        case SayWith():
            return _LIAR_WITH
        case SayDie(other, pips):
            return _die_as_a_lie(public.hours[other], pips - 1)
        case _:
            return 1.0


def _hour_as_a_lie(hour: int, public: Public) -> Floats:
    """Liars keep out of hours that others say they were awake in."""
    weights = np.array([_LIAR_JOINS if h in public.hours else 1.0 for h in range(HOURS)])
    return np.full(HOURS, weights[hour] / weights.sum())


def _hour_of_a_thief(hour: int, public: Public) -> Floats:
    """A thief often names his own hour: a cup that somebody has looked under can't convict him."""
    other = (1 - _THIEF_NAMES_OWN) * _hour_as_a_lie(hour, public)
    return np.where(np.arange(HOURS) == hour, _THIEF_NAMES_OWN, 0.0) + other


def _cheese_as_a_lie(hour: int, there: bool) -> Floats:
    """A liar mostly knows when it was taken, and says what fits."""
    return _cheese(hour, there, _LIAR_KNOWS_THE_CHEESE, 0.5)


def _cheese_of_a_thief(hour: int, there: bool) -> Floats:
    """A thief always knows; and of his own hour he rather says that he came too late."""
    return _cheese(hour, there, _THIEF_KNOWS_THE_CHEESE, 1 - _THIEF_CAME_TOO_LATE)


def _cheese(hour: int, there: bool, fitting: float, there_at_the_theft: float) -> Floats:
    theft = np.arange(HOURS)
    fits = (theft > hour) if there else (theft < hour)
    at_the_theft = there_at_the_theft if there else 1 - there_at_the_theft
    return np.where(theft == hour, at_the_theft, np.where(fits, fitting, 1 - fitting))


def _die_as_a_lie(told: int | None, pips: int) -> float:
    """Whoever invents a die invents one that its owner has told."""
    if told is None:
        return 1 / HOURS
    return _LIAR_CONFIRMS if told == pips else (1 - _LIAR_CONFIRMS) / (HOURS - 1)


# --- what is merely thought ---------------------------------------------------------------------


def suspects(claims: Iterable[Claim]) -> tuple[int, ...]:
    """Whom somebody suspects, or calls the thief."""
    found: list[int] = []
    for claim in claims:
        match claim:
            case SaySuspect(seat) | SayRole(seat, Role.THIEF):
                found.append(seat)
            case _:
                pass
    return tuple(found)


def disbelieved(claims: Iterable[Claim]) -> tuple[int, ...]:
    """The numbers of the claims that somebody calls a lie."""
    return tuple([c.claim for c in claims if isinstance(c, SayBelief) and not c.believes])


def by_seat(said: Iterable[Said], seats: int) -> tuple[tuple[Claim, ...], ...]:
    """The claims that stand, person by person."""
    rows: list[list[Claim]] = [[] for _ in range(seats)]
    for one in said:
        if one.stands:
            rows[one.seat].append(one.claim)
    return tuple([tuple(row) for row in rows])


def heard_before(said: Sequence[Said], seats: int, seat: int) -> Public:
    """What others had said when this person began to tell."""
    hours: list[int | None] = [None] * seats
    for one in said:
        told = hours_told((one.claim,))
        if one.seat == seat and told:
            break
        if told and one.seat != seat:
            hours[one.seat] = min(told)
    return Public(tuple(hours))
