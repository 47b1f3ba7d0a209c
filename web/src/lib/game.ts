/** What a game's folder gives to the house, and what it gets from it. */

import type { Component } from "svelte";
import type { MatchView, Problem, Question, TableView } from "../gen/types.ts";
import type { Locale } from "./i18n.svelte.ts";
import type { Sounds } from "./sounds.ts";

/** An event as it came over the wire: told apart by its `type`. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** What a sentence about an event needs to know. */
export interface Context {
  names: string[];
  me: number | null;
  lang: Locale;
}

export interface TvProps {
  table: TableView;
  match: MatchView;
  /** The game's own view, which only the game's folder knows by type. */
  view: any;
  events: GameEvent[];
  names: string[];
  me: number | null;
  now: () => number;
  secondsLeft: number | null;
  sound: Sounds;
  lang: Locale;
}

export interface PlayProps extends TvProps {
  question: Question | null;
  act: (move: object) => Promise<Problem | null>;
}

/** What the host may choose before a match, where a game wants to draw that itself. */
export interface RulesProps {
  /** The game's own options, which only the game's folder knows by type. */
  options: any;
  host: boolean;
  /** Who sits at the table now, by seat. */
  names: string[];
  set: (name: string, value: unknown) => void;
  lang: Locale;
}

export interface GameModule {
  id: string;
  Play: Component<PlayProps>;
  Tv: Component<TvProps>;
  HowTo: Component<{ lang: Locale }>;
  Icon: Component<Record<string, never>>;
  Rules?: Component<RulesProps>;
  logLine(event: GameEvent, context: Context): string | null;
  podiumNote?(match: MatchView, context: Context): string | null;
  sounds?: Partial<Sounds>;
}
