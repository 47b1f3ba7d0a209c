/** What a screen reader should say now. */

export type Manner = "polite" | "assertive";

class Speech {
  polite = $state("");
  assertive = $state("");
}

export const speech = new Speech();

/** Says a sentence to whoever listens instead of looking. */
export function announce(text: string, manner: Manner = "polite"): void {
  // The same sentence twice would be no change, and nothing would be said: an invisible mark makes it one.
  speech[manner] = speech[manner] === text ? `${text}\u00a0` : text;
}
