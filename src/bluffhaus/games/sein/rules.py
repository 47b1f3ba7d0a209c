"""The rules of Sein oder nicht sein, in the order of the rulebook; § as in our `rules.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bluffhaus.games.sein.disguises import disguised
from bluffhaus.games.sein.menus import SeinMenu
from bluffhaus.games.sein.offers import (
    END_TURN,
    PASS,
    WHATEVER,
    Part,
    book_of,
    can_ask,
    entitled,
    may_object,
    may_stand_back,
    parts_of,
    shares,
)
from bluffhaus.games.sein.overview import Fetch, FetchDifferent, Reaction, Sort
from bluffhaus.games.sein.purses import CHARACTERS, INDEX, SORTS, new_packs
from bluffhaus.games.sein.state import (
    ACTING,
    ANEW,
    ANSWER,
    CAUSE,
    CLOSING,
    DEALING,
    ENDED,
    EXPOSED,
    FALLEN,
    FINING,
    FORGIVING,
    ILLEGAL,
    NO_LINK,
    NOBODY,
    OBJECTING,
    OVER,
    SHARE,
    SORT,
    STAGE,
    STONES,
    WINDOWS,
    WITHDRAWN,
    State,
    seats_of,
)
from bluffhaus.games.sein.view import View
from bluffhaus.games.sein.views import view_of
from bluffhaus.games.sein.words import (
    Accept,
    Accuse,
    Accused,
    Act,
    Answered,
    Ask,
    Asked,
    Began,
    Claim,
    Confessed,
    Dealt,
    Decided,
    Ended,
    Ending,
    EndTurn,
    Event,
    Fell,
    Guessed,
    Kind,
    LeftToChance,
    Link,
    Linked,
    Move,
    NameSort,
    Options,
    Out,
    Packed,
    Pass,
    Pay,
    Proved,
    Settled,
    Share,
    Show,
    Showed,
    StandBack,
    StoodBack,
    TakeStone,
    TookStone,
    TruthTold,
    TurnBegan,
    Unmask,
    Vote,
    Voted,
    VotesOpened,
    Whatever,
)
from bluffhaus.kernel import Chance, Outcome, Pace, Prompt, Seat

_SILENCE: Final = {
    STONES: WHATEVER[0],
    ACTING: WHATEVER[0],
    ILLEGAL: PASS[0],
    FINING: PASS[0],
    FORGIVING: PASS[0],
    ANSWER: WHATEVER[0],
    SORT: WHATEVER[0],
    SHARE: WHATEVER[0],
    OBJECTING: PASS[0],
    CLOSING: END_TURN[0],
}
"""§10.2 What it means to say nothing."""
_NO: Final = Vote(False)


class Sein:
    """Claim to be anybody; the majority decides whom to call a liar."""

    def __init__(self) -> None:
        # Attributes of the object, so that mypyc can compile the class.
        self.id = "sein"
        self.version = 1
        self.table_sizes = range(3, 9)
        self.options = Options
        self.moves = Move
        self.events = Event

    def blank(self, options: Options, seats: int) -> State:
        return State(options, seats)

    # --- who may say what -----------------------------------------------------------------------

    def asked(self, state: State) -> tuple[Seat, ...]:
        awaited = awaited_of(state)
        others = may_interrupt(state) & ~awaited
        return seats_of(awaited) + seats_of(others) if others else seats_of(awaited)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return seats_of(awaited_of(state))  # it is never a secret

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        menu = SeinMenu(state, seat, parts_of(state, seat))
        return Prompt(state.about, menu, _silence(state, seat))

    def decide(self, state: State, seat: Seat, move: Move) -> None:
        say(state, seat, move)

    # --- what the rules do by themselves --------------------------------------------------------

    def proceed(self, state: State, chance: Chance) -> bool:
        stage = state.stage
        if stage == OVER:
            return False
        if state.lot != NOBODY:
            let_chance_choose(state, chance)
        elif state.trial != NO_LINK:
            if state.voting:
                return False
            judge(state)
        elif stage == DEALING:
            deal(state, chance)
        elif stage == ENDED:
            state.truth_told()
        elif state.alone():
            end(state, "last_one")
        elif state.question_to != NOBODY or (state.thinking and not state.news):
            return False
        else:
            go_on(state)
        return True

    # --- how the table looks then ---------------------------------------------------------------

    def evolve(self, state: State, event: Event) -> None:
        match event:
            case Began(starter):
                state.began(starter)
            case Dealt(seat, character):
                state.dealt(seat, INDEX[character])
            case TookStone(seat, sort):
                state.took_stone(seat, sort)
            case TurnBegan(seat, turn, round_):
                state.turn_began(seat, turn, round_)
            case Asked(stage, seats):
                state.asked(STAGE[stage], _bits(seats))
            case Decided(seat):
                state.decided(seat)
            case StoodBack(seat):
                state.stood_back(seat)
            case LeftToChance(seat):
                state.left_to_chance(seat)
            case Linked(link=link):
                state.linked(link)
            case Fell(links, cause):
                state.fell(tuple(links), CAUSE[cause])
            case Accused(by, number):
                state.accused(by, number)
            case Voted(seat, agrees):
                state.voted(seat, agrees)
            case VotesOpened(by, number, ayes, nays, upheld):
                state.votes_opened(by, number, _bits(ayes), _bits(nays), upheld)
            case Confessed(seat, number, character):
                state.confessed(seat, number, INDEX[character])
            case Proved(seat, number, character):
                state.proved(seat, number, INDEX[character])
            case Showed(seat, asker, character):
                state.showed(seat, asker, INDEX[character])
            case Answered(seat, asker):
                state.answered(seat, asker)
            case Guessed(by, seat, character, right):
                state.guessed(by, seat, INDEX[character], right)
            case Out(seat, heir, hit):
                state.went_out(seat, heir, hit)
            case Settled():
                state.did_settle()
            case Packed(packs):
                state.packed(tuple(packs))
            case Ended(ending, winners, points):
                state.ended(ending, tuple(winners), tuple(points))
            case TruthTold():
                state.truth_told()

    # --- what is seen ---------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.stage != OVER or state.ending is None:
            return None
        return Outcome(tuple(map(Seat, state.winners)), state.final, state.ending)

    def pace(self, state: State) -> Pace | None:
        if state.stage in (ENDED, OVER):
            return None
        return Pace(_seconds(state), breath=state.breath, wait=state.wait)

    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return disguised(state, seat, chance)


def _bits(seats: Sequence[Seat]) -> int:
    return sum([1 << seat for seat in seats])


# --- whom the table waits for -------------------------------------------------------------------


def awaited_of(state: State) -> int:
    """§5.3 A vote stops everything else; §7.3 a question what lies beneath it."""
    if state.trial != NO_LINK:
        return state.voting
    if state.question_to != NOBODY:
        return 1 << state.question_to
    return state.thinking


def may_interrupt(state: State) -> int:
    """Who is not waited for, and may still say something, as bits."""
    if state.trial != NO_LINK or state.stage == STONES or state.stage >= ENDED:
        return 0
    # An unmasking is always possible: nobody's true character is ever banned.
    bits = state.alive & ~state.attempted | may_stand_back(state) | may_object(state)
    if state.question_to == NOBODY:
        if state.stage in WINDOWS:
            bits |= entitled(state, state.stage)
        if can_ask(state, state.active):
            bits |= 1 << state.active
    return bits & state.alive


def _silence(state: State, seat: int) -> Move | None:
    if not awaited_of(state) >> seat & 1:
        return None
    if state.trial != NO_LINK:
        return _NO
    return WHATEVER[0] if state.question_to != NOBODY else _SILENCE[state.stage]


def _seconds(state: State) -> int:
    """§10.1 How long a decision of this kind may take."""
    options = state.options
    if state.trial != NO_LINK:
        return options.vote_seconds
    if state.question_to != NOBODY or state.stage in (ANSWER, SORT, SHARE):
        return options.answer_seconds
    if state.stage in WINDOWS or state.stage == OBJECTING:
        return options.window_seconds
    return options.seconds


# --- §1 before the first turn -------------------------------------------------------------------


def deal(state: State, chance: Chance) -> None:
    """§1.3 Twelve cards, two of each; §1.5 somebody begins."""
    chosen = state.options.start_seat
    drawn = chance.roll(state.seats) - 1  # also when it is not needed: luck then falls alike
    state.began(drawn if chosen is None or chosen >= state.seats else chosen)
    deck = chance.shuffle([*range(len(CHARACTERS)), *range(len(CHARACTERS))])
    for seat in range(state.seats):
        state.dealt(seat, deck[seat])
    state.asked(STONES, 1 << state.starter)


def next_stone(state: State) -> None:
    """§1.4 Clockwise from the start player, everybody takes a stone."""
    seat = (state.active + 1) % state.seats
    if seat == state.starter:
        pack(state)
        state.turn_began(seat, 1, 1)
    else:
        state.asked(STONES, 1 << seat)


# --- what is said -------------------------------------------------------------------------------


def say(state: State, seat: int, move: Move) -> None:
    """What was said, as facts."""
    match move:
        case Pass():
            state.decided(seat)
        case Claim():
            state.linked(claimed(state, seat, move))
        case Act(character, action, victims, sorts, packs):
            state.linked(Link(Seat(seat), "action", character, (), action, victims, sorts, packs))
        case Vote(agrees):
            state.voted(seat, agrees)
            state.decided(seat)
        case Accuse(number):
            state.accused(seat, number)
        case Unmask(other, character):
            unmask(state, seat, other, INDEX[character])
        case TakeStone(sort):
            state.took_stone(seat, sort)
        case Ask(other):
            state.linked(_paid(seat, "question", (), other, ()))
        case Show(character):
            asker = state.question_from
            state.showed(seat, asker, INDEX[character])
            state.answered(seat, asker)
        case Pay(number, stones):
            state.linked(_paid(seat, "pay", (number,), state.chain[number].seat, stones))
        case Accept(number):
            state.linked(_paid(seat, "accept", (number,), state.chain[number].seat, ()))
        case NameSort(sort):
            mercy(state, (sort,))
        case Share(number, sort):
            share(state, number, sort)
        case StandBack():
            state.stood_back(seat)
        case EndTurn():
            state.decided(seat)
        case Whatever():
            state.left_to_chance(seat)


def _paid(
    seat: int, kind: Kind, rests_on: tuple[int, ...], taker: int, stones: tuple[Sort, ...]
) -> Link:
    """A link that nobody claims to be anybody for."""
    return Link(Seat(seat), kind, None, rests_on, None, (Seat(taker),), stones, False)


# --- §4 reactions -------------------------------------------------------------------------------

_KIND: Final[dict[Reaction, Kind]] = {
    Reaction.ILLEGAL: "illegal",
    Reaction.FINE: "fine",
    Reaction.FORGIVE: "forgive",
    Reaction.IMMUNE: "immune",
}


def claimed(state: State, seat: int, claim: Claim) -> Link:
    """§4.1 A reaction, and what it rests on."""
    reaction = state.options.overview.rows[INDEX[claim.character]].reaction
    assert reaction is not None
    grounds = grounds_of(state, seat, reaction)
    kind = _KIND[reaction]
    return Link(Seat(seat), kind, claim.character, grounds, None, (), claim.sorts, False)


def grounds_of(state: State, seat: int, reaction: Reaction) -> tuple[int, ...]:
    """§4.1 The claims of others; §8.2 of two players, of whoever it is."""
    if reaction is Reaction.ILLEGAL:
        return (state.deed,)
    if reaction is Reaction.IMMUNE:
        return tuple(state.standing("fine"))
    grounds = state.standing("illegal" if reaction is Reaction.FINE else "fine")
    if reaction is Reaction.FINE and state.pair():
        return tuple(grounds)
    return tuple([number for number in grounds if state.chain[number].seat != seat])


def due(state: State, held: int) -> int:
    """§4.2 What comes next in this turn, read off the links that stand."""
    if state.deed == NO_LINK:
        return ACTING
    if state.status[state.deed]:
        return OBJECTING
    if not held >> ILLEGAL & 1:
        return ILLEGAL
    if not state.standing("illegal"):
        return OBJECTING
    if not held >> FINING & 1:
        return FINING
    if not state.standing("fine"):
        return OBJECTING
    return _due_of_the_fined(state, held)


def _due_of_the_fined(state: State, held: int) -> int:
    """§4.6 The fined player's answer, and what follows from it."""
    if answered(state):
        return SHARE if _to_share(state) else OBJECTING
    if state.standing("accept"):
        return SORT
    return ANSWER if held >> FORGIVING & 1 else FORGIVING


