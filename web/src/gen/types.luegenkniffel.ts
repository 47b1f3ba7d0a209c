// Made by tools/gen.py from bluffhaus.games.luegenkniffel; do not edit.

/**
 * „Drei 4er!": a combination, and the points it is said to bring.
 */
export interface Announce {
  readonly type: "Announce";
  readonly field: Field;
  readonly points: number;
}

/**
 * True or not: it has been said aloud.
 */
export interface Announced {
  readonly type: "Announced";
  readonly seat: number;
  readonly field: Field;
  readonly points: number;
  readonly to: readonly number[] | null;
}

/**
 * What has been said, and is not settled yet.
 */
export interface Announcement {
  readonly field: Field;
  readonly points: number;
}

/**
 * What somebody secretly answered: told to that seat alone until all are opened together.
 */
export interface Answered {
  readonly type: "Answered";
  readonly seat: number;
  readonly doubts: boolean;
  readonly to: readonly number[] | null;
}

/**
 * „Das glaube ich.
 */
export interface Believe {
  readonly type: "Believe";
}

/**
 * Nobody doubts. The dice go back into the cup unseen.
 */
export interface Believed {
  readonly type: "Believed";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * What may be said now, printed for a seat.
 */
export interface Card {
  readonly type: "LuegenkniffelMenu";
  readonly throw: readonly number[] | null;
  readonly announce: readonly Field[];
  readonly answer: boolean;
}

/**
 * Points are written into the points column. They can never be bettered.
 */
export interface Credited {
  readonly type: "Credited";
  readonly seat: number;
  readonly field: Field;
  readonly points: number;
  readonly to: readonly number[] | null;
}

/**
 * Somebody has made up their mind. Nobody learns how.
 */
export interface Decided {
  readonly type: "Decided";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * „Das glaube ich nicht!
 */
export interface Doubt {
  readonly type: "Doubt";
}

/**
 * All have had their last turn, and the points are added up.
 */
export interface Ended {
  readonly type: "Ended";
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * One's own dice under one's own cups.
 */
export interface Hand {
  readonly dice: readonly number[];
  readonly cups: readonly number[];
  readonly worth: readonly number[];
}

/**
 * Whether it was a lie that nobody doubted. Only the one who said it knows.
 */
export interface Knew {
  readonly type: "Knew";
  readonly seat: number;
  readonly lie: boolean;
  readonly to: readonly number[] | null;
}

/**
 * How all five dice lie now. Only the thrower looks.
 */
export interface Landed {
  readonly type: "Landed";
  readonly seat: number;
  readonly dice: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * Somebody's card is full: the others, in this order, have one more turn each.
 */
export interface LastRound {
  readonly type: "LastRound";
  readonly seat: number;
  readonly still: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * How the last announcement ended, as everybody saw it.
 */
export interface LastTurn {
  readonly seat: number;
  readonly throws: number;
  readonly field: Field;
  readonly points: number;
  readonly doubters: readonly number[];
  readonly dice: readonly number[] | null;
  readonly lie: boolean | null;
  readonly credited: readonly number[];
  readonly strokes: readonly number[];
  readonly struck: readonly number[];
}

/**
 * These dice stay under the lowest cup. Only the thrower knows which, and how many.
 */
export interface Left {
  readonly type: "Left";
  readonly seat: number;
  readonly dice: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * What the host may choose before a match.
 */
export interface Options {
  readonly seconds?: number;
  readonly answer_seconds?: number;
  readonly at_least?: boolean;
  readonly tell_truth?: boolean;
}

/**
 * Somebody doubts: all cups are lifted.
 */
export interface Revealed {
  readonly type: "Revealed";
  readonly seat: number;
  readonly dice: readonly number[];
  readonly doubters: readonly number[];
  readonly lie: boolean;
  readonly to: readonly number[] | null;
}

/**
 * One die each for who begins; whoever shares the highest number throws again.
 */
export interface RolledOff {
  readonly type: "RolledOff";
  readonly seats: readonly number[];
  readonly pips: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * A score card, field by field in the order of `Field`.
 *
 * All cards are public: whatever is written on them was said aloud.
 */
export interface Sheet {
  readonly points: readonly (number | null)[];
  readonly strokes: readonly number[];
  readonly upper: number;
  readonly bonus: number;
  readonly total: number;
  readonly full: boolean;
}

/**
 * Nothing is left to announce: the card filled up before the last turn came.
 */
export interface Skipped {
  readonly type: "Skipped";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * A stroke in the lie column; the second one strikes the points field, too.
 */
export interface Stroke {
  readonly type: "Stroke";
  readonly seat: number;
  readonly field: Field;
  readonly to: readonly number[] | null;
}

/**
 * The cups are shaken and set down for the first, second or third time.
 */
export interface Threw {
  readonly type: "Threw";
  readonly seat: number;
  readonly throw: number;
  readonly to: readonly number[] | null;
}

/**
 * Leave these dice (0 to 4) standing under the lowest cup, and throw the others.
 */
export interface Throw {
  readonly type: "Throw";
  readonly leave: readonly number[];
}

/**
 * One announcement of the match, and what lay beneath it.
 */
export interface Told {
  readonly seat: number;
  readonly throws: number;
  readonly dice: readonly number[];
  readonly field: Field;
  readonly points: number;
  readonly lie: boolean;
  readonly doubters: readonly number[];
}

/**
 * When all is over: every announcement beside its dice.
 */
export interface TruthTold {
  readonly type: "TruthTold";
  readonly turns: readonly Told[];
  readonly to: readonly number[] | null;
}

/**
 * Somebody takes the cups.
 */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * The table as one seat knows it.
 */
export interface View {
  readonly type: "Luegenkniffel";
  readonly seat: number | null;
  readonly stage: "answering" | "over" | "throwing";
  readonly turn: number;
  readonly starter: number;
  readonly roller: number;
  readonly throws: number;
  readonly announcement: Announcement | null;
  readonly decided: readonly number[];
  readonly hand: Hand | null;
  readonly doubts: boolean | null;
  readonly sheets: readonly Sheet[];
  readonly last: LastTurn | null;
  readonly last_round: readonly number[] | null;
  readonly finisher: number | null;
  readonly winners: readonly number[];
  readonly truth: readonly Told[];
}

export type Event = RolledOff | TurnBegan | Left | Threw | Landed | Announced | Answered | Decided | Knew | Believed | Revealed | Credited | Stroke | LastRound | Skipped | Ended | TruthTold;

export type Field = "einser" | "zweier" | "dreier" | "vierer" | "fuenfer" | "sechser" | "dreierpasch" | "viererpasch" | "full_house" | "kleine_strasse" | "grosse_strasse" | "kniffel" | "chance";

export type Move = Throw | Announce | Believe | Doubt;
