"""What may be said at every stage, in ready-made parts."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product
from typing import Final, TypeAlias

from bluffhaus.games.sein.overview import (
    Character,
    Effect,
    Enchant,
    Fetch,
    FetchDifferent,
    Levy,
    Overview,
    Reaction,
    Sort,
    Steal,
)
from bluffhaus.games.sein.purses import CHARACTERS, FINES, INDEX, PACKS, SORTS, payments
from bluffhaus.games.sein.state import (
    ACTING,
    ANSWER,
    CLOSING,
    FINING,
    FORGIVING,
    ILLEGAL,
    NO_LINK,
    NOBODY,
    OBJECTING,
    SHARE,
    SORT,
    STONES,
    WINDOWS,
    State,
    seats_of,
)
from bluffhaus.games.sein.words import (
    Accept,
    Accuse,
    Act,
    Ask,
    Claim,
    EndTurn,
    Kind,
    Move,
    NameSort,
    Pass,
    Pay,
    Share,
    Show,
    StandBack,
    TakeStone,
    Unmask,
    Vote,
    Whatever,
)
from bluffhaus.kernel import Seat

Part: TypeAlias = tuple[Move, ...]

PASS: Final[Part] = (Pass(),)
END_TURN: Final[Part] = (EndTurn(),)
WHATEVER: Final[Part] = (Whatever(),)
STAND_BACK: Final[Part] = (StandBack(),)
VOTES: Final[Part] = (Vote(True), Vote(False))
_STONE: Final = tuple([TakeStone(sort) for sort in SORTS])
_NAME: Final = tuple([NameSort(sort) for sort in SORTS])
_PLAIN_CLAIM: Final = {character: (Claim(character),) for character in CHARACTERS}
_FINING_CLAIM: Final = {
    character: tuple([Claim(character, fine) for fine in FINES]) for character in CHARACTERS
}

WINDOW_KIND: Final[dict[int, Kind]] = {ILLEGAL: "illegal", FINING: "fine", FORGIVING: "forgive"}
_WINDOW_REACTION: Final = {
    ILLEGAL: Reaction.ILLEGAL,
    FINING: Reaction.FINE,
    FORGIVING: Reaction.FORGIVE,
}


# --- who plays what, by the overview table ------------------------------------------------------


@lru_cache(maxsize=64)
def reactor(overview: Overview, reaction: Reaction) -> int:
    """The character with this reaction; `NOBODY` if a house rule has taken it away."""
    for place, row in enumerate(overview.rows):
        if row.reaction is reaction:
            return place
    return NOBODY


class Book:
    """One overview table, as moves: every personal action at every company of victims."""

    def __init__(self, overview: Overview) -> None:
        self.overview = overview
        self.window = {
            stage: reactor(overview, reaction) for stage, reaction in _WINDOW_REACTION.items()
        }
        self.immune = reactor(overview, Reaction.IMMUNE)
        self.steals = [
            (place, action)
            for place, row in enumerate(overview.rows)
            for action, effect in enumerate(row.actions)
            if isinstance(effect, Steal)
        ]
        self._acts: dict[tuple[int, int], tuple[Part, ...]] = {}

    def acts(self, banned: int, others: int) -> tuple[Part, ...]:
        """All personal actions of all characters that are not banned."""
        found = self._acts.get((banned, others))
        if found is None:
            victims = seats_of(others)
            found = tuple(
                [
                    acts_of(row.character, action, effect, victims)
                    for place, row in enumerate(self.overview.rows)
                    if not banned >> place & 1
                    for action, effect in enumerate(row.actions)
                ]
            )
            self._acts[banned, others] = found
        return found


MOST_BOOKS: Final = 32
_books: dict[Overview, Book] = {}
_newest: list[tuple[Overview, Book]] = []


def book_of(overview: Overview) -> Book:
    """Looked up by identity first: a table asks again and again for the same one."""
    if _newest and _newest[0][0] is overview:
        return _newest[0][1]
    book = _books.get(overview)
    if book is None:
        if len(_books) >= MOST_BOOKS:
            _books.clear()
        book = _books[overview] = Book(overview)
    _newest[:] = [(overview, book)]
    return book


def acts_of(character: Character, action: int, effect: Effect, victims: tuple[Seat, ...]) -> Part:
    """Every way to do one personal action."""
    match effect:
        case Fetch() | Levy():
            return (Act(character, action),)
        case FetchDifferent(count):
            picks = combinations(SORTS, min(count, 3))
            return tuple([Act(character, action, (), pick) for pick in picks])
        case Steal():
            pairs = product(victims, SORTS)
            return tuple([Act(character, action, (v,), (s,)) for v, s in pairs])
        case Enchant(players):
            return tuple(
                [
                    Act(character, action, group, sorts)
                    for size in range(1, min(players, len(victims)) + 1)
                    for group in combinations(victims, size)
                    for sorts in product(SORTS, repeat=size)
                ]
            )


# --- the parts ----------------------------------------------------------------------------------


def parts_of(state: State, seat: int) -> tuple[Part, ...]:
    """Everything that a seat may say now; nothing that gives a secret away."""
    if state.trial != NO_LINK:
        return (VOTES,)
    if state.question_to != NOBODY:
        return (*_shows(state, seat), *_interrupts(state, seat))
    stage = state.stage
    if stage == STONES:
        return (_stones(state), WHATEVER)
    own: tuple[Part, ...] = ()
    if stage in WINDOWS:
        own = _reactions(state, seat, stage)
    elif state.thinking >> seat & 1:
        own = _ANSWERS[stage](state, seat)
    return (*own, *_asks(state, seat), *_standing_back(state, seat), *_interrupts(state, seat))


def _stones(state: State) -> Part:
    store = state.row[4 * state.seats :]
    return tuple([stone for stone, left in zip(_STONE, store, strict=True) if left])


def _acting(state: State, seat: int) -> tuple[Part, ...]:
    """§2.2 Any personal action of any character that is not banned."""
    others = state.alive & ~(1 << seat)
    book = book_of(state.options.overview)
    banned = state.banned[seat]
    return (*book.acts(banned, others), packs_first(state, seat, book), WHATEVER)


def packs_first(state: State, seat: int, book: Book) -> Part:
    """§3.5 A thief may take out of packs although loose stones of the sort lie there."""
    row, found = state.row, list[Move]()
    for place, action in book.steals:
        if state.banned[seat] >> place & 1:
            continue
        for victim in seats_of(state.alive & ~(1 << seat)):
            if row[4 * victim + PACKS]:
                found += [
                    Act(CHARACTERS[place], action, (victim,), (sort,), True)
                    for number, sort in enumerate(SORTS)
                    if row[4 * victim + number]
                ]
    return tuple(found)


def entitled(state: State, stage: int) -> int:
    """§4.2–§4.4 Who may speak up in a window, as bits: not banned, and in answer to another."""
    place = book_of(state.options.overview).window[stage]
    if place == NOBODY:
        return 0
    bits = state.alive & ~(1 << state.active)
    for seat, banned in enumerate(state.banned):
        if banned >> place & 1:
            bits &= ~(1 << seat)
    for number in state.standing(WINDOW_KIND[stage]):
        bits &= ~(1 << state.chain[number].seat)
    return bits if stage == ILLEGAL else bits & _with_a_basis(state, stage)


def _with_a_basis(state: State, stage: int) -> int:
    """§4.1 Who finds somebody else's claim to build on; §8.2 two players may use their own."""
    authors = 0
    for number in state.standing(WINDOW_KIND[stage - 1]):
        authors |= 1 << state.chain[number].seat
    if stage == FINING and state.pair():
        return state.alive if authors else 0
    several = authors & (authors - 1)
    return state.alive if several else state.alive & ~authors if authors else 0


