"""The hourglass: silence when it has run through, more time once, and pauses that stop the sand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bluffhaus.tables import words
from bluffhaus.tables.table import Manners
from tests.tables.parlour import Guest, Parlour, evening, fence, parlour, seat_of

QUIET = Manners(think=(50.0, 50.0), breath=False)


async def asked_and_other(house: Parlour, **options: int) -> tuple[Guest, Guest]:
    """Two people in a match: the one who is asked, and the other."""
    guests = await house.playing("Anton", "Bernd", options=options)
    asked = next(guest for guest in guests if guest.question)
    return asked, next(guest for guest in guests if guest is not asked)


def stopped(guest: Guest) -> tuple[bool, float]:
    """Is it paused, and what is left of the time?"""
    return guest.view.paused, guest.left


def why_paused(guest: Guest) -> str | None:
    return guest.table.room.paused


def may_take_more(guest: Guest) -> bool:
    return guest.asked.more_time


def said(guest: Guest) -> list[str]:
    return [event["type"] for event in guest.events]


@evening
async def test_silence_speaks_when_the_time_is_up(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        asked, other = await asked_and_other(house, seconds=20)
        await house.passes(19.9, asked.table)
        assert "Threw" not in said(other)
        await house.passes(0.1, asked.table)
        assert "Threw" in said(other)


@evening
async def test_whoever_answers_is_asked_again_with_all_the_time(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        asked, other = await asked_and_other(house, seconds=20, answer_seconds=10)
        await house.passes(15, asked.table)
        await asked.does(asked.move())
        while "Announced" not in said(other):
            await asked.does(asked.move())
        assert other.left == 10
        await house.passes(9, asked.table)
        assert other.question is not None
        await house.passes(1, asked.table)
        assert "Decided" in said(asked)


@evening
async def test_without_a_limit_nobody_is_hurried(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        asked, _ = await asked_and_other(house, seconds=0)
        assert asked.here.clock is None
        about = asked.asked.about
        await house.passes(100_000, asked.table)
        assert asked.asked.about == about
        assert await asked.does(words.MoreTime()) == "no_clock"


@evening
async def test_more_time_is_granted_once_a_question(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        asked, other = await asked_and_other(house, seconds=20)
        await house.passes(15, asked.table)
        assert may_take_more(asked)
        assert await other.does(words.MoreTime()) == "not_asked"
        assert await asked.does(words.MoreTime()) is None
        assert (other.left, asked.left) == (20, 20)
        assert not may_take_more(asked)
        assert await asked.does(words.MoreTime()) == "once"
        await house.passes(19, asked.table)
        assert "Threw" not in said(other)
        await house.passes(1, asked.table)
        assert "Threw" in said(other)


@evening
async def test_a_new_question_may_take_more_time_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        asked, _ = await asked_and_other(house, seconds=20)
        await asked.does(words.MoreTime())
        await asked.does(asked.answer({"type": "Throw", "leave": []}))
        assert asked.asked.more_time
        assert await asked.does(words.MoreTime()) is None


# --- pauses -------------------------------------------------------------------------------------


@evening
async def test_a_pause_stops_the_sand_and_what_is_left_runs_on(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.playing("Anton", "Bernd", options={"seconds": 20})
        await house.passes(12, anton.table)
        assert await anton.does(words.Pause()) is None
        assert stopped(bernd) == (True, 8)
        await house.passes(60, anton.table)
        assert bernd.left == 8
        assert "Threw" not in said(bernd)
        assert await anton.does(words.Resume()) is None
        assert stopped(bernd) == (False, 8)
        await house.passes(7.9, anton.table)
        assert "Threw" not in said(bernd)
        await house.passes(0.1, anton.table)
        assert "Threw" in said(bernd)


@evening
async def test_during_a_pause_nobody_plays_and_no_time_is_added(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.playing("Anton", "Bernd")
        asked = anton if anton.question else bernd
        await anton.does(words.Pause())
        assert await asked.does(asked.move()) == "paused"
        assert await asked.does(words.MoreTime()) == "no_clock"
        assert await bernd.does(words.Tell("Tee?")) is None


@evening
async def test_during_a_pause_bots_hold_their_tongues(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        [anton] = await house.company("Anton", options={"seconds": 600})
        for _ in range(2):
            await anton.does(words.SeatBot("balanced"))
        await anton.does(words.Start())
        await anton.does(words.Pause())
        before = len(anton.events)
        await house.passes(10_000, anton.table)
        assert len(anton.events) == before


@evening
async def test_only_what_runs_is_paused(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, _ = await house.company("Anton", "Bernd")
        assert await anton.does(words.Pause()) == "not_running"
        assert await anton.does(words.Resume()) is None
        assert not anton.view.paused


@evening
async def test_when_nobody_is_there_the_match_waits_and_goes_on_when_somebody_returns(
    tmp_path: Path,
) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        anton, bernd = await house.playing("Anton", "Bernd", options={"seconds": 600})
        await anton.goes()
        await bernd.goes()
        await house.passes(119, anton.table)
        assert why_paused(anton) is None
        await house.passes(1, anton.table)
        assert why_paused(anton) == "alone"
        length = anton.table.room.length
        await house.passes(600, anton.table)
        assert anton.table.room.length == length, "bots don't play on for ever"
        bernd = await Guest(bernd.table, "Bernd").looks()
        assert stopped(bernd) == (False, 600 - 120)


@evening
async def test_a_spectator_alone_does_not_keep_a_match_going(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        anton, bernd = await house.playing("Anton", "Bernd", options={"seconds": 600})
        watcher = await Guest(anton.table, "x", spectator=True).looks()
        await anton.goes()
        await bernd.goes()
        await house.passes(120, anton.table)
        assert watcher.view.paused


@evening
async def test_who_comes_back_does_not_end_the_hosts_pause(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.playing("Anton", "Bernd")
        await anton.does(words.Pause())
        await bernd.goes()
        await house.passes(500, anton.table)
        bernd = await Guest(bernd.table, "Bernd").looks()
        assert bernd.view.paused


# --- too late -----------------------------------------------------------------------------------


@evening
async def test_an_answer_that_comes_too_late_is_told_closed(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        asked, _ = await asked_and_other(house, seconds=20)
        late = asked.answer({"type": "Throw", "leave": []})
        await asked.does(late)
        assert await asked.does(late) == "closed"


@evening
async def test_an_answer_for_another_match_is_told_closed(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        asked, _ = await asked_and_other(house)
        raw = asked.answer({"type": "Throw", "leave": []}).move
        assert await asked.does(words.Play(2, asked.asked.about, raw)) == "closed"
        assert await asked.does(words.Play(0, asked.asked.about, raw)) == "closed"


@evening
async def test_an_answer_is_taken_while_its_question_is_open_whoever_spoke_meanwhile(
    tmp_path: Path,
) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd", "Claudia")
        while not any("Announced" in said(guest) for guest in guests):
            asked = next(guest for guest in guests if guest.question)
            await asked.does(asked.answer({"type": "Throw", "leave": []}))
            if asked.question and asked.question.menu.throw is None:
                await asked.does(asked.move())
        first, second = [guest for guest in guests if guest.question]
        held_back = second.answer({"type": "Doubt"})
        await first.does(words.Tell("Hm."))
        assert await first.does(first.answer({"type": "Believe"})) is None
        assert await second.does(held_back) is None


@evening
async def test_letters_that_lie_there_together_are_taken_in_their_order(tmp_path: Path) -> None:
    """The second of two moves for one question comes too late, even in the same moment."""
    async with parlour(tmp_path) as house:
        asked, _ = await asked_and_other(house)
        one, other = asked.answer({"type": "Throw", "leave": []}), asked.move()
        first, second = asked.says(one), asked.says(other)
        assert (await first, await second) == (None, "closed")


@pytest.mark.parametrize("move", [b'{"type":"Peek"}', b"1", b'{"type":"Throw","leave":"x"}'])
@evening
async def test_what_is_no_move_of_this_game_is_malformed(move: bytes, tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        asked, _ = await asked_and_other(house)
        act = words.Play(1, asked.asked.about, move)  # type: ignore[arg-type]
        assert await asked.does(act) == "malformed"


@evening
async def test_a_move_nested_beyond_measure_is_malformed_and_the_table_goes_on(
    tmp_path: Path,
) -> None:
    async with parlour(tmp_path) as house:
        asked, _ = await asked_and_other(house)
        deep = b'{"type":"Throw","x":' + b"[" * 5000 + b"]" * 5000 + b"}"
        act = words.Play(1, asked.asked.about, deep)  # type: ignore[arg-type]
        assert await asked.does(act) == "malformed"
        assert await asked.does(words.Tell("Noch da")) is None


@evening
async def test_the_clock_is_the_same_for_everybody(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        asked, other = await asked_and_other(house, seconds=30)
        watcher = await Guest(asked.table, "x", spectator=True).looks()
        await house.passes(7, asked.table)
        for guest in (asked, other, watcher):
            await guest.looks()
        await fence(asked.table)
        assert {seat_of(asked), seat_of(other)} == {0, 1}
        later = await Guest(asked.table, "y").looks()
        assert later.left == 23
