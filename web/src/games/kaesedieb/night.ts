/** What lies behind the finger on the moon: for whoever is awake what there is to see, for everybody else a dream. */

import { list, who } from "./say.ts";
import type { Menu, Note, View } from "./types.ts";
import type { Words } from "./words.ts";

export type Look = "asleep" | "awake" | "thief" | "accomplice" | "cup" | "lifted" | "hand" | "touched" | "sheep";

export interface Figure {
  /** Whose place it is: everybody else has one, whether one is awake or not. */
  seat: number;
  look: Look;
  /** Can the finger stay on it? */
  pick: boolean;
  pips: number | null;
}

export interface Sight {
  awake: boolean;
  title: string;
  /** What lies in the middle. */
  middle: "there" | "gone" | "taken" | "dream" | "hands" | "eyes";
  text: string;
  how: string;
  figures: Figure[];
}

export interface Sleeper {
  view: View;
  menu: Menu | null;
  names: readonly string[];
  /** Sheep counted so far. */
  sheep: number;
  /** Hands touched, but not yet all of them. */
  touched: readonly number[];
}

/** Everybody sees as many figures, in the same places; the same number of words, more or less; never an empty sheet. */
export function sight(t: Words, now: Sleeper): Sight {
  const { view } = now;
  if (view.stage === "touch" && isThief(view)) return touching(t, now);
  if (view.stage === "meet" && meets(now)) return meeting(t, now);
  const note = view.stage === "night" && view.awake ? view.notes.at(-1) : undefined;
  return note ? awake(t, now, note) : dream(t, now);
}

const isThief = (view: View): boolean => view.me?.role === "thief";

/** With seven the thief keeps his eyes shut while his accomplices meet. */
function meets({ view, names }: Sleeper): boolean {
  return view.me?.accomplice === true || (isThief(view) && names.length !== 7 && (view.band?.accomplices.length ?? 0) > 0);
}

function figures({ view, names }: Sleeper, draw: (seat: number) => Partial<Figure> & { look: Look }): Figure[] {
  const others = names.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  return others.map((seat) => ({ seat, pick: false, pips: null, ...draw(seat) }));
}

function dream(t: Words, now: Sleeper): Sight {
  return {
    awake: false,
    title: t.dream_title(),
    middle: "dream",
    text: t.dream_text(),
    how: t.dream_how({ n: now.sheep }),
    figures: figures(now, () => ({ look: "sheep", pick: true })),
  };
}

// --- awake in one's hour ------------------------------------------------------------------------

function awake(t: Words, now: Sleeper, note: Note): Sight {
  const me = now.view.seat;
  const middle = note.thief !== null ? "taken" : note.cheese ? "there" : "gone";
  return {
    awake: true,
    title: note.thief === me ? t.awake_take() : t.awake_title(),
    middle,
    text: cheese(t, now, note),
    how: how(t, now, note),
    figures: figures(now, (seat) => seen(now, note, seat)),
  };
}

function cheese(t: Words, { view, names }: Sleeper, note: Note): string {
  if (note.thief === view.seat) {
    return note.others.length ? t.awake_thief_with({ names: who(t, note.others, names), count: note.others.length }) : t.awake_thief_alone();
  }
  if (note.thief !== null) return t.awake_taken({ name: names[note.thief] ?? "?" });
  return note.cheese ? t.awake_there() : t.awake_gone();
}

function how(t: Words, { view, menu, names }: Sleeper, note: Note): string {
  if (menu?.recruit.length) return t.awake_witness();
  if (note.accomplice !== null) return t.awake_accomplice({ you: note.accomplice === view.seat ? "yes" : "other", name: names[note.accomplice] ?? "?" });
  if (note.thief !== null && note.thief !== view.seat && names.length === 5) return t.awake_recruits({ name: names[note.thief] ?? "?" });
  if (menu?.peek.length) return t.awake_peek();
  if (note.peeped) return t.awake_peeped({ name: names[note.peeped.at] ?? "?", pips: note.peeped.pips });
  if (note.thief === view.seat) return "";
  return note.others.length ? t.awake_with({ names: who(t, note.others, names) }) : t.awake_alone();
}

