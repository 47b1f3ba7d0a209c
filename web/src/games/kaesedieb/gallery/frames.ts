/** Moments of a night for the gallery: what a phone would show then. Only for people who work on the look. */

import type { MatchView, Question, TableView } from "../../../gen/types.ts";
import type { ClaimCard, Menu, NightTold, Note, Options, Said, View } from "../types.ts";

const EIGHT = ["Anna", "Bernd", "Claudia", "Dorothea-Sophie", "Emil", "Fips", "Gustav", "Hanna"];

export interface Shot {
  names: string[];
  view: View;
  me: number | null;
  menu: Partial<Menu> | null;
  options?: Options;
  paused?: boolean;
}

const people = (n: number): string[] => EIGHT.slice(0, n);
export const NAMES = people(5);

const BASE: View = {
  type: "Kaesedieb",
  seat: 0,
  stage: "look",
  hour: 0,
  suendenmaus: false,
  looked_up: [2],
  me: { role: "mouse", dice: [3], hours: [3], accomplice: false },
  awake: false,
  notes: [],
  band: null,
  claims: [],
  talk: null,
  voted: [],
  vote: null,
  ballot: null,
  ending: null,
  winners: [],
  truth: null,
};

export const BLANK: Menu = {
  type: "KaesediebMenu",
  ready: false,
  not_ready: false,
  more_talk: false,
  shrug: false,
  rest: false,
  go_on: false,
  wake: [],
  peek: [],
  recruit: [],
  count: 0,
  accuse: [],
  claim: null,
  take_back: [],
  why_not: [],
};

const note = (more: Partial<Note>): Note => ({ hour: 3, others: [], cheese: true, thief: null, peeped: null, accomplice: null, ...more });
const thief: View["me"] = { role: "thief", dice: [3], hours: [3], accomplice: false };
const night: Partial<View> = { stage: "night", hour: 3, looked_up: [] };

const said = (number: number, seat: number, claim: Said["claim"], more: Partial<Said> = {}): Said => ({
  number,
  seat,
  claim,
  stands: true,
  corrected_by: null,
  ...more,
});

export const CLAIMS: Said[] = [
  said(1, 2, { type: "SayWoke", hours: [1] }),
  said(2, 2, { type: "SayCheese", hour: 1, there: true }),
  said(3, 2, { type: "SayAlone", hour: 1 }),
  said(4, 1, { type: "SayWoke", hours: [2] }, { stands: false, corrected_by: 9 }),
  said(5, 2, { type: "SayDie", seat: 1, pips: 3 }),
  said(6, 3, { type: "SayWith", hour: 5, seat: 4 }),
  said(7, 4, { type: "SayCheese", hour: 5, there: false }),
  said(8, 4, { type: "SayBelief", claim: 5, believes: true }),
  said(9, 1, { type: "SayWoke", hours: [3] }),
  said(10, 1, { type: "SayTaken", hour: 3, thief: 0 }),
  said(11, 0, { type: "SayRole", seat: 0, role: "mouse" }),
  said(12, 3, { type: "SaySuspect", seat: 0 }),
  said(13, 0, { type: "SayBelief", claim: 10, believes: false }),
  said(14, 0, { type: "SayRole", seat: 1, role: "thief" }),
];

const card: ClaimCard = {
  by: 0,
  seats: 5,
  hours: [[1], [2], [3], [4], [5], [6]],
  roles: ["thief", "mouse", "accomplice"],
  believe: [1, 2, 3, 5, 6, 7, 9, 10],
  left: 26,
};

const talk: Partial<View> = {
  stage: "talk",
  looked_up: [],
  me: { role: "mouse", dice: [3], hours: [3], accomplice: false },
  notes: [note({ others: [1], cheese: true, thief: 1, accomplice: 0 })],
  claims: CLAIMS,
  talk: { ready: [4], want_more: [2, 3], extensions_left: 2, claims_left: [26, 30, 30, 30, 30] },
};
const talking: Partial<Menu> = { ready: true, more_talk: true, claim: card, take_back: [11] };

const TRUTH: NightTold = {
  roles: ["thief", "mouse", "mouse", "mouse", "mouse"],
  dice: [[3], [3], [1], [5], [5]],
  wakings: [[3], [3], [1], [5], [5]],
  thief: 0,
  accomplices: [1],
  hours: [1, 2, 3, 4, 5, 6].map((hour) => ({
    hour,
    awake: hour === 1 ? [2] : hour === 3 ? [0, 1] : hour === 5 ? [3, 4] : [],
    cheese: hour < 3,
    taken: hour === 3,
    looked: hour === 1 ? { seat: 2, at: 1, pips: 3 } : null,
    recruited: hour === 3 ? 1 : null,
  })),
  claims: ["true", "true", "true", "false", "true", "true", "true", "opinion", "true", "true", "false", "opinion", "opinion", "false"],
};