def answered(state: State) -> bool:
    """Is the fine answered, in a way that stands? Paid, forgiven and paid for, or immune."""
    if state.standing("pay") or state.standing("mercy") or state.standing("immune"):
        return True
    return any(state.chain[number].seat == state.active for number in state.standing("forgive"))


def _to_share(state: State) -> bool:
    """§4.10 Has a Richter got two stones, and somebody else is Kaiser?"""
    for number in state.standing("pay"):
        link = state.chain[number]
        here = state.alive >> link.seats[0] & 1
        if here and len(link.sorts) == 2 and not state.standing("share"):
            return bool(shares(state, number))
    return False


def go_on(state: State) -> None:
    """Nobody is awaited, or something has changed: what does the table ask now?"""
    if state.stage == STONES:
        next_stone(state)
    elif state.settled:
        close(state)
    elif not state.alive >> state.active & 1:
        settle(state)  # §6.7
    else:
        go_on_with_the_chain(state)


def go_on_with_the_chain(state: State) -> None:
    """§4.2 The next window in which somebody is to be asked, or what comes after them."""
    held = state.held
    if state.stage in WINDOWS and not state.thinking:
        held |= 1 << state.stage
    while (stage := due(state, held)) in WINDOWS:
        seats = whom_to_ask(state, stage)
        if seats:
            state.asked(stage, seats)
            return
        held |= 1 << stage
    _ASKING[stage](state)


