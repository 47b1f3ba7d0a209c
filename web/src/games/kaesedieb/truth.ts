/** When all is over: the night as it really was, and the truth beside every claim. */

import { echo, hoursOf } from "./claims.ts";
import type { HourTold, NightTold, Said, Truth } from "./types.ts";

/** A claim with what it turned out to have been. */
export interface Judged extends Said {
  truth: Truth;
}

export function judged(truth: NightTold, claims: readonly Said[]): Judged[] {
  return claims.map((said) => ({ ...said, truth: truth.claims[said.number - 1] ?? "opinion" }));
}

export interface Chapter {
  hour: HourTold;
  claims: Judged[];
}

/** The night, hour by hour, each with what was told of it. */
export function chapters(truth: NightTold, claims: readonly Said[]): Chapter[] {
  const all = judged(truth, claims);
  return truth.hours.map((hour) => ({ hour, claims: all.filter(({ claim }) => hoursOf(claim).includes(hour.hour)) }));
}

/** What was told and belongs to no hour: who is what, and what lies under a cup. */
export function timeless(truth: NightTold, claims: readonly Said[]): Judged[] {
  return judged(truth, claims).filter(({ claim }) => !hoursOf(claim).length && claim.type !== "SayBelief");
}

export interface Teller {
  seat: number;
  told: number;
  lies: number;
  claims: Judged[];
}

/** Everybody's claims, whoever lied most first. What one merely thinks is neither true nor a lie. */
export function tellers(truth: NightTold, claims: readonly Said[]): Teller[] {
  const all = judged(truth, claims).filter(({ claim }) => claim.type !== "SayBelief");
  const rows = truth.roles.map((_, seat) => {
    const own = all.filter((said) => said.seat === seat);
    const facts = own.filter((said) => said.truth !== "opinion");
    return { seat, told: facts.length, lies: facts.filter((said) => said.truth === "false").length, claims: own };
  });
  return rows.sort((one, other) => other.lies - one.lies || other.told - one.told || one.seat - other.seat);
}

/** Whoever claimed most without a single lie, if anybody lied at all. */
export function honest(rows: readonly Teller[]): Teller | null {
  const honest = rows.filter((row) => row.told > 0 && row.lies === 0).sort((one, other) => other.told - one.told);
  return rows.some((row) => row.lies > 0) ? (honest[0] ?? null) : null;
}

/** The lie that most people said they believed. */
export function bought(truth: NightTold, claims: readonly Said[]): { said: Judged; by: number[] } | null {
  const lies = judged(truth, claims)
    .filter((said) => said.truth === "false")
    .map((said) => ({ said, by: echo(claims, said.number).believed }))
    .sort((one, other) => other.by.length - one.by.length);
  return lies[0]?.by.length ? lies[0] : null;
}

/** Who pointed at the thief. */
export const noses = (truth: NightTold, votes: readonly number[]): number[] =>
  votes.flatMap((whom, seat) => (whom === truth.thief && seat !== truth.thief ? [seat] : []));

/** When somebody became an accomplice: in an hour (5 seats), or after the last one. */
export const touchedAfter = (truth: NightTold): readonly number[] =>
  truth.hours.some((hour) => hour.recruited !== null) ? [] : truth.accomplices;
