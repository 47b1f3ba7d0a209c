"""The bots at the table: they say what may be said, know what they may know, and come to an end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import cycle, islice

import pytest

from bluffhaus import bots
from bluffhaus.games.kaesedieb import RULES, Event, Move, Options, View, bot, bot_mind
from bluffhaus.games.kaesedieb.bot_claims import hours_told
from bluffhaus.games.kaesedieb.state import State
from bluffhaus.games.kaesedieb.words import (
    Claimed,
    Ending,
    SayBelief,
    SaySuspect,
    SayTaken,
    Truth,
    TruthTold,
    WantsVote,
)
from bluffhaus.kernel import TABLE, Match, Prompt, Seat, Seeded
from bluffhaus.lab import percentile, play
from bluffhaus.lab.tournament import AnyMatch, seats_of, talk_on

ID = RULES.id
TEMPERAMENTS = bots.TEMPERAMENTS[ID]
NAMES = (*TEMPERAMENTS, "naive", bots.RANDOM)
TABLES = [(4, False), (5, False), (6, False), (6, True), (7, False), (7, True), (8, False)]

KDMatch = Match[State, Move, Event, View]


def begin(seats: int, seed: int, *, suendenmaus: bool = False) -> KDMatch:
    return Match.start(RULES, Options(suendenmaus=suendenmaus), seats, Seeded(seed))


def sit(name: str, seat: Seat, seed: int = 0) -> bots.Bot:
    return bots.seat(ID, name, seat, seed)


def played(names: tuple[str, ...], seed: int, *, suendenmaus: bool = False) -> AnyMatch:
    """A match to its end. `Match.play` refuses whatever is not on the menu."""
    match: AnyMatch = begin(len(names), seed, suendenmaus=suendenmaus)
    sitting = seats_of(ID, names, seed)
    while match.outcome is None:
        match = talk_on(match, sitting)
    return match


def seated(seats: int, shift: int = 0, names: tuple[str, ...] = TEMPERAMENTS) -> tuple[str, ...]:
    return tuple(islice(cycle(names), shift, shift + seats))


# --- what may be said -------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "suendenmaus"), TABLES)
def test_nobody_says_what_may_not_be_said(seats: int, suendenmaus: bool) -> None:
    for shift in range(3):
        names = seated(seats, shift, NAMES)
        assert played(names, seed=seats * 10 + shift, suendenmaus=suendenmaus).outcome is not None


@pytest.mark.parametrize("name", TEMPERAMENTS)
@pytest.mark.parametrize(("seats", "suendenmaus"), [(4, False), (5, False), (7, True)])
def test_a_bot_can_take_a_seat_over_in_any_muddle(name: str, seats: int, suendenmaus: bool) -> None:
    """It comes late, after a person who said anything, and goes on from there."""
    match, chance = begin(seats, 5, suendenmaus=suendenmaus), Seeded(6)
    for _ in range(120):
        prompts = [seat for seat in match.prompts if seat != TABLE]
        if match.outcome is not None:
            break
        seat = prompts[chance.roll(len(prompts)) - 1] if prompts else TABLE
        prompt = match.prompts[seat]
        if seat != TABLE:
            move = sit(name, seat).choose(match.view(seat), prompt, match.seen_by(seat))
            assert (move is None and prompt.silence is None) or move in prompt.moves
        match = match.play(seat, prompt.moves.sample(chance))


# --- what a bot knows -------------------------------------------------------------------------


def say(name: str, view: View, prompt: Prompt[Move], events: tuple[Event, ...]) -> object:
    """What a bot says that starts with an empty head: nothing thought before helps it."""
    bot_mind._public.cache_clear()
    seat = view.seat
    assert seat is not None
    return sit(name, seat, 1).choose(view, prompt, events)


@pytest.mark.parametrize("name", [*TEMPERAMENTS, "naive"])
@pytest.mark.parametrize("seats", [4, 5, 7])
def test_a_bot_says_the_same_in_every_world_it_cannot_tell_from_this_one(
    name: str, seats: int
) -> None:
    match: AnyMatch = begin(seats, seed=8)
    chance, sitting = Seeded(9), seats_of(ID, seated(seats), 8)
    differ = compared = 0
    while match.outcome is None:
        for seat in [seat for seat in match.prompts if seat != TABLE]:
            events = match.seen_by(seat)
            other = RULES.disguise(match.state, seat, chance)
            if seat not in RULES.asked(other):
                continue
            compared += 1
            differ += other.roles != match.state.roles or other.dice != match.state.dice
            there = say(name, RULES.view(other, seat), RULES.prompt(other, seat), events)
            assert there == say(name, match.view(seat), match.prompts[seat], events)
        match = talk_on(match, sitting)
    assert differ > compared / 2
    assert compared > 100


def test_the_same_seed_and_knowledge_give_the_same_words() -> None:
    names = seated(6)
    once, again = (played(names, 31) for _ in range(2))
    assert once.journal == again.journal
    assert once.journal != played(names, 32).journal


def test_another_process_plays_the_same_match() -> None:
    names = seated(5)
    script = "from bluffhaus.lab import play; p = play('kaesedieb', {names!r}, 4); "
    script += "print(p.winners, p.said)"
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    told = subprocess.run(
        [sys.executable, "-c", script.format(names=names)],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    here = play(ID, names, 4)
    assert told.stdout.strip() == f"{here.winners} {here.said}"


# --- how they talk ----------------------------------------------------------------------------


def claims_of(match: AnyMatch) -> Counter[int]:
    return Counter(event.seat for event in match.events() if isinstance(event, Claimed))


@pytest.mark.parametrize(("seats", "suendenmaus"), TABLES)
def test_a_talk_of_bots_ends_by_itself_after_a_handful_of_claims_each(
    seats: int, suendenmaus: bool
) -> None:
    """The house never has to end it; nobody floods the table, and nobody keeps silent."""
    said: list[int] = []
    for seed in range(8):
        match = played(seated(seats, seed), seed, suendenmaus=suendenmaus)
        ready = {event.seat for event in match.events() if isinstance(event, WantsVote)}
        assert len(ready) == seats
        said += [claims_of(match)[seat] for seat in range(seats)]
    assert max(said) <= 9
    assert 3 <= sum(said) / len(said) <= 6
    assert min(said) >= 2


def test_mice_of_our_bots_tell_nothing_but_the_truth_of_the_night() -> None:
    for seed in range(12):
        match = played(seated(6, seed), seed)
        (truth,) = [event.night for event in match.events() if isinstance(event, TruthTold)]
        claimed = [event for event in match.events() if isinstance(event, Claimed)]
        for event, was in zip(claimed, truth.claims, strict=True):
            if event.seat not in (truth.thief, *truth.accomplices):
                assert was is not Truth.FALSE


def test_whoever_sees_the_theft_says_so_first() -> None:
    seen = 0
    for seed in range(25):
        match = played(seated(6, seed), seed)
        state = match.state
        for seat in state.awake_at(state.taken):
            if seat not in state.band():
                first = next(e for e in match.events() if isinstance(e, Claimed) and e.seat == seat)
                assert first.claim == SayTaken(state.taken, Seat(state.thief))
                seen += 1
    assert seen >= 3


def test_lies_are_called_lies_by_those_who_know_better() -> None:
    """And hardly ever is a mouse's truth called a lie by another mouse."""
    right = wrong = 0
    for seed in range(12):
        match = played(seated(7, seed), seed)
        (truth,) = [event.night for event in match.events() if isinstance(event, TruthTold)]
        for event in match.events():
            if isinstance(event, Claimed) and event.seat not in (truth.thief, *truth.accomplices):
                match event.claim:
                    case SayBelief(number, False):
                        lie = truth.claims[number - 1] is Truth.FALSE
                        right, wrong = right + lie, wrong + (not lie)
                    case _:
                        pass
    assert right > 30
    assert wrong < right / 5


