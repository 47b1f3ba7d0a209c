/** The chain of a turn as a picture: layers from the action downwards, and which link hangs on which. */

import type { ChainLink, Kind } from "./types.ts";

/** Links that are claims: they can be lies. */
export const CLAIMS: readonly Kind[] = ["action", "illegal", "fine", "forgive", "immune"];
/** What stands beside the chain: it rests on nothing and nothing rests on it. */
const ASIDE: readonly Kind[] = ["question", "estate"];

export const isClaim = (link: ChainLink): boolean => CLAIMS.includes(link.link.kind);

export interface Spot {
  link: ChainLink;
  /** From 0, the action. */
  layer: number;
  /** Where its middle is, from 0 (left) to 1 (right). */
  x: number;
}

export interface Wire {
  from: Spot;
  to: Spot;
  /** Does it still hold? */
  holds: boolean;
}

export interface Layer {
  spots: Spot[];
  /** What leads here from the layer above. */
  wires: Wire[];
}

export interface Picture {
  layers: Layer[];
  /** Questions and estates, which hang on nothing. */
  aside: ChainLink[];
}

/** Each link below what it rests on; and what is paid below everything that is claimed. */
function layersOf(links: readonly ChainLink[]): Map<number, number> {
  const layer = new Map<number, number>();
  const below = (rests: readonly number[]): number => Math.max(-1, ...rests.map((at) => layer.get(at) ?? -1)) + 1;
  for (const one of links.filter(isClaim)) layer.set(one.number, below(one.link.rests_on));
  const claims = links.filter(isClaim).map(({ number }) => number);
  for (const one of links.filter((link) => !isClaim(link))) layer.set(one.number, below([...claims, ...one.link.rests_on]));
  return layer;
}

/** Lays the chain out. An answer that was given anew takes the place of the old one. */
export function picture(chain: readonly ChainLink[]): Picture {
  const inChain = chain.filter(({ link }) => !ASIDE.includes(link.kind));
  const layerOf = layersOf(inChain);
  const shown = inChain.filter(({ status }) => status !== "anew");
  const depth = shown.reduce((most, { number }) => Math.max(most, layerOf.get(number)! + 1), 0);
  const spots = new Map<number, Spot>();
  const layers = Array.from({ length: depth }, (_, layer) => {
    const here = shown.filter(({ number }) => layerOf.get(number) === layer);
    const row = here.map((link, at) => ({ link, layer, x: (at + 0.5) / here.length }));
    row.forEach((spot) => spots.set(spot.link.number, spot));
    return { spots: row, wires: row.flatMap((spot) => wires(spot, spots)) };
  });
  return { layers, aside: chain.filter(({ link }) => ASIDE.includes(link.kind)) };
}

/** The wires from the layer just above: others would only cross the picture. */
function wires(to: Spot, spots: ReadonlyMap<number, Spot>): Wire[] {
  return to.link.link.rests_on
    .map((at) => spots.get(at))
    .filter((from): from is Spot => from !== undefined && from.layer === to.layer - 1)
    .map((from) => ({ from, to, holds: from.link.status === "standing" && to.link.status === "standing" }));
}

/** Everything that would fall with a link: what rests on nothing else that stands. */
export function fallsWith(chain: readonly ChainLink[], number: number): number[] {
  const gone = new Set([number]);
  for (const { number: at, link, status } of chain) {
    if (status !== "standing" || gone.has(at) || link.rests_on.length === 0) continue;
    const stands = link.rests_on.map((on) => !gone.has(on) && chain[on]?.status === "standing");
    const holds = link.kind === "share" ? stands.every(Boolean) : stands.some(Boolean);
    if (!holds) gone.add(at);
  }
  gone.delete(number);
  return [...gone];
}

/** The links that have come since, and those that have fallen since. */
export function changes(before: readonly ChainLink[], now: readonly ChainLink[]): { fresh: number[]; fell: number[] } {
  const was = new Map(before.map((link) => [link.number, link.status]));
  return {
    fresh: now.filter(({ number }) => !was.has(number)).map(({ number }) => number),
    fell: now.filter(({ number, status }) => was.get(number) === "standing" && status !== "standing").map(({ number }) => number),
  };
}
