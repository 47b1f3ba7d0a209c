/** The game in words: names, hours, and what somebody claims, in either language. */

import type { Claim } from "./types.ts";
import type { Words } from "./words.ts";

export const yes = (is: boolean): "yes" | "other" => (is ? "yes" : "other");

/** Anna, Bernd und Claudia. */
export function list(t: Words, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${t.and()} ${names.at(-1)}`;
}

/** 2 und 5: hours, or dice. */
export const numbers = (t: Words, all: readonly number[]): string => list(t, all.map(String));

/** The names of some seats, as one reads them. */
export const who = (t: Words, seats: readonly number[], names: readonly string[]): string =>
  list(t, seats.map((seat) => names[seat] ?? "?"));

/** What somebody says, in the words in which one says it: „Um 3 Uhr war ich ganz allein wach." */
export function quote(t: Words, claim: Claim, by: number, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? "?";
  switch (claim.type) {
    case "SayWoke":
      return t.q_woke({ hours: numbers(t, claim.hours) });
    case "SayCheese":
      return t.q_cheese({ hour: claim.hour, there: yes(claim.there) });
    case "SayTaken":
      return t.q_taken({ hour: claim.hour, name: name(claim.thief) });
    case "SayAlone":
      return t.q_alone({ hour: claim.hour });
    case "SayWith":
      return t.q_with({ hour: claim.hour, name: name(claim.seat) });
    case "SayDie":
      return t.q_die({ own: yes(claim.seat === by), name: name(claim.seat), pips: claim.pips });
    case "SayRole":
      return claim.seat === by ? t.q_role_me({ role: plain(claim.role) }) : t.q_role({ role: plain(claim.role), name: name(claim.seat) });
    case "SayBelief":
      return t.q_belief({ believes: yes(claim.believes), n: claim.claim });
    case "SaySuspect":
      return t.q_suspect({ name: name(claim.seat) });
  }
}

/** A role as the texts know it: what is no other is a mouse. */
export const plain = (role: string): "thief" | "suendenmaus" | "accomplice" | "other" =>
  role === "thief" || role === "suendenmaus" || role === "accomplice" ? role : "other";
