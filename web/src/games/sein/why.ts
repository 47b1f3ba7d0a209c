/** „Why can't I?“: everything that is not offered, each with the rule that says so. */

import type { Menu, Missing, What } from "./types.ts";
import { nameOf, linkText, type Speaker } from "./say.ts";
import type { ChainLink, Character } from "./types.ts";

export interface Reason {
  what: What;
  /** What it is about: a character, a person, a claim. Empty: all of its kind. */
  about: string;
  text: string;
  rule: string;
}

export const WHATS: readonly What[] = ["act", "claim", "accuse", "ask", "unmask", "stand_back"];

function about({ t, names }: Speaker, missing: Missing, chain: readonly ChainLink[]): string {
  if (missing.link !== null) {
    const link = chain[missing.link]?.link;
    return link?.character ? t.claimed_by({ name: names[link.seat] ?? "?", character: link.character }) : "";
  }
  if (missing.seat !== null) return names[missing.seat] ?? "?";
  return missing.character === null ? "" : nameOf(t, missing.character);
}

export function reason(speaker: Speaker, missing: Missing, chain: readonly ChainLink[]): Reason {
  const text = speaker.t.why({ why: missing.why });
  return { what: missing.what, about: about(speaker, missing, chain), text, rule: missing.rule };
}

/** All reasons, by what they are about; the same reason for several is said once. */
export function reasons(speaker: Speaker, menu: Menu, chain: readonly ChainLink[]): Reason[] {
  const all = menu.missing.map((missing) => reason(speaker, missing, chain));
  const grouped = new Map<string, Reason>();
  for (const one of all) {
    const key = `${one.what} ${one.text} ${one.rule}`;
    const had = grouped.get(key);
    grouped.set(key, had ? { ...had, about: [had.about, one.about].filter(Boolean).join(", ") } : one);
  }
  return [...grouped.values()].sort((a, b) => WHATS.indexOf(a.what) - WHATS.indexOf(b.what));
}

/** Why may this claim not be accused? `null`: it may. */
export function whyNotAccuse(menu: Menu | null, link: number): Missing | null {
  if (!menu || menu.accuses.includes(link)) return null;
  return menu.missing.find((one) => one.what === "accuse" && (one.link === link || one.link === null)) ?? null;
}

/** Why may nobody be this character now? */
export function whyNotBe(menu: Menu, what: "act" | "claim", character: Character): Missing | null {
  return menu.missing.find((one) => one.what === what && (one.character === character || one.character === null)) ?? null;
}

export function whyNot(menu: Menu | null, what: What, seat: number | null = null): Missing | null {
  return menu?.missing.find((one) => one.what === what && (one.seat === seat || one.seat === null)) ?? null;
}

/** A claim in a line, for lists of claims. */
export const claimLine = (speaker: Speaker, { link }: ChainLink): string =>
  `${speaker.t.claimed_by({ name: speaker.names[link.seat] ?? "?", character: link.character ?? "kaiser" })} ${linkText(speaker, link)}`;
