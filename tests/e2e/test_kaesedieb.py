"""Nights of Käsedieb on phones, told by what people see, hold, press and hear."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.houses import House
from tests.e2e.phones import Phone, Phones

QUICK = ("--think", "0", "--grace", "30", "--limits", "100")
"""Bots answer at once; whoever reloads is given time to come back."""
SHORT: dict[str, object] = {
    "look_seconds": 0,
    "hour_seconds": 3,
    "touch_seconds": 3,
    "talk_seconds": 0,
    "vote_seconds": 0,
}
"""The shortest night there is, and a day as long as everybody needs."""
Axe = Callable[[Phone], list[str]]

EARS = """() => {
    window.heard = []
    const ear = (what, who, name) => {
        const was = who[name]
        who[name] = function (...told) { window.heard.push(what); return was.apply(this, told) }
    }
    ear("tone", OscillatorNode.prototype, "start")
    ear("noise", AudioBufferSourceNode.prototype, "start")
    navigator.vibrate = () => { window.heard.push("buzz"); return true }
}"""
"""Hears every noise that a page makes, and every buzz."""
LOOKS = """() => {
    const copy = document.querySelector(".play").cloneNode(true)
    return copy.outerHTML.replace(/<!--.*?-->/g, "")
}"""
"""All there is to see of the game, without what one's fingers uncover."""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, more=QUICK)
    house.open()
    yield house
    house.close()


# --- people at the table ------------------------------------------------------------------------


@dataclass
class Player:
    """Somebody with a phone."""

    phone: Phone
    name: str
    seat: int = -1
    shots: set[str] = field(default_factory=set)

    @property
    def page(self) -> Page:
        return self.phone.page

    @property
    def game(self) -> Locator:
        return self.page.get_by_role("region", name="Käsedieb", exact=True)

    @property
    def moon(self) -> Locator:
        return self.game.get_by_role(
            "button", name=re.compile("Mond gedrückt halten|Hold the moon")
        )

    @property
    def panel(self) -> Locator:
        """What lies behind the finger."""
        return self.game.locator(".panel")

    @property
    def view(self) -> dict[str, Any]:
        """The game as this phone was told it last."""
        view: dict[str, Any] = frames(self.phone)[-1]["view"]["match"]["game"]
        return view

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.game.get_by_role("button", name=name)

    def sit_down(self, path: str) -> None:
        self.phone.goto(path)
        self.page.get_by_label(re.compile("Dein Name|Your name")).fill(self.name)
        self.page.get_by_role("button", name=re.compile("Hinsetzen|Take a seat")).click()

    def hold(self, pad: Locator) -> None:
        """Put a finger there, and leave it."""
        box = pad.bounding_box()
        assert box
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()

    def slide(self, to: Locator) -> None:
        """Move the finger that is down."""
        box = to.bounding_box()
        assert box
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)

    def let_go(self) -> None:
        self.page.mouse.up()

    def look_up(self) -> None:
        """Look at one's card, and say so."""
        self.hold(self.game.locator(".pad"))
        self.game.locator(".front").wait_for()
        self.shoot("card")
        self.let_go()
        expect(self.game.locator(".front")).to_have_count(0)
        self.button("Ich weiß Bescheid").click()

    def shoot(self, moment: str) -> None:
        """Keep one picture of each moment."""
        if moment not in self.shots:
            self.shots.add(moment)
            self.phone.shot(f"kaesedieb-{moment}-{self.name.lower()}")


def frames(phone: Phone) -> list[dict[str, Any]]:
    """Everything that the house has told a phone and that has a view."""
    told = [json.loads(frame) for frame in phone.frames if frame != "pong"]
    return [frame for frame in told if "view" in frame]


def told(phone: Phone) -> list[dict[str, Any]]:
    """Every event that the house has told a phone."""
    return [event for frame in frames(phone) for event in frame["events"]]


