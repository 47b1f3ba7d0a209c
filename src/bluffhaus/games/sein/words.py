"""What can be said at Sein oder nicht sein, and what can happen."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bluffhaus import kernel
from bluffhaus.games.sein.overview import STANDARD, Character, Effect, Overview, Sort
from bluffhaus.kernel import Seat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may choose before a match."""

    seconds: int = 90
    """On one's own turn; 0: as long as it takes."""
    window_seconds: int = 25
    """To react or to object, or to pass; 0: as long as it takes."""
    answer_seconds: int = 45
    """To answer a fine, to name a sort, to share, to show a card; 0: as long as it takes."""
    vote_seconds: int = 30
    """To say what one thinks of an accusation; 0: as long as it takes."""
    start_seat: int | None = None
    """Who begins; `None`: chance says."""
    rounds: int = 40
    """After so many rounds of the table all who are still in share their place; 3 to 200."""
    notebook: bool = False
    """Does one's own view keep what one has learnt by asking and unmasking? („Gedächtnishilfe“)"""
    tie_upholds: bool = False
    """Is half of the votes enough for an accusation?"""
    self_forgiveness: bool = False
    """May the fined player be their own Papst with more than two players, too?"""
    overview: Overview = STANDARD
    """The overview table: what the characters do. Another one is a house rule."""

    def __post_init__(self) -> None:
        for name in ("seconds", "window_seconds", "answer_seconds", "vote_seconds"):
            value: int = getattr(self, name)
            if value != 0 and not 5 <= value <= 600:
                raise ValueError(f"{name} is 0 (no limit) or 5 to 600, not {value}")
        if self.start_seat is not None and not 0 <= self.start_seat <= 7:
            raise ValueError(f"start_seat is a seat, 0 to 7, or null, not {self.start_seat}")
        if not 3 <= self.rounds <= 200:
            raise ValueError(f"rounds is 3 to 200, not {self.rounds}")


# --- what a seat may say ------------------------------------------------------------------------


class TakeStone(kernel.Move, frozen=True):
    """Before the first turn: one stone of any sort, from the store."""

    sort: Sort


class Act(kernel.Move, frozen=True):
    """„Ich bin der Dieb und stehle Bernd 2 Gold!“ The personal action of one's turn."""

    character: Character
    action: int
    """Which of the character's personal actions: its place in the row of the overview table."""
    victims: tuple[Seat, ...] = ()
    """`Steal`: one. `Enchant`: each of them once, in rising order."""
    sorts: tuple[Sort, ...] = ()
    """`FetchDifferent`: each once, in the order of `Sort`. `Steal`: one. `Enchant`: one each."""
    packs: bool = False
    """`Steal`: out of the Info-Packs first; otherwise loose stones are taken first."""


class Claim(kernel.Move, frozen=True):
    """„Ich bin Kaiser!“ A reaction; which one follows from the overview table."""

    character: Character
    sorts: tuple[Sort, ...] = ()
    """What the Richter demands: two stones, in the order of `Sort`. Others: nothing."""


class Pay(kernel.Move, frozen=True):
    """The fined player pays this Richter (a link of the chain) these stones."""

    link: int
    stones: tuple[Sort, ...]
    """In the order of `Sort`."""


class Accept(kernel.Move, frozen=True):
    """The fined player accepts the forgiveness of this Papst (a link of the chain)."""

    link: int


class NameSort(kernel.Move, frozen=True):
    """The Papst who was chosen names the stone he gets."""

    sort: Sort


class Share(kernel.Move, frozen=True):
    """The Richter who got two stones gives one of them to this Kaiser (a link of the chain)."""

    link: int
    sort: Sort


class Ask(kernel.Move, frozen=True):
    """On one's own turn: an Info-Pack for a question card of this player („Befragung“)."""

    seat: Seat


class Show(kernel.Move, frozen=True):
    """The questioned player shows the asker a character that he is not."""

    character: Character


class Accuse(kernel.Move, frozen=True):
    """„Du bist kein Kaiser!“ A claim of this turn (a link of the chain) is put to the vote."""

    link: int


class Vote(kernel.Move, frozen=True):
    """Does one agree with the accusation?"""

    agrees: bool


