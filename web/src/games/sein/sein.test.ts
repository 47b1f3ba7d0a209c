import assert from "node:assert/strict";
import { test } from "node:test";
import { changes, fallsWith, picture } from "./chain.ts";
import { evening, NO_EMPEROR, NO_WIZARD, PEOPLE } from "./examples.ts";
import { NAMES, SHOTS } from "./gallery/frames.ts";
import { happenings, heard, shownThisTurn } from "./happenings.ts";
import { lineOf } from "./log.ts";
import { flaws, isHouseRule, overviewOf, reactor, STANDARD } from "./overview.ts";
import { actMove, complete, loot, outlook, proposal, type Wish } from "./preview.ts";
import { merged, NOTHING } from "./purse.ts";
import { actionName, effectText, linkText, movedText, stonesText, type Speaker } from "./say.ts";
import { nearEnd, recap, sentence, standing, youMay, type Situation } from "./story.ts";
import { byTurn, filtered, honest, judged, liars, nose } from "./truth.ts";
import type { ActOffer, Character, Menu, Overview, View } from "./types.ts";
import { reasons, whyNotAccuse } from "./why.ts";
import { wordsIn } from "./words.ts";

const de = wordsIn(() => "de");
const en = wordsIn(() => "en");
const speaker: Speaker = { t: de, names: PEOPLE, me: null, overview: STANDARD };