def open_table(anna: Player, bots: int, **options: object) -> str:
    """Anna opens a table and puts bots on it; its address."""
    asked = {"game": "kaesedieb", "name": anna.name, "options": {**SHORT, **options}}
    opened: dict[str, str] = anna.page.evaluate(
        """asked => fetch("/api/tables", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(asked),
        }).then(answer => answer.json())""",
        asked,
    )
    path = f"/t/{opened['id']}"
    anna.phone.goto(path)
    for _ in range(bots):
        seat_a_bot(anna.page)
    return path


def seat_a_bot(page: Page) -> None:
    """One more bot sits there afterwards."""
    bots = page.locator(".bots button").first
    bots.wait_for()
    before = page.locator(".avatar").count()
    bots.click()
    expect(page.locator(".avatar")).to_have_count(before + 1)


def begin(players: Sequence[Player], people: int) -> None:
    """The host begins once everybody is there; everybody finds out where they sit."""
    host = players[0].page
    host.get_by_role("button", name=re.compile(f"(Anfangen – zu|Start – ).*{people}")).click()
    for player in players:
        player.game.wait_for()
        player.seat = frames(player.phone)[-1]["view"]["seat"]


def friends(phones: Phones, names: Sequence[str], **looks: Any) -> list[Player]:
    players = [
        Player(phone, name) for phone, name in zip(phones(len(names), **looks), names, strict=True)
    ]
    for player in players:
        player.page.add_init_script(f"({EARS})()")
    return players


def stage(players: Sequence[Player], name: str, hour: int = 0) -> None:
    """Wait until every phone has heard that it is so late."""
    for player in players:
        player.phone.hears(lambda got: _is(got, name, hour))


def _is(got: Sequence[str | bytes], name: str, hour: int) -> bool:
    news = [json.loads(frame) for frame in got if frame != "pong"]
    games = [new["view"]["match"]["game"] for new in news if new.get("view", {}).get("match")]
    return any(game["stage"] == name and (not hour or game["hour"] == hour) for game in games)


# --- a whole night ------------------------------------------------------------------------------


class Night:
    """What three phones show and sound like, hour by hour, whoever wakes."""

    def __init__(self, players: Sequence[Player], screen: Player) -> None:
        self.players, self.screen = players, screen
        self.mixed = 0
        self.peeked = False
        self.reloaded = False

    def sleep(self) -> None:
        """From one to six; in the middle of it one phone has to begin anew."""
        for hour in range(1, 7):
            stage(self.players, "night", hour)
            self.look_alike()
            awake = [player for player in self.players if player.view["awake"]]
            asleep = [player for player in self.players if player not in awake]
            for player in awake + asleep[: hour % 2]:
                self.peep(player)
            if hour == 2:
                self.reload(self.players[1])
            if hour == 4:
                self.screen.shoot("night")

    def look_alike(self) -> None:
        """Without a finger on the moon all phones show the same, to the last point of light."""
        for player in self.players:
            expect(player.panel).to_have_count(0)
        mixed = len({player.view["awake"] for player in self.players}) > 1
        looks = {self.look(player) for player in self.players}
        hours = {hour for hour, _ in looks}
        assert len(looks) == len(hours), "who is awake shows"
        if not mixed or len(hours) > 1:  # the clock struck while we looked
            return
        self.mixed += 1
        shots = [player.game.screenshot(animations="disabled") for player in self.players]
        if {self.look(player)[0] for player in self.players} == hours:
            assert len(set(shots)) == 1, "one can see from afar who is awake"

    def look(self, player: Player) -> tuple[str, str]:
        """What clock a phone shows, and all of it."""
        html: str = player.page.evaluate(LOOKS)
        found = re.search(r'class="hour[^>]*>([^<]*)', html)
        assert found
        return found[1], html

    def peep(self, player: Player) -> None:
        """Hold the moon: who is awake sees what there is, everybody else a dream."""
        player.hold(player.moon)
        title = player.panel.get_by_role("heading")
        expect(title).to_have_text(re.compile("Du bist wach!|Du nimmst den Käse|Du schläfst"))
        awake = "schläfst" not in title.inner_text()
        assert awake == player.view["awake"]
        player.shoot("awake" if awake else "asleep")
        if awake:
            self.choose(player)
        player.let_go()
        expect(player.panel).to_have_count(0)

    def choose(self, player: Player) -> None:
        """A mouse alone looks under the first cup; a thief seen by several points at the first."""
        cups = player.panel.locator("[data-pick]")
        if not cups.count():
            return
        peeks = player.panel.locator(".cup").count() > 0
        player.slide(cups.first)
        player.phone.hears(lambda got: _has(got, "Peeked" if peeks else "Recruited"))
        if peeks:
            expect(player.panel.locator(".pips")).to_have_count(1)
            self.peeked = True
        player.shoot("chosen")

    def reload(self, player: Player) -> None:
        """Somebody's browser forgets everything in the middle of the night, and misses nothing."""
        before = player.view
        player.page.reload()
        player.moon.wait_for()
        after = player.view
        assert after["me"] == before["me"]
        assert after["notes"][: len(before["notes"])] == before["notes"]
        self.reloaded = True


