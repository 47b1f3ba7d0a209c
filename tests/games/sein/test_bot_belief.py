"""What a bot believes: counted exactly, and true about as often as it says."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import numpy as np
import pytest

from bluffhaus.games.sein import RULES, Event, Move, Options, View
from bluffhaus.games.sein.bot import TEMPERAMENTS, Player
from bluffhaus.games.sein.bot_belief import CHARACTERS, NUMBER, Floats, marginals, one
from bluffhaus.games.sein.bot_memory import Memory
from bluffhaus.games.sein.bot_people import Habit
from bluffhaus.games.sein.overview import Character, Reaction
from bluffhaus.games.sein.state import State
from bluffhaus.games.sein.words import Confessed, Guessed, Link, Linked, Showed
from bluffhaus.kernel import Match, Seat, Seeded

KAISER, RICHTER, PAPST, ZAUBERER, DIEB, BAUER = CHARACTERS
DECK: Final = tuple(range(6)) * 2
USUAL: Final = np.full(6, 1 / 6)


def by_hand(weights: list[Floats]) -> Floats:
    """Every way to deal twelve cards that differ, one after the other."""
    found = np.zeros((len(weights), 6))
    for deal in permutations(DECK, len(weights)):
        weight = np.prod([w[card] for w, card in zip(weights, deal, strict=True)])
        for seat, card in enumerate(deal):
            found[seat, card] += weight
    chances: Floats = found / found.sum(axis=1, keepdims=True)
    return chances


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_the_belief_is_what_counting_all_deals_gives(seats: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    weights = [np.asarray(random.random(6) * (random.random(6) < 0.8) + 0.01) for _ in range(seats)]
    weights[0] = one(CHARACTERS[seed])
    assert marginals(weights) == pytest.approx(by_hand(weights))


@pytest.mark.parametrize("seats", range(3, 9))
def test_whoever_holds_a_card_knows_that_one_less_is_left(seats: int) -> None:
    belief = marginals([one(DIEB), *[np.ones(6)] * (seats - 1)])
    assert belief[1:, NUMBER[DIEB]] == pytest.approx(1 / 11)
    assert belief[1:, NUMBER[BAUER]] == pytest.approx(2 / 11)


def test_two_that_are_known_leave_none_for_the_others() -> None:
    belief = marginals([one(DIEB), one(DIEB), *[np.ones(6)] * 6])
    assert belief[2:, NUMBER[DIEB]] == pytest.approx(0)


# --- what is heard ------------------------------------------------------------------------------


def hearing(*events: Event) -> Memory:
    memory = Memory()
    memory.hear(0, events)
    memory.character = KAISER
    return memory


def test_a_card_that_was_shown_to_me_is_out_and_only_for_me() -> None:
    memory = hearing(Showed(seat=Seat(1), asker=Seat(0), character=BAUER, to=(Seat(0), Seat(1))))
    assert memory.belief(0, 4)[1, NUMBER[BAUER]] == 0
    assert memory.rumour(0, 4)[1, NUMBER[BAUER]] > 0.1


def test_a_card_that_i_showed_is_out_for_whom_i_showed_it() -> None:
    memory = hearing(Showed(seat=Seat(0), asker=Seat(2), character=BAUER, to=(Seat(0), Seat(2))))
    assert memory.suspicion(0, 2, 4)[NUMBER[BAUER]] == 0
    assert memory.suspicion(0, 1, 4)[NUMBER[BAUER]] > 0.1


def test_a_ban_is_known_to_everybody() -> None:
    memory = hearing(Confessed(seat=Seat(1), link=0, character=DIEB))
    assert memory.belief(0, 4)[1, NUMBER[DIEB]] == 0
    assert memory.rumour(0, 4)[1, NUMBER[DIEB]] == 0


def test_whom_i_have_unmasked_i_know_and_their_card_is_dealt() -> None:
    guess = Guessed(by=Seat(0), seat=Seat(1), character=KAISER, right=True, to=(Seat(0), Seat(1)))
    belief = hearing(guess).belief(0, 4)
    assert belief[1, NUMBER[KAISER]] == 1
    assert belief[2, NUMBER[KAISER]] == 0  # the other one is mine


def test_a_claim_speaks_for_its_character_and_what_is_left_to_chance_for_nothing() -> None:
    habit = Habit()
    habit.acted(DIEB, USUAL)
    assert habit.weights.argmax() == NUMBER[DIEB]
    passed = Habit()
    passed.reacted(KAISER, claimed=False)
    assert passed.weights.argmin() == NUMBER[KAISER]


def test_whoever_always_says_the_same_is_taken_for_honest_and_whoever_varies_is_not() -> None:
    honest, bold = Habit(), Habit()
    for character in (DIEB,) * 7:
        honest.acted(character, USUAL)
    for character in (DIEB, KAISER, PAPST, ZAUBERER, RICHTER):
        bold.acted(character, USUAL)
    assert honest.sorts(marginals([honest.weights] * 3)[0])[0] > 0.5
    assert bold.sorts(marginals([bold.weights] * 3)[0])[0] < 0.01


def test_an_accuser_who_has_asked_is_believed_sooner_than_one_who_accuses_everybody() -> None:
    asked, reckless = Memory(), Memory()
    asked.questions[2, 1] = 2
    reckless.accusations[2] = 10.0
    for memory in (asked, reckless):
        memory._accused(2, claim(1, DIEB).link)
    lies = [1 - m.belief(0, 4)[1, NUMBER[DIEB]] for m in (asked, reckless)]
    assert lies[0] > 0.95
    assert lies[0] > lies[1]


def claim(seat: int, character: Character) -> Linked:
    link = Link(Seat(seat), "action", character, (), 0, (), (), False)
    return Linked(number=0, link=link)


def test_the_overview_table_says_whose_reaction_it_is() -> None:
    assert Memory().reactions[Reaction.FINE] is RICHTER


# --- calibration --------------------------------------------------------------------------------

SeinMatch = Match[State, Move, Event, View]


def said_and_was(seats: int, seed: int) -> list[tuple[float, bool]]:
    """At every claim: how likely the others thought it was a lie, and whether it was."""
    match: SeinMatch = Match.start(RULES, Options(), seats, Seeded(seed))
    players = [Player(TEMPERAMENTS["balanced"], Seat(n), seed) for n in range(seats)]
    heard, found = [0] * seats, list[tuple[float, bool]]()
    while match.outcome is None:
        seat = RULES.awaited(match.state)[0]
        news, heard[seat] = match.seen_by(seat)[heard[seat] :], len(match.seen_by(seat))
        move = players[seat].choose(match.view(seat), match.prompts[seat], news)
        assert move is not None
        match = match.play(seat, move)
        for event in match.last().events:
            if isinstance(event, Linked) and event.link.character is not None:
                found += doubts(event.link.seat, event.link.character, players, match)
    return found


def doubts(
    seat: int, character: Character, players: list[Player], match: SeinMatch
) -> list[tuple[float, bool]]:
    number = NUMBER[character]
    lie = match.state.characters[seat] != number
    return [
        (1 - float(player.memory.belief(n, len(players))[seat, number]), lie)
        for n, player in enumerate(players)
        if n != seat and player.memory.character is not None
    ]


@pytest.mark.slow
def test_what_is_held_for_a_lie_is_one_about_as_often_as_thought() -> None:
    pairs = [pair for seed in range(8) for pair in said_and_was(4, seed)]
    for low, high in ((0.75, 0.85), (0.85, 0.999)):
        bin_ = [(chance, lie) for chance, lie in pairs if low <= chance < high]
        thought = sum(chance for chance, _ in bin_) / len(bin_)
        assert len(bin_) > 200
        assert sum(lie for _, lie in bin_) / len(bin_) == pytest.approx(thought, abs=0.1)
    assert all(lie for chance, lie in pairs if chance > 0.9999)
