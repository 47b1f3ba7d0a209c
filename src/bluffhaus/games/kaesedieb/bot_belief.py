"""How likely it is who did it, from one's own night and all that was claimed: exactly.

Two layers. A *part* (mouse, thief, accomplice, Sündenmaus) lies or doesn't: the thief always, a
mouse seldom. Whoever doesn't lie says only what is so; whoever lies says what liars say. For a
given set of liars, a given thief and a given hour of the theft every claim speaks of one die at a
time; so the dice fall apart into factors, and instead of six to the power of eight nights there are
a few thousand products. The tests count all nights of small tables one by one and find the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

import numpy as np

from bluffhaus.games.kaesedieb.bot_claims import (
    Public,
    Testimony,
    by_seat,
    disbelieved,
    heard_before,
    suspects,
    testimony,
)
from bluffhaus.games.kaesedieb.bot_night import Knowledge
from bluffhaus.games.kaesedieb.bot_worlds import (
    ACCOMPLICE,
    HOURS,
    MOUSE,
    PARTS,
    SUENDENMAUS,
    THIEF,
    Bools,
    Floats,
    Worlds,
)
from bluffhaus.games.kaesedieb.view import Said
from bluffhaus.games.kaesedieb.words import Claim, SayWith

_LIES: Final = {MOUSE: 0.02, THIEF: 1.0, ACCOMPLICE: 0.8, SUENDENMAUS: 0.8}
"""How often each part lies about the night."""
_WITNESS_LIES: Final = 0.95
"""An accomplice who has seen the theft can hardly tell the truth (5 seats)."""
_TOOK_BACK: Final = 3.0
"""How much more often somebody lies who has changed a story."""
_MOUSE_SUSPECTS: Final = 1.0
"""How much better than by chance a mouse's suspicion is."""
_BAND_SUSPECTS: Final = 0.15
_HONEST_DOUBT: Final = 0.2
"""How much less often a mouse calls a truth a lie than a lie."""
_FRIENDS_DOUBT: Final = 0.05
"""How much less often somebody of the band calls a friend's word a lie."""
_FRIENDS_MEET: Final = 8.0
"""How much more often liars say to have been awake with a friend than with anybody."""
_STRANGERS_MEET: Final = 1.0
_TINY: Final = 1e-300


@dataclass(frozen=True)
class Heard:
    """All that was claimed, as it weighs."""

    testimonies: tuple[Testimony, ...]
    """Seat by seat."""
    parts: Floats
    """By seat and part, one after the other, and by set of liars: how often it is so, as a log."""
    opinions: Floats
    """By cast: what is made likely by what people merely think."""


def heard(world: Worlds, said: Sequence[Said], mute: int | None = None) -> Heard:
    """Weigh all claims but those of `mute`."""
    rows = [() if seat == mute else row for seat, row in enumerate(by_seat(said, world.seats))]
    told = [
        testimony(world, seat, row, heard_before(said, world.seats, seat))
        if row
        else silence(world)
        for seat, row in enumerate(rows)
    ]
    return Heard(
        testimonies=tuple(told),
        parts=_parts(world, said, rows),
        opinions=_opinions(world, said, rows),
    )


@cache
def silence(world: Worlds) -> Testimony:
    """Whoever says nothing makes nothing likely."""
    return testimony(world, 0, (), Public((None,) * world.seats))


def _parts(world: Worlds, said: Sequence[Said], rows: Sequence[Sequence[Claim]]) -> Floats:
    lies = world.lies.T
    table = np.empty((world.seats, PARTS, lies.shape[1]))
    for seat, row in enumerate(rows):
        changed = any(one.seat == seat and not one.stands for one in said)
        for part in range(PARTS):
            often = _lies(world, part, changed)
            table[seat, part] = np.log(np.where(lies[seat], often, 1 - often) + _TINY)
        for number in disbelieved(row):
            table[seat, MOUSE] += np.where(lies[said[number - 1].seat], 0.0, np.log(_HONEST_DOUBT))
    return table.reshape(world.seats * PARTS, -1)


def _lies(world: Worlds, part: int, changed: bool) -> float:
    often = _WITNESS_LIES if part == ACCOMPLICE and world.seats == 5 else _LIES[part]
    return min(often * _TOOK_BACK, max(often, 0.8)) if changed else often


