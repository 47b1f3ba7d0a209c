/** What a personal action would bring, before it is claimed: the same sums as the house does, to look at. */

import { SORTS } from "./overview.ts";
import { balance, counted, minus, plus, sets, spread } from "./purse.ts";
import type { ActOffer, Flow, Sort, Stones, View } from "./types.ts";

/** An `Act` in the making. */
export interface Wish {
  victims: readonly number[];
  sorts: readonly Sort[];
  packs: boolean;
}

export interface Outlook {
  flows: Flow[];
  /** What I would have more. */
  gain: Stones;
  /** How many Info-Packs would be formed of it at the end of my turn. */
  packs: number;
}

const living = (view: View, me: number): number[] =>
  view.players.map((_, seat) => seat).filter((seat) => seat !== me && view.players[seat]!.place === null);

const flow = (giver: number | null, taker: number, sorts: readonly Sort[]): Flow => ({ giver, taker, stones: counted(sorts) });

/** What the store can really give. */
function inStore(store: Stones, sorts: readonly Sort[]): Sort[] {
  return spread(counted(sorts)).filter((sort, at, all) => all.slice(0, at).filter((other) => other === sort).length < store[sort]);
}

/** How many stones of a sort a thief gets from somebody: nothing is safe. */
export function loot(view: View, victim: number, sort: Sort, count: number): number {
  const { stones } = view.players[victim]!;
  return Math.min(count, stones[sort] + stones.packs);
}

export function flowsOf(view: View, me: number, offer: ActOffer, wish: Wish): Flow[] {
  const { effect } = offer;
  switch (effect.type) {
    case "Fetch":
      return [flow(null, me, inStore(view.store, effect.stones))];
    case "FetchDifferent":
      return [flow(null, me, inStore(view.store, wish.sorts))];
    case "Levy":
      return living(view, me)
        .filter((seat) => view.players[seat]!.stones[effect.sort] > 0)
        .map((seat) => flow(seat, me, [effect.sort]));
    case "Steal":
      return wish.victims.flatMap((victim) => {
        const sort = wish.sorts[0];
        return sort ? [flow(victim, me, Array<Sort>(loot(view, victim, sort, effect.count)).fill(sort))] : [];
      });
    case "Enchant":
      return wish.victims.flatMap((victim, at) => {
        const sort = wish.sorts[at];
        return sort && view.players[victim]!.stones[sort] > 0 ? [flow(victim, me, [sort])] : [];
      });
  }
}

export function outlook(view: View, me: number, offer: ActOffer, wish: Wish): Outlook {
  const flows = flowsOf(view, me, offer, wish).filter((one) => spread(one.stones).length > 0);
  const gain = balance(flows, me);
  return { flows, gain, packs: sets(plus(view.players[me]!.stones, gain)) };
}

/** Is everything named that the claim needs? */
export function complete(offer: ActOffer, wish: Wish): boolean {
  switch (offer.effect.type) {
    case "FetchDifferent":
      return wish.sorts.length === Math.min(offer.effect.count, SORTS.length);
    case "Steal":
      return wish.victims.length === 1 && wish.sorts.length === 1;
    case "Enchant":
      return wish.victims.length > 0 && wish.victims.length === wish.sorts.length;
    default:
      return true;
  }
}

/** What one would want most: a set, else what is there. A beginning, easily changed. */
export function proposal(view: View, me: number, offer: ActOffer): Wish {
  const { effect, victims } = offer;
  const wanted = wants(view.players[me]!.stones);
  if (effect.type === "FetchDifferent") {
    const chosen = wanted.slice(0, effect.count);
    return { victims: [], sorts: SORTS.filter((sort) => chosen.includes(sort)), packs: false };
  }
  if (effect.type === "Steal") return bestLoot(view, victims, wanted, effect.count);
  if (effect.type === "Enchant") return bestSpell(view, victims, wanted, effect.players);
  return { victims: [], sorts: [], packs: false };
}

/** The sorts, the rarest of mine first. */
function wants(stones: Stones): Sort[] {
  return [...SORTS].sort((a, b) => stones[a] - stones[b] || SORTS.indexOf(a) - SORTS.indexOf(b));
}

function bestLoot(view: View, victims: readonly number[], wanted: readonly Sort[], count: number): Wish {
  const pairs = victims.flatMap((victim) => wanted.map((sort) => ({ victim, sort, brings: loot(view, victim, sort, count) })));
  const best = pairs.reduce<(typeof pairs)[number] | null>((one, other) => (one && one.brings >= other.brings ? one : other), null);
  return { victims: best ? [best.victim] : [], sorts: best ? [best.sort] : [], packs: false };
}

function bestSpell(view: View, victims: readonly number[], wanted: readonly Sort[], most: number): Wish {
  const picks = wanted.flatMap((sort) => victims.filter((seat) => view.players[seat]!.stones[sort] > 0).map((seat) => ({ seat, sort })));
  const chosen: { seat: number; sort: Sort }[] = [];
  for (const pick of picks) {
    const fresh = !chosen.some(({ seat, sort }) => seat === pick.seat || sort === pick.sort);
    if (fresh && chosen.length < most) chosen.push(pick);
  }
  for (const pick of picks) {
    if (!chosen.some(({ seat }) => seat === pick.seat) && chosen.length < most) chosen.push(pick);
  }
  if (chosen.length === 0 && victims.length > 0) chosen.push({ seat: victims[0]!, sort: wanted[0]! });
  chosen.sort((a, b) => a.seat - b.seat);
  return { victims: chosen.map(({ seat }) => seat), sorts: chosen.map(({ sort }) => sort), packs: false };
}

/** The move as it is said. */
export function actMove(offer: ActOffer, wish: Wish): object {
  return {
    type: "Act",
    character: offer.character,
    action: offer.action,
    victims: wish.victims,
    sorts: wish.sorts,
    packs: wish.packs && mayTakePacks(offer, wish),
  };
}

/** Does it make a difference here whether a thief takes loose stones or packs first? */
export function mayTakePacks(offer: ActOffer, wish: Wish): boolean {
  return offer.packs.some(([seat, sort]) => seat === wish.victims[0] && sort === wish.sorts[0]);
}

/** What somebody would have left after paying. */
export const after = (stones: Stones, paid: readonly Sort[]): Stones => minus(stones, counted(paid));
