"""Many random matches of Sein oder nicht sein, its own laws asked after every decision.

`./dev bench soak` plays 100,000 of them at 3 to 8 seats: stones are neither made nor lost, nobody
owns less than nothing, what lies on the table is what the chain leads to, no link hangs in the air,
and every match ends. It prints how long they were and how they ended; a broken law stops it with
the seats and the seed to get there again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bluffhaus.games.sein import RULES, Options, Sein
from bluffhaus.kernel import Seeded, advance
from bluffhaus.testing.sein import LongEvening, bequeathed, counted, followed, rested

TOO_LONG = 20_000


def match(game: Sein, options: Options, seats: int, seed: int) -> tuple[int, str, int]:
    """One match: how many decisions, which ending, how many turns."""
    chance, state, decisions = Seeded(seed), game.blank(options, seats), 0
    advance(game, state, chance)
    while asked := game.asked(state):
        seat = asked[chance.roll(len(asked)) - 1]
        advance(game, state, chance, seat, game.prompt(state, seat).moves.sample(chance))
        decisions += 1
        counted(state.row, seats)
        bequeathed(state)
        followed(state)
        rested(state)
        assert decisions < TOO_LONG, "this match does not end"
    outcome = game.outcome(state)
    assert outcome is not None
    return decisions, outcome.ending, state.turn


def soaked(game: Sein, name: str, seats: int, matches: int) -> Iterator[dict[str, Any]]:
    """So many matches at one table size."""
    options, lengths, turns, endings = Options(), list[int](), list[int](), Counter[str]()
    began = time.process_time()
    for seed in range(matches):
        try:
            decisions, ending, turn = match(game, options, seats, seed)
        except Exception as error:
            raise SystemExit(f"{name}, {seats} seats, seed {seed}: {error!r}") from error
        lengths.append(decisions)
        turns.append(turn)
        endings[ending] += 1
    lengths.sort()
    yield {
        "name": f"soak/sein/{name}/{seats}",
        "value": matches,
        "unit": "matches",
        "decisions_mean": round(sum(lengths) / matches, 1),
        "decisions_p99": lengths[len(lengths) * 99 // 100],
        "decisions_max": lengths[-1],
        "turns_mean": round(sum(turns) / matches, 1),
        "turns_max": max(turns),
        "endings": dict(endings),
        "cpu_s": round(time.process_time() - began, 1),
    }


def main(words: list[str] | None = None) -> None:
    """Plays and prints JSON lines."""
    parser = argparse.ArgumentParser(prog="./dev bench soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000, help="of all sizes together")
    parser.add_argument("--sizes", type=int, nargs="+", default=list(RULES.table_sizes))
    arguments = parser.parse_args(words)
    each = -(-arguments.matches // (2 * len(arguments.sizes)))
    for seats in arguments.sizes:
        for name, game in (("as_offered", RULES), ("long_evening", LongEvening())):
            for line in soaked(game, name, seats, each):
                print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
