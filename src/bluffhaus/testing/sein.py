"""An evening of Sein oder nicht sein among people, told the way its rulebook tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bluffhaus.games.sein import RULES, Card, Character, Event, Move, Options, Sein, Sort, View
from bluffhaus.games.sein.menus import SeinMenu
from bluffhaus.games.sein.offers import Part
from bluffhaus.games.sein.overview import Fetch, FetchDifferent, Levy
from bluffhaus.games.sein.purses import CHARACTERS, INDEX, SORTS, STOCK
from bluffhaus.games.sein.state import FALLEN, NO_LINK, STANDS, WITHDRAWN, State
from bluffhaus.games.sein.words import (
    Accept,
    Accuse,
    Accused,
    Act,
    Ask,
    Asked,
    Began,
    Claim,
    Confessed,
    Dealt,
    EndTurn,
    Link,
    Linked,
    NameSort,
    Out,
    Packed,
    Pass,
    Pay,
    Share,
    Show,
    StandBack,
    TookStone,
    TurnBegan,
    Unmask,
    Vote,
    VotesOpened,
)
from bluffhaus.kernel import Entry, Illegal, Match, Prompt, Seat, Seeded
from bluffhaus.testing.histories import AnyMatch
from bluffhaus.testing.people import ANTON, EMIL, NAMES

ERICH: Final = EMIL
"""Who sits in the fifth place at this rulebook's table."""

_CARDS: Final = {character.capitalize(): character for character in CHARACTERS}
_SORTS: Final = {sort.capitalize(): sort for sort in SORTS}
_LETTERS: Final = {"G": Sort.GOLD, "W": Sort.WEIN, "K": Sort.KORN}


def character(name: str) -> Character:
    """A character by the name that is printed on the card: „Kaiser“."""
    return _CARDS[name]


def stones(text: str) -> tuple[Sort, ...]:
    """What is meant by „2 Gold“ or „1 Gold, 1 Wein“, in the order of the sorts."""
    found: list[Sort] = []
    for part in text.split(", ") if text else ():
        count, name = part.split(" ")
        found += [_SORTS[name]] * int(count)
    return tuple(sorted(found, key=SORTS.index))


