"""A night of Käsedieb among people, told the way its rulebook tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bluffhaus.games.kaesedieb import RULES, Claim, Event, Move, Options, Role, View
from bluffhaus.games.kaesedieb.rules import deck
from bluffhaus.games.kaesedieb.state import LOOK, MEET, TALK, VOTE, State
from bluffhaus.games.kaesedieb.words import (
    Accuse,
    GoOn,
    Peek,
    Ready,
    Recruit,
    Shrug,
    TakeBack,
    Wake,
)
from bluffhaus.kernel import TABLE, Illegal, Match, Scripted, Seat
from bluffhaus.testing.people import ANTON, NAMES

Dice: TypeAlias = int | tuple[int, int]


class Night:
    """People sit round a table; cards and dice are those the story says.

    ```python
    night = Night(3, 3, 1, 5, 5, thief=ANTON)   # Anton and Bernd wake at three
    night.strikes(1)                            # everybody is ready, and it is one o'clock
    night.peeks(CLAUDIA, at=ANTON)
    night.morning()
    night.votes({ANTON: BERND, BERND: ANTON, ...})
    ```
    """

    def __init__(
        self,
        *dice: Dice,
        thief: Seat = ANTON,
        suendenmaus: Seat | None = None,
        options: Options | None = None,
    ) -> None:
        """`dice`: person by person; with four two each. `suendenmaus`: whose card she is."""
        plays_along = suendenmaus is not None
        chosen = options or Options(suendenmaus=plays_along)
        roles = [Role.MOUSE] * len(dice)
        roles[thief] = Role.THIEF
        if suendenmaus is not None:
            roles[suendenmaus] = Role.SUENDENMAUS
        thrown = [pip for die in dice for pip in ((die,) if isinstance(die, int) else die)]
        script = [*_shuffle(deck(len(dice), plays_along), roles), *thrown]
        self.match: Match[State, Move, Event, View] = Match.start(
            RULES, chosen, len(dice), Scripted(script)
        )

    # --- before and in the night ----------------------------------------------------------------

    def wakes(self, who: Seat, *hours: int) -> None:
        """With four: when somebody decides to wake."""
        self.play(who, Wake(hours))

    def falls(self) -> None:
        """Everybody knows card and die; with four, whoever has a double wakes then."""
        for seat in self.asked if self.stage == LOOK else ():
            menu = self.match.prompts[seat].moves
            self.play(seat, next(iter(menu)) if len(menu) == 2 else Ready())

    def strikes(self, hour: int) -> None:
        """It becomes that hour; whoever had something to decide before it let it be."""
        self.falls()
        while self.table.hour < hour:
            self.passes()

    def passes(self) -> None:
        """The time of this hour or moment is up."""
        for seat in self.asked:
            if seat != TABLE:
                self.silence(seat)
        self.play(TABLE, GoOn())

    def peeks(self, who: Seat, *, at: Seat) -> None:
        """Somebody alone looks under a cup."""
        self.play(who, Peek(at))

    def recruits(self, *mice: Seat) -> None:
        """The thief points at them, or touches their hands."""
        self.play(self.thief, Recruit(mice))

    def hands_out(self) -> None:
        """The night is over but for the moment in which the thief touches hands."""
        self.strikes(6)
        self.passes()

    def morning(self) -> None:
        """It dawns; whoever had something to decide before let it be."""
        self.falls()
        while self.stage <= MEET:
            self.passes()

    # --- by day -----------------------------------------------------------------------------------

    def says(self, who: Seat, claim: Claim) -> int:
        """Somebody claims something; its number."""
        self.play(who, claim)
        return len(self.match.state.claims)

    def takes_back(self, who: Seat, number: int) -> None:
        """„I take that back.“"""
        self.play(who, TakeBack(number))

    def ready(self, *people: Seat) -> None:
        """These are ready to vote."""
        for seat in people:
            self.play(seat, Ready())

    def talk_ends(self) -> None:
        """The time to talk is up."""
        self.morning()
        if self.stage == TALK:
            self.play(TABLE, GoOn())

    def votes(self, whom: Mapping[Seat, Seat]) -> None:
        """Everybody named points at somebody."""
        if self.stage != VOTE:
            self.talk_ends()
        for seat, other in whom.items():
            self.play(seat, Accuse(other))

    def voted(self, *whom: Seat) -> None:
        """Person by person: at whom everybody points."""
        self.votes({Seat(seat): other for seat, other in enumerate(whom)})

    # --- anybody, any time ------------------------------------------------------------------------

    def play(self, who: Seat, move: Move, *drawn: int) -> None:
        """Somebody says something; what chance then draws is `drawn`."""
        old, script = self.match, Scripted(drawn or (1,) * 32)
        self.match = Match(
            old.game, old.options, old.seats, script, old.state, list(old.journal)
        ).play(who, move)

    def silence(self, who: Seat, *drawn: int) -> None:
        """Somebody says nothing until the time is up."""
        meant = self.match.prompts[who].silence
        assert meant is not None
        self.play(who, meant, *drawn)

    def shrugs(self, who: Seat, *drawn: int) -> None:
        """„Egal.“ Chance decides."""
        self.play(who, Shrug(), *drawn)

    def refused(self, who: Seat, move: Move) -> Illegal:
        """Somebody says what may not be said; what they are answered."""
        before = self.match
        try:
            self.match.play(who, move)
        except Illegal as no:
            assert self.match is before
            return no
        raise AssertionError(f"{NAMES[who]} may say {move!r}")

    # --- what then is so --------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who may say something now, the house among them."""
        return self.match.game.asked(self.match.state)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return tuple(map(Seat, range(self.match.seats)))

    @property
    def stage(self) -> int:
        return self.match.state.stage

    @property
    def thief(self) -> Seat:
        return Seat(self.match.state.thief)

    @property
    def table(self) -> View:
        """What everybody sees."""
        return self.match.view(None)

    @property
    def happened(self) -> list[Event]:
        """What the last thing said led to."""
        return list(self.match.last().events)

    @property
    def now(self) -> str:
        """Where the match is: look, night, touch, meet, talk, vote, over."""
        return self.table.stage

    @property
    def winners(self) -> tuple[Seat, ...]:
        outcome = self.match.outcome
        assert outcome is not None, "the match is not over"
        return outcome.winners

    def sees(self, who: Seat) -> View:
        """What somebody knows."""
        return self.match.view(who)

    def heard(self, who: Seat | None, kind: type[Any]) -> list[Any]:
        """All events of a kind that somebody was told."""
        return [event for event in self.match.seen_by(who) if isinstance(event, kind)]


def _shuffle(cards: Sequence[Role], wanted: Sequence[Role]) -> list[int]:
    """What has to be drawn for a pack to lie as it is wanted (Fisher and Yates, from the end)."""
    pack, drawn = list(cards), list[int]()
    for last in range(len(pack) - 1, 0, -1):
        other = pack.index(wanted[last], 0, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
        drawn.append(other + 1)
    assert pack == list(wanted), f"{cards} can't be dealt as {wanted}"
    return drawn
