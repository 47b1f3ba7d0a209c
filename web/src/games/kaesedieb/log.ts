/** The log of a match: every public event as a sentence. */

import type { Context, GameEvent } from "../../lib/game.ts";
import { list, numbers, plain, quote, who as namesOf, yes } from "./say.ts";
import type { Claim, Ending, NightTold } from "./types.ts";
import type { Words } from "./words.ts";

interface Teller {
  t: Words;
  names: readonly string[];
  me: number | null;
  /** Who does it: the name, and whether it is oneself. */
  who: (seat: unknown) => { name: string; you: "yes" | "other" };
}

type Line = (event: Record<string, any>, teller: Teller) => string;

/**
 * What is told to a seat alone. The log lies open on the table, and its length is to be the same on every phone: what is
 * secret is looked up behind one's finger, among one's own notes, and at the end in the truth.
 */
export const SECRET: readonly string[] = [
  "Rolled",
  "ChoseHours",
  "Shrugged",
  "Woke",
  "CheeseTaken",
  "Peeked",
  "Rested",
  "Recruited",
  "Met",
  "Voted",
];

const LINES: Record<string, Line> = {
  Dealt: (_, { t }) => t.log_dealt(),
  LookedUp: ({ seat }, { t, who }) => t.log_looked_up(who(seat)),
  HourStruck: ({ hour }, { t }) => t.log_hour({ hour }),
  EyesClosed: (_, { t }) => t.log_closed(),
  HandsOut: (_, { t }) => t.log_hands(),
  EyesMeet: (_, { t }) => t.log_eyes(),
  DayBroke: (_, { t }) => t.log_dawn(),
  Claimed: ({ seat, number, claim }, { t, names, who }) =>
    t.log_claimed({ ...who(seat), n: number, quote: quote(t, claim as Claim, seat, names) }),
  TookBack: ({ seat, number }, { t, who }) => t.log_took_back({ ...who(seat), n: number }),
  WantsVote: ({ seat }, { t, who }) => t.log_wants_vote(who(seat)),
  WantsTalk: ({ seat }, { t, who }) => t.log_wants_talk(who(seat)),
  WantsMore: ({ seat }, { t, who }) => t.log_wants_more(who(seat)),
  TalkExtended: (_, { t }) => t.log_extended(),
  VoteBegan: (_, { t }) => t.log_vote(),
  HasVoted: ({ seat }, { t, who }) => t.log_has_voted(who(seat)),
  VotesOpened: ({ votes }, { t, names }) => opened(t, votes, names),
  Unmasked: ({ seat, role }, { t, who }) => t.log_unmasked({ ...who(seat), role: t.role({ role: plain(role) }) }),
  Ended: ({ ending, winners }, { t, names }) =>
    t.log_ended({ ending: endingWord(ending), count: winners.length, names: namesOf(t, winners, names) }),
  TruthTold: ({ night }, { t, names }) => told(t, night, names),
};

/** An ending as the texts know it. */
export const endingWord = (ending: Ending | null): "thief_caught" | "thief_escaped" | "other" =>
  ending === "thief_caught" || ending === "thief_escaped" ? ending : "other";

function opened(t: Words, votes: number[], names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? "?";
  return t.log_opened({ list: list(t, votes.map((whom, seat) => t.log_arrow({ name: name(seat), whom: name(whom) }))) });
}

function told(t: Words, night: NightTold, names: readonly string[]): string {
  return t.log_truth({
    name: names[night.thief] ?? "?",
    hours: numbers(t, night.wakings[night.thief] ?? []),
    count: night.accomplices.length,
    names: namesOf(t, night.accomplices, names),
  });
}

/** One event as a sentence; `null` for secrets, and for what a newer house may say and this client does not know. */
export function lineOf(t: Words, event: GameEvent, { names, me }: Context): string | null {
  const who = (seat: unknown) => ({ name: names[seat as number] ?? "?", you: yes(seat === me) });
  return LINES[event.type]?.(event, { t, names, me, who }) ?? null;
}
