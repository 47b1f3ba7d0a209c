"""What somebody sees of a table, built up from nothing: a person, a guest, or a spectator."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from bluffhaus.kernel import TABLE, Prompt, Seat
from bluffhaus.tables import words
from bluffhaus.tables.fairness import commitment
from bluffhaus.tables.room import Chair, Room, Round


class Situation(NamedTuple):
    """What everybody sees alike: it is built once, however many look."""

    chairs: tuple[words.Chair, ...]
    spectators: int
    series: words.Series
    upcoming: words.Upcoming | None


def situation(room: Room, present: Collection[str], spectators: int) -> Situation:
    """What everybody sees alike. `present`: the people whose devices are connected."""
    chairs = [_chair(room, present, seat, chair) for seat, chair in enumerate(room.chairs)]
    return Situation(tuple(chairs), spectators, _series(room), _upcoming(room))


def table_view(room: Room, now: Situation, person: str | None) -> words.TableView:
    """The table as `person` may see it; `None`: as a spectator may."""
    seat = room.seat_of(person)
    return words.TableView(
        id=room.watch if person is None else room.id,
        code=room.code,
        game=room.game_id,
        public=room.public,
        phase=_phase(room),
        paused=room.paused is not None,
        seat=seat,
        host=person is not None and person == room.host,
        chairs=now.chairs,
        spectators=now.spectators,
        watch=room.watch if seat is not None else None,
        sizes=(room.game.table_sizes[0], room.game.table_sizes[-1]),
        options=room.options,
        series=now.series,
        upcoming=now.upcoming,
        match=match_view(room, person, seat),
    )


def _phase(room: Room) -> Literal["lobby", "playing", "over"]:
    if room.round is None:
        return "lobby"
    return "over" if room.round.over else "playing"


def _chair(room: Room, present: Collection[str], seat: int, chair: Chair) -> words.Chair:
    return words.Chair(
        seat=Seat(seat),
        name=chair.name,
        kind=_kind(chair),
        temperament=chair.temperament if chair.person is None else None,
        connected=chair.person is None or chair.person in present,
        host=chair.person is not None and chair.person == room.host,
        gone=chair.gone,
    )


def _kind(chair: Chair) -> Literal["person", "bot", "minded"]:
    if chair.person is None:
        return "bot"
    return "minded" if chair.played_by_bot else "person"


def _series(room: Room) -> words.Series:
    return words.Series(
        matches=room.matches,
        points=tuple([chair.points for chair in room.chairs]),
        wins=tuple([chair.wins for chair in room.chairs]),
    )


def _upcoming(room: Room) -> words.Upcoming | None:
    if room.bound is None:
        return None
    salted = [seat for person in room.bound.salts if (seat := room.seat_of(person)) is not None]
    return words.Upcoming(room.bound.number, commitment(room.bound.seed), tuple(sorted(salted)))


# --- the match ----------------------------------------------------------------------------------


def seat_in_match(room: Room, person: str | None, seat: Seat | None) -> tuple[bool, Seat | None]:
    """May this person see the match, and as which seat (`None`: as everybody)?"""
    round_ = room.round
    if round_ is None:
        return False, None
    if seat is not None and seat < len(round_.chairs):
        return True, seat
    # Whoever was removed knows a secret, and has no seat any more to keep it in.
    return round_.over or person not in round_.people, None


def match_view(room: Room, person: str | None, seat: Seat | None) -> words.MatchView | None:
    """The match as this person may see it."""
    seen, own = seat_in_match(room, person, seat)
    round_, match = room.round, room.match
    if not seen or round_ is None or match is None:
        return None
    return words.MatchView(
        number=round_.number,
        commitment=round_.commitment,
        game=match.view(own),
        question=_question(room, own),
        asked=_asked(room),
        clock=None,  # it is set when the view is sent: see `at_time`
        hush=room.hush,
        outcome=match.outcome,
        proof=round_.over and tells_truth(round_),
    )


def at_time(view: words.TableView, clock: words.Clock | None) -> words.TableView:
    """The view as it is sent: with the time that is left."""
    if view.match is None or clock is None:
        return view
    return replace(view, match=replace(view.match, clock=clock))


def tells_truth(round_: Round) -> bool:
    """May the hidden dice be told when the match is over? A game may have an option against it."""
    return bool(getattr(round_.options, "tell_truth", True))


def _asked(room: Room) -> tuple[Seat, ...]:
    match = room.match
    if match is None or not room.running:
        return ()
    return tuple([seat for seat in match.game.awaited(match.state) if seat != TABLE])


def _question(room: Room, seat: Seat | None) -> words.Question | None:
    """What the seat is asked. Nobody is, while a bot minds the chair."""
    if seat is None or room.chairs[seat].played_by_bot:
        return None
    prompt: Prompt[Any] | None = room.prompts.get(seat)
    if prompt is None:
        return None
    return words.Question(
        about=prompt.about,
        menu=prompt.moves.card(),
        silence=prompt.silence,
        more_time=_more_time(room, seat, prompt.about),
    )


def _more_time(room: Room, seat: Seat, about: int) -> bool:
    match = room.match
    pace = None if match is None else match.pace
    if pace is None or not pace.seconds or pace.hush:
        return False
    return (seat, about) not in room.more_time


# --- from outside ---------------------------------------------------------------------------------


def card(room: Room) -> words.TableCard:
    """Who sits there, and how many more may."""
    staying = room.staying()
    return words.TableCard(
        id=room.id,
        code=room.code,
        game=room.game_id,
        phase=_phase(room),
        names=tuple([chair.name for chair in staying]),
        free=0 if room.running else room.game.table_sizes[-1] - len(staying),
    )
