"""How fast the rules are: decisions of random matches per second of CPU, on one core.

`./dev bench plies` measures every game at several table sizes: rules only; with the views of every
seat after every decision; with the journal, every position a value that stays. In the same run, on
the same core, two games of OpenSpiel through its Python API, and the ratio.

`--compiled` also compiles the rules of Lügen-Kniffel with mypyc, as they stand, and measures them
again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from benchmarks._compiled import built
from benchmarks._rollout import rollout
from bluffhaus.games import GAMES
from bluffhaus.kernel import Match, Seat, Seeded, advance, prompts

ROOT = Path(__file__).parents[1]


class Speed(NamedTuple):
    """What a second of CPU brought."""

    decisions: float
    matches: float


def measure(once: Callable[[int], int], seconds: float, rounds: int) -> Speed:
    """Plays for so many seconds of CPU; the median of a few rounds, against a busy machine."""
    once(0)
    speeds = [_round(once, seconds, 10_000 * n) for n in range(rounds)]
    return Speed(*(statistics.median(column) for column in zip(*speeds, strict=True)))


def _round(once: Callable[[int], int], seconds: float, seed: int) -> Speed:
    decisions = matches = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += once(seed + matches)
        matches += 1
    return Speed(decisions / spent, matches / spent)


# --- our games ------------------------------------------------------------------------------------


def rules_only(game: Any, seats: int) -> Callable[[int], int]:
    """Nobody watches."""
    options = game.options()
    return lambda seed: rollout(game, options, seats, seed)


def with_views(game: Any, seats: int) -> Callable[[int], int]:
    """Everybody at the table looks, and is asked, after every decision."""
    options, everybody = game.options(), tuple(map(Seat, range(seats)))

    def once(seed: int) -> int:
        chance, state, decisions = Seeded(seed), game.blank(options, seats), 0
        advance(game, state, chance)
        while asked := prompts(game, state):
            for seat in everybody:
                game.view(state, seat)
            seat, prompt = next(iter(asked.items()))
            advance(game, state, chance, seat, prompt.moves.sample(chance))
            decisions += 1
        return decisions

    return once


def with_journal(game: Any, seats: int) -> Callable[[int], int]:
    """Every position a value that stays, every line written down as JSON."""
    options, encode = game.options(), msgspec.json.Encoder().encode

    def once(seed: int) -> int:
        match = Match.start(game, options, seats, Seeded(seed))
        dice, decisions = Seeded(seed), 0
        while asked := game.asked(match.state):
            menu = game.prompt(match.state, asked[0]).moves
            match = match.play(asked[0], menu.sample(dice))
            encode(match.last())
            decisions += 1
        return decisions

    return once


WAYS: dict[str, Callable[[Any, int], Callable[[int], int]]] = {
    "rules": rules_only,
    "views": with_views,
    "journal": with_journal,
}


def ours(
    names: Iterable[str],
    sizes: Sequence[int],
    ways: Sequence[str],
    seconds: float,
    rounds: int,
    kind: str,
) -> Iterator[dict[str, Any]]:
    """Games of the house, at all their sizes of table."""
    for name in names:
        game = GAMES[name]
        for seats in (size for size in sizes if size in game.table_sizes):
            for way in ways:
                speed = measure(WAYS[way](game, seats), seconds, rounds)
                yield line(f"plies/{name}/{seats}/{way}", speed, seats=seats, kind=kind)


def line(name: str, speed: Speed, **more: Any) -> dict[str, Any]:
    """One measurement."""
    return {
        "name": name,
        "value": round(speed.decisions),
        "unit": "decisions/cpu-s",
        "matches_per_cpu_s": round(speed.matches, 1),
        **more,
    }


# --- our neighbours -------------------------------------------------------------------------------


def theirs(seconds: float, rounds: int) -> Iterator[dict[str, Any]]:
    """OpenSpiel's liars, through its Python API."""
    try:
        import pyspiel
        from open_spiel.python.games import liars_poker
    except ImportError as error:
        sys.exit(f"open_spiel is not installed here ({error}); `./dev bench plies` installs it.")
    assert liars_poker  # importing it is what registers the game
    for name in ("python_liars_poker", "liars_dice"):
        game = pyspiel.load_game(name)
        speed = measure(_spiel(game), seconds, rounds)
        yield line(f"plies/open_spiel/{name}", speed, seats=game.num_players())


def _spiel(game: Any) -> Callable[[int], int]:
    def once(seed: int) -> int:
        dice, state, decisions = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return once


def ratios(
    mine: Sequence[dict[str, Any]], others: Sequence[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Our rules against each of theirs."""
    for one in mine:
        if one["name"].endswith("/rules"):
            for other in others:
                peer = other["name"].rsplit("/", 1)[1]
                ratio = round(one["value"] / other["value"], 2)
                name = f"{one['name']}-vs-{peer}"
                yield {"name": name, "value": ratio, "unit": "ratio", "kind": one["kind"]}


# --- the command ----------------------------------------------------------------------------------


def compiled(arguments: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The same rules, compiled, in a process of their own on the same core."""
    build = built(ROOT / ".cache" / "bench")
    command = [sys.executable, "-m", "benchmarks.plies", "--inside"]
    command += ["--seconds", str(arguments.seconds), "--rounds", str(arguments.rounds)]
    command += ["--sizes", *map(str, arguments.sizes)]
    env = os.environ | {"PYTHONPATH": f"{build}"}
    done = subprocess.run(command, cwd=build, env=env, stdout=subprocess.PIPE, check=True)
    yield from map(json.loads, done.stdout.splitlines())


def inside(arguments: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """What that process does: it makes sure that it is really the compiled rules it measures."""
    from bluffhaus.games.luegenkniffel import rules, state

    for module in (rules, state):
        assert str(module.__file__).endswith((".so", ".pyd")), f"{module.__file__} is not compiled"
    names = ["luegenkniffel"]
    return ours(names, arguments.sizes, list(WAYS), arguments.seconds, arguments.rounds, "mypyc")


def told(lines: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    """Prints what has been measured as soon as it is there."""
    kept = []
    for each in lines:
        print(json.dumps(each), flush=True)
        kept.append(each)
    return kept


def pin() -> None:
    """All of it on one core, the last one, as far as the system lets us choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def parsed(words: list[str] | None) -> argparse.Namespace:
    """What the command was asked for."""
    parser = argparse.ArgumentParser(prog="./dev bench plies", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU per round")
    parser.add_argument("--rounds", type=int, default=3, help="the median of them counts")
    parser.add_argument("--sizes", type=int, nargs="+", default=list(range(2, 9)))
    parser.add_argument("--games", nargs="+", choices=list(GAMES), help="these; else all")
    parser.add_argument("--compiled", action="store_true", help="Lügen-Kniffel compiled, too")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    """Measures and prints JSON lines."""
    arguments = parsed(words)
    pin()
    if arguments.inside:
        told(inside(arguments))
        return
    seconds, rounds = arguments.seconds, arguments.rounds
    games = arguments.games or list(GAMES)
    mine = told(ours(games, arguments.sizes, list(WAYS), seconds, rounds, "python"))
    others = told(theirs(seconds, rounds))
    told(ratios(mine, others))
    if arguments.compiled:
        told(ratios(told(compiled(arguments)), others))


if __name__ == "__main__":
    main()
