"""At whom to point: the best answer to how the others are likely to point."""

from __future__ import annotations

from typing import Final

import numpy as np

from bluffhaus.games.kaesedieb.bot_mind import Mind
from bluffhaus.games.kaesedieb.bot_worlds import NOBODY, SUENDENMAUS, Bools, Floats, Ints
from bluffhaus.kernel import Seat

_NIGHTS: Final = 256
"""So many votes are held in thought."""
_SHARP: Final = 3.0
"""How much more often people point at whom they find more suspicious."""
_WORD: Final = 0.7
"""How often people point at whom they said to suspect."""
_OWN_EYES: Final = 1.0
"""What mice know beyond what everybody has heard points at the thief."""
_ALIKE: Final = 0.5
"""How often somebody of one's own side comes to the same conclusion as oneself."""


def vote(mind: Mind) -> Seat:
    """The one whose name serves one's side best."""
    worth = _worth(mind)
    worth[mind.seat] = -1.0
    return Seat(int(worth.argmax()))


def _worth(mind: Mind) -> Floats:
    """How often one wins by pointing at each; where that is all the same, at whom one suspects."""
    dice = np.random.default_rng(mind.number("vote"))
    casts = dice.choice(len(mind.world.casts), _NIGHTS, p=mind.belief.casts)
    votes = _votes(mind, casts, dice)
    alike = _alike(mind, casts) & (dice.random(votes.shape) < _ALIKE)
    wins = [_wins(mind, casts, _counts(mind, votes, alike, at)) for at in range(mind.seats)]
    return np.array(wins) + 1e-3 * _liking(mind)


def _alike(mind: Mind, casts: Ints) -> Bools:
    """Vote by vote: who is on one's own side, and so may think as one does?"""
    same: Bools = mind.world.band[casts] == mind.in_band
    others = np.arange(mind.seats) != mind.seat
    return np.asarray(same & others & (not mind.wants_votes))


def _counts(mind: Mind, votes: Ints, alike: Bools, at: int) -> Ints:
    """How many point at each, if oneself points there, and those who think alike do too."""
    alike = alike & (np.arange(mind.seats) != at)
    counts = np.array([((votes == n) & ~alike).sum(1) for n in range(mind.seats)]).T
    counts[:, at] += 1 + alike.sum(1)
    return counts


def _liking(mind: Mind) -> Floats:
    if mind.in_band or mind.wants_votes:
        liking = mind.public.thief.copy()
        liking[list(mind.friends)] = 0.0
        return liking
    return mind.belief.thief


def _wins(mind: Mind, casts: Ints, counts: Ints) -> float:
    """How often one's own side wins with these counts."""
    world = mind.world
    top = counts == counts.max(1, keepdims=True)
    rows = np.arange(len(casts))
    caught = top[rows, world.thief[casts]]
    sin = world.suendenmice[casts]
    alone = (sin != NOBODY) & top[rows, sin]
    if mind.wants_votes:
        return float(top[:, mind.seat].mean())
    return float(((caught != mind.in_band) & ~alone).mean())


# --- how the others point -----------------------------------------------------------------------


def _votes(mind: Mind, casts: Ints, dice: np.random.Generator) -> Ints:
    """Vote by vote and seat by seat: where the others point; oneself nowhere."""
    votes = np.full((len(casts), mind.seats), NOBODY)
    band = _bands(mind, casts)
    for seat in mind.others:
        chances = _chances(mind, casts, seat, band).cumsum(1)
        drawn = (dice.random(len(casts))[:, None] * chances[:, -1:] > chances).sum(1)
        votes[:, seat] = np.minimum(drawn, mind.seats - 1)
    return votes


def _chances(mind: Mind, casts: Ints, seat: int, band: Floats) -> Floats:
    """How likely somebody points at each, vote by vote."""
    world, everybody = mind.world, np.arange(mind.seats)
    mouse = _sharp(mind.public.thief_for(seat))
    knows = mouse * (1 + _OWN_EYES * (everybody == world.thief[casts, None]))
    chances = np.where(world.band[casts, seat, None], band, knows)
    anybody = (everybody != seat) / (mind.seats - 1)
    plays = (world.parts[casts, seat] == SUENDENMAUS)[:, None]
    return np.where(plays, anybody, _spoken(mind, seat, _normal(chances)))


def _spoken(mind: Mind, seat: int, chances: Floats) -> Floats:
    """People often do what they said."""
    whom = mind.suspect_of(seat)
    if whom == NOBODY:
        return chances
    said: Floats = (1 - _WORD) * chances + _WORD * (np.arange(mind.seats) == whom)
    return said


def _bands(mind: Mind, casts: Ints) -> Floats:
    """The band joins in where suspicion is strongest anyway, but for its own."""
    return (_sharp(mind.public.thief) + 1e-9) * ~mind.world.band[casts]


def _sharp(chances: Floats) -> Floats:
    """As if people saw differences more clearly than they are."""
    return chances**_SHARP + 1e-12


def _normal(chances: Floats) -> Floats:
    return np.asarray(chances / chances.sum(-1, keepdims=True))
