"""The bots at the table: they say what may be said, know what they may know, and lie by nature."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import cycle, islice

import pytest

from bluffhaus import bots
from bluffhaus.games.luegenkniffel import RULES, Event, Move, Options, View, bot
from bluffhaus.games.luegenkniffel.scores import FIELDS
from bluffhaus.games.luegenkniffel.state import State
from bluffhaus.games.luegenkniffel.words import Announce, TruthTold
from bluffhaus.kernel import Match, Prompt, Seat, Seeded
from bluffhaus.lab import pairing, percentile, play

ID = RULES.id
NAMES = (*bots.TEMPERAMENTS[ID], bots.RANDOM, "believer", "doubter", "maximiser")

LKMatch = Match[State, Move, Event, View]


def begin(seats: int, seed: int, options: Options | None = None) -> LKMatch:
    return Match.start(RULES, options or Options(), seats, Seeded(seed))


def sit(name: str, seat: Seat, seed: int = 0) -> bots.Bot:
    return bots.seat(ID, name, seat, seed)


def played(names: tuple[str, ...], seed: int, options: Options | None = None) -> LKMatch:
    """A match to its end. `Match.play` refuses whatever is not on the menu."""
    match = begin(len(names), seed, options)
    seats = [sit(name, Seat(n), seed) for n, name in enumerate(names)]
    heard = [0] * len(names)
    while match.outcome is None:
        for seat in RULES.asked(match.state):
            news, heard[seat] = match.seen_by(seat)[heard[seat] :], len(match.seen_by(seat))
            move = seats[seat].choose(match.view(seat), match.prompts[seat], news)
            assert isinstance(move, Move)
            match = match.play(seat, move)
    return match


def lies(match: LKMatch, names: tuple[str, ...]) -> tuple[Counter[str], Counter[str]]:
    """How often everybody announced, and how often that was a lie."""
    (truth,) = [event for event in match.events() if isinstance(event, TruthTold)]
    said = Counter([names[told.seat] for told in truth.turns])
    lied = Counter([names[told.seat] for told in truth.turns if told.lie])
    return said, lied


# --- what may be said -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", RULES.table_sizes)
def test_nobody_says_what_may_not_be_said(seats: int) -> None:
    for shift in range(2):
        names = tuple(islice(cycle(NAMES), shift, shift + seats))
        assert played(names, seed=seats * 10 + shift).outcome is not None


@pytest.mark.parametrize("name", bots.TEMPERAMENTS[ID])
def test_a_bot_can_take_a_seat_over_in_any_muddle(name: str) -> None:
    """It comes late, hears all that the seat has heard, and has something to say at once."""
    match = begin(4, seed=5)
    chance = Seeded(6)
    while match.outcome is None:
        for seat, prompt in match.prompts.items():
            move = sit(name, seat).choose(match.view(seat), prompt, match.seen_by(seat))
            assert move in prompt.moves
            match = match.play(seat, prompt.moves.sample(chance))


def test_the_milder_reading_is_played_to_the_end_too() -> None:
    assert played(bots.TEMPERAMENTS[ID], 3, Options(at_least=True, tell_truth=False)).outcome


# --- what a bot knows -------------------------------------------------------------------------


def say(name: str, view: View, prompt: Prompt[Move], events: tuple[Event, ...]) -> object:
    """What a bot says that starts with an empty head: nothing thought before helps it."""
    bot._thought_through.cache_clear()
    seat = view.seat
    assert seat is not None
    return sit(name, seat, 1).choose(view, prompt, events)


@pytest.mark.parametrize("name", bots.TEMPERAMENTS[ID])
def test_a_bot_says_the_same_in_every_world_it_cannot_tell_from_this_one(name: str) -> None:
    match, chance = begin(3, seed=8), Seeded(9)
    compared = differ = 0
    while match.outcome is None and compared < 60:
        for seat, prompt in match.prompts.items():
            events = match.seen_by(seat)
            other = RULES.disguise(match.state, seat, chance)
            differ += other != match.state
            there = say(name, RULES.view(other, seat), RULES.prompt(other, seat), events)
            assert there == say(name, match.view(seat), prompt, events)
            compared += 1
            match = match.play(seat, prompt.moves.sample(chance))
    assert differ > compared / 4


@pytest.mark.parametrize("name", bots.TEMPERAMENTS[ID])
def test_what_the_roller_has_thought_of_other_dice_changes_no_answer(name: str) -> None:
    """All bots share what follows from public facts; nobody's dice may get into it."""
    match, chance = begin(3, seed=21), Seeded(22)
    before, compared = match, 0
    while compared < 24:
        seat, *_ = RULES.asked(match.state)
        prompt, view, events = match.prompts[seat], match.view(seat), match.seen_by(seat)
        if view.announcement is None:
            before = match
        else:
            compared += 1
            answers = {sit(name, seat, 1).choose(view, prompt, events)}
            for _ in range(3):
                think(name, RULES.disguise(before.state, seat, chance), view.roller)
                answers.add(sit(name, seat, 1).choose(view, prompt, events))
            assert len(answers) == 1
        match = match.play(seat, prompt.moves.sample(chance))


