import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { Fair } from "./fair.ts";
import { fromHex, hmac, sha256, toHex, utf8 } from "./hashes.ts";

test("SHA-256 of the standard's own examples", () => {
  assert.equal(toHex(sha256(utf8(""))), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  assert.equal(toHex(sha256(utf8("abc"))), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("SHA-256 and HMAC agree with another's at every length around a block", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
    assert.equal(toHex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"));
    assert.equal(toHex(hmac(bytes, utf8("m"))), createHmac("sha256", bytes).update("m").digest("hex"));
  }
});

test("what is not hexadecimal is refused", () => {
  assert.deepEqual(fromHex("00ff"), Uint8Array.from([0, 255]));
  assert.throws(() => fromHex("0"));
  assert.throws(() => fromHex("zz"));
});

/** Drawn by the house itself: `Fair(bytes(range(32)), b"anna and bernd").line(n)`. */
const DRAWN: [line: number, sides: number, numbers: number[]][][] = [
  [
    [0, 6, [2, 2, 2, 3, 2, 5, 6, 6, 3, 3, 2, 4, 2, 1, 5, 2, 4, 2, 5, 5]],
    [0, 52, [9, 35, 10, 32, 45]],
    [0, 2 ** 31 + 1, [1548773338, 1014190206, 113593308, 100540498, 1131552570, 1915427025]],
  ],
  [
    [12, 6, [4, 5, 6, 6, 5, 2, 6, 3, 4, 3, 1, 2, 6, 1, 6, 2, 2, 6, 4, 6]],
    [12, 52, [18, 18, 42, 19, 39]],
    [12, 2 ** 31 + 1, [1381194847, 986596336, 1113959832, 759011656, 789051571, 1516628034]],
  ],
];

test("the dice are those of the house, also where a number is thrown away to keep them even", () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
  for (const rows of DRAWN) {
    const fair = new Fair(seed, utf8("anna and bernd"), rows[0]![0]);
    for (const [, sides, numbers] of rows) assert.deepEqual(numbers.map(() => fair.roll(sides)), numbers);
  }
});