def _opinions(world: Worlds, said: Sequence[Said], rows: Sequence[Sequence[Claim]]) -> Floats:
    """By cast: what is made likely by whom people suspect, call a liar, and were awake with."""
    weight = np.ones(len(world.casts))
    for seat, row in enumerate(rows):
        for whom in suspects(row):
            weight *= np.where(world.thief == whom, _insight(world)[world.parts[:, seat]], 1.0)
        for number in disbelieved(row):
            weight *= _between(world, seat, said[number - 1].seat, _FRIENDS_DOUBT, 1.0)
        for claim in row:
            if isinstance(claim, SayWith):
                weight *= _between(world, seat, claim.seat, _FRIENDS_MEET, _STRANGERS_MEET)
    return weight


def _between(world: Worlds, seat: int, other: int, friends: float, strangers: float) -> Floats:
    """By cast: a factor for two of the band who know each other, and for one with somebody else."""
    knows = world.band[:, seat]
    if world.seats == 7:  # accomplices don't know the thief
        knows = knows & (world.thief != other)
    both = knows & world.band[:, other]
    return np.where(both, friends, np.where(world.band[:, seat], strangers, 1.0))


@cache
def _insight(world: Worlds) -> Floats:
    """By part: how much more often than by chance somebody suspects the thief."""
    insight = np.ones(PARTS)
    insight[MOUSE] = _MOUSE_SUSPECTS
    if world.seats != 7:
        insight[ACCOMPLICE] = _BAND_SUSPECTS
    return insight


class Belief:
    """How likely every cast is, with every hour of the theft."""

    def __init__(self, world: Worlds, known: Knowledge, news: Heard) -> None:
        self.world, self.known, self.news = world, known, news
        wakes, common = _factors(world, known, news.testimonies)
        weights = self._over_liars(self.parts, _nights(world, wakes) * common)
        self.weights = _normal(weights * self._casts[:, None], known.casts[:, None])
        """By cast and hour of the theft."""

    @cached_property
    def parts(self) -> Floats:
        """By cast and set of liars."""
        parts: Floats = np.exp(self.world.has_part @ self.news.parts)
        return parts

    @property
    def _casts(self) -> Floats:
        return self.news.opinions * self.known.casts

    def _over_liars(self, parts: Floats, nights: Floats) -> Floats:
        """Sum over all sets of liars: by cast and hour."""
        world = self.world
        grouped = parts.reshape(world.nights, -1, parts.shape[1])
        summed = grouped @ nights.transpose(1, 0, 2)
        return summed.reshape(len(world.casts), -1)

    # --- what it comes to -----------------------------------------------------------------------

    @cached_property
    def casts(self) -> Floats:
        """How likely each cast is."""
        casts: Floats = self.weights.sum(1)
        return casts

    @cached_property
    def thief(self) -> Floats:
        """How likely each seat is the thief."""
        return _by_thief(self.world, self.casts)

    @cached_property
    def band(self) -> Floats:
        """How likely each seat belongs to the thief's band."""
        band: Floats = self.casts @ self.world.band
        return band

    @cached_property
    def hours(self) -> Floats:
        """How likely each hour is that of the theft."""
        hours: Floats = self.weights.sum(0)
        return hours

    def thief_for(self, mouse: int) -> Floats:
        """How likely each seat is the thief, for somebody who knows to be a mouse."""
        return self._thief_where(self.world.parts[:, mouse] == MOUSE)

    def _thief_where(self, so: Bools) -> Floats:
        left = _by_thief(self.world, self.casts * so)
        return np.asarray(left / max(left.sum(), _TINY))

    # --- what if --------------------------------------------------------------------------------

    def if_told(self, seat: int, stories: Sequence[Testimony]) -> Floats:
        """By story and cast: what would be believed if `seat`, silent till now, told it."""
        world, lies = self.world, self.world.lies[:, seat]
        wakes, common = _factors(world, self.known, self.news.testimonies)
        lied = self._over_liars(self.parts[:, lies], (_nights(world, wakes) * common)[lies])
        as_lies = np.array([story.lie for story in stories]) @ lied.T
        thief = world.thief == seat
        as_lies[:, thief] = np.array([story.as_thief for story in stories]) @ lied[thief].T
        told = as_lies + self._if_true(wakes[~lies], common[~lies], self.parts[:, ~lies], stories)
        weights = told * self._casts
        return np.array([_normal(row, self.known.casts) for row in weights])

    def _if_true(
        self, wakes: Floats, common: Floats, parts: Floats, stories: Sequence[Testimony]
    ) -> Floats:
        world = self.world
        cut = np.array([story.wakes for story in stories])
        theft = np.array([story.theft for story in stories])[:, _night_thieves(world)]
        nights = _nights(world, wakes * cut[:, None]) * (common * theft[:, None])
        by_night = nights.sum(-1).transpose(2, 1, 0)  # night, liars, story
        grouped = parts.reshape(world.nights, -1, parts.shape[1])
        summed: Floats = (grouped @ by_night).reshape(len(world.casts), -1)
        return summed.T


