import assert from "node:assert/strict";
import { test } from "node:test";
import { HOURS, script, spoken, total, wins, type Cue, type Plan, type Step } from "./script.ts";
import { tidy } from "./settings.ts";

const PLAYERS = [4, 5, 6, 7, 8];
const plan = (more: Partial<Plan> = {}): Plan => ({
  players: 5,
  fallMouse: false,
  lang: "de",
  rate: 1,
  hour: 10,
  talk: 120,
  ...more,
});
const every = PLAYERS.flatMap((players) =>
  (["de", "en"] as const).flatMap((lang) => [0.6, 1, 1.4].map((rate) => plan({ players, lang, rate }))),
);

/** The moments of a round in short: a count is its cue with the seconds. */
const shape = (steps: readonly Step[]): string[] =>
  steps.map(({ cue, kind, seconds }) => (kind === "count" ? `${cue} ${seconds}` : cue));
const SIX_HOURS = HOURS.flatMap(() => ["hour", "hour 10", "shut"]);
const DAY = ["dawn", "talk", "ask", "ask 3", "point", "reveal"];

test("with four, two dice are explained before the night, and nobody is touched after it", () => {
  assert.deepEqual(shape(script(plan({ players: 4 }))), ["four", "asleep", ...SIX_HOURS, ...DAY]);
});

test("with five, the witness is explained before the night, and the thief is told to point in every hour", () => {
  const steps = script(plan({ players: 5 }));
  assert.deepEqual(shape(steps), ["five", "asleep", ...SIX_HOURS, ...DAY]);
  const calls = steps.filter(({ cue, kind }) => cue === "hour" && kind === "say");
  assert.equal(calls.length, 6);
  for (const { said } of calls) {
    assert.match(said.de, /Dieb: Sieht dich jemand, dann zeig auf eine Person/);
    assert.match(said.en, /thief: if you are seen, point at one person/);
  }
});

test("with six, the thief touches one hand, and the two look at each other", () => {
  const after = ["hands", "touch", "touch 5", "look", "look 5", "apart"];
  assert.deepEqual(shape(script(plan({ players: 6 }))), ["asleep", ...SIX_HOURS, ...after, ...DAY]);
  assert.match(spoken("touch", { players: 6 }).de, /eine Hand/);
  assert.match(spoken("look", { players: 6 }).de, /Du und der Dieb/);
  assert.match(spoken("apart", { players: 6 }).en, /You two/);
});

test("with seven, the thief shuts his eyes before the two whom he touched open theirs", () => {
  const after = ["hands", "touch", "touch 5", "thief_shut", "look", "look 5", "apart"];
  assert.deepEqual(shape(script(plan({ players: 7 }))), ["asleep", ...SIX_HOURS, ...after, ...DAY]);
  assert.match(spoken("touch", { players: 7 }).de, /zwei Hände.*lässt die Augen noch zu/);
  assert.doesNotMatch(spoken("look", { players: 7 }).de, /Dieb/);
  assert.doesNotMatch(spoken("look", { players: 7 }).en, /thief/i);
  assert.match(spoken("apart", { players: 7 }).en, /You two/);
});

test("with eight, the thief touches two hands, and all three look at each other", () => {
  const after = ["hands", "touch", "touch 5", "look", "look 5", "apart"];
  assert.deepEqual(shape(script(plan({ players: 8 }))), ["asleep", ...SIX_HOURS, ...after, ...DAY]);
  assert.match(spoken("touch", { players: 8 }).en, /two hands/);
  assert.match(spoken("look", { players: 8 }).de, /Dieb, nick ihnen zu.*alle drei/);
  assert.match(spoken("apart", { players: 8 }).en, /You three/);
});

test("every hour lasts as long as every other, whatever its name", () => {
  for (const each of every) {
    const hours = HOURS.map((hour) => script(each).filter((step) => step.hour === hour).map((step) => step.seconds));
    for (const hour of hours) assert.deepEqual(hour, hours[0]);
  }
});

test("the hours are called in their order, by their names and by nothing else", () => {
  for (const players of PLAYERS) {
    const calls = HOURS.map((hour) => spoken("hour", { players, hour }));
    const de = ["eins", "zwei", "drei", "vier", "fünf", "sechs"];
    const en = ["one", "two", "three", "four", "five", "six"];
    const blank = (said: string, names: string[]) => said.replace(new RegExp(`\\b(${names.join("|")})(?![a-zäöü])`, "gi"), "…");
    calls.forEach((said, at) => {
      assert.match(said.de, new RegExp(`schlägt ${de[at]}\\.`));
      assert.match(said.en, new RegExp(`strikes ${en[at]}\\.`));
    });
    // Apart from the number all six are the same.
    assert.equal(new Set(calls.map((said) => blank(said.de, de))).size, 1);
    assert.equal(new Set(calls.map((said) => blank(said.en, en))).size, 1);
  }
});

