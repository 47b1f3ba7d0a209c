// Made by tools/gen.py from src/bluffhaus/games/luegenkniffel/texts; do not edit.
import type { Locale } from "./messages.ts";

export interface Messages {
  readonly after_throws: (a: { throws: number }) => string;
  readonly and: () => string;
  readonly announce: () => string;
  readonly announce_this: (a: { said: string | number }) => string;
  readonly announce_title: () => string;
  readonly announce_true: (a: { said: string | number }) => string;
  readonly believe: () => string;
  readonly card: () => string;
  readonly card_all: () => string;
  readonly card_bonus: () => string;
  readonly card_bonus_got: () => string;
  readonly card_bonus_missing: (a: { points: string | number }) => string;
  readonly card_cell: (a: { field: string | number; points: number; state: string; strokes: number }) => string;
  readonly card_combination: () => string;
  readonly card_lies: () => string;
  readonly card_mine: () => string;
  readonly card_points: () => string;
  readonly card_strip: (a: { open: number; total: number }) => string;
  readonly card_total: () => string;
  readonly card_upper: () => string;
  readonly card_whose: () => string;
  readonly cup: (a: { cup: number }) => string;
  readonly cup_locked: (a: { cup: string | number; dice: string | number; n: number }) => string;
  readonly decided: () => string;
  readonly dice_row: () => string;
  readonly dice_yours: (a: { dice: string | number }) => string;
  readonly die: (a: { pips: string | number }) => string;
  readonly die_free: (a: { pips: string | number; place: string | number }) => string;
  readonly die_left: (a: { pips: string | number; place: string | number }) => string;
  readonly die_stays: () => string;
  readonly doubt: () => string;
  readonly field: (a: { field: string }) => string;
  readonly field_means: (a: { field: string }) => string;
  readonly field_short: (a: { field: string }) => string;
  readonly how_all_believe: () => string;
  readonly how_doubt: () => string;
  readonly how_doubt_title: () => string;
  readonly how_end: () => string;
  readonly how_end_title: () => string;
  readonly how_exact: () => string;
  readonly how_free: () => string;
  readonly how_go: () => string;
  readonly how_goal: () => string;
  readonly how_kniffel: () => string;
  readonly how_lie: () => string;
  readonly how_lock: () => string;
  readonly how_many: (a: { field: string | number }) => string;
  readonly how_much: () => string;
  readonly how_say: () => string;
  readonly how_say_lies: () => string;
  readonly how_say_title: () => string;
  readonly how_stroke: () => string;
  readonly how_stroke_title: () => string;
  readonly how_throw: () => string;
  readonly how_throw_title: () => string;
  readonly how_title: () => string;
  readonly how_true: () => string;
  readonly last_round: (a: { name: string | number; you: string }) => string;
  readonly last_round_coming: () => string;
  readonly last_round_done: () => string;
  readonly last_round_me: () => string;
  readonly less: () => string;
  readonly lie_cost: (a: { field: string | number; strokes: string }) => string;
  readonly lie_kniffel: () => string;
  readonly lie_low: (a: { points: string | number }) => string;
  readonly lie_points: (a: { points: number }) => string;
  readonly log_announced: (a: { name: string | number; said: string | number; you: string }) => string;
  readonly log_answered: (a: { doubts: string }) => string;
  readonly log_believed: (a: { name: string | number; you: string }) => string;
  readonly log_credited: (a: { field: string | number; name: string | number; points: number; you: string }) => string;
  readonly log_decided: (a: { name: string | number; you: string }) => string;
  readonly log_ended: (a: { count: number; names: string | number; points: number; you: string }) => string;
  readonly log_knew: (a: { lie: string }) => string;
  readonly log_landed: (a: { dice: string | number }) => string;
  readonly log_last_round: (a: { name: string | number; some: string; still: string | number; you: string }) => string;
  readonly log_left: (a: { n: number }) => string;
  readonly log_revealed: (a: { count: number; dice: string | number; doubters: string | number; lie: string }) => string;
  readonly log_revealed_you: (a: { dice: string | number; lie: string }) => string;
  readonly log_rolled_off: (a: { list: string | number }) => string;
  readonly log_skipped: (a: { name: string | number; you: string }) => string;
  readonly log_stroke: (a: { field: string | number; name: string | number; you: string }) => string;
  readonly log_threw: (a: { name: string | number; throw: number; you: string }) => string;
  readonly log_truth: () => string;
  readonly log_turn: (a: { name: string | number; you: string }) => string;
  readonly mine_filled: (a: { field: string | number; mine: number }) => string;
  readonly mine_filled_stroke: (a: { field: string | number; mine: number }) => string;
  readonly mine_kniffel: () => string;
  readonly mine_kniffel_filled: (a: { mine: string | number; strokes: string }) => string;
  readonly mine_kniffel_stroke: () => string;
  readonly mine_open: (a: { field: string | number; points: number }) => string;
  readonly mine_open_stroke: (a: { field: string | number; points: number }) => string;
  readonly mine_struck: (a: { field: string | number }) => string;
  readonly moment_believed: (a: { name: string | number; you: string }) => string;
  readonly moment_credit: (a: { names: string | number; points: string | number }) => string;
  readonly moment_dice: (a: { dice: string | number }) => string;
  readonly moment_doubt: (a: { count: number; names: string | number }) => string;
  readonly moment_doubt_you: () => string;
  readonly moment_lie: () => string;
  readonly moment_nobody: () => string;
  readonly moment_skip: () => string;
  readonly moment_stroke: (a: { field: string | number; names: string | number }) => string;
  readonly moment_struck: (a: { field: string | number; names: string | number }) => string;
  readonly moment_truth: () => string;
  readonly moment_unseen: () => string;
  readonly more: () => string;
  readonly now_all: () => string;
  readonly now_asked: (a: { name: string | number; said: string | number }) => string;
  readonly now_believe: (a: { name: string | number }) => string;
  readonly now_choose: (a: { throws: number }) => string;
  readonly now_chosen: (a: { left: number; thrown: number }) => string;
  readonly now_doubt: (a: { name: string | number }) => string;
  readonly now_first: () => string;
  readonly now_last_cups: () => string;
  readonly now_minded: () => string;
  readonly now_must: () => string;
  readonly now_other: (a: { name: string | number; throws: number }) => string;
  readonly now_other_first: (a: { name: string | number }) => string;
  readonly now_over: (a: { count: number; name: string | number; you: string }) => string;
  readonly now_paused: () => string;
  readonly now_said: (a: { said: string | number }) => string;
  readonly now_watch: (a: { name: string | number; throws: number }) => string;
  readonly now_watch_asked: (a: { name: string | number; said: string | number }) => string;
  readonly now_watch_first: (a: { name: string | number }) => string;
  readonly phone_shake: () => string;
  readonly phone_shake_ask: () => string;
  readonly points: (a: { points: number }) => string;
  readonly recap: (a: { kind: string; name: string | number; said: string | number }) => string;
  readonly say_sum: (a: { field: string; points: string | number }) => string;
  readonly say_upper: (a: { count: number; face: string | number }) => string;
  readonly says: (a: { name: string | number }) => string;
  readonly scene: (a: { name: string | number; throws: number }) => string;
  readonly shake: () => string;
  readonly skipped_me: () => string;
  readonly stat_biggest: () => string;
  readonly stat_biggest_plain: (a: { name: string | number; said: string | number }) => string;
  readonly stat_honest: () => string;
  readonly stat_honest_line: (a: { name: string | number; told: number }) => string;
  readonly stat_liar: () => string;
  readonly stat_liar_line: (a: { name: string | number; through: string | number; told: number }) => string;
  readonly stat_nose: () => string;
  readonly stat_nose_line: (a: { all: number; name: string | number; right: string | number }) => string;
  readonly strokes: (a: { n: number }) => string;
  readonly thinking: () => string;
  readonly throw_again: (a: { n: number }) => string;
  readonly throw_no: (a: { throw: number }) => string;
  readonly tile_lie: () => string;
  readonly tile_stroke: () => string;
  readonly tile_true: (a: { points: string | number }) => string;
  readonly title: () => string;
  readonly truth: () => string;
  readonly truth_all: () => string;
  readonly truth_caught: () => string;
  readonly truth_doubted: () => string;
  readonly truth_exposed: () => string;
  readonly truth_hidden: () => string;
  readonly truth_hint: () => string;
  readonly truth_lies: () => string;
  readonly truth_line: (a: { dice: string | number; name: string | number; said: string | number; verdict: string | number }) => string;
  readonly truth_none: () => string;
  readonly truth_points: (a: { points: number }) => string;
  readonly truth_show: () => string;
  readonly truth_through: () => string;
  readonly truth_was_true: () => string;
  readonly waiting_for: (a: { names: string | number }) => string;
}

