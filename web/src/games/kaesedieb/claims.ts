/** What was claimed, laid out by person and by hour. Here nothing is ever judged: the table does that. */

import type { Claim, Said, View } from "./types.ts";

/** What a sign on the board says of somebody in an hour. */
export type Sign = "woke" | "there" | "gone" | "alone" | "with" | "took" | "die";

export interface Mark {
  sign: Sign;
  /** Who says so. */
  by: number;
  /** With whom, or who is said to have taken it. */
  other: number | null;
  number: number;
  stands: boolean;
}

/** The marks of one person: an array for each of the six hours. */
export type Row = readonly (readonly Mark[])[];

/** Where on the board a claim leaves its marks. */
function marksOf({ claim, seat: by, number, stands }: Said): { seat: number; hour: number; mark: Mark }[] {
  const at = (seat: number, hour: number, sign: Sign, other: number | null = null) => ({ seat, hour, mark: { sign, by, other, number, stands } });
  switch (claim.type) {
    case "SayWoke":
      return claim.hours.map((hour) => at(by, hour, "woke"));
    case "SayCheese":
      return [at(by, claim.hour, claim.there ? "there" : "gone")];
    case "SayAlone":
      return [at(by, claim.hour, "alone")];
    case "SayWith":
      return [at(by, claim.hour, "with", claim.seat), at(claim.seat, claim.hour, "with", by)];
    case "SayTaken":
      return [at(by, claim.hour, "with", claim.thief), at(claim.thief, claim.hour, "took")];
    case "SayDie":
      return [at(claim.seat, claim.pips, "die")];
    default:
      return [];
  }
}

/** The board: what was said of everybody, hour by hour; what no longer stands comes last. */
export function board(claims: readonly Said[], seats: number): Row[] {
  const rows = Array.from({ length: seats }, () => Array.from({ length: 6 }, (): Mark[] => []));
  for (const { seat, hour, mark } of claims.flatMap(marksOf)) rows[seat]?.[hour - 1]?.push(mark);
  for (const row of rows) for (const cell of row) cell.sort((one, two) => Number(two.stands) - Number(one.stands));
  return rows;
}

/** What was said of a person in an hour. */
export function saidAt(claims: readonly Said[], seat: number, hour: number): Said[] {
  return claims.filter((said) => marksOf(said).some((at) => at.seat === seat && at.hour === hour));
}

/** Who somebody is, and who is suspected: what was said of a person without an hour. */
export function saidOf(claims: readonly Said[], seat: number): Said[] {
  return claims.filter(({ claim }) => (claim.type === "SayRole" || claim.type === "SaySuspect") && claim.seat === seat);
}

/** The hours that a claim speaks of. */
export function hoursOf(claim: Claim): readonly number[] {
  if (claim.type === "SayWoke") return claim.hours;
  return "hour" in claim ? [claim.hour] : [];
}

export interface Echo {
  believed: number[];
  doubted: number[];
}

/** Who believes a claim and who does not, by what they have said last. */
export function echo(claims: readonly Said[], number: number): Echo {
  const voices = claims.filter(({ claim, stands }) => stands && claim.type === "SayBelief" && claim.claim === number);
  const of = (believes: boolean): number[] =>
    voices.filter(({ claim }) => claim.type === "SayBelief" && claim.believes === believes).map(({ seat }) => seat);
  return { believed: of(true), doubted: of(false) };
}

// --- what one knows oneself ---------------------------------------------------------------------

/** The same words, whoever says them. */
const keyOf = (claim: object): string =>
  JSON.stringify(Object.entries(claim).sort(([one], [two]) => (one < two ? -1 : 1)));

export const same = (one: object, two: object): boolean => keyOf(one) === keyOf(two);

/** Everything that one can claim and knows to be true, what happened first coming first. */
export function known(view: View): Claim[] {
  const { me, seat } = view;
  if (!me || seat === null) return [];
  const night = view.notes.flatMap((note): Claim[] => [
    { type: "SayCheese", hour: note.hour, there: note.cheese },
    ...(note.others.length ? [] : [{ type: "SayAlone", hour: note.hour } as const]),
    ...note.others.map((other) => ({ type: "SayWith", hour: note.hour, seat: other }) as const),
    ...(note.thief !== null && note.thief !== seat ? [{ type: "SayTaken", hour: note.hour, thief: note.thief } as const] : []),
    ...(note.peeped ? [{ type: "SayDie", seat: note.peeped.at, pips: note.peeped.pips } as const] : []),
  ]);
  const own: Claim[] = [
    ...me.dice.filter((pips, at) => me.dice.indexOf(pips) === at).map((pips) => ({ type: "SayDie", seat, pips }) as const),
    { type: "SayRole", seat, role: me.accomplice ? "accomplice" : me.role },
  ];
  const woke: Claim[] = me.hours.length ? [{ type: "SayWoke", hours: me.hours }] : [];
  return [...woke, ...night, ...own, ...seenRoles(view)];
}

/** Others of whom one knows what they are. */
function seenRoles({ seat, notes, band }: View): Claim[] {
  const thieves = [band?.thief, ...notes.map((note) => note.thief)];
  const helpers = [...(band?.accomplices ?? []), ...notes.map((note) => note.accomplice)];
  const of = (seats: readonly (number | null | undefined)[], role: "thief" | "accomplice"): Claim[] =>
    [...new Set(seats)].flatMap((other) => (other == null || other === seat ? [] : [{ type: "SayRole", seat: other, role } as const]));
  return [...of(thieves, "thief"), ...of(helpers, "accomplice")];
}

/** What one knows and has not said yet. */
export function unsaid(view: View): Claim[] {
  const mine = view.claims.filter((said) => said.seat === view.seat && said.stands);
  return known(view).filter((claim) => !mine.some((said) => same(said.claim, claim)));
}

/** The hour that one most likely speaks of: the one that one has claimed to have woken at, else the true one. */
export function likelyHour(view: View): number {
  const told = view.claims.findLast((said) => said.seat === view.seat && said.stands && said.claim.type === "SayWoke");
  return (told ? hoursOf(told.claim)[0] : view.me?.hours[0]) ?? 1;
}