class Evening:
    """People sit round a table, are whom the story says, and claim to be whom they like.

    ```python
    evening = Evening(cards={ANTON: "Dieb"}, own={BERND: "2G"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    assert evening.owns(ANTON) == "2G"
    ```

    What somebody owns is written as in `2G 1K [1]`: two gold, one korn, one Info-Pack.
    """

    def __init__(
        self,
        people: int = 5,
        *,
        cards: Mapping[Seat, str] | None = None,
        own: Mapping[Seat, str] | None = None,
        first: Seat = ANTON,
        gone: Sequence[Seat] = (),
        banned: Mapping[Seat, Sequence[str]] | None = None,
        options: Options | None = None,
    ) -> None:
        """`gone` have left in this order; `banned` is what accusations have taken from whom."""
        chosen = Options() if options is None else options
        dealt = _dealt(people, cards or {})
        facts: list[Event] = [Began(first, chosen.overview)]
        facts += [Dealt(Seat(n), card, to=(Seat(n),)) for n, card in enumerate(dealt)]
        facts += _owned(people, own or {})
        facts += [Out(seat, first, True) for seat in gone]
        for seat, names in (banned or {}).items():
            facts += [fact for name in names for fact in _exposed(seat, first, character(name))]
        facts += [TurnBegan(first, 1, 1), Asked("acting", (first,))]
        state = RULES.blank(chosen, people)
        for fact in facts:
            RULES.evolve(state, fact)
        self.match: Match[State, Move, Event, View] = Match(
            RULES, chosen, people, Seeded(1), state, [Entry(None, None, tuple(facts))]
        )

    # --- personal actions -----------------------------------------------------------------------

    def steals(self, who: Seat, victim: Seat, sort: str, *, packs: bool = False) -> None:
        """„Ich bin der Dieb und stehle Bernd 2 Gold!“"""
        self.says(who, Act(Character.DIEB, 0, (victim,), (_SORTS[sort],), packs))

    def takes(self, who: Seat, name: str, *sorts: str) -> None:
        """From the store: the treasury, the court fee (of two `sorts`), the cellar, the harvest."""
        action = self._place(name, Fetch, FetchDifferent)
        self.says(who, Act(character(name), action, (), tuple(_SORTS[sort] for sort in sorts)))

    def taxes(self, who: Seat, name: str) -> None:
        """The Kaiser's tax, the Papst's Kirchensteuer."""
        self.says(who, Act(character(name), self._place(name, Levy)))

    def enchants(self, who: Seat, what: Mapping[Seat, str]) -> None:
        """A spell: one stone from each of these."""
        victims = tuple(sorted(what))
        sorts = tuple(_SORTS[what[victim]] for victim in victims)
        self.says(who, Act(Character.ZAUBERER, 0, victims, sorts))

    # --- reactions ------------------------------------------------------------------------------

    def claims(self, who: Seat, name: str, demands: str = "") -> None:
        """„Ich bin Richter und verlange 2 Gold!“"""
        self.says(who, Claim(character(name), stones(demands)))

    def passes(self, *people: Seat) -> None:
        """These have nothing to say."""
        for who in people:
            self.says(who, Pass())

    def all_pass(self) -> None:
        """Nobody who is still awaited in this window has anything to say."""
        stage = self.stage
        while self.stage == stage and self.awaited:
            self.says(self.awaited[0], Pass())

    def stands_back(self, who: Seat) -> None:
        """Passes on everything this turn."""
        self.says(who, StandBack())

    def pays(self, who: Seat, richter: Seat, what: str) -> None:
        """The fine."""
        self.says(who, Pay(self.link(richter, "Richter"), stones(what)))

    def accepts(self, who: Seat, papst: Seat) -> None:
        """The forgiveness of this Papst."""
        self.says(who, Accept(self.link(papst, "Papst")))

    def names(self, who: Seat, sort: str) -> None:
        """Only now does the Papst say which stone he wants."""
        self.says(who, NameSort(_SORTS[sort]))

    def shares(self, who: Seat, kaiser: Seat, sort: str) -> None:
        """The Richter's stone for the Kaiser."""
        self.says(who, Share(self.link(kaiser, "Kaiser"), _SORTS[sort]))

    # --- accusation, unmasking, question --------------------------------------------------------

    def accuses(self, by: Seat, whom: Seat, name: str, *, agree: Sequence[Seat] = ()) -> None:
        """„Du bist kein Kaiser!“ These agree, the others do not."""
        self.says(by, Accuse(self.link(whom, name)))
        while self.stage == "vote":
            voter = self.awaited[0]
            self.says(voter, Vote(voter in agree))

    def unmasks(self, by: Seat, whom: Seat, name: str) -> None:
        """A question card is handed over, face down."""
        self.says(by, Unmask(whom, character(name)))

    def asks(self, who: Seat, whom: Seat) -> None:
        """An Info-Pack for a question."""
        self.says(who, Ask(whom))

    def shows(self, who: Seat, name: str) -> None:
        """The card on top."""
        self.says(who, Show(character(name)))

    def ends_turn(self, who: Seat) -> None:
        """No more questions."""
        self.says(who, EndTurn())

    # --- anything -------------------------------------------------------------------------------

    def says(self, who: Seat, move: Move) -> None:
        """Anything at all."""
        self.match = self.match.play(who, move)

    def is_silent(self, who: Seat) -> None:
        """Says nothing until the time is up."""
        meant = self.match.prompts[who].silence
        assert meant is not None
        self.says(who, meant)

    def refused(self, who: Seat, move: Move) -> Illegal:
        """Somebody says what may not be said; what they are answered."""
        before = self.match
        try:
            self.match.play(who, move)
        except Illegal as no:
            assert self.match is before
            return no
        raise AssertionError(f"{NAMES[who]} may say {move!r}")

    # --- what then is so ------------------------------------------------------------------------

    @property
    def table(self) -> View:
        """What everybody sees."""
        return self.match.view(None)

    @property
    def stage(self) -> str:
        """What the table is busy with."""
        return self.table.stage

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom the table waits for."""
        return self.match.game.awaited(self.match.state)

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.match.outcome is not None

    @property
    def happened(self) -> tuple[Event, ...]:
        """What the last thing said led to."""
        return self.match.last().events

    def sees(self, who: Seat | None) -> View:
        """What somebody knows."""
        return self.match.view(who)

    def heard(self, who: Seat | None) -> tuple[Event, ...]:
        """What somebody was told of the last thing said."""
        return tuple(event for event in self.happened if event.seen_by(who))

    def card(self, who: Seat) -> Card:
        """What somebody may say, as it is printed."""
        found: Card = self.match.prompts[who].moves.card()
        return found

    def offered(self, who: Seat) -> frozenset[Move]:
        """Everything that somebody may say now."""
        prompt = self.match.prompt(who)
        return frozenset() if prompt is None else frozenset(prompt.moves)

    def why_not(self, who: Seat, what: str, name: str | None = None) -> str:
        """What the menu says to somebody's „why?“."""
        wanted = None if name is None else character(name)
        for gap in self.card(who).missing:
            if gap.what == what and gap.character in (None, wanted):
                return gap.why
        return ""

    def owns(self, who: Seat) -> str:
        """The stones that lie before somebody, as in `2G 1K [1]`."""
        own = self.table.players[who].stones
        loose = [(own.gold, "G"), (own.wein, "W"), (own.korn, "K")]
        parts = [f"{count}{letter}" for count, letter in loose if count]
        return " ".join([*parts, *([f"[{own.packs}]"] if own.packs else [])])

    def store(self) -> tuple[int, int, int]:
        """Gold, wein and korn in the store."""
        return self.table.store.gold, self.table.store.wein, self.table.store.korn

    def banned(self, who: Seat) -> set[str]:
        """What somebody may no longer claim to be."""
        return {name.capitalize() for name in self.table.players[who].banned}

    def still_in(self) -> tuple[Seat, ...]:
        """Who has not left."""
        return tuple(Seat(n) for n, each in enumerate(self.table.players) if each.place is None)

    def link(self, who: Seat, name: str) -> int:
        """The newest link that somebody claimed with this character."""
        found = [
            each.number
            for each in self.table.chain
            if each.link.seat == who and each.link.character == character(name)
        ]
        assert found, f"{NAMES[who]} has not claimed to be {name} this turn"
        return found[-1]

    def stands(self, who: Seat, name: str) -> bool:
        """Does that claim still hold?"""
        return self.table.chain[self.link(who, name)].status == "standing"

    def _place(self, name: str, *effects: type) -> int:
        row = self.match.options.overview.rows[INDEX[character(name)]]
        return next(n for n, effect in enumerate(row.actions) if isinstance(effect, effects))


