"""The tutorials work, word by word."""

import asyncio
import doctest
import re
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.reading import DOCS, ROOT
from tests.server.conftest import HouseProcess
from tests.server.people import party

PAGES = sorted((DOCS / "tutorial").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_tutorial_shows_is_so(page: Path) -> None:
    text = re.sub(r"^```.*$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append)
    assert not told, "".join(told)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseProcess]:
    # People for tests are quicker than people.
    house = HouseProcess(tmp_path / "house", "--think", "0", "--limits", "1000")
    house.start()
    yield house
    house.stop()


async def sit_with(house: HouseProcess) -> tuple[int, str]:
    """Somebody opens a table, the example comes by its code, and they play to the end."""
    async with party(house.url, ["Anna"]) as (anna,):
        example = str(ROOT / "examples" / "upright.py")
        command = [sys.executable, example, house.url, anna.view["code"]]
        bot = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=STDOUT)
        await anna.until(lambda: len(anna.view["chairs"]) == 2)
        await anna.done({"type": "Start"})
        await anna.play()
        said, _ = await asyncio.wait_for(bot.communicate(), 30)
        return await bot.wait(), said.decode()


@pytest.mark.slow
def test_the_example_plays_a_match_at_a_live_table(house: HouseProcess) -> None:
    code, said = asyncio.run(sit_with(house))
    assert code == 0, said
    assert re.fullmatch(r"Upright: \d+ points\n", said)
