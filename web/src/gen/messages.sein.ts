// Made by tools/gen.py from src/bluffhaus/games/sein/texts; do not edit.
import type { Locale } from "./messages.ts";

export interface Messages {
  readonly accept_of: (a: { name: string | number }) => string;
  readonly accuse_none: () => string;
  readonly accuse_short: () => string;
  readonly accuse_this: (a: { character: string; name: string | number }) => string;
  readonly accuse_title: () => string;
  readonly accuse_warn: (a: { name: string | number }) => string;
  readonly act_choose: () => string;
  readonly act_packs: () => string;
  readonly act_sorts: (a: { n: number }) => string;
  readonly act_store: (a: { stones: string | number }) => string;
  readonly act_take: (a: { n: string | number; name: string | number; sort: string }) => string;
  readonly act_then: (a: { character: string | number }) => string;
  readonly act_title: (a: { character: string }) => string;
  readonly act_which: () => string;
  readonly act_whom: () => string;
  readonly act_whom_many: (a: { n: string | number }) => string;
  readonly action_name: (a: { action: string }) => string;
  readonly and: () => string;
  readonly ask_hint: () => string;
  readonly ask_short: () => string;
  readonly ask_this: (a: { name: string | number }) => string;
  readonly ask_title: () => string;
  readonly ask_why: () => string;
  readonly back_short: () => string;
  readonly ballot_ayes: () => string;
  readonly ballot_nays: () => string;
  readonly brings: () => string;
  readonly brings_nothing: () => string;
  readonly brings_pack: (a: { n: number }) => string;
  readonly card_hold_short: () => string;
  readonly card_is: (a: { character: string }) => string;
  readonly card_mine: () => string;
  readonly chain: () => string;
  readonly chain_none: () => string;
  readonly chain_stones: () => string;
  readonly character: (a: { character: string }) => string;
  readonly circle: () => string;
  readonly claim_title: (a: { character: string }) => string;
  readonly claimed_by: (a: { character: string; name: string | number }) => string;
  readonly culprit_has: (a: { name: string | number }) => string;
  readonly do_enchant: (a: { list: string | number }) => string;
  readonly do_enchant_each: (a: { name: string | number; sort: string; you: string }) => string;
  readonly do_fetch: (a: { stones: string | number }) => string;
  readonly do_levy: (a: { sort: string }) => string;
  readonly do_steal: (a: { name: string | number; packs: string; sort: string; you: string }) => string;
  readonly editor_action: (a: { n: string | number; name: string | number }) => string;
  readonly editor_add: () => string;
  readonly editor_drop: (a: { n: string | number; name: string | number }) => string;
  readonly editor_hint: () => string;
  readonly editor_no_reaction: () => string;
  readonly editor_reset: () => string;
  readonly editor_save: () => string;
  readonly effect_different: (a: { n: number }) => string;
  readonly effect_enchant: (a: { n: number }) => string;
  readonly effect_fetch: (a: { stones: string | number }) => string;
  readonly effect_levy: (a: { sort: string }) => string;
  readonly effect_steal: (a: { n: string | number }) => string;
  readonly end_turn: () => string;
  readonly falls_with: (a: { list: string | number }) => string;
  readonly fine_has: (a: { n: number }) => string;
  readonly fine_hint: () => string;
  readonly fine_which: () => string;
  readonly flaw: (a: { what: string }) => string;
  readonly gives_nothing: () => string;
  readonly how_accept: () => string;
  readonly how_accuse: () => string;
  readonly how_accuse_title: () => string;
  readonly how_ask: () => string;
  readonly how_ask_title: () => string;
  readonly how_chain: () => string;
  readonly how_chain_title: () => string;
  readonly how_end: () => string;
  readonly how_end_title: () => string;
  readonly how_falls: () => string;
  readonly how_go: () => string;
  readonly how_goal: () => string;
  readonly how_immune: () => string;
  readonly how_lie: () => string;
  readonly how_pay: () => string;
  readonly how_points: () => string;
  readonly how_table: () => string;
  readonly how_thief: () => string;
  readonly how_title: () => string;
  readonly how_true: () => string;
  readonly how_turn: () => string;
  readonly how_turn_title: () => string;
  readonly how_two: () => string;
  readonly how_unmask: () => string;
  readonly how_unmask_risk: () => string;
  readonly how_unmask_title: () => string;
  readonly how_who: () => string;
  readonly how_who_title: () => string;
  readonly i_am: (a: { character: string }) => string;
  readonly i_am_fining: (a: { character: string; stones: string | number }) => string;
  readonly last_rounds: (a: { n: number }) => string;
  readonly link_accept: (a: { name: string | number; you: string }) => string;
  readonly link_estate: (a: { name: string | number; you: string }) => string;
  readonly link_fine: (a: { stones: string | number }) => string;
  readonly link_forgive: () => string;
  readonly link_illegal: () => string;
  readonly link_immune: () => string;
  readonly link_mercy: (a: { name: string | number; stones: string | number; you: string }) => string;
  readonly link_pay: (a: { name: string | number; stones: string | number; you: string }) => string;
  readonly link_question: (a: { name: string | number; you: string }) => string;
  readonly link_share: (a: { name: string | number; stones: string | number; you: string }) => string;
  readonly log_accused: (a: { name: string | number; you: string }) => string;
  readonly log_answered: (a: { asker: string | number; asker_you: string; name: string | number; you: string }) => string;
  readonly log_began: (a: { name: string | number; you: string }) => string;
  readonly log_chance: (a: { name: string | number; you: string }) => string;
  readonly log_claim: (a: { character: string; name: string | number; what: string | number; you: string }) => string;
  readonly log_confessed: (a: { character: string; name: string | number; you: string }) => string;
  readonly log_dealt: () => string;
  readonly log_decided: (a: { name: string | number; you: string }) => string;
  readonly log_ended: (a: { ending: string; n: number; names: string | number; you: string }) => string;
  readonly log_fell: (a: { cause: string; n: number }) => string;
  readonly log_guessed: (a: { name: string | number; seat: string | number; you: string }) => string;
  readonly log_link: (a: { name: string | number; what: string | number; you: string }) => string;
  readonly log_out: (a: { heir: string | number; heir_you: string; hit: string; name: string | number; you: string }) => string;
  readonly log_pack_each: (a: { n: number; name: string | number }) => string;
  readonly log_packed: (a: { list: string | number }) => string;
  readonly log_proved: (a: { character: string; name: string | number; you: string }) => string;
  readonly log_settled: () => string;
  readonly log_showed: (a: { asker: string | number; name: string | number; you: string }) => string;
  readonly log_stood_back: (a: { name: string | number; you: string }) => string;
  readonly log_took: (a: { name: string | number; sort: string; you: string }) => string;
  readonly log_truth: () => string;
  readonly log_turn: (a: { name: string | number; round: string | number; you: string }) => string;
  readonly log_voted: (a: { agrees: string }) => string;
  readonly log_votes: (a: { ayes: string | number; n: number; nays: string | number; upheld: string }) => string;
  readonly may_accept: () => string;
  readonly may_accuse: () => string;
  readonly may_act: () => string;
  readonly may_ask: () => string;
  readonly may_claim: (a: { character: string }) => string;
  readonly may_end: () => string;
  readonly may_pass: () => string;
  readonly may_pay: () => string;
  readonly may_unmask: () => string;
  readonly medal_honest: () => string;
  readonly medal_honest_line: (a: { n: number; name: string | number }) => string;
  readonly medal_liar: () => string;
  readonly medal_liar_line: (a: { n: number; name: string | number }) => string;
  readonly medal_nose: () => string;
  readonly medal_nose_line: (a: { n: number; name: string | number }) => string;
  readonly moment_accused: (a: { character: string; name: string | number; you: string }) => string;
  readonly moment_banned: (a: { character: string; name: string | number; you: string }) => string;
  readonly moment_claim: (a: { character: string; name: string | number }) => string;
  readonly moment_dismissed: () => string;
  readonly moment_dismissed_more: (a: { name: string | number; you: string }) => string;
  readonly moment_doubts: (a: { by: string | number; you: string }) => string;
  readonly moment_estate: (a: { heir: string | number; you: string }) => string;
  readonly moment_guess: (a: { character: string; hit: string }) => string;
  readonly moment_lie: () => string;
  readonly moment_not: (a: { character: string; name: string | number }) => string;
  readonly moment_not_you: (a: { character: string }) => string;
  readonly moment_noted: () => string;
  readonly moment_only_you: () => string;
  readonly moment_out: (a: { name: string | number; you: string }) => string;
  readonly moment_out_how: (a: { heir: string | number; hit: string; name: string | number }) => string;
  readonly moment_secret: () => string;
  readonly moment_showed: (a: { name: string | number }) => string;
  readonly moment_shows: (a: { name: string | number }) => string;
  readonly moment_skip: () => string;
  readonly moment_true: () => string;
  readonly moment_wins: (a: { name: string | number; you: string }) => string;
  readonly not_offered: () => string;
  readonly note: (a: { character: string; name: string | number; what: string }) => string;
  readonly notes_none: () => string;
  readonly notes_title: () => string;
  readonly nothing: () => string;
  readonly now_accused: (a: { by: string | number; character: string }) => string;
  readonly now_accuser: (a: { character: string; name: string | number }) => string;
  readonly now_act: () => string;
  readonly now_act_other: (a: { name: string | number }) => string;
  readonly now_answer: (a: { n: number; names: string | number; stones: string | number }) => string;
  readonly now_answer_other: (a: { n: number; name: string | number; names: string | number }) => string;
  readonly now_asked: (a: { mine: string; n: number; names: string | number }) => string;
  readonly now_asking: (a: { name: string | number }) => string;
  readonly now_closing: () => string;
  readonly now_closing_other: (a: { name: string | number }) => string;
  readonly now_last: () => string;
  readonly now_minded: () => string;
  readonly now_objecting: () => string;
  readonly now_out: (a: { place: number }) => string;
  readonly now_over: (a: { ending: string; n: number; names: string | number; you: string }) => string;
  readonly now_paused: () => string;
  readonly now_question: (a: { asker: string | number; name: string | number }) => string;
  readonly now_share: () => string;
  readonly now_share_other: (a: { name: string | number }) => string;
  readonly now_show: (a: { name: string | number }) => string;
  readonly now_sort: () => string;
  readonly now_sort_other: (a: { name: string | number }) => string;
  readonly now_stone: () => string;
  readonly now_stone_other: (a: { name: string | number }) => string;
  readonly now_vote: (a: { by: string | number; character: string; name: string | number }) => string;
  readonly now_vote_other: (a: { by: string | number; character: string; name: string | number }) => string;
  readonly now_voted: (a: { agrees: string; character: string; name: string | number }) => string;
  readonly now_window: (a: { name: string | number; role: string | number; stage: string; you: string }) => string;
  readonly option: (a: { name: string }) => string;
  readonly option_chance: () => string;
  readonly option_hint: (a: { name: string }) => string;
  readonly option_no_limit: () => string;
  readonly option_s: (a: { n: string | number }) => string;
  readonly others: (a: { n: number }) => string;
  readonly overview_action: () => string;
  readonly overview_changed: () => string;
  readonly overview_edit: () => string;
  readonly overview_house: () => string;
  readonly overview_or: () => string;
  readonly overview_reaction: () => string;
  readonly overview_read: () => string;
  readonly overview_standard: () => string;
  readonly overview_title: () => string;
  readonly overview_who: () => string;
  readonly own_asked: () => string;
  readonly own_back: () => string;
  readonly own_done: () => string;
  readonly pack: () => string;
  readonly packs: (a: { n: number }) => string;
  readonly pass: () => string;
  readonly pay_this: (a: { name: string | number; stones: string | number }) => string;
  readonly pay_title: (a: { name: string | number }) => string;
  readonly pay_to: (a: { n: number; name: string | number; stones: string | number }) => string;
  readonly pay_which: () => string;
  readonly player_banned: () => string;
  readonly player_bans: (a: { name: string | number }) => string;
  readonly player_no_bans: (a: { name: string | number }) => string;
  readonly player_out: (a: { name: string | number; place: string | number }) => string;
  readonly podium_note: (a: { ending: string; names: string | number }) => string;
  readonly reaction: (a: { reaction: string }) => string;
  readonly recap: (a: { what: string | number; who: string | number }) => string;
  readonly recap_gain: (a: { stones: string | number }) => string;
  readonly recap_lie: (a: { character: string; name: string | number; you: string }) => string;
  readonly recap_out: (a: { name: string | number; you: string }) => string;
  readonly risk_lie: () => string;
  readonly risk_lie_more: (a: { character: string }) => string;
  readonly risk_true: () => string;
  readonly risk_true_more: () => string;
  readonly seat_active: () => string;
  readonly seat_asked: () => string;
  readonly seat_banned: (a: { list: string | number }) => string;
  readonly seat_done: () => string;
  readonly seat_gone: () => string;
  readonly seat_out: (a: { place: string | number }) => string;
  readonly share_to: (a: { name: string | number }) => string;
  readonly show_none: () => string;
  readonly show_this: (a: { character: string }) => string;
  readonly show_which: () => string;
  readonly shown_again: (a: { character: string }) => string;
  readonly sort: (a: { sort: string }) => string;
  readonly status: (a: { status: string }) => string;
  readonly status_long: (a: { status: string }) => string;
  readonly status_settled: () => string;
  readonly status_tried: () => string;
  readonly stones: (a: { n: string | number; sort: string }) => string;
  readonly store: () => string;
  readonly title: () => string;
  readonly truth: () => string;
  readonly truth_all: () => string;
  readonly truth_as: (a: { character: string }) => string;
  readonly truth_away: () => string;
  readonly truth_cards: () => string;
  readonly truth_caught: () => string;
  readonly truth_claims: () => string;
  readonly truth_every: () => string;
  readonly truth_guess: (a: { by: string | number; character: string; name: string | number; right: string }) => string;
  readonly truth_guesses: () => string;
  readonly truth_lied: () => string;
  readonly truth_lies: () => string;
  readonly truth_name: () => string;
  readonly truth_none: () => string;
  readonly truth_show: () => string;
  readonly truth_tally: () => string;
  readonly truth_turn: (a: { n: string | number }) => string;
  readonly truth_verdict: (a: { judged: string; names: string | number }) => string;
  readonly unmask_as: (a: { name: string | number }) => string;
  readonly unmask_hint: () => string;
  readonly unmask_short: () => string;
  readonly unmask_sure: (a: { character: string }) => string;
  readonly unmask_this: (a: { character: string; name: string | number }) => string;
  readonly unmask_title: () => string;
  readonly unmask_warn: (a: { character: string; name: string | number }) => string;
  readonly unmask_whom: () => string;
  readonly verdict_line: (a: { ayes: string | number; name: string | number; nays: string | number; upheld: string }) => string;
  readonly vote_aye: () => string;
  readonly vote_aye_short: () => string;
  readonly vote_hint: (a: { name: string | number }) => string;
  readonly vote_nay: () => string;
  readonly vote_nay_short: () => string;
  readonly votes_spoken: (a: { ayes: string | number; names: string | number; nays: string | number }) => string;
  readonly what: (a: { what: string }) => string;
  readonly why: (a: { why: string }) => string;
  readonly why_nothing: () => string;
  readonly why_short: () => string;
  readonly why_title: () => string;
  readonly why_wait: () => string;
  readonly you_may: (a: { list: string | number }) => string;
  readonly you_named: (a: { name: string | number }) => string;
  readonly you_short: () => string;
}

