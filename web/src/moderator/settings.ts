/** What a round with the real box may choose. */

import type { Locale } from "../gen/messages.ts";

export interface Settings {
  /** Four to eight. */
  readonly players: number;
  readonly fallMouse: boolean;
  /** `null`: the calls are in the language of the screen. */
  readonly lang: Locale | null;
  /** The name of a voice; "" takes whichever there is, `BELLS` none at all. */
  readonly voice: string;
  /** 1 is how the voice speaks by itself. */
  readonly rate: number;
  /** Seconds that everybody has in each hour. */
  readonly hour: number;
  /** Seconds to talk by day. */
  readonly talk: number;
}

export const BELLS = "bells";
export const PLAYERS = [4, 5, 6, 7, 8] as const;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly usual: number;
}

export const RANGES = {
  players: { min: 4, max: 8, step: 1, usual: 5 },
  rate: { min: 0.6, max: 1.4, step: 0.1, usual: 1 },
  hour: { min: 3, max: 15, step: 1, usual: 10 },
  talk: { min: 60, max: 300, step: 30, usual: 120 },
} as const satisfies Record<string, Range>;

/** The Fall Mouse plays with six or more. */
export const mayHaveFallMouse = (players: number): boolean => players >= 6;

/** Settings as they may be, whatever somebody's device has remembered. */
export function tidy(kept: unknown): Settings {
  const had = (kept ?? {}) as Partial<Record<keyof Settings, unknown>>;
  const players = within(RANGES.players, had.players);
  return {
    players,
    fallMouse: had.fallMouse === true && mayHaveFallMouse(players),
    lang: had.lang === "de" || had.lang === "en" ? had.lang : null,
    voice: typeof had.voice === "string" ? had.voice : "",
    rate: within(RANGES.rate, had.rate),
    hour: within(RANGES.hour, had.hour),
    talk: within(RANGES.talk, had.talk),
  };
}

function within({ min, max, step, usual }: Range, value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) return usual;
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  return Number((min + steps * step).toFixed(2));
}
