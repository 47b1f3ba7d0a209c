/** Was the house honest? The seed it was bound to, and every die it has thrown or card it has dealt, checked here and not there. */

import { Fair } from "./fair.ts";
import type { GameEvent } from "./game.ts";
import { concat, fromHex, sha256, toHex, utf8 } from "./hashes.ts";

/** A finished match with its secret seed, as the house gives it away. */
export interface Proof {
  type: "Proof";
  v: number;
  game: string;
  number: number;
  options?: unknown;
  names: string[];
  commitment: string;
  seed: string;
  salts: { seat: number; hex: string }[];
  lines: { seat: number | null; move: unknown; events: GameEvent[] }[];
}

export interface Verdict {
  /** Does the seed belong to the commitment that was shown before the first die fell? */
  bound: boolean;
  /** How many dice were thrown again, or cards dealt again, and found as they were told. */
  dice: number;
  /** The line of the journal in which the first other die (or card) lies; `null`: all are right. */
  wrong: number | null;
  /** Is it known here how chance speaks in this game? */
  known: boolean;
  /** What chance throws or deals here. */
  what: "dice" | "cards";
  /** Is what this device added among what was mixed into the dice? `null`: we don't know of any. */
  mine: boolean | null;
}

/** What the house showed: the hash of a sentence and the seed, which is not the key that draws. */
export function commitment(seed: Uint8Array): string {
  return toHex(sha256(concat(utf8("bluffhaus/1/commitment|"), seed)));
}

/** All that people's devices added, as one, in the order of the seats. */
export function saltOf(salts: Proof["salts"]): Uint8Array {
  const parts = [...salts]
    .sort((a, b) => a.seat - b.seat)
    .flatMap(({ seat, hex }) => [utf8(`|${seat}:`), fromHex(hex)]);
  return sha256(concat(utf8("bluffhaus/1/salt"), ...parts));
}

/** Follows a game's events and says which dice were thrown: what each event claims, pip by pip. */
type Eye = (event: GameEvent) => readonly number[];

const EYES: Record<string, () => Eye> = {
  /** Dice that were left under a cup lie as they lay; only the others are thrown. */
  luegenkniffel: () => {
    let free: number[] = [];
    return (event) => {
      if (event.type === "TurnBegan") free = [0, 1, 2, 3, 4];
      if (event.type === "Left") free = free.filter((die) => !(event.dice as number[]).includes(die));
      if (event.type === "RolledOff") return event.pips as number[];
      return event.type === "Landed" ? free.map((die) => (event.dice as number[])[die]!) : [];
    };
  },
};

const SIDES = 6;

/** Draws again what a line of the match claims: how much of it there was, or `null`, if it fell otherwise. */
type Check = (events: readonly GameEvent[], fair: Fair) => number | null;

function diceOf(eye: Eye): Check {
  return (events, fair) => {
    const claimed = events.flatMap((event) => eye(event));
    return claimed.every((pips) => fair.roll(SIDES) === pips) ? claimed.length : null;
  };
}

const CHARACTERS = ["kaiser", "richter", "papst", "zauberer", "dieb", "bauer"];

/** Sein oder nicht sein: who begins is drawn, then twelve cards are shuffled and dealt. What else chance decides is no secret. */
function dealOf(options: unknown): Check {
  const chosen = (options as { start_seat?: number | null } | null | undefined)?.start_seat ?? null;
  return (events, fair) => {
    const began = events.find(({ type }) => type === "Began");
    if (!began) return 0;
    const dealt = events.filter(({ type }) => type === "Dealt");
    const drawn = fair.roll(dealt.length) - 1;
    const starter = chosen === null || chosen >= dealt.length ? drawn : chosen;
    const deck = fair.shuffle([...CHARACTERS, ...CHARACTERS]);
    const right = began["starter"] === starter && dealt.every((event) => event["character"] === deck[event["seat"] as number]);
    return right ? dealt.length : null;
  };
}

/** Käsedieb: the cards are shuffled and dealt, then everybody throws one die, with four people two. Later luck only stands in for whoever does not choose. */
function nightOf(options: unknown): Check {
  const wish = (options as { suendenmaus?: boolean } | null | undefined)?.suendenmaus === true;
  return (events, fair) => {
    const dealt = events.filter(({ type }) => type === "Dealt");
    if (dealt.length === 0) return 0;
    const fall = wish && dealt.length >= 6 ? ["suendenmaus"] : [];
    const mice: string[] = Array(dealt.length - 1 - fall.length).fill("mouse");
    const deck = fair.shuffle(["thief", ...mice, ...fall]);
    const cups = dealt.map(() => (dealt.length === 4 ? [fair.roll(SIDES), fair.roll(SIDES)] : [fair.roll(SIDES)]).sort());
    const rolled = events.filter(({ type }) => type === "Rolled");
    const right =
      dealt.every((event) => event["role"] === deck[event["seat"] as number]) &&
      rolled.length === cups.length &&
      rolled.every((event) => String(event["dice"]) === String(cups[event["seat"] as number]));
    return right ? dealt.length : null;
  };
}

/** Games of cards, and how they are dealt. */
const DEALS: Record<string, (options: unknown) => Check> = { sein: dealOf, kaesedieb: nightOf };

function checkOf(proof: Proof): Check | null {
  const deal = DEALS[proof.game];
  if (deal) return deal(proof.options);
  const eye = EYES[proof.game]?.();
  return eye ? diceOf(eye) : null;
}

/** Throws every die of the match again. */
export function verified(proof: Proof, mine: string | null = null): Verdict {
  const seed = fromHex(proof.seed);
  const salt = saltOf(proof.salts);
  const check = checkOf(proof);
  let dice = 0;
  let wrong: number | null = null;
  proof.lines.forEach(({ events }, line) => {
    const right = check ? check(events, new Fair(seed, salt, line)) : 0;
    if (right === null) wrong ??= line;
    else dice += right;
  });
  return {
    bound: commitment(seed) === proof.commitment,
    dice,
    wrong,
    known: check !== null,
    what: proof.game in DEALS ? "cards" : "dice",
    mine: mine === null ? null : proof.salts.some(({ hex }) => hex === mine),
  };
}

/** Reads a file that claims to be such a proof; throws if it can't be one. */
export function readProof(text: string): Proof {
  const proof = JSON.parse(text) as Partial<Proof> | null;
  const whole = proof?.type === "Proof" && Array.isArray(proof.lines) && Array.isArray(proof.salts);
  if (!whole || typeof proof.seed !== "string") throw new Error("not a proof of a match");
  return proof as Proof;
}
