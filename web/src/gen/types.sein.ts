// Made by tools/gen.py from bluffhaus.games.sein; do not edit.

/**
 * The fined player accepts the forgiveness of this Papst (a link of the chain).
 */
export interface Accept {
  readonly type: "Accept";
  readonly link: number;
}

/**
 * „Du bist kein Kaiser!“ A claim of this turn (a link of the chain) is put to the vote.
 */
export interface Accuse {
  readonly type: "Accuse";
  readonly link: number;
}

/**
 * Somebody doubts a claim aloud. Everything stops for a vote.
 */
export interface Accused {
  readonly type: "Accused";
  readonly by: number;
  readonly link: number;
  readonly to: readonly number[] | null;
}

/**
 * „Ich bin der Dieb und stehle Bernd 2 Gold!“ The personal action of one's turn.
 */
export interface Act {
  readonly type: "Act";
  readonly character: Character;
  readonly action: number;
  readonly victims: readonly number[];
  readonly sorts: readonly Sort[];
  readonly packs: boolean;
}

/**
 * A personal action that may be claimed. Its `effect` says which `Act` there are of it.
 *
 * `Fetch`, `Levy`: one, with neither victims nor sorts. `FetchDifferent`: any `count` of the three
 * sorts. `Steal`: any one of `victims` and any one sort; with `packs`, too, for the pairs
 * (victim, sort) in `packs`. `Enchant`: 1 to `players` of `victims`, and any sort for each.
 */
export interface ActOffer {
  readonly character: Character;
  readonly action: number;
  readonly effect: Effect;
  readonly victims: readonly number[];
  readonly packs: readonly (readonly [number, Sort])[];
}

/**
 * A questioned player has shown something to the asker.
 */
export interface Answered {
  readonly type: "Answered";
  readonly seat: number;
  readonly asker: number;
  readonly to: readonly number[] | null;
}

/**
 * On one's own turn: an Info-Pack for a question card of this player („Befragung“).
 */
export interface Ask {
  readonly type: "Ask";
  readonly seat: number;
}

/**
 * A question is put to these. In a window it may come again, when something has fallen.
 */
