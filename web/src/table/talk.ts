/** What is said at the table besides the game. */

import type { Line } from "../gen/types.ts";
import { maybe, t } from "../lib/i18n.svelte.ts";

/** The ready phrases, by their keys: everybody reads them in their own language. */
export const PHRASES = ["hurry", "never", "sure", "nice", "ouch", "laugh", "brb", "gg"] as const;

/** A line of the chat in the language of whoever reads it. */
export function spoken(line: Line): string {
  if (line.seat === null && line.phrase !== null) return t("house.said", { what: line.phrase.replace("house.", ""), name: line.name });
  if (line.phrase !== null) return maybe(`phrase.${line.phrase}`, line.phrase);
  return line.text ?? "";
}
