/** The log of a match: every event that a seat has seen, as a sentence. */

import type { Context, GameEvent } from "../../lib/game.ts";
import { fieldName, list, pips, said, yes } from "./say.ts";
import type { Words } from "./words.ts";
import type { Field } from "./types.ts";

interface Teller {
  t: Words;
  /** Somebody's name. */
  name: (seat: unknown) => string;
  /** Who does it: the name, and whether it is oneself. */
  who: (seat: unknown) => { name: string; you: "yes" | "other" };
}

type Line = (event: Record<string, any>, teller: Teller) => string;

const LINES: Record<string, Line> = {
  RolledOff: ({ seats, pips: rolled }, { t, name }) =>
    t.log_rolled_off({ list: seats.map((seat: number, at: number) => `${name(seat)} ${rolled[at]}`).join(", ") }),
  TurnBegan: ({ seat }, { t, who }) => t.log_turn(who(seat)),
  Left: ({ dice }, { t }) => t.log_left({ n: dice.length }),
  Threw: ({ seat, throw: throwNo }, { t, who }) => t.log_threw({ ...who(seat), throw: throwNo }),
  Landed: ({ dice }, { t }) => t.log_landed({ dice: pips(dice) }),
  Announced: ({ seat, field, points }, { t, who }) =>
    t.log_announced({ ...who(seat), said: said(t, field as Field, points) }),
  Answered: ({ doubts }, { t }) => t.log_answered({ doubts: yes(doubts) }),
  Decided: ({ seat }, { t, who }) => t.log_decided(who(seat)),
  Knew: ({ lie }, { t }) => t.log_knew({ lie: yes(lie) }),
  Believed: ({ seat }, { t, who }) => t.log_believed(who(seat)),
  Revealed: ({ dice, doubters, lie }, teller) => revealed(teller, dice, doubters, lie),
  Credited: ({ seat, field, points }, { t, who }) =>
    t.log_credited({ ...who(seat), points, field: fieldName(t, field as Field) }),
  Stroke: ({ seat, field }, { t, who }) => t.log_stroke({ ...who(seat), field: fieldName(t, field as Field) }),
  LastRound: ({ seat, still }, { t, name, who }) =>
    t.log_last_round({ ...who(seat), some: yes(still.length > 0), still: list(t, still.map(name)) }),
  Skipped: ({ seat }, { t, who }) => t.log_skipped(who(seat)),
  Ended: ({ points, winners }, teller) => ended(teller, points, winners),
  TruthTold: (_, { t }) => t.log_truth(),
};

function revealed({ t, name, who }: Teller, dice: number[], doubters: number[], lie: boolean): string {
  const what = { dice: pips(dice), lie: yes(lie) };
  const alone = doubters.length === 1 && who(doubters[0]).you === "yes";
  if (alone) return t.log_revealed_you(what);
  return t.log_revealed({ ...what, doubters: list(t, doubters.map(name)), count: doubters.length });
}

function ended({ t, name, who }: Teller, points: number[], winners: number[]): string {
  const best = points[winners[0]!]!;
  const you = who(winners[0]).you;
  return t.log_ended({ count: winners.length, you, names: list(t, winners.map(name)), points: best });
}

/** One event as a sentence; `null` for what a newer house may say and this client does not know. */
export function lineOf(t: Words, event: GameEvent, { names, me }: Context): string | null {
  const name = (seat: unknown): string => names[seat as number] ?? "?";
  const who = (seat: unknown): { name: string; you: "yes" | "other" } => ({ name: name(seat), you: yes(seat === me) });
  return LINES[event.type]?.(event, { t, name, who }) ?? null;
}
