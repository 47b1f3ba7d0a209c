"""The players of Käsedieb that are programs: three temperaments, and yardsticks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bluffhaus.bots.base import Bot, RandomBot
from bluffhaus.games.kaesedieb.bot_belief import Belief, heard
from bluffhaus.games.kaesedieb.bot_deeds import at_night, wake
from bluffhaus.games.kaesedieb.bot_mind import Mind, Temperament, mind_of
from bluffhaus.games.kaesedieb.bot_night import nothing_seen
from bluffhaus.games.kaesedieb.bot_talk import say
from bluffhaus.games.kaesedieb.bot_vote import vote
from bluffhaus.games.kaesedieb.bot_worlds import worlds
from bluffhaus.games.kaesedieb.bot_yardsticks import Naive
from bluffhaus.games.kaesedieb.view import View
from bluffhaus.games.kaesedieb.words import Accuse, Role
from bluffhaus.kernel import Event, Move, Prompt, Seat

RANDOM: Final = "random"

TEMPERAMENTS: Final = {
    "honest": Temperament(
        guilt=0.15, patience=0.3, boldness=0.3, whim=0.03, frames=False, doubts=2
    ),
    "balanced": Temperament(
        guilt=0.01, patience=0.5, boldness=0.25, whim=0.015, frames=False, doubts=2
    ),
    "shameless": Temperament(
        guilt=-0.08, patience=0.8, boldness=0.15, whim=0.04, frames=True, doubts=3
    ),
}


class Player:
    """One bot in its seat. It remembers nothing: whatever counts can be seen and was heard."""

    def __init__(self, temperament: Temperament, seat: Seat, seed: int) -> None:
        self.temperament, self.seat, self._seed = temperament, seat, seed

    def choose(self, view: View, prompt: Prompt[Any], events: Sequence[Event]) -> Move | None:
        """Wake, look, choose friends, talk, point at somebody."""
        mind = mind_of(view, prompt, self.temperament, self._seed)
        card = prompt.moves.card()
        match view.stage:
            case "talk":
                return say(mind, prompt.moves)
            case "vote":
                return Accuse(vote(mind))
            case "look":
                return wake(mind, card)
            case _:
                return at_night(mind, card)


class Camps:
    """Plays the thief's side like one player and the mice's like another: to measure each alone."""

    def __init__(self, band: Bot, mice: Bot) -> None:
        self._band, self._mice = band, mice

    def choose(self, view: View, prompt: Prompt[Any], events: Sequence[Event]) -> Move | None:
        """As the one whose side one is on."""
        me = view.me
        in_band = me is not None and (me.accomplice or me.role is Role.THIEF)
        return (self._band if in_band else self._mice).choose(view, prompt, events)


def player(temperament: str, seat: Seat, seed: int) -> Bot:
    """A bot of this temperament, the yardstick of this name; or `band+mice`, one for each camp."""
    band, plus, mice = temperament.partition("+")
    if plus:
        return Camps(player(band, seat, seed), player(mice, seat, seed))
    if temperament == "naive":
        return Naive(seat, seed)
    if temperament == RANDOM:
        return RandomBot(seat, seed)
    if temperament not in TEMPERAMENTS:
        raise ValueError(f"nobody is {temperament!r}; there are {', '.join(TEMPERAMENTS)}")
    return Player(TEMPERAMENTS[temperament], seat, seed)


def believed_thief(view: View, seats: int) -> tuple[float, ...]:
    """How likely everybody is the thief, for whoever sees this: to measure what bots believe."""
    return tuple(Mind(view, seats, TEMPERAMENTS["balanced"], 0).belief.thief.tolist())


def warm() -> None:
    """List all casts and think once, so that nobody's first thought is slow."""
    for seats in range(4, 9):
        for suendenmaus in {False, seats >= 6}:
            world = worlds(seats, suendenmaus)
            Belief(world, nothing_seen(world), heard(world, ()))