export const messages: Readonly<Record<Locale, Messages>> = {
  de: {
    after_throws: (a) => (a.throws === 1 ? `nach einem Wurf` : a.throws === 2 ? `nach zwei Würfen` : `nach drei Würfen`),
    and: () => "und",
    announce: () => "Ansagen …",
    announce_this: (a) => `${a.said} ansagen`,
    announce_title: () => "Was sagst du an?",
    announce_true: (a) => `${a.said} · wahr`,
    believe: () => "Glauben",
    card: () => "Gewinnkarte",
    card_all: () => "Alle Karten",
    card_bonus: () => "Bonus ab 63",
    card_bonus_got: () => "Bonus 35 sicher, wenn nichts gestrichen wird",
    card_bonus_missing: (a) => `noch ${a.points} bis zum Bonus`,
    card_cell: (a) => `${a.field}: ${a.state === "open" ? `offen` : a.state === "struck" ? `gestrichen` : (a.points === 1 ? `${a.points} Punkt` : `${a.points} Punkte`)}${a.strokes === 0 ? `` : a.strokes === 1 ? `, ein Strich` : `, ${a.strokes} Striche`}`,
    card_combination: () => "Kombination",
    card_lies: () => "Lügen",
    card_mine: () => "Meine Karte",
    card_points: () => "Punkte",
    card_strip: (a) => `Meine Karte: ${a.total === 1 ? `${a.total} Punkt` : `${a.total} Punkte`}, ${a.open === 0 ? `kein Feld offen` : a.open === 1 ? `ein Feld offen` : `${a.open} Felder offen`}. Ganz ansehen`,
    card_total: () => "Summe",
    card_upper: () => "Oben",
    card_whose: () => "Wessen Karte?",
    cup: (a) => (a.cup === 1 ? `Erster Becher` : a.cup === 2 ? `Zweiter Becher` : `Dritter Becher`),
    cup_locked: (a) => (a.n === 0 ? `${a.cup}: nichts darunter` : a.n === 1 ? `${a.cup}: ${a.dice}, liegt fest` : `${a.cup}: ${a.dice}, liegen fest`),
    decided: () => "hat sich entschieden",
    dice_row: () => "Deine Würfel unter dem obersten Wurf",
    dice_yours: (a) => `Deine Würfel: ${a.dice}`,
    die: (a) => `Würfel: ${a.pips}`,
    die_free: (a) => `${a.place}. Würfel: ${a.pips}. Fliegt beim nächsten Wurf mit.`,
    die_left: (a) => `${a.place}. Würfel: ${a.pips}. Bleibt stehen.`,
    die_stays: () => "bleibt",
    doubt: () => "Zweifeln",
    field: (a) => (a.field === "einser" ? `1er` : a.field === "zweier" ? `2er` : a.field === "dreier" ? `3er` : a.field === "vierer" ? `4er` : a.field === "fuenfer" ? `5er` : a.field === "sechser" ? `6er` : a.field === "dreierpasch" ? `Dreierpasch` : a.field === "viererpasch" ? `Viererpasch` : a.field === "full_house" ? `Full House` : a.field === "kleine_strasse" ? `Kleine Straße` : a.field === "grosse_strasse" ? `Große Straße` : a.field === "kniffel" ? `Kniffel` : `Chance`),
    field_means: (a) => (a.field === "einser" ? `nur die 1er zählen` : a.field === "zweier" ? `nur die 2er zählen` : a.field === "dreier" ? `nur die 3er zählen` : a.field === "vierer" ? `nur die 4er zählen` : a.field === "fuenfer" ? `nur die 5er zählen` : a.field === "sechser" ? `nur die 6er zählen` : a.field === "dreierpasch" ? `drei gleiche, alle Augen zählen` : a.field === "viererpasch" ? `vier gleiche, alle Augen zählen` : a.field === "full_house" ? `drei gleiche und zwei andere gleiche` : a.field === "kleine_strasse" ? `vier in einer Reihe` : a.field === "grosse_strasse" ? `fünf in einer Reihe` : a.field === "kniffel" ? `fünf gleiche` : `alle Augen zählen`),
    field_short: (a) => (a.field === "einser" ? `1` : a.field === "zweier" ? `2` : a.field === "dreier" ? `3` : a.field === "vierer" ? `4` : a.field === "fuenfer" ? `5` : a.field === "sechser" ? `6` : a.field === "dreierpasch" ? `3×` : a.field === "viererpasch" ? `4×` : a.field === "full_house" ? `FH` : a.field === "kleine_strasse" ? `KS` : a.field === "grosse_strasse" ? `GS` : a.field === "kniffel" ? `Kn` : `Ch`),
    how_all_believe: () => "Alle glauben: Du schreibst die Punkte auf, ob wahr oder nicht. Die Würfel sieht niemand.",
    how_doubt: () => "Alle anderen entscheiden heimlich und gleichzeitig. Wer schweigt, glaubt.",
    how_doubt_title: () => "3. Glauben oder zweifeln?",
    how_end: () => "Ist eine Karte voll (gestrichene Felder zählen mit), haben alle anderen noch einen Zug. Geglaubt und gezweifelt wird bis zuletzt. Oben 63 Punkte oder mehr: 35 dazu.",
    how_end_title: () => "5. Schluss",
    how_exact: () => "Die Ansage muss genau stimmen. Auch „Zwei 4er“ wäre hier gelogen, denn es sind drei. (Nur wenn am Tisch „mindestens“ gilt, darfst du zu wenig ansagen.) „Null“ kannst du nicht ansagen.",
    how_free: () => "Ist ein Feld bei dir gestrichen, kannst du dort umsonst zweifeln: Du verlierst nichts und bekommst nichts, aber eine Lüge platzt.",
    how_go: () => "Mehr brauchst du nicht. Der Bildschirm sagt dir immer, was du gerade darfst.",
    how_goal: () => "Fünf Würfel, drei Becher, dreizehn Felder. Du würfelst verdeckt und sagst an, was du willst. Wer dir nicht glaubt, zweifelt. Die meisten Punkte gewinnen.",
    how_kniffel: () => "Ausnahme Kniffel: Den schreibt sich nie ein Zweifler gut.",
    how_lie: () => "Jemand zweifelt, und es war gelogen: Du bekommst den Strich. Wer gezweifelt hat und das Feld noch frei hat, schreibt sich gut, was du angesagt hast – auch wenn es wenig ist.",
    how_lock: () => "Was liegt, das liegt! Was einmal unter einem Becher steht, fliegt nicht mehr mit. Hier liegen zwei 4er fest.",
    how_many: (a) => `Wie viele ${a.field}?`,
    how_much: () => "Wie viele Augen zusammen?",
    how_say: () => "Nimm ein Feld, in dem du noch keine Punkte hast und das nicht gestrichen ist. Bei diesem Wurf wären all das wahr:",
    how_say_lies: () => "Und all das wäre gelogen:",
    how_say_title: () => "2. Ansagen, was du willst",
    how_stroke: () => "Der erste Strich in einem Feld tut nicht weh. Der zweite streicht das Feld, auch wenn dort schon Punkte stehen.",
    how_stroke_title: () => "4. Striche",
    how_throw: () => "Bis zu dreimal. Nach jedem Wurf darfst du Würfel unter dem untersten Becher stehen lassen; mit den anderen Bechern wirfst du den Rest. Alle sehen, wie oft du wirfst. Niemand sieht, was und wie viel du stehen lässt.",
    how_throw_title: () => "1. Werfen, heimlich",
    how_title: () => "Lügen-Kniffel in zwei Minuten",
    how_true: () => "Jemand zweifelt, und es war wahr: Du schreibst die Punkte auf, und wer gezweifelt hat, bekommt in diesem Feld einen Strich.",
    last_round: (a) => (a.you === "yes" ? `Letzte Runde: Deine Karte ist voll.` : `Letzte Runde: Die Karte von ${a.name} ist voll.`),
    last_round_coming: () => "Du bist noch einmal dran.",
    last_round_done: () => "Du wirfst nicht mehr, aber du glaubst oder zweifelst bis zum Schluss.",
    last_round_me: () => "Das ist dein letzter Zug.",
    less: () => "einer weniger",
    lie_cost: (a) => (a.strokes === "none" ? `Fliegst du auf: ein Strich bei ${a.field}.` : `Fliegst du auf: zweiter Strich, das Feld ${a.field} ist gestrichen.`),
    lie_kniffel: () => "Einen Kniffel schreibt sich kein Zweifler gut.",
    lie_low: (a) => `Zu wenig angesagt ist auch gelogen: Deine Würfel sind hier ${a.points} wert.`,
    lie_points: (a) => `Gelogen! ${a.points === 1 ? `${a.points} Punkt` : `${a.points} Punkte`}, wenn es alle glauben.`,
    log_announced: (a) => `${a.you === "yes" ? `Du sagst` : `${a.name} sagt`} an: „${a.said}!“`,
    log_answered: (a) => `${a.doubts === "yes" ? `Du zweifelst` : `Du glaubst es`} – noch geheim.`,
    log_believed: (a) => `${a.you === "yes" ? `Alle glauben dir.` : `Alle glauben ${a.name}.`} Die Würfel bleiben geheim.`,
    log_credited: (a) => `${a.you === "yes" ? `Du schreibst dir` : `${a.name} schreibt sich`} ${a.points === 1 ? `${a.points} Punkt` : `${a.points} Punkte`} bei ${a.field} gut.`,
    log_decided: (a) => `${a.you === "yes" ? `Du hast dich` : `${a.name} hat sich`} entschieden.`,
    log_ended: (a) => `Ende. ${a.count === 1 ? (a.you === "yes" ? `Du gewinnst` : `${a.names} gewinnt`) : `${a.names} gewinnen gemeinsam`} mit ${a.points === 1 ? `${a.points} Punkt` : `${a.points} Punkten`}.`,
    log_knew: (a) => `${a.lie === "yes" ? `Das war gelogen, und niemand hat es gemerkt.` : `Das war die Wahrheit.`} Nur du weißt es.`,
    log_landed: (a) => `Unter deinen Bechern liegt: ${a.dice}.`,
    log_last_round: (a) => `${a.you === "yes" ? `Deine Karte ist voll` : `Die Karte von ${a.name} ist voll`}. Letzte Runde${a.some === "yes" ? ` für ${a.still}` : `, aber niemand ist mehr dran`}.`,
    log_left: (a) => (a.n === 0 ? `Du lässt keinen Würfel stehen.` : a.n === 1 ? `Du lässt einen Würfel stehen.` : `Du lässt ${a.n} Würfel stehen.`),
    log_revealed: (a) => `${a.doubters} ${a.count === 1 ? `zweifelt` : `zweifeln`}. Unter den Bechern lag ${a.dice}: ${a.lie === "yes" ? `gelogen!` : `die Wahrheit!`}`,
    log_revealed_you: (a) => `Du zweifelst. Unter den Bechern lag ${a.dice}: ${a.lie === "yes" ? `gelogen!` : `die Wahrheit!`}`,
    log_rolled_off: (a) => `Wer fängt an? ${a.list}.`,
    log_skipped: (a) => `${a.you === "yes" ? `Du wirst` : `${a.name} wird`} übersprungen: nichts mehr frei.`,
    log_stroke: (a) => `${a.you === "yes" ? `Du bekommst` : `${a.name} bekommt`} einen Strich bei ${a.field}.`,
    log_threw: (a) => `${a.you === "yes" ? `Du wirfst` : `${a.name} wirft`} ${a.throw === 1 ? `zum ersten Mal` : a.throw === 2 ? `zum zweiten Mal` : `zum dritten Mal`}.`,
    log_truth: () => "Alle Becher sind offen: Die ganze Wahrheit liegt auf dem Tisch.",
    log_turn: (a) => `${a.you === "yes" ? `Du bist` : `${a.name} ist`} dran.`,
    mine_filled: (a) => `Bei ${a.field} hast du schon ${a.mine === 1 ? `${a.mine} Punkt` : `${a.mine} Punkte`}, mehr wird es nicht. Stimmt die Ansage, kostet dich Zweifeln einen Strich.`,
    mine_filled_stroke: (a) => `Bei ${a.field} hast du ${a.mine === 1 ? `${a.mine} Punkt` : `${a.mine} Punkte`} und einen Strich. Stimmt die Ansage, kostet dich Zweifeln diese Punkte.`,
    mine_kniffel: () => "Einen Kniffel schreibt sich kein Zweifler gut. Stimmt er, kostet dich Zweifeln einen Strich.",
    mine_kniffel_filled: (a) => `Du hast schon ${a.mine} Punkte beim Kniffel. Stimmt dieser, kostet dich Zweifeln ${a.strokes === "none" ? `einen Strich.` : `diese Punkte.`}`,
    mine_kniffel_stroke: () => "Einen Kniffel schreibt sich kein Zweifler gut, und du hast hier schon einen Strich. Stimmt er, ist dein Feld gestrichen.",
    mine_open: (a) => `Dein Feld ${a.field} ist noch offen: Entlarvst du eine Lüge, bekommst du ${a.points === 1 ? `${a.points} Punkt` : `${a.points} Punkte`}. Stimmt es doch, bekommst du einen Strich.`,
    mine_open_stroke: (a) => `Dein Feld ${a.field} ist offen und hat schon einen Strich: Entlarvst du eine Lüge, bekommst du ${a.points === 1 ? `${a.points} Punkt` : `${a.points} Punkte`}. Stimmt es doch, ist das Feld gestrichen.`,
    mine_struck: (a) => `Dein Feld ${a.field} ist gestrichen: Zweifeln kostet dich nichts und bringt dir nichts.`,
    moment_believed: (a) => (a.you === "yes" ? `Alle glauben dir!` : `Alle glauben ${a.name}.`),
    moment_credit: (a) => `${a.names}: +${a.points}`,
    moment_dice: (a) => `Unter den Bechern: ${a.dice}`,
    moment_doubt: (a) => (a.count === 1 ? `${a.names} zweifelt!` : `${a.names} zweifeln!`),
    moment_doubt_you: () => "Du zweifelst!",
    moment_lie: () => "Gelogen!",
    moment_nobody: () => "Niemand schreibt etwas gut.",
    moment_skip: () => "Weiter",
    moment_stroke: (a) => `${a.names}: Strich bei ${a.field}`,
    moment_struck: (a) => `${a.names}: ${a.field} gestrichen`,
    moment_truth: () => "Die Wahrheit!",
    moment_unseen: () => "Die Würfel verschwinden ungesehen.",
    more: () => "einer mehr",
    now_all: () => "Alle kannst du nicht stehen lassen: Wirf mindestens einen – oder sag an.",
    now_asked: (a) => `${a.name} sagt „${a.said}“. Glaubst du das? Niemand sieht deine Antwort, bevor alle geantwortet haben.`,
    now_believe: (a) => `Du glaubst ${a.name}. Gleich, wenn alle entschieden haben, geht es weiter.`,
    now_choose: (a) => `${a.throws === 1 ? `Du hast einmal geworfen.` : `Du hast zweimal geworfen.`} Tippe an, was stehen bleibt, und wirf den Rest – oder sag an.`,
    now_chosen: (a) => `${a.left === 1 ? `Ein Würfel bleibt` : `${a.left} Würfel bleiben`} stehen, ${a.thrown === 1 ? `einer fliegt` : `${a.thrown} fliegen`} noch einmal. Was liegt, das liegt!`,
    now_doubt: (a) => `Du zweifelst an ${a.name}. Gleich, wenn alle entschieden haben, gehen die Becher hoch.`,
    now_first: () => "Du bist dran: Wirf alle fünf Würfel. Nur du siehst, was fällt.",
    now_last_cups: () => "Das war die letzte Ansage. Gleich steht fest, wer gewonnen hat.",
    now_minded: () => "Ein Bot spielt gerade für dich. Nimm deinen Platz zurück, wann immer du willst.",
    now_must: () => "Das war dein dritter Wurf. Jetzt musst du ansagen: wahr oder gelogen, ganz wie du willst.",
    now_other: (a) => `${a.throws === 1 ? `${a.name} hat einmal geworfen` : a.throws === 2 ? `${a.name} hat zweimal geworfen` : `${a.name} hat dreimal geworfen`} und sagt bald etwas an. Dann entscheidest du, ob es stimmt.`,
    now_other_first: (a) => `${a.name} ist dran und schüttelt gleich die Becher. Danach fragt man dich, ob du die Ansage glaubst.`,
    now_over: (a) => (a.you === "yes" ? (a.count === 1 ? `Du hast gewonnen! Unten liegt die ganze Wahrheit.` : `Geteilter Sieg, und du bist dabei! Unten liegt die ganze Wahrheit.`) : (a.count === 1 ? `${a.name} hat gewonnen. Unten liegt die ganze Wahrheit.` : `${a.name} teilen sich den Sieg. Unten liegt die ganze Wahrheit.`)),
    now_paused: () => "Pause. Alle Uhren stehen, sobald es weitergeht, bist du wieder mittendrin.",
    now_said: (a) => `Du sagst „${a.said}“. Jetzt entscheiden die anderen heimlich, ob sie dir glauben.`,
    now_watch: (a) => `${a.throws === 1 ? `${a.name} hat einmal geworfen` : a.throws === 2 ? `${a.name} hat zweimal geworfen` : `${a.name} hat dreimal geworfen`} und überlegt, was sich gut anhört.`,
    now_watch_asked: (a) => `${a.name} sagt „${a.said}“. Die anderen entscheiden heimlich: glauben oder zweifeln?`,
    now_watch_first: (a) => `${a.name} ist dran und schüttelt gleich die Becher.`,
    phone_shake: () => "Handy schütteln geht auch",
    phone_shake_ask: () => "Mit dem Handy schütteln",
    points: (a) => (a.points === 1 ? `${a.points} Punkt` : `${a.points} Punkte`),
    recap: (a) => `Zuletzt: ${a.name} mit „${a.said}“, ${a.kind === "believed" ? `alle haben es geglaubt` : a.kind === "lie" ? `gelogen` : `die Wahrheit`}`,
    say_sum: (a) => (a.field === "dreierpasch" ? `Dreierpasch mit ${a.points}` : a.field === "viererpasch" ? `Viererpasch mit ${a.points}` : `Chance mit ${a.points}`),
    say_upper: (a) => (a.count === 1 ? `Ein ${a.face}er` : a.count === 2 ? `Zwei ${a.face}er` : a.count === 3 ? `Drei ${a.face}er` : a.count === 4 ? `Vier ${a.face}er` : a.count === 5 ? `Fünf ${a.face}er` : `${a.count} ${a.face}er`),
    says: (a) => `${a.name} sagt`,
    scene: (a) => (a.throws === 0 ? `Die drei Becher von ${a.name} stecken ineinander. Noch kein Wurf.` : a.throws === 1 ? `Die Becher von ${a.name} stehen auf dem Tisch. Ein Wurf, niemand sonst sieht darunter.` : a.throws === 2 ? `Zwei Stapel vor ${a.name}: zwei Würfe, niemand sonst sieht darunter.` : `Drei Becher vor ${a.name}: drei Würfe, niemand sonst sieht darunter.`),
    shake: () => "Becher schütteln",
    skipped_me: () => "Du wurdest übersprungen: Auf deiner Karte ist nichts mehr frei.",
    stat_biggest: () => "Dickste geglaubte Lüge",
    stat_biggest_plain: (a) => `${a.name} mit „${a.said}“`,
    stat_honest: () => "Ehrlichste Haut",
    stat_honest_line: (a) => `${a.name}: ${a.told === 0 ? `keine einzige Lüge` : a.told === 1 ? `nur eine Lüge` : `nur ${a.told} Lügen`}`,
    stat_liar: () => "Dreistestes Gesicht",
    stat_liar_line: (a) => `${a.name}: ${a.told === 1 ? `eine Lüge` : `${a.told} Lügen`}, ${a.through} davon durchgegangen`,
    stat_nose: () => "Beste Nase",
    stat_nose_line: (a) => (a.all === 1 ? `${a.name}: ein Zweifel, und der saß` : `${a.name}: ${a.right} von ${a.all} Zweifeln richtig`),
    strokes: (a) => (a.n === 0 ? `kein Strich` : a.n === 1 ? `ein Strich` : `${a.n} Striche`),
    thinking: () => "überlegt noch",
    throw_again: (a) => (a.n === 1 ? `Einen Würfel werfen` : `${a.n} Würfel werfen`),
    throw_no: (a) => (a.throw === 0 ? `noch kein Wurf` : a.throw === 1 ? `1. Wurf` : a.throw === 2 ? `2. Wurf` : `3. Wurf`),
    tile_lie: () => "Lüge",
    tile_stroke: () => "ein Strich: letzte Chance",
    tile_true: (a) => `wahr: ${a.points}`,
    title: () => "Lügen-Kniffel",
    truth: () => "Die ganze Wahrheit",
    truth_all: () => "Alle",
    truth_caught: () => "Entlarvt",
    truth_doubted: () => "zu Unrecht bezweifelt",
    truth_exposed: () => "entlarvt",
    truth_hidden: () => "An diesem Tisch bleiben die geglaubten Würfel geheim.",
    truth_hint: () => "Jede Ansage neben den Würfeln, die wirklich darunter lagen.",
    truth_lies: () => "Geglaubte Lügen",
    truth_line: (a) => `${a.name}: „${a.said}“. Darunter lag ${a.dice}. ${a.verdict}`,
    truth_none: () => "Nichts davon. Lauter ehrliche Leute.",
    truth_points: (a) => `Stimmt. Bringt ${a.points === 1 ? `${a.points} Punkt` : `${a.points} Punkte`}.`,
    truth_show: () => "Was willst du sehen?",
    truth_through: () => "durchgegangen",
    truth_was_true: () => "wahr",
    waiting_for: (a) => `Es überlegen noch: ${a.names}`,
  },
  en: {
    after_throws: (a) => (a.throws === 1 ? `after one throw` : a.throws === 2 ? `after two throws` : `after three throws`),
    and: () => "and",
    announce: () => "Announce …",
    announce_this: (a) => `Announce: ${a.said}`,
    announce_title: () => "What do you announce?",
    announce_true: (a) => `${a.said} · true`,
    believe: () => "Believe",
    card: () => "Score card",
    card_all: () => "All cards",
    card_bonus: () => "Bonus from 63",
    card_bonus_got: () => "Bonus 35 is yours unless a field is struck",
    card_bonus_missing: (a) => `${a.points} to go for the bonus`,
    card_cell: (a) => `${a.field}: ${a.state === "open" ? `open` : a.state === "struck" ? `struck` : (a.points === 1 ? `${a.points} point` : `${a.points} points`)}${a.strokes === 0 ? `` : a.strokes === 1 ? `, one stroke` : `, ${a.strokes} strokes`}`,
    card_combination: () => "Combination",
    card_lies: () => "Lies",
    card_mine: () => "My card",
    card_points: () => "Points",
    card_strip: (a) => `My card: ${a.total === 1 ? `${a.total} point` : `${a.total} points`}, ${a.open === 0 ? `no field open` : a.open === 1 ? `one field open` : `${a.open} fields open`}. See it whole`,
    card_total: () => "Total",
    card_upper: () => "Upper",
    card_whose: () => "Whose card?",
    cup: (a) => (a.cup === 1 ? `First cup` : a.cup === 2 ? `Second cup` : `Third cup`),
    cup_locked: (a) => (a.n === 0 ? `${a.cup}: nothing beneath` : a.n === 1 ? `${a.cup}: ${a.dice}, locked` : `${a.cup}: ${a.dice}, locked`),
    decided: () => "has decided",
    dice_row: () => "Your dice of the latest throw",
    dice_yours: (a) => `Your dice: ${a.dice}`,
    die: (a) => `Die: ${a.pips}`,
    die_free: (a) => `Die ${a.place}: ${a.pips}. Flies with the next throw.`,
    die_left: (a) => `Die ${a.place}: ${a.pips}. Stays.`,
    die_stays: () => "stays",
    doubt: () => "Doubt",
    field: (a) => (a.field === "einser" ? `1s` : a.field === "zweier" ? `2s` : a.field === "dreier" ? `3s` : a.field === "vierer" ? `4s` : a.field === "fuenfer" ? `5s` : a.field === "sechser" ? `6s` : a.field === "dreierpasch" ? `Three of a kind` : a.field === "viererpasch" ? `Four of a kind` : a.field === "full_house" ? `Full house` : a.field === "kleine_strasse" ? `Small straight` : a.field === "grosse_strasse" ? `Large straight` : a.field === "kniffel" ? `Kniffel` : `Chance`),
    field_means: (a) => (a.field === "einser" ? `only the 1s count` : a.field === "zweier" ? `only the 2s count` : a.field === "dreier" ? `only the 3s count` : a.field === "vierer" ? `only the 4s count` : a.field === "fuenfer" ? `only the 5s count` : a.field === "sechser" ? `only the 6s count` : a.field === "dreierpasch" ? `three alike, all pips count` : a.field === "viererpasch" ? `four alike, all pips count` : a.field === "full_house" ? `three alike and two others alike` : a.field === "kleine_strasse" ? `four in a row` : a.field === "grosse_strasse" ? `five in a row` : a.field === "kniffel" ? `five alike` : `all pips count`),
    field_short: (a) => (a.field === "einser" ? `1` : a.field === "zweier" ? `2` : a.field === "dreier" ? `3` : a.field === "vierer" ? `4` : a.field === "fuenfer" ? `5` : a.field === "sechser" ? `6` : a.field === "dreierpasch" ? `3×` : a.field === "viererpasch" ? `4×` : a.field === "full_house" ? `FH` : a.field === "kleine_strasse" ? `SS` : a.field === "grosse_strasse" ? `LS` : a.field === "kniffel" ? `Kn` : `Ch`),
    how_all_believe: () => "All believe: you write the points down, true or not. Nobody sees the dice.",
    how_doubt: () => "All others decide secretly and at once. Whoever says nothing, believes.",
    how_doubt_title: () => "3. Believe or doubt?",
    how_end: () => "Once a card is full (struck fields count), everybody else has one more turn. You believe or doubt to the very end. 63 points or more in the upper part: 35 extra.",
    how_end_title: () => "5. The end",
    how_exact: () => "An announcement must fit exactly. “Two 4s” would be a lie here as well, for there are three. (Only where the table plays “at least” may you announce too little.) You cannot announce “none”.",
    how_free: () => "Where a field is struck on your card, you doubt for free: you lose nothing and gain nothing, but a lie bursts.",
    how_go: () => "That is all you need. The screen always tells you what you may do now.",
    how_goal: () => "Five dice, three cups, thirteen fields. You throw in secret and announce whatever you like. Whoever does not believe you, doubts. Most points win.",
    how_kniffel: () => "Except a Kniffel: no doubter is ever credited with that.",
    how_lie: () => "Somebody doubts, and it was a lie: the stroke is yours. Whoever doubted and has the field open is credited with what you announced – even if it is little.",
    how_lock: () => "What lies, lies! A die left under a cup never flies again. Here two 4s are locked.",
    how_many: (a) => `How many ${a.field}?`,
    how_much: () => "How many pips in all?",
    how_say: () => "Take a field where you have no points yet and which is not struck. With these dice, all of this would be true:",
    how_say_lies: () => "And all of this would be a lie:",
    how_say_title: () => "2. Announce what you like",
    how_stroke: () => "The first stroke in a field does not hurt. The second one strikes the field, even if points are already there.",
    how_stroke_title: () => "4. Strokes",
    how_throw: () => "Up to three times. After each throw you may leave dice standing under the lowest cup; with the other cups you throw the rest. Everybody sees how often you throw. Nobody sees which dice you leave, or how many.",
    how_throw_title: () => "1. Throw, in secret",
    how_title: () => "Lügen-Kniffel in two minutes",
    how_true: () => "Somebody doubts, and it was true: you write the points down, and whoever doubted gets a stroke in that field.",
    last_round: (a) => (a.you === "yes" ? `Last round: your card is full.` : `Last round: ${a.name}’s card is full.`),
    last_round_coming: () => "You have one more turn.",
    last_round_done: () => "You throw no more, but you believe or doubt to the very end.",
    last_round_me: () => "This is your last turn.",
    less: () => "one less",
    lie_cost: (a) => (a.strokes === "none" ? `If you are caught: a stroke at ${a.field}.` : `If you are caught: the second stroke, and ${a.field} is struck.`),
    lie_kniffel: () => "No doubter is ever credited with a Kniffel.",
    lie_low: (a) => `Announcing too little is a lie, too: your dice are worth ${a.points} here.`,
    lie_points: (a) => `A lie! ${a.points === 1 ? `${a.points} point` : `${a.points} points`} if everybody believes it.`,
    log_announced: (a) => `${a.you === "yes" ? `You announce` : `${a.name} announces`}: “${a.said}!”`,
    log_answered: (a) => `${a.doubts === "yes" ? `You doubt it` : `You believe it`} – still secret.`,
    log_believed: (a) => `${a.you === "yes" ? `Everybody believes you.` : `Everybody believes ${a.name}.`} The dice stay secret.`,
    log_credited: (a) => `${a.you === "yes" ? `You are` : `${a.name} is`} credited with ${a.points === 1 ? `${a.points} point` : `${a.points} points`} at ${a.field}.`,
    log_decided: (a) => `${a.you === "yes" ? `You have` : `${a.name} has`} decided.`,
    log_ended: (a) => `The end. ${a.count === 1 ? (a.you === "yes" ? `You win` : `${a.names} wins`) : `${a.names} win together`} with ${a.points === 1 ? `${a.points} point` : `${a.points} points`}.`,
    log_knew: (a) => `${a.lie === "yes" ? `That was a lie, and nobody noticed.` : `That was the truth.`} Only you know.`,
    log_landed: (a) => `Beneath your cups: ${a.dice}.`,
    log_last_round: (a) => `${a.you === "yes" ? `Your card is full` : `${a.name}’s card is full`}. Last round${a.some === "yes" ? ` for ${a.still}` : `, but nobody has a turn left`}.`,
    log_left: (a) => (a.n === 0 ? `You leave no die standing.` : a.n === 1 ? `You leave one die standing.` : `You leave ${a.n} dice standing.`),
    log_revealed: (a) => `${a.doubters} ${a.count === 1 ? `doubts` : `doubt`} it. Beneath the cups lay ${a.dice}: ${a.lie === "yes" ? `a lie!` : `the truth!`}`,
    log_revealed_you: (a) => `You doubt it. Beneath the cups lay ${a.dice}: ${a.lie === "yes" ? `a lie!` : `the truth!`}`,
    log_rolled_off: (a) => `Who begins? ${a.list}.`,
    log_skipped: (a) => `${a.you === "yes" ? `You are` : `${a.name} is`} skipped: nothing is left open.`,
    log_stroke: (a) => `${a.you === "yes" ? `You get` : `${a.name} gets`} a stroke at ${a.field}.`,
    log_threw: (a) => `${a.you === "yes" ? `You throw` : `${a.name} throws`} ${a.throw === 1 ? `for the first time` : a.throw === 2 ? `for the second time` : `for the third time`}.`,
    log_truth: () => "All cups are lifted: the whole truth lies on the table.",
    log_turn: (a) => `${a.you === "yes" ? `It is your turn` : `It is ${a.name}’s turn`}.`,
    mine_filled: (a) => `At ${a.field} you already have ${a.mine === 1 ? `${a.mine} point` : `${a.mine} points`}, and no more. If it is true, doubting costs you a stroke.`,
    mine_filled_stroke: (a) => `At ${a.field} you have ${a.mine === 1 ? `${a.mine} point` : `${a.mine} points`} and one stroke. If it is true, doubting costs you those points.`,
    mine_kniffel: () => "No doubter is ever credited with a Kniffel. If it is true, doubting costs you a stroke.",
    mine_kniffel_filled: (a) => `You already have ${a.mine} points at Kniffel. If this one is true, doubting costs you ${a.strokes === "none" ? `a stroke.` : `those points.`}`,
    mine_kniffel_stroke: () => "No doubter is ever credited with a Kniffel, and you have a stroke here. If it is true, your field is struck.",
    mine_open: (a) => `Your field ${a.field} is still open: expose a lie and you get ${a.points === 1 ? `${a.points} point` : `${a.points} points`}. If it is true after all, you get a stroke.`,
    mine_open_stroke: (a) => `Your field ${a.field} is open and has one stroke: expose a lie and you get ${a.points === 1 ? `${a.points} point` : `${a.points} points`}. If it is true after all, the field is struck.`,
    mine_struck: (a) => `Your field ${a.field} is struck: doubting costs you nothing and brings you nothing.`,
    moment_believed: (a) => (a.you === "yes" ? `Everybody believes you!` : `Everybody believes ${a.name}.`),
    moment_credit: (a) => `${a.names}: +${a.points}`,
    moment_dice: (a) => `Beneath the cups: ${a.dice}`,
    moment_doubt: (a) => (a.count === 1 ? `${a.names} doubts it!` : `${a.names} doubt it!`),
    moment_doubt_you: () => "You doubt it!",
    moment_lie: () => "A lie!",
    moment_nobody: () => "Nobody is credited.",
    moment_skip: () => "Go on",
    moment_stroke: (a) => `${a.names}: a stroke at ${a.field}`,
    moment_struck: (a) => `${a.names}: ${a.field} struck`,
    moment_truth: () => "The truth!",
    moment_unseen: () => "The dice vanish unseen.",
    more: () => "one more",
    now_all: () => "You cannot leave all of them: throw at least one – or announce.",
    now_asked: (a) => `${a.name} says “${a.said}”. Do you believe it? Nobody sees your answer before everybody has answered.`,
    now_believe: (a) => `You believe ${a.name}. It goes on as soon as everybody has decided.`,
    now_choose: (a) => `${a.throws === 1 ? `You have thrown once.` : `You have thrown twice.`} Tap what stays and throw the rest – or announce.`,
    now_chosen: (a) => `${a.left === 1 ? `One die stays` : `${a.left} dice stay`}, ${a.thrown === 1 ? `one flies` : `${a.thrown} fly`} again. What lies, lies!`,
    now_doubt: (a) => `You doubt ${a.name}. The cups are lifted as soon as everybody has decided.`,
    now_first: () => "Your turn: throw all five dice. Only you see what falls.",
    now_last_cups: () => "That was the last announcement. In a moment we know who has won.",
    now_minded: () => "A bot is playing for you. Take your seat back whenever you like.",
    now_must: () => "That was your third throw. Now you must announce: true or false, just as you please.",
    now_other: (a) => `${a.throws === 1 ? `${a.name} has thrown once` : a.throws === 2 ? `${a.name} has thrown twice` : `${a.name} has thrown three times`} and will soon announce something. Then you decide whether it is true.`,
    now_other_first: (a) => `It is ${a.name}’s turn to shake the cups. Then you will be asked whether you believe what is announced.`,
    now_over: (a) => (a.you === "yes" ? (a.count === 1 ? `You have won! Below lies the whole truth.` : `A shared win, and you are part of it! Below lies the whole truth.`) : (a.count === 1 ? `${a.name} has won. Below lies the whole truth.` : `${a.name} share the win. Below lies the whole truth.`)),
    now_paused: () => "Paused. All clocks stand still; when it goes on, you are right back in.",
    now_said: (a) => `You say “${a.said}”. Now the others secretly decide whether they believe you.`,
    now_watch: (a) => `${a.throws === 1 ? `${a.name} has thrown once` : a.throws === 2 ? `${a.name} has thrown twice` : `${a.name} has thrown three times`} and ponders what might sound good.`,
    now_watch_asked: (a) => `${a.name} says “${a.said}”. The others secretly decide: believe or doubt?`,
    now_watch_first: (a) => `It is ${a.name}’s turn to shake the cups.`,
    phone_shake: () => "Shaking the phone works, too",
    phone_shake_ask: () => "Shake with the phone",
    points: (a) => (a.points === 1 ? `${a.points} point` : `${a.points} points`),
    recap: (a) => `Just now: ${a.name} with “${a.said}”, ${a.kind === "believed" ? `everybody believed it` : a.kind === "lie" ? `a lie` : `the truth`}`,
    say_sum: (a) => (a.field === "dreierpasch" ? `Three of a kind with ${a.points}` : a.field === "viererpasch" ? `Four of a kind with ${a.points}` : `Chance with ${a.points}`),
    say_upper: (a) => (a.count === 1 ? `One ${a.face}` : a.count === 2 ? `Two ${a.face}s` : a.count === 3 ? `Three ${a.face}s` : a.count === 4 ? `Four ${a.face}s` : a.count === 5 ? `Five ${a.face}s` : `${a.count} ${a.face}s`),
    says: (a) => `${a.name} says`,
    scene: (a) => (a.throws === 0 ? `The three cups of ${a.name} are stacked. Not thrown yet.` : a.throws === 1 ? `The cups of ${a.name} stand on the table. One throw, nobody else sees beneath.` : a.throws === 2 ? `Two stacks before ${a.name}: two throws, nobody else sees beneath.` : `Three cups before ${a.name}: three throws, nobody else sees beneath.`),
    shake: () => "Shake the cups",
    skipped_me: () => "You were skipped: nothing is left open on your card.",
    stat_biggest: () => "Fattest lie believed",
    stat_biggest_plain: (a) => `${a.name} with “${a.said}”`,
    stat_honest: () => "Most honest soul",
    stat_honest_line: (a) => `${a.name}: ${a.told === 0 ? `not a single lie` : a.told === 1 ? `only one lie` : `only ${a.told} lies`}`,
    stat_liar: () => "Straightest face",
    stat_liar_line: (a) => `${a.name}: ${a.told === 1 ? `one lie` : `${a.told} lies`}, ${a.through} of them went through`,
    stat_nose: () => "Best nose",
    stat_nose_line: (a) => (a.all === 1 ? `${a.name}: one doubt, spot on` : `${a.name}: ${a.right} right of ${a.all} doubts`),
    strokes: (a) => (a.n === 0 ? `no stroke` : a.n === 1 ? `one stroke` : `${a.n} strokes`),
    thinking: () => "is still thinking",
    throw_again: (a) => (a.n === 1 ? `Throw one die` : `Throw ${a.n} dice`),
    throw_no: (a) => (a.throw === 0 ? `not thrown yet` : a.throw === 1 ? `1st throw` : a.throw === 2 ? `2nd throw` : `3rd throw`),
    tile_lie: () => "lie",
    tile_stroke: () => "one stroke: last chance",
    tile_true: (a) => `true: ${a.points}`,
    title: () => "Lügen-Kniffel",
    truth: () => "The whole truth",
    truth_all: () => "All",
    truth_caught: () => "Caught",
    truth_doubted: () => "doubted in vain",
    truth_exposed: () => "caught",
    truth_hidden: () => "At this table believed dice stay secret.",
    truth_hint: () => "Every announcement beside the dice that really lay beneath it.",
    truth_lies: () => "Believed lies",
    truth_line: (a) => `${a.name}: “${a.said}”. Beneath lay ${a.dice}. ${a.verdict}`,
    truth_none: () => "None of that. Honest people, all of you.",
    truth_points: (a) => `That is true. It brings ${a.points === 1 ? `${a.points} point` : `${a.points} points`}.`,
    truth_show: () => "What do you want to see?",
    truth_through: () => "went through",
    truth_was_true: () => "true",
    waiting_for: (a) => `Still thinking: ${a.names}`,
  },
};