class Unmask(kernel.Move, frozen=True):
    """A question card is handed over, face down: this is who you are („Enttarnung“)."""

    seat: Seat
    character: Character


class Pass(kernel.Move, frozen=True):
    """Nothing to say in this window."""


class StandBack(kernel.Move, frozen=True):
    """Pass on everything this turn, unless one is meant: votes and questions are still asked."""


class EndTurn(kernel.Move, frozen=True):
    """No (more) questions: the next player's turn."""


class Whatever(kernel.Move, frozen=True):
    """Let chance choose among what one may say here. It is what silence means."""


Move: TypeAlias = (
    TakeStone
    | Act
    | Claim
    | Pay
    | Accept
    | NameSort
    | Share
    | Ask
    | Show
    | Accuse
    | Vote
    | Unmask
    | Pass
    | StandBack
    | EndTurn
    | Whatever
)


# --- what may be said now, printed for a seat ---------------------------------------------------


class ActOffer(msgspec.Struct, frozen=True):
    """A personal action that may be claimed. Its `effect` says which `Act` there are of it.

    `Fetch`, `Levy`: one, with neither victims nor sorts. `FetchDifferent`: any `count` of the three
    sorts. `Steal`: any one of `victims` and any one sort; with `packs`, too, for the pairs
    (victim, sort) in `packs`. `Enchant`: 1 to `players` of `victims`, and any sort for each.
    """

    character: Character
    action: int
    effect: Effect
    victims: tuple[Seat, ...]
    packs: tuple[tuple[Seat, Sort], ...]
    """Where it makes a difference whether a thief takes loose stones first, or packs."""


class ClaimOffer(msgspec.Struct, frozen=True):
    """A reaction that may be claimed."""

    character: Character
    fines: tuple[tuple[Sort, ...], ...]
    """The Richter's: what may be demanded. Empty: nothing is demanded with this claim."""


class Bill(msgspec.Struct, frozen=True):
    """A Richter who may be paid, and every way to pay him. `()`: nothing, for lack of stones."""

    link: int
    payments: tuple[tuple[Sort, ...], ...]


class ShareOffer(msgspec.Struct, frozen=True):
    """A Kaiser who may be given a stone, and the sorts to choose from."""

    link: int
    sorts: tuple[Sort, ...]


class Target(msgspec.Struct, frozen=True):
    """Somebody who may be unmasked, and as whom."""

    seat: Seat
    characters: tuple[Character, ...]


What: TypeAlias = Literal["act", "claim", "accuse", "ask", "unmask", "stand_back"]
Why: TypeAlias = Literal[
    "before_the_first_turn",
    "vote",
    "question",
    "not_your_turn",
    "acted_already",
    "banned",
    "no_reaction",
    "not_open_yet",
    "window_closed",
    "own_action",
    "no_basis",
    "not_fined",
    "answered_already",
    "claimed_already",
    "own_claim",
    "fallen",
    "out",
    "already_accused",
    "committed",
    "no_pack",
    "nothing_left_to_show",
    "tried_already",
    "standing_back",
    "nothing_to_pass",
]
"""Why something is not offered. Each follows from what the seat knows anyway.

before_the_first_turn: stones are still being taken. vote: a vote stops everything else. question:
somebody chooses a card to show. not_your_turn. acted_already: one personal action a turn. banned:
by an accusation. no_reaction: this character has none. not_open_yet: its window comes later.
window_closed: its window is over (or will not come any more this turn). own_action: a reaction
answers somebody else. no_basis: nobody else's claim stands that it could rest on. not_fined: only
the fined player. answered_already: the fine is answered. claimed_already: it stands. own_claim:
nobody accuses himself. fallen: the claim no longer stands. out: whoever made it has left.
already_accused: by oneself, this turn. committed: the turn's chain is closed. no_pack.
nothing_left_to_show: all but the truth is known. tried_already: one attempt a turn.
standing_back: one does already. nothing_to_pass: it is one's own turn.
"""


class Missing(msgspec.Struct, frozen=True):
    """Something that is not offered, and why: for the client's „why?“.

    `act`: one for all (character `None`), or one for each character. `claim`: one for each of the
    six, or one for all. `accuse`: one for each claim of the chain, or one for all. `ask`: one for
    all, or one for each seat. `unmask`, `stand_back`: one for all.
    """

    what: What
    why: Why
    rule: str
    character: Character | None
    seat: Seat | None
    link: int | None


