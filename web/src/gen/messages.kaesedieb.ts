// Made by tools/gen.py from src/bluffhaus/games/kaesedieb/texts; do not edit.
import type { Locale } from "./messages.ts";

export interface Messages {
  readonly and: () => string;
  readonly arrow: (a: { name: string | number; whom: string | number }) => string;
  readonly arrow_drawn: (a: { name: string | number; whom: string | number }) => string;
  readonly arrows: (a: { list: string | number }) => string;
  readonly awake_accomplice: (a: { name: string | number; you: string }) => string;
  readonly awake_alone: () => string;
  readonly awake_gone: () => string;
  readonly awake_peek: () => string;
  readonly awake_peeped: (a: { name: string | number; pips: string | number }) => string;
  readonly awake_recruits: (a: { name: string | number }) => string;
  readonly awake_rested: () => string;
  readonly awake_take: () => string;
  readonly awake_taken: (a: { name: string | number }) => string;
  readonly awake_there: () => string;
  readonly awake_thief_alone: () => string;
  readonly awake_thief_with: (a: { count: number; names: string | number }) => string;
  readonly awake_title: () => string;
  readonly awake_with: (a: { names: string | number }) => string;
  readonly awake_witness: () => string;
  readonly believe: () => string;
  readonly believe_of: (a: { n: string | number; name: string | number }) => string;
  readonly card_back: () => string;
  readonly card_choose: (a: { thief: string }) => string;
  readonly card_choose_how: () => string;
  readonly card_chosen: () => string;
  readonly card_die: (a: { count: number; dice: string | number }) => string;
  readonly card_double: () => string;
  readonly card_goal: (a: { role: string }) => string;
  readonly card_hint: () => string;
  readonly card_hold: () => string;
  readonly card_hour: (a: { hours: string | number }) => string;
  readonly card_literal: () => string;
  readonly card_wake: (a: { hours: string | number }) => string;
  readonly card_you: (a: { role: string }) => string;
  readonly claim: () => string;
  readonly claim_none: () => string;
  readonly clock: (a: { hour: string | number }) => string;
  readonly compose_alone: () => string;
  readonly compose_any: () => string;
  readonly compose_any_hint: () => string;
  readonly compose_back: () => string;
  readonly compose_hour: () => string;
  readonly compose_left: (a: { n: number }) => string;
  readonly compose_mark: () => string;
  readonly compose_title: () => string;
  readonly compose_true: () => string;
  readonly compose_true_hint: () => string;
  readonly dawn_text: () => string;
  readonly dawn_title: () => string;
  readonly disbelieve: () => string;
  readonly disbelieve_of: (a: { n: string | number; name: string | number }) => string;
  readonly drawn_note: () => string;
  readonly dream_baa: () => string;
  readonly dream_how: (a: { n: number }) => string;
  readonly dream_sheep: () => string;
  readonly dream_text: () => string;
  readonly dream_title: () => string;
  readonly ending: (a: { ending: string }) => string;
  readonly fig: (a: { look: string; name: string | number; pips: string | number }) => string;
  readonly grid_caption: () => string;
  readonly grid_cell: (a: { hour: string | number; n: number; name: string | number }) => string;
  readonly grid_key: () => string;
  readonly grid_more: (a: { n: number }) => string;
  readonly grid_none: () => string;
  readonly grid_person: () => string;
  readonly how_4: () => string;
  readonly how_5: () => string;
  readonly how_6: () => string;
  readonly how_7: () => string;
  readonly how_8: () => string;
  readonly how_band: () => string;
  readonly how_band_title: () => string;
  readonly how_box: () => string;
  readonly how_box_link: () => string;
  readonly how_card: () => string;
  readonly how_card_title: () => string;
  readonly how_day: () => string;
  readonly how_day_say: () => string;
  readonly how_day_think: () => string;
  readonly how_day_title: () => string;
  readonly how_end: () => string;
  readonly how_fall: () => string;
  readonly how_fall_title: () => string;
  readonly how_goal: () => string;
  readonly how_night: () => string;
  readonly how_night_1: () => string;
  readonly how_night_3: () => string;
  readonly how_night_5: () => string;
  readonly how_night_title: () => string;
  readonly how_people: (a: { n: string | number }) => string;
  readonly how_title: () => string;
  readonly how_vote: () => string;
  readonly how_vote_title: () => string;
  readonly how_win_mice: () => string;
  readonly how_win_thief: () => string;
  readonly key_alone: () => string;
  readonly key_die: () => string;
  readonly key_gone: () => string;
  readonly key_others: () => string;
  readonly key_there: () => string;
  readonly key_took: () => string;
  readonly key_with: () => string;
  readonly key_woke: () => string;
  readonly kind_cheese: () => string;
  readonly kind_company: () => string;
  readonly kind_die: () => string;
  readonly kind_role: () => string;
  readonly kind_suspect: () => string;
  readonly kind_taken: () => string;
  readonly kind_woke: () => string;
  readonly log_arrow: (a: { name: string | number; whom: string | number }) => string;
  readonly log_claimed: (a: { n: string | number; name: string | number; quote: string | number; you: string }) => string;
  readonly log_closed: () => string;
  readonly log_dawn: () => string;
  readonly log_dealt: () => string;
  readonly log_ended: (a: { count: number; ending: string; names: string | number }) => string;
  readonly log_extended: () => string;
  readonly log_eyes: () => string;
  readonly log_hands: () => string;
  readonly log_has_voted: (a: { name: string | number; you: string }) => string;
  readonly log_hour: (a: { hour: string | number }) => string;
  readonly log_looked_up: (a: { name: string | number; you: string }) => string;
  readonly log_opened: (a: { list: string | number }) => string;
  readonly log_took_back: (a: { n: string | number; name: string | number; you: string }) => string;
  readonly log_truth: (a: { count: number; hours: string | number; name: string | number; names: string | number }) => string;
  readonly log_unmasked: (a: { name: string | number; role: string | number; you: string }) => string;
  readonly log_vote: () => string;
  readonly log_wants_more: (a: { name: string | number; you: string }) => string;
  readonly log_wants_talk: (a: { name: string | number; you: string }) => string;
  readonly log_wants_vote: (a: { name: string | number; you: string }) => string;
  readonly medal_bought: () => string;
  readonly medal_bought_line: (a: { count: number; name: string | number; names: string | number; quote: string | number }) => string;
  readonly medal_honest: () => string;
  readonly medal_honest_line: (a: { name: string | number; told: number }) => string;
  readonly medal_liar: () => string;
  readonly medal_liar_line: (a: { lies: number; name: string | number }) => string;
  readonly medal_nose: () => string;
  readonly medal_nose_line: (a: { count: number; names: string | number }) => string;
  readonly meet_seven: () => string;
  readonly meet_text: () => string;
  readonly meet_thief_is: (a: { name: string | number }) => string;
  readonly meet_thief_text: () => string;
  readonly meet_thief_title: () => string;
  readonly meet_thief_with: (a: { count: number; names: string | number }) => string;
  readonly meet_title: () => string;
  readonly meet_with: (a: { names: string | number }) => string;
  readonly memory_with: (a: { names: string | number }) => string;
  readonly moon_hold: () => string;
  readonly moon_how: () => string;
  readonly more_time: () => string;
  readonly more_time_wanted: () => string;
  readonly more_time_who: (a: { all: string | number; n: number }) => string;
  readonly my_night: () => string;
  readonly my_night_hold: () => string;
  readonly night_stage: (a: { stage: string }) => string;
  readonly now_look: () => string;
  readonly now_look_hours: () => string;
  readonly now_looked: (a: { names: string | number }) => string;
  readonly now_meet: () => string;
  readonly now_minded: () => string;
  readonly now_night: (a: { hour: string | number }) => string;
  readonly now_opened: () => string;
  readonly now_over_caught: (a: { name: string | number }) => string;
  readonly now_over_escaped: (a: { name: string | number }) => string;
  readonly now_over_fall: (a: { name: string | number }) => string;
  readonly now_paused: () => string;
  readonly now_talk: () => string;
  readonly now_talk_ready: (a: { names: string | number }) => string;
  readonly now_touch: (a: { count: number }) => string;
  readonly now_vote: () => string;
  readonly now_voted: (a: { name: string | number; names: string | number }) => string;
  readonly now_watch_look: () => string;
  readonly now_watch_night: (a: { hour: string | number }) => string;
  readonly now_watch_talk: () => string;
  readonly now_watch_vote: (a: { names: string | number }) => string;
  readonly pick_gone: () => string;
  readonly pick_me: () => string;
  readonly pick_there: () => string;
  readonly podium_note: (a: { ending: string }) => string;
  readonly q_alone: (a: { hour: string | number }) => string;
  readonly q_belief: (a: { believes: string; n: string | number }) => string;
  readonly q_cheese: (a: { hour: string | number; there: string }) => string;
  readonly q_die: (a: { name: string | number; own: string; pips: string | number }) => string;
  readonly q_role: (a: { name: string | number; role: string }) => string;
  readonly q_role_me: (a: { role: string }) => string;
  readonly q_suspect: (a: { name: string | number }) => string;
  readonly q_taken: (a: { hour: string | number; name: string | number }) => string;
  readonly q_with: (a: { hour: string | number; name: string | number }) => string;
  readonly q_woke: (a: { hours: string | number }) => string;
  readonly quoted: (a: { text: string | number }) => string;
  readonly ready: () => string;
  readonly ready_chance: () => string;
  readonly ready_first: () => string;
  readonly ready_hours_first: () => string;
  readonly ready_who: (a: { all: string | number; n: string | number }) => string;
  readonly role: (a: { role: string }) => string;
  readonly say_believed: (a: { names: string | number }) => string;
  readonly say_corrected: (a: { n: string | number }) => string;
  readonly say_doubted: (a: { names: string | number }) => string;
  readonly say_number: (a: { n: string | number }) => string;
  readonly say_taken_back: () => string;
  readonly skip: () => string;
  readonly tab: () => string;
  readonly tab_grid: () => string;
  readonly tab_list: () => string;
  readonly take_back: () => string;
  readonly take_back_of: (a: { n: string | number }) => string;
  readonly talk_extended: () => string;
  readonly title: () => string;
  readonly touch_done: (a: { names: string | number }) => string;
  readonly touch_how: (a: { count: number; left: string | number }) => string;
  readonly touch_text: () => string;
  readonly touch_title: () => string;
  readonly truth: () => string;
  readonly truth_after: () => string;
  readonly truth_awake: (a: { count: number; names: string | number }) => string;
  readonly truth_by_hour: () => string;
  readonly truth_by_person: () => string;
  readonly truth_card_line: (a: { dice: string | number; hours: string | number; name: string | number; role: string | number }) => string;
  readonly truth_cards: () => string;
  readonly truth_cheese: (a: { cheese: string }) => string;
  readonly truth_hour: (a: { hour: string | number }) => string;
  readonly truth_looked: (a: { at: string | number; name: string | number; pips: string | number }) => string;
  readonly truth_nobody: () => string;
  readonly truth_other: () => string;
  readonly truth_person: (a: { lies: number; told: number }) => string;
  readonly truth_recruited: (a: { name: string | number }) => string;
  readonly truth_said: () => string;
  readonly truth_taken: (a: { name: string | number }) => string;
  readonly truth_touched: (a: { count: number; names: string | number }) => string;
  readonly truth_verdict: (a: { truth: string }) => string;
  readonly truth_vote: () => string;
  readonly tv_mute: () => string;
  readonly tv_ready: (a: { all: string | number; n: string | number }) => string;
  readonly tv_speak: () => string;
  readonly tv_speak_hint: () => string;
  readonly unmasked: (a: { name: string | number; role: string | number }) => string;
  readonly vote_at: (a: { name: string | number }) => string;
  readonly vote_chance: () => string;
  readonly vote_done: () => string;
  readonly vote_faces: () => string;
  readonly vote_now: () => string;
  readonly vote_one: () => string;
  readonly vote_open: () => string;
  readonly vote_pick: () => string;
  readonly vote_ready: (a: { all: string | number; n: string | number }) => string;
  readonly vote_three: () => string;
  readonly vote_title: () => string;
  readonly vote_two: () => string;
  readonly vote_wait: () => string;
  readonly votes: (a: { n: number }) => string;
  readonly you_won: (a: { won: string }) => string;
}

