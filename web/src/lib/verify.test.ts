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
  assert.deepEqual({ ...verdict, dice: 0 }, { bound: true, wrong: null, known: true, mine: true, dice: 0 });
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

test("any other file is refused", () => {
  assert.throws(() => readProof("{}"));
  assert.throws(() => readProof("null"));
  assert.throws(() => readProof("dice"));
});
