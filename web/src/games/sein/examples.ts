/** The rulebook's evening, to tell the game by: Anton the thief, Bernd the Kaiser, Claudia the Richter, and two Päpste. */

import { NOTHING } from "./purse.ts";
import type { ChainLink, Character, Flow, Kind, Link, Status } from "./types.ts";

export const PEOPLE = ["Anton", "Bernd", "Claudia", "Doris", "Erich"];
const [ANTON, BERND, CLAUDIA, DORIS, ERICH] = [0, 1, 2, 3, 4];

const link = (seat: number, kind: Kind, character: Character | null, rests_on: number[], more: Partial<Link> = {}): Link => ({
  seat,
  kind,
  character,
  rests_on,
  action: null,
  seats: [],
  sorts: [],
  packs: false,
  ...more,
});

const LINKS: readonly Link[] = [
  link(ANTON, "action", "dieb", [], { action: 0, seats: [BERND], sorts: ["gold"] }),
  link(BERND, "illegal", "kaiser", [0]),
  link(CLAUDIA, "fine", "richter", [1], { sorts: ["gold", "gold"] }),
  link(DORIS, "forgive", "papst", [2]),
  link(ERICH, "forgive", "papst", [2]),
  link(ANTON, "immune", "zauberer", [2]),
];

const LOOT: Flow = { giver: BERND, taker: ANTON, stones: { ...NOTHING, gold: 2 } };

/** The chain so far, with what has become of its links. */
export function evening(length: number, fate: Record<number, Status> = {}): ChainLink[] {
  return LINKS.slice(0, length).map((one, number) => ({
    number,
    link: one,
    status: fate[number] ?? "standing",
    settled: number === 0,
    flows: number === 0 ? [LOOT] : [],
    accusers: [],
  }));
}

/** Anton's Zauberer was a lie. */
export const NO_WIZARD = evening(6, { 5: "exposed" });
/** And so was Bernd's Kaiser: with him goes everything that rested on him. */
export const NO_EMPEROR = evening(6, { 1: "exposed", 2: "fallen", 3: "fallen", 4: "fallen", 5: "exposed" });
