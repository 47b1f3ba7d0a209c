/** Moments of a match for the gallery: what a phone would show then. Only for people who work on the look. */

import type { GameEvent } from "../../../lib/game.ts";
import type { MatchView, Question, TableView } from "../../../gen/types.ts";
import { STANDARD } from "../overview.ts";
import { NOTHING } from "../purse.ts";
import type { ChainLink, Character, Flow, Kind, Link, Menu, Missing, Player, Stage, Stones, Truth, View } from "../types.ts";

export const NAMES = ["Anton", "Bernd", "Claudia", "Dorothea-Sophie", "Erich", "Fips", "Gerda", "Hans"];

const stones = (gold: number, wein: number, korn: number, packs = 0): Stones => ({ gold, wein, korn, packs });
const player = (own: Stones, banned: Character[] = [], more: Partial<Player> = {}): Player => ({
  stones: own,
  banned,
  place: null,
  tried: false,
  back: false,
  ...more,
});

const PLAYERS: Player[] = [
  player(stones(2, 0, 1), ["zauberer"]),
  player(stones(0, 1, 0, 1), ["kaiser", "dieb"]),
  player(stones(1, 1, 0)),
  player(stones(0, 2, 1, 2), ["bauer"]),
  player(stones(1, 0, 0), ["papst", "richter", "dieb", "bauer"]),
];
const MORE: Player[] = [player(stones(3, 0, 0)), player(NOTHING, ["kaiser"], { place: 1 }), player(stones(0, 2, 0, 1))];

const link = (seat: number, kind: Kind, character: Character | null, rests_on: number[], more: Partial<Link> = {}): Link => ({
  seat,
  kind,
  character,
  rests_on,
  action: null,
  seats: [],
  sorts: [],
  packs: false,
  ...more,
});

const chained = (links: Link[], more: Record<number, Partial<ChainLink>> = {}): ChainLink[] =>
  links.map((one, number) => ({ number, link: one, status: "standing", settled: false, flows: [], accusers: [], ...more[number] }));

const loot: Flow = { giver: 1, taker: 0, stones: stones(2, 0, 0) };
const THEFT = link(0, "action", "dieb", [], { action: 0, seats: [1], sorts: ["gold"] });
const stolen = { 0: { settled: true, flows: [loot] } };
const FIVE = [
  THEFT,
  link(1, "illegal", "kaiser", [0]),
  link(2, "fine", "richter", [1], { sorts: ["gold", "gold"] }),
  link(3, "forgive", "papst", [2]),
  link(4, "forgive", "papst", [2]),
];
const EIGHT = [
  THEFT,
  link(1, "illegal", "kaiser", [0]),
  link(2, "illegal", "kaiser", [0]),
  link(3, "fine", "richter", [1, 2], { sorts: ["gold", "gold"] }),
  link(4, "fine", "richter", [1, 2], { sorts: ["gold", "wein"] }),
  link(5, "forgive", "papst", [3, 4]),
  link(7, "forgive", "papst", [3, 4]),
  link(1, "forgive", "papst", [3, 4]),
];

const BASE: View = {
  type: "Sein",
  seat: 0,
  character: "bauer",
  stage: "acting",
  beneath: null,
  waiting: { may: [0], decided: [], thinking: [0] },
  starter: 2,
  active: 0,
  turn: 6,
  round: 2,
  rounds: 40,
  rounds_left: null,
  players: PLAYERS,
  store: stones(15, 16, 18),
  chain: [],
  settled: false,
  fined: [],
  trial: null,
  question: null,
  verdicts: [],
  leavings: [],
  last: null,
  notes: [],
  ending: null,
  winners: [],
  points: [],
  truth: null,
};

const NO_MENU: Menu = {
  type: "SeinMenu",
  stones: [],
  acts: [],
  claims: [],
  bills: [],
  accepts: [],
  names: [],
  shares: [],
  asks: [],
  shows: [],
  votes: false,
  accuses: [],
  unmasks: [],
  passes: false,
  stands_back: false,
  ends: false,
  whatever: false,
  missing: [],
} as unknown as Menu;

const missing = (what: Missing["what"], why: Missing["why"], rule: string, character: Character | null = null): Missing => ({
  what,
  why,
  rule,
  character,
  seat: null,
  link: null,
});

const every: Character[] = ["kaiser", "richter", "papst", "zauberer", "dieb", "bauer"];
const unmasks = [1, 2, 3, 4].map((seat) => ({ seat, characters: every.filter((one) => !PLAYERS[seat]!.banned.includes(one)) }));
const acts = STANDARD.rows
  .filter(({ character }) => character !== "zauberer")
  .flatMap(({ character, actions }) =>
    actions.map((effect, action) => ({
      character,
      action,
      effect,
      victims: effect.type === "Steal" ? [1, 2, 3, 4] : [],
      packs: effect.type === "Steal" ? ([[1, "wein"]] as [number, "wein"][]) : [],
    })),
  );
