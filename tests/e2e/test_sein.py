"""Evenings of Sein oder nicht sein on phones, told by what people see, press and hear."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.houses import House
from tests.e2e.phones import Phone, Phones

QUICK = ("--think", "0", "--grace", "1", "--limits", "100")
"""Bots answer at once, and soon mind an empty seat."""
HASTE = 3_000
"""Milliseconds to press something, before one looks whether the table has moved on meanwhile."""
MOVES = 6_000
"""More looks at the screens than any match needs: then something hangs."""
WAITS = 1_000
"""So often one looks whether a phone has been told something."""
PATIENCE = 15
"""Milliseconds between two looks at the screens, when nobody had anything to do."""
NAMES = {
    "kaiser": "Kaiser",
    "richter": "Richter",
    "papst": "Papst",
    "zauberer": "Zauberer",
    "dieb": "Dieb",
    "bauer": "Bauer",
}
STONES = {"gold": "Gold", "wein": "Wein", "korn": "Korn"}
NAMED = ("Anna", "Bernd", "Claudia")
Json = dict[str, Any]
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
    """Somebody with a phone: what they may do is read from what it was told; then pressed."""

    phone: Phone
    name: str
    seen: set[str] = field(default_factory=set)
    _read: tuple[int, Json] = (0, {})
    _replies: int = 0
    _pressed: tuple[int, Json] | None = None
    """How many replies had come when something was pressed last, and the table as it was then."""

    @property
    def page(self) -> Page:
        return self.phone.page

    @property
    def game(self) -> Locator:
        return self.page.get_by_role("region", name="Sein oder nicht sein", exact=True)

    @property
    def table(self) -> Json:
        """The table as this phone was last told of it."""
        count, table = self._read
        for frame in self.phone.frames[count:]:
            news = {} if frame == "pong" else json.loads(frame)
            self._replies += news.get("type") == "Reply"
            table = news["view"] if news.get("type") == "Frame" else table
        self._read = (len(self.phone.frames), table)
        return table

    @property
    def view(self) -> Json:
        match: Json = self.table.get("match") or {}
        game: Json = match.get("game") or {}
        return game

    @property
    def seat(self) -> int:
        return int(self.table["seat"])

    @property
    def menu(self) -> Json:
        """What may be said now; empty while what was pressed is on its way."""
        table = self.table
        if self._pressed and (self._replies == self._pressed[0] or table is self._pressed[1]):
            return {}
        question: Json = (table.get("match") or {}).get("question") or {}
        menu: Json = question.get("menu") or {}
        return menu

    @property
    def over(self) -> bool:
        return self.page.get_by_role("heading", name="Die ganze Wahrheit").is_visible()

    def sit_down(self, path: str) -> None:
        self.phone.goto(path)
        self.page.get_by_label("Dein Name").fill(self.name)
        self.page.get_by_role("button", name="Hinsetzen").click()

    def press(self, name: str | re.Pattern[str], *, inside: Locator | None = None) -> None:
        """Press something that answers the question; the phone then waits to be told more."""
        self.answers()
        where = inside or self.game
        where.get_by_role("button", name=name, exact=isinstance(name, str)).first.click()

    def answers(self) -> None:
        """Something is pressed now: until the house has taken it, nothing more is asked."""
        table = self.table
        self._pressed = (self._replies, table)

    def forget(self) -> None:
        """What was pressed came too late: look again."""
        self._pressed = None

    def tool(self, name: str) -> None:
        self.game.get_by_role("button", name=name, exact=True).click()

    def sheet(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    def be(self, character: str) -> None:
        """On one's own turn: a face, and „Ich bin …!“ with whatever is proposed."""
        name = NAMES[character]
        self.game.get_by_role("button", name=name, exact=True).click()
        self.press(f"Ich bin {name}!", inside=self.sheet(f"Du als {name}"))

    def react(self, character: str) -> None:
        name = NAMES[character]
        self.game.get_by_role("button", name=f"Ich bin {name}!").click()
        self.press(re.compile(f"^Ich bin {name}!"), inside=self.sheet(f"Du als {name}"))

    def accuse(self, link: int) -> None:
        """Doubt a claim aloud: from the list of what was claimed."""
        claims = [one["number"] for one in self.view["chain"] if one["link"]["character"]]
        self.tool("Anklagen")
        sheet = self.sheet("Was wurde behauptet?")
        if len(claims) > 1:
            sheet.get_by_role("radio").nth(claims.index(link)).check(force=True)
        self.press(re.compile("^Anklagen: "), inside=sheet)

    def unmask(self, whom: Player, character: str) -> None:
        self.tool("Enttarnen")
        sheet = self.sheet("Jemanden enttarnen")
        sheet.get_by_role("radio", name=re.compile(f"^{whom.name}")).check(force=True)
        sheet.get_by_role("radio", name=NAMES[character]).check(force=True)
        sheet.get_by_role("button", name=f"{whom.name} ist {NAMES[character]} …").click()
        self.press(re.compile("^Sicher: "), inside=sheet)

    def shoot(self, moment: str) -> None:
        """Keep one picture of each moment."""
        if moment not in self.seen:
            self.seen.add(moment)
            self.phone.settle()
            self.phone.shot(f"sein-{moment}-{self.name.lower()}")


