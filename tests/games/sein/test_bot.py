"""The bots at the table: they keep to the menu, know what they may know, and accuse with reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any

import pytest

from bluffhaus import bots
from bluffhaus.games.sein import RULES, Event, Move, Options, View
from bluffhaus.games.sein.bot import TEMPERAMENTS, Player
from bluffhaus.games.sein.bot_belief import NUMBER
from bluffhaus.games.sein.bot_position import Position
from bluffhaus.games.sein.bot_stones import acts, purse, stolen, worth
from bluffhaus.games.sein.bot_yardsticks import YARDSTICKS
from bluffhaus.games.sein.overview import (
    STANDARD,
    Character,
    Fetch,
    FetchDifferent,
    Overview,
    Row,
    Sort,
    Steal,
)
from bluffhaus.games.sein.state import State
from bluffhaus.games.sein.words import Accuse, ActOffer, Linked, TruthTold, Unmask, Vote
from bluffhaus.kernel import Match, Prompt, Seat, Seeded
from bluffhaus.lab import pairing, percentile, play

ID = RULES.id
NAMES = (*bots.TEMPERAMENTS[ID], bots.RANDOM, *YARDSTICKS)

SeinMatch = Match[State, Move, Event, View]


def begin(seats: int, seed: int, options: Options | None = None) -> SeinMatch:
    return Match.start(RULES, options or Options(), seats, Seeded(seed))


def sit(name: str, seat: Seat, seed: int = 0) -> bots.Bot:
    return bots.seat(ID, name, seat, seed)


def played(names: Sequence[str], seed: int, options: Options | None = None) -> SeinMatch:
    """A match to its end. Whoever may interrupt is asked first. `Match.play` refuses what is not on
    the menu."""
    match = begin(len(names), seed, options)
    seats = [sit(name, Seat(n), seed) for n, name in enumerate(names)]
    heard = [0] * len(names)
    while match.outcome is None:
        match = said(match, seats, heard)
    return match


def said(match: SeinMatch, seats: Sequence[Any], heard: list[int]) -> SeinMatch:
    """One more thing is said. `heard`: so many lines of the journal each has heard."""
    prompts = match.prompts
    for seat in sorted(prompts, key=lambda n: (prompts[n].silence is not None, n)):
        lines = match.journal[heard[seat] :]
        news = [event for line in lines for event in line.events if event.seen_by(seat)]
        heard[seat] = match.length
        if not news and prompts[seat].silence is None:
            continue
        move = seats[seat].choose(match.view(seat), prompts[seat], news)
        if move is not None:
            assert isinstance(move, Move)
            return match.play(seat, move)
        assert prompts[seat].silence is None
    raise AssertionError("somebody always has something to say")


# --- what may be said -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", RULES.table_sizes)
def test_nobody_says_what_may_not_be_said(seats: int) -> None:
    for shift in range(2):
        names = tuple(islice(cycle(NAMES), shift, shift + seats))
        assert played(names, seed=seats * 10 + shift).outcome is not None


@pytest.mark.parametrize("name", bots.TEMPERAMENTS[ID])
def test_a_bot_can_take_a_seat_over_in_any_muddle(name: str) -> None:
    """It comes late, hears all that the seat has heard, and has something to say if it is asked."""
    for seed in range(6):
        match, chance = begin(5, seed), Seeded(seed)
        while match.outcome is None:
            for seat, prompt in match.prompts.items():
                move = sit(name, seat).choose(match.view(seat), prompt, match.seen_by(seat))
                assert move in prompt.moves or (move is None and prompt.silence is None)
            seat = RULES.asked(match.state)[0]
            match = match.play(seat, match.prompts[seat].moves.sample(chance))


HOUSE = Overview(
    rows=tuple(
        [
            Row(Character.BAUER, (Fetch((Sort.KORN,) * 3), FetchDifferent(3)), None)
            if row.character is Character.BAUER
            else Row(Character.DIEB, (Steal(3),), None)
            if row.character is Character.DIEB
            else Row(row.character, row.actions, None)
            if row.character is Character.ZAUBERER
            else row
            for row in STANDARD.rows
        ]
    )
)


@pytest.mark.parametrize("options", [
    Options(overview=HOUSE), Options(self_forgiveness=True, tie_upholds=True), Options(rounds=3),
    Options(notebook=True),
])  # fmt: skip
def test_house_rules_are_played_to_the_end(options: Options) -> None:
    assert played(bots.TEMPERAMENTS[ID], 3, options).outcome is not None


# --- what a bot knows -------------------------------------------------------------------------


def say(name: str, view: View, prompt: Prompt[Move], events: Sequence[Event]) -> object:
    seat = view.seat
    assert seat is not None
    return sit(name, seat, 1).choose(view, prompt, events)


@pytest.mark.parametrize("name", [*bots.TEMPERAMENTS[ID], *YARDSTICKS])
def test_a_bot_says_the_same_in_every_world_it_cannot_tell_from_this_one(name: str) -> None:
    compared = differ = 0
    for seed in range(8):
        match, chance = begin(4, seed), Seeded(seed + 100)
        seats = [sit("balanced", Seat(n), seed) for n in range(4)]
        heard = [0] * 4
        while match.outcome is None and compared < 60 * (seed + 1):
            for seat, prompt in match.prompts.items():
                events = match.seen_by(seat)
                other = RULES.disguise(match.state, seat, chance)
                differ += other.characters != match.state.characters
                there = say(name, RULES.view(other, seat), RULES.prompt(other, seat), events)
                assert there == say(name, match.view(seat), prompt, events)
                compared += 1
            match = said(match, seats, heard)
    assert differ > compared / 4


def test_with_a_notebook_nothing_is_known_that_was_not_heard() -> None:
    """A bot remembers by itself, so the option changes nothing that it says."""
    names = ("balanced", "shameless", "honest", "greedy")
    plain, noted = (played(names, 5, Options(notebook=kept)) for kept in (False, True))
    assert plain.journal == noted.journal


def test_the_same_seed_and_knowledge_give_the_same_words() -> None:
    names = ("balanced", "honest", "shameless", "certain")
    once, again = (played(names, 31) for _ in range(2))
    assert once.journal == again.journal
    assert once.journal != played(names, 32).journal


def test_whoever_has_heard_everything_at_once_says_what_they_say_who_sat_there_all_along() -> None:
    match = begin(4, 7)
    seats = [sit("balanced", Seat(n), 7) for n in range(4)]
    heard, compared = [0] * 4, 0
    while match.outcome is None and compared < 150:
        seat = RULES.awaited(match.state)[0]
        prompt, view, events = match.prompts[seat], match.view(seat), match.seen_by(seat)
        late = sit("balanced", seat, 7).choose(view, prompt, events)
        assert late == seats[seat].choose(view, prompt, events[heard[seat] :])
        heard[seat], compared = len(events), compared + 1
        assert isinstance(late, Move)
        match = match.play(seat, late)
    assert compared > 60


# --- for a reason -----------------------------------------------------------------------------


def test_nobody_accuses_or_votes_against_the_odds() -> None:
    """What can be won by an accusation, times the odds, is more than what would be lost."""
    seen = Counter[str]()
    for seed in range(4):
        match = begin(5, seed)
        seats = [Player(TEMPERAMENTS["balanced"], Seat(n), seed) for n in range(4)]
        company = [*seats, sit("accuser", Seat(4))]
        heard = [0] * 5
        while match.outcome is None:
            before, match = match, said(match, company, heard)
            seat, move = match.last().seat, match.last().move
            if seat is not None and seat < 4 and isinstance(move, Accuse | Vote | Unmask):
                check(move, Position(before.view(seat), seats[seat].memory), seen)
    assert seen["accusations"] >= 3
    assert seen["ayes"] >= 3
    assert seen["nays"] >= 3
    assert seen["unmaskings"] >= 1


def check(move: Accuse | Vote | Unmask, at: Position, seen: Counter[str]) -> None:
    if isinstance(move, Unmask):
        sure = float(at.belief[move.seat][NUMBER[move.character]])
        assert sure >= at.sure_enough(move.seat)
        seen["unmaskings"] += 1
        return
    trial = at.view.trial
    number = trial.link if trial is not None else move.link if isinstance(move, Accuse) else 0
    link = at.view.chain[number].link
    assert link.character is not None
    lie = 1 - float(at.belief[link.seat][NUMBER[link.character]])
    if isinstance(move, Vote) and not move.agrees:
        seen["nays"] += 1
        assert lie < 0.999
        return
    seen["accusations" if isinstance(move, Accuse) else "ayes"] += 1
    assert lie * 5 > (1 - lie) * at.sense.life
    assert lie > 0.8


def test_a_known_lie_is_accused_once_and_a_claim_that_may_be_true_is_not() -> None:
    """Somebody who accuses everything, and is believed by all, lets the truthful win."""
    endings = Counter(play(ID, ("accuser",) * 4, seed).ending for seed in range(6))
    assert endings["wrongly_accused"] == 6
    endings = Counter(play(ID, ("balanced",) * 4, seed).ending for seed in range(6))
    assert endings["wrongly_accused"] <= 1


# --- stones -----------------------------------------------------------------------------------


def test_a_set_is_worth_more_than_its_parts_and_a_pack_more_than_a_loose_set() -> None:
    assert worth((1, 1, 0, 0)) > 2 * worth((1, 0, 0, 0))
    assert worth((0, 0, 0, 1)) > worth((1, 1, 1, 0)) > worth((1, 1, 0, 0)) > worth((2, 0, 0, 0))


def test_a_thief_takes_loose_stones_first_or_breaks_a_pack() -> None:
    assert stolen((1, 0, 0, 1), Sort.GOLD, 2, packs=False) == ((0, 1, 1, 0), 2)
    assert stolen((1, 0, 0, 1), Sort.GOLD, 1, packs=False) == ((0, 0, 0, 1), 1)
    assert stolen((1, 0, 0, 1), Sort.GOLD, 1, packs=True) == ((1, 1, 1, 0), 1)
    assert stolen((0, 2, 0, 0), Sort.GOLD, 2, packs=False) == ((0, 2, 0, 0), 0)


def test_what_an_action_is_thought_to_bring_is_what_it_brings() -> None:
    match, compared = begin(4, 1), 0
    seats = [sit("balanced", Seat(n), 1) for n in range(4)]
    heard = [0] * 4
    while match.outcome is None and compared < 1000:
        for seat in RULES.awaited(match.state):
            at = Position(match.view(seat), Player(TEMPERAMENTS["balanced"], seat, 0).memory)
            for offer in match.prompts[seat].moves.card().acts:
                compared += compare(match, at, seat, offer)
        match = said(match, seats, heard)
    assert compared > 400


def compare(match: SeinMatch, at: Position, seat: Seat, offer: ActOffer) -> int:
    store = purse(at.view.store)
    found = list(acts(offer, seat, at.purses, store, at.others, at.value))
    for move, change in found:
        after = match.play(seat, move).view(seat)
        for n, player in enumerate(after.players):
            assert purse(player.stones) == change.get(n, at.purses[n])
    return len(found)


# --- temperament and strength -----------------------------------------------------------------


def share_of_lies(name: str, seeds: int) -> float:
    """Among four, of all temperaments."""
    claims = lies = 0
    for seed in range(seeds):
        names = tuple(islice(cycle(bots.TEMPERAMENTS[ID]), seed % 3, seed % 3 + 4))
        (told,) = [e.truth for e in played(names, seed).events() if isinstance(e, TruthTold)]
        for seat, tally in enumerate(told.tallies):
            if names[seat] == name:
                claims, lies = claims + tally.claims, lies + tally.lies
    return lies / claims


@pytest.mark.slow
def test_the_temperaments_can_be_told_apart() -> None:
    honest, balanced, shameless = (share_of_lies(name, 6) for name in bots.TEMPERAMENTS[ID])
    assert honest + 0.05 < balanced
    assert honest + 0.05 < shameless
    reactions = [claims_a_turn(name) for name in bots.TEMPERAMENTS[ID]]
    assert reactions == sorted(reactions)
    assert reactions[0] * 1.5 < reactions[2]


def claims_a_turn(name: str) -> float:
    """How many characters are claimed in a turn at a table of one kind."""
    links = turns = 0
    for seed in range(2):
        match = played((name,) * 3, seed)
        links += sum(isinstance(e, Linked) and e.link.character is not None for e in match.events())
        turns += match.view(None).turn
    return links / turns


@pytest.mark.slow
@pytest.mark.parametrize(
    ("against", "share"),
    [("random", 0.5), ("truthful", 0.8), ("certain", 0.8), ("accuser", 0.6), ("greedy", 0.34)],
)
def test_balanced_beats_every_yardstick(against: str, share: float) -> None:
    """One of three, with the same cards on every seat: a fair share would be a third."""
    result = pairing(ID, "balanced", against, seats=3, matches=60)
    assert result.wins.value > share


@pytest.mark.slow
def test_every_decision_is_quick_at_a_full_table() -> None:
    seated = tuple(islice(cycle(bots.TEMPERAMENTS[ID]), 8))
    thought = [t / 1e6 for seat in play(ID, seated, 2).thought for t in seat]
    assert len(thought) > 300
    assert percentile(thought, 0.99) < 50  # milliseconds of one core
