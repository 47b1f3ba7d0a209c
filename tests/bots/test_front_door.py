"""The door that every bot comes through."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from bluffhaus import bots
from bluffhaus.games import GAMES
from bluffhaus.kernel import Match, Seat, Seeded


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_game_has_bots_of_several_temperaments(game_id: str) -> None:
    assert len(bots.TEMPERAMENTS[game_id]) >= 3
    assert bots.RANDOM not in bots.TEMPERAMENTS[game_id]


@pytest.mark.parametrize("game_id", list(GAMES))
def test_whoever_is_offered_can_sit_down_and_say_something_that_may_be_said(game_id: str) -> None:
    game = GAMES[game_id]
    for temperament in (*bots.TEMPERAMENTS[game_id], bots.RANDOM):
        match = Match.start(game, game.options(), game.table_sizes[0], Seeded(1))
        for seat, prompt in match.prompts.items():
            bot = bots.seat(game_id, temperament, seat, 7)
            move = bot.choose(match.view(seat), prompt, match.seen_by(seat))
            assert move in prompt.moves


def test_a_game_without_bots_is_named() -> None:
    with pytest.raises(ValueError, match="no bots play 'halma'; they play luegenkniffel"):
        bots.seat("halma", "balanced", Seat(0), 0)


def test_a_temperament_that_nobody_has_is_named() -> None:
    with pytest.raises(ValueError, match="nobody is 'grumpy'; there are honest, balanced"):
        bots.seat("luegenkniffel", "grumpy", Seat(0), 0)


def test_any_number_of_threads_may_warm_up() -> None:
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(bots.warm, ["luegenkniffel"] * 8)) == [None] * 8


def test_the_random_bot_says_everything_sooner_or_later() -> None:
    game = GAMES["luegenkniffel"]
    match = Match.start(game, game.options(), 2, Seeded(3))
    roller = game.asked(match.state)[0]
    match = match.play(roller, next(iter(match.prompts[roller].moves)))
    prompt = match.prompts[roller]
    bot = bots.seat("luegenkniffel", bots.RANDOM, roller, 5)
    said = {bot.choose(match.view(roller), prompt, ()) for _ in range(3000)}
    assert said == set(prompt.moves)
