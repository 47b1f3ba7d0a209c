"""Views, built up from nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from bluffhaus.games.sein.offers import WINDOW_KIND, entitled, may_object
from bluffhaus.games.sein.overview import Character, Overview
from bluffhaus.games.sein.purses import CHARACTERS, STORE, apply, new_packs
from bluffhaus.games.sein.purses import Move as Moved
from bluffhaus.games.sein.state import (
    ANSWER,
    NO_LINK,
    NOBODY,
    OBJECTING,
    OVER,
    STAGES,
    WINDOWS,
    Chain,
    Guess,
    Past,
    Showing,
    State,
    pays_for,
    seats_of,
)
from bluffhaus.games.sein.state import Leaving as PastLeaving
from bluffhaus.games.sein.state import Verdict as PastVerdict
from bluffhaus.games.sein.view import (
    ChainLink,
    Flow,
    LastTurn,
    Leaving,
    Note,
    Player,
    Questioning,
    Status,
    Stones,
    Trial,
    Verdict,
    View,
    Waiting,
)
from bluffhaus.games.sein.words import Kind, Stage
from bluffhaus.kernel import Seat

LAST_ROUNDS: Final = 3
_STATUS: Final[tuple[Status, ...]] = ("standing", "exposed", "fallen", "withdrawn", "anew")


def view_of(state: State, seat: Seat | None) -> View:
    """Everything here is public, but for `character`, the own vote in `trial`, and `notes`."""
    left = state.options.rounds - state.round + 1
    over = state.stage == OVER
    return View(
        seat=seat,
        character=_own_character(state, seat),
        stage=_stage(state),
        beneath=_beneath(state),
        waiting=_waiting(state),
        starter=Seat(state.starter),
        active=Seat(state.active),
        turn=state.turn,
        round=state.round,
        rounds=state.options.rounds,
        rounds_left=left if state.turn and left <= LAST_ROUNDS else None,
        players=tuple([_player(state, each) for each in range(state.seats)]),
        store=_stones(*state.row[4 * state.seats :], 0),
        chain=_chain(state),
        settled=state.settled,
        fined=_fined(state),
        trial=_trial(state, seat),
        question=_question(state),
        verdicts=_verdicts(state.verdicts, state.chain),
        leavings=_leavings(state.leavings),
        last=_last(state.last, state.options.overview) if state.last else None,
        notes=_notes(state, seat),
        ending=state.ending,
        winners=tuple(map(Seat, state.winners)),
        points=state.final,
        truth=state.truth() if over else None,
    )


def _own_character(state: State, seat: Seat | None) -> Character | None:
    return None if seat is None or not state.characters else CHARACTERS[state.characters[seat]]


def _stage(state: State) -> Stage:
    if state.trial != NO_LINK:
        return "vote"
    return "question" if state.question_to != NOBODY else STAGES[state.stage]


def _beneath(state: State) -> Stage | None:
    """What goes on after a vote or a question. A vote may interrupt a question."""
    if state.trial != NO_LINK and state.question_to != NOBODY:
        return "question"
    interrupted = state.trial != NO_LINK or state.question_to != NOBODY
    return STAGES[state.stage] if interrupted else None


def _waiting(state: State) -> Waiting:
    if state.trial != NO_LINK:
        voters = state.alive & ~(1 << state.chain[state.trial].seat)
        return _waits(voters, voters, state.voting)
    if state.question_to != NOBODY:
        asked = 1 << state.question_to
        return _waits(asked, asked, asked)
    thinking, stage = state.thinking, state.stage
    if stage in WINDOWS:
        may = thinking | entitled(state, stage)
        return _waits(may, may | _authors(state, WINDOW_KIND[stage]), thinking)
    may = thinking | may_object(state) if stage == OBJECTING else thinking
    return _waits(may, may, thinking)


def _authors(state: State, kind: Kind) -> int:
    """Whose claims of this kind stand, as bits."""
    bits = 0
    for number in state.standing(kind):
        bits |= 1 << state.chain[number].seat
    return bits & state.alive


@lru_cache(maxsize=4096)
def _waits(may: int, everybody: int, thinking: int) -> Waiting:
    return Waiting(seats_of(may), seats_of(everybody & ~thinking), seats_of(thinking))


def _player(state: State, seat: int) -> Player:
    gold, wein, korn, packs = state.row[4 * seat : 4 * seat + 4]
    place = None if state.alive >> seat & 1 else state.gone.index(seat) + 1
    tried, back = bool(state.attempted >> seat & 1), bool(state.back >> seat & 1)
    return _seen(_stones(gold, wein, korn, packs), state.banned[seat], place, tried, back)


@lru_cache(maxsize=8192)
def _seen(stones: Stones, banned: int, place: int | None, tried: bool, back: bool) -> Player:
    characters = tuple([each for n, each in enumerate(CHARACTERS) if banned >> n & 1])
    return Player(stones, characters, place, tried, back)


@lru_cache(maxsize=4096)
def _stones(gold: int, wein: int, korn: int, packs: int) -> Stones:
    return Stones(gold, wein, korn, packs)


def _fined(state: State) -> tuple[int, ...]:
    return tuple(state.standing("fine")) if state.stage == ANSWER else ()


# --- the chain ----------------------------------------------------------------------------------


def _chain(state: State) -> tuple[ChainLink, ...]:
    if not state.chain:
        return ()
    return _drawn(
        state.opening,
        state.chain,
        state.status,
        state.closed,
        state.accusations,
        state.options.overview,
    )


@lru_cache(maxsize=256)
def _drawn(
    opening: tuple[int, ...],
    chain: Chain,
    status: tuple[int, ...],
    closed: int,
    accusations: tuple[tuple[int, int], ...],
    overview: Overview,
) -> tuple[ChainLink, ...]:
    """All look at the same chain, one after the other."""
    flows = _flows(opening, chain, status, closed, overview)
    paid = {number for number, moved in enumerate(flows) if moved}
    return tuple(
        [
            ChainLink(
                number,
                link,
                _STATUS[status[number]],
                number in paid or any(pays_for(chain, n, number) for n in paid),
                flows[number],
                tuple([Seat(by) for by, accused in accusations if accused == number]),
            )
            for number, link in enumerate(chain)
        ]
    )


def _flows(
    opening: tuple[int, ...],
    chain: Chain,
    status: tuple[int, ...],
    closed: int,
    overview: Overview,
) -> list[tuple[Flow, ...]]:
    """What each link has moved, from the turn's beginning on."""
    row, flows = list(opening), list[tuple[Flow, ...]]()
    for number, link in enumerate(chain):
        if number == closed:
            _packed(row)
        told: list[Moved] = []
        if not status[number]:
            apply(link, row, overview, told)
        flows.append(tuple([_flow(*moved) for moved in told]))
    return flows


