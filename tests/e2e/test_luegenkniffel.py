"""Whole matches of Lügen-Kniffel on phones, told by what people see, press and hear."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.houses import House
from tests.e2e.phones import Phone, Phones

QUICK = ("--think", "0", "--grace", "1", "--limits", "100")
"""Bots answer at once, and soon mind an empty seat: so a match takes a minute, not an evening."""
MOVES = 3_000
"""More moves than any match has: then something hangs."""
READY = ".actions button:enabled:not([aria-disabled=true])"
"""What can be pressed in the game: not what is on its way already."""
Axe = Callable[[Phone], list[str]]


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, more=QUICK)
    house.open()
    yield house
    house.close()


# --- people at the table ------------------------------------------------------------------------


@dataclass
class Player:
    """Somebody with a phone, who does what the screen offers: always lies, always doubts."""

    phone: Phone
    name: str
    away: bool = False
    announced: int = 0
    seen: set[str] = field(default_factory=set)

    @property
    def page(self) -> Page:
        return self.phone.page

    @property
    def game(self) -> Locator:
        return self.page.get_by_role("region", name="Lügen-Kniffel", exact=True)

    @property
    def over(self) -> bool:
        return self.page.get_by_role("heading", name="Die ganze Wahrheit").is_visible()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.game.get_by_role("button", name=name)

    def offered(self) -> list[str]:
        """The buttons that can be pressed in the game just now."""
        return self.game.locator(READY).all_inner_texts()

    def sit_down(self, path: str) -> None:
        self.phone.goto(path)
        self.page.get_by_label("Dein Name").fill(self.name)
        self.page.get_by_role("button", name="Hinsetzen").click()

    def act(self) -> bool:
        """Do what is offered; False: there is nothing to do but wait."""
        offered = self.offered()
        if "Zweifeln" in offered:
            self.button("Zweifeln").click()
        elif "Becher schütteln" in offered:
            self.button("Becher schütteln").click()
        elif "Ansagen …" in offered:
            self.lie()
        else:
            return False
        return True

    def lie(self) -> None:
        """Announce something untrue, if anything untrue is left to announce."""
        self.button("Ansagen …").click()
        sheet = self.page.get_by_role("dialog", name="Was sagst du an?")
        lies = sheet.get_by_role("radio", name=re.compile("Lüge"))
        if lies.count():
            lies.nth(self.announced % lies.count()).check(force=True)
        sheet.get_by_role("button", name=re.compile("ansagen$")).click()
        self.announced += 1

    def shoot(self, moment: str) -> None:
        """Keep one picture of each moment."""
        if moment not in self.seen:
            self.seen.add(moment)
            self.phone.shot(f"luegenkniffel-{moment}-{self.name.lower()}")


def open_table(anna: Player, bots: int) -> str:
    """Anna opens a table and puts bots on it; its address."""
    anna.page.get_by_label("Dein Name").fill(anna.name)
    anna.page.get_by_role("button", name="Tisch aufmachen").click()
    anna.page.wait_for_url(re.compile("/t/"))
    for n in range(bots):
        anna.page.get_by_role("button", name="Gerissen").click()
        expect(anna.page.get_by_text(f"Anfangen – zu {n + 2}")).to_be_visible()
    return anna.page.url.removeprefix(anna.phone.house.url)


def something_to_do(page: Page) -> None:
    """Wait until there is something to press, or the match is over."""
    truth = page.get_by_role("heading", name=re.compile("Die ganze Wahrheit|The whole truth"))
    page.locator(READY).or_(truth).first.wait_for()


def start(anna: Player, people: int) -> None:
    anna.page.get_by_role("button", name=f"Anfangen – zu {people}").click()


def told(frames: list[str | bytes]) -> list[str]:
    """Every type of event that these frames tell of."""
    news = [json.loads(frame) for frame in frames if frame != "pong"]
    return [event["type"] for new in news for event in new.get("events", ())]


def totals(player: Player) -> list[str]:
    """The last line of the score cards, by name, however the columns are ordered."""
    table = player.game.get_by_role("table")
    names = table.get_by_role("columnheader").all_inner_texts()[1:]
    sums = table.locator("tfoot td").all_inner_texts()
    return sorted(f"{name} {total}" for name, total in zip(names, sums, strict=True))


# --- a whole match ------------------------------------------------------------------------------


class Evening:
    """Four friends and two bots; one of them has a train with tunnels, one a nervous thumb."""

    def __init__(self, players: list[Player], path: str) -> None:
        self.players, self.path = players, path
        self.turns = 0
        self.reloaded = False
        self.left_at: int | None = None
        self.returned = False

    def play(self) -> None:
        """Everybody does what their screen offers, until all screens tell the truth."""
        for _ in range(MOVES):
            here = [player for player in self.players if not player.away]
            acted = [player.act() for player in here]
            self.turns = sum(player.announced for player in self.players)
            self.happen()
            if not any(acted):
                if all(player.over for player in here):
                    return
                self.players[0].page.wait_for_timeout(15)
        raise AssertionError(f"no end after {self.turns} turns: {self.sentences()}")

    def sentences(self) -> list[str]:
        return [player.game.locator(".say-now").inner_text() for player in self.players]

    def happen(self) -> None:
        """What goes wrong on such an evening."""
        bernd, dora = self.players[1], self.players[3]
        if not self.reloaded and self.turns >= 2:
            self.reload(bernd)
        if self.left_at is None and self.turns >= 4:
            self.left_at, dora.away = self.turns, True
            dora.page.goto("about:blank")
        if not self.returned and self.left_at is not None and self.turns >= self.left_at + 3:
            self.come_back(dora)

    def reload(self, player: Player) -> None:
        """In the middle of a doubt: the question is still there afterwards, word for word."""
        if "Zweifeln" not in player.offered():
            return
        before = player.game.locator(".bubble").inner_text()
        player.page.reload()
        expect(player.button("Zweifeln")).to_be_enabled()
        assert player.game.locator(".bubble").inner_text() == before
        self.reloaded = True

    def come_back(self, player: Player) -> None:
        """A bot has minded the seat meanwhile; whoever comes back plays on at once."""
        chair = self.players[0].page.get_by_role("button", name=re.compile("^Dora"))
        expect(chair).to_have_accessible_name(re.compile("Bot"))
        player.phone.goto(self.path)
        player.game.wait_for()
        expect(chair).not_to_have_accessible_name(re.compile("Bot"))
        player.away, self.returned = False, True


def test_four_phones_and_two_bots_play_a_whole_match(
    own_house: House, phones: Phones, axe: Axe
) -> None:
    names = ("Anna", "Bernd", "Claudia", "Dora")
    players = [Player(phones(1, reduced_motion="reduce")[0], name) for name in names]
    path = open_table(players[0], bots=2)
    for player in players[1:]:
        player.sit_down(path)
    start(players[0], people=6)
    evening = Evening(players, path)
    evening.play()

    assert evening.reloaded
    assert evening.returned
    scores = {tuple(totals(player)) for player in players}
    assert len(scores) == 1, scores
    truths = players[0].game.get_by_role("listitem").filter(has_text="Darunter lag")
    assert truths.count() == told(players[0].phone.frames).count("Announced")
    for player in players:
        player.shoot("end")
    assert axe(players[0].phone) == []


def test_nobody_sees_more_than_the_number_of_throws(own_house: House, phones: Phones) -> None:
    """LK-5: neither the dice of others nor how many of them were left reach another's phone."""
    anna, bernd = (
        Player(phone, name) for phone, name in zip(phones(2), ("Anna", "Bernd"), strict=True)
    )
    bernd.sit_down(open_table(anna, bots=0))
    start(anna, people=2)
    roller, other = wait_for_roller(anna, bernd)
    roller.button("Becher schütteln").click()
    roller.page.get_by_role("button", name=re.compile(r"^1\. Würfel")).click()
    roller.button(re.compile("4 Würfel werfen")).click()
    expect(other.game.get_by_role("img", name=re.compile("zwei Würfe"))).to_be_visible()
    for player in (roller, other):
        player.phone.hears(lambda frames: told(frames).count("Threw") == 2)
    assert other.page.get_by_role("button", name=re.compile("Würfel:")).count() == 0
    assert not {"Landed", "Left"} & set(told(other.phone.frames))
    assert {"Landed", "Left"} <= set(told(roller.phone.frames))


