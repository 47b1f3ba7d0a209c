"""Who sits where: coming, going, being minded, being removed, and who is the host."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bluffhaus.bots.base import Bot
from bluffhaus.kernel import Event, Move, Prompt, Seat
from bluffhaus.tables import words
from bluffhaus.tables.minds import Mind, Minds
from bluffhaus.tables.table import Manners
from tests.tables.parlour import Guest, evening, fence, parlour, play_out, seat_of, until

QUIET = Manners(think=(50.0, 50.0), breath=False)
"""Bots that say nothing unless much time passes."""


def names(guest: Guest) -> list[str]:
    return [chair.name for chair in guest.view.chairs]


def kinds(guest: Guest) -> list[str]:
    return [chair.kind for chair in guest.view.chairs]


def hosts(guest: Guest) -> list[str]:
    return [chair.name for chair in guest.view.chairs if chair.host]


# --- sitting down -------------------------------------------------------------------------------


@evening
async def test_whoever_opens_a_table_by_name_sits_and_is_the_host(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert (anton.view.seat, anton.view.host, names(anton)) == (0, True, ["Anton"])


@evening
async def test_names_are_made_unlike(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.company("Anton", "Bernd")
        for device in ("x", "y"):
            await Guest(anton.table, device).does(words.Sit("ANTON"))
        await fence(anton.table)
        assert names(anton) == ["Anton", "Bernd", "ANTON 2", "ANTON 3"]
        assert await bernd.does(words.Rename("anton")) is None
        assert names(anton)[1] == "anton 4"


@evening
async def test_ones_own_name_is_no_hindrance_to_ones_new_one(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert await anton.does(words.Rename("anton")) is None
        assert names(anton) == ["anton"]


@pytest.mark.parametrize("name", ["", "  ", "\u200b\u202e", "\u0007", "A" * 81])
@evening
async def test_a_name_that_cannot_be_shown_is_none(name: str, tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert await anton.does(words.Rename(name)) == "name"
        assert await Guest(anton.table, "x").does(words.Sit(name)) == "name"
        assert names(anton) == ["Anton"]


@evening
async def test_nobody_sits_twice(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert await anton.does(words.Sit("Toni")) == "seated"


@evening
async def test_a_full_table_takes_nobody(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.company(*"ABCDEFGH")
        assert await Guest(guests[0].table, "x").does(words.Sit("X")) == "full"
        assert await guests[0].does(words.SeatBot("balanced")) == "full"
        assert guests[0].table.card().free == 0


@evening
async def test_during_a_match_nobody_sits_down(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, _ = await house.playing("Anton", "Bernd")
        assert await Guest(anton.table, "x").does(words.Sit("X")) == "running"
        assert await anton.does(words.SeatBot("honest")) == "running"


@pytest.mark.parametrize(
    "act", [words.Leave(), words.Rename("X"), words.Return(), words.Tell("x"), words.MoreTime()]
)
@evening
async def test_whoever_has_no_seat_has_nothing_to_say(act: words.Acts, tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, _ = await house.playing("Anton", "Bernd")
        assert await Guest(anton.table, "x").does(act) == "no_seat"
        assert await Guest(anton.table, "x").does(anton_play(anton)) == "no_seat"


def anton_play(anton: Guest) -> words.Play:
    return words.Play(anton.here.number, 1, b'{"type":"Doubt"}')  # type: ignore[arg-type]


@evening
async def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    """There is no field for a seat: one's device decides for whom one speaks."""
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd")
        asked = next(guest for guest in guests if guest.question)
        [other] = [guest for guest in guests if guest is not asked]
        assert await other.does(asked.move()) == "not_asked"
        assert "seat" not in words.Play.__struct_fields__


# --- standing up --------------------------------------------------------------------------------


