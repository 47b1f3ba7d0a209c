/** What has just happened before one's eyes, read from the events: votes, somebody leaving, a card that was shown. */

import type { GameEvent } from "../../lib/game.ts";
import type { Character, Kind } from "./types.ts";

export interface Votes {
  kind: "votes";
  by: number;
  seat: number;
  character: Character;
  ayes: readonly number[];
  nays: readonly number[];
  upheld: boolean;
  /** `null`: the accusation failed, nobody knows. */
  lie: boolean | null;
}

export interface Leaves {
  kind: "leaves";
  seat: number;
  heir: number;
  hit: boolean;
  /** What was guessed: only the two between whom it stays know. */
  guess: Character | null;
}

export interface Shown {
  kind: "shown";
  seat: number;
  asker: number;
  character: Character;
}

export interface AccusedNow {
  kind: "accused";
  by: number;
  seat: number;
  character: Character;
}

export type Happening = Votes | Leaves | Shown | AccusedNow;

type Told = Record<string, any>;

/** The claim that an event speaks of: the last link of that number before it. */
function claim(events: readonly GameEvent[], before: number, number: number): { seat: number; character: Character } | null {
  for (let at = before; at >= 0; at -= 1) {
    const event = events[at] as Told;
    if (event["type"] === "Linked" && event["number"] === number) return event["link"];
  }
  return null;
}

function votes(events: readonly GameEvent[], at: number): Votes | null {
  const event = events[at] as Told;
  const link = claim(events, at, event["link"]);
  if (!link) return null;
  const after = events.slice(at + 1, at + 3).map(({ type }) => type);
  const lie = !event["upheld"] ? null : after.includes("Proved") ? false : true;
  const { by, ayes, nays, upheld } = event as unknown as Votes;
  return { kind: "votes", by, seat: link.seat, character: link.character, ayes, nays, upheld, lie };
}

function leaves(events: readonly GameEvent[], at: number): Leaves {
  const { seat, heir, hit } = events[at] as unknown as Leaves;
  const guess = events.slice(Math.max(0, at - 3), at).findLast(({ type }) => type === "Guessed");
  return { kind: "leaves", seat, heir, hit, guess: (guess?.["character"] as Character | undefined) ?? null };
}

/** What the events from this one on tell that is a moment of its own. */
export function happenings(events: readonly GameEvent[], from: number): Happening[] {
  const found: (Happening | null)[] = [];
  for (let at = from; at < events.length; at += 1) {
    const event = events[at] as Told;
    if (event["type"] === "VotesOpened") found.push(votes(events, at));
    if (event["type"] === "Out") found.push(leaves(events, at));
    if (event["type"] === "Showed") found.push({ ...(event as unknown as Shown), kind: "shown" });
    if (event["type"] === "Accused") {
      const link = claim(events, at, event["link"]);
      if (link) found.push({ kind: "accused", by: event["by"], seat: link.seat, character: link.character });
    }
  }
  return found.filter((one): one is Happening => one !== null);
}

/** The card that `asker` was shown last this turn, to be looked at again until the turn is over. */
export function shownThisTurn(events: readonly GameEvent[], asker: number, seat: number): Character | null {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at] as Told;
    if (event["type"] === "TurnBegan") return null;
    if (event["type"] === "Showed" && event["asker"] === asker && event["seat"] === seat) return event["character"];
  }
  return null;
}

/** What makes a noise: the kinds of links that these events tell of, and whether anything fell. */
export function heard(events: readonly GameEvent[], from: number): { kinds: Kind[]; fell: boolean } {
  const fresh = events.slice(from) as Told[];
  return {
    kinds: fresh.filter(({ type }) => type === "Linked").map(({ link }) => link.kind),
    fell: fresh.some(({ type, cause }) => type === "Fell" && cause !== "anew"),
  };
}