class Card(msgspec.Struct, frozen=True, tag="SeinMenu"):
    """What may be said now, printed for a seat."""

    stones: tuple[Sort, ...]
    """`TakeStone`."""
    acts: tuple[ActOffer, ...]
    claims: tuple[ClaimOffer, ...]
    bills: tuple[Bill, ...]
    """`Pay`."""
    accepts: tuple[int, ...]
    names: tuple[Sort, ...]
    """`NameSort`."""
    shares: tuple[ShareOffer, ...]
    asks: tuple[Seat, ...]
    shows: tuple[Character, ...]
    votes: bool
    accuses: tuple[int, ...]
    unmasks: tuple[Target, ...]
    passes: bool
    stands_back: bool
    ends: bool
    """`EndTurn`."""
    whatever: bool
    missing: tuple[Missing, ...]


# --- what can happen ----------------------------------------------------------------------------

Kind: TypeAlias = Literal[
    "action",
    "illegal",
    "fine",
    "forgive",
    "immune",
    "pay",
    "accept",
    "mercy",
    "share",
    "question",
    "estate",
]
"""What a link of the chain is.

action: the personal action. illegal, fine, forgive, immune: reactions, each claimed with a
character. pay: the fine is paid. accept: a Papst is chosen; mercy: he is paid. share: a Kaiser gets
his stone. question: an Info-Pack goes back into the store. estate: whoever is out leaves all.
"""


class Link(msgspec.Struct, frozen=True):
    """One link of a turn's chain: who did what, and what it rests on."""

    seat: Seat
    """Who says, pays or leaves."""
    kind: Kind
    character: Character | None
    """Claimed with which character: only for action, illegal, fine, forgive, immune."""
    rests_on: tuple[int, ...]
    """It stands while any of these links stands; a `share` while all of them do. None: always."""
    action: int | None
    """action: the place of the personal action in the character's row."""
    seats: tuple[Seat, ...]
    """action: the victims. pay, accept, mercy, share, estate: who gets it. question: the asked."""
    sorts: tuple[Sort, ...]
    """action: the sorts named. fine: what is demanded. pay, mercy, share: the stones."""
    packs: bool
    """action: does a thief take out of packs first?"""


Stage: TypeAlias = Literal[
    "stones",
    "acting",
    "illegal",
    "fine",
    "forgive",
    "answer",
    "sort",
    "share",
    "objecting",
    "closing",
    "question",
    "vote",
    "over",
]
"""What the table is busy with.

stones: the first stone of each. acting: the personal action is due. illegal, fine, forgive: the
windows of the Kaiser, the Richter, the Papst. answer: the fined player decides. sort: the chosen
Papst names a sort. share: the paid Richter picks a Kaiser. objecting: the last objection window.
closing: all is settled; whoever's turn it is may still ask. question: somebody chooses a card to
show. vote: an accusation.
"""


class Began(kernel.Event, frozen=True):
    """The cards are dealt; this is the overview table, and this seat begins."""

    starter: Seat
    overview: Overview


class Dealt(kernel.Event, frozen=True):
    """One's character for the whole match."""

    seat: Seat
    character: Character


class TookStone(kernel.Event, frozen=True):
    """Somebody's first stone."""

    seat: Seat
    sort: Sort


class TurnBegan(kernel.Event, frozen=True):
    """Somebody's turn; `round` counts the rounds of the table from 1."""

    seat: Seat
    turn: int
    round: int


class Asked(kernel.Event, frozen=True):
    """A question is put to these. In a window it may come again, when something has fallen."""

    stage: Stage
    seats: tuple[Seat, ...]


class Decided(kernel.Event, frozen=True):
    """Somebody has passed, or has voted."""

    seat: Seat


class StoodBack(kernel.Event, frozen=True):
    """Somebody passes on everything this turn."""

    seat: Seat


class LeftToChance(kernel.Event, frozen=True):
    """Somebody lets chance choose, or has said nothing."""

    seat: Seat