def test_the_band_never_suspects_a_friend_it_knows() -> None:
    for seed in range(15):
        match = played(seated(8, seed), seed)
        band = match.state.band()
        for event in match.events():
            if isinstance(event, Claimed) and event.seat in band:
                assert not (isinstance(event.claim, SaySuspect) and event.claim.seat in band)


def hour_told(claims: list[Claimed], seat: int) -> tuple[int, int]:
    """In which hour somebody says to have been awake, and as the how manieth claim."""
    for event in claims:
        if event.seat == seat and (hours := hours_told((event.claim,))):
            return min(hours) + 1, event.number
    return 0, len(claims) + 1


def test_a_thief_keeps_out_of_the_hours_of_those_who_would_know_better() -> None:
    """Wherever mice have told their hours, he doesn't say he was there, unless he was."""
    kept = broken = 0
    for seed in range(40):
        match = played(("balanced",) * 6, seed)
        state = match.state
        claims = [event for event in match.events() if isinstance(event, Claimed)]
        hour, number = hour_told(claims, state.thief)
        mice = [seat for seat in range(6) if seat not in state.band()]
        before = {h for h, when in (hour_told(claims, seat) for seat in mice) if when < number}
        if before and hour not in state.hours[state.thief]:
            kept, broken = kept + (hour not in before), broken + (hour in before)
    assert kept > 8
    assert broken == 0