export const messages: Readonly<Record<Locale, Messages>> = {
  de: {
    accept_of: (a) => `Vergebung von ${a.name}`,
    accuse_none: () => "In diesem Zug hat noch niemand etwas behauptet.",
    accuse_short: () => "Anklagen",
    accuse_this: (a) => `Anklagen: ${a.name} ist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}`,
    accuse_title: () => "Was wurde behauptet?",
    accuse_warn: (a) => `Alle stimmen ab. Ist die Mehrheit dafür und ${a.name} sagt die Wahrheit, gewinnt ${a.name} sofort das Spiel!`,
    act_choose: () => "Wer willst du sein?",
    act_packs: () => "Zuerst aus Info-Packs statt von den losen Steinen",
    act_sorts: (a) => (a.n === 1 ? `Welche Sorte?` : `Welche ${a.n} Sorten?`),
    act_store: (a) => `Im Lager: ${a.stones}`,
    act_take: (a) => `${a.n} ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`} von ${a.name}`,
    act_then: (a) => `Danach können die anderen reagieren – oder bezweifeln, dass du ${a.character} bist.`,
    act_title: (a) => `Du als ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}`,
    act_which: () => "Welche Aktion?",
    act_whom: () => "Tippe an, wem du was nimmst:",
    act_whom_many: (a) => `Tippe an, wem du was nimmst (bis zu ${a.n} Leuten):`,
    action_name: (a) => (a.action === "kaiser_Levy" ? `Steuer` : a.action === "kaiser_Fetch" ? `Schatzkammer` : a.action === "richter_FetchDifferent" ? `Gerichtsgebühr` : a.action === "papst_Levy" ? `Kirchensteuer` : a.action === "papst_Fetch" ? `Weinkeller` : a.action === "zauberer_Enchant" ? `Zauberspruch` : a.action === "dieb_Steal" ? `Diebstahl` : a.action === "bauer_Fetch" ? `Ernte` : a.action === "Fetch" ? `Aus dem Lager` : a.action === "FetchDifferent" ? `Verschiedenes aus dem Lager` : a.action === "Levy" ? `Abgabe` : a.action === "Steal" ? `Diebstahl` : a.action === "Enchant" ? `Zauberspruch` : `Aktion`),
    and: () => "und",
    ask_hint: () => "Für ein Info-Pack zeigt dir jemand heimlich eine Karte: jemanden, der er oder sie nicht ist.",
    ask_short: () => "Befragen",
    ask_this: (a) => `${a.name} befragen`,
    ask_title: () => "Wen befragst du?",
    ask_why: () => "geht jetzt nicht, warum?",
    back_short: () => "Aussetzen",
    ballot_ayes: () => "Gelogen, sagen",
    ballot_nays: () => "Wahr, sagen",
    brings: () => "Bringt dir",
    brings_nothing: () => "nichts",
    brings_pack: (a) => (a.n === 1 ? `→ ein neues Info-Pack!` : `→ ${a.n} neue Info-Packs!`),
    card_hold_short: () => "Halten zum Ansehen",
    card_is: (a) => `Du bist: ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}`,
    card_mine: () => "Deine Karte",
    chain: () => "Was in diesem Zug behauptet wurde",
    chain_none: () => "Noch hat in diesem Zug niemand etwas behauptet.",
    chain_stones: () => "Reihum nimmt jeder einen ersten Stein. Aus Gold, Wein und Korn zusammen wird ein Info-Pack.",
    character: (a) => (a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`),
    circle: () => "Am Tisch",
    claim_title: (a) => `Du als ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}`,
    claimed_by: (a) => `${a.name} als ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}`,
    culprit_has: (a) => `Lose bei ${a.name}:`,
    do_enchant: (a) => `zaubert ${a.list} weg`,
    do_enchant_each: (a) => (a.you === "yes" ? `dir 1 ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`}` : `${a.name} 1 ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`}`),
    do_fetch: (a) => `holt ${a.stones} aus dem Lager`,
    do_levy: (a) => `verlangt von allen anderen 1 ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`}`,
    do_steal: (a) => `${a.you === "yes" ? `stiehlt dir ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`}` : `stiehlt ${a.name} ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`}`}${a.packs === "yes" ? `, zuerst aus Info-Packs` : ``}`,
    editor_action: (a) => `${a.name}: Aktion ${a.n}`,
    editor_add: () => "noch eine Aktion",
    editor_drop: (a) => `${a.name}: Aktion ${a.n} entfernen`,
    editor_hint: () => "Wähle für jede Figur, was sie am Zug tun kann und wie sie reagiert. Jede Reaktion gehört höchstens einer Figur.",
    editor_no_reaction: () => "keine Reaktion",
    editor_reset: () => "Wie üblich",
    editor_save: () => "So spielen wir",
    effect_different: (a) => `${a.n === 3 ? `3 Steine, jeder von anderer Sorte,` : a.n === 1 ? `1 Stein` : `${a.n} Steine verschiedener Sorten`} aus dem Lager`,
    effect_enchant: (a) => (a.n === 1 ? `Von einer Person 1 losen Stein deiner Wahl` : `Von bis zu ${a.n} Leuten je 1 losen Stein deiner Wahl`),
    effect_fetch: (a) => `${a.stones} aus dem Lager`,
    effect_levy: (a) => `Alle anderen mit losem ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`} geben 1 ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`}`,
    effect_steal: (a) => `Bis zu ${a.n} Steine einer Sorte von einer Person, auch aus Info-Packs`,
    end_turn: () => "Zug beenden",
    falls_with: (a) => `Damit fiele auch: ${a.list}.`,
    fine_has: (a) => (a.n === 0 ? `hat nichts davon` : a.n === 1 ? `hat 1 davon` : `hat beides`),
    fine_hint: () => "Fehlt ein verlangter Stein, wird ein anderer loser gezahlt. Info-Packs sind sicher.",
    fine_which: () => "Welche Strafe?",
    flaw: (a) => (a.what === "no_action" ? `Jede Figur braucht mindestens eine Aktion: Sie könnte die letzte sein, die jemandem bleibt.` : a.what === "too_many" ? `Mehr als drei Aktionen passen nicht auf die Karte.` : a.what === "twice" ? `Zweimal dieselbe Aktion.` : a.what === "no_stones" ? `Hier fehlt, wie viele Steine es sind.` : a.what === "reaction_twice" ? `Diese Reaktion hat schon eine andere Figur.` : ``),
    gives_nothing: () => "gibt nichts",
    how_accept: () => "Er lässt sich von Doris oder Erich vergeben. Das kostet einen Stein, den sich der Papst aussucht.",
    how_accuse: () => "Anton wählt den Zauberer. Bernd tippt die Behauptung an und klagt. Alles steht still, alle außer Anton stimmen ab. Claudia und Erich sehen es wie Bernd: Das ist die Mehrheit. Anton muss zugeben, kein Zauberer zu sein.",
    how_accuse_title: () => "„Das glaube ich dir nicht!“",
    how_ask: () => "Je ein Gold, Wein und Korn werden am Ende des Zugs zum Info-Pack, sicher vor allen außer dem Dieb. An deinem Zug kaufst du dir damit eine Frage: Claudia befragt Bernd, und Bernd zeigt ihr heimlich eine Karte, die er nicht ist. Wahr ist das immer.",
    how_ask_title: () => "Fragen kostet ein Info-Pack",
    how_chain: () => "Bernd ruft: „Ich bin Kaiser, das ist illegal!“ Darauf Claudia: „Ich bin Richter, das macht zwei Gold Strafe!“ Doris und Erich wittern ein Geschäft: Beide wollen Papst sein und Anton vergeben. So wächst eine Kette. Jetzt hat Anton die Wahl:",
    how_chain_title: () => "Die anderen reagieren: Glied für Glied",
    how_end: () => "Gewonnen hat, wer zuletzt übrig ist – oder wer zu Unrecht von der Mehrheit angeklagt wurde, und zwar sofort.",
    how_end_title: () => "Ende",
    how_falls: () => "Ohne Kaiser kein Richter, ohne Richter kein Papst: Alles, was auf der Lüge beruhte, fällt mit. Anton behält seine zwei Gold.",
    how_go: () => "Mehr musst du nicht wissen: Der Tisch sagt dir immer, was du gerade kannst – und warum etwas nicht geht.",
    how_goal: () => "Du bist heimlich jemand – und behauptest ständig, jemand anderes zu sein. Wer zuletzt unerkannt übrig bleibt, gewinnt. Oder wer zu Unrecht eine Lügnerin oder ein Lügner genannt wird.",
    how_immune: () => "Er behauptet auch noch, Zauberer zu sein. Dann zahlt er gar nichts.",
    how_lie: () => "Gelogen: Das Glied fällt, und Anton darf nie mehr Zauberer sein. Die Strafe ist wieder fällig. Aber Anton dreht den Spieß um und klagt Bernd an: Der sei gar kein Kaiser! Wieder ist die Mehrheit dafür …",
    how_pay: () => "Er zahlt Claudia die Strafe. Von zwei Steinen gibt sie einen an Bernd, den Kaiser, ab.",
    how_points: () => "Über mehrere Partien zählt, wann du ausscheidest: zuerst 1 Punkt, danach 2 und so weiter. Wer gewinnt, bekommt 2 Siegpunkte dazu.",
    how_table: () => "So ist es im Haus üblich. Am Tisch könnt ihr eigene Hausregeln ausmachen.",
    how_thief: () => "Was jede Figur kann, steht auf der Übersichtskarte. Sie ist immer nur einen Fingertipp weg.",
    how_title: () => "In zwei Minuten",
    how_true: () => "Vorsicht: Wäre Bernd wirklich Kaiser, würde er seine Karte aufdecken und hätte auf der Stelle gewonnen!",
    how_turn: () => "Anton sagt: „Ich bin der Dieb!“ und nimmt Bernd zwei Gold weg. Ob er wirklich der Dieb ist? Die Steine liegen erst einmal bei ihm.",
    how_turn_title: () => "Du bist dran: behaupten und nehmen",
    how_two: () => "Sind nur noch zwei übrig, genügt für eine Anklage eine Stimme, und man darf auf die eigene Reaktion noch eine folgen lassen.",
    how_unmask: () => "Bernd ist sich sicher und reicht Anton verdeckt die Karte „Dieb“. Stimmt es, scheidet Anton aus, und Bernd bekommt alle seine Steine.",
    how_unmask_risk: () => "Claudia hält Doris für den Bauern und irrt sich: Also scheidet Claudia aus. Was auf der Karte stand, wissen immer nur die zwei.",
    how_unmask_title: () => "Enttarnen: alles auf eine Karte",
    how_who: () => "Jede Figur gibt es zweimal. Eine davon bist du, die ganze Partie lang. Deine Karte zeigt sich nur, solange du sie gedrückt hältst. Sagen darfst du trotzdem immer, was dir gerade nützt.",
    how_who_title: () => "Wer bist du?",
    i_am: (a) => `Ich bin ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!`,
    i_am_fining: (a) => `Ich bin ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}! ${a.stones} Strafe`,
    last_rounds: (a) => (a.n === 1 ? `Das ist die letzte Runde: Danach teilen sich alle, die noch dabei sind, den Platz.` : `Noch ${a.n} Runden, dann ist Schluss.`),
    link_accept: (a) => (a.you === "yes" ? `nimmt deine Vergebung an` : `nimmt die Vergebung von ${a.name} an`),
    link_estate: (a) => (a.you === "yes" ? `scheidet aus, alle Steine gehen an dich` : `scheidet aus, alle Steine gehen an ${a.name}`),
    link_fine: (a) => `verlangt ${a.stones} Strafe`,
    link_forgive: () => "will vergeben, für 1 Stein",
    link_illegal: () => "nennt die Aktion illegal",
    link_immune: () => "zahlt keine Strafe",
    link_mercy: (a) => (a.you === "yes" ? `gibt dir ${a.stones} für die Vergebung` : `gibt ${a.name} ${a.stones} für die Vergebung`),
    link_pay: (a) => (a.you === "yes" ? `zahlt dir ${a.stones}` : `zahlt ${a.name} ${a.stones}`),
    link_question: (a) => (a.you === "yes" ? `befragt dich für ein Info-Pack` : `befragt ${a.name} für ein Info-Pack`),
    link_share: (a) => (a.you === "yes" ? `gibt dir ${a.stones} ab` : `gibt ${a.name} ${a.stones} ab`),
    log_accused: (a) => (a.you === "yes" ? `Du klagst an. Es wird abgestimmt.` : `${a.name} klagt an. Es wird abgestimmt.`),
    log_answered: (a) => (a.you === "yes" ? `Die Befragung ist zu Ende.` : (a.asker_you === "yes" ? `Die Befragung ist zu Ende.` : `${a.name} hat ${a.asker} eine Karte gezeigt.`)),
    log_began: (a) => (a.you === "yes" ? `Die Karten sind verteilt. Du fängst an.` : `Die Karten sind verteilt. ${a.name} fängt an.`),
    log_chance: (a) => (a.you === "yes" ? `Für dich entscheidet der Zufall.` : `Für ${a.name} entscheidet der Zufall.`),
    log_claim: (a) => (a.you === "yes" ? `Du: „Ich bin ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!“ – ${a.name} ${a.what}.` : `${a.name}: „Ich bin ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!“ – ${a.what}.`),
    log_confessed: (a) => (a.you === "yes" ? `Du gibst zu: kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}. Das kannst du in dieser Partie nie wieder sein.` : `${a.name} gibt zu: kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}. Das kann ${a.name} in dieser Partie nie wieder sein.`),
    log_dealt: () => "Du hast deine Karte bekommen. Halte sie gedrückt, um sie anzusehen.",
    log_decided: (a) => (a.you === "yes" ? `Du hast geantwortet.` : `${a.name} hat geantwortet.`),
    log_ended: (a) => (a.ending === "wrongly_accused" ? (a.you === "yes" ? `Ende: Du wurdest zu Unrecht angeklagt und gewinnst.` : `Ende: ${a.names} wurde zu Unrecht angeklagt und gewinnt.`) : a.ending === "last_one" ? (a.you === "yes" ? `Ende: Du bist ganz allein übrig und gewinnst.` : `Ende: ${a.names} ist ganz allein übrig und gewinnt.`) : a.ending === "last_round" ? (a.n === 1 ? `Ende nach der letzten Runde: ${a.names} gewinnt.` : `Ende nach der letzten Runde: ${a.names} teilen sich den Sieg.`) : `Ende.`),
    log_fell: (a) => (a.cause === "exposed" ? `Die Lüge fällt.` : a.cause === "rested" ? (a.n === 1 ? `Was darauf beruhte, fällt mit.` : `${a.n} Behauptungen, die darauf beruhten, fallen mit.`) : a.cause === "withdrawn" ? (a.n === 1 ? `Eine Behauptung wird zurückgenommen.` : `${a.n} Behauptungen werden zurückgenommen.`) : a.cause === "anew" ? `Die Antwort wird neu gegeben.` : ``),
    log_guessed: (a) => (a.you === "yes" ? `Du reichst ${a.seat} heimlich eine Karte.` : `${a.name} reicht dir heimlich eine Karte.`),
    log_link: (a) => (a.you === "yes" ? `${a.name} ${a.what}.` : `${a.name} ${a.what}.`),
    log_out: (a) => (a.hit === "yes" ? (a.you === "yes" ? `${a.heir} hat dich enttarnt. Du bist raus.` : (a.heir_you === "yes" ? `Du hast ${a.name} enttarnt. ${a.name} ist raus.` : `${a.heir} hat ${a.name} enttarnt. ${a.name} ist raus.`)) : (a.you === "yes" ? `Du wolltest ${a.heir} enttarnen und lagst falsch. Du bist raus.` : (a.heir_you === "yes" ? `${a.name} wollte dich enttarnen und lag falsch. ${a.name} ist raus.` : `${a.name} wollte ${a.heir} enttarnen und lag falsch. ${a.name} ist raus.`))),
    log_pack_each: (a) => (a.n === 1 ? `${a.name}` : `${a.name} (${a.n})`),
    log_packed: (a) => `Neue Info-Packs: ${a.list}.`,
    log_proved: (a) => (a.you === "yes" ? `Du deckst deine Karte auf: wirklich ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!` : `${a.name} deckt die Karte auf: wirklich ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!`),
    log_settled: () => "Der Zug ist abgerechnet.",
    log_showed: (a) => (a.you === "yes" ? `Du zeigst ${a.asker} eine Karte.` : `${a.name} zeigt dir eine Karte.`),
    log_stood_back: (a) => (a.you === "yes" ? `Du setzt diesen Zug aus.` : `${a.name} setzt diesen Zug aus.`),
    log_took: (a) => (a.you === "yes" ? `Du nimmst dir 1 ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`}.` : `${a.name} nimmt sich 1 ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`}.`),
    log_truth: () => "Alle Karten liegen offen.",
    log_turn: (a) => (a.you === "yes" ? `Runde ${a.round}: Du bist dran.` : `Runde ${a.round}: ${a.name} ist dran.`),
    log_voted: (a) => (a.agrees === "yes" ? `Du stimmst für „gelogen“.` : `Du stimmst für „wahr“.`),
    log_votes: (a) => `Gelogen, sagt: ${a.ayes}. ${a.n === 0 ? `` : `Wahr, sagt: ${a.nays}. `}${a.upheld === "yes" ? `Die Mehrheit klagt an.` : `Keine Mehrheit.`}`,
    may_accept: () => "Vergebung annehmen",
    may_accuse: () => "anklagen",
    may_act: () => "handeln",
    may_ask: () => "befragen",
    may_claim: (a) => (a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`),
    may_end: () => "Zug beenden",
    may_pass: () => "passen",
    may_pay: () => "zahlen",
    may_unmask: () => "enttarnen",
    medal_honest: () => "Ehrliche Haut",
    medal_honest_line: (a) => (a.n === 0 ? `${a.name}: nicht gelogen` : a.n === 1 ? `${a.name}: nur einmal gelogen` : `${a.name}: nur ${a.n}-mal gelogen`),
    medal_liar: () => "Beste Lügen",
    medal_liar_line: (a) => (a.n === 1 ? `${a.name}: einmal durchgekommen` : `${a.name}: ${a.n}-mal durchgekommen`),
    medal_nose: () => "Beste Nase",
    medal_nose_line: (a) => (a.n === 1 ? `${a.name}: eine Lüge entlarvt` : `${a.name}: ${a.n} Lügen entlarvt`),
    moment_accused: (a) => (a.you === "yes" ? `Du bist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}?` : `${a.name} ist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}?`),
    moment_banned: (a) => (a.you === "yes" ? `Du kannst nie wieder ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`} sein.` : `${a.name} kann nie wieder ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`} sein.`),
    moment_claim: (a) => `Ist ${a.name} wirklich ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}?`,
    moment_dismissed: () => "Keine Mehrheit",
    moment_dismissed_more: (a) => (a.you === "yes" ? `Du musst nichts zugeben.` : `${a.name} muss nichts zugeben.`),
    moment_doubts: (a) => (a.you === "yes" ? `Du klagst an!` : `${a.by} klagt an!`),
    moment_estate: (a) => (a.you === "yes" ? `Alle Steine gehen an dich.` : `Alle Steine gehen an ${a.heir}.`),
    moment_guess: (a) => (a.hit === "yes" ? `Richtig geraten: ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}.` : `Falsch geraten: kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}.`),
    moment_lie: () => "Gelogen!",
    moment_not: (a) => `${a.name} ist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}.`,
    moment_not_you: (a) => `Du bist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}.`,
    moment_noted: () => "Gemerkt",
    moment_only_you: () => "Merk es dir: Das seht nur ihr beide.",
    moment_out: (a) => (a.you === "yes" ? `Du bist raus!` : `${a.name} ist raus!`),
    moment_out_how: (a) => (a.hit === "yes" ? `${a.heir} hat ${a.name} enttarnt.` : `${a.name} wollte ${a.heir} enttarnen und lag falsch.`),
    moment_secret: () => "Das wisst nur ihr beide. Pst!",
    moment_showed: (a) => `Du hast ${a.name} heimlich gezeigt:`,
    moment_shows: (a) => `${a.name} zeigt dir heimlich:`,
    moment_skip: () => "Weiter",
    moment_true: () => "Die Wahrheit!",
    moment_wins: (a) => (a.you === "yes" ? `Du gewinnst auf der Stelle!` : `${a.name} gewinnt auf der Stelle!`),
    not_offered: () => "jetzt nicht möglich",
    note: (a) => (a.what === "learnt" ? `${a.name} ist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}` : a.what === "shown" ? `Du hast ${a.name} gezeigt: kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}` : a.what === "unmasked" ? `${a.name} war ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}: von dir enttarnt` : a.what === "missed" ? `${a.name} war kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}: Das hat dich gekostet` : a.what === "mistaken" ? `${a.name} hielt dich für ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}: falsch` : a.what === "caught" ? `${a.name} hat dich als ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`} enttarnt` : ``),
    notes_none: () => "Noch steht nichts darin.",
    notes_title: () => "Mein Notizbuch",
    nothing: () => "nichts",
    now_accused: (a) => `${a.by} sagt: „Du bist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!“ Jetzt stimmen die anderen ab. Du stimmst nicht mit.`,
    now_accuser: (a) => `Du sagst: „${a.name} ist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!“ Die anderen stimmen gerade darüber ab.`,
    now_act: () => "Du bist dran: Wer willst du sein? Tippe ein Gesicht an, wahr oder gelogen.",
    now_act_other: (a) => `${a.name} ist dran: Wer will ${a.name} diesmal sein?`,
    now_answer: (a) => (a.n === 1 ? `${a.names} verlangt ${a.stones} Strafe von dir: zahlen, Vergebung annehmen – oder dich herausreden?` : `${a.names} wollen dich bestrafen: einem zahlen, Vergebung annehmen – oder dich herausreden?`),
    now_answer_other: (a) => `${a.n === 1 ? `${a.name} soll ${a.names} Strafe zahlen` : `${a.name} soll Strafe zahlen, ${a.names} warten`} und entscheidet: zahlen, Vergebung annehmen oder sich herausreden.`,
    now_asked: (a) => (a.mine === "yes" ? (a.n === 0 ? `Nur auf dich warten alle.` : `Du bist gefragt, ${a.names} auch.`) : (a.n === 0 ? `` : a.n === 1 ? `${a.names} überlegt noch.` : `${a.names} überlegen noch.`)),
    now_asking: (a) => `${a.name} sucht eine Karte für dich aus: jemanden, der ${a.name} nicht ist.`,
    now_closing: () => "Der Zug ist abgerechnet. Du kannst noch jemanden befragen oder den Zug beenden.",
    now_closing_other: (a) => `Der Zug ist abgerechnet. ${a.name} kann noch jemanden befragen.`,
    now_last: () => "Die letzte Karte wird aufgedeckt …",
    now_minded: () => "Ein Bot spielt gerade für dich. Nimm deinen Platz zurück, wann immer du willst.",
    now_objecting: () => "Letzte Einsprüche: Gleich gilt dieser Zug. Glaubt jemand eine Behauptung nicht?",
    now_out: (a) => (a.place === 1 ? `Du bist zuerst ausgeschieden und siehst zu.` : `Du bist raus (als ${a.place}.) und siehst zu.`),
    now_over: (a) => `${a.ending === "wrongly_accused" ? (a.you === "yes" ? `Zu Unrecht angeklagt: Du hast gewonnen!` : `Zu Unrecht angeklagt: ${a.names} gewinnt sofort.`) : a.ending === "last_one" ? (a.you === "yes" ? `Du bist ganz allein übrig: gewonnen!` : `${a.names} ist ganz allein übrig und gewinnt.`) : a.ending === "last_round" ? (a.you === "yes" ? (a.n === 1 ? `Letzte Runde vorbei: Du hast gewonnen!` : `Letzte Runde vorbei: Ihr teilt euch den Sieg!`) : (a.n === 1 ? `Letzte Runde vorbei: ${a.names} gewinnt.` : `Letzte Runde vorbei: ${a.names} teilen sich den Sieg.`)) : `Vorbei.`} Unten liegt die ganze Wahrheit.`,
    now_paused: () => "Pause. Alle Uhren stehen; sobald es weitergeht, bist du wieder mittendrin.",
    now_question: (a) => `${a.asker} befragt ${a.name}. Was gezeigt wird, sehen nur die beiden.`,
    now_share: () => "Zwei Steine Strafe sind bei dir. Einen davon musst du weitergeben: welchen, und an wen?",
    now_share_other: (a) => `${a.name} hat zwei Steine bekommen und gibt einen davon ab.`,
    now_show: (a) => `${a.name} befragt dich: Zeige eine Karte, die du nicht bist. Nur ${a.name} sieht sie.`,
    now_sort: () => "Deine Vergebung wird angenommen: Welchen Stein willst du dafür?",
    now_sort_other: (a) => `${a.name} darf vergeben und sagt, welchen Stein das kostet.`,
    now_stone: () => "Nimm dir einen Stein aus dem Lager. Und halte deine Karte gedrückt: Nur du darfst sehen, wer du bist.",
    now_stone_other: (a) => `${a.name} nimmt sich den ersten Stein. Halte solange deine Karte gedrückt: Nur du darfst sehen, wer du bist.`,
    now_vote: (a) => `${a.by} sagt: „${a.name} ist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!“ Was meinst du? Alle Stimmen werden zugleich aufgedeckt.`,
    now_vote_other: (a) => `${a.by} sagt: „${a.name} ist kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!“ Alles steht still, bis abgestimmt ist.`,
    now_voted: (a) => `${a.agrees === "yes" ? `Du hast gestimmt: ${a.name} lügt.` : `Du hast gestimmt: ${a.name} ist wirklich ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}.`} Gleich werden alle Stimmen aufgedeckt.`,
    now_window: (a) => (a.stage === "illegal" ? (a.you === "yes" ? `Du hast gehandelt. Wer sich ${a.role} nennt, kann das für illegal erklären.` : `${a.name} hat gehandelt. Wer sich ${a.role} nennt, kann das für illegal erklären.`) : a.stage === "fine" ? (a.you === "yes" ? `Illegal! Wer sich ${a.role} nennt, kann dich bestrafen.` : `Illegal! Wer sich ${a.role} nennt, kann ${a.name} bestrafen.`) : a.stage === "forgive" ? (a.you === "yes" ? `Du sollst Strafe zahlen. Wer sich ${a.role} nennt, kann dir vergeben.` : `${a.name} soll Strafe zahlen. Wer sich ${a.role} nennt, kann vergeben.`) : ``),
    option: (a) => (a.name === "seconds" ? `Zeit für den eigenen Zug` : a.name === "window_seconds" ? `Zeit zum Reagieren oder Passen` : a.name === "answer_seconds" ? `Zeit, um eine Strafe zu beantworten` : a.name === "vote_seconds" ? `Zeit zum Abstimmen` : a.name === "rounds" ? `Schluss nach so vielen Runden` : a.name === "start_seat" ? `Wer fängt an?` : a.name === "notebook" ? `Gedächtnishilfe` : a.name === "tie_upholds" ? `Die Hälfte genügt` : a.name === "self_forgiveness" ? `Sich selbst vergeben` : ``),
    option_chance: () => "Zufall",
    option_hint: (a) => (a.name === "notebook" ? `Jeder sieht in einem eigenen Notizbuch, was er erfahren hat. Am echten Tisch muss man es sich merken.` : a.name === "tie_upholds" ? `Eine Anklage gilt auch bei Gleichstand der Stimmen.` : a.name === "self_forgiveness" ? `Wer bestraft wird, kann sich auch zu dritt und zu mehreren selbst zum Papst erklären.` : ``),
    option_no_limit: () => "ohne",
    option_s: (a) => `${a.n} s`,
    others: (a) => (a.n === 1 ? `noch jemand` : `${a.n} andere`),
    overview_action: () => "Persönliche Aktion",
    overview_changed: () => "mit Hausregeln",
    overview_edit: () => "Ansehen und ändern",
    overview_house: () => "Hausregel",
    overview_or: () => "oder",
    overview_reaction: () => "Reaktion",
    overview_read: () => "Ansehen",
    overview_standard: () => "wie im Haus üblich",
    overview_title: () => "Übersichtskarte",
    overview_who: () => "Wer",
    own_asked: () => "Du bist gefragt",
    own_back: () => "Du passt diesen Zug",
    own_done: () => "Du hast geantwortet",
    pack: () => "ein Info-Pack",
    packs: (a) => (a.n === 1 ? `${a.n} Info-Pack` : `${a.n} Info-Packs`),
    pass: () => "Passen",
    pay_this: (a) => `${a.stones} an ${a.name} zahlen`,
    pay_title: (a) => `${a.name} bezahlen`,
    pay_to: (a) => (a.n === 1 ? `${a.name}: ${a.stones} zahlen` : `${a.name} bezahlen …`),
    pay_which: () => "Mit welchen Steinen?",
    player_banned: () => "gesperrt",
    player_bans: (a) => `Durchgestrichen: Damit ist ${a.name} aufgeflogen und darf es nicht mehr behaupten.`,
    player_no_bans: (a) => `Noch nie aufgeflogen: ${a.name} darf alles behaupten.`,
    player_out: (a) => `${a.name} ist als ${a.place}. ausgeschieden. Wer ${a.name} war, bleibt bis zum Ende geheim.`,
    podium_note: (a) => (a.ending === "wrongly_accused" ? `${a.names} war es wirklich: Die Mehrheit hat sich geirrt.` : a.ending === "last_one" ? `Niemand hat ${a.names} enttarnt.` : a.ending === "last_round" ? `Die letzte Runde ist vorbei: Alle, die noch dabei waren, teilen sich den Platz.` : ``),
    reaction: (a) => (a.reaction === "illegal" ? `Gleich nach einer fremden Aktion: erklärt sie für illegal` : a.reaction === "fine" ? `Nach einem fremden „illegal“: 2 Steine Strafe; bekommt er beide, gibt er einen davon ab` : a.reaction === "forgive" ? `Nach einer Strafe: vergibt, für 1 Stein seiner Wahl statt der Strafe` : a.reaction === "immune" ? `Wer bestraft wird: zahlt nichts` : `keine`),
    recap: (a) => `Zuletzt: ${a.who} ${a.what}`,
    recap_gain: (a) => `brachte ${a.stones}`,
    recap_lie: (a) => (a.you === "yes" ? `du warst kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}` : `${a.name} war kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}`),
    recap_out: (a) => (a.you === "yes" ? `du bist raus` : `${a.name} ist raus`),
    risk_lie: () => "Das bist du nicht.",
    risk_lie_more: (a) => `Fliegt es auf, ist alles ungültig und du kannst nie wieder ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`} sein.`,
    risk_true: () => "Das bist du wirklich.",
    risk_true_more: () => "Klagt dich dafür die Mehrheit an, gewinnst du sofort.",
    seat_active: () => "am Zug",
    seat_asked: () => "überlegt noch",
    seat_banned: (a) => `kann nicht mehr sein: ${a.list}`,
    seat_done: () => "hat geantwortet",
    seat_gone: () => "raus",
    seat_out: (a) => `ausgeschieden als ${a.place}.`,
    share_to: (a) => `an ${a.name}`,
    show_none: () => "Wähle eine Karte",
    show_this: (a) => `${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`} zeigen`,
    show_which: () => "Welche Karte zeigst du?",
    shown_again: (a) => `Gezeigt wurde: kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}.`,
    sort: (a) => (a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`),
    status: (a) => (a.status === "standing" ? `steht` : a.status === "exposed" ? `gelogen!` : a.status === "fallen" ? `gefallen` : a.status === "withdrawn" ? `zurückgenommen` : a.status === "anew" ? `neu zu entscheiden` : ``),
    status_long: (a) => (a.status === "standing" ? `Das steht.` : a.status === "exposed" ? `Das war nachweislich gelogen.` : a.status === "fallen" ? `Gefallen: Es beruhte auf einer Lüge.` : a.status === "withdrawn" ? `Zurückgenommen: Wer das gesagt hat, ist ausgeschieden.` : a.status === "anew" ? `Das wird neu entschieden.` : ``),
    status_settled: () => "bezahlt",
    status_tried: () => "angeklagt",
    stones: (a) => `${a.n} ${a.sort === "gold" ? `Gold` : a.sort === "wein" ? `Wein` : a.sort === "korn" ? `Korn` : `?`}`,
    store: () => "Lager",
    title: () => "Sein oder nicht sein",
    truth: () => "Die ganze Wahrheit",
    truth_all: () => "Alle",
    truth_as: (a) => `als ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}`,
    truth_away: () => "Damit durch",
    truth_cards: () => "Wer wer war",
    truth_caught: () => "Aufgeflogen",
    truth_claims: () => "Behauptet",
    truth_every: () => "Jede Behauptung",
    truth_guess: (a) => (a.right === "yes" ? `${a.by} hat ${a.name} enttarnt: ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}.` : `${a.by} hielt ${a.name} für ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}: falsch.`),
    truth_guesses: () => "Enttarnungen",
    truth_lied: () => "Gelogen",
    truth_lies: () => "Durchgekommen",
    truth_name: () => "Name",
    truth_none: () => "Nichts dabei.",
    truth_show: () => "Zeigen",
    truth_tally: () => "Wie oft gelogen wurde",
    truth_turn: (a) => `Zug ${a.n}`,
    truth_verdict: (a) => (a.judged === "through" ? `gelogen, durchgekommen` : a.judged === "exposed" ? `gelogen, aufgeflogen` : a.judged === "doubted" ? `wahr, bezweifelt von ${a.names}` : a.judged === "true" ? `wahr` : ``),
    unmask_as: (a) => `Wer ist ${a.name}?`,
    unmask_hint: () => "Triffst du, scheidet die Person aus, und du bekommst alle ihre Steine. Irrst du dich, scheidest du aus. Was du geraten hast, bleibt unter euch beiden.",
    unmask_short: () => "Enttarnen",
    unmask_sure: (a) => `Sicher: ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}!`,
    unmask_this: (a) => `${a.name} ist ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`} …`,
    unmask_title: () => "Jemanden enttarnen",
    unmask_warn: (a) => `Ist ${a.name} kein ${a.character === "kaiser" ? `Kaiser` : a.character === "richter" ? `Richter` : a.character === "papst" ? `Papst` : a.character === "zauberer" ? `Zauberer` : a.character === "dieb" ? `Dieb` : a.character === "bauer" ? `Bauer` : `?`}, bist du sofort raus, und ${a.name} bekommt deine Steine.`,
    unmask_whom: () => "Wen enttarnst du?",
    verdict_line: (a) => (a.upheld === "yes" ? `${a.name} hat angeklagt: ${a.ayes} zu ${a.nays}, die Mehrheit war dafür.` : `${a.name} hat angeklagt: ${a.ayes} zu ${a.nays}, abgelehnt.`),
    vote_aye: () => "Gelogen!",
    vote_aye_short: () => "gelogen",
    vote_hint: (a) => `Ist die Mehrheit für „gelogen“ und ${a.name} sagt die Wahrheit, gewinnt ${a.name} auf der Stelle.`,
    vote_nay: () => "Ich glaube es",
    vote_nay_short: () => "wahr",
    votes_spoken: (a) => `${a.ayes} gegen ${a.nays}. Gelogen, sagt: ${a.names}.`,
    what: (a) => (a.what === "act" ? `Handeln` : a.what === "claim" ? `Reagieren` : a.what === "accuse" ? `Anklagen` : a.what === "ask" ? `Befragen` : a.what === "unmask" ? `Enttarnen` : a.what === "stand_back" ? `Diesen Zug aussetzen` : ``),
    why: (a) => (a.why === "before_the_first_turn" ? `Erst nehmen alle ihren ersten Stein.` : a.why === "vote" ? `Gerade wird abgestimmt, da ruht alles andere.` : a.why === "question" ? `Gerade sucht jemand eine Karte zum Zeigen aus.` : a.why === "not_your_turn" ? `Du bist nicht am Zug.` : a.why === "acted_already" ? `Eine persönliche Aktion je Zug, und die war schon.` : a.why === "banned" ? `Damit bist du aufgeflogen: für den Rest der Partie gesperrt.` : a.why === "no_reaction" ? `Hat keine Reaktion, nur eine Aktion am eigenen Zug.` : a.why === "not_open_yet" ? `Dafür ist es noch zu früh in diesem Zug.` : a.why === "window_closed" ? `Dafür ist es in diesem Zug zu spät.` : a.why === "own_action" ? `Reagieren kann man nur auf andere.` : a.why === "no_basis" ? `Es steht keine Behauptung eines anderen, auf die sich das stützen könnte.` : a.why === "not_fined" ? `Nur wer bestraft wird, kann das sagen.` : a.why === "answered_already" ? `Die Strafe ist schon beantwortet.` : a.why === "claimed_already" ? `Das behauptest du in diesem Zug schon.` : a.why === "own_claim" ? `Sich selbst klagt niemand an.` : a.why === "fallen" ? `Diese Behauptung steht nicht mehr.` : a.why === "out" ? `Wer das behauptet hat, ist ausgeschieden.` : a.why === "already_accused" ? `Das hast du in diesem Zug schon angeklagt.` : a.why === "committed" ? `Der Zug ist abgerechnet, daran ist nichts mehr zu rütteln.` : a.why === "no_pack" ? `Das kostet ein Info-Pack, und du hast keines.` : a.why === "nothing_left_to_show" ? `Dort gibt es nichts mehr zu zeigen: Alles bis auf die Wahrheit ist bekannt.` : a.why === "tried_already" ? `Ein Versuch je Zug, und deiner war schon.` : a.why === "standing_back" ? `Du setzt diesen Zug schon aus.` : a.why === "nothing_to_pass" ? `Es ist dein eigener Zug.` : `Das lassen die Regeln hier nicht zu.`),
    why_nothing: () => "Dir steht gerade alles offen.",
    why_short: () => "Warum?",
    why_title: () => "Warum geht das nicht?",
    why_wait: () => "Gerade ist nichts von dir gefragt.",
    you_may: (a) => `Du kannst: ${a.list}.`,
    you_named: (a) => `${a.name} (du)`,
    you_short: () => "Du",
  },
  en: {
    accept_of: (a) => `Forgiveness of ${a.name}`,
    accuse_none: () => "Nobody has claimed anything this turn.",
    accuse_short: () => "Accuse",
    accuse_this: (a) => `Accuse: ${a.name} is not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}`,
    accuse_title: () => "What was claimed?",
    accuse_warn: (a) => `Everybody votes. If the majority agrees and ${a.name} tells the truth, ${a.name} wins the game at once!`,
    act_choose: () => "Who do you claim to be?",
    act_packs: () => "Out of Info-Packs first, not from the loose stones",
    act_sorts: (a) => (a.n === 1 ? `Which sort?` : `Which ${a.n} sorts?`),
    act_store: (a) => `In the store: ${a.stones}`,
    act_take: (a) => `${a.n} ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`} from ${a.name}`,
    act_then: (a) => `Then the others may react – or doubt that you are the ${a.character}.`,
    act_title: (a) => `You as the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}`,
    act_which: () => "Which action?",
    act_whom: () => "Tap whom you take what from:",
    act_whom_many: (a) => `Tap whom you take what from (up to ${a.n} players):`,
    action_name: (a) => (a.action === "kaiser_Levy" ? `Tax` : a.action === "kaiser_Fetch" ? `Treasury` : a.action === "richter_FetchDifferent" ? `Court fee` : a.action === "papst_Levy" ? `Church tax` : a.action === "papst_Fetch" ? `Wine cellar` : a.action === "zauberer_Enchant" ? `Spell` : a.action === "dieb_Steal" ? `Theft` : a.action === "bauer_Fetch" ? `Harvest` : a.action === "Fetch" ? `From the store` : a.action === "FetchDifferent" ? `Different ones from the store` : a.action === "Levy" ? `Levy` : a.action === "Steal" ? `Theft` : a.action === "Enchant" ? `Spell` : `Action`),
    and: () => "and",
    ask_hint: () => "For an Info-Pack somebody secretly shows you a card: somebody they are not.",
    ask_short: () => "Question",
    ask_this: (a) => `Question ${a.name}`,
    ask_title: () => "Whom do you question?",
    ask_why: () => "not now, why?",
    back_short: () => "Sit out",
    ballot_ayes: () => "A lie, say",
    ballot_nays: () => "True, say",
    brings: () => "Brings you",
    brings_nothing: () => "nothing",
    brings_pack: (a) => (a.n === 1 ? `→ a new Info-Pack!` : `→ ${a.n} new Info-Packs!`),
    card_hold_short: () => "Hold to look",
    card_is: (a) => `You are: ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}`,
    card_mine: () => "Your card",
    chain: () => "What has been claimed this turn",
    chain_none: () => "Nobody has claimed anything this turn.",
    chain_stones: () => "One by one everybody takes a first stone. Gold, wine and grain together become an Info-Pack.",
    character: (a) => (a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`),
    circle: () => "At the table",
    claim_title: (a) => `You as the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}`,
    claimed_by: (a) => `${a.name} as ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}`,
    culprit_has: (a) => `Loose at ${a.name}’s:`,
    do_enchant: (a) => `conjures away ${a.list}`,
    do_enchant_each: (a) => (a.you === "yes" ? `1 ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`} from you` : `1 ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`} from ${a.name}`),
    do_fetch: (a) => `takes ${a.stones} from the store`,
    do_levy: (a) => `demands 1 ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`} from everybody else`,
    do_steal: (a) => `${a.you === "yes" ? `steals ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`} from you` : `steals ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`} from ${a.name}`}${a.packs === "yes" ? `, Info-Packs first` : ``}`,
    editor_action: (a) => `${a.name}: action ${a.n}`,
    editor_add: () => "another action",
    editor_drop: (a) => `${a.name}: remove action ${a.n}`,
    editor_hint: () => "Choose what each character may do on a turn and how it reacts. Each reaction belongs to one character at most.",
    editor_no_reaction: () => "no reaction",
    editor_reset: () => "As usual",
    editor_save: () => "Play like this",
    effect_different: (a) => `${a.n === 1 ? `1 stone` : `${a.n} stones of different sorts`} from the store`,
    effect_enchant: (a) => (a.n === 1 ? `1 loose stone of your choice from one player` : `1 loose stone of your choice from each of up to ${a.n} players`),
    effect_fetch: (a) => `${a.stones} from the store`,
    effect_levy: (a) => `Everybody else with loose ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`} gives 1 ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`}`,
    effect_steal: (a) => `Up to ${a.n} stones of one sort from one player, Info-Packs included`,
    end_turn: () => "End my turn",
    falls_with: (a) => `With it would fall: ${a.list}.`,
    fine_has: (a) => (a.n === 0 ? `has none` : a.n === 1 ? `has 1 of it` : `has both`),
    fine_hint: () => "Where a demanded stone is missing another loose one is paid. Info-Packs are safe.",
    fine_which: () => "Which fine?",
    flaw: (a) => (a.what === "no_action" ? `Every character needs an action: it may be the last one somebody has left.` : a.what === "too_many" ? `More than three actions don't fit on the card.` : a.what === "twice" ? `The same action twice.` : a.what === "no_stones" ? `How many stones?` : a.what === "reaction_twice" ? `Another character has this reaction already.` : ``),
    gives_nothing: () => "gives nothing",
    how_accept: () => "He lets Doris or Erich forgive him. That costs one stone of the Pope's choice.",
    how_accuse: () => "Anton chooses the Wizard. Bernd taps that claim and accuses. Everything stops, all but Anton vote. Claudia and Erich agree with Bernd: a majority. Anton has to confess that he is no Wizard.",
    how_accuse_title: () => "“I don't believe you!”",
    how_ask: () => "One gold, wine and grain each become an Info-Pack at the end of a turn, safe from all but the Thief. On your turn it buys a question: Claudia questions Bernd, and Bernd secretly shows her a card that he is not. That is always true.",
    how_ask_title: () => "Asking costs an Info-Pack",
    how_chain: () => "Bernd calls: “I am the Emperor (Kaiser), that is illegal!” Then Claudia: “I am the Judge (Richter), a fine of two gold!” Doris and Erich smell a bargain: both claim to be the Pope (Papst) and would forgive Anton. So a chain grows. Now Anton may choose:",
    how_chain_title: () => "The others react: link by link",
    how_end: () => "Whoever is left at the end has won – or whoever was wrongly accused by the majority, at once.",
    how_end_title: () => "The end",
    how_falls: () => "No Emperor, no Judge; no Judge, no Pope: everything that rested on the lie falls with it. Anton keeps his two gold.",
    how_go: () => "That is all: the table always tells you what you may do – and why something is not possible.",
    how_goal: () => "You secretly are somebody – and keep claiming to be somebody else. Whoever is left unrecognised wins. Or whoever is wrongly called a liar.",
    how_immune: () => "He claims to be the Wizard (Zauberer) as well. Then he pays nothing at all.",
    how_lie: () => "A lie: the link falls, and Anton may never be the Wizard again. The fine is due again. But Anton strikes back and accuses Bernd: no Emperor at all! Again the majority agrees …",
    how_pay: () => "He pays Claudia the fine. Of two stones she passes one on to Bernd, the Emperor.",
    how_points: () => "Over several matches it counts when you leave: first 1 point, then 2, and so on. The winner gets 2 more.",
    how_table: () => "As usual in this house. At your table you can agree on house rules of your own.",
    how_thief: () => "What each character can do is on the overview card, always one tap away.",
    how_title: () => "In two minutes",
    how_true: () => "Careful: if Bernd really were the Emperor, he would turn his card and win on the spot!",
    how_turn: () => "Anton says: “I am the Thief (Dieb)!” and takes two gold from Bernd. Is he really? For now the stones are his.",
    how_turn_title: () => "Your turn: claim and take",
    how_two: () => "When only two are left, one vote is enough for an accusation, and one may follow up one's own reaction.",
    how_unmask: () => "Bernd is certain and hands Anton the card “Thief”, face down. If it is right, Anton leaves and Bernd gets all his stones.",
    how_unmask_risk: () => "Claudia takes Doris for the Farmer (Bauer) and is wrong: so Claudia leaves. What the card said only those two ever know.",
    how_unmask_title: () => "Unmasking: all on one card",
    how_who: () => "There are two of each. You are one of them for the whole match. Your card shows only while you hold it down. Yet you may always say whatever is useful.",
    how_who_title: () => "Who are you?",
    i_am: (a) => `I am the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!`,
    i_am_fining: (a) => `I am the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}! Fine: ${a.stones}`,
    last_rounds: (a) => (a.n === 1 ? `This is the last round: then all who are still in share the place.` : `${a.n} rounds to go, then it is over.`),
    link_accept: (a) => (a.you === "yes" ? `accepts your forgiveness` : `accepts the forgiveness of ${a.name}`),
    link_estate: (a) => (a.you === "yes" ? `leaves, all stones go to you` : `leaves, all stones go to ${a.name}`),
    link_fine: (a) => `demands a fine of ${a.stones}`,
    link_forgive: () => "would forgive, for 1 stone",
    link_illegal: () => "calls the action illegal",
    link_immune: () => "pays no fine",
    link_mercy: (a) => (a.you === "yes" ? `gives you ${a.stones} for the forgiveness` : `gives ${a.name} ${a.stones} for the forgiveness`),
    link_pay: (a) => (a.you === "yes" ? `pays you ${a.stones}` : `pays ${a.name} ${a.stones}`),
    link_question: (a) => (a.you === "yes" ? `questions you for an Info-Pack` : `questions ${a.name} for an Info-Pack`),
    link_share: (a) => (a.you === "yes" ? `passes ${a.stones} on to you` : `passes ${a.stones} on to ${a.name}`),
    log_accused: (a) => (a.you === "yes" ? `You accuse. There is a vote.` : `${a.name} accuses. There is a vote.`),
    log_answered: (a) => (a.you === "yes" ? `The questioning is over.` : (a.asker_you === "yes" ? `The questioning is over.` : `${a.name} has shown ${a.asker} a card.`)),
    log_began: (a) => (a.you === "yes" ? `The cards are dealt. You begin.` : `The cards are dealt. ${a.name} begins.`),
    log_chance: (a) => (a.you === "yes" ? `Chance decides for you.` : `Chance decides for ${a.name}.`),
    log_claim: (a) => (a.you === "yes" ? `You: “I am the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!” – ${a.name} ${a.what}.` : `${a.name}: “I am the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!” – ${a.what}.`),
    log_confessed: (a) => (a.you === "yes" ? `You confess: not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}. You can never be that again in this match.` : `${a.name} confesses: not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}. ${a.name} can never be that again in this match.`),
    log_dealt: () => "You have got your card. Hold it down to look at it.",
    log_decided: (a) => (a.you === "yes" ? `You have answered.` : `${a.name} has answered.`),
    log_ended: (a) => (a.ending === "wrongly_accused" ? (a.you === "yes" ? `The end: you were wrongly accused and win.` : `The end: ${a.names} was wrongly accused and wins.`) : a.ending === "last_one" ? (a.you === "yes" ? `The end: you are the only one left and win.` : `The end: ${a.names} is the only one left and wins.`) : a.ending === "last_round" ? (a.n === 1 ? `The end after the last round: ${a.names} wins.` : `The end after the last round: ${a.names} share the win.`) : `The end.`),
    log_fell: (a) => (a.cause === "exposed" ? `The lie falls.` : a.cause === "rested" ? (a.n === 1 ? `What rested on it falls, too.` : `${a.n} claims that rested on it fall, too.`) : a.cause === "withdrawn" ? (a.n === 1 ? `A claim is withdrawn.` : `${a.n} claims are withdrawn.`) : a.cause === "anew" ? `The answer is given anew.` : ``),
    log_guessed: (a) => (a.you === "yes" ? `You secretly hand ${a.seat} a card.` : `${a.name} secretly hands you a card.`),
    log_link: (a) => (a.you === "yes" ? `${a.name} ${a.what}.` : `${a.name} ${a.what}.`),
    log_out: (a) => (a.hit === "yes" ? (a.you === "yes" ? `${a.heir} has unmasked you. You are out.` : (a.heir_you === "yes" ? `You have unmasked ${a.name}. ${a.name} is out.` : `${a.heir} has unmasked ${a.name}. ${a.name} is out.`)) : (a.you === "yes" ? `You tried to unmask ${a.heir} and were wrong. You are out.` : (a.heir_you === "yes" ? `${a.name} tried to unmask you and was wrong. ${a.name} is out.` : `${a.name} tried to unmask ${a.heir} and was wrong. ${a.name} is out.`))),
    log_pack_each: (a) => (a.n === 1 ? `${a.name}` : `${a.name} (${a.n})`),
    log_packed: (a) => `New Info-Packs: ${a.list}.`,
    log_proved: (a) => (a.you === "yes" ? `You turn your card: really the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!` : `${a.name} turns the card: really the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!`),
    log_settled: () => "The turn is settled.",
    log_showed: (a) => (a.you === "yes" ? `You show ${a.asker} a card.` : `${a.name} shows you a card.`),
    log_stood_back: (a) => (a.you === "yes" ? `You sit this turn out.` : `${a.name} sits this turn out.`),
    log_took: (a) => (a.you === "yes" ? `You take 1 ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`}.` : `${a.name} takes 1 ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`}.`),
    log_truth: () => "All cards lie open.",
    log_turn: (a) => (a.you === "yes" ? `Round ${a.round}: your turn.` : `Round ${a.round}: ${a.name}’s turn.`),
    log_voted: (a) => (a.agrees === "yes" ? `You vote “a lie”.` : `You vote “true”.`),
    log_votes: (a) => `A lie, says: ${a.ayes}. ${a.n === 0 ? `` : `True, says: ${a.nays}. `}${a.upheld === "yes" ? `The majority accuses.` : `No majority.`}`,
    may_accept: () => "accept forgiveness",
    may_accuse: () => "accuse",
    may_act: () => "act",
    may_ask: () => "question",
    may_claim: (a) => (a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`),
    may_end: () => "end the turn",
    may_pass: () => "pass",
    may_pay: () => "pay",
    may_unmask: () => "unmask",
    medal_honest: () => "Honest soul",
    medal_honest_line: (a) => (a.n === 0 ? `${a.name}: told no lie` : a.n === 1 ? `${a.name}: lied only once` : `${a.name}: lied only ${a.n} times`),
    medal_liar: () => "Best liar",
    medal_liar_line: (a) => (a.n === 1 ? `${a.name}: got away once` : `${a.name}: got away ${a.n} times`),
    medal_nose: () => "Best nose",
    medal_nose_line: (a) => (a.n === 1 ? `${a.name}: exposed one lie` : `${a.name}: exposed ${a.n} lies`),
    moment_accused: (a) => (a.you === "yes" ? `You are not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}?` : `${a.name} is not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}?`),
    moment_banned: (a) => (a.you === "yes" ? `You can never be the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`} again.` : `${a.name} can never be the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`} again.`),
    moment_claim: (a) => `Is ${a.name} really the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}?`,
    moment_dismissed: () => "No majority",
    moment_dismissed_more: (a) => (a.you === "yes" ? `You need not confess anything.` : `${a.name} need not confess anything.`),
    moment_doubts: (a) => (a.you === "yes" ? `You accuse!` : `${a.by} accuses!`),
    moment_estate: (a) => (a.you === "yes" ? `All stones go to you.` : `All stones go to ${a.heir}.`),
    moment_guess: (a) => (a.hit === "yes" ? `A right guess: the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}.` : `A wrong guess: not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}.`),
    moment_lie: () => "A lie!",
    moment_not: (a) => `${a.name} is not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}.`,
    moment_not_you: (a) => `You are not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}.`,
    moment_noted: () => "Got it",
    moment_only_you: () => "Remember it: only you two see this.",
    moment_out: (a) => (a.you === "yes" ? `You are out!` : `${a.name} is out!`),
    moment_out_how: (a) => (a.hit === "yes" ? `${a.heir} has unmasked ${a.name}.` : `${a.name} tried to unmask ${a.heir} and was wrong.`),
    moment_secret: () => "Only you two know. Hush!",
    moment_showed: (a) => `You secretly showed ${a.name}:`,
    moment_shows: (a) => `${a.name} secretly shows you:`,
    moment_skip: () => "Go on",
    moment_true: () => "The truth!",
    moment_wins: (a) => (a.you === "yes" ? `You win on the spot!` : `${a.name} wins on the spot!`),
    not_offered: () => "not possible now",
    note: (a) => (a.what === "learnt" ? `${a.name} is not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}` : a.what === "shown" ? `You showed ${a.name}: not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}` : a.what === "unmasked" ? `${a.name} was the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}: unmasked by you` : a.what === "missed" ? `${a.name} was not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}: that cost you the match` : a.what === "mistaken" ? `${a.name} took you for the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}: wrong` : a.what === "caught" ? `${a.name} unmasked you as the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}` : ``),
    notes_none: () => "Nothing is in it yet.",
    notes_title: () => "My notebook",
    nothing: () => "nothing",
    now_accused: (a) => `${a.by} says: “You are not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!” Now the others vote. You don't.`,
    now_accuser: (a) => `You say: “${a.name} is not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!” The others are voting on it.`,
    now_act: () => "Your turn: who do you claim to be? Tap a face, true or not.",
    now_act_other: (a) => `It is ${a.name}’s turn: who does ${a.name} claim to be this time?`,
    now_answer: (a) => (a.n === 1 ? `${a.names} demands a fine of ${a.stones}: pay, accept forgiveness – or talk your way out?` : `${a.names} want to fine you: pay one of them, accept forgiveness – or talk your way out?`),
    now_answer_other: (a) => `${a.n === 1 ? `${a.name} is to pay a fine to ${a.names}` : `${a.name} is to pay a fine, ${a.names} wait`} and decides: pay, accept forgiveness, or talk the way out.`,
    now_asked: (a) => (a.mine === "yes" ? (a.n === 0 ? `Everybody waits for you.` : `You are asked, and so is ${a.names}.`) : (a.n === 0 ? `` : a.n === 1 ? `${a.names} is thinking.` : `${a.names} are thinking.`)),
    now_asking: (a) => `${a.name} chooses a card for you: somebody whom ${a.name} is not.`,
    now_closing: () => "The turn is settled. You may still question somebody, or end your turn.",
    now_closing_other: (a) => `The turn is settled. ${a.name} may still question somebody.`,
    now_last: () => "The last card is being turned …",
    now_minded: () => "A bot is playing for you. Take your seat back whenever you like.",
    now_objecting: () => "Last objections: this turn is about to count. Does anybody doubt a claim?",
    now_out: (a) => (a.place === 1 ? `You were the first to leave; now you watch.` : `You are out (number ${a.place}); now you watch.`),
    now_over: (a) => `${a.ending === "wrongly_accused" ? (a.you === "yes" ? `Wrongly accused: you win!` : `Wrongly accused: ${a.names} wins at once.`) : a.ending === "last_one" ? (a.you === "yes" ? `You are the only one left: you win!` : `${a.names} is the only one left and wins.`) : a.ending === "last_round" ? (a.you === "yes" ? (a.n === 1 ? `The last round is over: you win!` : `The last round is over: you share the win!`) : (a.n === 1 ? `The last round is over: ${a.names} wins.` : `The last round is over: ${a.names} share the win.`)) : `It is over.`} The whole truth lies below.`,
    now_paused: () => "Paused. All clocks stand still; as soon as it goes on you are back in it.",
    now_question: (a) => `${a.asker} questions ${a.name}. Only those two see what is shown.`,
    now_share: () => "The fine of two stones is yours. One of them must be passed on: which, and to whom?",
    now_share_other: (a) => `${a.name} got two stones and passes one of them on.`,
    now_show: (a) => `${a.name} questions you: show a card that you are not. Only ${a.name} sees it.`,
    now_sort: () => "Your forgiveness is accepted: which stone do you want for it?",
    now_sort_other: (a) => `${a.name} forgives and says which stone that costs.`,
    now_stone: () => "Take a stone from the store. And hold your card down: only you may see who you are.",
    now_stone_other: (a) => `${a.name} takes the first stone. Meanwhile hold your card down: only you may see who you are.`,
    now_vote: (a) => `${a.by} says: “${a.name} is not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!” What do you think? All votes are opened together.`,
    now_vote_other: (a) => `${a.by} says: “${a.name} is not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!” Everything waits for the vote.`,
    now_voted: (a) => `${a.agrees === "yes" ? `You voted: ${a.name} lies.` : `You voted: ${a.name} really is the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}.`} All votes will be opened together.`,
    now_window: (a) => (a.stage === "illegal" ? (a.you === "yes" ? `You have acted. Whoever claims to be the ${a.role} may call it illegal.` : `${a.name} has acted. Whoever claims to be the ${a.role} may call it illegal.`) : a.stage === "fine" ? (a.you === "yes" ? `Illegal! Whoever claims to be the ${a.role} may fine you.` : `Illegal! Whoever claims to be the ${a.role} may fine ${a.name}.`) : a.stage === "forgive" ? (a.you === "yes" ? `You are fined. Whoever claims to be the ${a.role} may forgive you.` : `${a.name} is fined. Whoever claims to be the ${a.role} may forgive.`) : ``),
    option: (a) => (a.name === "seconds" ? `Time for one's own turn` : a.name === "window_seconds" ? `Time to react or to pass` : a.name === "answer_seconds" ? `Time to answer a fine` : a.name === "vote_seconds" ? `Time to vote` : a.name === "rounds" ? `The end after so many rounds` : a.name === "start_seat" ? `Who begins?` : a.name === "notebook" ? `Notebook` : a.name === "tie_upholds" ? `Half is enough` : a.name === "self_forgiveness" ? `Forgiving oneself` : ``),
    option_chance: () => "chance",
    option_hint: (a) => (a.name === "notebook" ? `Everybody sees in a notebook of their own what they have learnt. At a real table one has to remember it.` : a.name === "tie_upholds" ? `An accusation also holds with as many votes for as against it.` : a.name === "self_forgiveness" ? `Whoever is fined may be their own Pope with three and more players, too.` : ``),
    option_no_limit: () => "none",
    option_s: (a) => `${a.n} s`,
    others: (a) => (a.n === 1 ? `somebody else` : `${a.n} others`),
    overview_action: () => "Personal action",
    overview_changed: () => "with house rules",
    overview_edit: () => "Look and change",
    overview_house: () => "house rule",
    overview_or: () => "or",
    overview_reaction: () => "Reaction",
    overview_read: () => "Look",
    overview_standard: () => "as usual in this house",
    overview_title: () => "Overview card",
    overview_who: () => "Who",
    own_asked: () => "You are asked",
    own_back: () => "You pass this turn",
    own_done: () => "You have answered",
    pack: () => "an Info-Pack",
    packs: (a) => (a.n === 1 ? `${a.n} Info-Pack` : `${a.n} Info-Packs`),
    pass: () => "Pass",
    pay_this: (a) => `Pay ${a.name} ${a.stones}`,
    pay_title: (a) => `Pay ${a.name}`,
    pay_to: (a) => (a.n === 1 ? `Pay ${a.name} ${a.stones}` : `Pay ${a.name} …`),
    pay_which: () => "With which stones?",
    player_banned: () => "banned",
    player_bans: (a) => `Struck out: ${a.name} was exposed as these and may no longer claim them.`,
    player_no_bans: (a) => `Never exposed yet: ${a.name} may claim anybody.`,
    player_out: (a) => `${a.name} left as number ${a.place}. Who ${a.name} was stays secret until the end.`,
    podium_note: (a) => (a.ending === "wrongly_accused" ? `${a.names} really was it: the majority was wrong.` : a.ending === "last_one" ? `Nobody unmasked ${a.names}.` : a.ending === "last_round" ? `The last round is over: all who were still in share the place.` : ``),
    reaction: (a) => (a.reaction === "illegal" ? `Right after somebody else's action: declares it illegal` : a.reaction === "fine" ? `After somebody else's “illegal”: a fine of 2 stones; if both come, one is passed on` : a.reaction === "forgive" ? `After a fine: forgives, for 1 stone of their choice instead of the fine` : a.reaction === "immune" ? `Whoever is fined: pays nothing` : `none`),
    recap: (a) => `Last turn: ${a.who} ${a.what}`,
    recap_gain: (a) => `brought ${a.stones}`,
    recap_lie: (a) => (a.you === "yes" ? `you were not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}` : `${a.name} was not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}`),
    recap_out: (a) => (a.you === "yes" ? `you are out` : `${a.name} is out`),
    risk_lie: () => "This is not who you are.",
    risk_lie_more: (a) => `If you are exposed it is all void, and you can never be the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`} again.`,
    risk_true: () => "This is who you are.",
    risk_true_more: () => "If the majority accuses you of it, you win at once.",
    seat_active: () => "to move",
    seat_asked: () => "is thinking",
    seat_banned: (a) => `can no longer be: ${a.list}`,
    seat_done: () => "has answered",
    seat_gone: () => "out",
    seat_out: (a) => `out, number ${a.place}`,
    share_to: (a) => `to ${a.name}`,
    show_none: () => "Choose a card",
    show_this: (a) => `Show the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}`,
    show_which: () => "Which card do you show?",
    shown_again: (a) => `The card shown was: not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}.`,
    sort: (a) => (a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`),
    status: (a) => (a.status === "standing" ? `stands` : a.status === "exposed" ? `a lie!` : a.status === "fallen" ? `fallen` : a.status === "withdrawn" ? `withdrawn` : a.status === "anew" ? `to be answered anew` : ``),
    status_long: (a) => (a.status === "standing" ? `This stands.` : a.status === "exposed" ? `Proved to be a lie.` : a.status === "fallen" ? `Fallen: it rested on a lie.` : a.status === "withdrawn" ? `Withdrawn: whoever said it has left.` : a.status === "anew" ? `This is answered anew.` : ``),
    status_settled: () => "paid",
    status_tried: () => "on trial",
    stones: (a) => `${a.n} ${a.sort === "gold" ? `gold` : a.sort === "wein" ? `wine` : a.sort === "korn" ? `grain` : `?`}`,
    store: () => "Store",
    title: () => "Sein oder nicht sein",
    truth: () => "The whole truth",
    truth_all: () => "All",
    truth_as: (a) => `as ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}`,
    truth_away: () => "Got away",
    truth_cards: () => "Who was who",
    truth_caught: () => "Exposed",
    truth_claims: () => "Claims",
    truth_every: () => "Every claim",
    truth_guess: (a) => (a.right === "yes" ? `${a.by} unmasked ${a.name}: the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}.` : `${a.by} took ${a.name} for the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}: wrong.`),
    truth_guesses: () => "Unmaskings",
    truth_lied: () => "Lies",
    truth_lies: () => "Got away",
    truth_name: () => "Name",
    truth_none: () => "None of these.",
    truth_show: () => "Show",
    truth_tally: () => "How often everybody lied",
    truth_turn: (a) => `Turn ${a.n}`,
    truth_verdict: (a) => (a.judged === "through" ? `a lie, got away` : a.judged === "exposed" ? `a lie, exposed` : a.judged === "doubted" ? `true, doubted by ${a.names}` : a.judged === "true" ? `true` : ``),
    unmask_as: (a) => `Who is ${a.name}?`,
    unmask_hint: () => "If you are right they leave and you get all their stones. If you are wrong, you leave. What you guessed stays between you two.",
    unmask_short: () => "Unmask",
    unmask_sure: (a) => `Certain: the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}!`,
    unmask_this: (a) => `${a.name} is the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`} …`,
    unmask_title: () => "Unmask somebody",
    unmask_warn: (a) => `If ${a.name} is not the ${a.character === "kaiser" ? `Emperor` : a.character === "richter" ? `Judge` : a.character === "papst" ? `Pope` : a.character === "zauberer" ? `Wizard` : a.character === "dieb" ? `Thief` : a.character === "bauer" ? `Farmer` : `?`}, you are out at once, and ${a.name} gets your stones.`,
    unmask_whom: () => "Whom do you unmask?",
    verdict_line: (a) => (a.upheld === "yes" ? `${a.name} accused: ${a.ayes} to ${a.nays}, the majority agreed.` : `${a.name} accused: ${a.ayes} to ${a.nays}, dismissed.`),
    vote_aye: () => "A lie!",
    vote_aye_short: () => "a lie",
    vote_hint: (a) => `If the majority says “a lie” and ${a.name} tells the truth, ${a.name} wins on the spot.`,
    vote_nay: () => "I believe it",
    vote_nay_short: () => "true",
    votes_spoken: (a) => `${a.ayes} against ${a.nays}. A lie, says: ${a.names}.`,
    what: (a) => (a.what === "act" ? `Acting` : a.what === "claim" ? `Reacting` : a.what === "accuse" ? `Accusing` : a.what === "ask" ? `Questioning` : a.what === "unmask" ? `Unmasking` : a.what === "stand_back" ? `Sitting this turn out` : ``),
    why: (a) => (a.why === "before_the_first_turn" ? `First everybody takes a stone.` : a.why === "vote" ? `A vote is going on, everything else rests.` : a.why === "question" ? `Somebody is choosing a card to show.` : a.why === "not_your_turn" ? `It is not your turn.` : a.why === "acted_already" ? `One personal action a turn, and that has been.` : a.why === "banned" ? `You were exposed as this one: banned for the rest of the match.` : a.why === "no_reaction" ? `Has no reaction, only an action on one's own turn.` : a.why === "not_open_yet" ? `It is too early for that this turn.` : a.why === "window_closed" ? `It is too late for that this turn.` : a.why === "own_action" ? `One can only react to others.` : a.why === "no_basis" ? `Nobody else's claim stands that this could rest on.` : a.why === "not_fined" ? `Only whoever is fined can say that.` : a.why === "answered_already" ? `The fine is answered already.` : a.why === "claimed_already" ? `You claim that this turn already.` : a.why === "own_claim" ? `Nobody accuses themselves.` : a.why === "fallen" ? `This claim no longer stands.` : a.why === "out" ? `Whoever claimed this has left.` : a.why === "already_accused" ? `You have accused this already this turn.` : a.why === "committed" ? `The turn is settled, nothing can change it.` : a.why === "no_pack" ? `It costs an Info-Pack, and you have none.` : a.why === "nothing_left_to_show" ? `There is nothing left to show: all but the truth is known.` : a.why === "tried_already" ? `One attempt a turn, and yours has been.` : a.why === "standing_back" ? `You sit this turn out already.` : a.why === "nothing_to_pass" ? `It is your own turn.` : `The rules don't allow that here.`),
    why_nothing: () => "Everything is open to you just now.",
    why_short: () => "Why?",
    why_title: () => "Why is that not possible?",
    why_wait: () => "Nothing is asked of you just now.",
    you_may: (a) => `You may: ${a.list}.`,
    you_named: (a) => `${a.name} (you)`,
    you_short: () => "You",
  },
};