def open_table(anna: Player, bots: int = 0) -> str:
    """Anna opens a table for this game and puts bots on it; its address."""
    anna.page.get_by_role("radio", name=re.compile("Sein oder nicht sein")).check(force=True)
    anna.page.get_by_label("Dein Name").fill(anna.name)
    anna.page.get_by_role("button", name="Tisch aufmachen").click()
    anna.page.wait_for_url(re.compile("/t/"))
    for n in range(bots):
        anna.page.get_by_role("button", name="Gerissen").click()
        chairs = anna.page.locator(".round .chair")
        expect(chairs).to_have_count(n + 2)
    return anna.page.url.removeprefix(anna.phone.house.url)


def sit(phones: Phones, names: tuple[str, ...], bots: int = 0) -> list[Player]:
    """Friends at a table; Anna has opened it."""
    players = [Player(phones(1, reduced_motion="reduce")[0], name) for name in names]
    path = open_table(players[0], bots)
    for player in players[1:]:
        player.sit_down(path)
    return players


def start(anna: Player, people: int) -> None:
    anna.page.get_by_role("button", name=f"Anfangen – zu {people}").click()


def until(player: Player, told: Callable[[], bool]) -> None:
    """Wait until this phone has been told so."""
    for _ in range(WAITS):
        if told():
            return
        player.page.wait_for_timeout(PATIENCE)
    raise AssertionError(f"in vain: {player.menu} {player.view}")


# --- an evening ---------------------------------------------------------------------------------


