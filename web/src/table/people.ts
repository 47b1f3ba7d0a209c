/** Who sits at the table, as the pages around a game need it. */

import type { Chair, TableView } from "../gen/types.ts";

/** The chairs of people and bots who are really there. */
export const present = (view: TableView): Chair[] => view.chairs.filter((chair) => !chair.gone);

/** Names by seat. */
export function names(view: TableView): string[] {
  const by: string[] = [];
  for (const chair of view.chairs) by[chair.seat] = chair.name;
  return by;
}

export const hostOf = (view: TableView): Chair | undefined => view.chairs.find((chair) => chair.host);

/** The chairs in the order they are seen from one's own: oneself first, the others clockwise. */
export function fromMe(view: TableView): Chair[] {
  const chairs = present(view);
  const at = chairs.findIndex((chair) => chair.seat === view.seat);
  return at < 1 ? chairs : [...chairs.slice(at), ...chairs.slice(0, at)];
}

/** How many more people the game needs (above 0), or could take (below 0: it has too many). */
export const lacking = (view: TableView): number => view.sizes[0] - present(view).length;
export const free = (view: TableView): number => view.sizes[1] - present(view).length;

export interface Place {
  seat: number;
  name: string;
  points: number;
  rank: number;
}

/** The seats by their points; whoever has as many shares a rank. */
export function ranked(points: readonly number[], names: readonly string[]): Place[] {
  return points
    .map((own, seat) => ({ seat, name: names[seat] ?? "", points: own, rank: 1 + points.filter((p) => p > own).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
