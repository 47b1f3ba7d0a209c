/** The one sentence on the screen: what may I do now, and why. */

import { who } from "./say.ts";
import type { Menu, Stage, View } from "./types.ts";
import { isNight } from "./types.ts";
import type { Words } from "./words.ts";

export interface Situation {
  view: View;
  menu: Menu | null;
  names: readonly string[];
  me: number | null;
  paused: boolean;
  /** Does a bot mind my seat just now? */
  minded: boolean;
}

/** How many accomplices are won by touch, at a table of this size. */
export const touches = (seats: number): number => (seats === 6 ? 1 : seats > 6 ? 2 : 0);

/** What may be done now, and why. In the night it is the same for everybody. */
export function sentence(t: Words, now: Situation): string {
  const { view } = now;
  if (now.paused) return t.now_paused();
  if (view.stage === "over") return over(t, now);
  if (now.minded) return t.now_minded();
  if (isNight(view.stage)) return night(t, now);
  if (view.stage === "look") return look(t, now);
  return view.stage === "talk" ? talk(t, now) : vote(t, now);
}

/** Everybody who is not among these. */
export const missing = (names: readonly string[], done: readonly number[]): number[] =>
  names.map((_, seat) => seat).filter((seat) => !done.includes(seat));

function look(t: Words, { view, names, me }: Situation): string {
  if (me === null) return t.now_watch_look();
  if (view.looked_up.includes(me)) return t.now_looked({ names: who(t, missing(names, view.looked_up), names) });
  return names.length === 4 ? t.now_look_hours() : t.now_look();
}

function night(t: Words, { view, names, me }: Situation): string {
  if (view.stage === "touch") return t.now_touch({ count: touches(names.length) });
  if (view.stage === "meet") return t.now_meet();
  return me === null ? t.now_watch_night({ hour: view.hour }) : t.now_night({ hour: view.hour });
}

function talk(t: Words, { view, names, me }: Situation): string {
  if (me === null) return t.now_watch_talk();
  const ready = view.talk?.ready ?? [];
  return ready.includes(me) ? t.now_talk_ready({ names: who(t, missing(names, ready), names) }) : t.now_talk();
}

function vote(t: Words, { view, names, me }: Situation): string {
  const open = who(t, missing(names, view.voted), names);
  if (!open) return t.now_opened();
  if (me === null) return t.now_watch_vote({ names: open });
  return view.vote === null ? t.now_vote() : t.now_voted({ name: names[view.vote] ?? "?", names: open });
}

function over(t: Words, { view, names, me }: Situation): string {
  const thief = { name: names[view.truth?.thief ?? -1] ?? "?" };
  const own = me === null ? "" : `${t.you_won({ won: view.winners.includes(me) ? "yes" : "other" })} `;
  switch (view.ending) {
    case "thief_caught":
      return own + t.now_over_caught(thief);
    case "thief_escaped":
      return own + t.now_over_escaped(thief);
    default:
      return own + t.now_over_fall({ name: who(t, view.winners, names) });
  }
}

/** The cheese is gone; three, two, one; everybody points. */
export type Moment = "dawn" | "vote" | "reveal";

/** The moment that lies between two stages, if there is one. */
export function momentBetween(before: Stage, after: Stage): Moment | null {
  if (isNight(before) && after === "talk") return "dawn";
  if (before === "talk" && after === "vote") return "vote";
  return before === "vote" && after === "over" ? "reveal" : null;
}
