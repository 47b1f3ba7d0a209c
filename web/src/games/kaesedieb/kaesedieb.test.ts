import assert from "node:assert/strict";
import { test } from "node:test";
import { board, echo, hoursOf, known, likelyHour, same, saidAt, saidOf, unsaid } from "./claims.ts";
import { groups, KINDS } from "./compose.ts";
import { BLANK, CLAIMS, NAMES, SHOTS } from "./gallery/frames.ts";
import { lineOf, SECRET } from "./log.ts";
import { memories, sight, type Sleeper } from "./night.ts";
import { quote } from "./say.ts";
import { called } from "./speak.ts";
import { momentBetween, sentence, touches, type Situation } from "./story.ts";
import { bought, chapters, honest, judged, noses, tellers, timeless, touchedAfter } from "./truth.ts";
import type { Claim, Menu, Said, Stage } from "./types.ts";
import { wordsIn } from "./words.ts";

const de = wordsIn(() => "de");
const en = wordsIn(() => "en");

const menuOf = (shot: string): Menu | null => (SHOTS[shot]!.menu ? { ...BLANK, ...SHOTS[shot]!.menu } : null);

function situation(shot: string, more: Partial<Situation> = {}): Situation {
  const { view, me, names } = SHOTS[shot]!;
  return { view, me, menu: menuOf(shot), names, paused: false, minded: false, ...more };
}

function sleeper(shot: string, more: Partial<Sleeper> = {}): Sleeper {
  const { view, names } = SHOTS[shot]!;
  return { view, menu: menuOf(shot), names, sheep: 0, touched: [], ...more };
}

// --- the night ----------------------------------------------------------------------------------

const NIGHTS = Object.keys(SHOTS).filter((shot) => ["night", "touch", "meet"].includes(SHOTS[shot]!.view.stage));

test("without a finger on the moon the night says the same to whoever is awake and whoever is not", () => {
  const five = NIGHTS.filter((shot) => SHOTS[shot]!.names.length === 5 && SHOTS[shot]!.me !== null);
  assert.ok(five.length > 6);
  for (const t of [de, en]) assert.equal(new Set(five.map((shot) => sentence(t, situation(shot)))).size, 1);
  assert.equal(sentence(de, situation("touch8")), sentence(de, situation("touched8")));
});

test("behind the finger everybody has as many figures in the same places, awake or not", () => {
  for (const shot of NIGHTS.filter((one) => SHOTS[one]!.me === 0)) {
    const { figures, title, text } = sight(de, sleeper(shot));
    const others = SHOTS[shot]!.names.map((_, seat) => seat).slice(1);
    assert.deepEqual(figures.map(({ seat }) => seat), others, shot);
    assert.ok(title && text, shot);
  }
});

test("whoever sleeps dreams of sheep, and of nothing else", () => {
  for (const shot of ["asleep", "asleep8", "touched8"]) {
    const { awake, middle, figures } = sight(de, sleeper(shot));
    assert.equal(awake, false);
    assert.equal(middle, "dream");
    assert.ok(figures.every(({ look, pick }) => look === "sheep" && pick));
  }
});

test("a mouse alone may point at every cup, and sees one lifted afterwards", () => {
  assert.ok(sight(de, sleeper("alone")).figures.every(({ look, pick }) => look === "cup" && pick));
  const seen = sight(de, sleeper("peeped"));
  assert.deepEqual(seen.figures.filter(({ pips }) => pips !== null), [{ seat: 2, look: "lifted", pick: false, pips: 5 }]);
  assert.match(seen.how, /Claudia: eine 5/);
});

test("two who are awake see each other, and no cup", () => {
  const { middle, figures, how } = sight(de, sleeper("gone"));
  assert.equal(middle, "gone");
  assert.deepEqual(figures.map(({ look }) => look), ["awake", "asleep", "awake", "asleep"]);
  assert.ok(figures.every(({ pick }) => !pick));
  assert.match(how, /Bernd und Dorothea-Sophie/);
});

test("a witness sees the thief, and learns to be an accomplice", () => {
  const { middle, text, how, figures } = sight(de, sleeper("saw"));
  assert.deepEqual([middle, figures[0]!.look], ["taken", "thief"]);
  assert.match(text, /Bernd nimmt den Käse/);
  assert.equal(how, de.awake_accomplice({ you: "yes", name: "Anna" }));
});

test("with several witnesses the thief may point at those who saw it, and at nobody else", () => {
  const { figures, how } = sight(de, sleeper("witness"));
  assert.deepEqual(figures.filter(({ pick }) => pick).map(({ seat }) => seat), [2, 4]);
  assert.equal(how, de.awake_witness());
  assert.match(sight(de, sleeper("waits")).how, /Bernd sucht sich/);
});

