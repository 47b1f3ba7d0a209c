"""What it costs to hold a table in three ways: `./dev bench states`. The numbers are for ADR 0001.

For each way, as it stands and compiled with mypyc: microseconds of CPU per decision of a random
match that nobody watches, per copy, per step of a search (look at one move, come back), and per
match, also when every position is kept.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from typing import Any, Final

from benchmarks._compiled import FORMS, ROOT, built
from bluffhaus.kernel import Seeded

SEATS: Final = 4


def per_call(once: Callable[[int], Any], seconds: float, rounds: int) -> float:
    """Seconds of CPU a call, the median of a few rounds."""
    times = []
    for number in range(rounds):
        began, calls = time.process_time(), 0
        while time.process_time() - began < seconds:
            once(1000 * number + calls)
            calls += 1
        times.append((time.process_time() - began) / calls)
    return median(times)


def measured(form: Any, seconds: float, rounds: int) -> Iterator[tuple[str, float]]:
    """All that is measured of one form, in microseconds."""
    decisions = sum(form.match(SEATS, seed)[0] for seed in range(100)) / 100
    match = per_call(lambda seed: form.match(SEATS, seed), seconds, rounds)
    yield "decision", match / decisions * 1e6
    tables = [form.midway(SEATS, seed, 60 + seed) for seed in range(40)]
    copies = per_call(lambda n: form.copies(tables[n % 40], 200), seconds, rounds)
    yield "copy", copies / 200 * 1e6
    dice = Seeded(1)
    looks = per_call(lambda n: form.looks(tables[n % 40], dice, 50), seconds, rounds)
    yield "search_step", looks / 50 * 1e6
    yield "match", match * 1e6
    yield "match_kept", per_call(lambda seed: form.kept(SEATS, seed), seconds, rounds) * 1e6


def agree() -> None:
    """All three play the same matches: else they would not measure the same thing."""
    forms = [import_module(f"benchmarks.state_forms.{name}") for name in FORMS]
    for seed in range(200):
        first, *others = (form.match(SEATS, seed) for form in forms)
        assert others == [first] * len(others), f"seed {seed}: {first} {others}"


def lines(kind: str, seconds: float, rounds: int) -> Iterator[dict[str, Any]]:
    """One measurement after the other."""
    agree()
    for name in FORMS:
        form = import_module(f"benchmarks.state_forms.{name}")
        if kind == "mypyc":
            assert str(form.__file__).endswith((".so", ".pyd")), f"{name} is not compiled"
        for what, cost in measured(form, seconds, rounds):
            yield {
                "name": f"states/{name}/{what}",
                "value": round(cost, 3),
                "unit": "us",
                "kind": kind,
                "seats": SEATS,
            }


def compiled(words: list[str]) -> None:
    """The same in a process of its own, with compiled forms."""
    build = built(ROOT / ".cache" / "bench")
    command = [sys.executable, "-m", "benchmarks.states", "--inside", *words]
    subprocess.run(command, cwd=build, env=os.environ | {"PYTHONPATH": str(build)}, check=True)


def main() -> None:
    """Measures and prints JSON lines."""
    parser = argparse.ArgumentParser(prog="./dev bench states", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU per round")
    parser.add_argument("--rounds", type=int, default=5, help="the median of them counts")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for line in lines("mypyc" if chosen.inside else "python", chosen.seconds, chosen.rounds):
        print(json.dumps(line), flush=True)
    if not chosen.inside:
        compiled(["--seconds", str(chosen.seconds), "--rounds", str(chosen.rounds)])


if __name__ == "__main__":
    main()
