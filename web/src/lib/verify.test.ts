import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readProof, verified, type Proof } from "./verify.ts";

/** A match that was really played, as the house gave it away; changed by the test, if it wants. */
function match(change: (proof: Proof) => void = () => {}): Proof {
  const proof = readProof(readFileSync(new URL("./examples/proof.json", import.meta.url), "utf8"));
  change(proof);
  return proof;
}

const events = (proof: Proof, type: string) => proof.lines.flatMap((line) => line.events.filter((event) => event.type === type));

test("an honest match is found honest, die by die", () => {
  const proof = match();
  const rolledOff = events(proof, "RolledOff").reduce((sum, event) => sum + (event.pips as number[]).length, 0);
  const thrown = 5 * events(proof, "Landed").length;
  const left = events(proof, "Left");
  assert.ok(left.length > 0, "dice that are left are part of the example");
  const verdict = verified(proof, proof.salts[0]!.hex);
  assert.deepEqual({ ...verdict, dice: 0 }, { bound: true, wrong: null, known: true, what: "dice", mine: true, dice: 0 });
  assert.ok(verdict.dice > rolledOff && verdict.dice < rolledOff + thrown);
});

test("a die that was turned over is found, and where", () => {
  const line = match().lines.findIndex(({ events }) => events.some((event) => event.type === "Landed"));
  const forged = match((proof) => {
    const landed = proof.lines[line]!.events.find((event) => event.type === "Landed")!;
    const [first, ...others] = landed.dice as number[];
    landed.dice = [(first! % 6) + 1, ...others];
  });
  assert.equal(verified(forged).wrong, line);
});

test("another seed than the house was bound to is found", () => {
  const forged = match((proof) => (proof.seed = proof.seed.replace(/^../, "00")));
  assert.equal(verified(forged).bound, false);
  assert.notEqual(verified(forged).wrong, null);
});

test("a device whose luck was left out is told so", () => {
  assert.equal(verified(match(), "00".repeat(32)).mine, false);
  const without = match((proof) => (proof.salts = []));
  assert.notEqual(verified(without).wrong, null);
});

test("a line that goes missing is found", () => {
  const forged = match((proof) => proof.lines.splice(3, 1));
  assert.notEqual(verified(forged).wrong, null);
});

test("the dice of a game we don't know are not called honest", () => {
  const verdict = verified(match((proof) => (proof.game = "signs")));
  assert.equal(verdict.known, false);
});

/** Dealt by the house itself: Sein oder nicht sein for five, with `Fair(bytes(range(32)), <nobody added anything>).line(0)`. */
const DEALT = [
  { type: "Began", starter: 4 },
  { type: "Dealt", seat: 0, character: "kaiser" },
  { type: "Dealt", seat: 1, character: "bauer" },
  { type: "Dealt", seat: 2, character: "zauberer" },
  { type: "Dealt", seat: 3, character: "richter" },
  { type: "Dealt", seat: 4, character: "richter" },
];

function dealt(change: (events: Record<string, unknown>[]) => void = () => {}, options: unknown = { start_seat: null }): Proof {
  const seed = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
  const events: Record<string, unknown>[] = DEALT.map((event) => ({ ...event }));
  change(events);
  const lines = [{ seat: null, move: null, events }] as unknown as Proof["lines"];
  return { type: "Proof", v: 1, game: "sein", number: 1, options, names: [], commitment: "", seed, salts: [], lines };
}

test("cards are dealt again as the house dealt them", () => {
  const { wrong, dice, known, what } = verified(dealt());
  assert.deepEqual({ wrong, dice, known, what }, { wrong: null, dice: 5, known: true, what: "cards" });
});

test("a card that was changed is found, and so is another who begins", () => {
  assert.equal(verified(dealt((events) => (events[1]!["character"] = events[1]!["character"] === "dieb" ? "bauer" : "dieb"))).wrong, 0);
  const other = ((DEALT[0] as { starter: number }).starter + 1) % 5;
  assert.equal(verified(dealt((events) => (events[0]!["starter"] = other))).wrong, 0);
  assert.equal(verified(dealt((events) => (events[0]!["starter"] = other), { start_seat: other })).wrong, null, "the host may say who begins");
});

/** Nights of Käsedieb as the house itself dealt them, with the same seed: roles seat by seat, then dice. */
const NIGHTS = [
  { suendenmaus: false, roles: ["mouse", "thief", "mouse", "mouse"], dice: [[1, 6], [1, 3], [3, 4], [5, 6]] },
  { suendenmaus: true, roles: ["mouse", "mouse", "suendenmaus", "mouse", "mouse", "thief"], dice: [[1], [3], [3], [4], [6], [5]] },
];

for (const { suendenmaus, roles, dice } of NIGHTS) {
  const events = (cups: number[][]) => [
    ...roles.map((role, seat) => ({ type: "Dealt", seat, role })),
    ...cups.map((dice, seat) => ({ type: "Rolled", seat, dice })),
  ];
  const night = (cups: number[][]): Proof => ({ ...dealt(), game: "kaesedieb", options: { suendenmaus }, lines: [{ seat: null, move: null, events: events(cups) }] });

  test(`cards and dice of a night of ${roles.length} are drawn again`, () => {
    const { wrong, dice: cards, what } = verified(night(dice));
    assert.deepEqual({ wrong, cards, what }, { wrong: null, cards: roles.length, what: "cards" });
    assert.equal(verified(night([...dice.slice(0, -1), dice[0]!])).wrong, 0, "a die that was turned over is found");
    assert.equal(verified({ ...night(dice), options: { suendenmaus: !suendenmaus } }).wrong === null, roles.length === 4);
  });
}

test("any other file is refused", () => {
  assert.throws(() => readProof("{}"));
  assert.throws(() => readProof("null"));
  assert.throws(() => readProof("dice"));
});
