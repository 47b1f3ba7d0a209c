/** The house: its games and its address, asked for once. */

import type { GameCard, House } from "../gen/types.ts";
import { api } from "./api.ts";
import { isLocal } from "./browser.ts";
import { maybe } from "./i18n.svelte.ts";

class TheHouse {
  card = $state.raw<House | null>(null);
  #asked: Promise<House> | null = null;

  /** Asks the house who it is; later callers get the same answer. */
  ask(): Promise<House> {
    this.#asked ??= api.house().then(
      (card) => (this.card = card),
      (trouble: unknown) => {
        this.#asked = null;
        throw trouble;
      },
    );
    return this.#asked;
  }

  game(id: string): GameCard | undefined {
    return this.card?.games.find((game) => game.id === id);
  }

  /** A page of the house as others can reach it. */
  address(path: string): string {
    const base = isLocal() ? (this.card?.address ?? location.origin) : location.origin;
    return new URL(path, base).href;
  }
}

export const house = new TheHouse();

export const gameName = (id: string): string => maybe(`game.${id}.name`, id);
export const gameLine = (id: string): string => maybe(`game.${id}.line`, "");
