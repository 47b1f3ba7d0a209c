/** The log of a match: every event that a seat has seen, as a sentence. */

import type { Context, GameEvent } from "../../lib/game.ts";
import { STANDARD } from "./overview.ts";
import { linkText, list, yes, type Speaker } from "./say.ts";
import type { Link, Overview } from "./types.ts";
import type { Words } from "./words.ts";

interface Teller extends Speaker {
  /** Somebody's name. */
  name: (seat: unknown) => string;
  /** Who does it: the name, and whether it is oneself. */
  who: (seat: unknown) => { name: string; you: "yes" | "other" };
}

type Line = (event: Record<string, any>, teller: Teller) => string | null;

/** The table of the match whose log is being read: a log is always read from its beginning. */
let overview: Overview = STANDARD;

const LINES: Record<string, Line> = {
  Began: (event, { t, who }) => {
    overview = event["overview"] as Overview;
    return t.log_began(who(event["starter"]));
  },
  Dealt: (_, { t }) => t.log_dealt(),
  TookStone: ({ seat, sort }, { t, who }) => t.log_took({ ...who(seat), sort }),
  TurnBegan: ({ seat, round }, { t, who }) => t.log_turn({ ...who(seat), round }),
  Asked: () => null, // what is asked stands above the table while it is asked
  Decided: ({ seat }, { t, who }) => t.log_decided(who(seat)),
  StoodBack: ({ seat }, { t, who }) => t.log_stood_back(who(seat)),
  LeftToChance: ({ seat }, { t, who }) => t.log_chance(who(seat)),
  Linked: ({ link }, teller) => linked(link as Link, teller),
  Fell: ({ links, cause }, { t }) => t.log_fell({ n: links.length, cause }),
  Accused: ({ by }, { t, who }) => t.log_accused(who(by)),
  Voted: ({ agrees }, { t }) => t.log_voted({ agrees: yes(agrees) }),
  VotesOpened: ({ ayes, nays, upheld }, { t, name }) =>
    t.log_votes({ ayes: list(t, ayes.map(name)), n: nays.length, nays: list(t, nays.map(name)), upheld: yes(upheld) }),
  Confessed: ({ seat, character }, { t, who }) => t.log_confessed({ ...who(seat), character }),
  Proved: ({ seat, character }, { t, who }) => t.log_proved({ ...who(seat), character }),
  // Which card it was is not repeated here: at a table without notebooks one has to remember it.
  Showed: ({ seat, asker }, { t, who, name }) => t.log_showed({ ...who(seat), asker: name(asker) }),
  Answered: ({ seat, asker }, { t, who }) => t.log_answered({ ...who(seat), asker: who(asker).name, asker_you: who(asker).you }),
  Guessed: ({ by, seat }, { t, who }) => t.log_guessed({ ...who(by), seat: who(seat).name }),
  Out: ({ seat, heir, hit }, { t, who }) => t.log_out({ ...who(seat), heir: who(heir).name, heir_you: who(heir).you, hit: yes(hit) }),
  Settled: (_, { t }) => t.log_settled(),
  Packed: ({ packs }, teller) => packed(packs as number[], teller),
  Ended: ({ ending, winners }, { t, name, who }) =>
    t.log_ended({ ending, n: winners.length, you: winners.length ? who(winners[0]).you : "other", names: list(t, winners.map(name)) }),
  TruthTold: (_, { t }) => t.log_truth(),
};

function linked(link: Link, teller: Teller): string {
  const { t, who } = teller;
  const what = linkText(teller, link);
  return link.character ? t.log_claim({ ...who(link.seat), character: link.character, what }) : t.log_link({ ...who(link.seat), what });
}

function packed(packs: number[], { t, name }: Teller): string | null {
  const some = packs.flatMap((n, seat) => (n > 0 ? [t.log_pack_each({ name: name(seat), n })] : []));
  return some.length ? t.log_packed({ list: list(t, some) }) : null;
}

/** One event as a sentence; `null` for what goes without saying, or what a newer house may say. */
export function lineOf(t: Words, event: GameEvent, { names, me }: Context): string | null {
  const name = (seat: unknown): string => names[seat as number] ?? "?";
  const who = (seat: unknown): { name: string; you: "yes" | "other" } => ({ name: name(seat), you: yes(seat === me) });
  return LINES[event.type]?.(event, { t, names, me, overview, name, who }) ?? null;
}