const enchant = { character: "zauberer" as const, action: 0, effect: STANDARD.rows[3]!.actions[0]!, victims: [1, 2, 3, 4], packs: [] };
const fines = (["gold", "wein", "korn"] as const).flatMap((one, at, all) => all.slice(at).map((other) => [one, other]));

const TRUTH: Truth = {
  characters: ["bauer", "kaiser", "papst", "dieb", "bauer"],
  claims: [
    { turn: 1, seat: 0, character: "dieb", kind: "action", lie: true, accusers: [], exposed: false },
    { turn: 1, seat: 1, character: "kaiser", kind: "illegal", lie: false, accusers: [0], exposed: false },
    { turn: 1, seat: 0, character: "zauberer", kind: "immune", lie: true, accusers: [1], exposed: true },
    { turn: 2, seat: 3, character: "dieb", kind: "action", lie: false, accusers: [], exposed: false },
  ],
  guesses: [{ turn: 2, by: 2, seat: 3, character: "bauer", right: false }],
  tallies: [
    { claims: 2, lies: 2, got_away: 1 },
    { claims: 1, lies: 0, got_away: 0 },
    { claims: 0, lies: 0, got_away: 0 },
    { claims: 1, lies: 0, got_away: 0 },
    { claims: 0, lies: 0, got_away: 0 },
  ],
};

export interface Shot {
  view: View;
  me: number | null;
  menu: Partial<Menu> | null;
  paused?: boolean;
  events?: GameEvent[];
}

const at = (stage: Stage, more: Partial<View> = {}): View => ({ ...BASE, stage, ...more });
const began: GameEvent[] = [
  { type: "Began", starter: 2, overview: STANDARD },
  { type: "TurnBegan", seat: 0, turn: 6, round: 2 },
];
const told = (links: Link[]): GameEvent[] => [...began, ...links.map((one, number) => ({ type: "Linked", number, link: one }))];
const last = { turn: 5, seat: 4, chain: chained([link(4, "action", "bauer", [], { action: 0 })], { 0: { settled: true, flows: [{ giver: null, taker: 4, stones: stones(0, 0, 2) }] } }), verdicts: [], leavings: [] };

