/** The one sentence on the screen: what is the matter, and what may I do now. */

import { linkName, linkText, list, nameOf, sortsText, stonesText, yes, type Speaker } from "./say.ts";
import { reactor } from "./overview.ts";
import { plus, NOTHING } from "./purse.ts";
import type { ChainLink, Menu, Overview, View } from "./types.ts";
import type { Words } from "./words.ts";

export interface Situation {
  view: View;
  menu: Menu | null;
  names: readonly string[];
  me: number | null;
  overview: Overview;
  paused: boolean;
  /** Does a bot mind my seat just now? */
  minded: boolean;
}

/** So many are named; of more, only their number is told. */
const FEW = 3;

const name = ({ names }: Situation, seat: number | undefined): string => (seat === undefined ? "?" : (names[seat] ?? "?"));
const who = (now: Situation, seat: number): { name: string; you: "yes" | "other" } => ({ name: name(now, seat), you: yes(seat === now.me) });
export const speakerOf = (t: Words, { names, me, overview }: Situation): Speaker => ({ t, names, me, overview });

/** What is the matter, and what is one asked? */
export function sentence(t: Words, now: Situation): string {
  const { view, me } = now;
  if (now.paused) return t.now_paused();
  if (view.stage === "over") return over(t, now);
  if (now.minded) return t.now_minded();
  const place = me === null ? null : view.players[me]!.place;
  const said = matter(t, now);
  return place === null ? said : `${t.now_out({ place })} ${said}`;
}

function matter(t: Words, now: Situation): string {
  const { view } = now;
  switch (view.stage) {
    case "stones":
      return view.active === now.me ? t.now_stone() : t.now_stone_other({ name: name(now, view.active) });
    case "acting":
      return view.active === now.me ? t.now_act() : t.now_act_other({ name: name(now, view.active) });
    case "illegal":
    case "fine":
    case "forgive":
      return inWindow(t, now, view.stage);
    case "answer":
      return answering(t, now);
    case "sort":
      return named(now, t.now_sort, t.now_sort_other);
    case "share":
      return named(now, t.now_share, t.now_share_other);
    case "objecting":
      return t.now_objecting();
    case "closing":
      return view.active === now.me ? t.now_closing() : t.now_closing_other({ name: name(now, view.active) });
    case "question":
      return questioned(t, now);
    case "vote":
      return voting(t, now);
    case "over":
      return over(t, now);
  }
}

/** Right after a claim: who may answer it, and as whom. */
function inWindow(t: Words, now: Situation, stage: "illegal" | "fine" | "forgive"): string {
  const { view, overview } = now;
  const character = reactor(overview, stage);
  const culprit = who(now, view.active);
  const asked = view.waiting.thinking;
  const others = asked.filter((seat) => seat !== now.me);
  const mine = yes(now.me !== null && asked.includes(now.me));
  const names = others.length > FEW ? t.others({ n: others.length }) : list(t, others.map((seat) => name(now, seat)));
  const role = character ? nameOf(t, character) : "?";
  return `${t.now_window({ stage, role, ...culprit })} ${t.now_asked({ mine, n: others.length, names })}`.trim();
}

/** The fine is due. */
function answering(t: Words, now: Situation): string {
  const { view } = now;
  const fines = view.fined.map((at) => view.chain[at]).filter((link): link is ChainLink => link !== undefined);
  const judges = list(t, fines.map(({ link }) => name(now, link.seat)));
  const stones = fines[0] ? sortsText(t, fines[0].link.sorts) : "";
  if (view.active === now.me) return t.now_answer({ n: fines.length, names: judges, stones });
  return t.now_answer_other({ name: name(now, view.active), n: fines.length, names: judges });
}

/** Somebody is asked alone. */
function named(now: Situation, mine: () => string, other: (of: { name: string }) => string): string {
  const seat = now.view.waiting.may[0] ?? now.view.waiting.thinking[0];
  return seat === now.me && seat !== undefined ? mine() : other({ name: name(now, seat) });
}