def think(name: str, state: State, roller: Seat) -> None:
    """The roller looks at the dice of this world and makes up its mind."""
    sit(name, roller, 1).choose(RULES.view(state, roller), RULES.prompt(state, roller), ())


def test_the_same_seed_and_knowledge_give_the_same_words() -> None:
    names = ("balanced", "honest", "shameless")
    once, again = (played(names, 31) for _ in range(2))
    assert once.journal == again.journal
    assert once.journal != played(names, 32).journal


def test_another_process_plays_the_same_match() -> None:
    script = "from bluffhaus.lab import play; print(play('luegenkniffel', {names!r}, 4).points)"
    names = ("balanced", "random", "shameless")
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    told = subprocess.run(
        [sys.executable, "-c", script.format(names=names)],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert told.stdout.strip() == str(play(ID, names, 4).points)


# --- temperament and strength -----------------------------------------------------------------


@pytest.mark.slow
def test_the_temperaments_can_be_told_apart_by_their_lies() -> None:
    said: Counter[str] = Counter()
    lied: Counter[str] = Counter()
    for seed in range(12):
        names = tuple(islice(cycle(("honest", "balanced", "shameless")), seed % 3, seed % 3 + 4))
        for total, some in zip((said, lied), lies(played(names, seed), names), strict=True):
            total.update(some)
    honest, balanced, shameless = (lied[name] / said[name] for name in bots.TEMPERAMENTS[ID])
    assert honest < 0.15
    assert honest + 0.05 < balanced < 0.3
    assert balanced + 0.1 < shameless


@pytest.mark.slow
@pytest.mark.parametrize("name", ["balanced", "honest"])
@pytest.mark.parametrize("against", ["random", "believer", "doubter", "maximiser"])
def test_a_bot_beats_every_yardstick(name: str, against: str) -> None:
    """One of four, with the same dice on every seat: a fair share would be a quarter."""
    result = pairing(ID, name, against, seats=4, matches=24)
    assert result.wins.value > 0.33
    assert result.margin.value > 10


@pytest.mark.slow
def test_every_decision_is_quick_at_a_full_table() -> None:
    seated = islice(cycle(bots.TEMPERAMENTS[ID]), 8)
    thought = [t / 1e6 for seat in play(ID, tuple(seated), 2).thought for t in seat]
    assert len(thought) > 300
    assert percentile(thought, 0.99) < 50  # milliseconds of one core


def test_the_honest_yardstick_lies_only_when_nothing_true_is_left() -> None:
    match = begin(2, seed=13)
    lied = 0
    while match.outcome is None:
        for seat, prompt in match.prompts.items():
            view = match.view(seat)
            move = sit("maximiser", seat).choose(view, prompt, ())
            if isinstance(move, Announce) and view.hand is not None:
                true = {n for n, points in enumerate(view.hand.worth) if points}
                lie = view.hand.worth[FIELDS.index(move.field)] != move.points
                still_open = {FIELDS.index(field) for field in prompt.moves.card().announce}
                assert lie == (not true & still_open)
                lied += lie
            assert isinstance(move, Move)
            match = match.play(seat, move)
    assert lied
