import assert from "node:assert/strict";
import { test } from "node:test";
import { Player } from "./player.ts";
import { script, total, type Plan } from "./script.ts";

interface Heard {
  at: number;
  text: string;
}

/** A round on a clock that does what the test says. */
class Evening {
  time = 0;
  heard: Heard[] = [];
  hushed = 0;
  timers: { at: number; then: () => void }[] = [];
  readonly player: Player;

  constructor(more: Partial<Plan> = {}) {
    const plan = { players: 5, fallMouse: false, lang: "de" as const, rate: 1, hour: 10, talk: 120, ...more };
    const world = { now: () => this.time, after: (ms: number, then: () => void) => this.after(ms, then) };
    this.player = new Player(script(plan), world, {
      sentence: (step) => this.hear(step.said.de),
      mark: (mark) => this.hear(mark.said.de),
      hush: () => (this.hushed += 1),
      changed: () => {},
    });
  }

  start(): this {
    this.player.start();
    return this;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, then };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  hear(text: string): void {
    this.heard.push({ at: this.time, text });
  }

  /** Lets so many seconds pass, with timers that come when they should (or each so many ms late). */
  pass(seconds: number, late = 0): this {
    const until = this.time + seconds * 1000;
    for (;;) {
      const next = this.timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at + late > until) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at + late);
      next.then();
    }
    this.time = until;
    return this;
  }

  /** Until the first step with this cue and kind is open. */
  until(cue: string, kind = "say", hour = 0): this {
    for (let limit = 0; limit < 10_000; limit += 1) {
      const { step } = this.player;
      if (step.cue === cue && step.kind === kind && (!hour || step.hour === hour)) return this;
      this.pass(1 / 4);
    }
    throw new Error(`never ${cue}`);
  }

  /** What was heard since the last question. */
  news(): string[] {
    return this.heard.splice(0).map(({ text }) => text);
  }
}

const begins = (evening: Evening) =>
  evening.heard.filter(({ text }) => text.startsWith("Die Uhr schlägt")).map(({ at }) => at);

test("a round says its script, and lasts as long as it says", () => {
  for (const players of [4, 5, 6, 7, 8]) {
    const evening = new Evening({ players }).start();
    const { steps } = evening.player;
    evening.pass(total(steps) - 0.1);
    assert.equal(evening.player.isOver, false);
    evening.pass(0.2);
    assert.equal(evening.player.isOver, true);
    const script = steps.flatMap((step) => [...(step.kind === "count" ? [] : [step.said.de]), ...step.marks.map((mark) => mark.said.de)]);
    assert.deepEqual(evening.news(), script);
    assert.deepEqual(evening.timers, []);
  }
});

test("every hour begins as long after the one before, and each of its numbers a second after the last", () => {
  for (const late of [0, 4, 40]) {
    const evening = new Evening({ players: 8 }).start();
    evening.pass(240, late);
    const hours = begins(evening);
    assert.equal(hours.length, 6);
    const lengths = hours.slice(1).map((at, before) => at - hours[before]!);
    const [first] = lengths;
    for (const length of lengths) assert.ok(Math.abs(length - first!) <= late, `${lengths}`);
    // Timers that come late do not add up.
    const hour = evening.player.steps.filter((step) => step.hour === 1).reduce((sum, step) => sum + step.seconds, 0);
    assert.ok(Math.abs(hours[5]! - hours[0]! - 5000 * hour) <= late, `${hours}`);
    const tens = evening.heard.filter(({ text }) => text === "10").map(({ at }) => at);
    tens.forEach((at, hour) => assert.ok(Math.abs(at - tens[0]! - hour * first!) <= 2 * late));
  }
});

test("each hour is the same to the ear: the same things at the same moments", () => {
  const evening = new Evening({ players: 4, hour: 3 }).start();
  evening.pass(300);
  const hours = begins(evening);
  const length = hours[1]! - hours[0]!;
  const pattern = hours.map((start) =>
    evening.heard.filter(({ at }) => at > start && at < start + length).map(({ at, text }) => `${at - start} ${text}`),
  );
  assert.equal(pattern[0]!.length, 4);
  for (const each of pattern.slice(0, 5)) assert.deepEqual(each, pattern[0]);
});

test("a pause stops the clock, and a sentence that it cut off is said again", () => {
  const evening = new Evening().start().until("hour", "say", 2);
  const said = evening.player.step.said.de;
  evening.pass(2);
  evening.news();
  evening.player.pause();
  assert.equal(evening.hushed, 1);
  const { left } = evening.player;
  evening.pass(3600);
  assert.deepEqual([evening.player.left, evening.news()], [left, []]);
  evening.player.resume();
  assert.equal(evening.player.left, evening.player.step.seconds);
  assert.deepEqual(evening.news(), [said]);
});

test("a pause within a count takes nobody's seconds away", () => {
  const evening = new Evening().start().until("hour", "count", 3);
  evening.pass(4.5);
  assert.equal(evening.player.left, 6);
  evening.player.pause();
  evening.pass(100);
  evening.news();
  evening.player.resume();
  assert.deepEqual(evening.news(), ["6"]);
  evening.pass(5.9);
  assert.deepEqual(evening.news(), ["5", "4", "3", "2", "1"]);
  assert.equal(evening.player.step.kind, "count");
  evening.pass(0.2);
  assert.equal(evening.player.step.cue, "shut");
});