test("the thief touches as many hands as he is to, and sees which", () => {
  const first = sight(de, sleeper("touch8", { touched: [3] }));
  assert.deepEqual(first.figures.filter(({ look }) => look === "touched").map(({ seat }) => seat), [3]);
  assert.match(first.how, /Noch 1/);
  assert.deepEqual([4, 5, 6, 7, 8].map(touches), [0, 0, 1, 2, 2]);
});

test("with eight the touched see the thief, with seven only each other", () => {
  assert.equal(sight(de, sleeper("meet8")).figures.find(({ seat }) => seat === 5)!.look, "thief");
  const seven = sight(de, sleeper("meet7"));
  assert.ok(!seven.figures.some(({ look }) => look === "thief"));
  assert.ok(seven.how.includes(de.meet_seven()));
});

test("with seven the thief sleeps while his accomplices meet", () => {
  const { view, names } = SHOTS["meet7"]!;
  const thief = { ...view, me: { ...view.me!, role: "thief", accomplice: false } as const, band: { thief: 0, accomplices: [2, 3] } };
  assert.equal(sight(de, { view: thief, menu: null, names, sheep: 0, touched: [] }).awake, false);
});

test("what was seen in the night is remembered by day", () => {
  assert.deepEqual(memories(de, SHOTS["asleep"]!.view, NAMES), []);
  const [note] = memories(de, SHOTS["talk"]!.view, NAMES);
  assert.equal(note!.hour, 3);
  assert.match(note!.lines.join(" "), /Bernd nimmt den Käse! Mit dir wach: Bernd. Du bist jetzt Komplize!/);
  const [alone] = memories(de, SHOTS["peeped"]!.view, NAMES);
  assert.match(alone!.lines.join(" "), /liegt noch da. Unter dem Becher von Claudia: eine 5/);
});

// --- claims -------------------------------------------------------------------------------------

const say = (number: number, seat: number, claim: Claim, more: Partial<Said> = {}): Said => ({ number, seat, claim, stands: true, corrected_by: null, ...more });

test("the board has a row for everybody and a place for every hour", () => {
  const rows = board(CLAIMS, 5);
  assert.deepEqual(rows.map((row) => row.length), [6, 6, 6, 6, 6]);
  assert.deepEqual(rows[2]![0]!.map(({ sign }) => sign), ["woke", "there", "alone"]);
});

test("what somebody says of another stands in both rows", () => {
  const rows = board([say(1, 3, { type: "SayWith", hour: 5, seat: 4 }), say(2, 1, { type: "SayTaken", hour: 3, thief: 0 })], 5);
  assert.deepEqual(rows[3]![4], [{ sign: "with", by: 3, other: 4, number: 1, stands: true }]);
  assert.deepEqual(rows[4]![4], [{ sign: "with", by: 3, other: 3, number: 1, stands: true }]);
  assert.deepEqual(rows[0]![2], [{ sign: "took", by: 1, other: null, number: 2, stands: true }]);
});

test("contradictions stand side by side, and nothing marks either as wrong", () => {
  const [there, gone] = [say(1, 0, { type: "SayCheese", hour: 2, there: true }), say(2, 1, { type: "SayCheese", hour: 2, there: false })];
  const rows = board([there, gone], 4);
  assert.deepEqual(Object.keys(rows[0]![1]![0]!).sort(), ["by", "number", "other", "sign", "stands"]);
  const swapped = board([{ ...gone, seat: 0 }, { ...there, seat: 1 }], 4);
  assert.deepEqual(rows.map((row) => row.map((cell) => cell.length)), swapped.map((row) => row.map((cell) => cell.length)));
});

test("what was taken back stays to be seen, behind what stands", () => {
  const cell = board([say(1, 1, { type: "SayWoke", hours: [3] }, { stands: false }), say(2, 1, { type: "SayAlone", hour: 3 })], 4)[1]![2]!;
  assert.deepEqual(cell.map(({ sign, stands }) => [sign, stands]), [["alone", true], ["woke", false]]);
});

test("a cell and a name open what was said there", () => {
  assert.deepEqual(saidAt(CLAIMS, 1, 3).map(({ number }) => number), [5, 9, 10]);
  assert.deepEqual(saidOf(CLAIMS, 0).map(({ number }) => number), [11, 12]);
});

test("who believes whom is what they said last", () => {
  assert.deepEqual(echo(CLAIMS, 5), { believed: [4], doubted: [] });
  assert.deepEqual(echo(CLAIMS, 10), { believed: [], doubted: [0] });
  const changed = [say(1, 2, { type: "SayBelief", claim: 9, believes: true }, { stands: false, corrected_by: 2 }), say(2, 2, { type: "SayBelief", claim: 9, believes: false })];
  assert.deepEqual(echo(changed, 9), { believed: [], doubted: [2] });
});

