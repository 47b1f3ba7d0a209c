"""An evening is a series: the score runs on, and the same people go on with two taps."""

from __future__ import annotations

from pathlib import Path

from bluffhaus.tables import words
from tests.tables.parlour import Guest, evening, parlour, play_out


@evening
async def test_points_and_wins_run_on(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd")
        total, wins = [0, 0], [0, 0]
        for match in (1, 2):
            await play_out(guests)
            outcome = guests[0].here.outcome
            assert outcome is not None
            total = [a + b for a, b in zip(total, outcome.points, strict=True)]
            wins = [w + (seat in outcome.winners) for seat, w in enumerate(wins)]
            series = guests[0].view.series
            assert (series.matches, list(series.points), list(series.wins)) == (match, total, wins)
            assert await guests[0].does(words.Start()) is None
        assert sum(wins) >= 2


@evening
async def test_a_rematch_is_one_word_of_the_host(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd")
        await play_out(guests)
        assert guests[1].view.phase == "over"
        assert await guests[0].does(words.Start()) is None
        for guest in guests:
            assert (guest.view.phase, guest.here.number) == ("playing", 2)
            assert [chair.name for chair in guest.view.chairs] == ["Anton", "Bernd"]
            assert guest.events[0]["type"] == "RolledOff", "a new match is told from its beginning"


@evening
async def test_the_chairs_of_those_who_are_gone_vanish_at_the_next_deal(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd, claudia = guests = await house.playing("Anton", "Bernd", "Claudia")
        await play_out(guests)
        points = anton.view.series.points
        await bernd.does(words.Leave())
        dora = await Guest(anton.table, "Dora").looks()
        assert await dora.does(words.Sit("Dora")) is None
        assert [chair.name for chair in anton.view.chairs] == ["Anton", "Bernd", "Claudia", "Dora"]
        assert anton.view.chairs[1].gone
        assert await anton.does(words.Start()) is None
        assert [chair.name for chair in anton.view.chairs] == ["Anton", "Claudia", "Dora"]
        assert anton.view.series.points == (points[0], points[2], 0)
        assert (claudia.view.seat, dora.view.seat) == (1, 2)
        assert claudia.here.game is not None
        await play_out([anton, claudia, dora])


@evening
async def test_whoever_is_removed_in_a_match_is_gone_from_the_rematch(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd, claudia = await house.playing("Anton", "Bernd", "Claudia")
        await anton.does(words.Remove(bernd.view.seat))  # type: ignore[arg-type]
        chair = anton.table.room.chairs[1]
        assert (chair.gone, chair.played_by_bot) == (True, True)
        while anton.view.phase == "playing":
            house.clock.advance(3)
            for guest in (anton, claudia):
                await guest.goes()
                await guest.looks()
                if guest.question:
                    await guest.does(guest.move())
        await anton.does(words.Start())
        assert [chair.name for chair in anton.view.chairs] == ["Anton", "Claudia"]


@evening
async def test_who_sits_down_after_a_match_sees_it_as_everybody(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd", options={"tell_truth": False})
        await play_out(guests)
        dora = await Guest(guests[0].table, "Dora").looks()
        before = list(dora.events)
        await dora.does(words.Sit("Dora"))
        assert (dora.view.seat, dora.events) == (2, before)
        assert all(event["to"] is None for event in dora.events)


@evening
async def test_the_chat_of_the_evening_goes_on(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd")
        await guests[1].does(words.Tell("Auf ein Neues!"))
        await play_out(guests)
        await guests[0].does(words.Start())
        late = await Guest(guests[0].table, "x").looks()
        assert late.chat == guests[0].chat
        assert [line.text for line in late.chat if line.text] == ["Auf ein Neues!"]
