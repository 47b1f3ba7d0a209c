"""What a seat knows. There is no field here for what it may not know."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from bluffhaus.games.kaesedieb.state import (
    ENDED,
    LOOK,
    MEET,
    MOST_CLAIMS,
    NIGHT,
    NOBODY,
    OVER,
    STANDS,
    TALK,
    VOTE,
    State,
    seats_,
    seats_of,
)
from bluffhaus.games.kaesedieb.truth import cheese_at, night_told
from bluffhaus.games.kaesedieb.words import Claim, Ending, NightTold, Role
from bluffhaus.kernel import Seat

Stage: TypeAlias = Literal["look", "night", "touch", "meet", "talk", "vote", "over"]


class Me(msgspec.Struct, frozen=True):
    """What one knows of oneself."""

    role: Role
    """What stands on one's card."""
    dice: tuple[int, ...]
    """Under one's own cup; with four seats two dice, the lower one first."""
    hours: tuple[int, ...]
    """When one wakes; empty as long as one has not chosen (4 seats)."""
    accomplice: bool
    """Has one changed sides, as far as one knows?"""


class Peeped(msgspec.Struct, frozen=True):
    """What one saw under a cup."""

    at: Seat
    pips: int


class Note(msgspec.Struct, frozen=True):
    """What one saw in an hour in which one was awake."""

    hour: int
    others: tuple[Seat, ...]
    """Who else was awake; nobody: one was alone."""
    cheese: bool
    """Did it lie there when one opened one's eyes?"""
    thief: Seat | None
    """Who took it before one's eyes; oneself, perhaps."""
    peeped: Peeped | None
    accomplice: Seat | None
    """With five: who became the thief's accomplice before one's eyes; oneself, perhaps."""


class Band(msgspec.Struct, frozen=True):
    """What one knows of the thief's band if one belongs to it."""

    thief: Seat | None
    """`None`: the thief is not known to his accomplices (7 seats)."""
    accomplices: tuple[Seat, ...]


class Said(msgspec.Struct, frozen=True):
    """A claim, as everybody has heard it."""

    number: int
    seat: Seat
    claim: Claim
    stands: bool
    """Or has it been corrected or taken back?"""
    corrected_by: int | None
    """The number of the claim that corrects it; `None`: none, or it was just taken back."""


class Talk(msgspec.Struct, frozen=True):
    """How far the talk is."""

    ready: tuple[Seat, ...]
    """Who is ready to vote."""
    want_more: tuple[Seat, ...]
    """Who wants more time; more than half of all seats must."""
    extensions_left: int
    claims_left: tuple[int, ...]
    """Seat by seat."""


class Ballot(msgspec.Struct, frozen=True):
    """How the vote went."""

    votes: tuple[Seat, ...]
    """Seat by seat: at whom it pointed."""
    drawn: tuple[Seat, ...]
    """Those for whom chance has pointed."""
    counts: tuple[int, ...]
    """Seat by seat: how many pointed at it."""
    unmasked: tuple[Seat, ...]
    """Whose cards were turned over."""
    roles: tuple[Role, ...]
    """What stood on them."""


class View(msgspec.Struct, frozen=True, tag="Kaesedieb"):
    """The table as one seat knows it."""

    seat: Seat | None
    stage: Stage
    """`touch` and `meet` are the end of the night with 6 to 8 seats."""
    hour: int
    """In the night: 1 to 6; else 0."""
    suendenmaus: bool
    """Is she in the game? With fewer than six seats she never is."""
    looked_up: tuple[Seat, ...]
    """Before the night: who knows card and die by heart."""
    me: Me | None
    """Only one's own."""
    awake: bool
    """Is one awake right now? Then the last of one's notes is what one sees."""
    notes: tuple[Note, ...]
    """What one saw in the night, hour by hour. Nobody else's."""
    band: Band | None
    """Whom one knows of the thief's band, if one belongs to it and knows."""
    claims: tuple[Said, ...]
    """Everything that was claimed, the first one first."""
    talk: Talk | None
    """In the talk only."""
    voted: tuple[Seat, ...]
    """Who has voted, while the votes are closed."""
    vote: Seat | None
    """At whom one points oneself."""
    ballot: Ballot | None
    ending: Ending | None
    winners: tuple[Seat, ...]
    truth: NightTold | None
    """The night as it really was; not before the match is over."""


