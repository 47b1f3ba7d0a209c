"""How the bots fare against simple players, and how long they think: `./dev bench bots`.

One bot among several of one kind, on every seat in turn with the same dice. Prints a JSON line for
each pairing: the share of matches won (`fair` is what an equal would win) and the mean number of
points more than the others, both with 95 % intervals; and a line for each bot's time to decide, in
processor time of one core.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator

import msgspec

from bluffhaus import bots
from bluffhaus.lab import Interval, Pairing, pairing

YARDSTICKS = ("random", "believer", "doubter", "maximiser")
GAME = "luegenkniffel"


def pairings(seats: int) -> Iterator[tuple[str, str]]:
    """Every temperament against every yardstick, and against the other temperaments."""
    temperaments = bots.TEMPERAMENTS[GAME]
    for name in temperaments:
        yield from [(name, against) for against in YARDSTICKS]
        yield from [(name, against) for against in temperaments if against != name]


def tell(**line: object) -> None:
    """One JSON line."""
    print(msgspec.json.encode(line).decode(), flush=True)


def rounded(interval: Interval, digits: int) -> tuple[float, float]:
    """The bounds, short enough to be read."""
    return round(interval.low, digits), round(interval.high, digits)


def tell_pairing(result: Pairing) -> None:
    """Who won how often, by how much, and how long it thought about it."""
    name = f"bots/{GAME}/{result.seats}/{result.name}-vs-{result.against}"
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


def main() -> None:
    """Measure, and tell each result as soon as it is there."""
    parser = argparse.ArgumentParser(prog="./dev bench bots", description=__doc__)
    parser.add_argument("--matches", type=int, default=2000, help="matches of each pairing")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="pairings whose name contains this")
    chosen = parser.parse_args()
    for name, against in pairings(chosen.seats):
        if chosen.only in f"{name}-vs-{against}":
            tell_pairing(
                pairing(
                    GAME,
                    name,
                    against,
                    seats=chosen.seats,
                    matches=chosen.matches,
                    processes=chosen.processes,
                )
            )


if __name__ == "__main__":
    # One core a process: the small matrices here only lose by being shared out.
    for library in ("OMP", "OPENBLAS", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    main()
