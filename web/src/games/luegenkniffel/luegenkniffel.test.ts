import assert from "node:assert/strict";
import { test } from "node:test";
import { formOf, nearest, opening, truths } from "./fields.ts";
import { SHOTS, NAMES } from "./gallery/frames.ts";
import { lineOf } from "./log.ts";
import { said } from "./say.ts";
import { Jolts } from "./shake.ts";
import { ending, momentOf, sentence, stake, thinking, type Situation } from "./story.ts";
import { fattest, filtered, honest, liars, noses } from "./truth.ts";
import type { Menu, Told, View } from "./types.ts";
import { wordsIn } from "./words.ts";

const de = wordsIn(() => "de");
const en = wordsIn(() => "en");
const context = { names: NAMES, me: 0, lang: "de" as const };

function situation(shot: string, more: Partial<Situation> = {}): Situation {
  const { view, me, menu } = SHOTS[shot]!;
  return { view, me, menu: menu as Menu | null, names: NAMES, paused: false, minded: false, left: 0, skipped: false, ...more };
}

test("an announcement is said as the rulebook says it", () => {
  assert.equal(said(de, "vierer", 12), "Drei 4er");
  assert.equal(said(de, "zweier", 2), "Ein 2er");
  assert.equal(said(de, "dreierpasch", 19), "Dreierpasch mit 19");
  assert.equal(said(de, "grosse_strasse", 40), "Große Straße");
  assert.equal(said(en, "vierer", 12), "Three 4s");
  assert.equal(said(en, "chance", 19), "Chance with 19");
});

test("what can be said of a combination is what the score block prints", () => {
  assert.deepEqual(formOf("sechser").points, [6, 12, 18, 24, 30]);
  assert.equal(formOf("viererpasch").points.length, 26);
  assert.deepEqual(formOf("kniffel").points, [50]);
});

test("the proudest truth comes first, and nothing untrue is among the truths", () => {
  const worth = [0, 2, 0, 12, 5, 0, 19, 0, 0, 0, 0, 0, 19];
  assert.deepEqual(truths(["zweier", "vierer", "kniffel", "chance"], worth), [
    { field: "vierer", points: 12 },
    { field: "zweier", points: 2 },
    { field: "chance", points: 19 },
  ]);
  assert.deepEqual(truths(["kniffel"], worth), []);
});

test("a dial begins at the truth, else at what sounds ordinary", () => {
  assert.equal(opening(formOf("dreierpasch"), 19), 19);
  assert.equal(opening(formOf("fuenfer"), 0), 15);
  assert.equal(nearest(formOf("vierer"), 13), 12);
});

test("every moment has a sentence of its own, in both languages", () => {
  for (const t of [de, en]) {
    const all = Object.keys(SHOTS).map((shot) => sentence(t, situation(shot)));
    assert.ok(all.every((text) => text.length > 20 && !text.includes("undefined")), all.join("\n"));
  }
});

test("the roller is told what the dice do that were picked", () => {
  assert.match(sentence(de, situation("choose", { left: 2 })), /2 Würfel bleiben stehen, 3 fliegen noch einmal/);
  assert.match(sentence(de, situation("choose", { left: 5 })), /Alle kannst du nicht stehen lassen/);
  assert.match(sentence(de, situation("must")), /dritter Wurf/);
});

test("pauses and minding bots come before everything else", () => {
  assert.equal(sentence(de, situation("asked", { paused: true })), de.now_paused());
  assert.equal(sentence(de, situation("asked", { minded: true })), de.now_minded());
});

test("the last round says whose card is full and what that means for me", () => {
  assert.equal(ending(de, situation("first")), "");
  assert.equal(ending(de, situation("last")), "Letzte Runde: Die Karte von Claudia ist voll. Du bist noch einmal dran.");
  assert.match(ending(de, situation("last", { skipped: true })), /übersprungen/);
});

