"""`./dev bench client`: what a phone loads before it shows the door, and how soon it shows news.

The real house, the built client, headless Chromium at phone size with its CPU slowed six times.
Three people play by the wire; the phone sits with the fourth one, as a second tab would.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, CDPSession, Page, async_playwright

from tests.server.conftest import HouseProcess
from tests.server.people import Person, party
from tools import get_chromium

SLOWER = 6
FRAMES = 150
BETWEEN = 0.12
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]

# From the moment a frame has come to the end of the first screen that was painted after it.
STOPWATCH = """
const Line = WebSocket, painted = (window.painted = []);
window.WebSocket = class extends Line {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", (news) => {
      if (!news.data.includes('"type":"Frame"')) return;
      const came = performance.now(), after = new MessageChannel();
      after.port1.onmessage = () => painted.push(performance.now() - came);
      requestAnimationFrame(() => after.port2.postMessage(0));
    });
  }
};
"""


def tell(name: str, value: float, unit: str, **more: object) -> None:
    """One measurement, as a JSON line."""
    print(json.dumps({"name": name, "value": round(value, 2), "unit": unit, **more}), flush=True)


async def first_load(browser: Browser, house: str) -> None:
    """Everything that comes before the door can be used, as it goes over the wire."""
    context = await phone(browser)
    page = await context.new_page()
    line = await context.new_cdp_session(page)
    sizes = await listen(line)
    await page.goto(house, wait_until="networkidle")
    total = sum(sizes.values())
    tell("client/first-load", total / 1000, "kB compressed", requests=len(sizes))
    script = await page.evaluate(TIMES)
    tell("client/first-load/shown", script, "ms", what="first contentful paint, CPU not slowed")
    await context.close()


TIMES = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


async def listen(line: CDPSession) -> dict[str, float]:
    """What each request weighs on the wire, headers and all."""
    sizes: dict[str, float] = {}

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    line.on("Network.loadingFinished", finished)
    await line.send("Network.enable")
    return sizes


async def phone(browser: Browser) -> BrowserContext:
    """A phone of the usual size."""
    return await browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True
    )


async def news(browser: Browser, house: str) -> None:
    """A match at human pace; the phone shows each view that comes."""
    async with party(house, ["Anton", "Bernd", "Claudia", "Doris"]) as people:
        page = await beside(browser, people[0])
        players = [asyncio.create_task(keep_playing(person)) for person in people]
        await people[0].send({"type": "Start"})
        # The house's policy forbids the page to evaluate a condition of ours over and over.
        while len(await page.evaluate("painted")) < FRAMES:
            await asyncio.sleep(0.5)
        for player in players:
            player.cancel()
        told(await page.evaluate("painted"))


async def beside(browser: Browser, person: Person) -> Page:
    """A second tab of this person, on a slow phone."""
    context = await phone(browser)
    name, value = person.cookie.split("=", 1)
    await context.add_cookies([{"name": name, "value": value, "url": person.house}])
    page = await context.new_page()
    await page.add_init_script(STOPWATCH)
    line = await context.new_cdp_session(page)
    await line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await page.goto(f"{person.house}/t/{person.table}", wait_until="networkidle")
    return page


async def keep_playing(person: Person) -> None:
    """Answers a little after each question; whoever opened the table opens the next match, too."""

    async def wait() -> None:
        await asyncio.sleep(BETWEEN)

    while True:
        await person.play(may=wait)
        if person.view["host"]:
            await person.send({"type": "Start"})
        await person.until(lambda: not person.over)


def told(painted: list[float]) -> None:
    """The middle and the slow ones."""
    times = sorted(painted)
    shape = {"frames": len(times), "cpu": f"slowed {SLOWER} times"}
    tell("client/view-to-paint/p50", statistics.median(times), "ms", **shape)
    tell("client/view-to-paint/p95", times[int(len(times) * 0.95)], "ms", **shape)


def bundles() -> Iterator[tuple[str, int]]:
    """The built files, squeezed as the house sends them."""
    static = Path(__file__).parents[1] / "src" / "bluffhaus" / "server" / "static"
    for path in sorted(static.rglob("*")):
        if path.suffix in (".js", ".css", ".html"):
            yield path.relative_to(static).as_posix(), len(gzip.compress(path.read_bytes(), 9))


async def measure(house: str) -> None:
    """All of it, with one browser."""
    async with async_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or get_chromium.find()
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        await first_load(browser, house)
        await news(browser, house)
        await browser.close()


def main() -> None:
    """Print the measurements."""
    for name, size in bundles():
        tell(f"client/file/{name}", size / 1000, "kB compressed")
    with tempfile.TemporaryDirectory() as folder:
        house = HouseProcess(Path(folder) / "house")
        house.start()
        try:
            asyncio.run(measure(house.url))
        finally:
            house.stop()


if __name__ == "__main__":
    main()
