"""Players that are programs. They lie honestly: each knows what a person in its seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from bluffhaus.bots.base import Bot, RandomBot
from bluffhaus.kernel import Seat

TEMPERAMENTS: Mapping[str, tuple[str, ...]] = {
    "luegenkniffel": ("honest", "balanced", "shameless"),
    "kaesedieb": ("honest", "balanced", "shameless"),
    "sein": ("honest", "balanced", "shameless"),
}
"""What a host may choose from, game by game."""

RANDOM = "random"
"""The yardstick that every game has. It is not offered to people."""

_MODULES = {
    "luegenkniffel": "bluffhaus.games.luegenkniffel.bot",
    "kaesedieb": "bluffhaus.games.kaesedieb.bot",
    "sein": "bluffhaus.games.sein.bot",
}


def seat(game_id: str, temperament: str, seat: Seat, seed: int) -> Bot:
    """A bot for this seat. The same seed and the same knowledge give the same moves."""
    if temperament == RANDOM:
        return RandomBot(seat, seed)
    player: Callable[[str, Seat, int], Bot] = _module(game_id).player
    return player(temperament, seat, seed)


def warm(game_id: str) -> None:
    """Prepare what takes long. Any thread may ask, any number of times."""
    if game_id in _MODULES:
        _module(game_id).warm()


def _module(game_id: str) -> Any:  # a game's bot module: `player` and `warm`
    if game_id not in _MODULES:
        raise ValueError(f"no bots play {game_id!r}; they play {', '.join(_MODULES)}")
    return import_module(_MODULES[game_id])


__all__ = ["RANDOM", "TEMPERAMENTS", "Bot", "RandomBot", "seat", "warm"]
