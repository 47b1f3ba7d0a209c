"""The rules of Käsedieb, in the order of the rulebook. The § are those of our `rules.md`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from bluffhaus.games.kaesedieb.disguise import disguised
from bluffhaus.games.kaesedieb.menus import (
    GO_ON,
    LOOK_MENU,
    TalkMenu,
    peek_menu,
    recruit_menu,
    vote_menu,
    wake_menu,
)
from bluffhaus.games.kaesedieb.state import (
    DEAL,
    ENDED,
    LAST_HOUR,
    LOOK,
    MEET,
    MOST_CLAIMS,
    NIGHT,
    NOBODY,
    OVER,
    TALK,
    TOUCH,
    VOTE,
    Hours,
    State,
    seats_,
    seats_of,
)
from bluffhaus.games.kaesedieb.truth import night_told
from bluffhaus.games.kaesedieb.view import View, view_of
from bluffhaus.games.kaesedieb.words import (
    Accuse,
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
    GoOn,
    HandsOut,
    HasVoted,
    HourStruck,
    LookedUp,
    Met,
    MoreTalk,
    Move,
    NotReady,
    Options,
    Peek,
    Peeked,
    Ready,
    Recruit,
    Recruited,
    Rest,
    Rested,
    Role,
    Rolled,
    SayAlone,
    SayBelief,
    SayCheese,
    SayDie,
    SayRole,
    SaySuspect,
    SayWith,
    Shrug,
    Shrugged,
    TakeBack,
    TalkExtended,
    TookBack,
    TruthTold,
    Unmasked,
    VoteBegan,
    Voted,
    VotesOpened,
    Wake,
    WantsMore,
    WantsTalk,
    WantsVote,
    Woke,
)
from bluffhaus.kernel import TABLE, Chance, Outcome, Pace, Prompt, Seat


class Pact(msgspec.Struct, frozen=True):
    """How accomplices are won: among those who saw it, or by touch; how many; who meets whom."""

    witness: bool = False
    count: int = 0
    meets_thief: bool = False


PACTS: Final[Mapping[int, Pact]] = {
    4: Pact(),
    5: Pact(witness=True, count=1),
    6: Pact(count=1, meets_thief=True),
    7: Pact(count=2),
    8: Pact(count=2, meets_thief=True),
}
"""§5 By the number of seats."""

_HOUSE: Final = (TABLE,)


class Kaesedieb:
    """One night, one thief, a few accomplices, one vote."""

    def __init__(self) -> None:
        # Attributes of the object, so that mypyc can compile the class.
        self.id = "kaesedieb"
        self.version = 1
        self.table_sizes = range(4, 9)
        self.options = Options
        self.moves = Move
        self.events = Event

    def blank(self, options: Options, seats: int) -> State:
        return State(options, seats)

    # --- who may say what -----------------------------------------------------------------------

    def asked(self, state: State) -> tuple[Seat, ...]:
        """In the night one at most has something to decide; the house goes on after that."""
        stage = state.stage
        if stage == LOOK:
            return asked_of(~state.ready & (1 << state.seats) - 1)
        if stage == TALK:
            return everybody_and_house(state.seats)
        if stage == VOTE:
            return tuple([Seat(seat) for seat, at in enumerate(state.votes) if at == NOBODY])
        if stage in (DEAL, ENDED, OVER):
            return ()
        return (Seat(decider(state)),)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """In the night nobody is seen to be asked, and in the talk nobody has to speak."""
        return self.asked(state) if state.stage in (LOOK, VOTE) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        if seat == TABLE:
            return Prompt(state.about, GO_ON, GoOn())
        if state.stage == LOOK:
            return look_prompt(state, seat)
        if state.stage == TALK:
            return Prompt(state.about, talk_menu(state, seat), None)
        if state.stage == VOTE:
            return Prompt(state.about, vote_menu(seat, state.seats), Shrug())
        if pact_is_due(state):
            menu = recruit_menu(candidates(state), PACTS[state.seats].count)
            return Prompt(state.about, menu, Shrug())
        return Prompt(state.about, peek_menu(seat, state.seats), Rest())

    def decide(self, state: State, seat: Seat, move: Move) -> None:
        match move:
            case Shrug():
                state.shrugged(seat)
            case GoOn():
                go_on(state)
            case Ready() | Wake():
                get_ready(state, seat, move)
            case Peek(at):
                state.peeked(seat, at)
            case Rest():
                state.had_rest(seat)
            case Recruit(mice):
                state.recruited(mice)
            case Accuse(whom):
                vote(state, seat, whom, drawn=False)
            case _:
                talk(state, seat, move)

    # --- what the rules do by themselves --------------------------------------------------------

    def proceed(self, state: State, chance: Chance) -> bool:
        stage = state.stage
        if state.shrug != NOBODY:
            decide_by_chance(state, chance)
        elif stage == NIGHT and state.open:
            return wake_up(state)
        elif stage == DEAL:
            deal(state, chance)
        elif stage == MEET and state.open and not state.called:
            state.met(PACTS[state.seats].meets_thief)
        elif NIGHT <= stage <= MEET and not state.open:
            pass_on(state)
        elif stage == ENDED:
            state.truth_told(night_told(state) if state.scribe is not None else None)
        else:
            return move_on(state)
        return True

    # --- how the table looks then ---------------------------------------------------------------

    def evolve(self, state: State, event: Event) -> None:
        match event:
            case Dealt(seat, role):
                state.dealt(seat, role)
            case Rolled(seat, dice):
                state.rolled(seat, dice)
            case LookedUp(seat):
                state.looked_up(seat)
            case ChoseHours(seat, hours):
                state.chose_hours(seat, hours)
            case Shrugged(seat):
                state.shrugged(seat)
            case HourStruck(hour):
                state.hour_struck(hour)
            case Woke():
                state.woke()
            case CheeseTaken():
                state.cheese_taken()
            case Peeked(seat, at):
                state.peeked(seat, at)
            case Rested(seat):
                state.had_rest(seat)
            case Recruited(_, mice):
                state.recruited(tuple(mice))
            case EyesClosed():
                state.eyes_closed()
            case HandsOut():
                state.hands_out()
            case EyesMeet():
                state.eyes_meet()
            case Met(thief=thief):
                state.met(thief is not None)
            case DayBroke():
                state.day_broke()
            case Claimed(seat, _, claim, corrects):
                state.claimed(seat, claim, corrects)
            case TookBack(seat, number):
                state.took_back(seat, number)
            case WantsVote(seat):
                state.wants_vote(seat)
            case WantsTalk(seat):
                state.wants_talk(seat)
            case WantsMore(seat):
                state.wants_more(seat)
            case TalkExtended(left):
                state.talk_extended(left)
            case VoteBegan():
                state.vote_began()
            case Voted(seat, whom, drawn):
                state.voted(seat, whom, drawn)
            case HasVoted(seat):
                state.has_voted(seat)
            case VotesOpened():
                state.votes_opened()
            case Unmasked(seat):
                state.turned_over(seat)
            case Ended(ending, winners):
                state.ended(ending, tuple(winners))
            case TruthTold():
                state.truth_told(None)

    # --- what is seen ---------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.stage != OVER or state.ending is None:
            return None
        points = tuple([int(seat in state.winners) for seat in range(state.seats)])
        return Outcome(seats_(state.winners), points, state.ending.value)

    def pace(self, state: State) -> Pace | None:
        """Every hour of the night lasts its full time, whoever wakes; meanwhile nobody talks."""
        options, stage, wait = state.options, state.stage, state.wait
        if stage == LOOK:
            return Pace(options.look_seconds, breath=1.5, wait=wait)
        if stage == NIGHT:
            return Pace(options.hour_seconds, full=True, breath=0.8, wait=wait, hush=True)
        if stage in (TOUCH, MEET):
            return Pace(options.touch_seconds, full=True, breath=0.8, wait=wait, hush=True)
        if stage == TALK:
            return Pace(options.talk_seconds, full=True, breath=2.5, wait=wait)
        return Pace(options.vote_seconds, breath=3.5, wait=wait) if stage == VOTE else None

    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Other cards, dice, accomplices and closed votes, as far as this seat can't know."""
        return disguised(state, seat, chance, PACTS[state.seats].witness, PACTS[state.seats].count)


