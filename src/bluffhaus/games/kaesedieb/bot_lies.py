"""The lie that makes one least suspected: a few hundred stories, told in thought to the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import exp
from typing import Final

import numpy as np

from bluffhaus.games.kaesedieb.bot_belief import Belief
from bluffhaus.games.kaesedieb.bot_claims import Testimony, heard_before, hours_told, testimony
from bluffhaus.games.kaesedieb.bot_mind import Mind
from bluffhaus.games.kaesedieb.bot_night import nothing_seen
from bluffhaus.games.kaesedieb.bot_worlds import HOURS, Bools, Floats
from bluffhaus.games.kaesedieb.words import (
    Claim,
    SayAlone,
    SayCheese,
    SayDie,
    SayTaken,
    SayWith,
    SayWoke,
)
from bluffhaus.kernel import Seat

_NIGHT: Final = (SayWoke, SayCheese, SayAlone, SayWith, SayTaken, SayDie)
_MOST: Final = 96
"""So many stories are weighed at most: of more, every second one."""
_SURE: Final = 0.9
_FOLLY: Final = 0.5
"""A thief tells what somebody surely knows better only if there is nothing else to tell."""
_DICE: Final = 3
"""So many dice are considered that one might say to have seen."""
_HONEST: Final = 0.95
"""How often we take a mouse by its word."""
_CAUGHT: Final = 0.7
"""How much of a secret is lost when somebody can say: I know better."""


@dataclass(frozen=True)
class Story:
    """All that one means to have seen in the night, in the order in which it is told."""

    claims: tuple[Claim, ...]
    weight: Testimony
    untrue: int
    """How many of the claims are not so."""

    def next_after(self, told: Sequence[Claim]) -> Claim | None:
        """What of it has not been told yet."""
        return next((claim for claim in self.claims if claim not in told), None)


def truth(mind: Mind) -> tuple[Claim, ...]:
    """What one has seen: with a theft before one's eyes that comes first."""
    claims: list[Claim] = []
    for note in mind.view.notes:
        if note.thief is not None and note.thief != mind.seat:
            claims.append(SayTaken(note.hour, note.thief))
        else:
            claims.append(SayCheese(note.hour, note.cheese))
        claims += [SayWith(note.hour, other) for other in note.others] or [SayAlone(note.hour)]
        if note.peeped is not None:
            claims.append(SayDie(note.peeped.at, note.peeped.pips))
    return tuple(claims)


def best_story(mind: Mind) -> Story:
    """The story to tell, given what one has said already and what all have heard."""
    stories = list(_stories(mind))
    fears = _fears(mind, stories)
    draw = mind.luck("story", *mind.own)
    weights = [exp(-(fear - min(fears)) / mind.temperament.whim) for fear in fears]
    return stories[_drawn(weights, draw)]


def _drawn(weights: Sequence[float], draw: float) -> int:
    left = draw * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left <= 0:
            return place
    return max(range(len(weights)), key=weights.__getitem__)


# --- all stories --------------------------------------------------------------------------------