def _has(got: Sequence[str | bytes], event: str) -> bool:
    news = [json.loads(frame) for frame in got if frame != "pong"]
    return any(one["type"] == event for new in news for one in new.get("events", ()))


def noises(player: Player) -> list[str]:
    """What was to be heard of a phone."""
    heard: list[str] = player.page.evaluate("window.heard")
    return heard


def audit(players: Sequence[Player]) -> None:
    """Nobody was told what only others may know, and in the night all were told as many bytes."""
    truth = frames(players[0].phone)[-1]["view"]["match"]["game"]["truth"]
    for player in players:
        for frame in frames(player.phone):
            match = frame["view"]["match"]
            if match:
                audit_view(match["game"], player.seat, truth)
        for event in told(player.phone):
            assert event["to"] is None or player.seat in event["to"], event
    sizes = [size for player in players for size in hushed_sizes(player.phone)]
    assert len(sizes) >= 6 * len(players)
    assert len(set(sizes)) == 1, sorted(set(sizes))


def audit_view(game: dict[str, Any], seat: int, truth: dict[str, Any]) -> None:
    """A phone knows of the night what its seat may know."""
    assert game["seat"] == seat
    if game["stage"] == "over":
        return
    assert (game["truth"], game["ballot"]) == (None, None)
    assert {note["hour"] for note in game["notes"]} <= set(truth["wakings"][seat])
    awake = {hour["hour"]: hour["awake"] for hour in truth["hours"]}
    for note in game["notes"]:
        assert sorted([*note["others"], seat]) == sorted(awake[note["hour"]])
    if game["band"]:
        assert seat in (truth["thief"], *truth["accomplices"])
        if len(truth["roles"]) == 7 and seat != truth["thief"]:
            assert game["band"]["thief"] is None


def hushed_sizes(phone: Phone) -> list[int]:
    """How long the messages of the night were, but for the first, which tells all that was."""
    whole = [frame for frame in phone.frames if frame != "pong"]
    hushed = [
        f
        for f in whole
        if (json.loads(f).get("view") or {}).get("match", {})
        and json.loads(f)["view"]["match"]["hush"]
    ]
    return [len(frame) for frame in hushed if json.loads(frame)["events_from"] > 0]


# --- on the television --------------------------------------------------------------------------

MOUTH = """() => {
    window.said = []
    speechSynthesis.speak = (saying) => window.said.push(saying.text)
}"""
"""Hears what a page would say aloud."""


def television(phones: Phones, anna: Player) -> Player:
    """A big screen in the room, which is told to read the night aloud."""
    (phone,) = phones(1, "/api/house", width=1366, height=768)
    phone.page.add_init_script(f"({MOUTH})()")
    phone.goto(f"/tv/{frames(anna.phone)[-1]['view']['watch']}")
    screen = Player(phone, "Fernseher")
    screen.game.get_by_role("switch", name=re.compile("Die Nacht vorlesen")).check(force=True)
    return screen