def wait_for_roller(one: Player, two: Player) -> tuple[Player, Player]:
    """Who has been given the cups, and who has not."""
    asked = one.page.locator(".bar .asked")
    expect(asked).to_have_count(1)
    return (one, two) if asked.and_(one.page.locator(".mine")).count() else (two, one)


# --- by keyboard alone --------------------------------------------------------------------------

FOCUS = """() => {
    const at = document.activeElement
    if (!at || at === document.body) return ""
    return at.getAttribute("aria-label") ?? at.closest("label")?.innerText ?? at.innerText ?? ""
}"""


@dataclass
class Typist:
    """Somebody who never touches the screen: Tab, arrows, Enter, and the names of things."""

    page: Page

    def focus(self) -> str:
        return str(self.page.evaluate(FOCUS))

    def reach(self, name: str) -> None:
        """Tab until something of that name has the focus."""
        for _ in range(60):
            if re.search(name, self.focus()):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no {name!r} is reached by Tab; the focus is on {self.focus()!r}")

    def press(self, name: str, key: str = "Enter") -> None:
        self.reach(name)
        self.page.keyboard.press(key)

    def write(self, name: str, text: str) -> None:
        self.page.get_by_label(name).focus()
        self.page.keyboard.type(text)


def test_a_whole_match_by_keyboard_alone(own_house: House, phones: Phones, axe: Axe) -> None:
    (phone,) = phones(1, lang="en", color_scheme="dark", reduced_motion="reduce")
    page, typist = phone.page, Typist(phone.page)
    typist.write("Your name", "Anna")
    typist.press("^Open the table$")
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name="Shameless").wait_for()
    typist.press("Shameless")
    page.get_by_role("button", name=re.compile("^Start")).and_(page.locator(":enabled")).wait_for()
    typist.press("^Start")
    game = page.get_by_role("region", name="Lügen-Kniffel", exact=True)
    game.wait_for()
    checked: set[str] = set()
    for turn in range(MOVES):
        if page.get_by_role("heading", name="The whole truth").is_visible():
            break
        step = next_step(game)
        if step and step not in checked:
            checked.add(step)
            phone.shot(f"luegenkniffel-keyboard-{step}")
            assert axe(phone) == [], step
        by_keyboard(typist, step, turn)
    else:
        raise AssertionError(f"no end: {game.inner_text()}")
    assert {"shake", "choose", "answer"} <= checked
    assert axe(phone) == []
    phone.shot("luegenkniffel-keyboard-end")


