import assert from "node:assert/strict";
import { test } from "node:test";
import { applies, times, tooFew } from "./options.ts";

test("a game without its own idea of time is offered the usual, and what was chosen", () => {
  assert.deepEqual(times("luegenkniffel", "seconds", 30), [15, 30, 60, 120, 0]);
  assert.deepEqual(times("luegenkniffel", "seconds", 45), [15, 30, 45, 60, 120, 0]);
});

test("an hour of the night always has an end", () => {
  assert.deepEqual(times("kaesedieb", "hour_seconds", 10), [3, 5, 8, 10, 12, 15]);
  assert.ok(!times("kaesedieb", "touch_seconds", 5).includes(0));
  assert.equal(times("kaesedieb", "talk_seconds", 0).at(-1), 0);
});

test("the Sündenmaus comes from six people on, and her rule with her", () => {
  assert.deepEqual([4, 5, 6, 8].map((people) => tooFew("kaesedieb", "suendenmaus", people)), [true, true, false, false]);
  assert.equal(tooFew("luegenkniffel", "at_least", 2), false);
  assert.equal(applies("kaesedieb", "literal_suendenmaus", { suendenmaus: false }), false);
  assert.equal(applies("kaesedieb", "literal_suendenmaus", { suendenmaus: true }), true);
  assert.equal(applies("luegenkniffel", "tell_truth", {}), true);
});
