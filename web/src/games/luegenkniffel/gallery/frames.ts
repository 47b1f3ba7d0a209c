/** Moments of a match for the gallery: what a phone would show then. Only for people who work on the look. */

import type { MatchView, Question, TableView } from "../../../gen/types.ts";
import type { LastTurn, Sheet, Told, View } from "../types.ts";

export const NAMES = ["Anna", "Bernd", "Claudia", "Dorothea-Sophie", "Emil", "Fips"];

function sheet(points: (number | null)[], strokes: Record<number, number> = {}): Sheet {
  const full = Array.from({ length: 13 }, (_, at) => points[at] ?? null);
  const lines = Array.from({ length: 13 }, (_, at) => strokes[at] ?? 0);
  const upper = full.slice(0, 6).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  const bonus = upper >= 63 ? 35 : 0;
  const total = full.reduce<number>((sum, n) => sum + (n ?? 0), bonus);
  return { points: full, strokes: lines, upper, bonus, total, full: false };
}

const SHEETS: Sheet[] = [
  sheet([3, 6, null, null, 15, 24, null, null, 25, null, null, null, 22], { 3: 1, 7: 2, 10: 1 }),
  sheet([null, 8, 9, 12, null, null, 24, null, null, 30, null, null, null], { 2: 1, 8: 1 }),
  sheet([2, null, null, null, 20, null, null, 22, null, null, 40, null, 27], { 11: 2 }),
  sheet([null, null, 12, 12, null, 18, 19, null, null, null, null, 50, null], { 0: 1, 5: 1 }),
  sheet([4, null, null, null, null, null, null, null, 25, 30, null, null, null], { 6: 1 }),
  sheet([null, null, null, 8, null, null, null, null, null, null, null, null, 19], {}),
];

const WORTH = [0, 2, 0, 12, 5, 0, 19, 0, 0, 0, 0, 0, 19];

const BASE: View = {
  type: "Luegenkniffel",
  seat: 0,
  stage: "throwing",
  turn: 17,
  starter: 2,
  roller: 0,
  throws: 0,
  announcement: null,
  decided: [],
  hand: null,
  doubts: null,
  sheets: SHEETS,
  last: null,
  last_round: null,
  finisher: null,
  winners: [],
  truth: [],
};

const LIE: LastTurn = {
  seat: 3,
  throws: 3,
  field: "grosse_strasse",
  points: 40,
  doubters: [0, 4],
  dice: [2, 3, 4, 6, 6],
  lie: true,
  credited: [4],
  strokes: [3],
  struck: [],
};

const TRUTH: Told[] = [
  { seat: 0, throws: 2, dice: [4, 4, 4, 2, 5], field: "vierer", points: 12, lie: false, doubters: [1] },
  { seat: 1, throws: 3, dice: [2, 2, 3, 6, 1], field: "full_house", points: 25, lie: true, doubters: [] },
  { seat: 2, throws: 1, dice: [1, 2, 3, 4, 5], field: "grosse_strasse", points: 40, lie: false, doubters: [] },
  { seat: 3, throws: 3, dice: [2, 3, 4, 6, 6], field: "grosse_strasse", points: 40, lie: true, doubters: [0, 4] },
  { seat: 4, throws: 2, dice: [6, 6, 5, 5, 4], field: "chance", points: 29, lie: true, doubters: [] },
];

export interface Shot {
  view: View;
  me: number | null;
  menu: object | null;
  paused?: boolean;
}

const roll = { throw: [0, 1, 2, 3, 4], announce: ["dreier", "vierer", "dreierpasch", "kleine_strasse", "grosse_strasse", "kniffel"], answer: false };
const all = ["einser", "zweier", "dreier", "vierer", "fuenfer", "sechser", "dreierpasch", "viererpasch", "full_house", "kleine_strasse", "grosse_strasse", "kniffel", "chance"];
const hand = { dice: [4, 4, 4, 2, 5], cups: [1, 1, 1, 1, 1], worth: WORTH };
const asked: Partial<View> = {
  stage: "answering",
  roller: 3,
  throws: 3,
  announcement: { field: "vierer", points: 12 },
  decided: [4],
};

export const SHOTS: Record<string, Shot> = {
  first: { view: BASE, me: 0, menu: { throw: [], announce: [], answer: false } },
  choose: { view: { ...BASE, throws: 1, hand }, me: 0, menu: roll },
  second: {
    view: { ...BASE, throws: 2, hand: { ...hand, cups: [1, 1, 2, 2, 2] } },
    me: 0,
    menu: { ...roll, throw: [2, 3, 4] },
  },
  must: {
    view: { ...BASE, throws: 3, hand: { ...hand, cups: [1, 1, 2, 3, 3] } },
    me: 0,
    menu: { ...roll, throw: null, announce: all },
  },
  said: { view: { ...BASE, throws: 3, stage: "answering", announcement: { field: "dreierpasch", points: 19 }, decided: [2] }, me: 0, menu: null },
  asked: { view: { ...BASE, ...asked }, me: 0, menu: { throw: null, announce: [], answer: true } },
  answered: { view: { ...BASE, ...asked, decided: [0, 4], doubts: true }, me: 0, menu: null },
  other: { view: { ...BASE, roller: 3, throws: 2 }, me: 0, menu: null },
  watch: { view: { ...BASE, roller: 1, throws: 1, seat: null }, me: null, menu: null },
  last: { view: { ...BASE, roller: 3, throws: 1, finisher: 2, last_round: [0, 1] }, me: 0, menu: null },
  revealed: { view: { ...BASE, turn: 18, last: LIE }, me: 0, menu: { throw: [], announce: [], answer: false } },
  believed: {
    view: { ...BASE, turn: 18, roller: 4, last: { ...LIE, dice: null, lie: null, doubters: [], credited: [3], strokes: [] } },
    me: 0,
    menu: null,
  },
  over: { view: { ...BASE, stage: "over", winners: [0], truth: TRUTH, last: LIE }, me: 0, menu: null },
};

/** The table around it, as the house would tell it. */
export function around(shot: Shot): { table: TableView; match: MatchView; question: Question | null } {
  const question = shot.menu && { about: 1, menu: { type: "LuegenkniffelMenu", ...shot.menu }, silence: null, more_time: false };
  const chairs = NAMES.map((name, seat) => ({
    seat,
    name,
    kind: seat > 3 ? "bot" : "person",
    temperament: null,
    connected: true,
    host: seat === 0,
    gone: false,
  }));
  const table = { chairs, seat: shot.me, paused: shot.paused ?? false, options: { at_least: false }, phase: "playing" };
  const match = { number: 1, game: shot.view, question, asked: [], clock: null, hush: false, outcome: null, proof: false };
  return { table, match, question } as unknown as ReturnType<typeof around>;
}