def whom_to_ask(state: State, stage: int) -> int:
    """§4.2 All who may speak up and do not stand back.

    §4.11 When something has fallen, those who had passed think again; but a Kaiser comes at once or
    never, so the first window only goes on with those who had not answered.
    """
    if stage == ILLEGAL and state.stage == ILLEGAL:
        return state.thinking & entitled(state, stage)
    return entitled(state, stage) & ~state.back


def ask_for_the_deed(state: State) -> None:
    """§2.1 The personal action is a duty."""
    state.asked(ACTING, 1 << state.active)


def ask_the_fined(state: State) -> None:
    """§4.6 Whoever is fined decides last."""
    state.asked(ANSWER, 1 << state.active)


def ask_the_papst(state: State) -> None:
    """§4.9 He names a sort that lies loose. With one sort, or none, there is nothing to name."""
    loose = state.loose(state.active)
    sorts = tuple([sort for sort, there in zip(SORTS, loose, strict=True) if there])
    if len(sorts) > 1:
        [number] = state.standing("accept")
        state.asked(SORT, 1 << state.chain[number].seats[0])
    else:
        mercy(state, sorts)


def mercy(state: State, sorts: tuple[Sort, ...]) -> None:
    """§4.9 One stone, for the Papst."""
    [number] = state.standing("accept")
    papst = state.chain[number].seats[0]
    state.linked(_paid(state.active, "mercy", (number,), papst, sorts))


