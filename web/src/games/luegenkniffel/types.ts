/** What this game knows over the wire, by the names of the game. */

import type { Announcement, Card } from "../../gen/types.luegenkniffel.ts";

export type { Hand, LastTurn, Options, Sheet, Told, View } from "../../gen/types.luegenkniffel.ts";

/** One of the 13 combinations. */
export type Field = Announcement["field"];

/** What may be said now. */
export type Menu = Card;
