import assert from "node:assert/strict";
import { test } from "node:test";
import { called } from "./called.ts";

const question = { about: 3, menu: {}, silence: { type: "Rest" }, more_time: true };

test("whoever is asked is called upon, unless all clocks stand", () => {
  assert.equal(called({ hush: false, question }, false), question);
  assert.equal(called({ hush: false, question }, true), null);
  assert.equal(called({ hush: false, question: null }, false), null);
  assert.equal(called(null, false), null);
});

test("in a hush nobody is called upon, so that no phone gives its seat away", () => {
  assert.equal(called({ hush: true, question }, false), null);
});

test("whoever merely may speak up is not called upon", () => {
  assert.equal(called({ hush: false, question: { ...question, silence: null } }, false), null);
});