_STAGES: Final[tuple[Stage, ...]] = (
    "look",
    "look",
    "night",
    "touch",
    "meet",
    "talk",
    "vote",
    "over",
    "over",
)
"""By `state.stage`."""


def view_of(state: State, seat: Seat | None) -> View:
    """Own are `me`, `awake`, `notes`, `band` and `vote`; everything else is public."""
    return View(
        seat=seat,
        stage=_STAGES[state.stage],
        hour=state.hour,
        suendenmaus=state.suendenmaus,
        looked_up=seats_(seats_of(state.ready)) if state.stage == LOOK else (),
        me=_me(state, seat) if seat is not None and state.dice else None,
        awake=seat is not None and seat in state.awake,
        notes=_notes(state, seat) if seat is not None else (),
        band=_band(state, seat) if seat is not None else None,
        claims=_claims(state),
        talk=_talk(state) if state.stage == TALK else None,
        voted=_voted(state) if state.stage == VOTE else (),
        vote=_own_vote(state, seat) if seat is not None else None,
        ballot=_ballot(state) if state.stage >= ENDED else None,
        ending=state.ending,
        winners=seats_(state.winners),
        truth=night_told(state) if state.stage == OVER else None,
    )


# --- one's own ----------------------------------------------------------------------------------


def _me(state: State, seat: Seat) -> Me:
    return Me(
        role=state.roles[seat],
        dice=state.dice[seat],
        hours=state.hours[seat],
        accomplice=_knows_to_be_accomplice(state, seat),
    )


def _knows_to_be_accomplice(state: State, seat: Seat) -> bool:
    """With five one sees it; from six on one learns it when the touched open their eyes."""
    return seat in state.accomplices and (state.seats == 5 or state.stage >= MEET)


def _notes(state: State, seat: Seat) -> tuple[Note, ...]:
    """The hours in which one was awake so far."""
    if state.stage < NIGHT:
        return ()
    struck = state.struck()
    return tuple([_note(state, seat, hour) for hour in state.hours[seat] if hour <= struck])


def _note(state: State, seat: Seat, hour: int) -> Note:
    theft, at = hour == state.taken, state.peeks[seat]
    recruited = theft and state.seats == 5 and state.accomplices
    return Note(
        hour=hour,
        others=seats_(tuple([other for other in state.awake_at(hour) if other != seat])),
        cheese=not state.taken or cheese_at(state, hour),
        thief=Seat(state.thief) if theft else None,
        peeped=Peeped(Seat(at), state.dice[at][0]) if at != NOBODY else None,
        accomplice=Seat(state.accomplices[0]) if recruited else None,
    )


def _band(state: State, seat: Seat) -> Band | None:
    """The thief knows whom he chose; accomplices know each other, and him but with seven."""
    if seat == state.thief:
        return Band(seat, seats_(state.accomplices))
    if not _knows_to_be_accomplice(state, seat):
        return None
    return Band(Seat(state.thief) if state.seats != 7 else None, seats_(state.accomplices))


def _own_vote(state: State, seat: Seat) -> Seat | None:
    whom = state.votes[seat]
    return Seat(whom) if whom != NOBODY else None


# --- what everybody knows -----------------------------------------------------------------------


def _claims(state: State) -> tuple[Said, ...]:
    return tuple(
        [
            Said(number, Seat(seat), claim, fell == STANDS, fell if fell > 0 else None)
            for number, (seat, claim, fell) in enumerate(state.claims, 1)
        ]
    )


def _talk(state: State) -> Talk:
    return Talk(
        ready=seats_(seats_of(state.ready)),
        want_more=seats_(seats_of(state.wants)),
        extensions_left=state.extensions,
        claims_left=tuple([MOST_CLAIMS - said for said in state.said]),
    )


def _voted(state: State) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat, whom in enumerate(state.votes) if whom != NOBODY])


def _ballot(state: State) -> Ballot:
    return Ballot(
        votes=seats_(state.votes),
        drawn=seats_(seats_of(state.drawn)),
        counts=tuple([state.votes.count(seat) for seat in range(state.seats)]),
        unmasked=seats_(state.unmasked),
        roles=tuple([state.roles[seat] for seat in state.unmasked]),
    )