class Linked(kernel.Event, frozen=True):
    """The chain grows by a link: something is claimed or paid. Stones move at once."""

    number: int
    link: Link


class Fell(kernel.Event, frozen=True):
    """These links of the chain stand no longer. Stones lie as if they had never been.

    exposed: proved to be lies. rested: on something that fell. withdrawn: whoever made them is out.
    anew: answers that have to be given once more.
    """

    links: tuple[int, ...]
    cause: Literal["exposed", "rested", "withdrawn", "anew"]


class Accused(kernel.Event, frozen=True):
    """Somebody doubts a claim aloud. Everything stops for a vote."""

    by: Seat
    link: int


class Voted(kernel.Event, frozen=True):
    """What somebody secretly votes: told to that seat alone until all votes are opened."""

    seat: Seat
    agrees: bool


class VotesOpened(kernel.Event, frozen=True):
    """All votes together. The accuser's is among the ayes."""

    by: Seat
    link: int
    ayes: tuple[Seat, ...]
    nays: tuple[Seat, ...]
    upheld: bool


class Confessed(kernel.Event, frozen=True):
    """It was a lie: this character is banned for that player, for the rest of the match."""

    seat: Seat
    link: int
    character: Character


class Proved(kernel.Event, frozen=True):
    """It was the truth: the accused shows the card, and has won."""

    seat: Seat
    link: int
    character: Character


class Showed(kernel.Event, frozen=True):
    """The card on top of the question cards: the asked player is not this one."""

    seat: Seat
    asker: Seat
    character: Character


class Answered(kernel.Event, frozen=True):
    """A questioned player has shown something to the asker."""

    seat: Seat
    asker: Seat


class Guessed(kernel.Event, frozen=True):
    """The question card that was handed over: for two pairs of eyes."""

    by: Seat
    seat: Seat
    character: Character
    right: bool


class Out(kernel.Event, frozen=True):
    """Somebody has left the match. All their stones go to `heir` (a link of kind estate).

    The heir unmasked them (`hit`), or was wrongly taken for somebody else by them.
    """

    seat: Seat
    heir: Seat
    hit: bool


class Settled(kernel.Event, frozen=True):
    """The chain of this turn is closed: what has been paid stays paid."""


class Packed(kernel.Event, frozen=True):
    """Complete sets become Info-Packs: how many new ones, seat by seat."""

    packs: tuple[int, ...]


Ending: TypeAlias = Literal["last_one", "wrongly_accused", "last_round"]


class Ended(kernel.Event, frozen=True):
    """The match is over."""

    ending: Ending
    winners: tuple[Seat, ...]
    points: tuple[int, ...]


class ToldClaim(msgspec.Struct, frozen=True):
    """One claim of the evening, and its truth."""

    turn: int
    seat: Seat
    character: Character
    kind: Kind
    lie: bool
    accusers: tuple[Seat, ...]
    """Who put it to the vote, in this order."""
    exposed: bool
    """Proved to be a lie. A lie that was not is one that somebody got away with."""


class ToldGuess(msgspec.Struct, frozen=True):
    """One unmasking of the evening."""

    turn: int
    by: Seat
    seat: Seat
    character: Character
    right: bool


class Tally(msgspec.Struct, frozen=True):
    """How often somebody claimed to be anybody, lied, and got away with it."""

    claims: int
    lies: int
    got_away: int


class Truth(msgspec.Struct, frozen=True):
    """What is told when all is over: who everybody was, every claim, every unmasking."""

    characters: tuple[Character, ...]
    claims: tuple[ToldClaim, ...]
    guesses: tuple[ToldGuess, ...]
    tallies: tuple[Tally, ...]
    """Seat by seat."""


class TruthTold(kernel.Event, frozen=True):
    """When all is over."""

    truth: Truth


Event: TypeAlias = (
    Began
    | Dealt
    | TookStone
    | TurnBegan
    | Asked
    | Decided
    | StoodBack
    | LeftToChance
    | Linked
    | Fell
    | Accused
    | Voted
    | VotesOpened
    | Confessed
    | Proved
    | Showed
    | Answered
    | Guessed
    | Out
    | Settled
    | Packed
    | Ended
    | TruthTold
)
