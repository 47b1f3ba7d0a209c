/** When all is over: what the evening was really like. */

import type { Told } from "./types.ts";

export type Filter = "all" | "lies" | "caught";

/** A lie that nobody doubted. */
export const wentThrough = (told: Told): boolean => told.lie && told.doubters.length === 0;
const caught = (told: Told): boolean => told.lie && told.doubters.length > 0;

export function filtered(truth: readonly Told[], filter: Filter): Told[] {
  return truth.filter((told) => filter === "all" || (filter === "lies" ? wentThrough(told) : caught(told)));
}

export type Verdict = "through" | "exposed" | "doubted" | "true";

export function verdict(told: Told): Verdict {
  if (told.lie) return told.doubters.length ? "exposed" : "through";
  return told.doubters.length ? "doubted" : "true";
}

export interface Liar {
  seat: number;
  told: number;
  through: number;
}

/** Everybody's lies, who lied most (and got away with most) first. */
export function liars(truth: readonly Told[], seats: number): Liar[] {
  const rows = Array.from({ length: seats }, (_, seat) => {
    const lies = truth.filter((told) => told.seat === seat && told.lie);
    return { seat, told: lies.length, through: lies.filter(wentThrough).length };
  });
  return rows.sort((one, other) => other.through - one.through || other.told - one.told);
}

export interface Nose {
  seat: number;
  right: number;
  all: number;
}

/** Who doubted best: right doubts count one, wrong ones take one away. */
export function noses(truth: readonly Told[], seats: number): Nose[] {
  const rows = Array.from({ length: seats }, (_, seat) => {
    const doubts = truth.filter((told) => told.doubters.includes(seat));
    return { seat, right: doubts.filter((told) => told.lie).length, all: doubts.length };
  });
  return rows.sort((one, other) => 2 * other.right - other.all - (2 * one.right - one.all) || other.right - one.right);
}

/** The lie that brought most, of those that everybody believed. */
export function fattest(truth: readonly Told[]): Told | null {
  return truth.filter(wentThrough).reduce<Told | null>((best, told) => (best && best.points >= told.points ? best : told), null);
}

/** Who lied least, if anybody lied at all. */
export function honest(truth: readonly Told[], seats: number): Liar | null {
  const all = liars(truth, seats);
  const least = all.reduce((best, row) => (row.told < best.told ? row : best));
  return all.some((row) => row.told > least.told) ? least : null;
}
