import assert from "node:assert/strict";
import { test } from "node:test";
import { strokes, ticks } from "./bells.ts";
import { isLacking, PATIENCE, Voice, voicesFor, type Synthesis } from "./voice.ts";

class Utterance {
  lang = "";
  rate = 1;
  voice: unknown = null;
  onstart: () => void = () => {};
  onend: () => void = () => {};
  onerror: (event: { error: string }) => void = () => {};
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });

const named = (name: string, lang: string, localService = true) => ({ name, lang, localService });
const GERMAN = [named("Netz", "de-DE", false), named("Anna", "de_DE"), named("Kate", "en-GB")];

/** A device that speaks when the test says so. */
class Device {
  said: Utterance[] = [];
  cancelled = 0;
  troubles: string[] = [];
  rung = 0;
  waiting: (() => void)[] = [];
  readonly voice: Voice;

  constructor(voices = GERMAN, name = "", synthesis = true) {
    const speech = {
      speaking: true,
      pending: false,
      getVoices: () => voices,
      resume: () => {},
      cancel: () => (this.cancelled += 1),
      speak: (saying: unknown) => this.said.push(saying as Utterance),
    } as unknown as Synthesis;
    this.voice = new Voice(synthesis ? speech : undefined, { lang: "de", name, rate: 0.9 }, {
      mute: (why) => this.troubles.push(why),
      heard: () => this.troubles.push("heard"),
      after: (milliseconds, then) => {
        assert.equal(milliseconds, PATIENCE);
        this.waiting.push(then);
        return () => (this.waiting = this.waiting.filter((other) => other !== then));
      },
    });
  }

  say(text: string): Utterance | undefined {
    this.voice.say(text, () => (this.rung += 1));
    return this.said.at(-1);
  }
}

test("a voice of the language is taken, one without a network first, or the one that was chosen", () => {
  assert.deepEqual(voicesFor(GERMAN, "de").map(({ name }) => name), ["Anna", "Netz"]);
  const said = new Device().say("Nacht")!;
  assert.deepEqual([said.text, said.lang, said.rate, said.voice], ["Nacht", "de_DE", 0.9, GERMAN[1]]);
  assert.equal(new Device(GERMAN, "Netz").say("Nacht")!.voice, GERMAN[0]);
  assert.equal(new Device(GERMAN, "gone").say("Nacht")!.voice, GERMAN[1]);
});

test("a device that names no voices may speak nevertheless", () => {
  const device = new Device([]);
  assert.equal(device.say("Nacht")!.lang, "de-DE");
  assert.deepEqual([isLacking([], "de"), device.troubles, device.rung], [false, [], 0]);
});

test("a device with voices for other languages only rings, and mangles nothing", () => {
  const device = new Device([named("Kate", "en-GB")]);
  device.say("Nacht");
  assert.deepEqual([device.said, device.troubles, device.rung], [[], ["lacking"], 1]);
});

test("a browser that cannot speak at all rings", () => {
  const device = new Device([], "", false);
  device.say("Nacht");
  assert.deepEqual([device.troubles, device.rung], [["lacking"], 1]);
});

test("speech that is denied rings once", () => {
  const device = new Device();
  device.say("Nacht")!.onerror({ error: "not-allowed" });
  assert.deepEqual([device.troubles, device.rung, device.waiting], [["silent"], 1, []]);
});

test("a voice that does not begin is not waited for: the bell rings, the next time at once", () => {
  const device = new Device();
  device.say("Nacht");
  assert.equal(device.rung, 0);
  device.waiting.forEach((then) => then());
  assert.deepEqual([device.troubles, device.rung], [["silent"], 1]);
  const second = device.say("eins")!;
  assert.equal(device.rung, 2);
  second.onerror({ error: "synthesis-failed" });
  assert.equal(device.rung, 2, "not twice for one sentence");
});

test("a voice that was late is a voice again", () => {
  const device = new Device();
  device.say("Nacht");
  device.waiting.forEach((then) => then());
  device.said[0]!.onstart();
  device.say("eins");
  assert.deepEqual([device.troubles, device.rung], [["silent", "heard"], 1]);
});

test("what is said next cuts off what is being said, and that is no trouble", () => {
  const device = new Device();
  const first = device.say("lang")!;
  first.onstart();
  assert.equal(device.voice.isSpeaking, true);
  const second = device.say("kurz")!;
  first.onerror({ error: "interrupted" });
  first.onerror({ error: "synthesis-failed" });
  first.onend();
  assert.equal(device.voice.isSpeaking, true);
  second.onstart();
  second.onend();
  assert.deepEqual([device.voice.isSpeaking, device.troubles, device.rung, device.waiting], [false, [], 0, []]);
  assert.equal(device.cancelled, 2);
});

test("the bell strikes the hour, low for eyes shut, and ticks for a number", () => {
  for (const hour of [1, 2, 3, 4, 5, 6]) assert.equal(strokes({ cue: "hour", hour }).length, hour);
  const low = strokes({ cue: "shut", hour: 3 });
  assert.ok(low.every(({ hz }) => hz < 200));
  assert.deepEqual(strokes({ cue: "apart", hour: 0 }), low);
  assert.notDeepEqual(strokes({ cue: "dawn", hour: 0 }), low);
  assert.equal(ticks({ kind: "count" }, { left: 7 })[0]!.seconds < 0.2, true);
  assert.equal(ticks({ kind: "talk" }, { left: 60 })[0]!.seconds > 1, true);
});
