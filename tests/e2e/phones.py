"""Phones for the browser tests: each a browser of its own, with ears for what goes wrong."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypedDict, Unpack

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, WebSocket

from tests.e2e.houses import House

ARTEFACTS = Path(__file__).parent / "artefacts"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SETTLED = """async () => {
    const ends = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(ends);
    await Promise.allSettled(moving.map((animation) => animation.finished));
}"""
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class Looks(TypedDict, total=False):
    """How a phone is set up."""

    lang: Literal["de", "en"]
    color_scheme: Literal["light", "dark"]
    reduced_motion: Literal["reduce", "no-preference"]
    width: int
    height: int


@dataclass
class Phone:
    """Somebody's phone: its page, what it was sent, and what went wrong on it."""

    page: Page
    house: House
    name: str
    frames: list[str | bytes] = field(default_factory=list)
    """Every frame that came by WebSocket, for audits of who was told what."""
    sockets: list[WebSocket] = field(default_factory=list)
    """Its lines to the house, the newest last."""
    errors: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)

    def goto(self, path: str = "/") -> None:
        """Open a page of the house."""
        self.page.goto(f"{self.house.url}{path}")

    def settle(self) -> None:
        """Wait until everything that slides, fades or tumbles has arrived."""
        self.page.evaluate(SETTLED)

    def hears(self, told: Callable[[list[str | bytes]], bool]) -> None:
        """Wait until the frames that came say so."""
        while not told(self.frames):  # nothing is heard between the question and the waiting
            self.sockets[-1].wait_for_event("framereceived")

    def shot(self, name: str) -> Path:
        """Keep a picture of the screen, to be looked at."""
        path = ARTEFACTS / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)
        return path

    def forgive(self, pattern: str) -> None:
        """Errors like this one are what the test is about."""
        self.forgiven.append(pattern)

    @property
    def unforgiven(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [e for e in self.errors if not any(re.search(p, e) for p in self.forgiven)]

    @property
    def context(self) -> BrowserContext:
        """The browser it is, with its own cookies."""
        return self.page.context

    def axe(self) -> list[str]:
        """What axe-core finds wrong for people who cannot see or point: hopefully nothing."""
        self.page.evaluate(AXE.read_text("utf-8"))
        options = {"resultTypes": ["violations"], "runOnly": STANDARDS}
        found: dict[str, Any] = self.page.evaluate("o => axe.run(document, o)", options)
        return list(_told(found))

    def listen(self) -> None:
        """Hear everything that the page is told, and everything that it complains about."""
        self.page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        self.page.on("console", self._hear)
        self.page.on("response", self._keep)
        self.page.on("websocket", self._tap)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _keep(self, response: Response) -> None:
        if response.status >= 500:
            self.errors.append(f"{response.status}: {response.url}")

    def _tap(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda payload: self.frames.append(payload))


def _told(found: dict[str, Any]) -> Iterator[str]:
    for violation in found["violations"]:
        for node in violation["nodes"]:
            yield f"{violation['impact']} {violation['id']}: {node['html'][:160]}"


@dataclass
class Phones:
    """A shop that hands out phones, and at the end looks whether they are whole."""

    browser: Browser
    house: House
    out: list[Phone] = field(default_factory=list)

    def __call__(self, n: int = 1, path: str = "/", **looks: Unpack[Looks]) -> list[Phone]:
        """Open `n` phones at this page, each somebody else's."""
        new = [self._new(looks) for _ in range(n)]
        for phone in new:
            phone.goto(path)
        return new

    def _new(self, looks: Looks) -> Phone:
        lang = looks.get("lang", "de")
        context = self.browser.new_context(
            viewport={"width": looks.get("width", 390), "height": looks.get("height", 844)},
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
            locale={"de": "de-DE", "en": "en-GB"}[lang],
            color_scheme=looks.get("color_scheme", "light"),
            reduced_motion=looks.get("reduced_motion", "no-preference"),
        )
        context.set_default_timeout(10_000)
        phone = Phone(context.new_page(), self.house, f"phone {len(self.out) + 1}")
        phone.listen()
        self.out.append(phone)
        return phone

    def complaints(self) -> list[str]:
        """What went wrong on any of them."""
        return [f"{phone.name}: {error}" for phone in self.out for error in phone.unforgiven]

    def take_back(self) -> None:
        """Switch them all off."""
        for phone in self.out:
            phone.context.close()
