"""What is measured of the bots of Sein oder nicht sein."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from benchmarks._bots import Bench
from bluffhaus.games.sein import Sein
from bluffhaus.games.sein.words import TruthTold, TurnBegan
from bluffhaus.lab.tournament import AnyMatch


def watch(match: AnyMatch, names: Sequence[str]) -> Mapping[str, float]:
    """How long it lasted, and how much was lied: by the odd one, and by all others."""
    turns = [event for event in match.events() if isinstance(event, TurnBegan)]
    (told,) = [event for event in match.events() if isinstance(event, TruthTold)]
    odd = [n for n, name in enumerate(names) if names.count(name) == 1][:1]
    found: dict[str, float] = {"turns": turns[-1].turn, "rounds": turns[-1].round}
    for what, seats in (("odd one", odd), ("others", set(range(len(names))) - set(odd))):
        claims = sum(told.truth.tallies[n].claims for n in seats)
        if claims:
            found[f"lies of the {what}"] = sum(told.truth.tallies[n].lies for n in seats) / claims
        guesses = [guess.right for guess in told.truth.guesses if guess.by in seats]
        if guesses:
            found[f"right unmaskings of the {what}"] = sum(guesses) / len(guesses)
    return found


BENCH = Bench(
    yardsticks=("random", "truthful", "greedy", "accuser", "certain"),
    seats=tuple(Sein().table_sizes),
    watch=watch,
)