def audit_television(screen: Player) -> None:
    """It is told nothing that not everybody may know, and says it in every hour alike."""
    events = told(screen.phone)
    assert {event["type"] for event in events} >= {"HourStruck", "DayBroke", "Claimed"}
    assert all(event["to"] is None for event in events)
    views = [frame["view"]["match"]["game"] for frame in frames(screen.phone)]
    assert not any(view["me"] or view["notes"] or view["band"] or view["awake"] for view in views)
    said: list[str] = screen.page.evaluate("window.said")
    hours = [text for text in said if "Die Uhr schlägt" in text]
    assert len(hours) == 6
    alike = {re.sub("zwei|drei|vier|fünf|sechs", "#", text, flags=re.I) for text in hours[1:]}
    assert len(alike) == 1


# --- by day -------------------------------------------------------------------------------------


def say_the_truth(player: Player) -> str:
    """One tap: the first thing that one really knows."""
    player.button("Etwas sagen …").click()
    sheet = player.page.get_by_role("dialog", name="Was sagst du?")
    first = sheet.get_by_role("button", name=re.compile("^Ich bin um .* aufgewacht"))
    sentence = first.inner_text().removeprefix("✓").strip()
    player.shoot("compose")
    first.click()
    expect(sheet).to_have_count(0)
    return sentence


def tell(player: Player, kind: str, what: str | re.Pattern[str]) -> None:
    """Two taps: what about, then what."""
    player.button("Etwas sagen …").click()
    sheet = player.page.get_by_role("dialog")
    sheet.get_by_role("button", name=kind).click()
    player.shoot(f"compose-{kind[:9].strip().lower()}")
    sheet.get_by_role("button", name=what).first.click()
    expect(sheet).to_have_count(0)


def hear(players: Sequence[Player], sentence: str) -> None:
    """Everybody finds it in the order of what was said."""
    for player in players:
        player.page.get_by_role("radio", name="Der Reihe nach").check(force=True)
        expect(player.game.locator(".list").get_by_text(sentence).first).to_be_visible()


def vote(player: Player, whom: str) -> None:
    face = player.game.locator(".faces").get_by_role("button", name=re.compile(whom))
    face.wait_for()
    player.page.keyboard.press("Escape")  # three, two, one: seen enough
    face.click()
    player.shoot("vote")
    player.button(f"Auf {whom} zeigen").click()