@cache
def asked_of(bits: int) -> tuple[Seat, ...]:
    """The seats whose bits are set."""
    return seats_(seats_of(bits))


@cache
def everybody_and_house(seats: int) -> tuple[Seat, ...]:
    """The house first: it alone has to speak."""
    return (TABLE, *seats_(tuple(range(seats))))


# --- §2 before the night ------------------------------------------------------------------------


def deal(state: State, chance: Chance) -> None:
    """§2.1 A thief among mice, one card each. §2.3 One die each; with four, two (§7.1)."""
    for seat, role in enumerate(chance.shuffle(deck(state.seats, state.suendenmaus))):
        state.dealt(seat, role)
    for seat in range(state.seats):
        state.rolled(seat, tuple(sorted([chance.roll(6) for _ in range(dice_each(state.seats))])))


@cache
def deck(seats: int, suendenmaus: bool) -> tuple[Role, ...]:
    """§2.1, §8.1 The cards that are dealt."""
    mice = (Role.MOUSE,) * (seats - 1 - suendenmaus)
    return (Role.THIEF, *mice, *([Role.SUENDENMAUS] * suendenmaus))


def dice_each(seats: int) -> int:
    """§2.3, §7.1 One, with four people two."""
    return 2 if seats == 4 else 1


def look_prompt(state: State, seat: int) -> Prompt[Move]:
    """§2.4 Everybody says that they know card and die; with four, when they will wake (§7.2)."""
    if state.seats > 4:
        return Prompt(state.about, LOOK_MENU, Ready())
    return Prompt(state.about, wake_menu(ways_to_wake(state, seat)), Shrug())


