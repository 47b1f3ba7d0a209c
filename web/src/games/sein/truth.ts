/** When all is over: what the evening was really like. */

import type { ToldClaim, Truth } from "./types.ts";

export type Filter = "all" | "lies" | "caught";

export type Judged = "through" | "exposed" | "doubted" | "true";

export function judged(told: ToldClaim): Judged {
  if (told.lie) return told.exposed ? "exposed" : "through";
  return told.accusers.length ? "doubted" : "true";
}

export function filtered(claims: readonly ToldClaim[], filter: Filter): ToldClaim[] {
  return claims.filter((told) => filter === "all" || (filter === "lies" ? judged(told) === "through" : told.exposed));
}

/** The claims by the turn in which they were made. */
export function byTurn(claims: readonly ToldClaim[]): { turn: number; claims: ToldClaim[] }[] {
  const turns = new Map<number, ToldClaim[]>();
  for (const told of claims) turns.set(told.turn, [...(turns.get(told.turn) ?? []), told]);
  return [...turns].map(([turn, all]) => ({ turn, claims: all }));
}

export interface Row {
  seat: number;
  claims: number;
  lies: number;
  got_away: number;
}

/** Everybody's lies; who got away with most comes first. */
export function liars(truth: Truth): Row[] {
  return truth.tallies
    .map((tally, seat) => ({ seat, claims: tally.claims, lies: tally.lies, got_away: tally.got_away }))
    .sort((a, b) => b.got_away - a.got_away || b.lies - a.lies || a.seat - b.seat);
}

/** Who saw through most lies: the first to accuse one that was exposed. */
export function nose(truth: Truth): { seat: number; n: number } | null {
  const right = truth.tallies.map((_, seat) => truth.claims.filter((told) => told.exposed && told.accusers.at(-1) === seat).length);
  const n = Math.max(0, ...right);
  return n > 0 ? { seat: right.indexOf(n), n } : null;
}

/** Who lied least, if anybody lied more. */
export function honest(truth: Truth): Row | null {
  const rows = liars(truth).filter(({ claims }) => claims > 0);
  const least = rows.reduce<Row | null>((best, row) => (best && best.lies <= row.lies ? best : row), null);
  return least && rows.some((row) => row.lies > least.lies) ? least : null;
}
