"""What may be said, as menus. Only the talk has a long one, and it is never listed to be asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from msgspec.structs import replace

from bluffhaus.games.kaesedieb.state import LAST_HOUR, MOST_CLAIMS, others, seats_
from bluffhaus.games.kaesedieb.words import (
    Accuse,
    Card,
    Claim,
    ClaimCard,
    GoOn,
    MoreTalk,
    Move,
    NotReady,
    Peek,
    Ready,
    Recruit,
    Rest,
    Role,
    SayAlone,
    SayBelief,
    SayCheese,
    SayDie,
    SayRole,
    SaySuspect,
    SayTaken,
    SayWith,
    SayWoke,
    Shrug,
    TakeBack,
    Wake,
)
from bluffhaus.kernel import Chance, Choice, Refusal, Seat

HOURS: Final = tuple(range(1, LAST_HOUR + 1))
PIPS: Final = HOURS

BLANK: Final = Card(
    ready=False,
    not_ready=False,
    more_talk=False,
    shrug=False,
    rest=False,
    go_on=False,
    wake=(),
    peek=(),
    recruit=(),
    count=0,
    accuse=(),
    claim=None,
    take_back=(),
    why_not=(),
)
"""A card that offers nothing, to be filled in."""

# --- before and in the night --------------------------------------------------------------------

LOOK_MENU: Final = Choice[Move](
    (Ready(),),
    replace(BLANK, ready=True),
    Refusal("look_first", "before the night one looks at card and die, and says so", "§2.4"),
)
GO_ON: Final = Choice[Move](
    (GoOn(),),
    replace(BLANK, go_on=True),
    Refusal("house_goes_on", "the house only ever goes on", "§3.2"),
)


@cache
def wake_menu(ways: tuple[tuple[int, ...], ...]) -> Choice[Move]:
    """§7.2 With four: when to wake. A double leaves no choice."""
    double = () if len(ways) > 1 else ("double",)
    return Choice[Move](
        (*(Wake(hours) for hours in ways), Shrug()),
        replace(BLANK, wake=ways, shrug=True, why_not=double),
        Refusal("bad_hours", "one wakes when one's own dice say, a mouse once", "§7.2"),
    )


@cache
def peek_menu(seat: int, seats: int) -> Choice[Move]:
    """§4.3 Under one cup of somebody else, or under none."""
    cups = seats_(others(seat, seats))
    return Choice[Move](
        (Rest(), *(Peek(at) for at in cups)),
        replace(BLANK, rest=True, peek=cups),
        Refusal("peek_or_rest", "alone one looks under one other cup, or under none", "§4.3"),
    )


@cache
def recruit_menu(mice: tuple[int, ...], count: int) -> Choice[Move]:
    """§5 So many accomplices of these. The thief must have them; chance may choose."""
    ways = combinations(seats_(mice), count)
    return Choice[Move](
        (*(Recruit(way) for way in ways), Shrug()),
        replace(BLANK, recruit=seats_(mice), count=count, shrug=True),
        Refusal("recruit", "the thief chooses his accomplices, in rising order", "§5.1"),
    )


@cache
def vote_menu(seat: int, seats: int) -> Choice[Move]:
    """§6.7 At anybody but oneself."""
    whom = seats_(others(seat, seats))
    return Choice[Move](
        (*(Accuse(one) for one in whom), Shrug()),
        replace(BLANK, accuse=whom, shrug=True),
        Refusal("point_at_another", "everybody points at somebody else who is here", "§6.7"),
    )


# --- the talk -----------------------------------------------------------------------------------


class Said(NamedTuple):
    """All that one seat can claim whatever has been said before, listed once."""

    moves: tuple[Claim, ...]
    known: frozenset[Claim]
    hours: tuple[tuple[int, ...], ...]
    roles: tuple[Role, ...]


@cache
def sayable(seat: int, seats: int, suendenmaus: bool) -> Said:
    """§6.2 An hour, the cheese, who was awake, a die, a role, a suspicion."""
    whom, table = seats_(others(seat, seats)), seats_(tuple(range(seats)))
    hours, roles = wakings(seats), roles_of(seats, suendenmaus)
    moves: tuple[Claim, ...] = (
        *(SayWoke(at) for at in hours),
        *(SayCheese(hour, there) for hour in HOURS for there in (True, False)),
        *(SayTaken(hour, thief) for hour in HOURS for thief in whom),
        *(SayAlone(hour) for hour in HOURS),
        *(SayWith(hour, other) for hour in HOURS for other in whom),
        *(SayDie(other, pips) for other in table for pips in PIPS),
        *(SayRole(other, role) for other in table for role in roles),
        *(SaySuspect(other) for other in whom),
    )
    return Said(moves, frozenset(moves), hours, roles)


def wakings(seats: int) -> tuple[tuple[int, ...], ...]:
    """When one can say to have woken: once; with four also twice (§7.2)."""
    once = [(hour,) for hour in HOURS]
    return (*once, *combinations(HOURS, 2)) if seats == 4 else tuple(once)


def roles_of(seats: int, suendenmaus: bool) -> tuple[Role, ...]:
    """What somebody can be, at a table of this size."""
    more = [Role.ACCOMPLICE] * (seats > 4) + [Role.SUENDENMAUS] * suendenmaus
    return (Role.THIEF, Role.MOUSE, *more)


class TalkMenu:
    """Claim something, take it back, believe somebody, be ready to vote, want more time."""

    __slots__ = ("_said", "believe", "left", "own", "ready", "seat", "seats", "why_no_more")

    def __init__(
        self,
        seat: int,
        seats: int,
        suendenmaus: bool,
        *,
        ready: bool,
        left: int,
        believe: tuple[int, ...],
        own: tuple[int, ...],
        why_no_more: str | None,
    ) -> None:
        """`believe`, `own`: claims of others to believe, and of one's own to take back."""
        self._said = sayable(seat, seats, suendenmaus)
        self.seat, self.seats, self.ready, self.left = seat, seats, ready, left
        self.believe, self.own = believe if left else (), own
        self.why_no_more = why_no_more
        """`None`: one may ask for more time; else why not, in a word."""

    def _few(self) -> tuple[Move, ...]:
        """What is no claim."""
        vote: Move = NotReady() if self.ready else Ready()
        more: tuple[Move, ...] = (MoreTalk(),) if self.why_no_more is None else ()
        return (vote, *more, *(TakeBack(number) for number in self.own))

    def _claims(self) -> tuple[Claim, ...]:
        return self._said.moves if self.left else ()

    def __len__(self) -> int:
        more = self.why_no_more is None
        return 1 + more + len(self.own) + 2 * len(self.believe) + len(self._claims())

    def __iter__(self) -> Iterator[Move]:
        yield from self._few()
        for number in self.believe:
            yield SayBelief(number, believes=True)
            yield SayBelief(number, believes=False)
        yield from self._claims()

    def __contains__(self, move: object) -> bool:
        match move:
            case Ready() | NotReady():
                return isinstance(move, NotReady) == self.ready
            case MoreTalk():
                return self.why_no_more is None
            case TakeBack(number):
                return number in self.own
            case SayBelief(number):
                return number in self.believe
            case _:
                return self.left > 0 and move in self._said.known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TalkMenu) and self.card() == other.card()

    def __hash__(self) -> int:
        return hash(self.card())

    def __repr__(self) -> str:
        return f"TalkMenu({self.card()!r})"

    def sample(self, chance: Chance) -> Move:
        number = chance.roll(len(self)) - 1
        few, beliefs = self._few(), 2 * len(self.believe)
        if number < len(few):
            return few[number]
        number -= len(few)
        if number < beliefs:
            return SayBelief(self.believe[number // 2], believes=number % 2 == 0)
        return self._said.moves[number - beliefs]

    def card(self) -> Card:
        why = [self.why_no_more] if self.why_no_more is not None else []
        return replace(
            BLANK,
            ready=not self.ready,
            not_ready=self.ready,
            more_talk=self.why_no_more is None,
            claim=self._claim_card() if self.left else None,
            take_back=self.own,
            why_not=tuple(why if self.left else [*why, "said_enough"]),
        )

    def _claim_card(self) -> ClaimCard:
        return ClaimCard(
            by=Seat(self.seat),
            seats=self.seats,
            hours=self._said.hours,
            roles=self._said.roles,
            believe=self.believe,
            left=self.left,
        )

    # --- why not --------------------------------------------------------------------------------

    def refusal(self, move: object) -> Refusal:
        match move:
            case Ready() | NotReady():
                return Refusal("ready_already", "that is how it stands already", "§6.5")
            case MoreTalk():
                return _NO_MORE[self.why_no_more or "no_limit"]
            case TakeBack():
                return Refusal("not_own_claim", "no claim of one's own stands there", "§6.3")
            case _ if not self.left and isinstance(move, Claim):
                return Refusal("said_enough", f"{MOST_CLAIMS} claims are all one has", "§6.4")
            case _:
                return self._no_such_claim(move)

    def _no_such_claim(self, move: object) -> Refusal:
        match move:
            case SayBelief():
                return Refusal("no_such_claim", "no claim of another stands there", "§6.2")
            case SayRole(seat) if 0 <= seat < self.seats:
                return Refusal("no_such_role", "nobody is that at this table", "§6.2")
            case SayWoke() | SayAlone() | SayCheese():
                return Refusal("bad_hour", "the night has the hours from 1 to 6", "§6.2")
            case SayDie(_, pips) if pips not in PIPS:
                return Refusal("bad_die", "a die shows 1 to 6", "§6.2")
            case SayTaken(hour) | SayWith(hour) if hour not in HOURS:
                return Refusal("bad_hour", "the night has the hours from 1 to 6", "§6.2")
            case SayRole() | SayDie() | SayTaken() | SayWith() | SaySuspect():
                return Refusal("bad_seat", "one speaks of those who are here", "§6.2")
            case _:
                return Refusal("not_in_the_talk", "now everybody talks", "§6.1")


_NO_MORE: Final = {
    "no_limit": Refusal("no_limit", "the talk has no limit", "§6.6"),
    "no_extension": Refusal("no_extension", "the talk was extended twice", "§6.6"),
    "wanted_more": Refusal("wanted_more", "one has asked for it already", "§6.6"),
}