function questioned(t: Words, now: Situation): string {
  const { question } = now.view;
  if (!question) return "";
  if (question.seat === now.me) return t.now_show({ name: name(now, question.asker) });
  if (question.asker === now.me) return t.now_asking({ name: name(now, question.seat) });
  return t.now_question({ asker: name(now, question.asker), name: name(now, question.seat) });
}

function voting(t: Words, now: Situation): string {
  const { trial, chain } = now.view;
  const character = trial ? chain[trial.link]?.link.character : null;
  if (!trial || !character) return "";
  const by = name(now, trial.by);
  const accused = name(now, trial.seat);
  if (trial.seat === now.me) return t.now_accused({ by, character });
  if (trial.by === now.me) return t.now_accuser({ name: accused, character });
  if (now.menu?.votes) return t.now_vote({ by, name: accused, character });
  if (trial.vote !== null) return t.now_voted({ agrees: yes(trial.vote), name: accused, character });
  return t.now_vote_other({ by, name: accused, character });
}

function over(t: Words, { view, names, me }: Situation): string {
  const { winners, ending } = view;
  const you = yes(me !== null && winners.includes(me));
  return t.now_over({ ending: ending ?? "other", you, n: winners.length, names: list(t, winners.map((seat) => names[seat] ?? "?")) });
}

/** „Du kannst: passen · Papst · anklagen · enttarnen." Empty: nothing but to wait. */
export function youMay(t: Words, { menu, paused, minded, view }: Situation): string {
  if (!menu || paused || minded || view.stage === "over") return "";
  const may = [
    menu.passes ? t.may_pass() : "",
    ...menu.claims.map(({ character }) => t.may_claim({ character })),
    menu.bills.length ? t.may_pay() : "",
    menu.accepts.length ? t.may_accept() : "",
    menu.acts.length ? t.may_act() : "",
    menu.asks.length ? t.may_ask() : "",
    menu.accuses.length ? t.may_accuse() : "",
    menu.unmasks.length ? t.may_unmask() : "",
    menu.ends ? t.may_end() : "",
  ].filter(Boolean);
  return may.length ? t.you_may({ list: may.join(" · ") }) : "";
}

/** In the last three rounds: how many there are, and what happens then. */
export function nearEnd(t: Words, { view }: Situation): string {
  return view.rounds_left !== null && view.stage !== "over" ? t.last_rounds({ n: view.rounds_left }) : "";
}

/** How somebody stands in the question of the moment. */
export type Stand = "asked" | "done" | "may" | "none";

export function standing(view: View, seat: number): Stand {
  if (view.waiting.thinking.includes(seat)) return "asked";
  if (view.waiting.decided.includes(seat)) return "done";
  return view.waiting.may.includes(seat) ? "may" : "none";
}

/** The turn before, in a line: for whoever looked away. */
export function recap(t: Words, now: Situation): string {
  const { last } = now.view;
  if (!last) return "";
  const speaker = speakerOf(t, now);
  const action = last.chain.find(({ link }) => link.kind === "action");
  const parts = action ? [t.recap({ who: linkName(speaker, action.link), what: linkText(speaker, action.link) })] : [];
  for (const { seat, link, upheld, lie } of last.verdicts) {
    const character = last.chain[link]?.link.character;
    if (upheld && lie && character) parts.push(t.recap_lie({ ...who(now, seat), character }));
  }
  for (const { seat } of last.leavings) parts.push(t.recap_out(who(now, seat)));
  const moved = last.chain.flatMap(({ flows }) => flows).filter(({ taker }) => taker === last.seat);
  const gain = moved.reduce((sum, { stones }) => plus(sum, stones), NOTHING);
  if (action && parts.length === 1 && moved.some(({ giver }) => giver !== null)) parts.push(t.recap_gain({ stones: stonesText(t, gain) }));
  return parts.join(" · ");
}
