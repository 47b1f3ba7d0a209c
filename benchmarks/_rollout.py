"""Random matches, played as fast as the rules go. Can be compiled by mypyc, like the rules."""

from __future__ import annotations

from typing import Any

from bluffhaus.kernel.chance import Seeded


def rollout(game: Any, options: Any, seats: int, seed: int) -> int:
    """One match that nobody watches: no event, no view, no journal. How many decisions it took."""
    chance = Seeded(seed)
    state = game.blank(options, seats)
    decisions = 0
    while game.proceed(state, chance):
        pass
    while asked := game.asked(state):
        seat = asked[0]
        game.decide(state, seat, game.prompt(state, seat).moves.sample(chance))
        decisions += 1
        while game.proceed(state, chance):
            pass
    return decisions
