/** The game in words: announcements, names, dice and the log, in either language. */

import { formOf } from "./fields.ts";
import type { Field } from "./types.ts";
import type { Words } from "./words.ts";

/** „Drei 4er", „Dreierpasch mit 19", „Große Straße": an announcement as it is said aloud. */
export function said(t: Words, field: Field, points: number): string {
  const form = formOf(field);
  if (form.face !== null) return t.say_upper({ count: points / form.face, face: form.face });
  if (field === "dreierpasch" || field === "viererpasch") return t.say_sum({ field, points });
  return field === "chance" ? t.say_sum({ field: "other", points }) : t.field({ field });
}

export function fieldName(t: Words, field: Field): string {
  return t.field({ field: field === "chance" ? "other" : field });
}

export function fieldShort(t: Words, field: Field): string {
  return t.field_short({ field: field === "chance" ? "other" : field });
}

export function fieldMeans(t: Words, field: Field): string {
  return t.field_means({ field: field === "chance" ? "other" : field });
}

/** Anna, Bernd und Claudia. */
export function list(t: Words, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${t.and()} ${names.at(-1)}`;
}

/** 4, 4, 4, 2, 5: commas, so that a voice pauses between the dice. */
export function pips(dice: readonly number[]): string {
  return dice.join(", ");
}

export const yes = (is: boolean): "yes" | "other" => (is ? "yes" : "other");
