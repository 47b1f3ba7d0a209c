/** The dice of a match, drawn again from its seed: the browser's own check of what the house has thrown. */

import { hmac, toHex, utf8 } from "./hashes.ts";

/** The chance of one line of a journal. It must agree, number for number, with the house's own (`Fair`). */
export class Fair {
  #seed: Uint8Array;
  #salt: string;
  #line: number;
  #block = 0;
  #bytes: Uint8Array = new Uint8Array();

  constructor(seed: Uint8Array, salt: Uint8Array, line: number) {
    this.#seed = seed;
    this.#salt = toHex(salt);
    this.#line = line;
  }

  /** One of 1 to `sides`, each as likely. */
  roll(sides: number): number {
    const limit = 2 ** 32 - (2 ** 32 % sides);
    for (;;) {
      const number = this.#number();
      if (number < limit) return (number % sides) + 1;
    }
  }

  /** These in another order: Fisher and Yates, from the end, as the house does it. */
  shuffle<T>(items: readonly T[]): T[] {
    const cards = [...items];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = this.roll(last + 1) - 1;
      [cards[last], cards[other]] = [cards[other]!, cards[last]!];
    }
    return cards;
  }

  #number(): number {
    if (this.#bytes.length === 0) {
      this.#bytes = hmac(this.#seed, utf8(`bluffhaus/1|${this.#salt}|${this.#line}|${this.#block}`));
      this.#block += 1;
    }
    const number = new DataView(this.#bytes.buffer, this.#bytes.byteOffset).getUint32(0);
    this.#bytes = this.#bytes.subarray(4);
    return number;
  }
}