export const SHOTS: Record<string, Shot> = {
  stones: { view: at("stones", { turn: 0, round: 0, players: PLAYERS.map(() => player(NOTHING)) }), me: 0, menu: { stones: ["gold", "wein", "korn"] } },
  act: {
    view: at("acting", { last }),
    me: 0,
    menu: { acts, unmasks, missing: [missing("act", "banned", "§3.2", "zauberer"), missing("claim", "not_open_yet", "§4.1"), missing("accuse", "committed", "§6.3"), missing("ask", "no_pack", "§8.1")] },
  },
  spell: { view: at("acting", { last, character: "zauberer", players: [player(stones(0, 0, 1)), ...PLAYERS.slice(1), ...MORE] }), me: 0, menu: { acts: [enchant, ...acts], unmasks } },
  waiting: { view: at("acting", { active: 4, waiting: { may: [4], decided: [], thinking: [4] }, last }), me: 0, menu: { unmasks, missing: [missing("act", "not_your_turn", "§3.1")] } },
  window: {
    view: at("illegal", { seat: 2, character: "richter", chain: chained([THEFT], stolen), waiting: { may: [1, 2, 3, 4], decided: [4], thinking: [1, 2, 3] } }),
    me: 2,
    menu: { claims: [{ character: "kaiser", fines: [] }], passes: true, accuses: [0], unmasks, stands_back: true, missing: [missing("claim", "no_reaction", "§4.2", "dieb"), missing("claim", "no_reaction", "§4.2", "bauer"), missing("claim", "not_open_yet", "§4.3", "papst"), missing("ask", "not_your_turn", "§8.1")] },
  },
  fine: {
    view: at("fine", { seat: 2, character: "richter", chain: chained(FIVE.slice(0, 2), stolen), waiting: { may: [2, 3, 4], decided: [], thinking: [2, 3, 4] } }),
    me: 2,
    menu: { claims: [{ character: "richter", fines }], passes: true, accuses: [0, 1], unmasks, stands_back: true },
  },
  answer: {
    view: at("answer", { chain: chained(FIVE, stolen), fined: [2], waiting: { may: [0], decided: [], thinking: [0] } }),
    me: 0,
    menu: { bills: [{ link: 2, payments: [["gold", "gold"], ["gold", "korn"]] }], accepts: [3, 4], claims: [{ character: "zauberer", fines: [] }], accuses: [1, 2, 3, 4], unmasks },
  },
  eight: {
    view: at("answer", { seat: 5, character: "papst", players: [...PLAYERS, ...MORE], chain: chained(EIGHT, stolen), fined: [3, 4], waiting: { may: [0], decided: [], thinking: [0] } }),
    me: 5,
    menu: { accuses: [0, 1, 2, 3, 4, 6, 7], unmasks, missing: [missing("claim", "not_fined", "§4.5", "zauberer")] },
  },
  vote: {
    view: at("vote", { seat: 2, character: "richter", beneath: "objecting", chain: chained([...FIVE, link(0, "immune", "zauberer", [2])], stolen), trial: { by: 1, link: 5, seat: 0, vote: null }, waiting: { may: [2, 3, 4], decided: [], thinking: [2, 3, 4] } }),
    me: 2,
    menu: { votes: true, missing: [missing("accuse", "vote", "§6.2"), missing("unmask", "vote", "§6.2")] },
    events: told([...FIVE, link(0, "immune", "zauberer", [2])]),
  },
  accused: {
    view: at("vote", { beneath: "objecting", chain: chained(FIVE, stolen), trial: { by: 1, link: 0, seat: 0, vote: null }, waiting: { may: [2, 3, 4], decided: [3], thinking: [2, 4] } }),
    me: 0,
    menu: null,
  },
  fallen: {
    view: at("objecting", {
      seat: 3,
      character: "dieb",
      chain: chained([...FIVE, link(0, "immune", "zauberer", [2])], { ...stolen, 1: { status: "exposed" }, 2: { status: "fallen" }, 3: { status: "fallen" }, 4: { status: "fallen" }, 5: { status: "exposed" } }),
      waiting: { may: [0, 1, 2, 3, 4], decided: [1, 2], thinking: [0, 3, 4] },
    }),
    me: 3,
    menu: { passes: true, accuses: [0], unmasks },
    events: told([...FIVE, link(0, "immune", "zauberer", [2])]),
  },
  paid: {
    view: at("closing", {
      chain: chained([...FIVE.slice(0, 3), link(0, "pay", null, [2], { seats: [2], sorts: ["gold", "gold"] }), link(2, "share", null, [3, 1], { seats: [1], sorts: ["gold"] }), link(0, "question", null, [], { seats: [4] })], {
        ...stolen,
        3: { settled: true, flows: [{ giver: 0, taker: 2, stones: stones(2, 0, 0) }] },
        4: { settled: true, flows: [{ giver: 2, taker: 1, stones: stones(1, 0, 0) }] },
      }),
      settled: true,
      players: [player(stones(0, 0, 1, 1)), ...PLAYERS.slice(1)],
    }),
    me: 0,
    menu: { ends: true, asks: [1, 2, 3, 4], unmasks },
  },
  show: { view: at("question", { active: 3, beneath: "acting", question: { asker: 3, seat: 0 }, waiting: { may: [0], decided: [], thinking: [0] } }), me: 0, menu: { shows: ["kaiser", "richter", "papst", "dieb"] } },
  sort: { view: at("sort", { seat: 3, character: "dieb", chain: chained([...FIVE, link(0, "accept", null, [3], { seats: [3] })], stolen), waiting: { may: [3], decided: [], thinking: [3] } }), me: 3, menu: { names: ["gold", "korn"] } },
  share: { view: at("share", { seat: 2, character: "richter", chain: chained(FIVE.slice(0, 3), stolen), waiting: { may: [2], decided: [], thinking: [2] } }), me: 2, menu: { shares: [{ link: 1, sorts: ["gold", "wein"] }] } },
  out: { view: at("acting", { active: 4, waiting: { may: [4], decided: [], thinking: [4] }, players: [player(NOTHING, ["kaiser"], { place: 1 }), ...PLAYERS.slice(1)], rounds_left: 2 }), me: 0, menu: null },
  watch: { view: at("fine", { seat: null, character: null, chain: chained(FIVE.slice(0, 2), stolen), waiting: { may: [2, 3, 4], decided: [2], thinking: [3, 4] } }), me: null, menu: null },
  three: { view: at("illegal", { seat: 2, character: "papst", players: PLAYERS.slice(0, 3), chain: chained([THEFT], stolen), waiting: { may: [1, 2], decided: [], thinking: [1, 2] } }), me: 2, menu: { claims: [{ character: "kaiser", fines: [] }], passes: true, accuses: [0], unmasks: unmasks.slice(0, 1) } },
  over: { view: at("over", { ending: "wrongly_accused", winners: [1], points: [1, 5, 3, 3, 2], truth: TRUTH }), me: 0, menu: null },
};

/** The table around it, as the house would tell it. */
export function around(shot: Shot): { table: TableView; match: MatchView; question: Question | null } {
  const question = shot.menu && { about: 1, menu: { ...NO_MENU, ...shot.menu }, silence: null, more_time: false };
  const chairs = shot.view.players.map((_, seat) => ({
    seat,
    name: NAMES[seat],
    kind: seat > 3 ? "bot" : "person",
    temperament: null,
    connected: true,
    host: seat === 0,
    gone: false,
  }));
  const table = { chairs, seat: shot.me, paused: shot.paused ?? false, options: { overview: STANDARD, notebook: true }, phase: "playing" };
  const match = { number: 1, game: shot.view, question, asked: [], clock: null, hush: false, outcome: null, proof: false };
  return { table, match, question } as unknown as ReturnType<typeof around>;
}
