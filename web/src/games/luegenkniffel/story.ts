/** The one sentence on the screen: what may I do now, and why. */

import { place } from "./fields.ts";
import { fieldName, list, said, yes } from "./say.ts";
import type { LastTurn, Menu, View } from "./types.ts";
import type { Words } from "./words.ts";

export interface Situation {
  view: View;
  menu: Menu | null;
  names: readonly string[];
  me: number | null;
  paused: boolean;
  /** Does a bot mind my seat just now? */
  minded: boolean;
  /** How many dice I have chosen to leave standing. */
  left: number;
  /** Was I passed over, because my card was full before my last turn came? */
  skipped: boolean;
}

/** What may be done now, and why. */
export function sentence(t: Words, now: Situation): string {
  const { view, me } = now;
  if (now.paused) return t.now_paused();
  if (view.stage === "over") return over(t, now);
  if (now.minded) return t.now_minded();
  if (view.stage === "answering") return me === null ? watchAnswers(t, now) : answering(t, now);
  return view.roller === me ? throwing(t, now) : waiting(t, now);
}

function throwing(t: Words, { view, menu, left }: Situation): string {
  const free = menu?.throw;
  if (view.throws === 0) return t.now_first();
  if (!free) return t.now_must();
  if (left === 0) return t.now_choose({ throws: view.throws });
  return left < free.length ? t.now_chosen({ left, thrown: free.length - left }) : t.now_all();
}

function waiting(t: Words, { view, names, me }: Situation): string {
  const name = names[view.roller] ?? "?";
  const { throws } = view;
  if (me === null) return throws === 0 ? t.now_watch_first({ name }) : t.now_watch({ throws, name });
  return throws === 0 ? t.now_other_first({ name }) : t.now_other({ throws, name });
}

function answering(t: Words, { view, menu, names, me }: Situation): string {
  const what = announced(t, view);
  const name = names[view.roller] ?? "?";
  if (view.roller === me) return t.now_said({ said: what });
  if (view.doubts !== null) return view.doubts ? t.now_doubt({ name }) : t.now_believe({ name });
  return menu?.answer ? t.now_asked({ name, said: what }) : t.now_watch_asked({ name, said: what });
}

function watchAnswers(t: Words, { view, names }: Situation): string {
  return t.now_watch_asked({ name: names[view.roller] ?? "?", said: announced(t, view) });
}

function over(t: Words, { view, names, me }: Situation): string {
  const { winners } = view;
  const you = yes(me !== null && winners.includes(me));
  return t.now_over({ you, count: winners.length, name: list(t, winners.map((seat) => names[seat] ?? "?")) });
}

/** Once a card is full: whose, and what that means for me. Empty before. */
export function ending(t: Words, { view, names, me, skipped }: Situation): string {
  if (view.finisher === null || view.stage === "over") return "";
  const first = t.last_round({ you: yes(view.finisher === me), name: names[view.finisher] ?? "?" });
  if (me === null) return first;
  if (skipped) return `${first} ${t.skipped_me()}`;
  if (view.roller === me && view.stage === "throwing") return `${first} ${t.last_round_me()}`;
  return `${first} ${view.last_round?.includes(me) && view.roller !== me ? t.last_round_coming() : t.last_round_done()}`;
}

/** „Drei 4er", as it was announced. */
export function announced(t: Words, view: View): string {
  return view.announcement ? said(t, view.announcement.field, view.announcement.points) : "";
}

/** What doubting may bring me and cost me, as my own card stands at the combination announced. */
export function stake(t: Words, view: View, me: number): string {
  if (!view.announcement) return "";
  const { field, points } = view.announcement;
  const sheet = view.sheets[me]!;
  const at = place(field);
  const name = fieldName(t, field);
  const strokes = sheet.strokes[at]!;
  const mine = sheet.points[at] ?? null;
  if (strokes >= 2) return t.mine_struck({ field: name });
  if (field === "kniffel") return kniffelStake(t, mine, strokes);
  if (mine === null) return (strokes ? t.mine_open_stroke : t.mine_open)({ field: name, points });
  return (strokes ? t.mine_filled_stroke : t.mine_filled)({ field: name, mine });
}

function kniffelStake(t: Words, mine: number | null, strokes: number): string {
  if (mine !== null) return t.mine_kniffel_filled({ mine, strokes: strokes ? "other" : "none" });
  return strokes ? t.mine_kniffel_stroke() : t.mine_kniffel();
}

/** Who has not answered yet. */
export function thinking(view: View): number[] {
  if (view.stage !== "answering") return [];
  return view.sheets.map((_, seat) => seat).filter((seat) => seat !== view.roller && !view.decided.includes(seat));
}

/** A name for the moment in which an announcement was settled; the same as long as it is the same one. */
export function momentOf(view: View): string | null {
  return view.last ? `${view.turn} ${view.stage === "over"}` : null;
}

/** What came of an announcement, in short sentences. */
export function consequences(t: Words, last: LastTurn, names: readonly string[]): string[] {
  const who = (seats: readonly number[]): string => list(t, seats.map((seat) => names[seat] ?? "?"));
  const field = fieldName(t, last.field);
  const once = last.strokes.filter((seat) => !last.struck.includes(seat));
  return [
    last.credited.length ? t.moment_credit({ names: who(last.credited), points: last.points }) : t.moment_nobody(),
    once.length ? t.moment_stroke({ names: who(once), field }) : "",
    last.struck.length ? t.moment_struck({ names: who(last.struck), field }) : "",
  ].filter(Boolean);
}

/** The turn before, in a line: for whoever looked away. */
export function recap(t: Words, last: LastTurn, names: readonly string[]): string {
  const kind = last.lie === null ? "believed" : last.lie ? "lie" : "other";
  const first = t.recap({ name: names[last.seat] ?? "?", said: said(t, last.field, last.points), kind });
  return [first, ...consequences(t, last, names)].join(" · ");
}