class Evening:
    """Friends (and bots) play: everybody lies on their turn, reacts at times, and votes wisely."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.people = {player.seat: player for player in players}
        for player in players:
            player.page.set_default_timeout(HASTE)

    @property
    def truth(self) -> dict[int, str]:
        """Who is who, among those whose phones we hold."""
        return {player.seat: str(player.view["character"]) for player in self.players}

    def lies(self, view: Json, link: int) -> bool | None:
        """Is this claim a lie? `None`: a bot's, nobody here knows."""
        claim = view["chain"][link]["link"]
        truth = self.truth.get(claim["seat"])
        return None if truth is None else claim["character"] != truth

    def step(self, player: Player) -> bool:
        """What is asked of this player is answered; False: nothing is."""
        table = player.table
        try:
            return self.answered(player)
        except TooLate:
            if player.table is table:  # nobody was quicker: then this is a fault
                raise
            player.forget()
            return True

    def answered(self, player: Player) -> bool:
        menu, view = player.menu, player.view
        if not menu or view["stage"] == "over":
            return False
        player.shoot(f"{len(view['players'])}-{view['stage']}")
        if menu["stones"]:
            player.press(STONES[menu["stones"][0]])
        elif menu["votes"]:
            lie = self.lies(view, view["trial"]["link"])
            player.press("Gelogen!" if lie else "Ich glaube es")
        elif menu["shows"]:
            name = NAMES[menu["shows"][0]]
            player.tool(name)
            player.press(f"{name} zeigen")
        elif menu["names"]:
            player.press(STONES[menu["names"][0]])
        elif menu["shares"]:
            player.press(re.compile("^an "))
        elif menu["acts"]:
            player.be(self.role(player, menu))
        elif menu["bills"] or menu["accepts"]:
            self.answer(player, menu)
        elif menu["asks"] and view["turn"] % 2:
            self.ask(player)
        elif menu["ends"]:
            player.press("Zug beenden")
        elif menu["passes"] and player.seat in view["waiting"]["thinking"]:
            self.window(player, menu, view)
        else:
            return False
        return True

    def role(self, player: Player, menu: Json) -> str:
        """Somebody one is not, if anybody is left; another one each turn."""
        offered = sorted({offer["character"] for offer in menu["acts"]})
        lies = [one for one in offered if one != player.view["character"]]
        return str((lies or offered)[int(player.view["turn"]) % len(lies or offered)])

    def window(self, player: Player, menu: Json, view: Json) -> None:
        if menu["claims"] and (view["turn"] + player.seat) % 2:
            player.react(menu["claims"][0]["character"])
        else:
            player.press("Passen")

    def answer(self, player: Player, menu: Json) -> None:
        turn = int(player.view["turn"])
        if menu["claims"] and turn % 3 == 0:
            player.react(menu["claims"][0]["character"])
        elif menu["accepts"] and turn % 3 == 1:
            player.press(re.compile("^Vergebung von"))
        elif menu["bills"]:
            self.pay(player, menu["bills"][0])
        else:
            player.press(re.compile("^Vergebung von"))

    def pay(self, player: Player, bill: Json) -> None:
        if len(bill["payments"]) == 1:
            player.press(re.compile(" zahlen$"))
            return
        player.game.get_by_role("button", name=re.compile(" bezahlen …$")).first.click()
        player.press(re.compile(" zahlen$"), inside=player.sheet(re.compile(" bezahlen$")))

    def ask(self, player: Player) -> None:
        player.tool("Befragen")
        player.press(re.compile(" befragen$"), inside=player.sheet("Wen befragst du?"))

    def play(self, stop: Callable[[], bool]) -> None:
        """Everybody answers what they are asked, until `stop`."""
        for _ in range(MOVES):
            acted = False
            for player in self.players:
                if stop():
                    return
                acted = self.step(player) or acted
            if not acted:
                self.players[0].page.wait_for_timeout(PATIENCE)
        raise AssertionError([(player.name, player.view.get("stage")) for player in self.players])

    def over(self) -> bool:
        return all(player.view.get("stage") == "over" for player in self.players)


# --- who is told what ----------------------------------------------------------------------------


def secrets(player: Player) -> list[str]:
    """What this phone was told though it is none of its owner's business."""
    return [found for frame in player.phone.frames for found in _secrets(frame, player.seat)]


def _secrets(frame: str | bytes, seat: int) -> Iterator[str]:
    news = {} if frame == "pong" else json.loads(frame)
    if news.get("type") != "Frame" or not news["view"].get("match"):
        return
    yield from (f"event {event}" for event in news["events"] if not _may_hear(event, seat))
    view = news["view"]["match"]["game"]
    if view["seat"] != seat:
        yield f"the view of {view['seat']}"
    if view["stage"] != "over" and (view["truth"] or "characters" in json.dumps(view)):
        yield "the truth, before it is told"
    for note in view["notes"]:
        yield f"a note at a table without notebooks: {note}"


def _may_hear(event: Json, seat: int) -> bool:
    match event:
        case {"type": "Dealt" | "Voted", "seat": who}:
            return bool(who == seat)
        case {"type": "Showed", "seat": shows, "asker": asks}:
            return seat in (shows, asks)
        case {"type": "Guessed", "by": by, "seat": whom}:
            return seat in (by, whom)
        case _:
            return True


