"""What is sent twice is answered twice and done once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bluffhaus.tables import room, table, words
from tests.tables.parlour import Guest, evening, parlour


@evening
async def test_the_same_id_again_is_answered_and_not_done_twice(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, _ = await house.company("Anton", "Bernd")
        assert await anton.does(words.Tell("Hallo"), "one") is None
        assert await Guest(anton.table, "Anton").does(words.Tell("Hallo"), "one") is None
        assert [line.text for line in anton.chat if line.text] == ["Hallo"]


@evening
async def test_the_same_id_at_the_same_moment_is_done_once(tmp_path: Path) -> None:
    """Both are answered when it is on the disk: the second has not to wait for less."""
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        answers = [anton.says(words.Tell("Hallo"), "one") for _ in range(3)]
        assert [await answer for answer in answers] == [None] * 3
        assert [line.text for line in anton.chat if line.text] == ["Hallo"]


@evening
async def test_ids_of_other_people_are_their_own(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.company("Anton", "Bernd")
        await anton.does(words.Tell("Anton war da"), "one")
        await bernd.does(words.Tell("Bernd auch"), "one")
        assert [line.text for line in anton.chat if line.text] == ["Anton war da", "Bernd auch"]


@evening
async def test_after_a_restart_the_same_id_is_known_still(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd")
        asked = next(guest for guest in guests if guest.question)
        throw = asked.answer({"type": "Throw", "leave": []})
        assert await asked.does(throw, "throw") is None
        length = asked.table.room.length
    async with parlour(tmp_path) as house:
        asked = await house.again(asked)
        assert await asked.does(throw, "throw") is None
        assert asked.table.room.length == length


@evening
async def test_an_act_that_changes_nothing_is_known_again_too(tmp_path: Path) -> None:
    """`Return` of somebody who is there does nothing; sent again later it still does nothing."""
    async with parlour(tmp_path) as house:
        anton, bernd = await house.playing("Anton", "Bernd")
        assert await bernd.does(words.Return(), "back") is None
        await bernd.does(words.Leave())
        assert await bernd.does(words.Return(), "back") is None
        assert anton.view.chairs[1].kind == "minded"


@evening
async def test_problems_are_repeated_alike(tmp_path: Path) -> None:
    """What was refused once is not done behind one's back when it is sent again."""
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert await anton.does(words.Start(), "start") == "too_few"
        await Guest(anton.table, "Bernd").does(words.Sit("Bernd"))
        assert await anton.does(words.Start(), "start") == "too_few"
        assert anton.view.phase == "lobby"
        assert await anton.does(words.Start(), "again") is None


@evening
async def test_memory_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "REMEMBERED_SENDS", 5)
    monkeypatch.setattr(table, "REMEMBERED_PROBLEMS", 5)
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        for n in range(9):
            await anton.does(words.Say("hallo"), f"good{n}")
            await anton.does(words.Say("!"), f"bad{n}")
        assert list(anton.table.room.sends) == [("Anton", f"good{n}") for n in range(4, 9)]
        assert len(anton.table._problems) == 5
