/** Stones, counted: what lies before somebody, and what moves. */

import { SORTS } from "./overview.ts";
import type { Flow, Sort, Stones } from "./types.ts";

export const NOTHING: Stones = { gold: 0, wein: 0, korn: 0, packs: 0 };

/** So many of each sort. */
export function counted(sorts: readonly Sort[]): Stones {
  return sorts.reduce<Stones>((all, sort) => ({ ...all, [sort]: all[sort] + 1 }), NOTHING);
}

export function plus(one: Stones, other: Stones): Stones {
  return { gold: one.gold + other.gold, wein: one.wein + other.wein, korn: one.korn + other.korn, packs: one.packs + other.packs };
}

export function minus(one: Stones, other: Stones): Stones {
  return { gold: one.gold - other.gold, wein: one.wein - other.wein, korn: one.korn - other.korn, packs: one.packs - other.packs };
}

export const loose = (stones: Stones): number => stones.gold + stones.wein + stones.korn;
export const empty = (stones: Stones): boolean => loose(stones) + stones.packs === 0;

/** Every stone, one by one, in the order of the sorts. */
export function spread(stones: Stones): Sort[] {
  return SORTS.flatMap((sort) => Array.from({ length: Math.max(0, stones[sort]) }, () => sort));
}

/** How many complete sets there would be when the turn is over. */
export const sets = (stones: Stones): number => Math.min(stones.gold, stones.wein, stones.korn);

/** What these flows bring a seat, and what they take from it. */
export function balance(flows: readonly Flow[], seat: number | null): Stones {
  return flows.reduce((sum, { giver, taker, stones }) => {
    if (taker === seat) sum = plus(sum, stones);
    return giver === seat ? minus(sum, stones) : sum;
  }, NOTHING);
}

/** The same flows, those between the same two as one; what moves nothing is left out. */
export function merged(flows: readonly Flow[]): Flow[] {
  const all: Flow[] = [];
  for (const flow of flows) {
    const at = all.findIndex(({ giver, taker }) => giver === flow.giver && taker === flow.taker);
    if (at < 0) all.push(flow);
    else all[at] = { ...flow, stones: plus(all[at]!.stones, flow.stones) };
  }
  return all.filter(({ stones }) => !empty(stones));
}