def told(player: Player) -> list[str]:
    """Every type of event that this phone was told of."""
    news = [json.loads(frame) for frame in player.phone.frames if frame != "pong"]
    return [event["type"] for new in news for event in new.get("events", ())]


def test_a_planted_secret_is_found() -> None:
    heard = [
        {"type": "Dealt", "seat": 1, "character": "dieb"},
        {"type": "Guessed", "by": 1, "seat": 2, "character": "dieb", "right": True},
        {"type": "Showed", "seat": 0, "asker": 2, "character": "dieb"},
    ]
    game = {"seat": 0, "stage": "acting", "truth": None, "notes": []}
    frame = {"type": "Frame", "view": {"match": {"game": game}}, "events": heard}
    assert len(list(_secrets(json.dumps(frame), 0))) == 2
    told_too_early = {**game, "truth": {"characters": []}, "notes": [1]}
    frame = {"type": "Frame", "view": {"match": {"game": told_too_early}}, "events": []}
    assert len(list(_secrets(json.dumps(frame), 0))) == 2


# --- three friends: a lie that falls, a secret between two, a truth that wins --------------------


def test_three_phones_accuse_unmask_and_win(own_house: House, phones: Phones, axe: Axe) -> None:
    players = sit(phones, NAMED)
    start(players[0], people=3)
    for player in players:
        until(player, lambda player=player: bool(player.view))  # type: ignore[misc]
    evening = Evening(players)
    see_my_card(players[0])

    liar = claim_somebody_else(evening)
    accuser, witness = (player for player in players if player is not liar)
    reload_in_the_window(witness)
    accuse(evening, liar, accuser, witness, axe)
    unmask(evening, liar, accuser, witness)
    win_by_the_truth(evening, accuser, witness)

    for player in players:
        expect(player.page.get_by_role("heading", name="Die ganze Wahrheit")).to_be_visible()
        player.shoot("3-end")
        assert secrets(player) == []
    assert axe(players[0].phone) == []


def see_my_card(player: Player) -> None:
    """The card shows while it is held, and not a moment longer."""
    card = player.page.get_by_role("button", name=re.compile("^Deine Karte"))
    face = card.get_by_text(NAMES[player.view["character"]], exact=True)
    expect(face).to_have_count(0)
    card.hover()
    player.page.mouse.down()
    expect(face).to_be_visible()
    player.phone.shot("sein-3-card-held")
    player.page.mouse.up()
    expect(face).to_have_count(0)


def claim_somebody_else(evening: Evening) -> Player:
    """Stones are taken; whoever begins lies. The others are still thinking."""
    players = evening.players
    evening.play(lambda: players[0].view["stage"] == "acting")
    active = evening.people[players[0].view["active"]]
    until(active, lambda: bool(active.menu.get("acts")))
    active.shoot("3-acting")
    active.be(evening.role(active, active.menu))
    for player in players:
        until(player, lambda player=player: player.view["stage"] == "illegal")  # type: ignore[misc]
    return active


def reload_in_the_window(player: Player) -> None:
    """The question is still there afterwards, word for word, and so is the chain."""
    say = player.game.locator(".say-now")
    before = say.inner_text()
    link = player.game.locator(".link").inner_text()
    player.page.reload()
    expect(player.game.get_by_role("button", name="Passen")).to_be_enabled()
    assert say.inner_text() == before
    assert player.game.locator(".link").inner_text() == link
    player.shoot("3-window-after-reload")