test("claims are the same whatever order their words come in", () => {
  assert.ok(same({ type: "SayAlone", hour: 2 }, { hour: 2, type: "SayAlone" }));
  assert.ok(!same({ type: "SayAlone", hour: 2 }, { type: "SayAlone", hour: 3 }));
});

test("what one knows is what one saw, and nothing more", () => {
  const truths = known(SHOTS["talk"]!.view);
  assert.deepEqual(truths, [
    { type: "SayWoke", hours: [3] },
    { type: "SayCheese", hour: 3, there: true },
    { type: "SayWith", hour: 3, seat: 1 },
    { type: "SayTaken", hour: 3, thief: 1 },
    { type: "SayDie", seat: 0, pips: 3 },
    { type: "SayRole", seat: 0, role: "mouse" },
    { type: "SayRole", seat: 1, role: "thief" },
  ]);
  assert.deepEqual(known(SHOTS["watch"]!.view), []);
});

test("what one has said already is not offered again", () => {
  const left = unsaid(SHOTS["talk"]!.view);
  assert.ok(!left.some((claim) => claim.type === "SayRole" && claim.seat === 0));
  assert.equal(left[0]!.type, "SayWoke");
});

test("one speaks of the hour one has claimed, else of the true one", () => {
  const { view } = SHOTS["talk"]!;
  assert.equal(likelyHour(view), 3);
  assert.equal(likelyHour({ ...view, claims: [say(1, 0, { type: "SayWoke", hours: [6] })] }), 6);
});

test("two taps reach everything that can be claimed, and truths are marked among lies", () => {
  const { view } = SHOTS["talk"]!;
  const { claim } = menuOf("talk")!;
  const all = KINDS.flatMap((kind) => groups(de, kind, view, claim!, NAMES, 3).flatMap(({ options }) => options));
  for (const truth of known(view)) assert.ok(all.some((option) => option.true && same(option.claim, truth)), truth.type);
  assert.equal(all.filter((option) => option.true).length, known(view).length);
  assert.ok(all.length === 76 && all.every(({ label }) => label.length > 0));
});

test("nothing is offered that one could not say of oneself", () => {
  const { view } = SHOTS["talk"]!;
  const { claim } = menuOf("talk")!;
  for (const kind of ["company", "taken", "suspect"] as const) {
    const seats = groups(de, kind, view, claim!, NAMES, 3).flatMap(({ options }) => options.map((option) => Object.values(option.claim)));
    assert.ok(seats.every((values) => !values.includes(0)), kind);
  }
});

test("claims are said as people say them", () => {
  assert.equal(quote(de, { type: "SayWoke", hours: [2, 5] }, 0, NAMES), "Ich bin um 2 und 5 Uhr aufgewacht.");
  assert.equal(quote(de, { type: "SayDie", seat: 0, pips: 4 }, 0, NAMES), "Unter meinem Becher liegt eine 4.");
  assert.equal(quote(en, { type: "SayRole", seat: 1, role: "thief" }, 0, NAMES), "Bernd is the cheese thief.");
  assert.equal(quote(en, { type: "SayTaken", hour: 3, thief: 1 }, 0, NAMES), "At 3 o’clock I saw Bernd take the cheese.");
});

// --- the truth ----------------------------------------------------------------------------------

const over = SHOTS["over"]!.view;

test("every claim is told with its truth, in the hour it speaks of", () => {
  const told = chapters(over.truth!, over.claims);
  assert.deepEqual(told.map(({ claims }) => claims.map(({ number, truth }) => `${number} ${truth}`)), [
    ["1 true", "2 true", "3 true"],
    ["4 false"],
    ["9 true", "10 true"],
    [],
    ["6 true", "7 true"],
    [],
  ]);
  const all = [...told.flatMap(({ claims }) => claims), ...timeless(over.truth!, over.claims)].map(({ number }) => number);
  const facts = over.claims.filter(({ claim }) => claim.type !== "SayBelief").map(({ number }) => number);
  assert.deepEqual(all.sort((a, b) => a - b), facts);
  assert.equal(judged(over.truth!, over.claims)[10]!.truth, "false");
  assert.deepEqual(hoursOf({ type: "SaySuspect", seat: 1 }), []);
});

test("who lied, how often; and opinions are no lies", () => {
  const rows = tellers(over.truth!, over.claims);
  assert.deepEqual([rows[0]!.seat, rows[0]!.lies], [0, 2]);
  assert.equal(rows.find(({ seat }) => seat === 3)!.told, 1);
  assert.equal(honest(rows)!.seat, 2);
  assert.equal(honest(rows.filter(({ lies }) => !lies)), null);
});