def ways_to_wake(state: State, seat: int) -> tuple[Hours, ...]:
    """§7.2 A mouse wakes once. §7.3 The thief wakes at one of his hours or at both."""
    return wakings_of(state.dice[seat], state.roles[seat] is Role.THIEF)


@cache
def wakings_of(dice: Hours, thief: bool) -> tuple[Hours, ...]:
    """All that these dice allow."""
    once = tuple([(pips,) for pips in sorted(set(dice))])
    return (*once, dice) if thief and len(once) > 1 else once


def get_ready(state: State, seat: int, move: Ready | Wake) -> None:
    """§2.4 One knows one's card; or §6.5 one is ready to vote."""
    if state.stage == TALK:
        state.wants_vote(seat)
        return
    if isinstance(move, Wake):
        state.chose_hours(seat, move.hours)
    state.looked_up(seat)


# --- §3 the night -------------------------------------------------------------------------------


def go_on(state: State) -> None:
    """§3.2 The hour is over; or §6.6 the time to talk."""
    if state.stage == TALK:
        state.vote_began()
    else:
        state.eyes_closed()


def pass_on(state: State) -> None:
    """§3.1 From hour to hour; §5.3 then with six and more hands are touched; then it dawns."""
    pact = PACTS[state.seats]
    if state.stage == NIGHT and state.hour < LAST_HOUR:
        state.hour_struck(state.hour + 1)
    elif state.stage == NIGHT and pact.count and not pact.witness:
        state.hands_out()
    elif state.stage == TOUCH:
        state.eyes_meet()
    else:
        state.day_broke()


def move_on(state: State) -> bool:
    """§3.1 When all know their cards, night falls; §6.5 when all are ready, they vote."""
    everybody = (1 << state.seats) - 1
    if state.stage == LOOK and state.ready == everybody:
        state.hour_struck(1)
    elif state.stage == TALK and state.ready == everybody:
        state.vote_began()
    elif state.stage == TALK and 2 * state.wants.bit_count() > state.seats:
        state.talk_extended(state.extensions - 1)
    elif state.stage == VOTE and NOBODY not in state.votes:
        count_votes(state)
    else:
        return False
    return True


# --- §4 awake -----------------------------------------------------------------------------------


def wake_up(state: State) -> bool:
    """§4.1 Those awake see one another and the cheese. §4.2 The thief takes it all the same."""
    if state.called or not state.awake:
        return False
    state.woke()
    if state.thief in state.awake and not state.taken:
        state.cheese_taken()
        if PACTS[state.seats].witness and len(state.awake) == 2:
            state.recruited(witnesses(state))  # §5.1
    return True


def decider(state: State) -> int:
    """Who has something to decide with eyes open; the house if nobody has."""
    if pact_is_due(state):
        return state.thief
    return may_peek(state)


def may_peek(state: State) -> int:
    """§4.3 A mouse that is alone in its hour; §7.4 not with four."""
    if state.stage == NIGHT and len(state.awake) == 1 and not state.rested and state.seats > 4:
        return state.awake[0] if state.awake[0] != state.thief else TABLE
    return TABLE


# --- §5 accomplices -----------------------------------------------------------------------------


def pact_is_due(state: State) -> bool:
    """§5.1, §5.3 Has the thief to choose accomplices now?"""
    if state.accomplices:
        return False
    if PACTS[state.seats].witness:
        return state.stage == NIGHT and state.taken == state.hour and len(state.awake) > 2
    return state.stage == TOUCH


def witnesses(state: State) -> tuple[int, ...]:
    """Who is awake with the thief."""
    return tuple([seat for seat in state.awake if seat != state.thief])


def candidates(state: State) -> tuple[int, ...]:
    """§5.1 With five those who saw it; §5.3 with more people everybody else."""
    return witnesses(state) if PACTS[state.seats].witness else state.others(state.thief)


# --- chance for whom shrugs ---------------------------------------------------------------------


def decide_by_chance(state: State, chance: Chance) -> None:
    """§9.2 Whoever shrugs, or says nothing, gets any of the choices, each as likely."""
    seat = state.shrug
    if state.stage == LOOK:
        ways = ways_to_wake(state, seat)
        state.chose_hours(seat, ways[chance.roll(len(ways)) - 1])
        state.looked_up(seat)
    elif state.stage == VOTE:
        whom = state.others(seat)
        vote(state, seat, whom[chance.roll(len(whom)) - 1], drawn=True)
    else:
        mice = chance.shuffle(candidates(state))[: PACTS[state.seats].count]
        state.recruited(tuple(sorted(mice)))


