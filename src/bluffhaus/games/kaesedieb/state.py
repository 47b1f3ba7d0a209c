"""How the table of Käsedieb looks, and the facts that change it."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias, TypeVar

from bluffhaus.games.kaesedieb.words import (
    CheeseTaken,
    ChoseHours,
    Claim,
    Claimed,
    DayBroke,
    Dealt,
    Ended,
    Ending,
    Event,
    EyesClosed,
    EyesMeet,
    HandsOut,
    HasVoted,
    HourStruck,
    LookedUp,
    Met,
    NightTold,
    Options,
    Peeked,
    Recruited,
    Rested,
    Role,
    Rolled,
    Shrugged,
    TalkExtended,
    TookBack,
    TruthTold,
    Unmasked,
    VoteBegan,
    Voted,
    VotesOpened,
    WantsMore,
    WantsTalk,
    WantsVote,
    Woke,
)
from bluffhaus.kernel import Seat

# Where the match is.
DEAL: Final = 0
LOOK: Final = 1  # everybody looks at card and die
NIGHT: Final = 2
TOUCH: Final = 3  # 6 to 8 seats: the thief touches hands
MEET: Final = 4  # and those who were touched open their eyes
TALK: Final = 5
VOTE: Final = 6
ENDED: Final = 7  # the votes are opened; the night has still to be told
OVER: Final = 8

NOBODY: Final = -1
NEVER: Final = 0
STANDS: Final = 0
TAKEN_BACK: Final = -1

LAST_HOUR: Final = 6
MOST_CLAIMS: Final = 30
MOST_EXTENSIONS: Final = 2

T = TypeVar("T")

Hours: TypeAlias = tuple[int, ...]
Heard: TypeAlias = tuple[int, Claim, int]
"""Who claimed what, and `STANDS`, `TAKEN_BACK`, or the number of the claim that corrects it."""


class State:
    """The table. It changes by its facts only: one method for each kind of event, below."""

    __slots__ = (
        "about",
        "accomplices",
        "awake",
        "called",
        "claims",
        "dice",
        "drawn",
        "ending",
        "extensions",
        "hour",
        "hours",
        "open",
        "options",
        "peeks",
        "ready",
        "rested",
        "roles",
        "said",
        "scribe",
        "seats",
        "shrug",
        "stage",
        "suendenmaus",
        "taken",
        "thief",
        "unmasked",
        "votes",
        "wait",
        "wants",
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
        self.suendenmaus = options.suendenmaus and seats >= 6  # is she in the game? (§8.1)
        self.stage = DEAL
        self.about = 0  # which question is open; it counts public facts only
        self.wait = 0  # which wait; more time in the talk is another wait for the same question
        self.roles: tuple[Role, ...] = ()
        self.thief = NOBODY
        self.dice: tuple[Hours, ...] = ()
        self.hours: tuple[Hours, ...] = ()  # when each wakes; () as long as not chosen (4 seats)
        self.ready = 0  # who knows the card by heart, or is ready to vote; as bits
        self.shrug = NOBODY  # for whom chance has to decide
        self.hour = 0
        self.open = False  # is it time to have one's eyes open?
        self.awake: tuple[int, ...] = ()
        self.called = False  # have those awake been told so?
        self.rested = False  # is the one mouse awake done?
        self.taken = NEVER  # the hour in which the cheese was taken
        self.accomplices: tuple[int, ...] = ()
        self.peeks: tuple[int, ...] = (NOBODY,) * seats  # under whose cup each has looked
        self.claims: tuple[Heard, ...] = ()
        self.said = (0,) * seats  # how many claims each has made
        self.wants = 0  # who wants more time, as bits
        self.extensions = MOST_EXTENSIONS if options.talk_seconds else 0
        self.votes: tuple[int, ...] = (NOBODY,) * seats
        self.drawn = 0  # for whom chance pointed, as bits
        self.unmasked: tuple[int, ...] = ()
        self.ending: Ending | None = None
        self.winners: tuple[int, ...] = ()

    def clone(self) -> State:
        return State(self.options, self.seats, self)

    def _copy(self, other: State) -> None:
        """Nothing on this table can change in place: all is replaced as a whole."""
        self.options, self.seats, self.stage = other.options, other.seats, other.stage
        self.suendenmaus, self.about, self.wait = other.suendenmaus, other.about, other.wait
        self.roles, self.thief, self.dice = other.roles, other.thief, other.dice
        self.hours, self.ready, self.shrug = other.hours, other.ready, other.shrug
        self.hour, self.open, self.awake = other.hour, other.open, other.awake
        self.called, self.rested, self.taken = other.called, other.rested, other.taken
        self.accomplices, self.peeks = other.accomplices, other.peeks
        self.claims, self.said, self.wants = other.claims, other.said, other.wants
        self.extensions, self.votes, self.drawn = other.extensions, other.votes, other.drawn
        self.unmasked, self.ending, self.winners = other.unmasked, other.ending, other.winners

    # --- questions to the table ---------------------------------------------------------------

    def struck(self) -> int:
        """The last hour that has struck."""
        return self.hour if self.stage == NIGHT else LAST_HOUR if self.stage > NIGHT else 0

    def awake_at(self, hour: int) -> tuple[int, ...]:
        """Who wakes in an hour."""
        return tuple([seat for seat, hours in enumerate(self.hours) if hour in hours])

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody else, clockwise from seat 0."""
        return others(seat, self.seats)

    def band(self) -> tuple[int, ...]:
        """The thief and the accomplices."""
        return (self.thief, *self.accomplices)

    # --- facts: before the night ----------------------------------------------------------------

    def dealt(self, seat: int, role: Role) -> None:
        if self.scribe is not None:
            self.scribe.append(Dealt(Seat(seat), role, to=(Seat(seat),)))
        self.roles = (*self.roles, role)
        if role is Role.THIEF:
            self.thief = seat

    def rolled(self, seat: int, dice: Hours) -> None:
        if self.scribe is not None:
            self.scribe.append(Rolled(Seat(seat), dice, to=(Seat(seat),)))
        self.dice = (*self.dice, dice)
        self.hours = (*self.hours, dice if len(dice) == 1 else ())
        if len(self.dice) == self.seats:
            self._ask(LOOK)

    def looked_up(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(LookedUp(Seat(seat)))
        self.ready |= 1 << seat

    def chose_hours(self, seat: int, hours: Hours) -> None:
        if self.scribe is not None:
            self.scribe.append(ChoseHours(Seat(seat), hours, to=(Seat(seat),)))
        self.hours = replaced(self.hours, seat, hours)
        self.shrug = NOBODY

    def shrugged(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Shrugged(Seat(seat), to=(Seat(seat),)))
        self.shrug = seat

    # --- facts: the night -----------------------------------------------------------------------

    def hour_struck(self, hour: int) -> None:
        if self.scribe is not None:
            self.scribe.append(HourStruck(hour))
        self.hour = hour
        self.awake = self.awake_at(hour)
        self.rested = False
        self._ask(NIGHT)

    def woke(self) -> None:
        if self.scribe is not None:
            awake = seats_(self.awake)
            self.scribe.append(Woke(awake, self.taken == NEVER, to=awake))
        self.called = True

    def cheese_taken(self) -> None:
        if self.scribe is not None:
            self.scribe.append(CheeseTaken(Seat(self.thief), to=seats_(self.awake)))
        self.taken = self.hour

    def peeked(self, seat: int, at: int) -> None:
        if self.scribe is not None:
            pips = self.dice[at][0]
            self.scribe.append(Peeked(Seat(seat), Seat(at), pips, to=(Seat(seat),)))
        self.peeks = replaced(self.peeks, seat, at)
        self.rested = True

    def had_rest(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Rested(Seat(seat), to=(Seat(seat),)))
        self.rested = True

    def recruited(self, mice: tuple[int, ...]) -> None:
        if self.scribe is not None:
            witnesses = self.awake if self.stage == NIGHT else (self.thief,)
            self.scribe.append(Recruited(Seat(self.thief), seats_(mice), to=seats_(witnesses)))
        self.accomplices = mice
        self.shrug = NOBODY

    def eyes_closed(self) -> None:
        if self.scribe is not None:
            self.scribe.append(EyesClosed())
        self.awake = ()
        self.open = False

    def hands_out(self) -> None:
        if self.scribe is not None:
            self.scribe.append(HandsOut())
        self.hour = 0
        self._ask(TOUCH)

    def eyes_meet(self) -> None:
        if self.scribe is not None:
            self.scribe.append(EyesMeet())
        self._ask(MEET)

    def met(self, known: bool) -> None:
        """`known`: do the accomplices learn who the thief is, and he meets them?"""
        if self.scribe is not None:
            thief = Seat(self.thief) if known else None
            met = seats_(tuple(sorted(self.band() if known else self.accomplices)))
            self.scribe.append(Met(met, seats_(self.accomplices), thief, to=met))
        self.called = True

    def day_broke(self) -> None:
        if self.scribe is not None:
            self.scribe.append(DayBroke())
        self.hour = 0
        self.ready = 0
        self._ask(TALK)

    # --- facts: the day -------------------------------------------------------------------------

    def claimed(self, seat: int, claim: Claim, corrects: tuple[int, ...]) -> None:
        number = len(self.claims) + 1
        if self.scribe is not None:
            self.scribe.append(Claimed(Seat(seat), number, claim, corrects))
        for earlier in corrects:
            self._falls(earlier, number)
        self.claims = (*self.claims, (seat, claim, STANDS))
        self.said = replaced(self.said, seat, self.said[seat] + 1)

    def took_back(self, seat: int, number: int) -> None:
        if self.scribe is not None:
            self.scribe.append(TookBack(Seat(seat), number))
        self._falls(number, TAKEN_BACK)

    def wants_vote(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(WantsVote(Seat(seat)))
        self.ready |= 1 << seat

    def wants_talk(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(WantsTalk(Seat(seat)))
        self.ready &= ~(1 << seat)

    def wants_more(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(WantsMore(Seat(seat)))
        self.wants |= 1 << seat

    def talk_extended(self, left: int) -> None:
        if self.scribe is not None:
            self.scribe.append(TalkExtended(left))
        self.extensions = left
        self.wants = 0
        self.wait += 1

    def vote_began(self) -> None:
        if self.scribe is not None:
            self.scribe.append(VoteBegan())
        self._ask(VOTE)

    def voted(self, seat: int, whom: int, drawn: bool) -> None:
        if self.scribe is not None:
            self.scribe.append(Voted(Seat(seat), Seat(whom), drawn, to=(Seat(seat),)))
        self.votes = replaced(self.votes, seat, whom)
        if drawn:
            self.drawn |= 1 << seat
        self.shrug = NOBODY

    def has_voted(self, seat: int) -> None:
        """The public half of it; what was voted is told to the seat alone."""
        if self.scribe is not None:
            self.scribe.append(HasVoted(Seat(seat)))

    # --- facts: the end -------------------------------------------------------------------------

    def votes_opened(self) -> None:
        if self.scribe is not None:
            self.scribe.append(VotesOpened(seats_(self.votes), seats_(seats_of(self.drawn))))

    def turned_over(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Unmasked(Seat(seat), self.roles[seat]))
        self.unmasked = (*self.unmasked, seat)

    def ended(self, ending: Ending, winners: tuple[int, ...]) -> None:
        if self.scribe is not None:
            self.scribe.append(Ended(ending, seats_(winners)))
        self.ending, self.winners = ending, winners
        self.stage = ENDED

    def truth_told(self, night: NightTold | None) -> None:
        """`None`: nobody listens, or it was told already."""
        if self.scribe is not None and night is not None:
            self.scribe.append(TruthTold(night))
        self.stage = OVER

    # --- how it is done -------------------------------------------------------------------------

    def _ask(self, stage: int) -> None:
        """A new question, and a new wait."""
        self.stage = stage
        self.about += 1
        self.wait += 1
        self.open, self.called = True, False

    def _falls(self, number: int, why: int) -> None:
        seat, claim, _ = self.claims[number - 1]
        self.claims = replaced(self.claims, number - 1, (seat, claim, why))


def replaced(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """A row with one thing changed."""
    return (*row[:place], thing, *row[place + 1 :])


@cache
def others(seat: int, seats: int) -> tuple[int, ...]:
    """Everybody but one."""
    return tuple([other for other in range(seats) if other != seat])


@cache
def seats_of(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


@cache
def seats_(seats: tuple[int, ...]) -> tuple[Seat, ...]:
    """Numbers as seats."""
    return tuple([Seat(seat) for seat in seats])