def _packed(row: list[int]) -> None:
    for seat, count in enumerate(new_packs(row, len(row) // 4)):
        row[4 * seat + 3] += count
        for place in range(4 * seat, 4 * seat + 3):
            row[place] -= count


def _flow(giver: int, taker: int, gold: int, wein: int, korn: int, packs: int) -> Flow:
    return Flow(
        None if giver == STORE else Seat(giver),
        None if taker == STORE else Seat(taker),
        Stones(gold, wein, korn, packs),
    )


def _fate(verdict: PastVerdict, chain: Chain) -> Verdict:
    by, link, ayes, nays, upheld, lie = verdict
    accused = chain[link].seat
    return Verdict(Seat(by), link, accused, seats_of(ayes), seats_of(nays), upheld, lie)


def _verdicts(verdicts: tuple[PastVerdict, ...], chain: Chain) -> tuple[Verdict, ...]:
    return tuple([_fate(verdict, chain) for verdict in verdicts])


def _leavings(leavings: tuple[PastLeaving, ...]) -> tuple[Leaving, ...]:
    return tuple([Leaving(Seat(seat), Seat(heir), hit) for seat, heir, hit in leavings])


def _last(past: Past | None, overview: Overview) -> LastTurn | None:
    """The turn before, as everybody saw it end."""
    return None if past is None else _ended(past, overview)


@lru_cache(maxsize=64)
def _ended(past: Past, overview: Overview) -> LastTurn:
    turn, seat, chain, status, opening, closed, accusations, verdicts, leavings = past
    drawn = _drawn(opening, chain, status, closed, accusations, overview)
    return LastTurn(turn, Seat(seat), drawn, _verdicts(verdicts, chain), _leavings(leavings))


# --- interruptions ------------------------------------------------------------------------------


def _trial(state: State, seat: Seat | None) -> Trial | None:
    if state.trial == NO_LINK:
        return None
    accused = state.chain[state.trial].seat
    return Trial(Seat(state.trial_by), state.trial, accused, _own_vote(state, seat, accused))


def _own_vote(state: State, seat: Seat | None, accused: Seat) -> bool | None:
    """What this seat has said, for its own eyes."""
    if seat is None or seat == accused or not state.alive >> seat & 1:
        return None
    return None if state.voting >> seat & 1 else bool(state.ayes >> seat & 1)


def _question(state: State) -> Questioning | None:
    if state.question_to == NOBODY:
        return None
    return Questioning(Seat(state.question_from), Seat(state.question_to))


def _notes(state: State, seat: Seat | None) -> tuple[Note, ...]:
    """§7.6 What this seat has learnt and shown; at a table without notebooks nothing."""
    if not state.options.notebook or seat is None:
        return ()
    learnt = [note for showing in state.showings for note in _of_a_question(showing, seat)]
    guessed = [note for guess in state.guesses for note in _of_a_guess(guess, seat)]
    return tuple(sorted((*learnt, *guessed), key=lambda note: note.turn))


def _of_a_question(showing: Showing, me: Seat) -> Iterator[Note]:
    turn, asker, seat, character = showing
    if me == asker:
        yield Note(turn, "learnt", Seat(seat), CHARACTERS[character])
    elif me == seat:
        yield Note(turn, "shown", Seat(asker), CHARACTERS[character])


def _of_a_guess(guess: Guess, me: Seat) -> Iterator[Note]:
    turn, by, seat, character, right = guess
    if me == by:
        yield Note(turn, "unmasked" if right else "missed", Seat(seat), CHARACTERS[character])
    elif me == seat:
        yield Note(turn, "caught" if right else "mistaken", Seat(by), CHARACTERS[character])
