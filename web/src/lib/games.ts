/** The games that can be drawn here, each loaded when it is wanted. */

import type { GameModule } from "./game.ts";

const folders = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

/** Fetches a game's folder. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = folders[`../games/${id}/index.ts`];
  if (!load) throw new Error(`no such game here: ${id}`);
  return (await load()).default;
}

export const drawable = (id: string): boolean => `../games/${id}/index.ts` in folders;