def _factors(world: Worlds, known: Knowledge, told: Sequence[Testimony]) -> tuple[Floats, Floats]:
    """By set of liars: what the claims leave of everybody's dice, and of thief and hour."""
    seats, true = world.seats, (~world.lies).astype(float)
    wakes = true @ np.log([one.wakes.ravel() for one in told])
    theft = true @ np.log([one.theft.ravel() for one in told])
    lie = world.lies @ np.log([one.lie for one in told])
    left = np.exp(wakes).reshape(-1, seats, len(world.ways)) * known.wakes
    thief = np.log([one.as_thief / one.lie for one in told])
    common = np.exp(theft.reshape(-1, seats, HOURS) + lie[:, None] + thief) * known.theft
    return left, common[:, _night_thieves(world)]


@cache
def _night_thieves(world: Worlds) -> list[int]:
    """The thief of every night."""
    step = len(world.casts) // world.nights
    return [cast.thief for cast in world.casts[::step]]


def _nights(world: Worlds, wakes: Floats) -> Floats:
    """Sum over all dice: by set of liars, night and hour of the theft."""
    if world.seats == 4:
        steals = (wakes * world.thief_wakes) @ np.eye(HOURS)[world.first]
        mice = wakes[..., :HOURS].sum(-1) / HOURS
    else:
        steals = wakes / HOURS
        mice = steals.sum(-1)
    if world.seats == 5:
        return _nights_with_witness(world, steals)
    return np.asarray(_all_but_one(mice)[..., None] * steals)


def _all_but_one(factors: Floats) -> Floats:
    """For each seat, the product of all others."""
    ones = np.ones_like(factors[..., :1])
    before = np.concatenate([ones, factors[..., :-1]], -1).cumprod(-1)
    after = np.concatenate([ones, factors[..., :0:-1]], -1).cumprod(-1)[..., ::-1]
    return np.asarray(before * after)


def _nights_with_witness(world: Worlds, hours: Floats) -> Floats:
    """With five: nobody saw the thief, or one of those who did is the accomplice."""
    away = hours.sum(-1, keepdims=True) - hours
    nights = []
    for thief, accomplices, _ in world.casts:
        others = [s for s in range(world.seats) if s != thief and s not in accomplices]
        night = hours[..., [thief, *accomplices], :].prod(-2)
        chosen = _chosen(hours[..., others, :], away[..., others, :], bool(accomplices))
        nights.append(night * chosen)
    return np.stack(nights, -2)


def _chosen(there: Floats, away: Floats, witness: bool) -> Floats:
    """How likely nobody else saw it; or that, of all who did, this one was chosen."""
    if not witness:
        nobody: Floats = away.prod(-2)
        return nobody
    also = [np.ones_like(there[..., 0, :])]  # by how many others saw it too
    for n in range(there.shape[-2]):
        one, none = there[..., n, :], away[..., n, :]
        nobody = np.zeros_like(one)
        more = [nobody, *[ways * one for ways in also]]
        also = [a + b for a, b in zip(more, [*[ways * none for ways in also], nobody], strict=True)]
    chosen = [ways / (1 + k) for k, ways in enumerate(also)]
    return np.asarray(np.sum(chosen, 0))


def _by_thief(world: Worlds, casts: Floats) -> Floats:
    return np.asarray(np.bincount(world.thief, casts, world.seats), float)


def _normal(weights: Floats, allowed: Bools) -> Floats:
    """To a sum of one. If nothing at all fits, whatever is allowed is as likely as anything."""
    total = weights.sum()
    if total > 0:
        return np.asarray(weights / total)
    flat = np.broadcast_to(allowed, weights.shape) + 0.0
    return np.asarray(flat / flat.sum())