def _stories(mind: Mind) -> Iterator[Story]:
    """Every night one could have had, as far as one hasn't told it yet."""
    told = tuple([claim for claim in mind.own if isinstance(claim, _NIGHT)])
    seen = {_full(told, claims): None for claims in _nights(mind, told)}
    before = heard_before(mind.said, mind.seats, mind.seat)
    known = truth(mind)
    step = -(-len(seen) // _MOST)
    for claims in list(seen)[::step]:
        untrue = sum(not _is_so(mind, claim, known) for claim in claims)
        yield Story(claims, testimony(mind.world, mind.seat, claims, before), untrue)


def _full(told: Sequence[Claim], more: Sequence[Claim]) -> tuple[Claim, ...]:
    return (*told, *[claim for claim in more if claim not in told])


def _is_so(mind: Mind, claim: Claim, known: Sequence[Claim]) -> bool:
    return claim in known or claim == SayWoke(mind.me.hours)


def _nights(mind: Mind, told: Sequence[Claim]) -> Iterator[tuple[Claim, ...]]:
    if not mind.is_thief and _goes_on(mind, told):
        yield truth(mind)
    hours = sorted(hours_told(tuple(told))) or list(range(HOURS))
    for hour in (n + 1 for n in hours):
        for there, others in product(_cheeses(told), _companies(mind, told, hour)):
            base = (SayCheese(hour, there), *(others or (SayAlone(hour),)))
            yield base
            if not others:
                yield from [(*base, die) for die in _dice(mind, told)]
        yield from _frames(mind, told, hour)


def _goes_on(mind: Mind, told: Sequence[Claim]) -> bool:
    """Was all one has told so far as one saw it?"""
    known = truth(mind)
    return all(_is_so(mind, claim, known) for claim in told)


def _cheeses(told: Sequence[Claim]) -> tuple[bool, ...]:
    if any(isinstance(claim, SayTaken) for claim in told):
        return ()
    return tuple([c.there for c in told if isinstance(c, SayCheese)][:1]) or (True, False)


def _companies(mind: Mind, told: Sequence[Claim], hour: int) -> list[tuple[SayWith, ...]]:
    """With whom one may say to have been: nobody, those who were there, friends, all who say so."""
    if fixed := tuple([c for c in told if isinstance(c, SayWith)]):
        return [fixed]
    if any(isinstance(claim, SayAlone) for claim in told):
        return [()]
    there = [n for n in mind.others if hour - 1 in hours_told(mind.rows[n])]
    friends = [n for n in mind.friends if n != mind.seat and n not in there]
    quiet = [n for n in friends if not mind.has_told(n)]
    real = [int(n) for note in mind.view.notes if note.hour == hour for n in note.others]
    groups = {(), tuple(there), tuple(sorted(real)), *[(*there, n) for n in quiet]}
    return [tuple([SayWith(hour, Seat(n)) for n in sorted(group)]) for group in sorted(groups)]


def _dice(mind: Mind, told: Sequence[Claim]) -> list[SayDie]:
    """Whose die one may say to have seen: mostly one that its owner has told already."""
    if mind.seats == 4:
        return []
    if fixed := [c for c in told if isinstance(c, SayDie) and c.seat != mind.seat]:
        return fixed[:1]
    dice = [
        SayDie(Seat(n), hour + 1) for n in mind.others for hour in sorted(hours_told(mind.rows[n]))
    ]
    dice.sort(key=lambda die: mind.luck("die", die.seat))
    return dice[:_DICE] + (_framing_dice(mind)[:1] if mind.temperament.frames else [])


def _framing_dice(mind: Mind) -> list[SayDie]:
    """A die that makes somebody a liar."""
    foes = [n for n in mind.others if n not in mind.friends and mind.has_told(n)]
    hours = [int(np.argmax(mind.public.hours))]
    return [SayDie(Seat(n), hour + 1) for n in foes for hour in hours]


def _frames(mind: Mind, told: Sequence[Claim], hour: int) -> list[tuple[Claim, ...]]:
    """To have seen somebody take it, who was with the others there."""
    fixed = [c for c in told if isinstance(c, SayTaken)]
    if fixed:
        return [tuple(fixed)]
    if not mind.temperament.frames or any(isinstance(c, SayCheese | SayAlone) for c in told):
        return []
    foes = [n for n in mind.others if n not in mind.friends and not mind.has_told(n)]
    return [(SayTaken(hour, Seat(n)), SayWith(hour, Seat(n))) for n in foes]


# --- how much each is to be feared --------------------------------------------------------------


def _fears(mind: Mind, stories: Sequence[Story]) -> list[float]:
    """What each story brings about, and what it costs one's conscience; less is better."""
    casts = _listeners(mind).if_told(mind.seat, [story.weight for story in stories])
    harm = casts @ _harm(mind)
    risk = _risks(mind, stories)
    guilt = np.array([story.untrue for story in stories]) * mind.temperament.guilt
    if mind.wants_votes:
        return list(-harm - (1 - harm) * _CAUGHT * risk * 0.5)
    if not mind.is_thief:
        return list(harm + 0.02 * risk + guilt)
    return list(harm + (1 - harm) * _CAUGHT * risk + _FOLLY * (risk > _SURE) + guilt)


def _listeners(mind: Mind) -> Belief:
    """Somebody who has heard everybody but oneself, and saw nothing."""
    return Belief(mind.world, nothing_seen(mind.world), mind.news)


def _harm(mind: Mind) -> Floats:
    """By cast: how bad it is that it is believed."""
    thief = mind.world.thief
    if mind.is_thief or mind.wants_votes:
        return np.asarray(thief == mind.seat, float)
    return np.asarray(mind.belief.thief[thief])


def _risks(mind: Mind, stories: Sequence[Story]) -> Floats:
    """How likely somebody knows better, story by story."""
    if not mind.is_thief and not mind.wants_votes:
        return np.array([0.1 * story.untrue for story in stories])
    safe = np.ones(len(stories))
    clashes = np.array([_clash(mind, story) for story in stories])
    for seat in mind.others:
        if seat not in mind.friends:
            seen = clashes[:, seat] @ _may_wake(mind, seat)
            peeks = np.array([_peeks(mind, story, seat) for story in stories])
            safe *= (1 - seen) * (1 - peeks)
    return 1 - safe


def _clash(mind: Mind, story: Story) -> Bools:
    """By seat and way to wake: does what somebody then saw not go with the story?"""
    clash = story.weight.wakes < 0.5
    hour = story.weight.hour
    if hour is not None:
        clash = clash | _other_cheese(mind, story)
        if hour + 1 not in mind.me.hours:  # whoever wakes then sees that one doesn't
            clash = clash | mind.world.awake[:, hour]
    return clash


def _other_cheese(mind: Mind, story: Story) -> Bools:
    """By way to wake: does somebody then see the cheese otherwise than the story has it?"""
    told, real = (story.weight.theft > 0.5).any(0), mind.known.theft.any(0)
    later = np.arange(HOURS) >= mind.world.first[:, None]  # the cheese is there, if taken then
    there, gone = (real & later).any(1), (real & ~later).any(1)
    missed_there = there & ~gone & ~(told & later).any(1)
    return np.asarray(missed_there | (gone & ~there & ~(told & ~later).any(1)))


def _may_wake(mind: Mind, seat: int) -> Floats:
    """When somebody may have been awake, as far as one can tell."""
    wakes = mind.known.wakes[seat] * mind.world.mouse_wakes
    for other in mind.others:
        if other not in mind.friends:
            told = mind.news.testimonies[other].wakes[seat]
            wakes = wakes * (_HONEST * (told > 0.5) + 1 - _HONEST)
    total = wakes.sum()
    return np.asarray(wakes / total) if total > 0 else mind.world.mouse_wakes


def _peeks(mind: Mind, story: Story, seat: int) -> float:
    """How likely somebody has looked under one's cup and found another hour there."""
    if mind.seats == 4 or story.weight.hour is None or story.weight.hour + 1 in mind.me.hours:
        return 0.0
    if any(isinstance(claim, SayDie | SayWith) for claim in mind.rows[seat]):
        return 0.0
    return (1 - 1 / HOURS) ** (mind.seats - 2) / (mind.seats - 1)
