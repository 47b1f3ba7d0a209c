// Made by tools/gen.py from src/bluffhaus/texts/moderator; do not edit.
import type { Locale } from "./messages.ts";

export interface Messages {
  readonly again: () => string;
  readonly apart: (a: { awake: number }) => string;
  readonly ask: () => string;
  readonly asleep: () => string;
  readonly "at.after": () => string;
  readonly "at.before": () => string;
  readonly "at.dawn": () => string;
  readonly "at.end": () => string;
  readonly "at.hour": (a: { hour: string | number }) => string;
  readonly "at.night": () => string;
  readonly "at.talk": () => string;
  readonly "at.vote": () => string;
  readonly away: () => string;
  readonly back: () => string;
  readonly cards: (a: { dice: number; fall: number; mice: number }) => string;
  readonly chosen_bells: () => string;
  readonly clock: (a: { minutes: string | number; seconds: string | number }) => string;
  readonly clock_spoken: (a: { minutes: number; seconds: number }) => string;
  readonly controls: () => string;
  readonly dawn: () => string;
  readonly fall_mouse: () => string;
  readonly fall_mouse_hint: () => string;
  readonly five: () => string;
  readonly forward: () => string;
  readonly four: () => string;
  readonly hands: () => string;
  readonly hour: (a: { hour: number }) => string;
  readonly "hour.five": (a: { hour: number }) => string;
  readonly "hour.four": (a: { hour: number }) => string;
  readonly hour_seconds: () => string;
  readonly kept: () => string;
  readonly lacking: () => string;
  readonly lang: () => string;
  readonly lasts: (a: { minutes: string | number; seconds: string | number }) => string;
  readonly lead: () => string;
  readonly "look.eight": () => string;
  readonly "look.seven": () => string;
  readonly "look.six": () => string;
  readonly minute_left: () => string;
  readonly more: () => string;
  readonly no_awake: () => string;
  readonly not_kept: () => string;
  readonly pause: () => string;
  readonly paused: () => string;
  readonly players: () => string;
  readonly point: () => string;
  readonly rate: () => string;
  readonly rate_value: (a: { percent: string | number }) => string;
  readonly ready: () => string;
  readonly repeat: () => string;
  readonly resume: () => string;
  readonly reveal: () => string;
  readonly sample: () => string;
  readonly seconds: (a: { n: string | number }) => string;
  readonly seconds_left: () => string;
  readonly settings: () => string;
  readonly shut: () => string;
  readonly silent: () => string;
  readonly start: () => string;
  readonly stop: () => string;
  readonly stop_no: () => string;
  readonly stop_text: () => string;
  readonly stop_title: () => string;
  readonly stop_yes: () => string;
  readonly talk: (a: { minutes: number; seconds: number }) => string;
  readonly talk_seconds: () => string;
  readonly thief_shut: () => string;
  readonly three: (a: { n: number }) => string;
  readonly title: () => string;
  readonly to_settings: () => string;
  readonly touch: (a: { accomplices: number }) => string;
  readonly "touch.seven": () => string;
  readonly try: () => string;
  readonly voice: () => string;
  readonly voice_any: () => string;
  readonly voice_none: () => string;
  readonly voice_online: (a: { name: string | number }) => string;
  readonly volume: () => string;
  readonly which_voice: () => string;
  readonly "wins.fall_mouse": () => string;
  readonly "wins.fall_mouse_if": () => string;
  readonly "wins.mice": () => string;
  readonly "wins.mice_if": () => string;
  readonly "wins.thief": (a: { accomplices: number }) => string;
  readonly "wins.thief_if": (a: { accomplices: number }) => string;
}