# --- §6 the day ---------------------------------------------------------------------------------


def talk_menu(state: State, seat: int) -> TalkMenu:
    """§6.2 What one may say in the talk."""
    standing = [(n, who, claim) for n, (who, claim, fell) in enumerate(state.claims, 1) if not fell]
    return TalkMenu(
        seat,
        state.seats,
        state.suendenmaus,
        ready=bool(state.ready >> seat & 1),
        left=MOST_CLAIMS - state.said[seat],
        believe=tuple([n for n, who, claim in standing if who != seat and is_factual(claim)]),
        own=tuple([n for n, who, _ in standing if who == seat]),
        why_no_more=why_no_more(state, seat),
    )


def is_factual(claim: Claim) -> bool:
    """Does it tell of the night, and not of what somebody thinks?"""
    return not isinstance(claim, SayBelief | SaySuspect)


def why_no_more(state: State, seat: int) -> str | None:
    """§6.6 Why somebody can't ask for more time now; `None`: one can."""
    if not state.options.talk_seconds:
        return "no_limit"
    if not state.extensions:
        return "no_extension"
    return "wanted_more" if state.wants >> seat & 1 else None


def talk(state: State, seat: int, move: Claim | TakeBack | NotReady | MoreTalk) -> None:
    """§6.2–§6.6 What is said aloud."""
    match move:
        case TakeBack(number):
            state.took_back(seat, number)
        case NotReady():
            state.wants_talk(seat)
        case MoreTalk():
            state.wants_more(seat)
        case _:
            state.claimed(seat, move, corrected(state, seat, move))


def corrected(state: State, seat: int, claim: Claim) -> tuple[int, ...]:
    """§6.3 Which of one's earlier claims speak of the same thing, and stand no longer."""
    earlier = enumerate(state.claims, 1)
    return tuple(
        [
            n
            for n, (who, said, fell) in earlier
            if who == seat and not fell and clash(state, said, claim)
        ]
    )


def clash(state: State, said: Claim, claim: Claim) -> bool:
    """§6.3 Are both answers to one question? Alone in an hour and together in it are, too."""
    match said, claim:
        case (SayAlone(then), SayWith(now)) | (SayWith(then), SayAlone(now)):
            return then == now
        case SayDie(), SayDie() if dice_each(state.seats) > 1:
            return said == claim
        case _:
            return type(said) is type(claim) and topic(said) == topic(claim)


def topic(claim: Claim) -> tuple[int, ...]:
    """What a claim is about, besides its kind: one wakes once, sees one theft, suspects one."""
    match claim:
        case SayCheese(hour) | SayAlone(hour):
            return (hour,)
        case SayWith(hour, seat):
            return (hour, seat)
        case SayDie(seat) | SayRole(seat):
            return (seat,)
        case SayBelief(number):
            return (number,)
        case _:
            return ()


# --- §6 the vote --------------------------------------------------------------------------------


def vote(state: State, seat: int, whom: int, *, drawn: bool) -> None:
    """§6.8 At whom somebody points stays closed; that somebody points does not."""
    state.voted(seat, whom, drawn)
    state.has_voted(seat)


def count_votes(state: State) -> None:
    """§6.9 All votes are opened; whoever has most turns over the card, at a tie all of them."""
    state.votes_opened()
    top = most_named(state.votes)
    for seat in top:
        state.turned_over(seat)
    state.ended(*verdict(state, top))


def most_named(votes: tuple[int, ...]) -> tuple[int, ...]:
    """Who has most votes; several, if they share it."""
    counts = [votes.count(seat) for seat in range(len(votes))]
    return tuple([seat for seat, count in enumerate(counts) if count == max(counts)])


def verdict(state: State, top: tuple[int, ...]) -> tuple[Ending, tuple[int, ...]]:
    """§6.10 The thief's card lies open: the mice win; §6.11 else his band. §8.3 But she, alone."""
    alone = tuple([seat for seat in top if state.roles[seat] is Role.SUENDENMAUS])
    if alone:
        return Ending.SUENDENMAUS, alone
    caught, band = state.thief in top, state.band()
    side = [seat for seat in range(state.seats) if (seat in band) != caught]
    ending = Ending.CAUGHT if caught else Ending.ESCAPED
    return ending, tuple([seat for seat in side if wins_with_side(state, seat)])


def wins_with_side(state: State, seat: int) -> bool:
    """§8.4 The Sündenmaus has no side, unless the host reads her card to the letter (§9.4)."""
    return state.roles[seat] is not Role.SUENDENMAUS or state.options.literal_suendenmaus


RULES: Final = Kaesedieb()