def next_step(game: Locator) -> str:
    """What is asked now, by the names of what can be pressed."""
    buttons = game.locator(READY).all_inner_texts()
    if "Doubt" in buttons:
        return "answer"
    if "Shake the cups" in buttons:
        return "shake"
    if any(name.startswith("Throw") for name in buttons):
        return "choose"
    return "announce" if "Announce …" in buttons else ""


def by_keyboard(typist: Typist, step: str, turn: int) -> None:
    match step:
        case "answer":
            typist.press("^Doubt$" if turn % 3 else "^Believe$")
        case "shake":
            typist.press("^Shake the cups$")
        case "choose" if turn % 2:
            typist.press("^Die 1: ", " ")
            typist.press("^Throw .* di")
        case "choose" | "announce":
            typist.press("^Announce …$")
            typist.page.keyboard.press("ArrowRight")
            typist.press("^Announce: ")
        case _:
            something_to_do(typist.page)
            return
    expect(typist.page.locator(":focus"), f"the focus got lost after {step!r}").to_have_count(1)


# --- for everybody ------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_moment_can_be_used_by_everybody(
    own_house: House, phones: Phones, axe: Axe, scheme: str
) -> None:
    """At the smallest phone nothing is wider than the screen, and axe finds nothing."""
    size = {"width": 320, "height": 568} if scheme == "light" else {}
    (phone,) = phones(1, color_scheme=scheme, reduced_motion="reduce", **size)  # type: ignore[arg-type]  # the names are right
    anna = Player(phone, "Anna")
    open_table(anna, bots=1)
    start(anna, people=2)
    for _ in range(MOVES):
        offered = anna.offered()
        if "Becher schütteln" in offered:
            break
        if not anna.act():
            something_to_do(phone.page)
    anna.button("Becher schütteln").click()
    anna.button("Ansagen …").click()
    assert axe(phone) == []
    anna.shoot(f"sheet-{scheme}")
    phone.page.keyboard.press("Escape")
    anna.game.get_by_role("button", name=re.compile("^Meine Karte")).click()
    assert axe(phone) == []
    anna.shoot(f"card-{scheme}")
    phone.page.get_by_role("radio", name="Alle Karten").check(force=True)
    assert axe(phone) == []
    phone.page.keyboard.press("Escape")
    width = phone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
