"""Menus: asked, counted and sampled part by part, printed with a reason for what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bluffhaus.games.sein.offers import (
    WINDOW_KIND,
    Part,
    acceptable,
    accusable,
    bills,
    book_of,
    entitled,
    may_accuse,
    may_stand_back,
    others_of,
    shares,
    ways_out,
)
from bluffhaus.games.sein.overview import Character, Effect, Enchant, Reaction, Sort, Steal
from bluffhaus.games.sein.purses import CHARACTERS, FINES, INDEX, SORTS
from bluffhaus.games.sein.state import (
    ACTING,
    ANSWER,
    FINING,
    FORGIVING,
    ILLEGAL,
    NO_LINK,
    NOBODY,
    SHARE,
    SORT,
    STONES,
    WINDOWS,
    State,
)
from bluffhaus.games.sein.words import (
    Accuse,
    Act,
    ActOffer,
    Ask,
    Bill,
    Card,
    Claim,
    ClaimOffer,
    Missing,
    Move,
    ShareOffer,
    StandBack,
    Target,
    Unmask,
    What,
    Why,
)
from bluffhaus.kernel import Chance, Refusal, Seat


class SeinMenu:
    """What a seat may say, in parts: actions, claims, answers, and what may be said at any time.

    It is as fresh as the table it was made for; a table that is played on in place (a rollout)
    needs a new one.
    """

    __slots__ = ("parts", "seat", "state")

    def __init__(self, state: State, seat: int, parts: tuple[Part, ...]) -> None:
        self.state, self.seat, self.parts = state, seat, parts

    def __len__(self) -> int:
        return sum([len(part) for part in self.parts])

    def __iter__(self) -> Iterator[Move]:
        for part in self.parts:
            yield from part

    def __contains__(self, move: object) -> bool:
        kind = type(move)
        return any(type(part[0]) is kind and move in part for part in self.parts if part)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeinMenu) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"SeinMenu{tuple(self)!r}"

    def sample(self, chance: Chance) -> Move:
        number = chance.roll(len(self)) - 1
        for part in self.parts:
            if number < len(part):
                return part[number]
            number -= len(part)
        raise AssertionError("a menu is as long as its parts")

    def card(self) -> Card:
        return card_of(self.state, self.seat, self)

    def refusal(self, move: object) -> Refusal:
        return refusal_of(self.card(), move)


# --- the menu as it is printed ------------------------------------------------------------------


def card_of(state: State, seat: int, menu: SeinMenu) -> Card:
    """Everything the client needs to make every button, and to answer every „why?“."""
    kinds = {type(part[0]).__name__ for part in menu.parts if part}
    free = state.trial == NO_LINK
    base = free and state.question_to == NOBODY
    mine = base and bool(state.thinking >> seat & 1)
    stage = state.stage if base else NOBODY
    return Card(
        stones=_sorts_left(state.row[4 * state.seats :]) if stage == STONES else (),
        acts=_acts(state, seat) if mine and stage == ACTING else (),
        claims=_claims(state, seat) if base else (),
        bills=_bills(state) if mine and stage == ANSWER else (),
        accepts=tuple(acceptable(state)) if mine and stage == ANSWER else (),
        names=_sorts_left(state.loose(state.active)) if mine and stage == SORT else (),
        shares=_shares(state) if mine and stage == SHARE else (),
        asks=tuple([move.seat for move in menu if isinstance(move, Ask)]),
        shows=_shows(state, seat),
        votes="Vote" in kinds,
        accuses=tuple(accusable(state, seat)) if free else (),
        unmasks=_targets(state, seat) if free and stage != STONES else (),
        passes="Pass" in kinds,
        stands_back="StandBack" in kinds,
        ends="EndTurn" in kinds,
        whatever="Whatever" in kinds,
        missing=tuple(missing(state, seat)),
    )


def _sorts_left(row: Sequence[int]) -> tuple[Sort, ...]:
    return tuple([sort for sort, there in zip(SORTS, row, strict=True) if there])


def _acts(state: State, seat: int) -> tuple[ActOffer, ...]:
    victims = others_of(state.alive, seat)
    return tuple(
        [
            ActOffer(row.character, action, effect, *_victims(state, effect, victims))
            for place, row in enumerate(state.options.overview.rows)
            if not state.banned[seat] >> place & 1
            for action, effect in enumerate(row.actions)
        ]
    )


def _victims(
    state: State, effect: Effect, victims: tuple[Seat, ...]
) -> tuple[tuple[Seat, ...], tuple[tuple[Seat, Sort], ...]]:
    if isinstance(effect, Enchant):
        return victims, ()
    if not isinstance(effect, Steal):
        return (), ()
    rich = [victim for victim in victims if state.packs(victim)]
    pairs = [(victim, sort) for victim in rich for sort in _sorts_left(state.loose(victim))]
    return victims, tuple(pairs)


def _claims(state: State, seat: int) -> tuple[ClaimOffer, ...]:
    stage, book = state.stage, book_of(state.options.overview)
    if stage == ANSWER and state.thinking >> seat & 1:
        return tuple([ClaimOffer(CHARACTERS[place], ()) for place in ways_out(state, seat)])
    if stage not in WINDOWS or not entitled(state, stage) >> seat & 1:
        return ()
    return (ClaimOffer(CHARACTERS[book.window[stage]], FINES if stage == FINING else ()),)


def _bills(state: State) -> tuple[Bill, ...]:
    return tuple([Bill(number, ways) for number, ways in bills(state)])


def _shares(state: State) -> tuple[ShareOffer, ...]:
    [payment] = state.standing("pay")
    return tuple([ShareOffer(number, sorts) for number, sorts in shares(state, payment)])


def _shows(state: State, seat: int) -> tuple[Character, ...]:
    if state.trial != NO_LINK or seat != state.question_to:
        return ()
    cards = state.showable(state.question_from, seat) & ~(1 << state.characters[seat])
    return tuple([each for place, each in enumerate(CHARACTERS) if cards >> place & 1])


def _targets(state: State, seat: int) -> tuple[Target, ...]:
    if state.attempted >> seat & 1:
        return ()
    return tuple(
        [
            Target(other, tuple([c for c in CHARACTERS if not state.banned[other] >> INDEX[c] & 1]))
            for other in others_of(state.alive, seat)
        ]
    )


# --- why something is missing -------------------------------------------------------------------


def missing(state: State, seat: int) -> Iterator[Missing]:
    """Whatever is not offered, with its reason. It follows from what the seat knows anyway."""
    stopped = _stopped(state)
    if stopped is not None:
        everything: tuple[What, ...] = ("act", "claim", "accuse", "ask", "unmask", "stand_back")
        if stopped[0] == "question":  # doubts and unmaskings interrupt even that
            everything = ("act", "claim", "ask", "stand_back")
        yield from (_all(what, *stopped) for what in everything)
        if stopped[0] != "question":
            return
    else:
        yield from _no_act(state, seat)
        yield from _no_claim(state, seat)
        yield from _no_question(state, seat)
        yield from _no_standing_back(state, seat)
    yield from _no_accusation(state, seat)
    if state.attempted >> seat & 1:
        yield _all("unmask", "tried_already", "§6.4")


def _all(what: What, why: Why, rule: str) -> Missing:
    return Missing(what, why, rule, None, None, None)


def _stopped(state: State) -> tuple[Why, str] | None:
    if state.trial != NO_LINK:
        return "vote", "§5.3"
    if state.stage == STONES:
        return "before_the_first_turn", "§1.4"
    return ("question", "§7.3") if state.question_to != NOBODY else None


def _no_act(state: State, seat: int) -> Iterator[Missing]:
    if seat != state.active:
        yield _all("act", "not_your_turn", "§2.1")
    elif state.stage != ACTING:
        yield _all("act", "acted_already", "§2.1")
    else:
        for place, character in enumerate(CHARACTERS):
            if state.banned[seat] >> place & 1:
                yield Missing("act", "banned", "§5.6", character, None, None)


def _no_claim(state: State, seat: int) -> Iterator[Missing]:
    offered = [offer.character for offer in _claims(state, seat)]
    for place, row in enumerate(state.options.overview.rows):
        if row.character not in offered:
            why, rule = _why_no_claim(state, seat, place, row.reaction)
            yield Missing("claim", why, rule, row.character, None, None)


def _why_no_claim(
    state: State, seat: int, place: int, reaction: Reaction | None
) -> tuple[Why, str]:
    if reaction is None:
        return "no_reaction", "§4.1"
    if state.banned[seat] >> place & 1:
        return "banned", "§5.6"
    if reaction is Reaction.IMMUNE:
        return _why_not_immune(state, seat)
    stage = {Reaction.ILLEGAL: ILLEGAL, Reaction.FINE: FINING, Reaction.FORGIVE: FORGIVING}[
        reaction
    ]
    if seat == state.active:
        return "own_action", "§4.1"
    kind = WINDOW_KIND[stage]
    if any(state.chain[number].seat == seat for number in state.standing(kind)):
        return "claimed_already", "§4.12"
    if state.stage == stage:
        return "no_basis", "§4.1"
    return ("not_open_yet", "§4.2") if state.stage < stage else ("window_closed", "§4.2")


def _why_not_immune(state: State, seat: int) -> tuple[Why, str]:
    if seat != state.active:
        return "not_fined", "§4.7"
    if state.stage < ANSWER:
        return "not_open_yet", "§4.6"
    return ("answered_already", "§4.6") if state.standing("fine") else ("not_fined", "§4.7")


def _no_question(state: State, seat: int) -> Iterator[Missing]:
    if seat != state.active:
        yield _all("ask", "not_your_turn", "§7.1")
    elif not state.packs(seat):
        yield _all("ask", "no_pack", "§7.1")
    else:
        for other in others_of(state.alive, seat):
            if not state.askable(seat, other):
                yield Missing("ask", "nothing_left_to_show", "§7.5", None, other, None)


def _no_standing_back(state: State, seat: int) -> Iterator[Missing]:
    if seat == state.active:
        yield _all("stand_back", "nothing_to_pass", "§4.13")
    elif state.settled:
        yield _all("stand_back", "committed", "§2.6")
    elif not may_stand_back(state) >> seat & 1:
        yield _all("stand_back", "standing_back", "§4.13")


def _no_accusation(state: State, seat: int) -> Iterator[Missing]:
    if state.settled:
        yield _all("accuse", "committed", "§5.1")
        return
    for number, link in enumerate(state.chain):
        if link.character is None or may_accuse(state, number) >> seat & 1:
            continue
        yield Missing("accuse", *_why_no_accusation(state, seat, number), None, None, number)


def _why_no_accusation(state: State, seat: int, number: int) -> tuple[Why, str]:
    author = state.chain[number].seat
    if author == seat:
        return "own_claim", "§5.1"
    if state.status[number]:
        return "fallen", "§5.1"
    return ("already_accused", "§5.2") if state.alive >> author & 1 else ("out", "§5.1")


# --- excuses ------------------------------------------------------------------------------------

EXCUSES: Final[dict[Why, str]] = {
    "before_the_first_turn": "everybody takes a stone first",
    "vote": "a vote stops everything else",
    "question": "somebody is choosing a card to show",
    "not_your_turn": "it is somebody else's turn",
    "acted_already": "there is one personal action a turn",
    "banned": "an accusation has ruled this character out",
    "no_reaction": "this character has no reaction",
    "not_open_yet": "the time for that comes later",
    "window_closed": "the time for that is over",
    "own_action": "a reaction answers what somebody else did",
    "no_basis": "nobody else's claim stands that it could rest on",
    "not_fined": "only whoever is fined can do that",
    "answered_already": "the fine is answered",
    "claimed_already": "that claim stands already",
    "own_claim": "nobody accuses himself",
    "fallen": "that claim no longer stands",
    "out": "whoever claimed that is out",
    "already_accused": "each claim is put to the vote once a turn by the same player",
    "committed": "the chain of this turn is closed",
    "no_pack": "a question costs an Info-Pack",
    "nothing_left_to_show": "only the truth is left, and that is never shown",
    "tried_already": "one unmasking a turn",
    "standing_back": "that has been said already",
    "nothing_to_pass": "it is one's own turn",
}


def refusal_of(card: Card, move: object) -> Refusal:
    """Why `move` is not on this menu, told from the printed menu alone."""
    what, character, seat, link = _about(move)
    for gap in card.missing:
        if gap.what != what:
            continue
        if all(
            mine is None or mine == asked
            for mine, asked in ((gap.character, character), (gap.seat, seat), (gap.link, link))
        ):
            return Refusal(gap.why, EXCUSES[gap.why], gap.rule)
    if what == "unmask" and any(target.seat == seat for target in card.unmasks):
        return Refusal("banned", EXCUSES["banned"], "§6.1")
    return Refusal("not_offered", "that cannot be said now", None)


def _about(move: object) -> tuple[What | None, Character | None, Seat | None, int | None]:
    match move:
        case Act(character):
            return "act", character, None, None
        case Claim(character):
            return "claim", character, None, None
        case Accuse(link):
            return "accuse", None, None, link
        case Ask(seat):
            return "ask", None, seat, None
        case Unmask(seat, character):
            return "unmask", character, seat, None
        case StandBack():
            return "stand_back", None, None, None
        case _:
            return None, None, None, None
