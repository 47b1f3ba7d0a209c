/** What this device has added to the dice: remembered, to find it again in the proof of the match. */

import { recall, remember } from "./remember.ts";

interface Luck {
  table: string;
  match: number;
  hex: string;
}

const MATCHES = 40;

const kept = (): Luck[] => recall<Luck[]>("luck", []);
const is = (table: string, match: number) => (luck: Luck) => luck.table === table && luck.match === match;

/** Remembers what was added to a match; the oldest ones are forgotten. */
export function keepLuck(table: string, match: number, hex: string): void {
  remember("luck", [...kept().slice(1 - MATCHES), { table, match, hex }]);
}

/** What this device added last to a match, or `null`. */
export function luckOf(table: string, match: number): string | null {
  return kept().findLast(is(table, match))?.hex ?? null;
}
