/**
 * The overview table: what each character does. It comes with the match; here it is read and, for house rules, edited.
 */

import type { GameEvent } from "../../lib/game.ts";
import type { Character, Effect, Overview, Reaction, Row, Sort } from "./types.ts";

export const CHARACTERS: readonly Character[] = ["kaiser", "richter", "papst", "zauberer", "dieb", "bauer"];
export const SORTS: readonly Sort[] = ["gold", "wein", "korn"];
export const REACTIONS: readonly Reaction[] = ["illegal", "fine", "forgive", "immune"];

const fetch = (...stones: Sort[]): Effect => ({ type: "Fetch", stones });

/** The table of the house, to begin a house rule from, and to tell one. */
export const STANDARD: Overview = {
  rows: [
    { character: "kaiser", actions: [{ type: "Levy", sort: "gold" }, fetch("gold", "gold")], reaction: "illegal" },
    { character: "richter", actions: [{ type: "FetchDifferent", count: 2 }], reaction: "fine" },
    { character: "papst", actions: [{ type: "Levy", sort: "wein" }, fetch("wein", "wein")], reaction: "forgive" },
    { character: "zauberer", actions: [{ type: "Enchant", players: 2 }], reaction: "immune" },
    { character: "dieb", actions: [{ type: "Steal", count: 2 }], reaction: null },
    { character: "bauer", actions: [fetch("korn", "korn")], reaction: null },
  ],
};

/** The table that this match is played with: as it was told when it began, else as the table has it. */
export function overviewOf(events: readonly GameEvent[], options: unknown): Overview {
  const began = events.find((event) => event.type === "Began");
  const told = (began?.["overview"] ?? (options as { overview?: Overview } | null)?.overview) as Overview | undefined;
  return told ?? STANDARD;
}

export const rowOf = (overview: Overview, character: Character): Row =>
  overview.rows.find((row) => row.character === character) ?? { character, actions: [], reaction: null };

/** Who reacts like this; `null`: nobody, by a house rule. */
export function reactor(overview: Overview, reaction: Reaction): Character | null {
  return overview.rows.find((row) => row.reaction === reaction)?.character ?? null;
}

/** Are these two the same personal action? */
export function sameEffect(one: Effect, other: Effect): boolean {
  return key(one) === key(other);
}

function key(effect: Effect): string {
  switch (effect.type) {
    case "Fetch":
      return `fetch ${[...effect.stones].sort().join()}`;
    case "FetchDifferent":
    case "Steal":
      return `${effect.type} ${effect.count}`;
    case "Enchant":
      return `enchant ${effect.players}`;
    case "Levy":
      return `levy ${effect.sort}`;
  }
}

const same = (one: readonly Effect[], other: readonly Effect[]): boolean =>
  one.length === other.length && one.every((effect, at) => sameEffect(effect, other[at]!));

/** Does this row say something else than the house's own table? */
export function isHouseRule(row: Row): boolean {
  const own = rowOf(STANDARD, row.character);
  return row.reaction !== own.reaction || !same(row.actions, own.actions);
}

/** What is wrong with a table that somebody edits; `null`: it can be played. */
export type Flaw = { character: Character; what: "no_action" | "too_many" | "twice" | "no_stones" | "reaction_twice" };

export const MOST_ACTIONS = 3;
export const MOST_STONES = 3;

export function flaws(overview: Overview): Flaw[] {
  const found: Flaw[] = [];
  const taken = new Set<Reaction>();
  for (const { character, actions, reaction } of overview.rows) {
    const flaw = (what: Flaw["what"]): void => void found.push({ character, what });
    if (actions.length === 0) flaw("no_action");
    if (actions.length > MOST_ACTIONS) flaw("too_many");
    if (actions.some((one, at) => actions.slice(at + 1).some((other) => sameEffect(one, other)))) flaw("twice");
    if (actions.some((effect) => effect.type === "Fetch" && effect.stones.length === 0)) flaw("no_stones");
    if (reaction && taken.has(reaction)) flaw("reaction_twice");
    if (reaction) taken.add(reaction);
  }
  return found;
}
