/**
 * What a moderator says in a round of Käsedieb, step by step, in both languages.
 *
 * `script` is the whole round for the real box. `spoken` is a single line, for whoever keeps time otherwise:
 * `spoken("hour", { players: 7, hour: 3 }).de`.
 */

import { speaker, type Locale } from "../gen/messages.ts";
import { messages, type Messages } from "../gen/messages.moderator.ts";
import type { Say } from "../gen/messages.ts";

export type Said = Readonly<Record<Locale, string>>;

/** The moments at which something is said, in their order. */
export type Cue =
  | "four"
  | "five"
  | "asleep"
  | "hour"
  | "shut"
  | "hands"
  | "touch"
  | "thief_shut"
  | "look"
  | "apart"
  | "dawn"
  | "talk"
  | "ask"
  | "point"
  | "reveal";

/** What a line has to know of the table it is said at. */
export interface Table {
  /** Four to eight. */
  readonly players: number;
  /** One to six, for the cue "hour". */
  readonly hour?: number;
  /** Seconds to talk, for the cue "talk". */
  readonly talk?: number;
}

export interface Plan extends Table {
  readonly fallMouse: boolean;
  readonly lang: Locale;
  readonly rate: number;
  /** Seconds that everybody has in each hour. */
  readonly hour: number;
  readonly talk: number;
}

/** Something said while a step is under way, when so many of its seconds are left. */
export interface Mark {
  readonly left: number;
  readonly said: Said;
}

export interface Step {
  readonly cue: Cue;
  /** `say`: a sentence; `count`: time to act, counted aloud; `talk`: the discussion; `end`: the last one. */
  readonly kind: "say" | "count" | "talk" | "end";
  /** Are eyes shut meanwhile? */
  readonly night: boolean;
  /** One to six within an hour, else 0. */
  readonly hour: number;
  readonly title: Said;
  /** What is said as the step begins; of a count, what was said before it. */
  readonly said: Said;
  /** How long it lasts by the clock, however long the voice takes; the end lasts. */
  readonly seconds: number;
  readonly marks: readonly Mark[];
}

export const HOURS = [1, 2, 3, 4, 5, 6] as const;
/** Seconds to touch a hand, and to look at each other. */
export const TOUCH = 5;

/** How many the thief has on his side, at most. */
export const accomplices = (players: number): number => (players === 4 ? 0 : players < 7 ? 1 : 2);

// ---- lines

type Tongue = Say<Messages>;

const tongues: Readonly<Record<Locale, Tongue>> = {
  de: speaker(messages, () => "de"),
  en: speaker(messages, () => "en"),
};

function both(say: (t: Tongue) => string): Said {
  return { de: say(tongues.de), en: say(tongues.en) };
}

const LINES: Readonly<Record<Cue, (t: Tongue, table: Table) => string>> = {
  four: (t) => t("four"),
  five: (t) => t("five"),
  asleep: (t) => t("asleep"),
  hour: hourLine,
  shut: (t) => t("shut"),
  hands: (t) => t("hands"),
  touch: (t, { players }) =>
    players === 7 ? t("touch.seven") : t("touch", { accomplices: accomplices(players) }),
  thief_shut: (t) => t("thief_shut"),
  look: lookLine,
  apart: (t, { players }) => t("apart", { awake: players === 8 ? 3 : 2 }),
  dawn: (t) => t("dawn"),
  talk: (t, { talk = 0 }) => t("talk", { minutes: Math.floor(talk / 60), seconds: talk % 60 }),
  ask: (t) => t("ask"),
  point: (t) => t("point"),
  reveal: (t) => t("reveal"),
};

function hourLine(t: Tongue, { players, hour = 1 }: Table): string {
  if (players === 4) return t("hour.four", { hour });
  if (players === 5) return t("hour.five", { hour });
  return t("hour", { hour });
}

function lookLine(t: Tongue, { players }: Table): string {
  if (players === 6) return t("look.six");
  if (players === 7) return t("look.seven");
  return t("look.eight");
}

/** What is said at a moment of the night or the day. */
export const spoken = (cue: Cue, table: Table): Said => both((t) => LINES[cue](t, table));

export interface Win {
  readonly who: Said;
  readonly when: Said;
}