test("the lie that was believed, the noses, and who was touched", () => {
  assert.equal(bought(over.truth!, over.claims), null);
  const claims = [say(1, 0, { type: "SayAlone", hour: 2 }), say(2, 4, { type: "SayBelief", claim: 1, believes: true })];
  const truth = { ...over.truth!, claims: ["false", "opinion"] as const };
  assert.deepEqual(bought(truth, claims)!.by, [4]);
  assert.deepEqual(noses(over.truth!, [1, 0, 0, 0, 3]), [1, 2, 3]);
  assert.deepEqual(touchedAfter(over.truth!), []);
  const later = { ...over.truth!, hours: over.truth!.hours.map((hour) => ({ ...hour, recruited: null })) };
  assert.deepEqual(touchedAfter(later), [1]);
});

// --- words --------------------------------------------------------------------------------------

test("every moment has a sentence of its own, in both languages", () => {
  for (const t of [de, en]) {
    for (const shot of Object.keys(SHOTS)) {
      const text = sentence(t, situation(shot));
      assert.ok(text.length > 20 && !/undefined|\?,|\? /.test(text.replace("Wer war’s? ", "").replace("Who did it? ", "")), `${shot}: ${text}`);
    }
  }
  assert.equal(sentence(de, situation("vote", { paused: true })), de.now_paused());
  assert.equal(sentence(de, situation("vote", { minded: true })), de.now_minded());
});

test("whoever has a bot mind the seat reads nothing else, awake or not", () => {
  assert.equal(sentence(de, situation("alone", { minded: true })), sentence(de, situation("asleep", { minded: true })));
});

const PUBLIC = [
  { type: "Dealt", seat: 0, role: "thief" },
  { type: "LookedUp", seat: 0 },
  { type: "HourStruck", hour: 3 },
  { type: "EyesClosed" },
  { type: "HandsOut" },
  { type: "EyesMeet" },
  { type: "DayBroke" },
  { type: "Claimed", seat: 0, number: 1, claim: { type: "SayAlone", hour: 3 }, corrects: [] },
  { type: "TookBack", seat: 1, number: 1 },
  { type: "WantsVote", seat: 1 },
  { type: "WantsTalk", seat: 1 },
  { type: "WantsMore", seat: 1 },
  { type: "TalkExtended", left: 1 },
  { type: "VoteBegan" },
  { type: "HasVoted", seat: 0 },
  { type: "VotesOpened", votes: [1, 0, 0, 0, 3], drawn: [4] },
  { type: "Unmasked", seat: 0, role: "thief" },
  { type: "Ended", ending: "thief_caught", winners: [2, 3, 4] },
  { type: "TruthTold", night: over.truth },
];

test("the log tells everything that is public, and of secrets not even that there are some", () => {
  for (const lang of ["de", "en"] as const) {
    const context = { names: NAMES, me: 0, lang };
    const t = wordsIn(() => lang);
    for (const event of PUBLIC) assert.match(lineOf(t, event, context) ?? "", /^[^{}]{8,}$/, event.type);
    for (const type of SECRET) assert.equal(lineOf(t, { type }, context), null, type);
  }
  assert.doesNotMatch(lineOf(de, PUBLIC[0]!, { names: NAMES, me: 0, lang: "de" })!, /Dieb|Maus/);
});

test("moments lie between stages, never within one", () => {
  const stages: Stage[] = ["look", "night", "touch", "meet", "talk", "vote", "over"];
  const found = stages.flatMap((one) => stages.map((two) => [one, two, momentBetween(one, two)]).filter(([, , moment]) => moment));
  assert.deepEqual(found, [
    ["night", "talk", "dawn"],
    ["touch", "talk", "dawn"],
    ["meet", "talk", "dawn"],
    ["talk", "vote", "vote"],
    ["vote", "over", "reveal"],
  ]);
});

test("the television calls every hour alike, whoever wakes, and by nobody's name", () => {
  const table = { players: 5, talk: 120 };
  const hours = [2, 3, 4, 5, 6].map((hour) => called(de, "de", "night", hour, table));
  assert.equal(new Set(hours.map((text) => text.replace(/zwei|drei|vier|fünf|sechs/gi, "#"))).size, 1);
  for (const stage of ["night", "touch", "meet", "talk", "vote", "over"] as const) {
    const text = called(en, "en", stage, 1, { players: 8, talk: 90 });
    assert.ok(text.length > 20 && NAMES.every((name) => !text.includes(name)), stage);
  }
  assert.equal(called(de, "de", "look", 0, table), "");
});