export interface Asked {
  readonly type: "Asked";
  readonly stage: Stage;
  readonly seats: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * The cards are dealt; this is the overview table, and this seat begins.
 */
export interface Began {
  readonly type: "Began";
  readonly starter: number;
  readonly overview: Overview;
  readonly to: readonly number[] | null;
}

/**
 * A Richter who may be paid, and every way to pay him. `()`: nothing, for lack of stones.
 */
export interface Bill {
  readonly link: number;
  readonly payments: readonly (readonly Sort[])[];
}

/**
 * What may be said now, printed for a seat.
 */
export interface Card {
  readonly type: "SeinMenu";
  readonly stones: readonly Sort[];
  readonly acts: readonly ActOffer[];
  readonly claims: readonly ClaimOffer[];
  readonly bills: readonly Bill[];
  readonly accepts: readonly number[];
  readonly names: readonly Sort[];
  readonly shares: readonly ShareOffer[];
  readonly asks: readonly number[];
  readonly shows: readonly Character[];
  readonly votes: boolean;
  readonly accuses: readonly number[];
  readonly unmasks: readonly Target[];
  readonly passes: boolean;
  readonly stands_back: boolean;
  readonly ends: boolean;
  readonly whatever: boolean;
  readonly missing: readonly Missing[];
}

/**
 * A link of this turn's chain, as it is drawn.
 */
export interface ChainLink {
  readonly number: number;
  readonly link: Link;
  readonly status: Status;
  readonly settled: boolean;
  readonly flows: readonly Flow[];
  readonly accusers: readonly number[];
}

/**
 * „Ich bin Kaiser!“ A reaction; which one follows from the overview table.
 */
export interface Claim {
  readonly type: "Claim";
  readonly character: Character;
  readonly sorts: readonly Sort[];
}

/**
 * A reaction that may be claimed.
 */
export interface ClaimOffer {
  readonly character: Character;
  readonly fines: readonly (readonly Sort[])[];
}

/**
 * It was a lie: this character is banned for that player, for the rest of the match.
 */
export interface Confessed {
  readonly type: "Confessed";
  readonly seat: number;
  readonly link: number;
  readonly character: Character;
  readonly to: readonly number[] | null;
}

/**
 * One's character for the whole match.
 */
export interface Dealt {
  readonly type: "Dealt";
  readonly seat: number;
  readonly character: Character;
  readonly to: readonly number[] | null;
}

/**
 * Somebody has passed, or has voted.
 */
export interface Decided {
  readonly type: "Decided";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * One loose stone of one's choice from each of up to so many players. Info-Packs are safe.
 */
export interface Enchant {
  readonly type: "Enchant";
  readonly players: number;
}

/**
 * No (more) questions: the next player's turn.
 */
export interface EndTurn {
  readonly type: "EndTurn";
}

/**
 * The match is over.
 */
export interface Ended {
  readonly type: "Ended";
  readonly ending: Ending;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * These links of the chain stand no longer. Stones lie as if they had never been.
 *
 * exposed: proved to be lies. rested: on something that fell. withdrawn: whoever made them is out.
 * anew: answers that have to be given once more.
 */
export interface Fell {
  readonly type: "Fell";
  readonly links: readonly number[];
  readonly cause: "anew" | "exposed" | "rested" | "withdrawn";
  readonly to: readonly number[] | null;
}

/**
 * These stones, from the store: (gold, gold) is „2 Gold“.
 */
export interface Fetch {
  readonly type: "Fetch";
  readonly stones: readonly Sort[];
}

/**
 * So many stones from the store, each of another sort, of one's choice.
 */
export interface FetchDifferent {
  readonly type: "FetchDifferent";
  readonly count: number;
}

/**
 * Stones that a standing link has moved; `None` is the store. Loose ones, or whole packs.
 */
export interface Flow {
  readonly giver: number | null;
  readonly taker: number | null;
  readonly stones: Stones;
}

/**
 * The question card that was handed over: for two pairs of eyes.
 */
export interface Guessed {
  readonly type: "Guessed";
  readonly by: number;
  readonly seat: number;
  readonly character: Character;
  readonly right: boolean;
  readonly to: readonly number[] | null;
}

/**
 * The turn before this one, as it ended.
 */
export interface LastTurn {
  readonly turn: number;
  readonly seat: number;
  readonly chain: readonly ChainLink[];
  readonly verdicts: readonly Verdict[];
  readonly leavings: readonly Leaving[];
}

/**
 * Somebody left the match this turn.
 */
export interface Leaving {
  readonly seat: number;
  readonly heir: number;
  readonly hit: boolean;
}

/**
 * Somebody lets chance choose, or has said nothing.
 */
export interface LeftToChance {
  readonly type: "LeftToChance";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * Everybody else who has a loose stone of this sort gives one. Info-Packs are safe.
 */
export interface Levy {
  readonly type: "Levy";
  readonly sort: Sort;
}

/**
 * One link of a turn's chain: who did what, and what it rests on.
 */
export interface Link {
  readonly seat: number;
  readonly kind: Kind;
  readonly character: Character | null;
  readonly rests_on: readonly number[];
  readonly action: number | null;
  readonly seats: readonly number[];
  readonly sorts: readonly Sort[];
  readonly packs: boolean;
}

/**
 * The chain grows by a link: something is claimed or paid. Stones move at once.
 */
export interface Linked {
  readonly type: "Linked";
  readonly number: number;
  readonly link: Link;
  readonly to: readonly number[] | null;
}

/**
 * Something that is not offered, and why: for the client's „why?“.
 *
 * `act`: one for all (character `None`), or one for each character. `claim`: one for each of the
 * six, or one for all. `accuse`: one for each claim of the chain, or one for all. `ask`: one for
 * all, or one for each seat. `unmask`, `stand_back`: one for all.
 */
export interface Missing {
  readonly what: What;
  readonly why: Why;
  readonly rule: string;
  readonly character: Character | null;
  readonly seat: number | null;
  readonly link: number | null;
}

/**
 * The Papst who was chosen names the stone he gets.
 */
export interface NameSort {
  readonly type: "NameSort";
  readonly sort: Sort;
}

/**
 * Something this seat has learnt in secret, or shown. Only with the option `notebook`.
 *
 * learnt: a card that `seat` showed to me. shown: a card that I showed to `seat`. unmasked: I
 * rightly took `seat` for `character`. missed: I wrongly did, and left. mistaken: `seat` wrongly
 * took me for `character`. caught: `seat` unmasked me.
 */
export interface Note {
  readonly turn: number;
  readonly what: "caught" | "learnt" | "missed" | "mistaken" | "shown" | "unmasked";
  readonly seat: number;
  readonly character: Character;
}

/**
 * What the host may choose before a match.
 */
export interface Options {
  readonly seconds?: number;
  readonly window_seconds?: number;
  readonly answer_seconds?: number;
  readonly vote_seconds?: number;
  readonly start_seat?: number | null;
  readonly rounds?: number;
  readonly notebook?: boolean;
  readonly tie_upholds?: boolean;
  readonly self_forgiveness?: boolean;
  readonly overview?: Overview;
}

/**
 * Somebody has left the match. All their stones go to `heir` (a link of kind estate).
 *
 * The heir unmasked them (`hit`), or was wrongly taken for somebody else by them.
 */
export interface Out {
  readonly type: "Out";
  readonly seat: number;
  readonly heir: number;
  readonly hit: boolean;
  readonly to: readonly number[] | null;
}

/**
 * The overview table that lies before everybody: the six rows in the order of `Character`.
 */
export interface Overview {
  readonly rows: readonly Row[];
}

/**
 * Complete sets become Info-Packs: how many new ones, seat by seat.
 */
export interface Packed {
  readonly type: "Packed";
  readonly packs: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * Nothing to say in this window.
 */
export interface Pass {
  readonly type: "Pass";
}

/**
 * The fined player pays this Richter (a link of the chain) these stones.
 */
export interface Pay {
  readonly type: "Pay";
  readonly link: number;
  readonly stones: readonly Sort[];
}

/**
 * What everybody knows of somebody.
 */
export interface Player {
  readonly stones: Stones;
  readonly banned: readonly Character[];
  readonly place: number | null;
  readonly tried: boolean;
  readonly back: boolean;
}

/**
 * It was the truth: the accused shows the card, and has won.
 */
export interface Proved {
  readonly type: "Proved";
  readonly seat: number;
  readonly link: number;
  readonly character: Character;
  readonly to: readonly number[] | null;
}

/**
 * Somebody has bought a look at a question card.
 */
export interface Questioning {
  readonly asker: number;
  readonly seat: number;
}

/**
 * One character: its personal actions (one of them is chosen), and its reaction.
 */
export interface Row {
  readonly character: Character;
  readonly actions: readonly Effect[];
  readonly reaction: Reaction | null;
}

/**
 * The chain of this turn is closed: what has been paid stays paid.
 */
export interface Settled {
  readonly type: "Settled";
  readonly to: readonly number[] | null;
}

/**
 * The Richter who got two stones gives one of them to this Kaiser (a link of the chain).
 */
export interface Share {
  readonly type: "Share";
  readonly link: number;
  readonly sort: Sort;
}

/**
 * A Kaiser who may be given a stone, and the sorts to choose from.
 */
export interface ShareOffer {
  readonly link: number;
  readonly sorts: readonly Sort[];
}

/**
 * The questioned player shows the asker a character that he is not.
 */
export interface Show {
  readonly type: "Show";
  readonly character: Character;
}

/**
 * The card on top of the question cards: the asked player is not this one.
 */
export interface Showed {
  readonly type: "Showed";
  readonly seat: number;
  readonly asker: number;
  readonly character: Character;
  readonly to: readonly number[] | null;
}

/**
 * Pass on everything this turn, unless one is meant: votes and questions are still asked.
 */
export interface StandBack {
  readonly type: "StandBack";
}

/**
 * Up to so many stones of one sort from one player. Info-Packs are not safe.
 */
export interface Steal {
  readonly type: "Steal";
  readonly count: number;
}

/**
 * What lies before somebody, for all to see; the store has no packs.
 */
export interface Stones {
  readonly gold: number;
  readonly wein: number;
  readonly korn: number;
  readonly packs: number;
}

/**
 * Somebody passes on everything this turn.
 */
export interface StoodBack {
  readonly type: "StoodBack";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * Before the first turn: one stone of any sort, from the store.
 */
export interface TakeStone {
  readonly type: "TakeStone";
  readonly sort: Sort;
}

/**
 * How often somebody claimed to be anybody, lied, and got away with it.
 */
export interface Tally {
  readonly claims: number;
  readonly lies: number;
  readonly got_away: number;
}

/**
 * Somebody who may be unmasked, and as whom.
 */
export interface Target {
  readonly seat: number;
  readonly characters: readonly Character[];
}

/**
 * One claim of the evening, and its truth.
 */
export interface ToldClaim {
  readonly turn: number;
  readonly seat: number;
  readonly character: Character;
  readonly kind: Kind;
  readonly lie: boolean;
  readonly accusers: readonly number[];
  readonly exposed: boolean;
}

/**
 * One unmasking of the evening.
 */
export interface ToldGuess {
  readonly turn: number;
  readonly by: number;
  readonly seat: number;
  readonly character: Character;
  readonly right: boolean;
}

/**
 * Somebody's first stone.
 */
export interface TookStone {
  readonly type: "TookStone";
  readonly seat: number;
  readonly sort: Sort;
  readonly to: readonly number[] | null;
}

/**
 * An accusation that is being voted on.
 */
export interface Trial {
  readonly by: number;
  readonly link: number;
  readonly seat: number;
  readonly vote: boolean | null;
}

/**
 * What is told when all is over: who everybody was, every claim, every unmasking.
 */
export interface Truth {
  readonly characters: readonly Character[];
  readonly claims: readonly ToldClaim[];
  readonly guesses: readonly ToldGuess[];
  readonly tallies: readonly Tally[];
}

/**
 * When all is over.
 */
export interface TruthTold {
  readonly type: "TruthTold";
  readonly truth: Truth;
  readonly to: readonly number[] | null;
}

/**
 * Somebody's turn; `round` counts the rounds of the table from 1.
 */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: number;
  readonly turn: number;
  readonly round: number;
  readonly to: readonly number[] | null;
}

/**
 * A question card is handed over, face down: this is who you are („Enttarnung“).
 */
export interface Unmask {
  readonly type: "Unmask";
  readonly seat: number;
  readonly character: Character;
}

/**
 * An accusation of this turn, as it ended.
 */
export interface Verdict {
  readonly by: number;
  readonly link: number;
  readonly seat: number;
  readonly ayes: readonly number[];
  readonly nays: readonly number[];
  readonly upheld: boolean;
  readonly lie: boolean | null;
}

/**
 * The table as one seat knows it.
 */
export interface View {
  readonly type: "Sein";
  readonly seat: number | null;
  readonly character: Character | null;
  readonly stage: Stage;
  readonly beneath: Stage | null;
  readonly waiting: Waiting;
  readonly starter: number;
  readonly active: number;
  readonly turn: number;
  readonly round: number;
  readonly rounds: number;
  readonly rounds_left: number | null;
  readonly players: readonly Player[];
  readonly store: Stones;
  readonly chain: readonly ChainLink[];
  readonly settled: boolean;
  readonly fined: readonly number[];
  readonly trial: Trial | null;
  readonly question: Questioning | null;
  readonly verdicts: readonly Verdict[];
  readonly leavings: readonly Leaving[];
  readonly last: LastTurn | null;
  readonly notes: readonly Note[];
  readonly ending: Ending | null;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly truth: Truth | null;
}

/**
 * Does one agree with the accusation?
 */
export interface Vote {
  readonly type: "Vote";
  readonly agrees: boolean;
}

/**
 * What somebody secretly votes: told to that seat alone until all votes are opened.
 */
export interface Voted {
  readonly type: "Voted";
  readonly seat: number;
  readonly agrees: boolean;
  readonly to: readonly number[] | null;
}

/**
 * All votes together. The accuser's is among the ayes.
 */
export interface VotesOpened {
  readonly type: "VotesOpened";
  readonly by: number;
  readonly link: number;
  readonly ayes: readonly number[];
  readonly nays: readonly number[];
  readonly upheld: boolean;
  readonly to: readonly number[] | null;
}

/**
 * Whom the table waits for. In the windows others may still speak up, too: see `may`.
 */
export interface Waiting {
  readonly may: readonly number[];
  readonly decided: readonly number[];
  readonly thinking: readonly number[];
}

/**
 * Let chance choose among what one may say here. It is what silence means.
 */
export interface Whatever {
  readonly type: "Whatever";
}

export type Character = "kaiser" | "richter" | "papst" | "zauberer" | "dieb" | "bauer";

export type Effect = Fetch | FetchDifferent | Levy | Steal | Enchant;

export type Ending = "last_one" | "last_round" | "wrongly_accused";

export type Event = Began | Dealt | TookStone | TurnBegan | Asked | Decided | StoodBack | LeftToChance | Linked | Fell | Accused | Voted | VotesOpened | Confessed | Proved | Showed | Answered | Guessed | Out | Settled | Packed | Ended | TruthTold;

export type Kind = "accept" | "action" | "estate" | "fine" | "forgive" | "illegal" | "immune" | "mercy" | "pay" | "question" | "share";

export type Move = TakeStone | Act | Claim | Pay | Accept | NameSort | Share | Ask | Show | Accuse | Vote | Unmask | Pass | StandBack | EndTurn | Whatever;

export type Reaction = "illegal" | "fine" | "forgive" | "immune";

export type Sort = "gold" | "wein" | "korn";

export type Stage = "acting" | "answer" | "closing" | "fine" | "forgive" | "illegal" | "objecting" | "over" | "question" | "share" | "sort" | "stones" | "vote";

export type Status = "anew" | "exposed" | "fallen" | "standing" | "withdrawn";

export type What = "accuse" | "act" | "ask" | "claim" | "stand_back" | "unmask";

export type Why = "acted_already" | "already_accused" | "answered_already" | "banned" | "before_the_first_turn" | "claimed_already" | "committed" | "fallen" | "no_basis" | "no_pack" | "no_reaction" | "not_fined" | "not_open_yet" | "not_your_turn" | "nothing_left_to_show" | "nothing_to_pass" | "out" | "own_action" | "own_claim" | "question" | "standing_back" | "tried_already" | "vote" | "window_closed";