test("a count says every second once, from all of them down to one", () => {
  for (const seconds of [3, 10, 15]) {
    const counts = script(plan({ hour: seconds })).filter(({ cue, kind }) => cue === "hour" && kind === "count");
    assert.equal(counts.length, 6);
    for (const { marks } of counts) {
      assert.deepEqual(marks.map(({ left }) => left), Array.from({ length: seconds }, (_, past) => seconds - past));
      assert.deepEqual(marks.map(({ said }) => said.de), marks.map(({ left }) => String(left)));
    }
  }
});

test("the vote is counted in words", () => {
  const vote = script(plan()).find(({ cue, kind }) => cue === "ask" && kind === "count")!;
  assert.deepEqual(vote.marks.map(({ said }) => said.de), ["Drei", "Zwei", "Eins"]);
  assert.deepEqual(vote.marks.map(({ said }) => said.en), ["Three", "Two", "One"]);
});

test("the talk has as long as one wants, and is said to", () => {
  const said = (talk: number) => spoken("talk", { players: 5, talk });
  assert.match(said(60).de, /eine Minute lang/);
  assert.match(said(120).de, /2 Minuten lang/);
  assert.match(said(150).en, /2 minutes and 30 seconds/);
  assert.equal(script(plan({ talk: 210 })).find(({ kind }) => kind === "talk")!.seconds, 210);
});

test("eyes are shut from the lights out until dawn, and at no other time", () => {
  for (const each of every) {
    const steps = script(each);
    const [asleep, dawn] = ["asleep", "dawn"].map((cue) => steps.findIndex((step) => step.cue === cue));
    steps.forEach((step, at) => assert.equal(step.night, at >= asleep! && at < dawn!, step.cue));
  }
});

test("every line has time to be said in its language, also by a slow voice", () => {
  for (const each of every) {
    for (const step of script(each).filter(({ kind }) => kind === "say")) {
      const letters = step.said[each.lang].length / (step.seconds - 1) / each.rate;
      assert.ok(letters <= 13, `${step.cue}: ${letters} letters a second`);
      assert.ok(Number.isInteger(step.seconds));
    }
  }
});

test("the total is what the parts last", () => {
  const round = (more: Partial<Plan>) => total(script(plan(more)));
  assert.equal(round({ hour: 15 }) - round({ hour: 3 }), 6 * 12);
  assert.equal(round({ talk: 300 }) - round({ talk: 60 }), 240, "the clock of the talk runs while its sentence is said");
  const night = (players: number) => total(script(plan({ players })).filter((step) => step.night));
  assert.ok(night(8) > night(6) && night(6) > 6 * 10 && night(8) < 240, `${night(8)} s`);
});

test("nothing that is said is missing in a language", () => {
  const cues = new Set<Cue>(every.flatMap((each) => script(each).map(({ cue }) => cue)));
  assert.equal(cues.size, 15);
  for (const each of every)
    for (const { said, title } of script(each))
      for (const text of [said.de, said.en, title.de, title.en]) assert.ok(text.length > 3, text);
});

test("the Fall Mouse changes who wins, and nothing of what is heard at night", () => {
  for (const players of [6, 7, 8]) {
    assert.deepEqual(script(plan({ players, fallMouse: true })), script(plan({ players })));
    const who = wins({ players, fallMouse: true }).map(({ who }) => who.en);
    assert.deepEqual(who.slice(0, 2), ["The Fall Mouse", "The mice"]);
    assert.equal(wins({ players, fallMouse: false }).length, 2);
  }
});

test("who wins knows how many accomplices there are", () => {
  const thief = (players: number) => wins({ players, fallMouse: false })[1]!;
  assert.equal(thief(4).who.en, "The cheese thief");
  assert.doesNotMatch(thief(4).when.en, /accomplice/);
  assert.equal(thief(5).who.en, "Thief and accomplice");
  assert.equal(thief(7).who.en, "Thief and accomplices");
});

test("settings are tidied, whatever the device remembers", () => {
  const usual = { players: 5, fallMouse: false, lang: null, voice: "", rate: 1, hour: 10, talk: 120 };
  for (const strange of [null, undefined, "x", 7, [], {}, { players: "8", hour: NaN, lang: "fr" }]) {
    assert.deepEqual(tidy(strange), usual);
  }
  const most = { players: 99, fallMouse: true, lang: "en", voice: "Anna", rate: 9, hour: 99, talk: 9999 };
  assert.deepEqual(tidy(most), { ...most, players: 8, rate: 1.4, hour: 15, talk: 300 });
  assert.deepEqual(tidy({ hour: -1, talk: 100, rate: 0.73 }), { ...usual, hour: 3, talk: 90, rate: 0.7 });
  assert.equal(tidy({ players: 5, fallMouse: true }).fallMouse, false);
  assert.deepEqual(tidy(tidy(most)), tidy(most));
});