def _reactions(state: State, seat: int, stage: int) -> tuple[Part, ...]:
    passing: tuple[Part, ...] = (PASS,) if state.thinking >> seat & 1 else ()
    if not entitled(state, stage) >> seat & 1:
        return passing
    character = CHARACTERS[book_of(state.options.overview).window[stage]]
    claims = _FINING_CLAIM if stage == FINING else _PLAIN_CLAIM
    return (claims[character], *passing)


def bills(state: State) -> list[tuple[int, tuple[tuple[Sort, ...], ...]]]:
    """§4.8 Each Richter who stands, and how he can be paid."""
    loose = state.loose(state.active)
    return [(n, payments(loose, state.chain[n].sorts)) for n in state.standing("fine")]


def acceptable(state: State) -> list[int]:
    """§4.6 Each Papst who stands, but not oneself."""
    offers = state.standing("forgive")
    return [n for n in offers if state.chain[n].seat != state.active]


def _answers(state: State, seat: int) -> tuple[Part, ...]:
    """§4.6 Pay one of the Richter, accept one of the Päpste, or be the Zauberer."""
    pays = tuple([Pay(n, stones) for n, ways in bills(state) for stones in ways])
    accepts = tuple([Accept(n) for n in acceptable(state)])
    own = [_PLAIN_CLAIM[CHARACTERS[place]] for place in ways_out(state, seat)]
    return (pays, accepts, *own, WHATEVER)


def ways_out(state: State, seat: int) -> list[int]:
    """§4.7 The Zauberer; §8.3 with two players also being one's own Papst."""
    book, found = book_of(state.options.overview), list[int]()
    if _may_claim(state, seat, book.immune):
        found.append(book.immune)
    own_papst = state.pair() or state.options.self_forgiveness
    if own_papst and _may_claim(state, seat, book.window[FORGIVING]):
        found.append(book.window[FORGIVING])
    return found