/** Who wins when, in a few words. */
export function wins({ players, fallMouse }: Pick<Plan, "players" | "fallMouse">): Win[] {
  const n = { accomplices: accomplices(players) };
  const alone = { who: both((t) => t("wins.fall_mouse")), when: both((t) => t("wins.fall_mouse_if")) };
  return [
    ...(fallMouse ? [alone] : []),
    { who: both((t) => t("wins.mice")), when: both((t) => t("wins.mice_if")) },
    { who: both((t) => t("wins.thief", n)), when: both((t) => t("wins.thief_if", n)) },
  ];
}

// ---- time

/** Letters a second that even a slow voice says. */
const PACE = 12;
/** Seconds for the voice to begin, and for people to follow. */
const BREATH = 1.5;

/** Whole seconds that a line is given. */
export const lasting = (text: string, rate: number): number => Math.ceil(BREATH + text.length / PACE / rate);

/** Every hour's call is given what the longest of them needs: no hour differs from another. */
function callSeconds(plan: Plan): number {
  return Math.max(...HOURS.map((hour) => lasting(spoken("hour", { ...plan, hour })[plan.lang], plan.rate)));
}

// ---- steps

const NIGHT = { night: true, hour: 0, marks: [], title: both((t) => t("at.night")) };
const AFTER = { ...NIGHT, title: both((t) => t("at.after")) };
const DAY = { night: false, hour: 0, marks: [] };
const VOTE = { ...DAY, title: both((t) => t("at.vote")) };

type Frame = Pick<Step, "night" | "hour" | "marks" | "title">;

function say(plan: Plan, cue: Cue, frame: Frame): Step {
  const said = spoken(cue, plan);
  return { ...frame, cue, kind: "say", said, seconds: lasting(said[plan.lang], plan.rate) };
}

/** Time to act: each second is said, down to one. */
function count(after: Step, seconds: number, word = number): Step {
  const marks = Array.from({ length: seconds }, (_, past) => ({ left: seconds - past, said: word(seconds - past) }));
  return { ...after, kind: "count", seconds, marks };
}

const number = (n: number): Said => both(() => String(n));
const three = (n: number): Said => both((t) => t("three", { n }));

/** The whole round, from eyes shut to who wins. */
export function script(plan: Plan): Step[] {
  return [
    ...before(plan),
    say(plan, "asleep", NIGHT),
    ...HOURS.flatMap((hour) => theHour(plan, hour)),
    ...afterSix(plan),
    ...theDay(plan),
  ];
}

/** With four and with five something is to be known before anybody sleeps. */
function before(plan: Plan): Step[] {
  const frame = { ...DAY, title: both((t) => t("at.before")) };
  if (plan.players === 4) return [say(plan, "four", frame)];
  if (plan.players === 5) return [say(plan, "five", frame)];
  return [];
}

function theHour(plan: Plan, hour: number): Step[] {
  const frame = { ...NIGHT, hour, title: both((t) => t("at.hour", { hour })) };
  const said = spoken("hour", { ...plan, hour });
  const call: Step = { ...frame, cue: "hour", kind: "say", said, seconds: callSeconds(plan) };
  return [call, count(call, plan.hour), say(plan, "shut", frame)];
}

/** With six and more the thief finds his accomplices after the last hour. */
function afterSix(plan: Plan): Step[] {
  if (plan.players < 6) return [];
  const [touch, look] = [say(plan, "touch", AFTER), say(plan, "look", AFTER)];
  return [
    say(plan, "hands", AFTER),
    touch,
    count(touch, TOUCH),
    // With seven the accomplices see each other, but never the thief.
    ...(plan.players === 7 ? [say(plan, "thief_shut", AFTER)] : []),
    look,
    count(look, TOUCH),
    say(plan, "apart", AFTER),
  ];
}

function theDay(plan: Plan): Step[] {
  const ask = say(plan, "ask", VOTE);
  return [
    say(plan, "dawn", { ...DAY, title: both((t) => t("at.dawn")) }),
    talk(plan),
    ask,
    count(ask, 3, three),
    say(plan, "point", VOTE),
    { ...say(plan, "reveal", { ...DAY, title: both((t) => t("at.end")) }), kind: "end", seconds: 0 },
  ];
}

function talk(plan: Plan): Step {
  const minute = { left: 60, said: both((t) => t("minute_left")) };
  const last = { left: 10, said: both((t) => t("seconds_left")) };
  const marks = [minute, last].filter(({ left }) => left < plan.talk);
  const frame = { ...DAY, title: both((t) => t("at.talk")), marks };
  return { ...say(plan, "talk", frame), kind: "talk", seconds: plan.talk };
}

/** How long it all lasts if nobody stops it. */
export const total = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + step.seconds, 0);