export const messages: Readonly<Record<Locale, Messages>> = {
  de: {
    again: () => "Noch eine Nacht",
    apart: (a) => `${a.awake === 2 ? `Ihr beiden` : `Ihr drei`}: Augen zu. Und alle ziehen die Hand zurück.`,
    ask: () => "Genug geredet. Gleich zeigen alle zugleich auf eine andere Person. Wer hat den Käse?",
    asleep: () => "Das Licht geht aus, alle Mäuse legen sich hin. Augen zu – und zu bleiben sie, bis eure Stunde schlägt.",
    "at.after": () => "Nach sechs",
    "at.before": () => "Vor der Nacht",
    "at.dawn": () => "Morgen",
    "at.end": () => "Wer gewinnt?",
    "at.hour": (a) => `${a.hour} Uhr`,
    "at.night": () => "Nacht",
    "at.talk": () => "Reden",
    "at.vote": () => "Abstimmung",
    away: () => "Das Gerät war gesperrt oder die Seite nicht zu sehen. Die Nacht hat gewartet.",
    back: () => "Einen Schritt zurück",
    cards: (a) => `Ihr mischt ${a.mice === 1 ? `1 Schlafmaus` : `${a.mice} Schlafmäuse`}, ${a.fall === 0 ? `` : `1 Sündenmaus, `}1 Käsedieb. ${a.dice === 1 ? `Jeder Becher bekommt einen Würfel.` : `Jeder Becher bekommt zwei Würfel.`} Alle haben Karte und Becher heimlich angesehen? Dann kann es losgehen.`,
    chosen_bells: () => "Die Glocke schlägt einmal um eins, zweimal um zwei …; ein tiefer Ton heißt „Augen zu“. Ab sechs Personen muss jemand die Ansagen nach der sechsten Stunde vorlesen.",
    clock: (a) => `${a.minutes}:${a.seconds}`,
    clock_spoken: (a) => `${a.minutes === 0 ? `` : a.minutes === 1 ? `1 Minute ` : `${a.minutes} Minuten `}${a.seconds === 0 ? `` : a.seconds === 1 ? `1 Sekunde` : `${a.seconds} Sekunden`}`,
    controls: () => "Steuerung",
    dawn: () => "Es wird hell, macht die Augen auf! Wo gestern noch Käse lag, liegt jetzt keiner mehr. Wer von euch war das?",
    fall_mouse: () => "Mit Sündenmaus",
    fall_mouse_hint: () => "Ihre Karte ersetzt eine Schlafmaus.",
    five: () => "Zu fünft gilt: Wer den Diebstahl mit ansieht, hält fortan zum Dieb. Sind es mehrere, zeigt der Dieb sofort stumm auf eine Person; nur sie wird sein Komplize. Über Würfel gebt ihr euch keine Zeichen.",
    forward: () => "Einen Schritt vor",
    four: () => "Zu viert hat jeder Becher zwei Würfel. Eine Schlafmaus steht nur einmal auf und sucht sich aus, zu welcher ihrer Stunden. Der Dieb darf zu beiden aufstehen; beim ersten Mal nimmt er den Käse. Unter fremde Becher schaut niemand, und Komplizen gibt es keine.",
    hands: () => "Die Augen bleiben zu. Legt jetzt eure rechte Hand in die Mitte.",
    hour: (a) => `Die Uhr schlägt ${a.hour === 1 ? `eins` : a.hour === 2 ? `zwei` : a.hour === 3 ? `drei` : a.hour === 4 ? `vier` : a.hour === 5 ? `fünf` : `sechs`}. Bei wem die ${a.hour === 1 ? `Eins` : a.hour === 2 ? `Zwei` : a.hour === 3 ? `Drei` : a.hour === 4 ? `Vier` : a.hour === 5 ? `Fünf` : `Sechs`} liegt: Augen auf! Tu, was deine Karte sagt.`,
    "hour.five": (a) => `Die Uhr schlägt ${a.hour === 1 ? `eins` : a.hour === 2 ? `zwei` : a.hour === 3 ? `drei` : a.hour === 4 ? `vier` : a.hour === 5 ? `fünf` : `sechs`}. Bei wem die ${a.hour === 1 ? `Eins` : a.hour === 2 ? `Zwei` : a.hour === 3 ? `Drei` : a.hour === 4 ? `Vier` : a.hour === 5 ? `Fünf` : `Sechs`} liegt: Augen auf! Tu, was deine Karte sagt. Und Dieb: Sieht dich jemand, dann zeig auf eine Person.`,
    "hour.four": (a) => `Die Uhr schlägt ${a.hour === 1 ? `eins` : a.hour === 2 ? `zwei` : a.hour === 3 ? `drei` : a.hour === 4 ? `vier` : a.hour === 5 ? `fünf` : `sechs`}. Wer eine ${a.hour === 1 ? `Eins` : a.hour === 2 ? `Zwei` : a.hour === 3 ? `Drei` : a.hour === 4 ? `Vier` : a.hour === 5 ? `Fünf` : `Sechs`} hat und jetzt aufstehen will: Augen auf! Tu, was deine Karte sagt.`,
    hour_seconds: () => "Zeit pro Stunde",
    kept: () => "Liegt auf diesem Gerät: Beim nächsten Mal geht es auch ohne Netz. Als App bekommst du es über das Menü des Browsers („Installieren“ oder „Zum Startbildschirm“).",
    lacking: () => "Auf diesem Gerät gibt es keine Stimme für diese Sprache. Stattdessen schlägt eine Glocke: einmal um eins, zweimal um zwei …; ein tiefer Ton heißt „Augen zu“. Ab sechs Personen muss jemand die Ansagen nach der sechsten Stunde vorlesen.",
    lang: () => "Sprache der Ansagen",
    lasts: (a) => `Die Nacht dauert ${a.minutes}:${a.seconds} Minuten.`,
    lead: () => "Für die echte Schachtel auf dem Tisch: Dieses Gerät sagt die Nacht an, alle anderen Handys bleiben in der Tasche.",
    "look.eight": () => "Ihr zwei, die ihr die Berührung gespürt habt: Augen auf! Dieb, nick ihnen zu. Seht euch alle drei an. Über Würfel verratet ihr nichts.",
    "look.seven": () => "Ihr zwei, die ihr die Berührung gespürt habt: Augen auf! Seht einander an. Über Würfel verratet ihr nichts.",
    "look.six": () => "Wer die Berührung gespürt hat: Augen auf! Du und der Dieb, seht einander an. Über Würfel verratet ihr nichts.",
    minute_left: () => "Noch eine Minute.",
    more: () => "1 Minute mehr",
    no_awake: () => "Dieses Gerät geht vielleicht von selbst aus: Der Browser lässt sich hier nicht bitten, den Bildschirm anzulassen. Stell die Bildschirmsperre vorher auf zehn Minuten.",
    not_kept: () => "Solange diese Seite offen ist, braucht sie kein Netz mehr. Aufheben kann der Browser sie nur, wenn die Adresse mit https beginnt.",
    pause: () => "Pause",
    paused: () => "Pause",
    players: () => "Wie viele spielen mit?",
    point: () => "Zeigt!",
    rate: () => "Sprechtempo",
    rate_value: (a) => `${a.percent} %`,
    ready: () => "Fertig – abstimmen",
    repeat: () => "Noch einmal sagen",
    resume: () => "Weiter",
    reveal: () => "Auf wen die meisten Finger zeigen, deckt die Karte auf. Steht es gleich, decken alle auf, die vorne liegen.",
    sample: () => "Guten Abend, ihr Mäuse. So klingt eure Nacht.",
    seconds: (a) => `${a.n} s`,
    seconds_left: () => "Noch zehn Sekunden.",
    settings: () => "Euer Abend",
    shut: () => "Augen wieder zu. Alles schläft.",
    silent: () => "Die Stimme dieses Geräts bleibt stumm. Stattdessen schlägt die Glocke.",
    start: () => "Nacht beginnen",
    stop: () => "Beenden",
    stop_no: () => "Weiterspielen",
    stop_text: () => "Alles steht still, bis du dich entscheidest.",
    stop_title: () => "Die Runde beenden?",
    stop_yes: () => "Ja, beenden",
    talk: (a) => `Jetzt wird geredet, ${a.minutes === 0 ? `` : a.minutes === 1 ? `eine Minute` : `${a.minutes} Minuten`}${a.seconds === 0 ? `` : ` und ${a.seconds} Sekunden`} lang. Behaupten dürft ihr alles. Karten und Würfel bleiben verdeckt.`,
    talk_seconds: () => "Zeit zum Reden",
    thief_shut: () => "Dieb, mach die Augen wieder zu.",
    three: (a) => (a.n === 3 ? `Drei` : a.n === 2 ? `Zwei` : `Eins`),
    title: () => "Moderator für Käsedieb",
    to_settings: () => "Zu den Einstellungen",
    touch: (a) => `Nur der Dieb schaut auf. ${a.accomplices === 1 ? `Tippe stumm eine Hand an: Sie gehört deinem Komplizen.` : `Tippe stumm zwei Hände an: Sie gehören deinen Komplizen.`}`,
    "touch.seven": () => "Nur der Dieb schaut auf. Tippe stumm zwei Hände an: Sie gehören deinen Komplizen. Wer die Berührung spürt, lässt die Augen noch zu.",
    try: () => "Stimme probehören",
    voice: () => "Stimme",
    voice_any: () => "Automatisch",
    voice_none: () => "Keine – nur die Glocke",
    voice_online: (a) => `${a.name} (braucht Netz)`,
    volume: () => "Lautstärke auf und das Gerät in die Mitte des Tischs.",
    which_voice: () => "Welche Stimme",
    "wins.fall_mouse": () => "Die Sündenmaus",
    "wins.fall_mouse_if": () => "ganz allein, wenn sie vorne liegt – auch gleichauf mit anderen, auch als Komplizin.",
    "wins.mice": () => "Die Mäuse",
    "wins.mice_if": () => "wenn der Käsedieb unter den Aufgedeckten ist.",
    "wins.thief": (a) => (a.accomplices === 0 ? `Der Käsedieb` : a.accomplices === 1 ? `Käsedieb und Komplize` : `Käsedieb und Komplizen`),
    "wins.thief_if": (a) => (a.accomplices === 0 ? `wenn seine Karte verdeckt bleibt.` : `wenn die Karte des Diebs verdeckt bleibt – auch wenn ein Komplize auffliegt.`),
  },
  en: {
    again: () => "Another night",
    apart: (a) => `${a.awake === 2 ? `You two` : `You three`}: eyes shut. And everybody, take your hand back.`,
    ask: () => "Enough talk. In a moment you will all point at another person at once. Who has the cheese?",
    asleep: () => "The lights go out, and every mouse lies down. Close your eyes, and keep them closed until your hour strikes.",
    "at.after": () => "After six",
    "at.before": () => "Before the night",
    "at.dawn": () => "Morning",
    "at.end": () => "Who wins?",
    "at.hour": (a) => `${a.hour} o’clock`,
    "at.night": () => "Night",
    "at.talk": () => "Talk",
    "at.vote": () => "The vote",
    away: () => "The device was locked, or this page was out of sight. The night has waited.",
    back: () => "One step back",
    cards: (a) => `Shuffle ${a.mice === 1 ? `1 sleepy mouse` : `${a.mice} sleepy mice`}, ${a.fall === 0 ? `` : `1 Fall Mouse, `}1 cheese thief. ${a.dice === 1 ? `Each cup gets one die.` : `Each cup gets two dice.`} Everybody has had a secret look at card and cup? Then you can begin.`,
    chosen_bells: () => "The bell strikes once at one, twice at two …; a low tone means eyes shut. With six or more players somebody has to read out the calls after the sixth hour.",
    clock: (a) => `${a.minutes}:${a.seconds}`,
    clock_spoken: (a) => `${a.minutes === 0 ? `` : a.minutes === 1 ? `1 minute ` : `${a.minutes} minutes `}${a.seconds === 0 ? `` : a.seconds === 1 ? `1 second` : `${a.seconds} seconds`}`,
    controls: () => "Controls",
    dawn: () => "It is getting light, open your eyes! Where there was cheese last night, there is none now. Which of you was it?",
    fall_mouse: () => "With the Fall Mouse",
    fall_mouse_hint: () => "Her card takes the place of one sleepy mouse.",
    five: () => "With five of you: whoever sees the theft is on the thief’s side from then on. If several do, the thief at once points silently at one of them; only that one becomes the accomplice. Give each other no signs about dice.",
    forward: () => "One step on",
    four: () => "With four of you, each cup holds two dice. A sleepy mouse gets up only once, and picks which of her hours. The thief may get up at both; the first time he takes the cheese. Nobody looks under another cup, and there are no accomplices.",
    hands: () => "Eyes stay shut. Now put your right hand into the middle.",
    hour: (a) => `The clock strikes ${a.hour === 1 ? `one` : a.hour === 2 ? `two` : a.hour === 3 ? `three` : a.hour === 4 ? `four` : a.hour === 5 ? `five` : `six`}. If your die shows ${a.hour === 1 ? `one` : a.hour === 2 ? `two` : a.hour === 3 ? `three` : a.hour === 4 ? `four` : a.hour === 5 ? `five` : `six`}: eyes open! Do what your card says.`,
    "hour.five": (a) => `The clock strikes ${a.hour === 1 ? `one` : a.hour === 2 ? `two` : a.hour === 3 ? `three` : a.hour === 4 ? `four` : a.hour === 5 ? `five` : `six`}. If your die shows ${a.hour === 1 ? `one` : a.hour === 2 ? `two` : a.hour === 3 ? `three` : a.hour === 4 ? `four` : a.hour === 5 ? `five` : `six`}: eyes open! Do what your card says. And thief: if you are seen, point at one person.`,
    "hour.four": (a) => `The clock strikes ${a.hour === 1 ? `one` : a.hour === 2 ? `two` : a.hour === 3 ? `three` : a.hour === 4 ? `four` : a.hour === 5 ? `five` : `six`}. If you have a ${a.hour === 1 ? `one` : a.hour === 2 ? `two` : a.hour === 3 ? `three` : a.hour === 4 ? `four` : a.hour === 5 ? `five` : `six`} and want to get up now: eyes open! Do what your card says.`,
    hour_seconds: () => "Time per hour",
    kept: () => "Kept on this device: next time it works without a network, too. To have it as an app, use the browser’s menu (“Install” or “Add to Home Screen”).",
    lacking: () => "This device has no voice for that language. A bell strikes instead: once at one, twice at two …; a low tone means eyes shut. With six or more players somebody has to read out the calls after the sixth hour.",
    lang: () => "Language of the calls",
    lasts: (a) => `The night lasts ${a.minutes}:${a.seconds} minutes.`,
    lead: () => "For the real box on your table: this device calls the night, and every other phone stays in its pocket.",
    "look.eight": () => "You two who felt the touch: eyes open! Thief, nod to them. All three of you, look at each other. Not a hint about dice.",
    "look.seven": () => "You two who felt the touch: eyes open! Look at each other. Not a hint about dice.",
    "look.six": () => "If you felt the touch: eyes open! You and the thief, look at each other. Not a hint about dice.",
    minute_left: () => "One minute left.",
    more: () => "1 more minute",
    no_awake: () => "This device may fall asleep by itself: the browser cannot be asked here to keep the screen on. Set its screen lock to ten minutes first.",
    not_kept: () => "As long as this page is open it needs no network. The browser can keep it for later only if the address begins with https.",
    pause: () => "Pause",
    paused: () => "Paused",
    players: () => "How many are playing?",
    point: () => "Point!",
    rate: () => "Speed of speech",
    rate_value: (a) => `${a.percent} %`,
    ready: () => "Ready to vote",
    repeat: () => "Say it again",
    resume: () => "Go on",
    reveal: () => "Whoever most fingers point at turns over their card. If it is a tie, all who are in the lead do.",
    sample: () => "Good evening, mice. This is how your night will sound.",
    seconds: (a) => `${a.n} s`,
    seconds_left: () => "Ten seconds left.",
    settings: () => "Your evening",
    shut: () => "Eyes shut again. All is asleep.",
    silent: () => "This device’s voice stays silent. The bell strikes instead.",
    start: () => "Begin the night",
    stop: () => "Stop",
    stop_no: () => "Play on",
    stop_text: () => "Everything waits until you have decided.",
    stop_title: () => "Stop this round?",
    stop_yes: () => "Yes, stop",
    talk: (a) => `Now talk, for ${a.minutes === 0 ? `` : a.minutes === 1 ? `one minute` : `${a.minutes} minutes`}${a.seconds === 0 ? `` : ` and ${a.seconds} seconds`}. You may claim anything. Cards and dice stay hidden.`,
    talk_seconds: () => "Time to talk",
    thief_shut: () => "Thief, shut your eyes again.",
    three: (a) => (a.n === 3 ? `Three` : a.n === 2 ? `Two` : `One`),
    title: () => "Moderator for Käsedieb",
    to_settings: () => "To the settings",
    touch: (a) => `Only the thief looks up. ${a.accomplices === 1 ? `Silently tap one hand: it belongs to your accomplice.` : `Silently tap two hands: they belong to your accomplices.`}`,
    "touch.seven": () => "Only the thief looks up. Silently tap two hands: they belong to your accomplices. If you feel the touch, keep your eyes shut for now.",
    try: () => "Hear the voice",
    voice: () => "Voice",
    voice_any: () => "Automatic",
    voice_none: () => "None – only the bell",
    voice_online: (a) => `${a.name} (needs a network)`,
    volume: () => "Turn the volume up and put the device in the middle of the table.",
    which_voice: () => "Which voice",
    "wins.fall_mouse": () => "The Fall Mouse",
    "wins.fall_mouse_if": () => "all alone, if she is in the lead – even in a tie, even as an accomplice.",
    "wins.mice": () => "The mice",
    "wins.mice_if": () => "if the cheese thief is among the cards turned over.",
    "wins.thief": (a) => (a.accomplices === 0 ? `The cheese thief` : a.accomplices === 1 ? `Thief and accomplice` : `Thief and accomplices`),
    "wins.thief_if": (a) => (a.accomplices === 0 ? `if that card stays hidden.` : `if the thief’s card stays hidden – even if an accomplice is caught.`),
  },
};
