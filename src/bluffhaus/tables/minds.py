"""The bots of a table. Each has one seat's knowledge, and takes its time whatever it holds."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

from bluffhaus import bots
from bluffhaus.kernel import Event, Move, Prompt, Seat
from bluffhaus.tables.room import AnyMatch

log = logging.getLogger(__name__)


class Mind:
    """A bot on a seat of a match, and how much of the match it has been told."""

    def __init__(self, bot: bots.Bot, temperament: str) -> None:
        self.bot, self.temperament = bot, temperament
        self._lines = 0

    def news(self, match: AnyMatch, seat: Seat) -> list[Event]:
        """What this seat has heard since it was asked last."""
        lines = match.journal[self._lines :]
        self._lines = match.length
        return [event for line in lines for event in line.events if event.seen_by(seat)]


class Minds:
    """All bots of a table, by the seats they play in the match of this number."""

    def __init__(self, game_id: str, key: bytes) -> None:
        self._game_id, self._key = game_id, key
        self._number = 0
        self._minds: dict[Seat, Mind] = {}
        self._thinking: set[asyncio.Task[None]] = set()

    def pause_before(self, least: float, most: float, *question: int) -> float:
        """How long a bot seems to think. It follows from the question, not from what it holds."""
        part = int.from_bytes(self._draw("think", *question)[:4], "big") / 2**32
        return least + part * (most - least)

    def think(
        self,
        match: AnyMatch,
        number: int,
        seat: Seat,
        temperament: str,
        say: Callable[[int, Move | None], None],
    ) -> None:
        """The bot makes up its mind, beside the loop; then it says something, or nothing."""
        prompt = match.prompt(seat)
        if prompt is None:
            return
        mind = self._mind(number, seat, temperament)
        thought = _think(mind.bot, match.view(seat), prompt, mind.news(match, seat), say)
        task = asyncio.ensure_future(thought)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    def _mind(self, number: int, seat: Seat, temperament: str) -> Mind:
        if number != self._number:
            self._number, self._minds = number, {}
        mind = self._minds.get(seat)
        if mind is None or mind.temperament != temperament:
            seed = int.from_bytes(self._draw("bot", number, seat)[:8], "big")
            mind = Mind(bots.seat(self._game_id, temperament, seat, seed), temperament)
            self._minds[seat] = mind
        return mind

    def _draw(self, what: str, *about: int) -> bytes:
        """Chance that has nothing to do with the dice."""
        return hashlib.blake2b(repr((what, *about)).encode(), key=self._key[:64]).digest()

    def close(self) -> None:
        """Nobody waits for them any more."""
        for task in self._thinking:
            task.cancel()


async def _think(
    bot: bots.Bot,
    view: Any,
    prompt: Prompt[Any],
    events: Sequence[Event],
    say: Callable[[int, Move | None], None],
) -> None:
    try:
        move = await asyncio.to_thread(bot.choose, view, prompt, events)
    except Exception:
        # A bot that has lost its mind must not stop the evening of those who have not.
        log.exception("a bot found nothing to say")
        move = None
    say(prompt.about, prompt.silence if move is None else move)