def ask_the_richter(state: State) -> None:
    """§4.10 He picks a Kaiser, and one of his two stones."""
    [payment] = state.standing("pay")
    offers = [(number, sort) for number, sorts in shares(state, payment) for sort in sorts]
    if len(offers) > 1:
        state.asked(SHARE, 1 << state.chain[payment].seats[0])
    else:
        share(state, *offers[0])


def share(state: State, kaiser: int, sort: Sort) -> None:
    """§4.10 One of the two stones, for a Kaiser."""
    [payment] = state.standing("pay")
    richter = state.chain[payment].seats[0]
    taker = state.chain[kaiser].seat
    state.linked(_paid(richter, "share", (payment, kaiser), taker, (sort,)))


def ask_for_objections(state: State) -> None:
    """§4.14 Has something been said that nobody has been asked about yet?"""
    seats = 0
    if state.unheard or (state.stage == OBJECTING and state.thinking):
        seats = may_object(state) & ~state.back
    if seats:
        state.asked(OBJECTING, seats)
    else:
        settle(state)


def settle(state: State) -> None:
    """§2.6 The chain is closed, complete sets become Info-Packs."""
    state.did_settle()
    pack(state)


def pack(state: State) -> None:
    """§2.7 Complete sets become Info-Packs."""
    packs = new_packs(state.row, state.seats)
    if any(packs):
        state.packed(packs)