test("to repeat begins the hour anew: the call, and then all of its seconds", () => {
  const evening = new Evening().start().until("hour", "count", 4).pass(7);
  evening.news();
  evening.player.repeat();
  assert.match(evening.news().join(), /^Die Uhr schlägt vier/);
  assert.deepEqual([evening.player.step.kind, evening.player.left], ["say", evening.player.step.seconds]);
  evening.until("hour", "count", 4);
  assert.equal(evening.player.left, 10);
});

test("to repeat in a pause says it, and the clock stands", () => {
  const evening = new Evening().start().until("shut").pass(1);
  evening.player.pause();
  evening.news();
  evening.player.repeat();
  assert.equal(evening.news().length, 1);
  evening.pass(60);
  assert.deepEqual([evening.player.step.cue, evening.player.paused], ["shut", true]);
});

test("one step on, one step back", () => {
  const evening = new Evening().start().until("hour", "say", 2);
  const at = evening.player.at;
  evening.player.forward();
  assert.deepEqual([evening.player.at, evening.player.left], [at + 1, 10]);
  evening.player.back();
  evening.player.back();
  assert.deepEqual([evening.player.step.cue, evening.player.step.hour], ["shut", 1]);
  for (let step = 0; step < 40; step += 1) evening.player.back();
  assert.equal(evening.player.at, 0);
  for (let step = 0; step < 60; step += 1) evening.player.forward();
  assert.equal(evening.player.isOver, true);
});

test("in a pause, steps are only turned to; what lies open is said when it goes on", () => {
  const evening = new Evening().start().until("hour", "say", 1);
  evening.player.pause();
  evening.news();
  for (let step = 0; step < 4; step += 1) evening.player.forward();
  evening.pass(60);
  assert.deepEqual([evening.player.step.kind, evening.player.step.hour, evening.news()], ["count", 2, []]);
  evening.player.resume();
  assert.deepEqual([evening.player.left, evening.news()], [10, ["10"]]);
});

test("a talk that was turned to in a pause begins with its sentence", () => {
  const evening = new Evening().start().until("dawn");
  evening.player.pause();
  evening.player.forward();
  evening.news();
  evening.player.resume();
  assert.match(evening.news().join(), /^Jetzt wird geredet/);
});

test("the talk warns, may be longer, and may be over early", () => {
  const evening = new Evening().start().until("talk", "talk");
  evening.news();
  evening.pass(59.5);
  assert.deepEqual(evening.news(), []);
  evening.pass(1);
  assert.deepEqual(evening.news(), ["Noch eine Minute."]);
  evening.player.more(60);
  assert.equal(evening.player.left, 120);
  evening.pass(60);
  assert.deepEqual(evening.news(), ["Noch eine Minute."]);
  evening.pass(50);
  assert.deepEqual(evening.news(), ["Noch zehn Sekunden."]);
  evening.player.forward();
  assert.equal(evening.player.step.cue, "ask");
});

test("to repeat in a talk says what was said last, and the time goes on", () => {
  const evening = new Evening().start().until("talk", "talk").pass(20);
  const talk = evening.player.said.de;
  evening.news();
  assert.match(talk, /2 Minuten/);
  evening.player.repeat();
  assert.deepEqual(evening.news(), [talk]);
  evening.pass(50);
  evening.news();
  const { left } = evening.player;
  evening.player.repeat();
  assert.deepEqual([evening.news(), evening.player.said.de, evening.player.left], [["Noch eine Minute."], "Noch eine Minute.", left]);
});

test("the shortest talk says at once how long it is, and not that a minute is left", () => {
  const evening = new Evening({ talk: 60 }).start().until("talk", "talk");
  const { steps } = evening.player;
  assert.deepEqual(steps.find(({ kind }) => kind === "talk")!.marks.map(({ left }) => left), [10]);
});

test("a talk in a pause keeps its time, and may get more", () => {
  const evening = new Evening().start().until("talk", "talk").pass(30);
  const { left } = evening.player;
  evening.player.pause();
  evening.pass(500);
  evening.player.more(60);
  evening.news();
  evening.player.resume();
  assert.deepEqual([evening.player.left, evening.news()], [left + 60, []]);
});

test("the night waits for a device that was locked, and does not go on by itself", () => {
  const evening = new Evening().start().until("hour", "count", 3);
  evening.player.leave();
  evening.pass(600);
  evening.player.comeBack();
  evening.pass(60);
  assert.deepEqual([evening.player.paused, evening.player.away, evening.player.step.hour], [true, true, 3]);
  evening.player.resume();
  assert.deepEqual([evening.player.paused, evening.player.away], [false, false]);
});

test("people who talk go on talking while the device sleeps", () => {
  const evening = new Evening().start().until("talk", "talk");
  const before = evening.player.left;
  evening.player.leave();
  evening.news();
  evening.time += 70_000; // and no timer came
  evening.player.comeBack();
  assert.equal(evening.player.left, before - 70);
  assert.deepEqual(evening.news(), [], "that one minute was left is old news");
  evening.time += 3_600_000;
  evening.player.comeBack();
  assert.equal(evening.player.step.cue, "ask");
  assert.equal(evening.player.left, evening.player.step.seconds, "time that was slept is not caught up with");
});

test("after it was stopped nothing is heard", () => {
  const evening = new Evening().start().until("hour", "count", 2);
  evening.player.stop();
  evening.news();
  evening.pass(3600);
  assert.deepEqual([evening.news(), evening.timers, evening.hushed], [[], [], 1]);
});