def accuse(evening: Evening, liar: Player, accuser: Player, witness: Player, axe: Axe) -> None:
    """Everything stops, the votes are opened together, the lie falls and the face is struck out."""
    claimed = accuser.view["chain"][0]["link"]["character"]
    accuser.accuse(0)
    until(witness, lambda: bool(witness.menu.get("votes")))
    until(liar, lambda: liar.view["stage"] == "vote")
    assert not liar.menu
    witness.shoot("3-vote")
    liar.shoot("3-accused")
    assert axe(witness.phone) == []
    witness.press("Gelogen!")
    stamp = witness.game.get_by_text("Gelogen!", exact=True)
    expect(stamp).to_be_visible()
    witness.shoot("3-exposed")
    for player in evening.players:
        until(player, lambda p=player: claimed in p.view["players"][liar.seat]["banned"])  # type: ignore[misc]
    expect(stamp).to_be_hidden()
    witness.shoot("3-fallen")


def unmask(evening: Evening, liar: Player, accuser: Player, witness: Player) -> None:
    """Only the two know what was on the card; the third learns who is out."""
    until(accuser, lambda: bool(accuser.menu.get("unmasks")))
    accuser.unmask(liar, evening.truth[liar.seat])
    right = re.compile("Richtig geraten")
    expect(accuser.game.get_by_text(right)).to_be_visible()
    accuser.shoot("3-unmasked-by-me")
    expect(liar.game.get_by_text("Du bist raus!")).to_be_visible()
    liar.shoot("3-unmasked-me")
    expect(witness.game.get_by_text(f"{liar.name} ist raus!")).to_be_visible()
    assert witness.game.get_by_text(right).count() == 0
    witness.shoot("3-unmasked-others")
    assert "Guessed" in told(liar)
    assert "Guessed" not in told(witness)
    expect(liar.game.get_by_text(f"{liar.name} ist raus!")).to_be_hidden()
    expect(liar.game.get_by_text("Du bist raus!")).to_be_hidden()
    liar.shoot("3-out")


def win_by_the_truth(evening: Evening, one: Player, other: Player) -> None:
    """Of two, one vote is the majority: the truthful accused turns the card and has won."""
    two = {one.seat: other, other.seat: one}
    evening.play(lambda: bool(active_of(evening).menu.get("acts")))
    active = active_of(evening)
    active.be(evening.truth[active.seat])
    doubter = two[active.seat]
    until(doubter, lambda: bool(doubter.menu.get("accuses")))
    doubter.accuse(doubter.menu["accuses"][0])
    expect(doubter.game.get_by_text("Die Wahrheit!")).to_be_visible()
    doubter.shoot("3-proved")
    assert doubter.view["winners"] == [active.seat]
    assert doubter.view["ending"] == "wrongly_accused"


def active_of(evening: Evening) -> Player:
    return evening.people[evening.players[0].view["active"]]


# --- five and eight at the table, people and bots ------------------------------------------------


def shorten(anna: Player, rounds: int = 3) -> None:
    """Anna lets the match end after so many rounds."""
    anna.page.get_by_text("Regeln des Tischs").click()
    group = anna.page.get_by_role("group", name="Schluss nach so vielen Runden")
    group.get_by_role("radio", name=str(rounds), exact=True).check(force=True)
    until(anna, lambda: anna.table["options"]["rounds"] == rounds)


@pytest.mark.parametrize("bots", [2, 5])
def test_people_and_bots_play_to_the_end(
    own_house: House, phones: Phones, axe: Axe, bots: int
) -> None:
    players = sit(phones, NAMED, bots)
    shorten(players[0])
    start(players[0], people=len(NAMED) + bots)
    for player in players:
        until(player, lambda player=player: bool(player.view))  # type: ignore[misc]
    evening = Evening(players)
    evening.play(evening.over)
    size = len(NAMED) + bots
    for player in players:
        expect(player.page.get_by_role("heading", name="Die ganze Wahrheit")).to_be_visible()
        player.shoot(f"{size}-end")
        assert secrets(player) == []
    truth = players[0].view["truth"]
    assert {player.seat: player.view["truth"] for player in players} == dict.fromkeys(
        (p.seat for p in players), truth
    )
    claims = players[0].game.locator(".told ul li")
    assert (
        claims.count()
        == len(truth["claims"])
        == told(players[0]).count("Linked") - unclaimed(players[0])
    )
    assert axe(players[0].phone) == []