def close(state: State) -> None:
    """§2.6 Whoever's turn it is may still ask, then the next one has it."""
    asks = not state.news and state.stage == CLOSING
    here = state.alive >> state.active & 1
    if here and not asks and can_ask(state, state.active):
        state.asked(CLOSING, 1 << state.active)
    else:
        next_turn(state)


_ASKING: Final = {
    ACTING: ask_for_the_deed,
    ANSWER: ask_the_fined,
    SORT: ask_the_papst,
    SHARE: ask_the_richter,
    OBJECTING: ask_for_objections,
}


def next_turn(state: State) -> None:
    """§1.5 Clockwise; §9.4 a round is over when the start player's place has been passed."""
    seat = state.active
    while True:
        seat = (seat + 1) % state.seats
        if state.alive >> seat & 1:
            break
    before = (state.active - state.starter) % state.seats
    round_ = state.round + ((seat - state.starter) % state.seats <= before)
    if round_ > state.options.rounds:
        end(state, "last_round")
    else:
        state.turn_began(seat, state.turn + 1, round_)


# --- §5 accusation ------------------------------------------------------------------------------


def judge(state: State) -> None:
    """§5.4 All votes are in: a simple majority of those who may vote."""
    number, by, ayes = state.trial, state.trial_by, state.ayes
    seat = state.chain[number].seat
    nays = state.alive & ~(1 << seat) & ~ayes
    more = ayes.bit_count() - nays.bit_count()
    upheld = more > 0 or (more == 0 and state.options.tie_upholds)
    state.votes_opened(by, number, ayes, nays, upheld)
    if upheld:
        tell_the_truth(state, seat, number)


def tell_the_truth(state: State, seat: int, number: int) -> None:
    """§5.5 The accused has to show his colours."""
    character = state.chain[number].character
    assert character is not None
    place = INDEX[character]
    if state.characters[seat] == place:
        state.proved(seat, number, place)
        end(state, "wrongly_accused", seat)
    else:
        state.confessed(seat, number, place)
        expose(state, number)


def expose(state: State, number: int) -> None:
    """§5.7 The lie falls, and all that rested on it."""
    kind = state.chain[number].kind
    state.fell((number,), EXPOSED)
    rested = rests_on_nothing(state)
    if rested:
        state.fell(rested, FALLEN)
    if kind == "illegal" and state.standing("illegal"):
        answer_anew(state)


def rests_on_nothing(state: State) -> tuple[int, ...]:
    """All that no longer follows from what stands."""
    status, gone = list(state.status), list[int]()
    for number, link in enumerate(state.chain):  # nothing rests on what came later
        if not status[number] and link.rests_on and not _still_rests(state, status, number):
            status[number] = FALLEN
            gone.append(number)
    return tuple(gone)


def _still_rests(state: State, status: list[int], number: int) -> bool:
    link, anchored = state.chain[number], state.anchored >> number & 1
    holds = [
        not status[ground] or (anchored and status[ground] == WITHDRAWN) for ground in link.rests_on
    ]
    return all(holds) if link.kind == "share" else any(holds)


