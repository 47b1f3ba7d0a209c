/** What this seat has seen and heard so far, and how a new frame adds to it. */

import type { Frame, Line, TableView } from "../gen/types.ts";
import type { GameEvent } from "./game.ts";

export interface Memory {
  view: TableView | null;
  /** The match the events are of; 0: none yet. */
  match: number;
  events: GameEvent[];
  chat: Line[];
}

export const NOTHING: Memory = { view: null, match: 0, events: [], chat: [] };

/** The list up to where the news begin, then the news; `null` if something is missing in between. */
function joined<T>(known: T[], from: number, news: readonly T[]): T[] | null {
  if (from > known.length) return null;
  if (from === known.length && news.length === 0) return known;
  return [...known.slice(0, from), ...news];
}

/** What is known after a frame; `null` if it continues something we never got, and we must ask for all. */
export function remembered(memory: Memory, frame: Frame): Memory | null {
  const match = frame.view.match?.number ?? 0;
  const before = match === memory.match ? memory.events : [];
  const events = joined(before, frame.events_from, frame.events as GameEvent[]);
  const chat = joined(memory.chat, frame.chat_from, frame.chat);
  return events && chat && { view: frame.view, match, events, chat };
}

/** The part of the address that says what is already known. */
export function known(memory: Memory): string {
  return `match=${memory.match}&events=${memory.events.length}&chat=${memory.chat.length}`;
}