export const messages: Readonly<Record<Locale, Messages>> = {
  de: {
    and: () => "und",
    arrow: (a) => `${a.name} zeigt auf ${a.whom}`,
    arrow_drawn: (a) => `${a.name} zeigt auf ${a.whom} (der Zufall)`,
    arrows: (a) => `${a.list}`,
    awake_accomplice: (a) => (a.you === "yes" ? `Du bist jetzt Komplize!` : `${a.name} ist jetzt Komplize.`),
    awake_alone: () => "Du bist ganz allein wach.",
    awake_gone: () => "Der Käse ist schon weg!",
    awake_peek: () => "Unter einen Becher darfst du schauen: Finger draufschieben und kurz bleiben. Oder lass es.",
    awake_peeped: (a) => `Unter dem Becher von ${a.name}: eine ${a.pips}.`,
    awake_recruits: (a) => `${a.name} sucht sich gleich einen Komplizen aus.`,
    awake_rested: () => "Du hast nirgends nachgeschaut.",
    awake_take: () => "Du nimmst den Käse. Pst!",
    awake_taken: (a) => `${a.name} nimmt den Käse!`,
    awake_there: () => "Der Käse liegt noch da.",
    awake_thief_alone: () => "Niemand hat dich gesehen.",
    awake_thief_with: (a) => (a.count === 1 ? `${a.names} hat dich gesehen.` : `${a.names} haben dich gesehen.`),
    awake_title: () => "Du bist wach!",
    awake_with: (a) => `Mit dir wach: ${a.names}. Lächelt euch an, ganz leise.`,
    awake_witness: () => "Alle hier haben dich gesehen. Wer soll dein Komplize sein? Finger draufschieben und kurz bleiben.",
    believe: () => "Glaub ich",
    believe_of: (a) => `Nr. ${a.n} von ${a.name} glauben`,
    card_back: () => "Deine Karte, verdeckt. Halte sie gedrückt, auch mit der Leertaste.",
    card_choose: (a) => (a.thief === "yes" ? `Wann willst du aufwachen? Du stiehlst beim ersten Mal; wer dich zweimal wach sieht, weiß Bescheid.` : `Wann willst du aufwachen? Ein Mal.`),
    card_choose_how: () => "Schieb den Finger auf eine Uhrzeit und bleib kurz drauf.",
    card_chosen: () => "gewählt",
    card_die: (a) => `${a.count === 1 ? `Dein Würfel` : `Deine Würfel`}: ${a.dice}`,
    card_double: () => "Ein Pasch: Da gibt es nichts auszusuchen.",
    card_goal: (a) => (a.role === "thief" ? `Du stiehlst den Käse, sobald du aufwachst. Du gewinnst, wenn deine Karte bei der Abstimmung liegen bleibt.` : a.role === "suendenmaus" ? `Nachts bist du eine Maus wie alle. Aber du gewinnst nur, wenn du die meisten Stimmen bekommst, und dann ganz allein: Mach dich verdächtig!` : a.role === "accomplice" ? `Du hältst jetzt zum Käsedieb: Ihr gewinnt, wenn seine Karte liegen bleibt. Bekommst du die meisten Stimmen, umso besser.` : `Du gewinnst mit allen Schlafmäusen, wenn der Käsedieb die meisten Stimmen bekommt.`),
    card_hint: () => "Niemand sonst darf sie sehen. Loslassen deckt sie wieder zu.",
    card_hold: () => "Karte gedrückt halten",
    card_hour: (a) => `${a.hours} Uhr`,
    card_literal: () => "Bei euch gewinnt die Sündenmaus auch mit ihrer Seite.",
    card_wake: (a) => `Du wachst um ${a.hours} Uhr auf.`,
    card_you: (a) => (a.role === "thief" ? `Du bist der Käsedieb` : a.role === "suendenmaus" ? `Du bist die Sündenmaus` : a.role === "accomplice" ? `Du bist Komplize` : `Du bist eine Schlafmaus`),
    claim: () => "Etwas sagen …",
    claim_none: () => "Du hast alles gesagt (30 Aussagen).",
    clock: (a) => `${a.hour} Uhr`,
    compose_alone: () => "ganz allein",
    compose_any: () => "Oder was du willst",
    compose_any_hint: () => "Ob es stimmt, siehst nur du: Das Häkchen heißt wahr.",
    compose_back: () => "Zurück",
    compose_hour: () => "Um welche Uhrzeit?",
    compose_left: (a) => (a.n === 1 ? `Noch eine Aussage` : `Noch ${a.n} Aussagen`),
    compose_mark: () => "stimmt",
    compose_title: () => "Was sagst du?",
    compose_true: () => "Das weißt du wirklich",
    compose_true_hint: () => "Einmal tippen, und alle hören es.",
    dawn_text: () => "Guten Morgen. Jemand hier hat Krümel im Fell.",
    dawn_title: () => "Der Käse ist weg!",
    disbelieve: () => "Glaub ich nicht",
    disbelieve_of: (a) => `Nr. ${a.n} von ${a.name} nicht glauben`,
    drawn_note: () => "Gepunktet: Da hat der Zufall gezeigt.",
    dream_baa: () => "mäh",
    dream_how: (a) => (a.n === 0 ? `Zähl Schäfchen: Finger auf eins schieben und kurz bleiben.` : a.n === 1 ? `Ein Schäfchen. Da kommen noch mehr …` : `${a.n} Schäfchen. Da kommen noch mehr …`),
    dream_sheep: () => "Schäfchen",
    dream_text: () => "Ein Käse, so groß wie der Mond …",
    dream_title: () => "Du schläfst und träumst.",
    ending: (a) => (a.ending === "thief_caught" ? `Erwischt! Die Mäuse gewinnen.` : a.ending === "thief_escaped" ? `Entwischt! Der Käsedieb gewinnt.` : `Die Sündenmaus gewinnt allein!`),
    fig: (a) => (a.look === "awake" ? `${a.name}, wach` : a.look === "thief" ? `${a.name} mit dem Käse` : a.look === "accomplice" ? `${a.name}, Komplize` : a.look === "cup" ? `Becher von ${a.name}` : a.look === "hand" ? `Pfote von ${a.name}` : a.look === "touched" ? `Pfote von ${a.name}, berührt` : a.look === "lifted" ? `Becher von ${a.name}: eine ${a.pips}` : `${a.name}, schläft`),
    grid_caption: () => "Was gesagt wurde, nach Personen und Stunden. Ob es stimmt, weiß nur, wer es gesagt hat.",
    grid_cell: (a) => `${a.name}, ${a.hour} Uhr: ${a.n === 1 ? `eine Aussage` : `${a.n} Aussagen`}`,
    grid_key: () => "Zeichen",
    grid_more: (a) => `${a.n === 1 ? `eine Aussage` : `${a.n} Aussagen`} ohne Uhrzeit`,
    grid_none: () => "Noch hat niemand etwas behauptet. Fang doch an!",
    grid_person: () => "Wer",
    how_4: () => "Zwei Würfel für jeden: Such dir vor der Nacht eine der beiden Stunden aus, der Dieb eine oder beide. Niemand schaut unter Becher, niemand wird Komplize.",
    how_5: () => "Wer den Diebstahl sieht, ist Komplize. Sehen ihn mehrere, zeigt der Dieb auf einen davon.",
    how_6: () => "Nach 6 Uhr berührt der Dieb eine Pfote: Die beiden kennen sich.",
    how_7: () => "Der Dieb berührt zwei Pfoten. Die zwei kennen einander, aber nicht den Dieb.",
    how_8: () => "Der Dieb berührt zwei Pfoten, und alle drei kennen sich.",
    how_band: () => "Komplizen wechseln die Seite und gewinnen mit dem Dieb.",
    how_band_title: () => "Komplizen: Es kommt darauf an, wie viele ihr seid",
    how_box: () => "Ihr habt die echte Schachtel auf dem Tisch? Dann lasst ein Handy die Nacht ansagen.",
    how_box_link: () => "Zum Moderator",
    how_card: () => "Halte deine Karte gedrückt: Bist du Schlafmaus oder der eine Käsedieb? Dein Würfel ist deine Uhrzeit: Mit einer 3 wachst du um 3 Uhr auf. Auch später kannst du jederzeit nachsehen.",
    how_card_title: () => "Deine Karte, dein Würfel",
    how_day: () => "Der Käse ist weg! Sagt, was ihr gesehen habt, mit zwei Fingertipps. Die Mäuse sagen meist die Wahrheit, der Dieb besser nicht. Alles Gesagte steht in einer Tafel: Wer hat sich verraten?",
    how_day_say: () => "Ich war um 2 Uhr wach, und der Käse war weg!",
    how_day_think: () => "Anna sagt das. Aber Claudia hat ihn um 1 gesehen, und bei Bernd liegt eine 3 … Passt das zusammen?",
    how_day_title: () => "Der Tag",
    how_end: () => "Danach wird die Nacht noch einmal erzählt, und neben jedem Satz steht, ob er stimmte.",
    how_fall: () => "Ab 6 Personen. Nachts ist sie eine Maus wie alle. Aber sie gewinnt nur mit den meisten Stimmen, und dann allein. Also Vorsicht bei allen, die sich zu verdächtig machen.",
    how_fall_title: () => "Dazu, wenn ihr wollt: die Sündenmaus",
    how_goal: () => "Ein Käse, lauter verschlafene Mäuse, und eine davon klaut. Nachts wachen alle zu einer anderen Stunde auf und sehen ein kleines Stück. Am Tag wird erzählt, gelogen und abgestimmt.",
    how_night: () => "Von 1 bis 6 Uhr halten alle den Mond gedrückt. Wer schläft, träumt von Schäfchen. Wer wach ist, sieht, ob der Käse noch da ist und wer sonst wach ist.",
    how_night_1: () => "Um 1 Uhr ist Claudia allein: Der Käse liegt da, und sie darf unter einen Becher schauen. Sie nimmt den von Bernd: eine 3.",
    how_night_3: () => "Um 3 Uhr nimmt Anna den Käse. Sie ist der Dieb und muss, auch wenn Bernd zusieht.",
    how_night_5: () => "Um 5 Uhr wachen Dora und Emil auf: Der Käse ist weg. Zu zweit schaut niemand unter Becher.",
    how_night_title: () => "Die Nacht",
    how_people: (a) => `zu ${a.n}`,
    how_title: () => "Eine Nacht in zwei Minuten",
    how_vote: () => "Alle zeigen gleichzeitig auf jemanden. Wer die meisten Stimmen hat, dreht die Karte um; bei Gleichstand alle davon.",
    how_vote_title: () => "Drei, zwei, eins!",
    how_win_mice: () => "Liegt der Käsedieb offen, gewinnen die Mäuse.",
    how_win_thief: () => "Sonst gewinnen der Käsedieb und seine Komplizen.",
    key_alone: () => "allein",
    key_die: () => "Würfel",
    key_gone: () => "Käse weg",
    key_others: () => "Gestrichelt: sagen andere über diese Person.",
    key_there: () => "Käse da",
    key_took: () => "Käse genommen",
    key_with: () => "mit jemandem",
    key_woke: () => "aufgewacht",
    kind_cheese: () => "Der Käse war …",
    kind_company: () => "Wach war ich mit …",
    kind_die: () => "Ein Würfel zeigt …",
    kind_role: () => "Ich bin / jemand ist …",
    kind_suspect: () => "Ich verdächtige …",
    kind_taken: () => "Gestohlen hat …",
    kind_woke: () => "Ich bin aufgewacht um …",
    log_arrow: (a) => `${a.name} auf ${a.whom}`,
    log_claimed: (a) => `Nr. ${a.n}, ${a.you === "yes" ? `du` : `${a.name}`}: „${a.quote}“`,
    log_closed: () => "Alle Augen sind wieder zu.",
    log_dawn: () => "Es wird hell – und der Käse ist weg!",
    log_dealt: () => "Die Karten sind verteilt. Deine siehst du, solange du sie gedrückt hältst.",
    log_ended: (a) => `${a.ending === "thief_caught" ? `Erwischt!` : a.ending === "thief_escaped" ? `Entwischt!` : `Hereingefallen!`} ${a.count === 0 ? `Niemand gewinnt.` : a.count === 1 ? `${a.names} gewinnt.` : `${a.names} gewinnen.`}`,
    log_extended: () => "Mehr als die Hälfte will reden: Die Zeit läuft von vorn.",
    log_eyes: () => "Wer berührt wurde, macht die Augen auf.",
    log_hands: () => "Alle Pfoten liegen in der Mitte.",
    log_has_voted: (a) => (a.you === "yes" ? `Du zeigst auf jemanden.` : `${a.name} zeigt auf jemanden.`),
    log_hour: (a) => `Es schlägt ${a.hour}.`,
    log_looked_up: (a) => (a.you === "yes" ? `Du weißt Bescheid.` : `${a.name} weiß Bescheid.`),
    log_opened: (a) => `Alle zeigen: ${a.list}.`,
    log_took_back: (a) => (a.you === "yes" ? `Du nimmst Nr. ${a.n} zurück.` : `${a.name} nimmt Nr. ${a.n} zurück.`),
    log_truth: (a) => `Käsedieb war ${a.name}, wach um ${a.hours} Uhr${a.count === 0 ? `` : a.count === 1 ? `; Komplize: ${a.names}` : `; Komplizen: ${a.names}`}.`,
    log_unmasked: (a) => (a.you === "yes" ? `Du drehst deine Karte um: ${a.role}.` : `${a.name} dreht die Karte um: ${a.role}.`),
    log_vote: () => "Drei, zwei, eins: Abstimmung!",
    log_wants_more: (a) => (a.you === "yes" ? `Du möchtest mehr Zeit.` : `${a.name} möchte mehr Zeit.`),
    log_wants_talk: (a) => (a.you === "yes" ? `Du willst doch noch reden.` : `${a.name} will doch noch reden.`),
    log_wants_vote: (a) => (a.you === "yes" ? `Du willst abstimmen.` : `${a.name} will abstimmen.`),
    medal_bought: () => "Das hat gezogen",
    medal_bought_line: (a) => `${a.name}: „${a.quote}“ ${a.count === 1 ? `glaubte ${a.names}` : `glaubten ${a.names}`}`,
    medal_honest: () => "Ehrliche Haut",
    medal_honest_line: (a) => `${a.name}: ${a.told === 1 ? `eine Aussage, und die stimmt` : `${a.told} Aussagen, und alle stimmen`}`,
    medal_liar: () => "Lügenbaron",
    medal_liar_line: (a) => `${a.name}: ${a.lies === 1 ? `eine Lüge` : `${a.lies} Lügen`}`,
    medal_nose: () => "Spürnase",
    medal_nose_line: (a) => `${a.count === 1 ? `${a.names} zeigte` : `${a.names} zeigten`} auf den Käsedieb`,
    meet_seven: () => "Der Käsedieb schläft: Wer es ist, erfährst du nicht.",
    meet_text: () => "Du hältst jetzt zum Käsedieb.",
    meet_thief_is: (a) => `Der Käsedieb ist ${a.name}.`,
    meet_thief_text: () => "Sie wissen, wer du bist.",
    meet_thief_title: () => "Deine Komplizen",
    meet_thief_with: (a) => `Zu dir ${a.count === 1 ? `hält` : `halten`}: ${a.names}.`,
    meet_title: () => "Du wurdest berührt!",
    meet_with: (a) => `Komplize wie du: ${a.names}.`,
    memory_with: (a) => `Mit dir wach: ${a.names}.`,
    moon_hold: () => "Mond gedrückt halten",
    moon_how: () => "Mit dem Finger oder mit der Leertaste.",
    more_time: () => "Mehr Zeit",
    more_time_wanted: () => "Mehr Zeit: gewünscht",
    more_time_who: (a) => (a.n === 0 ? `` : `Mehr Zeit wollen ${a.n} von ${a.all}`),
    my_night: () => "Meine Nacht",
    my_night_hold: () => "Meine Nacht: gedrückt halten",
    night_stage: (a) => (a.stage === "touch" ? `Pfoten` : a.stage === "meet" ? `Augen` : `Nacht`),
    now_look: () => "Schau heimlich nach: Halte die Karte gedrückt, bis sie sich umdreht. Bist du im Bild, geht’s schlafen.",
    now_look_hours: () => "Schau heimlich nach und such dir aus, wann du aufwachst: Halte die Karte gedrückt, bis sie sich umdreht.",
    now_looked: (a) => `Du bist im Bild. Sobald alle ihre Karte kennen, wird es Nacht. Es fehlen: ${a.names}`,
    now_meet: () => "Gleich wird es hell. Haltet den Mond gedrückt: Wer berührt wurde, macht jetzt die Augen auf.",
    now_minded: () => "Ein Bot spielt gerade für dich. Nimm deinen Platz zurück, wann immer du willst.",
    now_night: (a) => `Es ist ${a.hour} Uhr. Haltet alle den Mond gedrückt: Wer jetzt wach ist, sieht mehr als Schäfchen.`,
    now_opened: () => "Alle zeigen gleichzeitig …",
    now_over_caught: (a) => `Erwischt! ${a.name} war der Käsedieb. Unten wird die Nacht noch einmal erzählt, diesmal die echte.`,
    now_over_escaped: (a) => `Entwischt! ${a.name} war der Käsedieb. Unten wird die Nacht noch einmal erzählt, diesmal die echte.`,
    now_over_fall: (a) => `Hereingefallen! ${a.name} ist die Sündenmaus und gewinnt ganz allein. Unten wird die Nacht noch einmal erzählt.`,
    now_paused: () => "Pause. Alle Uhren stehen, sobald es weitergeht, bist du wieder mittendrin.",
    now_talk: () => "Der Käse ist weg! Wer war’s? Erzählt, was ihr gesehen habt – oder etwas anderes.",
    now_talk_ready: (a) => `Du willst abstimmen. Es geht los, sobald alle wollen oder die Zeit um ist. Noch nicht so weit: ${a.names}`,
    now_touch: (a) => `Alle Pfoten liegen in der Mitte. Haltet den Mond gedrückt: Der Käsedieb sucht sich ${a.count === 1 ? `einen Komplizen` : `${a.count} Komplizen`}.`,
    now_vote: () => "Drei, zwei, eins: Zeig auf jemanden. Niemand sieht es, bevor alle zeigen.",
    now_voted: (a) => `Du zeigst auf ${a.name}. Gleich zeigen alle. Es fehlen: ${a.names}`,
    now_watch_look: () => "Alle schauen heimlich auf Karte und Würfel. Gleich wird es Nacht.",
    now_watch_night: (a) => `Es ist ${a.hour} Uhr. Alle halten den Mond gedrückt, und nur wer wach ist, sieht etwas.`,
    now_watch_talk: () => "Der Käse ist weg! Jetzt wird erzählt, und nicht alles davon stimmt.",
    now_watch_vote: (a) => `Drei, zwei, eins: Alle zeigen gleichzeitig. Es fehlen: ${a.names}`,
    pick_gone: () => "weg",
    pick_me: () => "Ich",
    pick_there: () => "da",
    podium_note: (a) => (a.ending === "thief_caught" ? `Der Käsedieb ist gefasst.` : a.ending === "thief_escaped" ? `Der Käsedieb ist mit dem Käse davon.` : `Die Sündenmaus hat euch alle hereingelegt.`),
    q_alone: (a) => `Um ${a.hour} Uhr war ich ganz allein wach.`,
    q_belief: (a) => (a.believes === "yes" ? `Nr. ${a.n} glaube ich.` : `Nr. ${a.n} glaube ich nicht.`),
    q_cheese: (a) => (a.there === "yes" ? `Um ${a.hour} Uhr lag der Käse noch da.` : `Um ${a.hour} Uhr war der Käse schon weg.`),
    q_die: (a) => (a.own === "yes" ? `Unter meinem Becher liegt eine ${a.pips}.` : `Unter dem Becher von ${a.name} liegt eine ${a.pips}.`),
    q_role: (a) => (a.role === "thief" ? `${a.name} ist der Käsedieb.` : a.role === "suendenmaus" ? `${a.name} ist die Sündenmaus.` : a.role === "accomplice" ? `${a.name} ist Komplize.` : `${a.name} ist eine Schlafmaus.`),
    q_role_me: (a) => (a.role === "thief" ? `Ich bin der Käsedieb.` : a.role === "suendenmaus" ? `Ich bin die Sündenmaus.` : a.role === "accomplice" ? `Ich bin Komplize.` : `Ich bin eine Schlafmaus.`),
    q_suspect: (a) => `Ich verdächtige ${a.name}.`,
    q_taken: (a) => `Um ${a.hour} Uhr habe ich gesehen, wie ${a.name} den Käse nimmt.`,
    q_with: (a) => `Um ${a.hour} Uhr war ${a.name} mit mir wach.`,
    q_woke: (a) => `Ich bin um ${a.hours} Uhr aufgewacht.`,
    quoted: (a) => `„${a.text}“`,
    ready: () => "Ich weiß Bescheid",
    ready_chance: () => "Egal, der Zufall wählt",
    ready_first: () => "Erst die Karte ansehen",
    ready_hours_first: () => "Erst eine Uhrzeit wählen",
    ready_who: (a) => `${a.n} von ${a.all} wissen Bescheid`,
    role: (a) => (a.role === "thief" ? `Käsedieb` : a.role === "suendenmaus" ? `Sündenmaus` : a.role === "accomplice" ? `Komplize` : `Schlafmaus`),
    say_believed: (a) => `glaubt: ${a.names}`,
    say_corrected: (a) => `ersetzt durch Nr. ${a.n}`,
    say_doubted: (a) => `glaubt nicht: ${a.names}`,
    say_number: (a) => `Nr. ${a.n}`,
    say_taken_back: () => "zurückgenommen",
    skip: () => "Weiter",
    tab: () => "Ansicht",
    tab_grid: () => "Wer & wann",
    tab_list: () => "Der Reihe nach",
    take_back: () => "Zurücknehmen",
    take_back_of: (a) => `Nr. ${a.n} zurücknehmen`,
    talk_extended: () => "Die Zeit läuft noch einmal von vorn.",
    title: () => "Käsedieb",
    touch_done: (a) => `Berührt: ${a.names}`,
    touch_how: (a) => (a.count === 1 ? `Such deinen Komplizen aus: Finger auf eine Pfote schieben und kurz bleiben.` : `Such ${a.count} Komplizen aus: Finger auf eine Pfote schieben und kurz bleiben. Noch ${a.left}.`),
    touch_text: () => "Nur du hast die Augen auf.",
    touch_title: () => "Pfoten in der Mitte",
    truth: () => "So war die Nacht wirklich",
    truth_after: () => "Nach der sechsten Stunde",
    truth_awake: (a) => (a.count === 1 ? `${a.names} ist wach` : `${a.names} sind wach`),
    truth_by_hour: () => "Nach Stunden",
    truth_by_person: () => "Nach Personen",
    truth_card_line: (a) => `${a.name}: ${a.role}, Würfel ${a.dice}, wach um ${a.hours} Uhr`,
    truth_cards: () => "Alle Karten und Würfel",
    truth_cheese: (a) => (a.cheese === "there" ? `, der Käse liegt da.` : a.cheese === "taken" ? ` und nimmt den Käse!` : `, der Käse ist weg.`),
    truth_hour: (a) => `${a.hour} Uhr`,
    truth_looked: (a) => `${a.name} schaut unter den Becher von ${a.at}: eine ${a.pips}.`,
    truth_nobody: () => "Alle schlafen.",
    truth_other: () => "Ohne Uhrzeit",
    truth_person: (a) => `${a.told === 0 ? `hat nichts behauptet` : a.told === 1 ? `eine Behauptung` : `${a.told} Behauptungen`}${a.told === 0 ? `` : (a.lies === 0 ? `, keine gelogen` : a.lies === 1 ? `, eine gelogen` : `, ${a.lies} gelogen`)}`,
    truth_recruited: (a) => `${a.name} wird Komplize.`,
    truth_said: () => "Und was davon erzählt wurde:",
    truth_taken: (a) => `${a.name} nimmt den Käse!`,
    truth_touched: (a) => (a.count === 1 ? `${a.names} wird berührt und hält ab jetzt zum Käsedieb.` : `${a.names} werden berührt und halten ab jetzt zum Käsedieb.`),
    truth_verdict: (a) => (a.truth === "true" ? `stimmt` : a.truth === "false" ? `gelogen` : `Meinung`),
    truth_vote: () => "Die Abstimmung",
    tv_mute: () => "Dieses Gerät hat dafür keine Stimme.",
    tv_ready: (a) => `${a.n} von ${a.all} wissen Bescheid`,
    tv_speak: () => "Die Nacht vorlesen",
    tv_speak_hint: () => "Für eine Runde in einem Zimmer: Der Fernseher ist der Moderator.",
    unmasked: (a) => `${a.name}: ${a.role}`,
    vote_at: (a) => `Auf ${a.name} zeigen`,
    vote_chance: () => "Egal, der Zufall zeigt",
    vote_done: () => "hat gezeigt",
    vote_faces: () => "Auf wen zeigst du?",
    vote_now: () => "Abstimmen!",
    vote_one: () => "eins",
    vote_open: () => "überlegt noch",
    vote_pick: () => "Tippe auf ein Gesicht",
    vote_ready: (a) => `${a.n} von ${a.all} wollen abstimmen`,
    vote_three: () => "Drei",
    vote_title: () => "Wer ist der Käsedieb?",
    vote_two: () => "zwei",
    vote_wait: () => "Doch noch reden",
    votes: (a) => (a.n === 1 ? `${a.n} Stimme` : `${a.n} Stimmen`),
    you_won: (a) => (a.won === "yes" ? `Du hast gewonnen!` : `Du hast verloren.`),
  },
  en: {
    and: () => "and",
    arrow: (a) => `${a.name} points at ${a.whom}`,
    arrow_drawn: (a) => `${a.name} points at ${a.whom} (by chance)`,
    arrows: (a) => `${a.list}`,
    awake_accomplice: (a) => (a.you === "yes" ? `You’re an accomplice now!` : `${a.name} is an accomplice now.`),
    awake_alone: () => "You’re the only one awake.",
    awake_gone: () => "The cheese is gone already!",
    awake_peek: () => "You may look under one cup: slide your finger onto it and stay a moment. Or don’t.",
    awake_peeped: (a) => `Under ${a.name}’s cup: a ${a.pips}.`,
    awake_recruits: (a) => `${a.name} is about to pick an accomplice.`,
    awake_rested: () => "You looked under no cup.",
    awake_take: () => "You take the cheese. Shh!",
    awake_taken: (a) => `${a.name} takes the cheese!`,
    awake_there: () => "The cheese is still there.",
    awake_thief_alone: () => "Nobody has seen you.",
    awake_thief_with: (a) => (a.count === 1 ? `${a.names} has seen you.` : `${a.names} have seen you.`),
    awake_title: () => "You’re awake!",
    awake_with: (a) => `Awake with you: ${a.names}. Smile at each other, very quietly.`,
    awake_witness: () => "Everybody here has seen you. Who shall be your accomplice? Slide your finger there and stay a moment.",
    believe: () => "I believe it",
    believe_of: (a) => `Believe no. ${a.n} by ${a.name}`,
    card_back: () => "Your card, face down. Hold it, or hold the space bar.",
    card_choose: (a) => (a.thief === "yes" ? `When do you want to wake? You steal the first time; whoever sees you awake twice knows.` : `When do you want to wake? Once.`),
    card_choose_how: () => "Slide your finger onto a time and stay there a moment.",
    card_chosen: () => "chosen",
    card_die: (a) => `${a.count === 1 ? `Your die` : `Your dice`}: ${a.dice}`,
    card_double: () => "A double: nothing to choose there.",
    card_goal: (a) => (a.role === "thief" ? `You steal the cheese as soon as you wake. You win if the vote doesn’t turn your card over.` : a.role === "suendenmaus" ? `At night you’re a mouse like any other. But you only win if you get the most votes, and then all alone: look suspicious!` : a.role === "accomplice" ? `You’re on the thief’s side now: you win if the thief’s card isn’t turned over. If you get the most votes, all the better.` : `You win with all sleepy mice if the cheese thief gets the most votes.`),
    card_hint: () => "Nobody else may see it. Letting go covers it again.",
    card_hold: () => "Hold the card",
    card_hour: (a) => `${a.hours} o’clock`,
    card_literal: () => "At your table the Fall Mouse also wins with her side.",
    card_wake: (a) => `You wake at ${a.hours} o’clock.`,
    card_you: (a) => (a.role === "thief" ? `You are the cheese thief` : a.role === "suendenmaus" ? `You are the Fall Mouse` : a.role === "accomplice" ? `You are an accomplice` : `You are a sleepy mouse`),
    claim: () => "Say something …",
    claim_none: () => "You’ve said it all (30 claims).",
    clock: (a) => `${a.hour} o’clock`,
    compose_alone: () => "all alone",
    compose_any: () => "Or whatever you like",
    compose_any_hint: () => "Only you see whether it’s true: a tick means true.",
    compose_back: () => "Back",
    compose_hour: () => "At what time?",
    compose_left: (a) => (a.n === 1 ? `One claim left` : `${a.n} claims left`),
    compose_mark: () => "true",
    compose_title: () => "What do you say?",
    compose_true: () => "What you really know",
    compose_true_hint: () => "One tap, and everybody hears it.",
    dawn_text: () => "Good morning. Somebody here has crumbs in their fur.",
    dawn_title: () => "The cheese is gone!",
    disbelieve: () => "I don’t",
    disbelieve_of: (a) => `Don’t believe no. ${a.n} by ${a.name}`,
    drawn_note: () => "Dotted: chance pointed there.",
    dream_baa: () => "baa",
    dream_how: (a) => (a.n === 0 ? `Count sheep: slide your finger onto one and stay a moment.` : a.n === 1 ? `One sheep. Here come more …` : `${a.n} sheep. Here come more …`),
    dream_sheep: () => "Sheep",
    dream_text: () => "A cheese as big as the moon …",
    dream_title: () => "You’re asleep and dreaming.",
    ending: (a) => (a.ending === "thief_caught" ? `Caught! The mice win.` : a.ending === "thief_escaped" ? `Escaped! The cheese thief wins.` : `The Fall Mouse wins alone!`),
    fig: (a) => (a.look === "awake" ? `${a.name}, awake` : a.look === "thief" ? `${a.name} with the cheese` : a.look === "accomplice" ? `${a.name}, accomplice` : a.look === "cup" ? `${a.name}’s cup` : a.look === "hand" ? `${a.name}’s paw` : a.look === "touched" ? `${a.name}’s paw, touched` : a.look === "lifted" ? `${a.name}’s cup: a ${a.pips}` : `${a.name}, asleep`),
    grid_caption: () => "What has been said, by person and hour. Whether it’s true only those know who said it.",
    grid_cell: (a) => `${a.name}, ${a.hour} o’clock: ${a.n === 1 ? `one claim` : `${a.n} claims`}`,
    grid_key: () => "Signs",
    grid_more: (a) => `${a.n === 1 ? `one claim` : `${a.n} claims`} without a time`,
    grid_none: () => "Nobody has claimed anything yet. Why don’t you begin!",
    grid_person: () => "Who",
    how_4: () => "Two dice each: before the night choose one of your two hours, the thief one or both. Nobody looks under cups, nobody becomes an accomplice.",
    how_5: () => "Whoever sees the theft is an accomplice. If several do, the thief points at one of them.",
    how_6: () => "After 6 o’clock the thief touches one paw: the two know each other.",
    how_7: () => "The thief touches two paws. Those two know each other, but not the thief.",
    how_8: () => "The thief touches two paws, and all three know each other.",
    how_band: () => "Accomplices change sides and win with the thief.",
    how_band_title: () => "Accomplices: it depends on how many you are",
    how_box: () => "You have the real box on the table? Then let a phone call the night.",
    how_box_link: () => "To the moderator",
    how_card: () => "Hold your card: are you a sleepy mouse, or the one cheese thief? Your die is your hour: with a 3 you wake at 3 o’clock. You can look again whenever you like.",
    how_card_title: () => "Your card, your die",
    how_day: () => "The cheese is gone! Say what you saw, with two taps. Mice mostly tell the truth, the thief had better not. All that was said stands on a board: who gave themselves away?",
    how_day_say: () => "I was awake at 2, and the cheese was gone!",
    how_day_think: () => "That’s what Anna says. But Claudia saw it at 1, and Bernd has a 3 … Does that fit?",
    how_day_title: () => "The day",
    how_end: () => "Afterwards the night is told once more, and beside each sentence stands whether it was true.",
    how_fall: () => "From 6 people. At night she’s a mouse like any other. But she only wins with the most votes, and then alone. So beware of anybody who looks too suspicious.",
    how_fall_title: () => "If you like: the Fall Mouse",
    how_goal: () => "One cheese, a lot of sleepy mice, and one of them steals. At night everybody wakes at an hour of their own and sees a small piece. By day there’s talk, there are lies, and there’s a vote.",
    how_night: () => "From 1 to 6 o’clock everybody holds the moon. Whoever sleeps dreams of sheep. Whoever is awake sees whether the cheese is still there, and who else is awake.",
    how_night_1: () => "At 1 o’clock Claudia is alone: the cheese is there, and she may look under one cup. She takes Bernd’s: a 3.",
    how_night_3: () => "At 3 o’clock Anna takes the cheese. She’s the thief and has to, even with Bernd watching.",
    how_night_5: () => "At 5 o’clock Dora and Emil wake: the cheese is gone. With two awake nobody looks under cups.",
    how_night_title: () => "The night",
    how_people: (a) => `${a.n} players`,
    how_title: () => "One night in two minutes",
    how_vote: () => "Everybody points at somebody at once. Whoever has the most votes turns the card over; in a tie, all of them do.",
    how_vote_title: () => "Three, two, one!",
    how_win_mice: () => "If the cheese thief lies open, the mice win.",
    how_win_thief: () => "Otherwise the cheese thief and the accomplices win.",
    key_alone: () => "alone",
    key_die: () => "die",
    key_gone: () => "cheese gone",
    key_others: () => "Dashed: said by others about this person.",
    key_there: () => "cheese there",
    key_took: () => "took the cheese",
    key_with: () => "with somebody",
    key_woke: () => "woke",
    kind_cheese: () => "The cheese was …",
    kind_company: () => "I was awake with …",
    kind_die: () => "A die shows …",
    kind_role: () => "I am / somebody is …",
    kind_suspect: () => "I suspect …",
    kind_taken: () => "It was taken by …",
    kind_woke: () => "I woke at …",
    log_arrow: (a) => `${a.name} at ${a.whom}`,
    log_claimed: (a) => `No. ${a.n}, ${a.you === "yes" ? `you` : `${a.name}`}: “${a.quote}”`,
    log_closed: () => "All eyes are shut again.",
    log_dawn: () => "Day breaks – and the cheese is gone!",
    log_dealt: () => "The cards are dealt. You see yours as long as you hold it.",
    log_ended: (a) => `${a.ending === "thief_caught" ? `Caught!` : a.ending === "thief_escaped" ? `Escaped!` : `Fooled!`} ${a.count === 0 ? `Nobody wins.` : a.count === 1 ? `${a.names} wins.` : `${a.names} win.`}`,
    log_extended: () => "More than half want to talk: the time starts anew.",
    log_eyes: () => "Whoever was touched opens their eyes.",
    log_hands: () => "All paws lie in the middle.",
    log_has_voted: (a) => (a.you === "yes" ? `You point at somebody.` : `${a.name} points at somebody.`),
    log_hour: (a) => `It strikes ${a.hour}.`,
    log_looked_up: (a) => (a.you === "yes" ? `You know your card.` : `${a.name} knows card and die.`),
    log_opened: (a) => `Everybody points: ${a.list}.`,
    log_took_back: (a) => (a.you === "yes" ? `You take no. ${a.n} back.` : `${a.name} takes no. ${a.n} back.`),
    log_truth: (a) => `The cheese thief was ${a.name}, awake at ${a.hours} o’clock${a.count === 0 ? `` : a.count === 1 ? `; accomplice: ${a.names}` : `; accomplices: ${a.names}`}.`,
    log_unmasked: (a) => (a.you === "yes" ? `You turn your card over: ${a.role}.` : `${a.name} turns the card over: ${a.role}.`),
    log_vote: () => "Three, two, one: the vote!",
    log_wants_more: (a) => (a.you === "yes" ? `You’d like more time.` : `${a.name} would like more time.`),
    log_wants_talk: (a) => (a.you === "yes" ? `You want to talk some more after all.` : `${a.name} wants to talk some more after all.`),
    log_wants_vote: (a) => (a.you === "yes" ? `You want to vote.` : `${a.name} wants to vote.`),
    medal_bought: () => "They bought it",
    medal_bought_line: (a) => `${a.name}: “${a.quote}” ${a.names} believed it`,
    medal_honest: () => "Honest soul",
    medal_honest_line: (a) => `${a.name}: ${a.told === 1 ? `one claim, and it’s true` : `${a.told} claims, all of them true`}`,
    medal_liar: () => "Biggest liar",
    medal_liar_line: (a) => `${a.name}: ${a.lies === 1 ? `one lie` : `${a.lies} lies`}`,
    medal_nose: () => "Best nose",
    medal_nose_line: (a) => `${a.names} pointed at the cheese thief`,
    meet_seven: () => "The cheese thief is asleep: you won’t learn who it is.",
    meet_text: () => "You’re on the thief’s side now.",
    meet_thief_is: (a) => `The cheese thief is ${a.name}.`,
    meet_thief_text: () => "They know who you are.",
    meet_thief_title: () => "Your accomplices",
    meet_thief_with: (a) => `On your side: ${a.names}.`,
    meet_title: () => "You have been touched!",
    meet_with: (a) => `An accomplice like you: ${a.names}.`,
    memory_with: (a) => `Awake with you: ${a.names}.`,
    moon_hold: () => "Hold the moon",
    moon_how: () => "With a finger, or with the space bar.",
    more_time: () => "More time",
    more_time_wanted: () => "More time: asked for",
    more_time_who: (a) => (a.n === 0 ? `` : `${a.n} of ${a.all} want more time`),
    my_night: () => "My night",
    my_night_hold: () => "My night: hold",
    night_stage: (a) => (a.stage === "touch" ? `Paws` : a.stage === "meet" ? `Eyes` : `Night`),
    now_look: () => "Have a secret look: hold the card until it turns over. When you know, it’s off to bed.",
    now_look_hours: () => "Have a secret look and choose when you’ll wake: hold the card until it turns over.",
    now_looked: (a) => `You know your card. As soon as everybody does, night falls. Still looking: ${a.names}`,
    now_meet: () => "It’s nearly light. Hold the moon: whoever was touched opens their eyes now.",
    now_minded: () => "A bot is playing for you. Take your seat back whenever you like.",
    now_night: (a) => `It’s ${a.hour} o’clock. Everybody hold the moon: whoever is awake now sees more than sheep.`,
    now_opened: () => "Everybody points at once …",
    now_over_caught: (a) => `Caught! ${a.name} was the cheese thief. Below, the night is told once more, the real one this time.`,
    now_over_escaped: (a) => `Escaped! ${a.name} was the cheese thief. Below, the night is told once more, the real one this time.`,
    now_over_fall: (a) => `You fell for it! ${a.name} is the Fall Mouse and wins all alone. Below, the night is told once more.`,
    now_paused: () => "Paused. All clocks stand still; you’ll be right back in it when it goes on.",
    now_talk: () => "The cheese is gone! Who did it? Tell what you saw – or something else.",
    now_talk_ready: (a) => `You’re ready to vote. It starts when everybody is, or when time is up. Not yet: ${a.names}`,
    now_touch: (a) => `All paws lie in the middle. Hold the moon: the cheese thief picks ${a.count === 1 ? `an accomplice` : `${a.count} accomplices`}.`,
    now_vote: () => "Three, two, one: point at somebody. Nobody sees it before everybody points.",
    now_voted: (a) => `You’re pointing at ${a.name}. In a moment everybody will. Still thinking: ${a.names}`,
    now_watch_look: () => "Everybody has a secret look at card and die. Night is about to fall.",
    now_watch_night: (a) => `It’s ${a.hour} o’clock. Everybody holds the moon, and only those awake see anything.`,
    now_watch_talk: () => "The cheese is gone! Now stories are told, and not all of them are true.",
    now_watch_vote: (a) => `Three, two, one: everybody points at once. Still thinking: ${a.names}`,
    pick_gone: () => "gone",
    pick_me: () => "I",
    pick_there: () => "there",
    podium_note: (a) => (a.ending === "thief_caught" ? `The cheese thief is caught.` : a.ending === "thief_escaped" ? `The cheese thief got away with the cheese.` : `The Fall Mouse has fooled you all.`),
    q_alone: (a) => `At ${a.hour} o’clock I was all alone.`,
    q_belief: (a) => (a.believes === "yes" ? `I believe no. ${a.n}.` : `I don’t believe no. ${a.n}.`),
    q_cheese: (a) => (a.there === "yes" ? `At ${a.hour} o’clock the cheese was still there.` : `At ${a.hour} o’clock the cheese was gone already.`),
    q_die: (a) => (a.own === "yes" ? `Under my cup lies a ${a.pips}.` : `Under ${a.name}’s cup lies a ${a.pips}.`),
    q_role: (a) => (a.role === "thief" ? `${a.name} is the cheese thief.` : a.role === "suendenmaus" ? `${a.name} is the Fall Mouse.` : a.role === "accomplice" ? `${a.name} is an accomplice.` : `${a.name} is a sleepy mouse.`),
    q_role_me: (a) => (a.role === "thief" ? `I’m the cheese thief.` : a.role === "suendenmaus" ? `I’m the Fall Mouse.` : a.role === "accomplice" ? `I’m an accomplice.` : `I’m a sleepy mouse.`),
    q_suspect: (a) => `I suspect ${a.name}.`,
    q_taken: (a) => `At ${a.hour} o’clock I saw ${a.name} take the cheese.`,
    q_with: (a) => `At ${a.hour} o’clock ${a.name} was awake with me.`,
    q_woke: (a) => `I woke at ${a.hours} o’clock.`,
    quoted: (a) => `“${a.text}”`,
    ready: () => "I know my card",
    ready_chance: () => "I don’t mind, let chance choose",
    ready_first: () => "Look at your card first",
    ready_hours_first: () => "Choose a time first",
    ready_who: (a) => `${a.n} of ${a.all} know their card`,
    role: (a) => (a.role === "thief" ? `Cheese thief` : a.role === "suendenmaus" ? `Fall Mouse` : a.role === "accomplice" ? `Accomplice` : `Sleepy mouse`),
    say_believed: (a) => `believed by ${a.names}`,
    say_corrected: (a) => `replaced by no. ${a.n}`,
    say_doubted: (a) => `not believed by ${a.names}`,
    say_number: (a) => `No. ${a.n}`,
    say_taken_back: () => "taken back",
    skip: () => "Go on",
    tab: () => "View",
    tab_grid: () => "Who & when",
    tab_list: () => "In order",
    take_back: () => "Take back",
    take_back_of: (a) => `Take back no. ${a.n}`,
    talk_extended: () => "The time to talk starts anew.",
    title: () => "Käsedieb",
    touch_done: (a) => `Touched: ${a.names}`,
    touch_how: (a) => (a.count === 1 ? `Pick your accomplice: slide your finger onto a paw and stay a moment.` : `Pick ${a.count} accomplices: slide your finger onto a paw and stay a moment. ${a.left} to go.`),
    touch_text: () => "Only your eyes are open.",
    touch_title: () => "Paws in the middle",
    truth: () => "What the night was really like",
    truth_after: () => "After the sixth hour",
    truth_awake: (a) => (a.count === 1 ? `${a.names} is awake` : `${a.names} are awake`),
    truth_by_hour: () => "By hour",
    truth_by_person: () => "By person",
    truth_card_line: (a) => `${a.name}: ${a.role}, dice ${a.dice}, awake at ${a.hours} o’clock`,
    truth_cards: () => "All cards and dice",
    truth_cheese: (a) => (a.cheese === "there" ? `, the cheese is there.` : a.cheese === "taken" ? ` and takes the cheese!` : `, the cheese is gone.`),
    truth_hour: (a) => `${a.hour} o’clock`,
    truth_looked: (a) => `${a.name} looks under ${a.at}’s cup: a ${a.pips}.`,
    truth_nobody: () => "Everybody is asleep.",
    truth_other: () => "Without a time",
    truth_person: (a) => `${a.told === 0 ? `claimed nothing` : a.told === 1 ? `one claim` : `${a.told} claims`}${a.told === 0 ? `` : (a.lies === 0 ? `, no lies` : a.lies === 1 ? `, one a lie` : `, ${a.lies} of them lies`)}`,
    truth_recruited: (a) => `${a.name} becomes an accomplice.`,
    truth_said: () => "And what was told of it:",
    truth_taken: (a) => `${a.name} takes the cheese!`,
    truth_touched: (a) => (a.count === 1 ? `${a.names} is touched and joins the thief.` : `${a.names} are touched and join the thief.`),
    truth_verdict: (a) => (a.truth === "true" ? `true` : a.truth === "false" ? `a lie` : `opinion`),
    truth_vote: () => "The vote",
    tv_mute: () => "This device has no voice for it.",
    tv_ready: (a) => `${a.n} of ${a.all} know their card`,
    tv_speak: () => "Read the night aloud",
    tv_speak_hint: () => "For a round in one room: the television is the moderator.",
    unmasked: (a) => `${a.name}: ${a.role}`,
    vote_at: (a) => `Point at ${a.name}`,
    vote_chance: () => "I don’t mind, let chance point",
    vote_done: () => "has pointed",
    vote_faces: () => "At whom do you point?",
    vote_now: () => "Let’s vote!",
    vote_one: () => "one",
    vote_open: () => "still thinking",
    vote_pick: () => "Tap a face",
    vote_ready: (a) => `${a.n} of ${a.all} want to vote`,
    vote_three: () => "Three",
    vote_title: () => "Who is the cheese thief?",
    vote_two: () => "two",
    vote_wait: () => "Talk some more",
    votes: (a) => (a.n === 1 ? `${a.n} vote` : `${a.n} votes`),
    you_won: (a) => (a.won === "yes" ? `You have won!` : `You have lost.`),
  },
};