def unclaimed(player: Player) -> int:
    """Links that nobody claims with a character: payments, questions, estates."""
    news = [json.loads(frame) for frame in player.phone.frames if frame != "pong"]
    events = [event for new in news for event in new.get("events", ())]
    return sum(event["type"] == "Linked" and not event["link"]["character"] for event in events)


# --- by keyboard alone ---------------------------------------------------------------------------

FOCUS = """() => {
    const at = document.activeElement
    if (!at || at === document.body) return ""
    return at.getAttribute("aria-label") ?? at.closest("label")?.innerText ?? at.innerText ?? ""
}"""


@dataclass
class Typist:
    """Somebody who never touches the screen: Tab, arrows, Enter, and the names of things."""

    player: Player

    @property
    def page(self) -> Page:
        return self.player.page

    def focus(self) -> str:
        return str(self.page.evaluate(FOCUS))

    def reach(self, name: str) -> None:
        """Tab until something of that name has the focus."""
        for _ in range(80):
            if re.search(name, self.focus()):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no {name!r} is reached by Tab; the focus is on {self.focus()!r}")

    def press(self, name: str, key: str = "Enter") -> None:
        self.reach(name)
        self.page.keyboard.press(key)

    def say(self, name: str) -> None:
        """Press what answers the question."""
        self.reach(name)
        self.player.answers()
        self.page.keyboard.press("Enter")


def test_an_evening_by_keyboard_alone(own_house: House, phones: Phones, axe: Axe) -> None:
    (phone,) = phones(1, color_scheme="dark", reduced_motion="reduce")
    anna = Player(phone, "Anna")
    typist = Typist(anna)
    open_table(anna, bots=2)
    typist.press("^Anfangen")
    until(anna, lambda: bool(anna.view))
    checked: set[str] = set()
    for _ in range(MOVES):
        if anna.view["stage"] == "over" or {"acting", "reacted", "passed", "accused"} <= checked:
            break
        step = by_keyboard(typist, checked)
        if not step:
            anna.page.wait_for_timeout(PATIENCE)
        elif step not in checked:
            checked.add(step)
            expect(anna.page.locator(":focus"), f"the focus got lost after {step!r}").to_have_count(
                1
            )
            assert axe(phone) == [], step
    assert {"acting", "passed"} <= checked
    look_at_the_card_by_keyboard(typist)


def by_keyboard(typist: Typist, done: set[str]) -> str:
    """Answer what is asked; what was done, or nothing."""
    menu, view = typist.player.menu, typist.player.view
    if not menu or view["stage"] == "over":
        return ""
    if menu["stones"]:
        typist.say(f"^{STONES[menu['stones'][0]]}$")
        return "stones"
    if menu["votes"]:
        typist.say("^Ich glaube es$")
        return "voted"
    if menu["shows"]:
        name = NAMES[menu["shows"][0]]
        typist.press(f"^{name}$")
        typist.say(f"^{name} zeigen$")
        return "showed"
    if menu["names"] or menu["shares"]:
        typist.say("^(Gold|Wein|Korn|an .*)$")
        return "named"
    if menu["acts"]:
        name = NAMES[menu["acts"][0]["character"]]
        typist.press(f"^{name}$")
        typist.say(f"^Ich bin {name}!")
        return "acting"
    if menu["bills"] and len(menu["bills"][0]["payments"]) == 1:
        typist.say(" zahlen$")
        return "paid"
    if menu["bills"]:
        typist.press(" bezahlen …$")
        typist.say(" an .* zahlen$")
        return "paid"
    if menu["accuses"] and "accused" not in done and "acting" in done:
        typist.press("^Anklagen")
        typist.say("^Anklagen: ")
        return "accused"
    if menu["ends"]:
        typist.say("^Zug beenden$")
        return "ended"
    if menu["passes"] and view["seat"] in view["waiting"]["thinking"]:
        if menu["claims"] and "passed" in done:
            name = NAMES[menu["claims"][0]["character"]]
            typist.press(f"^Ich bin {name}!$")
            typist.say(f"^Ich bin {name}!")
            return "reacted"
        typist.say("^Passen$")
        return "passed"
    return ""


