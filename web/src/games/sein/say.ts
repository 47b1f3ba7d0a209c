/** The game in words: characters, stones, actions and links, in either language. */

import type { Character, ChainLink, Effect, Link, Overview, Sort, Stones } from "./types.ts";
import { rowOf } from "./overview.ts";
import { counted, merged, spread } from "./purse.ts";
import type { Words } from "./words.ts";

export const yes = (is: boolean): "yes" | "other" => (is ? "yes" : "other");

/** Anna, Bernd und Claudia. */
export function list(t: Words, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${t.and()} ${names.at(-1)}`;
}

export const nameOf = (t: Words, character: Character): string => t.character({ character });

/** „2 Gold und 1 Wein"; nothing at all is „nichts". */
export function stonesText(t: Words, stones: Stones): string {
  const parts = (["gold", "wein", "korn"] as const).filter((sort) => stones[sort] > 0).map((sort) => t.stones({ n: stones[sort], sort }));
  if (stones.packs > 0) parts.push(t.packs({ n: stones.packs }));
  return parts.length ? list(t, parts) : t.nothing();
}

export const sortsText = (t: Words, sorts: readonly Sort[]): string => stonesText(t, counted(sorts));

/** What a personal action is called: some have a name of their own. */
export function actionName(t: Words, character: Character, effect: Effect): string {
  const own: Partial<Record<Character, Effect["type"][]>> = {
    kaiser: ["Levy", "Fetch"],
    richter: ["FetchDifferent"],
    papst: ["Levy", "Fetch"],
    zauberer: ["Enchant"],
    dieb: ["Steal"],
    bauer: ["Fetch"],
  };
  const key = own[character]?.includes(effect.type) ? `${character}_${effect.type}` : effect.type;
  return t.action_name({ action: key });
}

/** What a personal action does, as the overview card prints it. */
export function effectText(t: Words, effect: Effect): string {
  switch (effect.type) {
    case "Fetch":
      return t.effect_fetch({ stones: sortsText(t, effect.stones) });
    case "FetchDifferent":
      return t.effect_different({ n: effect.count });
    case "Levy":
      return t.effect_levy({ sort: effect.sort });
    case "Steal":
      return t.effect_steal({ n: effect.count });
    case "Enchant":
      return t.effect_enchant({ n: effect.players });
  }
}

export const reactionText = (t: Words, reaction: string | null): string => t.reaction({ reaction: reaction ?? "other" });

export interface Speaker {
  t: Words;
  names: readonly string[];
  me: number | null;
  overview: Overview;
}

const name = ({ names }: Speaker, seat: number | undefined): string => (seat === undefined ? "?" : (names[seat] ?? "?"));

/** Who does it: the name, and whether it is oneself. */
export function who(speaker: Speaker, seat: number): { name: string; you: "yes" | "other" } {
  return { name: name(speaker, seat), you: yes(seat === speaker.me) };
}

/** „stiehlt Bernd 2 Gold": what a link does, without who does it. */
export function linkText(speaker: Speaker, link: Link): string {
  const { t } = speaker;
  const to = name(speaker, link.seats[0]);
  const you = yes(link.seats[0] === speaker.me);
  const stones = sortsText(t, link.sorts);
  switch (link.kind) {
    case "action":
      return actionText(speaker, link);
    case "illegal":
      return t.link_illegal();
    case "fine":
      return t.link_fine({ stones });
    case "forgive":
      return t.link_forgive();
    case "immune":
      return t.link_immune();
    case "pay":
      return t.link_pay({ stones, name: to, you });
    case "accept":
      return t.link_accept({ name: to, you });
    case "mercy":
      return t.link_mercy({ stones, name: to, you });
    case "share":
      return t.link_share({ stones, name: to, you });
    case "question":
      return t.link_question({ name: to, you });
    case "estate":
      return t.link_estate({ name: to, you });
  }
}

function actionText(speaker: Speaker, link: Link): string {
  const { t, overview } = speaker;
  const effect = link.character && link.action !== null ? rowOf(overview, link.character).actions[link.action] : undefined;
  switch (effect?.type) {
    case "Fetch":
      return t.do_fetch({ stones: sortsText(t, effect.stones) });
    case "FetchDifferent":
      return t.do_fetch({ stones: sortsText(t, link.sorts) });
    case "Levy":
      return t.do_levy({ sort: effect.sort });
    case "Steal":
      return t.do_steal({ name: name(speaker, link.seats[0]), you: yes(link.seats[0] === speaker.me), sort: link.sorts[0] ?? "gold", packs: yes(link.packs) });
    case "Enchant": {
      const each = link.seats.map((seat, at) => t.do_enchant_each({ name: name(speaker, seat), you: yes(seat === speaker.me), sort: link.sorts[at] ?? "gold" }));
      return t.do_enchant({ list: list(t, each) });
    }
    case undefined:
      return "";
  }
}

/** What a link has really moved, as a sentence; empty where nothing has moved. */
export function movedText(speaker: Speaker, { flows }: ChainLink): string {
  const { t } = speaker;
  const from = (seat: number | null): string => (seat === null ? t.store() : who(speaker, seat).you === "yes" ? t.you_short() : name(speaker, seat));
  return merged(flows)
    .map(({ giver, taker, stones }) => `${from(giver)} → ${from(taker)}: ${stonesText(t, stones)}`)
    .join(" · ");
}

/** „Anton (Dieb)": a link in short. */
export function linkName(speaker: Speaker, link: Link): string {
  const { t } = speaker;
  return link.character ? t.claimed_by({ name: name(speaker, link.seat), character: link.character }) : name(speaker, link.seat);
}

/** Every stone of these, for a picture. */
export const stonesOf = (stones: Stones): Sort[] => spread(stones);