@evening
async def test_in_the_lobby_a_chair_goes_with_its_person(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.company("Anton", "Bernd")
        assert await bernd.does(words.Leave()) is None
        assert names(anton) == ["Anton"]
        assert bernd.view.seat is None
        assert ("house.gone", "Bernd") in anton.phrases
        assert await bernd.does(words.Sit("Bernd")) is None
        assert names(anton) == ["Anton", "Bernd"]


@evening
async def test_in_a_match_a_bot_minds_the_seat_until_one_returns(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        anton, bernd = await house.playing("Anton", "Bernd")
        assert await bernd.does(words.Leave()) is None
        assert kinds(anton) == ["person", "minded"]
        assert bernd.question is None, "the bot is asked now"
        assert ("house.left", "Bernd") in anton.phrases
        assert await bernd.does(words.Return()) is None
        assert kinds(anton) == ["person", "person"]
        assert any(guest.question for guest in (anton, bernd))
        assert ("house.returned", "Bernd") in anton.phrases


@evening
async def test_whoever_is_minded_cannot_speak_in_the_match(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        guests = await house.playing("Anton", "Bernd")
        asked = next(guest for guest in guests if guest.question)
        said = asked.move()
        await asked.does(words.Leave())
        assert await asked.does(said) == "minded"
        await asked.does(words.Return())
        assert await asked.does(asked.answer({"type": "Throw", "leave": []})) in (None, "dice")


@evening
async def test_a_bot_minds_whoever_is_away_longer_than_the_grace(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        anton, bernd = await house.playing("Anton", "Bernd", options={"seconds": 600})
        await bernd.goes()
        await house.passes(44, anton.table)
        assert kinds(anton) == ["person", "person"]
        await house.passes(1, anton.table)
        assert kinds(anton) == ["person", "minded"]
        assert ("house.minded", "Bernd") in anton.phrases


@evening
async def test_a_page_that_reloads_is_not_away(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.company("Anton", "Bernd")
        shown = len(anton.sights)
        await bernd.goes()
        await house.passes(2.9, anton.table)
        await bernd.looks()
        assert len(anton.sights) == shown, "nobody noticed"
        await bernd.goes()
        await house.passes(3, anton.table)
        assert [chair.connected for chair in anton.view.chairs] == [True, False]


@evening
async def test_coming_back_to_the_table_takes_the_seat_back(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        anton, bernd = await house.playing("Anton", "Bernd", options={"seconds": 600})
        await bernd.goes()
        await house.passes(45, anton.table)
        await bernd.looks()
        assert kinds(anton) == ["person", "person"]


@evening
async def test_with_a_second_page_open_nobody_is_away(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        anton, bernd = await house.playing("Anton", "Bernd", options={"seconds": 600})
        await Guest(bernd.table, "Bernd").looks()
        await bernd.goes()
        await house.passes(100, anton.table)
        assert kinds(anton) == ["person", "person"]


@evening
async def test_the_minding_bot_knows_what_its_seat_knows_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told all that the seat has heard in the match, and shown the seat's own view."""
    told: list[tuple[object, ...]] = []
    honest = Minds._mind

    def listening(self: Minds, number: int, seat: Seat, temperament: str) -> Mind:
        mind = honest(self, number, seat, temperament)
        mind.bot = Listener(mind.bot, told)
        return mind

    monkeypatch.setattr(Minds, "_mind", listening)
    async with parlour(tmp_path, manners=Manners(think=(0, 0), breath=False)) as house:
        guests = await house.playing("Anton", "Bernd", options={"seconds": 600})
        thrower = next(guest for guest in guests if guest.question)
        [other] = [guest for guest in guests if guest is not thrower]
        while other.question is None:
            await thrower.does(thrower.move())
        seat, room = seat_of(other), other.table.room
        heard = [bytes(line) for line in room.round.heard[seat]] if room.round else []
        view = other.here.game
        await other.does(words.Leave())
        await until(lambda: bool(told))
        assert told[0] == (view, heard)
        assert len(heard) < len(thrower.events), "the thrower knows more"


class Listener:
    """A bot that is asked what it was told."""

    def __init__(self, bot: Bot, told: list[tuple[object, ...]]) -> None:
        self._bot, self._told = bot, told

    def choose(self, view: Any, prompt: Prompt[Any], events: Sequence[Event]) -> Move | None:
        self._told.append((view, [msgspec.json.encode(event) for event in events]))
        return self._bot.choose(view, prompt, events)


# --- the host -----------------------------------------------------------------------------------

HOSTS_ONLY = [
    words.SeatBot("honest"), words.GiveToBot(0), words.Remove(0), words.SetPublic(True),  # type: ignore[arg-type]
    words.SetOptions(b"{}"), words.Start(), words.Pause(), words.Resume(),  # type: ignore[arg-type]
]  # fmt: skip


@pytest.mark.parametrize("act", HOSTS_ONLY, ids=lambda act: type(act).__name__)
@evening
async def test_only_the_host_decides(act: words.Acts, tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.company("Anton", "Bernd")
        assert await bernd.does(act) == "host_only"
        assert await Guest(anton.table, "x").does(act) == "host_only"


@evening
async def test_the_host_gives_a_seat_to_a_bot_and_its_person_takes_it_back(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        anton, bernd = await house.playing("Anton", "Bernd")
        assert await anton.does(words.GiveToBot(seat_of(bernd))) is None
        assert kinds(anton) == ["person", "minded"]
        assert await bernd.does(words.Return()) is None
        assert kinds(anton) == ["person", "person"]


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
@evening
async def test_a_seat_that_is_not_there_is_nobodys(seat: int, tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, _ = await house.company("Anton", "Bernd")
        assert await anton.does(words.GiveToBot(seat)) == "no_such_seat"  # type: ignore[arg-type]
        assert await anton.does(words.Remove(seat)) == "no_such_seat"  # type: ignore[arg-type]


@evening
async def test_whoever_is_removed_does_not_come_back(tmp_path: Path) -> None:
    async with parlour(tmp_path, manners=QUIET) as house:
        anton, bernd, claudia = await house.playing("Anton", "Bernd", "Claudia")
        assert await anton.does(words.Remove(seat_of(bernd))) is None
        assert ("house.removed", "Bernd") in claudia.phrases
        assert await bernd.does(words.Return()) == "no_seat"
        assert await bernd.does(words.Sit("Other")) == "removed"
        assert (bernd.view.seat, bernd.view.match) == (None, None), "it knows a secret"
        await bernd.goes()
        assert not bernd.table.may_watch("Bernd")
        again = await Guest(bernd.table, "Bernd").looks()
        assert (again.view.seat, again.view.match, again.events) == (None, None, [])
        assert kinds(claudia) == ["person", "minded", "person"]
        assert claudia.view.chairs[1].gone


@evening
async def test_whoever_is_removed_stays_removed_for_the_next_match(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd, _ = await house.company("Anton", "Bernd", "Claudia")
        assert await anton.does(words.Remove(seat_of(bernd))) is None
        assert names(anton) == ["Anton", "Claudia"]
        assert await bernd.does(words.Sit("Bernd")) == "removed"


@evening
async def test_the_host_does_not_remove_themselves(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, _ = await house.company("Anton", "Bernd")
        assert await anton.does(words.Remove(seat_of(anton))) == "no_such_seat"


@evening
async def test_bots_are_seated_and_removed(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert await anton.does(words.SeatBot("clairvoyant")) == "no_such_bot"
        assert await anton.does(words.SeatBot("shameless")) is None
        assert (kinds(anton)[1], anton.view.chairs[1].temperament) == ("bot", "shameless")
        assert await anton.does(words.GiveToBot(anton.view.chairs[1].seat)) == "no_such_seat"
        assert await anton.does(words.Remove(anton.view.chairs[1].seat)) is None
        assert kinds(anton) == ["person"]


@evening
async def test_options_change_between_matches_only(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, _ = await house.company("Anton", "Bernd")
        options = words.SetOptions(b'{"seconds":90}')  # type: ignore[arg-type]
        assert await anton.does(options) is None
        assert anton.view.options.seconds == 90
        await anton.does(words.Start())
        assert await anton.does(words.SetOptions(b"{}")) == "running"  # type: ignore[arg-type]
        assert anton.here.clock is not None
        assert anton.here.clock.seconds == 90


@pytest.mark.parametrize("options", [b"[]", b'{"seconds":1}', b'{"cheat":true}', b"null"])
@evening
async def test_a_game_has_its_own_options_and_no_others(options: bytes, tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        before = anton.view.options
        assert await anton.does(words.SetOptions(options)) == "options"  # type: ignore[arg-type]
        assert anton.view.options == before


@evening
async def test_one_alone_cannot_begin(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert await anton.does(words.Start()) == "too_few"
        assert anton.view.phase == "lobby"


@evening
async def test_a_match_is_not_begun_twice(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, _ = await house.playing("Anton", "Bernd")
        assert await anton.does(words.Start()) == "running"
        assert anton.here.number == 1


@evening
async def test_a_host_who_leaves_hands_over(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.company("Anton", "Bernd")
        await anton.does(words.Leave())
        assert hosts(bernd) == ["Bernd"]
        assert bernd.view.host


@evening
async def test_when_all_have_left_whoever_sits_down_next_is_the_host(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        await anton.does(words.Leave())
        assert not anton.view.host
        bernd = await Guest(anton.table, "Bernd").looks()
        await bernd.does(words.Sit("Bernd"))
        assert bernd.view.host


@evening
async def test_a_host_who_stays_away_is_followed_by_somebody_who_is_there(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd, claudia = await house.company("Anton", "Bernd", "Claudia")
        await anton.goes()
        await bernd.goes()
        await house.passes(179, claudia.table)
        assert hosts(claudia) == ["Anton"]
        await house.passes(1, claudia.table)
        assert hosts(claudia) == ["Claudia"], "not Bernd, who is away, too"
        await anton.looks()
        assert hosts(claudia) == ["Claudia"], "and it stays like that"


@evening
async def test_a_host_without_a_chair_who_stays_away_is_followed_too(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        table = await house.house.open("luegenkniffel", "Opener")
        anton = await Guest(table, "Anton").looks()
        assert await anton.does(words.Sit("Anton")) is None
        assert hosts(anton) == []
        await house.passes(180, table)
        assert hosts(anton) == ["Anton"]


@evening
async def test_nobody_is_host_of_an_empty_room(tmp_path: Path) -> None:
    """While nobody is there to follow, the host stays the host."""
    async with parlour(tmp_path) as house:
        anton, bernd = await house.company("Anton", "Bernd")
        await anton.goes()
        await bernd.goes()
        await house.passes(500, anton.table)
        await anton.looks()
        assert hosts(anton) == ["Anton"]


@evening
async def test_after_a_match_one_leaves_and_the_score_stays_to_be_seen(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.playing("Anton", "Bernd")
        await play_out([anton, bernd])
        points = anton.view.series.points
        await bernd.does(words.Leave())
        assert [chair.gone for chair in anton.view.chairs] == [False, True]
        assert anton.view.series.points == points
        assert await anton.does(words.Start()) == "too_few"