def look_at_the_card_by_keyboard(typist: Typist) -> None:
    """Held with the space bar it shows; let go, it does not."""
    if typist.player.view["stage"] == "over":
        return
    typist.reach("^Deine Karte")
    card = typist.page.get_by_role("button", name=re.compile("^Deine Karte"))
    face = card.get_by_text(NAMES[typist.player.view["character"]], exact=True)
    typist.page.keyboard.down("Space")
    expect(face).to_be_visible()
    typist.page.keyboard.up("Space")
    expect(face).to_have_count(0)


# --- for everybody -------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_sheet_can_be_used_by_everybody(
    own_house: House, phones: Phones, axe: Axe, scheme: str
) -> None:
    """At the smallest phone nothing is wider than the screen, and axe finds nothing."""
    size = {"width": 320, "height": 568} if scheme == "light" else {}
    (phone,) = phones(1, color_scheme=scheme, reduced_motion="reduce", **size)  # type: ignore[arg-type]  # the names are right
    anna = Player(phone, "Anna")
    open_table(anna, bots=7)
    start(anna, people=8)
    until(anna, lambda: bool(anna.view))
    evening = Evening([anna])
    evening.play(lambda: bool(anna.menu.get("acts")))
    while anna.game.locator(".moment").count():  # what happened just before is passed over
        anna.page.keyboard.press("Escape")
    assert axe(phone) == []
    anna.phone.shot(f"sein-8-acting-{scheme}")
    for open_, name in (
        ("Übersichtskarte", "Übersichtskarte"),
        ("Warum?", "Warum geht das nicht?"),
    ):
        anna.tool(open_)
        expect(anna.sheet(name)).to_be_visible()
        assert axe(phone) == [], name
        anna.phone.settle()
        anna.phone.shot(f"sein-8-{open_.strip('?').lower()}-{scheme}")
        anna.page.keyboard.press("Escape")
    anna.game.get_by_role("button", name=re.compile("^Befragen")).click()
    expect(anna.sheet("Warum geht das nicht?")).to_contain_text("§")
    anna.page.keyboard.press("Escape")
    character = evening.role(anna, anna.menu)
    anna.tool(NAMES[character])
    expect(anna.sheet(f"Du als {NAMES[character]}")).to_be_visible()
    assert axe(phone) == []
    anna.phone.settle()
    anna.phone.shot(f"sein-8-sheet-{scheme}")
    width = phone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def test_house_rules_are_laid_on_the_table(own_house: House, phones: Phones, axe: Axe) -> None:
    """The host changes the overview card; what is wrong is said, what is right is played."""
    anna, bernd = (
        Player(phone, name) for phone, name in zip(phones(2), ("Anna", "Bernd"), strict=True)
    )
    bernd.sit_down(open_table(anna, bots=1))
    anna.page.get_by_text("Regeln des Tischs").click()
    anna.page.get_by_role("button", name="Ansehen und ändern").click()
    card = anna.sheet("Übersichtskarte")
    farmer = card.get_by_role("group", name="Bauer")
    farmer.get_by_role("combobox", name="Reaktion").select_option("illegal")
    expect(farmer.get_by_role("alert")).to_contain_text("schon eine andere Figur")
    save = card.get_by_role("button", name="So spielen wir")
    expect(save).to_be_disabled()
    card.get_by_role("group", name="Kaiser").get_by_role("combobox", name="Reaktion").select_option(
        ""
    )
    expect(farmer.get_by_role("alert")).to_have_count(0)
    assert axe(anna.phone) == []
    anna.phone.shot("sein-house-rules")
    save.click()
    until(bernd, lambda: bernd.table["options"]["overview"]["rows"][5]["reaction"] == "illegal")
    start(anna, people=3)
    bernd.tool("Übersichtskarte")
    expect(bernd.sheet("Übersichtskarte").get_by_text("Hausregel")).to_have_count(2)
