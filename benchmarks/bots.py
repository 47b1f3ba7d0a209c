"""How the bots fare against simple players, and how long they think: `./dev bench bots`.

One bot among several of one kind, on every seat in turn with the same dice. Prints a JSON line for
each pairing: the share of matches won (`fair` is what an equal would win) and the mean number of
points more than the others, both with 95 % intervals; a line for each bot's time to decide, in
processor time of one core; and, where a game has more to tell (`benchmarks/_bots_<game>.py`), how
the matches ended, how long they were, and what else was watched.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from importlib import import_module

import msgspec

from benchmarks._bots import Bench
from bluffhaus import bots
from bluffhaus.lab import Interval, Pairing, bootstrap, pairing, percentile


def bench_of(game_id: str) -> Bench:
    """Whom to measure against, at tables of which sizes, and what to watch."""
    bench: Bench = import_module(f"benchmarks._bots_{game_id}").BENCH
    return bench


def pairings(game_id: str, yardsticks: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every temperament against every yardstick, and against the other temperaments."""
    temperaments = bots.TEMPERAMENTS[game_id]
    for name in temperaments:
        yield from [(name, against) for against in yardsticks]
        yield from [(name, against) for against in temperaments if against != name]


def tell(**line: object) -> None:
    """One JSON line."""
    print(msgspec.json.encode(line).decode(), flush=True)


def rounded(interval: Interval, digits: int) -> tuple[float, float]:
    """The bounds, short enough to be read."""
    return round(interval.low, digits), round(interval.high, digits)


def tell_pairing(game_id: str, result: Pairing) -> str:
    """Who won how often, by how much, and how long it thought about it."""
    name = f"bots/{game_id}/{result.seats}/{result.name}-vs-{result.against}"
    tell(
        name=name,
        value=round(result.wins.value, 4),
        unit="wins per match",
        interval95=rounded(result.wins, 4),
        fair=round(1 / result.seats, 4),
        matches=result.matches,
        margin=round(result.margin.value, 1),
        margin95=rounded(result.margin, 1),
        points=round(result.points, 1),
    )
    half, most, all_ = (round(milliseconds, 2) for milliseconds in result.thought)
    tell(name=f"{name}/decision", value=most, unit="ms CPU, p99", p50=half, max=all_)
    return name


def tell_watched(name: str, result: Pairing) -> None:
    """How the matches ended, how long they were, and what else was seen."""
    for ending, count in sorted(result.endings.items()):
        tell(name=f"{name}/ending/{ending}", value=round(count / result.matches, 4), unit="share")
    for what, values in {"said": result.said, **result.watched}.items():
        tell(
            name=f"{name}/{what}",
            value=round(sum(values) / len(values), 4),
            unit="a match",
            interval95=rounded(bootstrap(values), 4),
            matches=len(values),
            p50=round(percentile(values, 0.5), 4),
            p99=round(percentile(values, 0.99), 4),
            max=round(max(values), 4),
        )


def measure(game_id: str, chosen: argparse.Namespace) -> None:
    """All pairings of a game that were asked for, at every size of table."""
    bench = bench_of(game_id)
    if bench.measure is not None:
        bench.measure(chosen, tell)
        return
    for seats in chosen.seats or bench.seats:
        for name, against in pairings(game_id, bench.yardsticks):
            if chosen.only in f"{name}-vs-{against}":
                result = pairing(
                    game_id,
                    name,
                    against,
                    seats=seats,
                    matches=chosen.matches,
                    processes=chosen.processes,
                    watch=bench.watch,
                )
                line = tell_pairing(game_id, result)
                if bench.watch is not None:
                    tell_watched(line, result)


def main() -> None:
    """Measure, and tell each result as soon as it is there."""
    parser = argparse.ArgumentParser(prog="./dev bench bots", description=__doc__)
    parser.add_argument("--game", choices=tuple(bots.TEMPERAMENTS), help="default: every game")
    parser.add_argument("--matches", type=int, default=2000, help="matches of each pairing")
    parser.add_argument("--seats", type=int, nargs="+", help="default: as each game says")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="pairings whose name contains this")
    chosen = parser.parse_args()
    for game_id in (chosen.game,) if chosen.game else tuple(bots.TEMPERAMENTS):
        measure(game_id, chosen)


if __name__ == "__main__":
    # One core a process: the small matrices here only lose by being shared out.
    for library in ("OMP", "OPENBLAS", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    main()
