/** What a screen reader should say now. */

import { untrack } from "svelte";

export type Manner = "polite" | "assertive";

class Speech {
  polite = $state("");
  assertive = $state("");
}

export const speech = new Speech();

/** Says a sentence to whoever listens instead of looking. */
export function announce(text: string, manner: Manner = "polite"): void {
  // The same sentence twice would be no change, and nothing would be said: an invisible mark makes it one.
  // What was said before is nothing that whoever speaks has to watch.
  const before = untrack(() => speech[manner]);
  speech[manner] = before === text ? `${text}\u00a0` : text;
}