const over: Partial<View> = {
  ...talk,
  talk: null,
  stage: "over",
  ballot: { votes: [1, 0, 0, 0, 3], drawn: [4], counts: [3, 1, 0, 1, 0], unmasked: [0], roles: ["thief"] },
  ending: "thief_caught",
  winners: [2, 3, 4],
  truth: TRUTH,
};

function shot(view: Partial<View>, menu: Partial<Menu> | null = null, n = 5, more: Partial<Shot> = {}): Shot {
  const me = more.me === undefined ? 0 : more.me;
  return { names: people(n), me, menu, ...more, view: { ...BASE, ...view, seat: me } };
}

export const SHOTS: Record<string, Shot> = {
  look: shot({}, { ready: true }),
  look_thief: shot({ me: thief }, { ready: true }),
  look_fall: shot({ suendenmaus: true, me: { ...thief!, role: "suendenmaus" } }, { ready: true }, 6),
  look4: shot({ me: { role: "thief", dice: [2, 5], hours: [], accomplice: false } }, { wake: [[2], [5], [2, 5]], shrug: true }, 4),
  looked: shot({ looked_up: [0, 2] }),
  asleep: shot({ ...night }),
  alone: shot({ ...night, awake: true, notes: [note({})] }, { peek: [1, 2, 3, 4], rest: true }),
  peeped: shot({ ...night, awake: true, notes: [note({ peeped: { at: 2, pips: 5 } })] }),
  gone: shot({ ...night, awake: true, notes: [note({ others: [1, 3], cheese: false })] }),
  saw: shot({ ...night, awake: true, notes: [note({ others: [1], thief: 1, accomplice: 0 })] }),
  waits: shot({ ...night, awake: true, notes: [note({ others: [1, 4], thief: 1 })] }),
  steals: shot({ ...night, me: thief, awake: true, notes: [note({ thief: 0 })], band: { thief: 0, accomplices: [] } }),
  witness: shot({ ...night, me: thief, awake: true, notes: [note({ others: [2, 4], thief: 0 })], band: { thief: 0, accomplices: [] } }, { recruit: [2, 4], count: 1, shrug: true }),
  asleep8: shot({ ...night }, null, 8),
  alone8: shot({ ...night, awake: true, notes: [note({})] }, { peek: [1, 2, 3, 4, 5, 6, 7], rest: true }, 8),
  touch8: shot({ stage: "touch", me: thief, band: { thief: 0, accomplices: [] } }, { recruit: [1, 2, 3, 4, 5, 6, 7], count: 2, shrug: true }, 8),
  touched8: shot({ stage: "touch" }, null, 8),
  meet8: shot({ stage: "meet", me: { role: "mouse", dice: [3], hours: [3], accomplice: true }, band: { thief: 5, accomplices: [0, 3] } }, null, 8),
  meet7: shot({ stage: "meet", me: { role: "mouse", dice: [3], hours: [3], accomplice: true }, band: { thief: null, accomplices: [0, 3] } }, null, 7),
  morning: shot({ ...talk, claims: [] }, { ...talking, claim: { ...card, believe: [] }, take_back: [] }),
  talk: shot(talk, talking),
  talk8: shot({ ...talk, talk: { ready: [4], want_more: [], extensions_left: 2, claims_left: [26] } }, { ...talking, claim: { ...card, seats: 8 } }, 8),
  vote: shot({ ...talk, talk: null, stage: "vote", voted: [2, 3] }, { accuse: [1, 2, 3, 4], shrug: true }),
  vote8: shot({ ...talk, talk: null, stage: "vote", voted: [2, 3] }, { accuse: [1, 2, 3, 4, 5, 6, 7], shrug: true }, 8),
  voted: shot({ ...talk, talk: null, stage: "vote", voted: [0, 2, 3], vote: 1 }),
  over: shot(over),
  watch: shot({ ...night }, null, 5, { me: null }),
};

/** The table around it, as the house would tell it. */
export function around(shot: Shot): { table: TableView; match: MatchView; question: Question | null } {
  const question = shot.menu && { about: 1, menu: { ...BLANK, ...shot.menu }, silence: null, more_time: false };
  const chairs = shot.names.map((name, seat) => ({
    seat,
    name,
    kind: seat > 3 ? "bot" : "person",
    temperament: null,
    connected: true,
    host: seat === 0,
    gone: false,
  }));
  const table = { chairs, seat: shot.me, paused: shot.paused ?? false, options: shot.options ?? {}, phase: "playing" };
  const match = { number: 1, game: shot.view, question, asked: [], clock: null, hush: false, outcome: null, proof: false };
  return { table, match, question } as unknown as ReturnType<typeof around>;
}