test("a doubter knows what is at stake on the own card", () => {
  const { view } = SHOTS["asked"]!;
  const at = (field: View["announcement"]): string => stake(de, { ...view, announcement: field }, 0);
  assert.match(at({ field: "vierer", points: 12 }), /hat schon einen Strich.*12 Punkte/);
  assert.match(at({ field: "sechser", points: 18 }), /schon 24 Punkte.*einen Strich/);
  assert.match(at({ field: "viererpasch", points: 20 }), /kostet dich nichts/);
  assert.match(at({ field: "kniffel", points: 50 }), /kein Zweifler/);
});

test("who still thinks is everybody but the roller and those who have decided", () => {
  assert.deepEqual(thinking(SHOTS["asked"]!.view), [0, 1, 2, 5]);
  assert.deepEqual(thinking(SHOTS["first"]!.view), []);
});

test("a settled announcement is one moment, however often it is seen", () => {
  const { view } = SHOTS["revealed"]!;
  assert.equal(momentOf(view), momentOf({ ...view, throws: 2 }));
  assert.notEqual(momentOf(view), momentOf({ ...view, turn: view.turn + 1 }));
  assert.equal(momentOf(SHOTS["first"]!.view), null);
});

test("the log tells every event, and is silent about what it does not know", () => {
  const line = (event: object): string | null => lineOf(de, event as { type: string }, context);
  assert.equal(line({ type: "TurnBegan", seat: 0 }), "Du bist dran.");
  assert.equal(line({ type: "RolledOff", seats: [0, 1], pips: [3, 5] }), "Wer fängt an? Anna 3, Bernd 5.");
  assert.equal(line({ type: "Announced", seat: 1, field: "vierer", points: 12 }), "Bernd sagt an: „Drei 4er!“");
  assert.equal(
    line({ type: "Revealed", seat: 1, dice: [4, 4, 4, 2, 5], doubters: [0, 2], lie: false }),
    "Anna und Claudia zweifeln. Unter den Bechern lag 4, 4, 4, 2, 5: die Wahrheit!",
  );
  assert.equal(line({ type: "LastRound", seat: 2, still: [] }), "Die Karte von Claudia ist voll. Letzte Runde, aber niemand ist mehr dran.");
  assert.equal(line({ type: "Ended", points: [9, 7], winners: [0] }), "Ende. Du gewinnst mit 9 Punkten.");
  assert.equal(line({ type: "FromTheFuture" }), null);
});

const lie = (seat: number, points: number, doubters: number[]): Told => {
  return { seat, throws: 1, dice: [1, 1, 2, 3, 5], field: "chance", points, lie: true, doubters };
};
const TRUTH: Told[] = [lie(0, 29, []), lie(0, 22, [1]), lie(1, 30, [0]), { ...lie(2, 12, [1]), lie: false }];

test("the truth: who lied and got away, and who smelled it", () => {
  assert.deepEqual(liars(TRUTH, 3)[0], { seat: 0, told: 2, through: 1 });
  assert.equal(fattest(TRUTH)?.points, 29);
  assert.deepEqual(noses(TRUTH, 3)[0], { seat: 0, right: 1, all: 1 });
  assert.equal(honest(TRUTH, 3)?.seat, 2);
  assert.equal(honest([], 3), null);
  assert.deepEqual(filtered(TRUTH, "lies"), [TRUTH[0]]);
  assert.equal(filtered(TRUTH, "caught").length, 2);
});

test("a shake is hard, to and fro, and quick; a walk is none of it", () => {
  const shake = new Jolts();
  assert.deepEqual([20, -20, 20, -20].map((push, at) => shake.feel(push, 100 * at)), [false, false, false, true]);
  const walk = new Jolts();
  assert.ok(![8, -8, 8, -8, 8, -8].some((push, at) => walk.feel(push, 100 * at)));
  const slow = new Jolts();
  assert.ok(![20, -20, 20, -20].some((push, at) => slow.feel(push, 700 * at)));
});
