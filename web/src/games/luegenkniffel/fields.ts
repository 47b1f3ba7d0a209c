/**
 * The form of an announcement: which 13 combinations there are, and which points can be said of each.
 *
 * It is what is printed on the score block, not a rule: what may be said now comes with the question.
 */

import type { Field } from "./types.ts";

export interface Form {
  field: Field;
  /** Said with a number of dice of this face; `null`: with points, or with nothing at all. */
  face: number | null;
  /** What can be said, in points. */
  points: readonly number[];
  /** What one writes down here in an ordinary match: a yardstick to propose by, nothing more. */
  usual: number;
}

const faces = (face: number): number[] => [1, 2, 3, 4, 5].map((count) => count * face);
const sums: readonly number[] = Array.from({ length: 26 }, (_, n) => n + 5);

/** In the order of the score card. */
export const FORMS: readonly Form[] = [
  { field: "einser", face: 1, points: faces(1), usual: 3 },
  { field: "zweier", face: 2, points: faces(2), usual: 6 },
  { field: "dreier", face: 3, points: faces(3), usual: 9 },
  { field: "vierer", face: 4, points: faces(4), usual: 12 },
  { field: "fuenfer", face: 5, points: faces(5), usual: 15 },
  { field: "sechser", face: 6, points: faces(6), usual: 18 },
  { field: "dreierpasch", face: null, points: sums, usual: 21 },
  { field: "viererpasch", face: null, points: sums, usual: 16 },
  { field: "full_house", face: null, points: [25], usual: 20 },
  { field: "kleine_strasse", face: null, points: [30], usual: 24 },
  { field: "grosse_strasse", face: null, points: [40], usual: 24 },
  { field: "kniffel", face: null, points: [50], usual: 20 },
  { field: "chance", face: null, points: sums, usual: 23 },
];

export const FIELDS: readonly Field[] = FORMS.map((form) => form.field);

/** A combination's place on the score card, from 0. */
export function place(field: Field): number {
  return FIELDS.indexOf(field);
}

export function formOf(field: Field): Form {
  return FORMS[place(field)]!;
}

/** Is a number to be chosen with this combination? */
export function hasChoice(form: Form): boolean {
  return form.points.length > 1;
}

export interface Saying {
  field: Field;
  points: number;
}

/** Everything true that may be announced, the proudest first. */
export function truths(open: readonly Field[], worth: readonly number[]): Saying[] {
  const pride = (said: Saying): number => said.points - formOf(said.field).usual;
  return open
    .map((field) => ({ field, points: worth[place(field)] ?? 0 }))
    .filter((said) => said.points > 0)
    .sort((one, other) => pride(other) - pride(one));
}

/** The points nearest to a wish that can be said of a combination. */
export function nearest(form: Form, wish: number): number {
  return form.points.reduce((best, points) => (Math.abs(points - wish) < Math.abs(best - wish) ? points : best));
}

/** Where a dial begins: at the truth, or else at what sounds ordinary. */
export function opening(form: Form, worth: number): number {
  return worth > 0 ? worth : nearest(form, form.usual);
}