def _dealt(people: int, cards: Mapping[Seat, str]) -> list[Character]:
    """Two cards of each; whoever the story does not mind gets what is left."""
    left = Counter(dict.fromkeys(CHARACTERS, 2))
    left.subtract(character(name) for name in cards.values())
    assert min(left.values()) >= 0, "there are two cards of each character"
    rest = iter(list(left.elements())[::-1])
    return [character(cards[Seat(n)]) if n in cards else next(rest) for n in range(people)]


def _owned(people: int, own: Mapping[Seat, str]) -> list[Event]:
    """Stones by ones and twos, until everybody has what the story says."""
    facts: list[Event] = []
    packs = [0] * people
    for seat, text in own.items():
        for part in text.split():
            if part.startswith("["):
                packs[seat] = int(part.strip("[]"))
                facts += [TookStone(seat, sort) for sort in SORTS] * packs[seat]
    if any(packs):
        facts.append(Packed(tuple(packs)))
    for seat, text in own.items():
        for part in text.split():
            if not part.startswith("["):
                facts += [TookStone(seat, _LETTERS[part[-1]])] * int(part[:-1])
    return facts


def _exposed(seat: Seat, by: Seat, name: Character) -> list[Event]:
    """Once upon a time somebody was caught."""
    link = Link(seat, "illegal", name, (), None, (), (), False)
    accuser = by if by != seat else Seat((seat + 1) % 2)
    return [
        Linked(0, link),
        Accused(accuser, 0),
        VotesOpened(accuser, 0, (accuser,), (), True),
        Confessed(seat, 0, name),
        TurnBegan(accuser, 0, 0),
    ]