def test_five_at_a_table_through_a_night_and_a_day(
    own_house: House, phones: Phones, axe: Axe
) -> None:
    players = friends(phones, ("Anna", "Bernd", "Claudia"))
    anna, bernd, claudia = players
    path = open_table(anna, bots=2, hour_seconds=4)
    bernd.sit_down(path)
    claudia.sit_down(path)
    begin(players, people=5)
    screen = television(phones, anna)
    for player in players[:-1]:
        player.look_up()
    for player in players:
        player.page.evaluate("window.heard.length = 0")
    players[-1].look_up()

    night = Night(players, screen)
    night.sleep()
    assert night.reloaded
    assert night.mixed or len({player.view["me"]["dice"][0] for player in players}) == 1
    sounds = [noises(player) for player in (anna, claudia)]
    assert sounds[0] == sounds[1]
    assert sounds[0] == ["tone"] * 6

    stage(players, "talk")
    expect(anna.game.get_by_role("heading", name="Der Käse ist weg!")).to_be_visible()
    anna.shoot("dawn")
    for player in players:
        player.page.keyboard.press("Escape")
    woke = say_the_truth(anna)
    hear(players, woke)
    tell(bernd, "Der Käse war …", re.compile("^4"))
    tell(claudia, "Ich verdächtige …", "Bernd")
    hear(players, "Ich verdächtige Bernd.")
    bernd.button(re.compile("^Nr. .* von Anna glauben")).first.click()
    expect(anna.game.get_by_text("glaubt: Bernd")).to_be_visible()
    claudia.button(re.compile("zurücknehmen$")).first.click()
    expect(anna.game.get_by_text("zurückgenommen")).to_be_visible()
    tell(claudia, "Ich bin aufgewacht um …", "6")
    anna.shoot("list")
    anna.page.get_by_role("radio", name="Wer & wann").check(force=True)
    anna.button(re.compile("^Claudia, 6 Uhr")).click()
    expect(anna.page.get_by_role("dialog", name="Claudia, 6 Uhr")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.shoot("day")
    anna.hold(anna.button(re.compile("^Meine Nacht")))
    expect(anna.game.locator(".memories")).to_contain_text("Uhr")
    anna.shoot("memories")
    anna.let_go()
    expect(anna.game.locator(".memories")).to_have_count(0)

    screen.shoot("day")
    for player in players:
        player.button("Abstimmen!").click()
    stage(players, "vote")
    for player, whom in zip(players, ("Bernd", "Claudia", "Bernd"), strict=True):
        vote(player, whom)
    stage(players, "over")
    for player in players:
        player.game.get_by_role("heading", name="So war die Nacht wirklich").wait_for()
    truths = anna.view["truth"]["claims"]
    facts = [verdict for verdict in truths if verdict != "opinion"]
    verdicts = anna.game.locator(".claim .verdict")
    assert verdicts.filter(has_text="gelogen").count() >= facts.count("false")
    audit(players)
    audit_television(screen)
    screen.shoot("reveal")
    anna.page.get_by_role("heading", name=re.compile("gewinn|gewonnen")).first.wait_for()
    usable(anna, axe, "end")


# --- eight, with the Sündenmaus; one of them by keyboard alone ----------------------------------

FOCUS = """() => {
    const at = document.activeElement
    if (!at || at === document.body) return ""
    return at.getAttribute("aria-label") ?? at.closest("label")?.innerText ?? at.innerText ?? ""
}"""


@dataclass
class Typist(Player):
    """Somebody who never touches the screen: Tab, arrows, Enter, and a space bar to hold."""

    def reach(self, name: str) -> None:
        """Tab until something of that name has the focus."""
        at = ""
        for _ in range(80):
            at = str(self.page.evaluate(FOCUS))
            if re.search(name, at):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no {name!r} is reached by Tab; the focus is on {at!r}")

    def press(self, name: str, key: str = "Enter") -> None:
        self.reach(name)
        self.page.keyboard.press(key)

    def hold_space(self, name: str) -> None:
        self.reach(name)
        self.page.keyboard.down(" ")

    def let_space_go(self) -> None:
        self.page.keyboard.up(" ")

    def look_up(self) -> None:
        self.hold_space("^Your card")
        self.game.locator(".front").wait_for()
        self.let_space_go()
        expect(self.game.locator(".front")).to_have_count(0)
        self.press("^I know my card$")

    def dream(self) -> None:
        """Hold the moon, and go to the first thing behind it."""
        self.hold_space("^Hold the moon$")
        expect(self.panel.get_by_role("heading")).to_be_visible()
        picks = self.panel.locator("[data-pick]").count()
        self.page.keyboard.press("ArrowRight")
        expect(self.panel.locator(".over")).to_have_count(min(picks, 1))
        self.let_space_go()
        expect(self.panel).to_have_count(0)

    def talk(self) -> None:
        """Say what one knows, look at one's night, open the board, want to vote."""
        self.page.keyboard.press("Escape")
        self.press("^Say something")
        self.press(r"^✓?\s*I woke at .* o’clock\.$")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.hold_space("^My night")
        self.game.locator(".memories").wait_for()
        self.let_space_go()
        self.press(f"^{self.name}, . o’clock")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.page.keyboard.press("Escape")
        self.press("^Let’s vote!$")

    def vote(self, whom: str) -> None:
        self.page.keyboard.press("Escape")
        self.press(f"^{whom}")
        self.press(f"^Point at {whom}$")


def touch(players: Sequence[Player]) -> None:
    """After six: the thief touches two paws, if he has a phone; nobody sees it from afar."""
    stage(players, "touch")
    for player in players:
        expect(player.panel).to_have_count(0)
    assert len({player.page.evaluate(LOOKS) for player in players}) == 1
    for player in players:
        question = frames(player.phone)[-1]["view"]["match"]["question"]
        if question is None:
            continue
        player.hold(player.moon)
        for paw in player.panel.locator("[data-pick]").all()[:2]:
            player.slide(paw)
            expect(paw).to_have_class(re.compile("touched"))
        player.shoot("touch")
        player.let_go()


def usable(player: Player, axe: Axe, moment: str) -> None:
    """Nothing is wider than the screen, and axe finds nothing."""
    player.phone.settle()
    player.shoot(moment)
    assert axe(player.phone) == [], moment
    width = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, moment


def test_eight_at_a_table_some_on_small_phones_and_one_by_keyboard(
    own_house: House, phones: Phones, axe: Axe
) -> None:
    small: dict[str, Any] = {"width": 320, "height": 568, "reduced_motion": "reduce"}
    frieda, hanna = friends(phones, ("Frieda", "Hanna"), **small)
    (dark,) = phones(1, lang="en", color_scheme="dark", reduced_motion="reduce")
    gustav = Typist(dark, "Gustav")
    players = [frieda, hanna, gustav]
    path = open_table(frieda, bots=5, suendenmaus=True)
    for player in players[1:]:
        player.sit_down(path)
    begin(players, people=8)
    usable(frieda, axe, "small-look")
    usable(gustav, axe, "dark-look")
    for player in players:
        player.look_up()

    stage(players, "night")
    usable(frieda, axe, "small-night")
    frieda.hold(frieda.moon)
    frieda.panel.wait_for()
    usable(frieda, axe, "small-moon")
    frieda.let_go()
    gustav.dream()
    touch([frieda, hanna])

    stage(players, "talk")
    for player in (frieda, hanna):
        player.page.keyboard.press("Escape")
        say_the_truth(player)
    gustav.talk()
    usable(gustav, axe, "dark-day")
    usable(frieda, axe, "small-day")
    frieda.button("Etwas sagen …").click()
    frieda.page.get_by_role("button", name="Ein Würfel zeigt …").click()
    usable(frieda, axe, "small-compose")
    frieda.page.keyboard.press("Escape")
    for player in (frieda, hanna):
        player.button("Abstimmen!").click()

    stage(players, "vote")
    gustav.vote("Frieda")
    usable(gustav, axe, "dark-vote")
    frieda.page.keyboard.press("Escape")
    usable(frieda, axe, "small-vote")
    vote(frieda, "Gustav")
    vote(hanna, "Frieda")
    for player in players:
        title = re.compile("So war die Nacht wirklich|What the night was really like")
        player.game.get_by_role("heading", name=title).wait_for()
    expect(gustav.page.locator(":focus"), "the focus got lost").to_have_count(1)
    usable(frieda, axe, "small-truth")
    usable(gustav, axe, "dark-truth")
    truth = frieda.view["truth"]
    assert sorted(set(truth["roles"])) == ["mouse", "suendenmaus", "thief"]
    assert len(truth["accomplices"]) == 2
    audit(players)


# --- four, who choose when to wake --------------------------------------------------------------


def test_four_choose_their_hours_behind_a_finger(
    own_house: House, phones: Phones, axe: Axe
) -> None:
    anna = friends(phones, ("Anna",))[0]
    open_table(anna, bots=3)
    begin([anna], people=4)
    ready = anna.game.locator(".dock button").first
    expect(ready).to_be_disabled()
    anna.hold(anna.game.locator(".pad"))
    anna.game.locator(".front").wait_for()
    ways = anna.game.locator("[data-pick]")
    if ways.count():  # no double
        anna.slide(ways.first)
        expect(ways.first).to_have_class(re.compile("chosen"))
    usable(anna, axe, "four")
    anna.let_go()
    dice = anna.view["me"]["dice"]
    anna.button("Ich weiß Bescheid").click()
    stage([anna], "night")
    assert anna.view["me"]["hours"] == dice[:1]
    assert anna.page.get_by_text("Du bist").count() == 0
