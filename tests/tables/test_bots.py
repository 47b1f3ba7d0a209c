"""Bots at a table: they take their time whatever they hold, and their faults stop nobody."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bluffhaus import bots
from bluffhaus.kernel import Chance, Event, Move, Prompt, Seeded
from bluffhaus.tables import words
from bluffhaus.tables.minds import Minds
from bluffhaus.tables.table import Manners
from tests.server.people import UPPER
from tests.tables.parlour import Guest, Parlour, evening, parlour, until

SECOND = Manners(think=(1.0, 1.0), breath=False)


async def with_bot(house: Parlour, **options: Any) -> Guest:
    """Anton and a bot, in a match."""
    [anton] = await house.company("Anton", options={"seconds": 600, **options})
    await anton.does(words.SeatBot("balanced"))
    assert await anton.does(words.Start()) is None
    return anton


async def bots_turn(house: Parlour, anton: Guest) -> None:
    """Until the bot is asked."""
    while anton.question is not None:
        await anton.does(anton.move())


class Broken:
    """A bot that has lost its mind."""

    def __init__(self, says: Any) -> None:
        self._says = says

    def choose(self, view: Any, prompt: Prompt[Any], events: Sequence[Event]) -> Any:
        if isinstance(self._says, Exception):
            raise self._says
        return self._says


FAULTS = {
    "an error": ValueError("what was the question?"),
    "no move": "Doubt!",
    "nothing": None,
    "a move of nobody": Move(),
    "a number": 7,
    "a list": [1],
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=list(FAULTS))
@evening
async def test_a_bot_that_fails_is_silent_and_the_table_goes_on(
    fault: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "seat", lambda *_: Broken(fault))
    async with parlour(tmp_path, manners=SECOND) as house:
        anton = await with_bot(house)
        await bots_turn(house, anton)
        before = len(anton.events)
        house.clock.advance(1)
        if fault is None:  # it says nothing: then the clock does
            house.clock.advance(600)
        await until(lambda: len(anton.events) > before or anton.closed is not None)
        assert anton.closed is None
        assert await anton.does(words.Tell("Was hat er?")) is None


class World:
    """Dice that differ from world to world, but for who begins."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, seed: bytes, salt: bytes) -> World:
        return self

    def line(self, number: int) -> Chance:
        return Seeded(number if number == 0 else 1000 * self.number + number)


async def pauses(folder: Path, world: int, key: bytes) -> dict[str, float]:
    """How long the bot seemed to think, by all that was public until then."""
    manners = Manners(think=(0.7, 2.4), breath=True)
    async with parlour(folder / str(world), manners=manners, chances=World(world)) as house:
        [anton] = await house.company("Anton", options={"seconds": 600, "answer_seconds": 600})
        await anton.does(words.SeatBot("honest"))
        anton.table._minds = Minds("luegenkniffel", key)
        await anton.does(words.Start())
        found: dict[str, float] = {}
        while len(found) < 4:
            if anton.question is not None:
                await anton.does(anton.answer(_same_everywhere(anton)))
                continue
            due = house.clock.next_alarm()
            assert due is not None
            public = [event for event in anton.events if event["to"] is None]
            found[str(public)] = round(due - house.clock.now(), 6)
            before = len(anton.events)
            house.clock.advance(due - house.clock.now())
            await until(lambda: len(anton.events) > before)  # noqa: B023
        return found


def _same_everywhere(anton: Guest) -> dict[str, Any]:
    """What Anton says in every world, whatever he holds."""
    menu = anton.asked.menu
    if menu.answer:
        return {"type": "Believe"}
    if not menu.announce:
        return {"type": "Throw", "leave": []}
    return {
        "type": "Announce",
        "field": menu.announce[0],
        "points": 1 + UPPER.index(menu.announce[0]),
    }


@evening
async def test_how_long_a_bot_thinks_does_not_depend_on_what_it_holds(tmp_path: Path) -> None:
    """The same has happened in public, with other dice: the same pause, to the microsecond."""
    here, there = [await pauses(tmp_path, world, b"k" * 32) for world in (1, 2)]
    both = here.keys() & there.keys()
    assert len(both) >= 2
    assert all(here[public] == there[public] for public in both)
    assert len(set(here.values())) > 1, "and it is not always the same"


def test_a_pause_follows_from_the_question_alone() -> None:
    def pause(*question: int, key: bytes = b"k" * 32) -> float:
        return Minds("luegenkniffel", key).pause_before(0.7, 2.4, *question)

    others = [pause(2, 1, 3), pause(1, 0, 3), pause(1, 1, 4)]
    assert pause(1, 1, 3) == pause(1, 1, 3)
    assert pause(1, 1, 3) not in others
    assert all(0.7 <= each <= 2.4 for each in others)
    assert pause(1, 1, 3, key=b"x" * 32) != pause(1, 1, 3)


@evening
async def test_a_bot_speaks_before_the_sand_has_run_through(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=Manners(think=(50, 50), breath=False)) as house:
        [anton] = await house.company("Anton", options={"seconds": 10, "answer_seconds": 10})
        await anton.does(words.SeatBot("balanced"))
        await anton.does(words.Start())
        await bots_turn(house, anton)
        due = house.clock.next_alarm()
        assert due is not None
        assert due - house.clock.now() == 9.5


@evening
async def test_what_a_bot_says_after_the_person_is_back_is_not_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()

    class Slow(bots.RandomBot):
        def choose(self, view: Any, prompt: Prompt[Any], events: Sequence[Event]) -> Move | None:
            go.wait(5)
            return super().choose(view, prompt, events)

    monkeypatch.setattr(bots, "seat", lambda _, __, seat, seed: Slow(seat, seed))
    async with parlour(tmp_path, manners=SECOND) as house:
        guests = await house.playing("Anton", "Bernd", options={"seconds": 600})
        asked = next(guest for guest in guests if guest.question)
        await asked.does(words.Leave())
        await house.passes(1, asked.table)
        await asked.does(words.Return())
        length = asked.table.room.length
        go.set()
        thinking = asked.table._minds._thinking
        await until(lambda: not thinking)
        await asked.does(words.Leave(), "after")
        assert asked.table.room.length == length + 1
