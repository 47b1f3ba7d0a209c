"""How the table of Sein oder nicht sein looks, and the facts that change it."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from bluffhaus.games.sein.overview import Sort
from bluffhaus.games.sein.purses import CHARACTERS, INDEX, PACKS, PLACE, apply, stocked
from bluffhaus.games.sein.words import (
    Accused,
    Answered,
    Asked,
    Began,
    Confessed,
    Dealt,
    Decided,
    Ended,
    Ending,
    Event,
    Fell,
    Guessed,
    Kind,
    LeftToChance,
    Link,
    Linked,
    Options,
    Out,
    Packed,
    Proved,
    Settled,
    Showed,
    Stage,
    StoodBack,
    Tally,
    ToldClaim,
    ToldGuess,
    TookStone,
    Truth,
    TruthTold,
    TurnBegan,
    Voted,
    VotesOpened,
)
from bluffhaus.kernel import Seat

# What the table is busy with, when it is not interrupted by a vote or a question.
DEALING: Final = 0
STONES: Final = 1
ACTING: Final = 2
ILLEGAL: Final = 3
FINING: Final = 4
FORGIVING: Final = 5
ANSWER: Final = 6
SORT: Final = 7
SHARE: Final = 8
OBJECTING: Final = 9
CLOSING: Final = 10
ENDED: Final = 11  # points are counted; the truth is still to be told
OVER: Final = 12

STAGES: Final[tuple[Stage, ...]] = (
    "stones",
    "stones",
    "acting",
    "illegal",
    "fine",
    "forgive",
    "answer",
    "sort",
    "share",
    "objecting",
    "closing",
    "over",
    "over",
)
STAGE: Final = {name: number for number, name in enumerate(STAGES) if number not in (0, 12)}
WINDOWS: Final = (ILLEGAL, FINING, FORGIVING)
"""The windows of the Kaiser, the Richter and the Papst."""

NOBODY: Final = -1
NO_LINK: Final = -1

# How a link of the chain is.
STANDS: Final = 0
EXPOSED: Final = 1
FALLEN: Final = 2
WITHDRAWN: Final = 3
ANEW: Final = 4
CAUSES: Final = ("", "exposed", "rested", "withdrawn", "anew")
CAUSE: Final = {name: number for number, name in enumerate(CAUSES)}

Verdict: TypeAlias = tuple[int, int, int, int, bool, bool | None]
"""By, link, ayes, nays (as bits), upheld, lie."""
Leaving: TypeAlias = tuple[int, int, bool]
"""Who, heir, hit."""
Guess: TypeAlias = tuple[int, int, int, int, bool]
"""Turn, by, seat, character, right."""
Showing: TypeAlias = tuple[int, int, int, int]
"""Turn, asker, seat, character."""
PastClaim: TypeAlias = tuple[int, int, int, Kind, tuple[int, ...], bool]
"""Turn, seat, character, kind, accusers, exposed."""
Chain: TypeAlias = tuple[Link, ...]
Past: TypeAlias = tuple[
    int,
    int,
    Chain,
    tuple[int, ...],
    tuple[int, ...],
    int,
    tuple[tuple[int, int], ...],
    tuple[Verdict, ...],
    tuple[Leaving, ...],
]
"""The turn before: turn, seat, chain, statuses, stones at its beginning, how long the chain was
when it was settled, accusations, verdicts, leavings."""


class State:
    """The table. It changes by its facts only: one method for each kind of event, below.

    All but `row` is replaced as a whole when it changes, so a copy is a copy of references.
    """

    __slots__ = (
        "about",
        "accusations",
        "accusers",
        "active",
        "alive",
        "anchored",
        "attempted",
        "ayes",
        "back",
        "banned",
        "breath",
        "chain",
        "characters",
        "closed",
        "deed",
        "ending",
        "final",
        "gone",
        "guesses",
        "held",
        "last",
        "leavings",
        "lot",
        "moved",
        "news",
        "opening",
        "options",
        "past",
        "question_from",
        "question_to",
        "round",
        "row",
        "scribe",
        "seats",
        "settled",
        "showings",
        "shown",
        "stage",
        "starter",
        "status",
        "thinking",
        "trial",
        "trial_by",
        "turn",
        "unheard",
        "verdicts",
        "voting",
        "wait",
        "winners",
    )

    def __init__(self, options: Options, seats: int, like: State | None = None) -> None:
        """A blank table, or one `like` another that it shares nothing with."""
        self.scribe: list[Event] | None = None
        if like is not None:
            self._copy(like)
            return
        self.options = options
        self.seats = seats
        self.stage = DEALING
        self.about = 0  # which question is open; it counts public facts only
        self.wait = 0  # which wait the clock measures
        self.breath = 0.8
        self.characters: tuple[int, ...] = ()  # the secret
        self.alive = (1 << seats) - 1  # who is still in, as bits
        self.gone: tuple[int, ...] = ()  # who is out, in this order
        self.starter = NOBODY
        self.active = NOBODY
        self.turn = 0
        self.round = 0
        self.banned: tuple[int, ...] = (0,) * seats  # characters, as bits, seat by seat
        self.shown: tuple[int, ...] = (0,) * (seats * seats)  # asker by asked: characters as bits
        self.row = stocked(seats)  # the stones, as they lie now
        # the chain of this turn
        self.opening: tuple[int, ...] = ()  # the stones, as they lay when it began
        self.chain: Chain = ()
        self.status: tuple[int, ...] = ()
        self.moved = 0  # links that have moved stones, as bits
        self.anchored = 0  # settled links that no longer need who has left, as bits
        self.deed = NO_LINK  # the personal action
        self.held = 0  # windows that are over, as bits
        self.unheard = False  # has something been said since the last window opened?
        self.settled = False
        self.closed = NO_LINK  # so many links had the chain when it was settled
        # whom the table waits for
        self.thinking = 0
        self.news = False  # has something changed beneath the open question?
        self.back = 0
        self.lot = NOBODY  # who lets chance choose
        # a vote
        self.trial = NO_LINK
        self.trial_by = NOBODY
        self.voting = 0
        self.ayes = 0
        self.accusations: tuple[tuple[int, int], ...] = ()  # by, link
        self.accusers: tuple[int, ...] = ()  # link by link, as bits
        self.verdicts: tuple[Verdict, ...] = ()
        # an unmasking
        self.attempted = 0
        self.leavings: tuple[Leaving, ...] = ()
        self.guesses: tuple[Guess, ...] = ()
        # a question
        self.question_from = NOBODY
        self.question_to = NOBODY
        self.showings: tuple[Showing, ...] = ()
        # what was
        self.last: Past | None = None
        self.past: tuple[PastClaim, ...] = ()
        self.ending: Ending | None = None
        self.final: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def clone(self) -> State:
        return State(self.options, self.seats, self)

    def _copy(self, other: State) -> None:
        """Only the row of stones can change; all else is replaced as a whole."""
        self.options, self.seats, self.stage = other.options, other.seats, other.stage
        self.about, self.wait, self.breath = other.about, other.wait, other.breath
        self.characters, self.alive, self.gone = other.characters, other.alive, other.gone
        self.starter, self.active, self.turn = other.starter, other.active, other.turn
        self.round, self.banned, self.shown = other.round, other.banned, other.shown
        self.row, self.opening, self.chain = other.row[:], other.opening, other.chain
        self.status, self.moved, self.anchored = other.status, other.moved, other.anchored
        self.deed, self.held, self.unheard = other.deed, other.held, other.unheard
        self.settled, self.closed = other.settled, other.closed
        self.thinking, self.news = other.thinking, other.news
        self.back, self.lot, self.trial = other.back, other.lot, other.trial
        self.trial_by, self.voting, self.ayes = other.trial_by, other.voting, other.ayes
        self.accusations, self.accusers = other.accusations, other.accusers
        self.verdicts, self.attempted = other.verdicts, other.attempted
        self.leavings, self.guesses = other.leavings, other.guesses
        self.question_from, self.question_to = other.question_from, other.question_to
        self.showings, self.last, self.past = other.showings, other.last, other.past
        self.ending, self.final, self.winners = other.ending, other.final, other.winners

    # --- questions to the table ---------------------------------------------------------------

    def standing(self, kind: Kind) -> list[int]:
        """The links of a kind that stand."""
        status = self.status
        return [n for n, link in enumerate(self.chain) if link.kind == kind and not status[n]]

    def loose(self, seat: int) -> tuple[int, ...]:
        return tuple(self.row[4 * seat : 4 * seat + 3])

    def packs(self, seat: int) -> int:
        return self.row[4 * seat + PACKS]

    def alone(self) -> bool:
        """Is only one player left?"""
        return self.alive & (self.alive - 1) == 0

    def pair(self) -> bool:
        """Are only two players left? (§8)"""
        return self.alive.bit_count() == 2

    def showable(self, asker: int, seat: int) -> int:
        """As bits: neither banned nor shown to this asker. The truth is among them."""
        return 63 & ~self.banned[seat] & ~self.shown[asker * self.seats + seat]

    def askable(self, asker: int, seat: int) -> bool:
        """§7.5 Is there a card left to show? Whoever asks can tell."""
        return self.showable(asker, seat).bit_count() > 1

    # --- facts: before the first turn -----------------------------------------------------------

    def began(self, starter: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Began(Seat(starter), self.options.overview))
        self.starter = starter

    def dealt(self, seat: int, character: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Dealt(Seat(seat), CHARACTERS[character], to=(Seat(seat),)))
        self.characters = (*self.characters, character)

    def took_stone(self, seat: int, sort: Sort) -> None:
        if self.scribe is not None:
            self.scribe.append(TookStone(Seat(seat), sort))
        place = PLACE[sort]
        self.row[4 * seat + place] += 1
        self.row[4 * self.seats + place] -= 1
        self.thinking = 0
        self.lot = NOBODY

    # --- facts: a turn --------------------------------------------------------------------------

    def turn_began(self, seat: int, turn: int, round_: int) -> None:
        if self.scribe is not None:
            self.scribe.append(TurnBegan(Seat(seat), turn, round_))
        if self.turn:
            self._archive()
        self.active, self.turn, self.round = seat, turn, round_
        self.opening = tuple(self.row)
        self.chain, self.status, self.accusers = (), (), ()
        self.moved = self.anchored = self.held = self.back = self.attempted = 0
        self.deed = self.closed = NO_LINK
        self.unheard = self.settled = False
        self.accusations, self.verdicts, self.leavings = (), (), ()
        self.stage, self.thinking, self.news = ACTING, 0, False

    def asked(self, stage: int, seats: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Asked(STAGES[stage], seats_of(seats)))
        if self.stage != stage and self.stage in WINDOWS:
            self.held |= 1 << self.stage
        if stage in WINDOWS or stage == OBJECTING:
            self.unheard = False
        if stage == STONES:
            self.active = seats.bit_length() - 1
        self.stage, self.thinking, self.news = stage, seats, False
        self.about += 1
        self.wait += 1

    def decided(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Decided(Seat(seat)))
        if self.trial != NO_LINK:
            self.voting &= ~(1 << seat)
        else:
            self.thinking &= ~(1 << seat)

    def stood_back(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(StoodBack(Seat(seat)))
        self.back |= 1 << seat
        self.thinking &= ~(1 << seat)

    def left_to_chance(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(LeftToChance(Seat(seat)))
        self.lot = seat

    # --- facts: the chain -----------------------------------------------------------------------

    def linked(self, link: Link) -> None:
        number = len(self.chain)
        if self.scribe is not None:
            self.scribe.append(Linked(number, link))
        self.chain = (*self.chain, link)
        self.status = (*self.status, STANDS)
        self.accusers = (*self.accusers, 0)
        if apply(link, self.row, self.options.overview):
            self.moved |= 1 << number
        self.wait += 1
        self.lot = NOBODY
        kind = link.kind
        if kind == "question":
            self.question_from, self.question_to = link.seat, link.seats[0]
            self.about += 1
        elif kind != "estate":
            self._answered_by(link, number)

    def _answered_by(self, link: Link, number: int) -> None:
        """Who has spoken is awaited no longer. In a window the others still are."""
        self.unheard = True
        self.breath = 1.2
        if link.kind == "action":
            self.deed = number
        if self.stage in WINDOWS:
            self.thinking &= ~(1 << link.seat)
            if link.kind == "fine":
                self.held &= ~(1 << FORGIVING)  # a new fine can be forgiven
        else:
            self.thinking = 0

    def fell(self, links: tuple[int, ...], cause: int) -> None:
        if self.scribe is not None:
            name = CAUSES[cause]
            self.scribe.append(Fell(links, name))  # type: ignore[arg-type] # it is one of them
        status = list(self.status)
        for number in links:
            status[number] = cause
            if self.chain[number].kind == "fine" and cause != WITHDRAWN:
                self.held &= ~(1 << FINING)  # §5.8 a Richter has fallen: once more
        self.status = tuple(status)
        if cause == WITHDRAWN:
            self._anchor(links)
        else:
            self.unheard = True
        self._derive()
        self.news = True
        self.wait += 1

    def _anchor(self, withdrawn: tuple[int, ...]) -> None:
        """§6.6 What has been paid stays paid, though who made it possible has left."""
        for number, link in enumerate(self.chain):
            rests = any(ground in withdrawn for ground in link.rests_on)
            if rests and not self.status[number] and self.is_settled(number):
                self.anchored |= 1 << number

    def is_settled(self, number: int) -> bool:
        """§6.6 Have the link's own stones moved?"""
        if self.moved >> number & 1:
            return True
        return any(
            self.moved >> n & 1 and pays_for(self.chain, n, number) for n in range(len(self.chain))
        )

    def _derive(self) -> None:
        """What lies before everybody follows from the links that stand. Nothing is undone."""
        self.row, self.moved = self.derived()

    def derived(self) -> tuple[list[int], int]:
        """The stones, and the links that have moved some, from the turn's beginning on."""
        row, moved = list(self.opening), 0
        for number, link in enumerate(self.chain):
            if not self.status[number] and apply(link, row, self.options.overview):
                moved |= 1 << number
        return row, moved

    def did_settle(self) -> None:
        if self.scribe is not None:
            self.scribe.append(Settled())
        self.settled = True
        self.closed = len(self.chain)
        self.thinking = 0
        self.news = False

    def packed(self, packs: tuple[int, ...]) -> None:
        if self.scribe is not None:
            self.scribe.append(Packed(packs))
        for seat, count in enumerate(packs):
            self.row[4 * seat + PACKS] += count
            for place in range(4 * seat, 4 * seat + 3):
                self.row[place] -= count

    # --- facts: an accusation -------------------------------------------------------------------

    def accused(self, by: int, link: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Accused(Seat(by), link))
        self.trial, self.trial_by = link, by
        self.voting = self.alive & ~(1 << by) & ~(1 << self.chain[link].seat)
        self.ayes = 1 << by
        self.accusations = (*self.accusations, (by, link))
        accusers = list(self.accusers)
        accusers[link] |= 1 << by
        self.accusers = tuple(accusers)
        self.about += 1
        self.wait += 1
        self.breath = 1.5

    def voted(self, seat: int, agrees: bool) -> None:
        if self.scribe is not None:
            self.scribe.append(Voted(Seat(seat), agrees, to=(Seat(seat),)))
        if agrees:
            self.ayes |= 1 << seat

    def votes_opened(self, by: int, link: int, ayes: int, nays: int, upheld: bool) -> None:
        if self.scribe is not None:
            self.scribe.append(VotesOpened(Seat(by), link, seats_of(ayes), seats_of(nays), upheld))
        self.verdicts = (*self.verdicts, (by, link, ayes, nays, upheld, None))
        self.trial, self.trial_by, self.voting, self.ayes = NO_LINK, NOBODY, 0, 0
        self.about += 1
        self.wait += 1
        self.breath = 3.0

    def confessed(self, seat: int, link: int, character: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Confessed(Seat(seat), link, CHARACTERS[character]))
        banned = list(self.banned)
        banned[seat] |= 1 << character
        self.banned = tuple(banned)
        self._proved_a_lie(True)
        self.breath = 4.0

    def proved(self, seat: int, link: int, character: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Proved(Seat(seat), link, CHARACTERS[character]))
        self._proved_a_lie(False)

    def _proved_a_lie(self, lie: bool) -> None:
        by, link, ayes, nays, upheld, _ = self.verdicts[-1]
        self.verdicts = (*self.verdicts[:-1], (by, link, ayes, nays, upheld, lie))

    # --- facts: an unmasking --------------------------------------------------------------------

    def guessed(self, by: int, seat: int, character: int, right: bool) -> None:
        if self.scribe is not None:
            both = tuple(map(Seat, sorted((by, seat))))
            self.scribe.append(Guessed(Seat(by), Seat(seat), CHARACTERS[character], right, to=both))
        self.guesses = (*self.guesses, (self.turn, by, seat, character, right))

    def went_out(self, seat: int, heir: int, hit: bool) -> None:
        if self.scribe is not None:
            self.scribe.append(Out(Seat(seat), Seat(heir), hit))
        self.attempted |= 1 << (heir if hit else seat)
        self.alive &= ~(1 << seat)
        self.thinking &= ~(1 << seat)
        self.gone = (*self.gone, seat)
        self.leavings = (*self.leavings, (seat, heir, hit))
        if seat in (self.question_from, self.question_to):
            self.question_from = self.question_to = NOBODY
        self.news = True
        self.about += 1
        self.wait += 1
        self.breath = 4.0

    # --- facts: a question ----------------------------------------------------------------------

    def showed(self, seat: int, asker: int, character: int) -> None:
        if self.scribe is not None:
            both = tuple(map(Seat, sorted((seat, asker))))
            self.scribe.append(Showed(Seat(seat), Seat(asker), CHARACTERS[character], to=both))
        shown = list(self.shown)
        shown[asker * self.seats + seat] |= 1 << character
        self.shown = tuple(shown)
        self.showings = (*self.showings, (self.turn, asker, seat, character))

    def answered(self, seat: int, asker: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Answered(Seat(seat), Seat(asker)))
        self.question_from = self.question_to = self.lot = NOBODY
        if self.settled:
            self.news = True  # is there another pack to ask with?
        self.about += 1
        self.wait += 1
        self.breath = 1.2

    # --- facts: the end -------------------------------------------------------------------------

    def ended(self, ending: Ending, winners: tuple[int, ...], points: tuple[int, ...]) -> None:
        if self.scribe is not None:
            self.scribe.append(Ended(ending, tuple(map(Seat, winners)), points))
        self._archive()
        self.ending, self.winners, self.final = ending, winners, points
        self.stage, self.thinking, self.news = ENDED, 0, False

    def truth_told(self) -> None:
        if self.scribe is not None:
            self.scribe.append(TruthTold(self.truth()))
        self.stage = OVER

    def _archive(self) -> None:
        """The turn is over: it can still be looked at, and its claims are kept for the end."""
        self.last = (
            self.turn,
            self.active,
            self.chain,
            self.status,
            self.opening,
            self.closed,
            self.accusations,
            self.verdicts,
            self.leavings,
        )
        claims = [self._remembered(n, link) for n, link in enumerate(self.chain) if link.character]
        self.past = (*self.past, *claims)

    def _remembered(self, number: int, link: Link) -> PastClaim:
        assert link.character is not None
        accusers = tuple([by for by, accused in self.accusations if accused == number])
        exposed = self.status[number] == EXPOSED
        return self.turn, link.seat, INDEX[link.character], link.kind, accusers, exposed

    def truth(self) -> Truth:
        """§9.7 Who everybody was, every claim and every unmasking of the evening."""
        claims = tuple([self._told(claim) for claim in self.past])
        guesses = tuple(
            [
                ToldGuess(turn, Seat(by), Seat(seat), CHARACTERS[character], right)
                for turn, by, seat, character, right in self.guesses
            ]
        )
        tallies = tuple([_tally(seat, claims) for seat in range(self.seats)])
        characters = tuple([CHARACTERS[character] for character in self.characters])
        return Truth(characters, claims, guesses, tallies)

    def _told(self, claim: PastClaim) -> ToldClaim:
        turn, seat, character, kind, accusers, exposed = claim
        lie = self.characters[seat] != character
        by = tuple(map(Seat, accusers))
        return ToldClaim(turn, Seat(seat), CHARACTERS[character], kind, lie, by, exposed)


def _tally(seat: int, claims: tuple[ToldClaim, ...]) -> Tally:
    own = [claim for claim in claims if claim.seat == seat]
    lies = [claim for claim in own if claim.lie]
    return Tally(len(own), len(lies), sum(not claim.exposed for claim in lies))


def pays_for(chain: Chain, payment: int, number: int) -> bool:
    """A Richter's own stones are the fine, a Papst's the one stone, a Kaiser's his share."""
    link = chain[payment]
    if link.kind == "mercy":
        [accepted] = link.rests_on
        return number == accepted or number in chain[accepted].rests_on
    if link.kind == "share":
        return number == link.rests_on[1]
    return link.kind == "pay" and number in link.rests_on


@cache
def seats_of(bits: int) -> tuple[Seat, ...]:
    """The seats whose bits are set."""
    return tuple([Seat(seat) for seat in range(bits.bit_length()) if bits >> seat & 1])
