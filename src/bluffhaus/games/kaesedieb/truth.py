"""The night as it really was, and what the claims of the day were worth."""

from __future__ import annotations

from bluffhaus.games.kaesedieb.state import NOBODY, State, seats_
from bluffhaus.games.kaesedieb.words import (
    Claim,
    HourTold,
    Looked,
    NightTold,
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
    Truth,
)
from bluffhaus.kernel import Seat


def night_told(state: State) -> NightTold:
    """§6.12 Hour by hour, with the truth beside every claim."""
    return NightTold(
        roles=state.roles,
        dice=state.dice,
        wakings=state.hours,
        thief=Seat(state.thief),
        accomplices=seats_(state.accomplices),
        hours=tuple([_hour_told(state, hour) for hour in range(1, 7)]),
        claims=tuple([truth_of(state, seat, claim) for seat, claim, _ in state.claims]),
    )


def _hour_told(state: State, hour: int) -> HourTold:
    taken = hour == state.taken
    witness = taken and state.seats == 5 and state.accomplices
    return HourTold(
        hour=hour,
        awake=seats_(state.awake_at(hour)),
        cheese=cheese_at(state, hour),
        taken=taken,
        looked=_looked(state, hour),
        recruited=Seat(state.accomplices[0]) if witness else None,
    )


def _looked(state: State, hour: int) -> Looked | None:
    """Who was alone in that hour and looked under a cup."""
    for seat in state.awake_at(hour):
        at = state.peeks[seat]
        if at != NOBODY:
            return Looked(Seat(seat), Seat(at), state.dice[at][0])
    return None


def cheese_at(state: State, hour: int) -> bool:
    """Did it lie there when the hour struck?"""
    return hour <= state.taken


def truth_of(state: State, seat: int, claim: Claim) -> Truth:
    """§6.13 Was it so? What is merely thought of others is neither true nor false."""
    match claim:
        case SayBelief() | SaySuspect():
            return Truth.OPINION
        case _:
            return Truth.TRUE if _is_so(state, seat, claim) else Truth.FALSE


def _is_so(state: State, seat: int, claim: Claim) -> bool:
    """Whoever tells of an hour also says to have been awake then."""
    match claim:
        case SayWoke(hours):
            return hours == state.hours[seat]
        case SayCheese(hour, there):
            return hour in state.hours[seat] and there == cheese_at(state, hour)
        case SayTaken(hour, thief):
            return hour in state.hours[seat] and hour == state.taken and thief == state.thief
        case SayAlone(hour):
            return state.awake_at(hour) == (seat,)
        case SayWith(hour, other):
            return {seat, other} <= set(state.awake_at(hour))
        case SayDie(other, pips):
            return pips in state.dice[other]
        case SayRole(other, role):
            return is_role(state, other, role)
        case _:
            return False


def is_role(state: State, seat: int, role: Role) -> bool:
    """A mouse that has become an accomplice is no mouse any more; the Sündenmaus is both."""
    match role:
        case Role.ACCOMPLICE:
            return seat in state.accomplices
        case Role.MOUSE:
            return state.roles[seat] is role and seat not in state.accomplices
        case _:
            return state.roles[seat] is role