def _may_claim(state: State, seat: int, place: int) -> bool:
    return place != NOBODY and not state.banned[seat] >> place & 1


def _sorts(state: State, seat: int) -> tuple[Part, ...]:
    """§4.9 The chosen Papst names one of the sorts that lie loose."""
    loose = state.loose(state.active)
    return (tuple([name for name, there in zip(_NAME, loose, strict=True) if there]), WHATEVER)


def shares(state: State, payment: int) -> list[tuple[int, tuple[Sort, ...]]]:
    """§4.10 Each Kaiser who stands and is in, but not the Richter himself; and which stones."""
    link = state.chain[payment]
    richter = link.seats[0]
    sorts = tuple(dict.fromkeys(link.sorts))
    standing = [(n, state.chain[n].seat) for n in state.standing("illegal")]
    kings = [n for n, seat in standing if seat != richter and state.alive >> seat & 1]
    return [(n, sorts) for n in kings]


def _sharing(state: State, seat: int) -> tuple[Part, ...]:
    [payment] = state.standing("pay")
    offers = shares(state, payment)
    return (tuple([Share(n, sort) for n, sorts in offers for sort in sorts]), WHATEVER)


def _objecting(state: State, seat: int) -> tuple[Part, ...]:
    return (PASS,)


def _closing(state: State, seat: int) -> tuple[Part, ...]:
    return (END_TURN,)


_ANSWERS: Final = {
    ACTING: _acting,
    ANSWER: _answers,
    SORT: _sorts,
    SHARE: _sharing,
    OBJECTING: _objecting,
    CLOSING: _closing,
}


# --- what may be said at any time ---------------------------------------------------------------


def _asks(state: State, seat: int) -> tuple[Part, ...]:
    """§7.1 Whoever's turn it is may buy a question with an Info-Pack."""
    if seat != state.active or not state.packs(seat):
        return ()
    others = seats_of(state.alive & ~(1 << seat))
    return (tuple([_ASK[other] for other in others if state.askable(seat, other)]),)


_ASK: Final = tuple([Ask(Seat(seat)) for seat in range(8)])


def can_ask(state: State, seat: int) -> bool:
    """Is there a pack, and somebody who still has something to show?"""
    parts = _asks(state, seat)
    return bool(parts and parts[0])


def _shows(state: State, seat: int) -> tuple[Part, ...]:
    """§7.2 Neither the truth, nor what is banned, nor what this asker has seen already."""
    if seat != state.question_to:
        return ()
    cards = state.showable(state.question_from, seat) & ~(1 << state.characters[seat])
    return (_show_part(cards), WHATEVER)


@cache
def _show_part(cards: int) -> Part:
    return tuple(
        [Show(character) for place, character in enumerate(CHARACTERS) if cards >> place & 1]
    )


def may_stand_back(state: State) -> int:
    """§4.13 Who may say that he passes on everything this turn, as bits."""
    if state.settled or state.stage == STONES or state.question_to != NOBODY:
        return 0
    return state.alive & ~(1 << state.active) & ~state.back


def _standing_back(state: State, seat: int) -> tuple[Part, ...]:
    return (STAND_BACK,) if may_stand_back(state) >> seat & 1 else ()


def _interrupts(state: State, seat: int) -> tuple[Part, ...]:
    """§5.1, §6.1 Doubt a claim, or unmask somebody."""
    doubts = tuple([_accuse(n) for n in accusable(state, seat)])
    if state.attempted >> seat & 1:
        return (doubts,)
    banned = state.banned
    return (doubts, *[_unmask(other, banned[other]) for other in others_of(state.alive, seat)])


@cache
def others_of(alive: int, seat: int) -> tuple[Seat, ...]:
    """Everybody else who is still in."""
    return seats_of(alive & ~(1 << seat))


def accusable(state: State, seat: int) -> list[int]:
    """§5.1, §5.2 Claims of others that stand, each once a turn."""
    return [n for n, link in enumerate(state.chain) if may_accuse(state, n) >> seat & 1]


def may_accuse(state: State, number: int) -> int:
    """Who may accuse this link, as bits."""
    link = state.chain[number]
    if link.character is None or state.status[number] or state.settled:
        return 0
    if not state.alive >> link.seat & 1:
        return 0
    return state.alive & ~(1 << link.seat) & ~state.accusers[number]


def may_object(state: State) -> int:
    """Who may accuse anything, as bits."""
    bits = 0
    for number in range(len(state.chain)):
        bits |= may_accuse(state, number)
    return bits


@cache
def _accuse(number: int) -> Accuse:
    return Accuse(number)


@cache
def _unmask(seat: int, banned: int) -> Part:
    """§6.1 As anybody but whom an accusation has ruled out."""
    return tuple(
        [
            Unmask(Seat(seat), character)
            for character in CHARACTERS
            if not banned >> INDEX[character] & 1
        ]
    )
