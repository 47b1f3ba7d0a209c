"""A whole match over the wire, with a real house."""

from __future__ import annotations

import asyncio

from tests.server.conftest import HouseProcess
from tests.server.people import party


def test_four_people_play_a_match_to_its_end(house: HouseProcess) -> None:
    async def evening() -> None:
        async with party(house.url, ["Anton", "Bernd", "Claudia", "Dora"]) as people:
            assert await people[0].done({"type": "Start"}) is None
            await asyncio.wait_for(asyncio.gather(*[person.play() for person in people]), 60)
            for person in people:
                match = person.view["match"]
                assert match["outcome"]["winners"] == match["game"]["winners"]
                assert person.view["series"]["matches"] == 1
                assert person.events[-1]["type"] == "TruthTold"

    asyncio.run(evening())


def test_two_people_and_two_bots_play_a_match_to_its_end(house: HouseProcess) -> None:
    async def evening() -> None:
        async with party(house.url, ["Anton", "Bernd"]) as people:
            for temperament in ("honest", "shameless"):
                act = {"type": "SeatBot", "temperament": temperament}
                assert await people[0].done(act) is None
            assert await people[0].done({"type": "Start"}) is None
            await asyncio.wait_for(asyncio.gather(*[person.play() for person in people]), 60)
            assert len(people[0].view["match"]["outcome"]["points"]) == 4

    asyncio.run(evening())
