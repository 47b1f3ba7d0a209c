"""What is measured of the bots of Käsedieb: the two camps of a night against each other.

Everybody of the thief's side plays like one kind of bot and everybody else like another; whoever
changes sides in the night changes the kind. Same seeds for all, so every pairing plays the same
cards and dice. A JSON line for each: how often the thief's side wins, how often the Sündenmaus
does, how many claims a seat makes; where the mice are ours, how good their belief is at the moment
of the vote; and where both camps are ours, how long they think.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import log
from multiprocessing import get_context

from benchmarks._bots import Bench, Tell
from bluffhaus.games.kaesedieb import RULES, Options
from bluffhaus.games.kaesedieb.bot import believed_thief
from bluffhaus.games.kaesedieb.words import Ending
from bluffhaus.kernel import Seat
from bluffhaus.lab import percentile, play, wilson
from bluffhaus.lab.tournament import AnyMatch, Played

OURS = "balanced"
KINDS = ("random", "naive", OURS)
BINS = 10


@dataclass(frozen=True)
class Table:
    """How many sit at it, and is the Sündenmaus among them?"""

    seats: int
    suendenmaus: bool

    def __str__(self) -> str:
        return f"{self.seats}{'s' * self.suendenmaus}"


def measure(chosen: argparse.Namespace, tell: Tell) -> None:
    """All pairings of camps at all tables."""
    for table, (band, mice) in product(_tables(chosen), product(KINDS, repeat=2)):
        name = f"bots/{RULES.id}/{table}/{band}-band-vs-{mice}-mice"
        if chosen.only in name:
            nights = list(_nights(table, band, mice, chosen.matches, chosen.processes))
            _tell_wins(tell, name, nights)
            if mice == OURS:
                _tell_belief(tell, name, nights)
            if band == mice == OURS:
                _tell_time(tell, name, nights)


def _tables(chosen: argparse.Namespace) -> Iterator[Table]:
    for with_her in (False, True):
        for seats in chosen.seats or BENCH.seats:
            if seats >= 6 or not with_her:
                yield Table(seats, with_her)


def _nights(table: Table, band: str, mice: str, nights: int, processes: int) -> Iterator[Played]:
    one = partial(_night, table, band, mice)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, range(nights), chunksize=16)


def _night(table: Table, band: str, mice: str, seed: int) -> Played:
    names = (f"{band}+{mice}",) * table.seats
    watch = _watch_belief if mice == OURS else _watch
    return play(RULES.id, names, seed, watch, Options(suendenmaus=table.suendenmaus))


# --- what is seen of a night --------------------------------------------------------------------


def _watch(match: AnyMatch, names: Sequence[str]) -> Mapping[str, float]:
    said = Counter(seat for seat, *_ in match.state.claims)
    return {"claims": sum(said.values()) / len(names), "most": max(said.values(), default=0)}


def _watch_belief(match: AnyMatch, names: Sequence[str]) -> Mapping[str, float]:
    """What every mouse believed when it voted: nothing is learnt between the vote and the end."""
    found: defaultdict[str, float] = defaultdict(float)
    state = match.state
    for seat in range(len(names)):
        if seat not in state.band() and seat not in _suendenmaus(match):
            chances = believed_thief(RULES.view(state, Seat(seat)), len(names))
            _count(found, chances, state.thief, seat)
    return {**_watch(match, names), **found}


def _suendenmaus(match: AnyMatch) -> tuple[int, ...]:
    return tuple([seat for seat, role in enumerate(match.state.roles) if role == "suendenmaus"])


def _count(found: dict[str, float], chances: Sequence[float], thief: int, seat: int) -> None:
    found["mice"] += 1
    found["log_loss"] -= log(max(chances[thief], 1e-9))
    found["right"] += max(chances) == chances[thief]
    for other, chance in enumerate(chances):
        found["brier"] += (chance - (other == thief)) ** 2
        if other != seat:
            bin_ = min(int(chance * BINS), BINS - 1)
            found[f"bin{bin_}"] += 1
            found[f"sum{bin_}"] += chance
            found[f"hit{bin_}"] += other == thief


# --- what is told of all ------------------------------------------------------------------------


def _tell_wins(tell: Tell, name: str, nights: Sequence[Played]) -> None:
    count = len(nights)
    endings = Counter(night.ending for night in nights)
    escaped = wilson(endings[Ending.ESCAPED], count)
    tell(
        name=name,
        value=round(escaped.value, 4),
        unit="nights won by the thief's side",
        interval95=(round(escaped.low, 4), round(escaped.high, 4)),
        nights=count,
        caught=round(endings[Ending.CAUGHT] / count, 4),
        suendenmaus=round(endings[Ending.SUENDENMAUS] / count, 4),
        claims=round(_sum(nights, "claims") / count, 2),
        most_claims=max(night.watched["most"] for night in nights),
    )


def _tell_belief(tell: Tell, name: str, nights: Sequence[Played]) -> None:
    """Log-loss and Brier score a mouse; what knows nothing scores log(n - 1) and 1 - 1/(n - 1)."""
    mice = _sum(nights, "mice")
    tell(
        name=f"{name}/belief",
        value=round(_sum(nights, "brier") / mice, 4),
        unit="Brier score",
        log_loss=round(_sum(nights, "log_loss") / mice, 4),
        right=round(_sum(nights, "right") / mice, 4),
        beliefs=int(mice),
        reliability=[_bin(nights, n) for n in range(BINS) if _sum(nights, f"bin{n}")],
    )


def _bin(nights: Sequence[Played], number: int) -> tuple[float, float, int]:
    """How likely it was thought on average, how often it was so, and of how many."""
    count = _sum(nights, f"bin{number}")
    thought, so = _sum(nights, f"sum{number}") / count, _sum(nights, f"hit{number}") / count
    return round(thought, 3), round(so, 3), int(count)


def _tell_time(tell: Tell, name: str, nights: Sequence[Played]) -> None:
    times = [t / 1e6 for night in nights for seat in night.thought for t in seat]
    tell(
        name=f"{name}/decision",
        value=round(percentile(times, 0.99), 2),
        unit="ms CPU, p99",
        p50=round(percentile(times, 0.5), 2),
        max=round(max(times), 2),
    )


def _sum(nights: Sequence[Played], what: str) -> float:
    return sum(night.watched.get(what, 0.0) for night in nights)


BENCH = Bench(yardsticks=("random", "naive"), seats=(4, 5, 6, 7, 8), measure=measure)