@pytest.mark.slow
def test_the_temperaments_can_be_told_apart_by_their_lies() -> None:
    lied: Counter[str] = Counter()
    for name in TEMPERAMENTS:
        for seed in range(25):
            match = played((name,) * 6, seed)
            (truth,) = [event.night for event in match.events() if isinstance(event, TruthTold)]
            lied[name] += truth.claims.count(Truth.FALSE)
    honest, balanced, shameless = (lied[name] for name in TEMPERAMENTS)
    assert honest < 0.7 * balanced
    assert balanced < 0.9 * shameless


# --- the vote, the night ------------------------------------------------------------------------


def test_mice_point_at_whom_they_know_to_be_the_thief_and_the_band_never_does() -> None:
    knew = pointed = 0
    for seed in range(25):
        match = played(("balanced",) * 6, seed)
        state = match.state
        for seat, whom in enumerate(state.votes):
            if seat in state.band():
                assert whom != state.thief
            elif bot.believed_thief(match.view(Seat(seat)), 6)[state.thief] > 0.98:
                knew, pointed = knew + 1, pointed + (whom == state.thief)
    assert knew > 20
    assert pointed > 0.95 * knew


def test_a_thief_makes_accomplices_of_those_who_saw_him() -> None:
    found = 0
    for seed in range(60):
        match: AnyMatch = begin(6, seed)
        sitting = seats_of(ID, ("balanced",) * 6, seed)
        while match.view(None).talk is None:
            match = talk_on(match, sitting)
        state = match.state
        saw = [seat for seat in state.awake_at(state.taken) if seat != state.thief]
        if saw:
            assert state.accomplices[0] in saw
            found += 1
    assert found > 10


def test_in_the_night_a_mouse_alone_always_looks_under_a_cup() -> None:
    peeks = 0
    for seed in range(6):
        match: AnyMatch = begin(6, seed)
        sitting = seats_of(ID, ("balanced",) * 6, seed)
        while match.view(None).talk is None:
            match = talk_on(match, sitting)
        state = match.state
        for seat in range(6):
            alone = state.awake_at(state.hours[seat][0]) == (seat,) and seat != state.thief
            assert (state.peeks[seat] >= 0) == alone
            peeks += alone
    assert peeks > 3


def test_a_thief_of_four_never_wakes_twice() -> None:
    for seed in range(20):
        match: AnyMatch = begin(4, seed)
        sitting = seats_of(ID, (*TEMPERAMENTS, "balanced"), seed)
        while match.view(None).stage == "look":
            match = talk_on(match, sitting)
        assert {len(hours) for hours in match.state.hours} == {1}


# --- strength -----------------------------------------------------------------------------------


def escapes(band: str, mice: str, seats: int, nights: int) -> float:
    """How often the thief's side wins."""
    names = (f"{band}+{mice}",) * seats
    won = [play(ID, names, seed).ending == Ending.ESCAPED for seed in range(nights)]
    return sum(won) / nights


@pytest.mark.slow
@pytest.mark.parametrize("seats", [5, 6])
def test_our_mice_catch_simple_thieves_more_often_than_simple_mice_do(seats: int) -> None:
    assert escapes("naive", "balanced", seats, 60) < escapes("naive", "naive", seats, 60) - 0.1


@pytest.mark.slow
@pytest.mark.parametrize("seats", [6, 8])
def test_our_thieves_escape_our_mice_more_often_than_simple_ones(seats: int) -> None:
    ours, naive = (escapes(band, "balanced", seats, 60) for band in ("balanced", "naive"))
    assert ours > naive + 0.05


@pytest.mark.slow
def test_every_decision_is_quick_at_a_full_table() -> None:
    thought = [
        t / 1e6 for seed in range(3) for row in play(ID, seated(8), seed).thought for t in row
    ]
    assert len(thought) > 200
    assert percentile(thought, 0.99) < 50  # milliseconds of one core