# --- this game's own laws -----------------------------------------------------------------------


def stones_are_neither_made_nor_lost(match: AnyMatch) -> None:
    """20 of each sort, before the players and in the store; nobody has less than none."""
    row: list[int] = match.state.row
    counted(row, match.seats)


def counted(row: Sequence[int], seats: int) -> None:
    """Twenty of each, and nothing negative."""
    assert min(row) >= 0, f"somebody owns less than nothing: {row}"
    packs = sum(row[4 * seat + 3] for seat in range(seats))
    for place in range(3):
        loose = sum(row[4 * seat + place] for seat in range(seats))
        assert loose + packs + row[4 * seats + place] == STOCK, f"stones are not twenty: {row}"


def what_lies_there_follows_from_the_chain(match: AnyMatch) -> None:
    """The stones before everybody are those that the standing links lead to, and no others."""
    followed(match.state)


def followed(state: State) -> None:
    """What is kept at hand agrees with what is derived from the turn's beginning."""
    if state.chain and not state.settled:
        assert (state.row, state.moved) == state.derived()


def what_rests_on_nothing_has_fallen(match: AnyMatch) -> None:
    """A link stands exactly as long as something that it rests on stands."""
    rested(match.state)


def rested(state: State) -> None:
    """No link hangs in the air, and none fell that still had a hold."""
    for number, link in enumerate(state.chain):
        if link.rests_on and state.status[number] in (STANDS, FALLEN):
            left = state.anchored >> number & 1
            holds = [
                state.status[ground] == STANDS or (left and state.status[ground] == WITHDRAWN)
                for ground in link.rests_on
            ]
            holding = all(holds) if link.kind == "share" else any(holds)
            assert holding == (state.status[number] == STANDS), f"link {number} hangs in the air"


def whoever_is_out_owns_nothing(match: AnyMatch) -> None:
    """All that somebody had goes to the heir, and nothing comes after that."""
    bequeathed(match.state)


def bequeathed(state: State) -> None:
    """No stone lies before somebody who has left."""
    for seat in state.gone:
        left = state.row[4 * seat : 4 * seat + 4]
        assert not any(left), f"seat {seat} has left, and owns {left}"


OWN_LAWS: Final = (
    stones_are_neither_made_nor_lost,
    whoever_is_out_owns_nothing,
    what_lies_there_follows_from_the_chain,
    what_rests_on_nothing_has_fallen,
)
"""Laws of this game, for `holds_throughout` and the machine."""


# --- long evenings ------------------------------------------------------------------------------


class Quiet(SeinMenu):
    """A menu without some of its parts."""

    __slots__ = ()

    def card(self) -> Card:
        """Printed without them, too."""
        printed, kinds = super().card(), {type(part[0]) for part in self.parts if part}
        return msgspec.structs.replace(
            printed,
            unmasks=printed.unmasks if Unmask in kinds else (),
            accuses=printed.accuses if Accuse in kinds else (),
            stands_back=StandBack in kinds,
        )


class LongEvening(Sein):
    """The rulebook among people who interrupt each other only now and then.

    Where anybody says anything, somebody is unmasked at once, and nothing deep ever happens. Here
    most questions are asked without it; which ones, everybody knows.
    """

    def asked(self, state: State) -> tuple[Seat, ...]:
        """Whoever could only have interrupted is not asked."""
        awaited = self.awaited(state)
        others = [seat for seat in super().asked(state) if seat not in awaited]
        return (*awaited, *(seat for seat in others if len(self.prompt(state, seat).moves)))

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        """The rulebook's, without most of the interruptions."""
        asked = super().prompt(state, seat)
        menu = asked.moves
        assert isinstance(menu, SeinMenu)
        parts = tuple(part for part in menu.parts if not _hushed(part, state))
        return Prompt(asked.about, Quiet(state, seat, parts), asked.silence)


_NOW_AND_THEN: Final = {Unmask: 23, Accuse: 4, StandBack: 7}


def _hushed(part: Part, state: State) -> bool:
    every = _NOW_AND_THEN.get(type(part[0])) if part else None
    if every is None or state.trial != NO_LINK:
        return False
    return state.about % every != 0