const EMPTY: Menu = {
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

function situation(shot: string, more: Partial<Situation> = {}): Situation {
  const { view, me, menu } = SHOTS[shot]!;
  const full = menu ? ({ ...EMPTY, ...menu } as Menu) : null;
  return { view, me, menu: full, names: NAMES, overview: STANDARD, paused: false, minded: false, ...more };
}

function offer(character: Character, action = 0): ActOffer {
  const effect = STANDARD.rows.find((row) => row.character === character)!.actions[action]!;
  return { character, action, effect, victims: [1, 2, 3, 4], packs: [] };
}

// --- the chain ---

test("the chain of the rulebook's evening hangs link under link", () => {
  const { layers, aside } = picture(evening(5));
  assert.deepEqual(layers.map(({ spots }) => spots.map(({ link }) => link.number)), [[0], [1], [2], [3, 4]]);
  assert.deepEqual(layers[3]!.spots.map(({ x }) => x), [0.25, 0.75]);
  assert.equal(layers[3]!.wires.length, 2);
  assert.ok(layers.every(({ wires }) => wires.every(({ holds }) => holds)));
  assert.deepEqual(aside, []);
});

test("two Kaiser, two Richter and three Päpste: everybody hangs on everybody above", () => {
  const { layers } = picture(SHOTS["eight"]!.view.chain);
  assert.deepEqual(layers.map(({ spots, wires }) => [spots.length, wires.length]), [[1, 0], [2, 2], [2, 4], [3, 6]]);
});

test("a question stands beside the chain, and an answer that is given anew leaves it", () => {
  const { chain } = SHOTS["paid"]!.view;
  const { layers, aside } = picture(chain);
  assert.deepEqual(layers.map(({ spots }) => spots.map(({ link }) => link.link.kind)), [["action"], ["illegal"], ["fine"], ["pay"], ["share"]]);
  assert.deepEqual(aside.map(({ link }) => link.kind), ["question"]);
  const anew = chain.map((link) => (link.link.kind === "pay" ? { ...link, status: "anew" as const } : link));
  assert.ok(!picture(anew).layers.some(({ spots }) => spots.some(({ link }) => link.link.kind === "pay")));
});

test("what is paid lies below everything that was claimed", () => {
  const paid = [...evening(5), { ...SHOTS["paid"]!.view.chain[3]!, number: 5 }];
  const { layers } = picture(paid.map((link) => (link.number === 5 ? { ...link, link: { ...link.link, rests_on: [2] } } : link)));
  assert.deepEqual(layers.at(-1)!.spots.map(({ link }) => link.link.kind), ["pay"]);
  assert.equal(layers.length, 5);
});

test("wires of what has fallen hold nothing", () => {
  const { layers } = picture(NO_EMPEROR);
  assert.ok(layers.slice(1).every(({ wires }) => wires.every(({ holds }) => !holds)));
});

test("what would fall with a claim: all that rests on nothing else", () => {
  assert.deepEqual(fallsWith(evening(5), 1), [2, 3, 4]);
  assert.deepEqual(fallsWith(evening(5), 3), []);
  assert.deepEqual(fallsWith(SHOTS["eight"]!.view.chain, 1), [], "the other Kaiser holds the chain");
  const { chain } = SHOTS["paid"]!.view;
  assert.deepEqual(fallsWith(chain, 1), [2, 3, 4]);
  assert.deepEqual(fallsWith(NO_EMPEROR, 0), [], "what has fallen does not fall again");
});

test("what is new and what has just fallen", () => {
  assert.deepEqual(changes(evening(3), evening(5)), { fresh: [3, 4], fell: [] });
  assert.deepEqual(changes(NO_WIZARD, NO_EMPEROR), { fresh: [], fell: [1, 2, 3, 4] });
});

test("stones between the same two are one flow", () => {
  const one = { giver: 1, taker: 0, stones: { ...NOTHING, gold: 1 } };
  assert.deepEqual(merged([one, one, { ...one, taker: 2, stones: NOTHING }]), [{ ...one, stones: { ...NOTHING, gold: 2 } }]);
});

// --- words ---

test("links are told as the rulebook tells them", () => {
  const links = evening(6).map(({ link }) => linkText(speaker, link));
  assert.deepEqual(links.slice(0, 3), ["stiehlt Bernd Gold", "nennt die Aktion illegal", "verlangt 2 Gold Strafe"]);
  assert.equal(movedText(speaker, evening(1)[0]!), "Bernd → Anton: 2 Gold");
  assert.equal(linkText({ ...speaker, me: 1 }, evening(1)[0]!.link), "stiehlt dir Gold");
  assert.equal(stonesText(de, NOTHING), "nichts");
  assert.equal(stonesText(en, { ...NOTHING, gold: 1, korn: 2, packs: 1 }), "1 gold, 2 grain and 1 Info-Pack");
});

test("an action has its own name only with whom it belongs to", () => {
  assert.equal(actionName(de, "papst", { type: "Levy", sort: "wein" }), "Kirchensteuer");
  assert.equal(actionName(de, "bauer", { type: "Levy", sort: "wein" }), "Abgabe");
  assert.match(effectText(en, { type: "Steal", count: 2 }), /Up to 2 stones/);
});

test("every moment has a sentence of its own, in both languages", () => {
  for (const t of [de, en]) {
    const all = Object.keys(SHOTS).map((shot) => sentence(t, situation(shot)));
    assert.ok(all.every((text) => text.length > 20 && !/undefined|\?\s*\?|\{/.test(text)), all.join("\n"));
  }
});

test("a window says as whom one may react, who is asked, and what else I may do", () => {
  assert.equal(
    sentence(de, situation("window")),
    "Anton hat gehandelt. Wer sich Kaiser nennt, kann das für illegal erklären. Du bist gefragt, Bernd und Dorothea-Sophie auch.",
  );
  assert.equal(youMay(de, situation("window")), "Du kannst: passen · Kaiser · anklagen · enttarnen.");
  assert.match(sentence(en, situation("watch")), /Dorothea-Sophie and Erich are thinking/);
  assert.equal(youMay(de, situation("accused")), "");
});

test("a reaction that belongs to somebody else by a house rule is called by that name", () => {
  const rows = STANDARD.rows.map((row) => ({ ...row, reaction: row.character === "bauer" ? ("illegal" as const) : row.character === "kaiser" ? null : row.reaction }));
  assert.match(sentence(de, situation("window", { overview: { rows } })), /Wer sich Bauer nennt/);
});

test("pauses and minding bots come before everything else; whoever is out is told so", () => {
  assert.equal(sentence(de, situation("vote", { paused: true })), de.now_paused());
  assert.equal(sentence(de, situation("vote", { minded: true })), de.now_minded());
  assert.match(sentence(de, situation("out")), /^Du bist zuerst ausgeschieden/);
});

test("a vote is told from four sides", () => {
  const { view } = SHOTS["vote"]!;
  const as = (me: number | null, menu: Menu | null): string => sentence(de, situation("vote", { me, menu, view: { ...view, seat: me } }));
  const texts = [as(0, null), as(1, null), as(2, { ...EMPTY, votes: true }), as(3, null)];
  assert.equal(new Set(texts).size, 4);
  assert.match(texts[0]!, /Du bist kein Zauberer/);
});

test("the last three rounds are announced", () => {
  assert.equal(nearEnd(de, situation("act")), "");
  assert.match(nearEnd(de, situation("out")), /Noch 2 Runden/);
});

test("how somebody stands in the question of the moment", () => {
  const { view } = SHOTS["window"]!;
  assert.deepEqual([0, 1, 4].map((seat) => standing(view, seat)), ["none", "asked", "done"]);
  const passed: View = { ...view, waiting: { may: [1], decided: [], thinking: [] } };
  assert.equal(standing(passed, 1), "may");
});

test("the turn before is told in a line", () => {
  assert.equal(recap(de, situation("act")), "Zuletzt: Erich als Bauer holt 2 Korn aus dem Lager");
  assert.equal(recap(de, situation("window")), "");
});

// --- previews ---

const at = (shot: string): View => SHOTS[shot]!.view;
const gain = (one: ActOffer, wish: Wish): object => outlook(at("act"), 0, one, wish).gain;
const wish = (victims: number[], sorts: Wish["sorts"], packs = false): Wish => ({ victims, sorts, packs });

test("what an action brings is what is really there", () => {
  assert.deepEqual(gain(offer("kaiser"), wish([], [])), { ...NOTHING, gold: 2 }, "Claudia and Erich have gold");
  assert.deepEqual(gain(offer("papst"), wish([], [])), { ...NOTHING, wein: 3 });
  assert.deepEqual(gain(offer("bauer"), wish([], [])), { ...NOTHING, korn: 2 });
  assert.deepEqual(gain(offer("dieb"), wish([4], ["gold"])), { ...NOTHING, gold: 1 }, "no more than there is");
  assert.deepEqual(gain(offer("dieb"), wish([1], ["wein"])), { ...NOTHING, wein: 2 }, "one of them out of a pack");
  assert.deepEqual(gain(offer("zauberer"), wish([1, 3], ["gold", "korn"])), { ...NOTHING, korn: 1 }, "packs are safe from spells");
});

test("an empty store gives nothing", () => {
  const view = { ...at("act"), store: { ...NOTHING, korn: 1 } };
  assert.deepEqual(outlook(view, 0, offer("bauer"), wish([], [])).gain, { ...NOTHING, korn: 1 });
});

test("whoever is out pays no tax", () => {
  const view = at("eight");
  assert.deepEqual(outlook({ ...view, players: view.players.map((one, seat) => (seat === 2 ? { ...one, place: 1 } : one)) }, 0, offer("kaiser"), wish([], [])).gain, { ...NOTHING, gold: 2 });
});

test("a full set at the end of the turn is a new Info-Pack", () => {
  assert.equal(outlook(at("act"), 0, offer("papst", 1), wish([], [])).packs, 1);
  assert.equal(outlook(at("act"), 0, offer("bauer"), wish([], [])).packs, 0);
});

test("a proposal is complete, and is a move that can be said", () => {
  for (const character of ["kaiser", "richter", "papst", "zauberer", "dieb", "bauer"] as const) {
    const one = offer(character);
    const proposed = proposal(at("act"), 0, one);
    assert.ok(complete(one, proposed), character);
    assert.deepEqual([...proposed.victims].sort(), proposed.victims, "in rising order");
  }
  assert.deepEqual(actMove(offer("richter"), proposal(at("act"), 0, offer("richter"))), {
    type: "Act",
    character: "richter",
    action: 0,
    victims: [],
    sorts: ["wein", "korn"],
    packs: false,
  });
});

test("packs are taken first only where that makes a difference", () => {
  const one: ActOffer = { ...offer("dieb"), packs: [[1, "wein"]] };
  assert.equal((actMove(one, wish([1], ["wein"], true)) as { packs: boolean }).packs, true);
  assert.equal((actMove(one, wish([1], ["gold"], true)) as { packs: boolean }).packs, false);
  assert.equal(loot(at("act"), 3, "gold", 2), 2);
});

// --- why not ---

test("every reason is said with its rule, and the same one only once", () => {
  const { menu, view } = situation("window");
  const all = reasons({ ...speaker, names: NAMES }, menu!, view.chain);
  assert.deepEqual(all[0], { what: "claim", about: "Dieb, Bauer", text: de.why({ why: "no_reaction" }), rule: "§4.2" });
  assert.equal(all.filter(({ what }) => what === "claim").length, 2);
  assert.equal(whyNotAccuse(menu, 0), null);
  assert.equal(whyNotAccuse(situation("vote").menu, 0)!.why, "vote");
});

// --- what happens ---

const links = evening(6).map(({ link, number }) => ({ type: "Linked", number, link }));
const vote = { type: "VotesOpened", by: 1, link: 5, ayes: [1, 2, 4], nays: [3], upheld: true };
const turn = { type: "TurnBegan", seat: 0, turn: 3, round: 1 };

test("a vote is a moment: a lie, the truth, or nothing known", () => {
  const told = (...more: object[]) => happenings([turn, ...links, vote, ...more] as never, 7)[0];
  assert.deepEqual(told({ type: "Confessed", seat: 0, link: 5, character: "zauberer" }), {
    kind: "votes",
    by: 1,
    seat: 0,
    character: "zauberer",
    ayes: [1, 2, 4],
    nays: [3],
    upheld: true,
    lie: true,
  });
  assert.equal((told({ type: "Proved", seat: 0, link: 5, character: "zauberer" }) as { lie: boolean }).lie, false);
  const failed = happenings([turn, ...links, { ...vote, upheld: false }] as never, 7)[0] as { lie: null };
  assert.equal(failed.lie, null);
});

test("claims are those of this turn, however they are numbered", () => {
  const before = [turn, { ...links[5], number: 0 }, turn, links[0]];
  const [what] = happenings([...before, { ...vote, link: 0 }] as never, 4);
  assert.equal((what as { character: string }).character, "dieb");
});

test("only the two between whom it happened are told what was guessed", () => {
  const out = { type: "Out", seat: 3, heir: 1, hit: false };
  assert.equal((happenings([out] as never, 0)[0] as { guess: null }).guess, null);
  const both = happenings([{ type: "Guessed", by: 3, seat: 1, character: "bauer", right: false }, out] as never, 0);
  assert.equal((both[0] as { guess: string }).guess, "bauer");
});

test("a shown card can be looked at again until the turn is over", () => {
  const showed = { type: "Showed", seat: 1, asker: 3, character: "bauer" };
  assert.equal(shownThisTurn([turn, showed] as never, 3, 1), "bauer");
  assert.equal(shownThisTurn([turn, showed, turn] as never, 3, 1), null);
  assert.equal(shownThisTurn([turn, showed] as never, 3, 2), null);
});

test("what makes a noise: what has been claimed, and what fell", () => {
  assert.deepEqual(heard([turn, ...links.slice(0, 2), { type: "Fell", links: [1], cause: "exposed" }] as never, 0), { kinds: ["action", "illegal"], fell: true });
  assert.equal(heard([{ type: "Fell", links: [1], cause: "anew" }] as never, 0).fell, false);
});

// --- the log ---

test("the log tells every event, and is silent about what it does not know", () => {
  const context = { names: PEOPLE, me: 0, lang: "de" as const };
  const line = (event: object): string | null => lineOf(de, event as { type: string }, context);
  assert.equal(line({ type: "Began", starter: 1, overview: STANDARD }), "Die Karten sind verteilt. Bernd fängt an.");
  assert.equal(line(turn), "Runde 1: Du bist dran.");
  assert.equal(line(links[1]!), "Bernd: „Ich bin Kaiser!“ – nennt die Aktion illegal.");
  assert.equal(line({ type: "Fell", links: [2, 3], cause: "rested" }), "2 Behauptungen, die darauf beruhten, fallen mit.");
  assert.equal(line({ type: "Out", seat: 1, heir: 0, hit: true }), "Du hast Bernd enttarnt. Bernd ist raus.");
  assert.equal(line({ type: "Packed", packs: [0, 0, 0, 0, 0] }), null);
  assert.equal(line({ type: "Packed", packs: [1, 0, 2, 0, 0] }), "Neue Info-Packs: Anton und Claudia (2).");
  assert.equal(line({ type: "FromTheFuture" }), null);
});

test("the log is no notebook: a card that was shown is not repeated, nor one that was guessed", () => {
  const context = { names: PEOPLE, me: 3, lang: "de" as const };
  const line = (event: object): string => lineOf(de, event as { type: string }, context)!;
  assert.equal(line({ type: "Showed", seat: 1, asker: 3, character: "bauer" }), "Bernd zeigt dir eine Karte.");
  assert.ok(!/Bauer/.test(line({ type: "Guessed", by: 3, seat: 1, character: "bauer", right: true })));
});

// --- the overview table ---

test("the table of a match is the one it began with", () => {
  const other: Overview = { rows: STANDARD.rows.map((row) => (row.character === "bauer" ? { ...row, reaction: "immune" } : row)) };
  assert.equal(overviewOf([{ type: "Began", overview: other }], { overview: STANDARD }), other);
  assert.equal(overviewOf([], { overview: other }), other);
  assert.equal(reactor(STANDARD, "forgive"), "papst");
  assert.deepEqual(other.rows.filter(isHouseRule).map(({ character }) => character), ["bauer"]);
});

test("what is wrong with a house rule is said before it is sent", () => {
  assert.deepEqual(flaws(STANDARD), []);
  const wrong: Overview = {
    rows: STANDARD.rows.map((row) => {
      if (row.character === "bauer") return { ...row, actions: [], reaction: "fine" };
      if (row.character === "dieb") return { ...row, actions: [row.actions[0]!, row.actions[0]!] };
      return row;
    }),
  };
  assert.deepEqual(flaws(wrong), [
    { character: "dieb", what: "twice" },
    { character: "bauer", what: "no_action" },
    { character: "bauer", what: "reaction_twice" },
  ]);
});

// --- the truth ---

test("the truth: who lied and got away, and who smelled it", () => {
  const truth = SHOTS["over"]!.view.truth!;
  assert.deepEqual(truth.claims.map(judged), ["through", "doubted", "exposed", "true"]);
  assert.deepEqual(liars(truth)[0], { seat: 0, claims: 2, lies: 2, got_away: 1 });
  assert.deepEqual(nose(truth), { seat: 1, n: 1 });
  assert.equal(honest(truth)?.seat, 1);
  assert.equal(filtered(truth.claims, "lies").length, 1);
  assert.deepEqual(byTurn(truth.claims).map(({ turn: nth, claims }) => [nth, claims.length]), [[1, 3], [2, 1]]);
});
