import assert from "node:assert/strict";
import { test } from "node:test";
import type { Frame } from "../gen/types.ts";
import { known, NOTHING, remembered } from "./memory.ts";

/** A frame of match `number`, with what its events and chat lines are called. */
function frame(number: number, events: string[], from: number, chat: string[] = [], chatFrom = 0): Frame {
  return {
    type: "Frame",
    view: { match: number ? { number } : null },
    events: events.map((type) => ({ type })),
    events_from: from,
    chat: chat.map((text) => ({ text })),
    chat_from: chatFrom,
  } as unknown as Frame;
}

const types = (memory: ReturnType<typeof remembered>) => memory?.events.map((event) => event.type);

test("a frame adds its events to those before", () => {
  const first = remembered(NOTHING, frame(1, ["a", "b"], 0))!;
  assert.deepEqual(types(remembered(first, frame(1, ["c"], 2))), ["a", "b", "c"]);
});

test("events that come twice are kept once", () => {
  const first = remembered(NOTHING, frame(1, ["a", "b"], 0))!;
  assert.deepEqual(types(remembered(first, frame(1, ["b", "c"], 1))), ["a", "b", "c"]);
});

test("a new match begins with nothing, and the chat goes on", () => {
  const first = remembered(NOTHING, frame(1, ["a"], 0, ["hi"]))!;
  const second = remembered(first, frame(2, ["x"], 0, ["ho"], 1))!;
  assert.deepEqual(types(second), ["x"]);
  assert.equal(second.chat.length, 2);
});

test("a gap is no memory", () => {
  const first = remembered(NOTHING, frame(1, ["a"], 0))!;
  assert.equal(remembered(first, frame(1, ["d"], 3)), null);
  assert.equal(remembered(first, frame(2, ["d"], 1)), null);
  assert.equal(remembered(first, frame(1, [], 1, ["?"], 1)), null);
});

test("the next call says what is known", () => {
  const first = remembered(NOTHING, frame(3, ["a", "b"], 0, ["hi"]))!;
  assert.equal(known(first), "match=3&events=2&chat=1");
  assert.equal(known(NOTHING), "match=0&events=0&chat=0");
});

test("no news leave the lists as they are, so that nothing is drawn anew", () => {
  const first = remembered(NOTHING, frame(1, ["a"], 0, ["hi"]))!;
  const same = remembered(first, frame(1, [], 1, [], 1))!;
  assert.equal(same.events, first.events);
  assert.equal(same.chat, first.chat);
});