def answer_anew(state: State) -> None:
    """§5.8 A Kaiser has fallen and another one stands: the fined player decides anew."""
    kinds: tuple[Kind, ...] = ("pay", "accept", "mercy", "share")
    answers = [number for kind in kinds for number in state.standing(kind)]
    if answers:
        state.fell(tuple(sorted(answers)), ANEW)
        for seat in state.gone:
            withdraw(state, seat)  # what only stood because it had been paid


# --- §6 unmasking -------------------------------------------------------------------------------


def unmask(state: State, by: int, seat: int, character: int) -> None:
    """§6.2 Right: he is out. §6.3 Wrong: oneself."""
    right = state.characters[seat] == character
    loser, heir = (seat, by) if right else (by, seat)
    state.guessed(by, seat, character, right)
    state.went_out(loser, heir, right)
    if not state.settled:
        withdraw(state, loser)
    state.linked(_paid(loser, "estate", (), heir, ()))


def withdraw(state: State, seat: int) -> None:
    """§6.6 What he had claimed falls, unless its own stones have moved already."""
    claims = [
        number
        for number, link in enumerate(state.chain)
        if link.seat == seat and link.character is not None and not state.status[number]
    ]
    unsettled = tuple([number for number in claims if not state.is_settled(number)])
    if unsettled:
        state.fell(unsettled, WITHDRAWN)
        rested = rests_on_nothing(state)
        if rested:
            state.fell(rested, FALLEN)


# --- §9 the end ---------------------------------------------------------------------------------


def end(state: State, ending: Ending, accused: int = NOBODY) -> None:
    """§9.5, §9.6 One point for whoever was out first, two for the second, and so on."""
    places = {seat: place for place, seat in enumerate(state.gone, 1)}
    shared = len(state.gone) + 1
    points = [places.get(seat, shared) for seat in range(state.seats)]
    still_in = tuple(seats_of(state.alive))
    winners = still_in if accused == NOBODY else (Seat(accused),)
    if ending != "last_round":
        points[winners[0]] += 2
    state.ended(ending, winners, tuple(points))


# --- §10.2 silence ------------------------------------------------------------------------------


def let_chance_choose(state: State, chance: Chance) -> None:
    """What chance says for whoever leaves it to chance.

    SN-59 A vote may have taken the last card that could be shown: then nothing is.
    """
    offered = parts_of(state, state.lot)[0]
    if state.question_to != NOBODY and not offered:
        state.answered(state.question_to, state.question_from)
    else:
        say(state, state.lot, drawn(state, offered, chance))


def drawn(state: State, offered: Part, chance: Chance) -> Move:
    """§10.2 Something from the store, any Richter, any sort, any card."""
    if state.question_to == NOBODY:
        if state.stage == ACTING:
            return _drawn_action(state, chance)
        if state.stage == ANSWER:
            return _drawn_payment(offered, chance)
    return _any_of(offered, chance)


def _any_of(moves: Sequence[Move], chance: Chance) -> Move:
    return moves[chance.roll(len(moves)) - 1]


def _drawn_action(state: State, chance: Chance) -> Move:
    """Something from the store; if all of that is banned, anything."""
    seat, rows = state.lot, state.options.overview.rows
    book = book_of(state.options.overview)
    every = [
        move for part in book.acts(state.banned[seat], state.alive & ~(1 << seat)) for move in part
    ]
    harmless = [
        move
        for move in every
        if isinstance(move, Act)
        and isinstance(rows[INDEX[move.character]].actions[move.action], (Fetch, FetchDifferent))
    ]
    return _any_of(harmless or every, chance)


def _drawn_payment(pays: Sequence[Move], chance: Chance) -> Move:
    """Any Richter, and then any way to pay him."""
    links = tuple(dict.fromkeys([move.link for move in pays if isinstance(move, Pay)]))
    link = links[chance.roll(len(links)) - 1]
    return _any_of([move for move in pays if isinstance(move, Pay) and move.link == link], chance)


RULES: Final = Sein()