function seen({ menu }: Sleeper, note: Note, seat: number): Partial<Figure> & { look: Look } {
  if (note.peeped?.at === seat) return { look: "lifted", pips: note.peeped.pips };
  if (menu?.peek.includes(seat)) return { look: "cup", pick: true };
  if (note.thief === seat) return { look: "thief" };
  if (note.accomplice === seat) return { look: "accomplice" };
  if (note.others.includes(seat)) return { look: "awake", pick: menu?.recruit.includes(seat) ?? false };
  return { look: "asleep" };
}

// --- after six ----------------------------------------------------------------------------------

function touching(t: Words, now: Sleeper): Sight {
  const { view, menu, names, touched } = now;
  const chosen = view.band?.accomplices ?? [];
  const count = menu?.count ?? 0;
  return {
    awake: true,
    title: t.touch_title(),
    middle: "hands",
    text: t.touch_text(),
    how: count ? t.touch_how({ count, left: count - touched.length }) : t.touch_done({ names: who(t, chosen, names) }),
    figures: figures(now, (seat) => {
      const done = chosen.includes(seat) || touched.includes(seat);
      return { look: done ? "touched" : "hand", pick: menu?.recruit.includes(seat) ?? false };
    }),
  };
}

function meeting(t: Words, now: Sleeper): Sight {
  const { view, names } = now;
  const band = view.band ?? { thief: null, accomplices: [] };
  const thief = isThief(view);
  return {
    awake: true,
    title: thief ? t.meet_thief_title() : t.meet_title(),
    middle: "eyes",
    text: thief ? t.meet_thief_text() : t.meet_text(),
    how: thief ? t.meet_thief_with({ names: who(t, band.accomplices, names), count: band.accomplices.length }) : company(t, now),
    figures: figures(now, (seat) => ({
      look: band.thief === seat ? "thief" : band.accomplices.includes(seat) ? "accomplice" : "asleep",
    })),
  };
}

/** Whom a touched mouse sees. */
function company(t: Words, { view, names }: Sleeper): string {
  const band = view.band ?? { thief: null, accomplices: [] };
  const fellows = band.accomplices.filter((seat) => seat !== view.seat);
  const thief = band.thief === null ? t.meet_seven() : t.meet_thief_is({ name: names[band.thief] ?? "?" });
  return [thief, fellows.length ? t.meet_with({ names: who(t, fellows, names) }) : ""].filter(Boolean).join(" ");
}

/** What one's own night was like, in sentences: for the day. */
export function memories(t: Words, view: View, names: readonly string[]): { hour: number; lines: string[] }[] {
  const now: Sleeper = { view, menu: null, names, sheep: 0, touched: [] };
  return view.notes.map((note) => ({ hour: note.hour, lines: remembered(t, now, note).filter(Boolean) }));
}

function remembered(t: Words, now: Sleeper, note: Note): string[] {
  const own = note.thief === now.view.seat;
  const others = own || !note.others.length ? "" : t.memory_with({ names: who(t, note.others, now.names) });
  const more = note.accomplice !== null || note.peeped || (!own && !note.others.length) ? how(t, now, note) : "";
  return [own ? t.awake_take() : "", cheese(t, now, note), others, more];
}

/** Whom one knows of the thief's band, in a sentence. */
export function bandLine(t: Words, view: View, names: readonly string[]): string {
  const { band, seat } = view;
  if (!band || (!band.accomplices.length && isThief(view))) return "";
  if (isThief(view)) return t.meet_thief_with({ names: list(t, band.accomplices.map((one) => names[one] ?? "?")), count: band.accomplices.length });
  return seat === null ? "" : company(t, { view, menu: null, names, sheep: 0, touched: [] });
}
