// Made by tools/gen.py from bluffhaus.server.wire; do not edit.

/**
 * A place at the table, as everybody sees it.
 */
export interface Chair {
  readonly seat: number;
  readonly name: string;
  readonly kind: "bot" | "minded" | "person";
  readonly temperament: string | null;
  readonly connected: boolean;
  readonly host: boolean;
  readonly gone: boolean;
}

/**
 * How long the open questions may still take; the same for everybody.
 */
export interface Clock {
  readonly seconds: number;
  readonly left: number;
}

/**
 * This device brings the code that another one was given.
 */
export interface DeviceArrival {
  readonly code: string;
}

/**
 * A code, good once and for a while, that moves a person to another device.
 */
export interface DeviceMove {
  readonly code: string;
  readonly seconds: number;
}

/**
 * What this person's device adds to the dice of the upcoming match: 32 bytes, in hex.
 */
export interface Entropy {
  readonly type: "Entropy";
  readonly hex: string;
}

/**
 * Down: the table as this seat sees it now, whole, and what has been said since.
 *
 * `events` continue the seat's own numbering: the first of them is number `events_from` of match
 * `view.match.number`. A slow client is sent the newest frame only, with all events it lacks.
 */
export interface Frame {
  readonly type: "Frame";
  readonly view: TableView;
  readonly events: readonly unknown[];
  readonly events_from: number;
  readonly chat: readonly Line[];
  readonly chat_from: number;
  readonly news: string;
}

/**
 * A game of the house, for those who choose one.
 */
export interface GameCard {
  readonly id: string;
  readonly seats: readonly [number, number];
  readonly temperaments: readonly string[];
  readonly options: unknown;
}

/**
 * Host: a bot minds this person's seat from now on; the person may come back.
 */
export interface GiveToBot {
  readonly type: "GiveToBot";
  readonly seat: number;
}

/**
 * The house: its games, and the address that phones on the same network can reach.
 */
export interface House {
  readonly version: string;
  readonly address: string;
  readonly games: readonly GameCard[];
}

/**
 * Stand up. During a match a bot minds the seat, and one may come back.
 */
export interface Leave {
  readonly type: "Leave";
}

/**
 * One line of the chat. `seat` is `None` where the house speaks.
 */
export interface Line {
  readonly seat: number | null;
  readonly name: string;
  readonly phrase: string | null;
  readonly text: string | null;
}

/**
 * The match as one seat knows it.
 */
export interface MatchView {
  readonly number: number;
  readonly commitment: string;
  readonly game: unknown;
  readonly question: Question | null;
  readonly asked: readonly number[];
  readonly clock: Clock | null;
  readonly hush: boolean;
  readonly outcome: Outcome | null;
  readonly proof: boolean;
}

/**
 * Somebody who is asked wants the clock to start again (once a question).
 */
export interface MoreTime {
  readonly type: "MoreTime";
}

/**
 * Open a table of a game; `name`: sit down at once under this name.
 */
export interface OpenTable {
  readonly game: string;
  readonly name?: string | null;
  readonly public?: boolean;
  readonly options?: unknown;
}

/**
 * How a match ended: who won, with how many points, and by which rule.
 */
export interface Outcome {
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly ending: string;
}

/**
 * Host: all clocks stop.
 */
export interface Pause {
  readonly type: "Pause";
}

/**
 * Say a move of the game, in answer to the question `about` of this match.
 */
export interface Play {
  readonly type: "Play";
  readonly match: number;
  readonly about: number;
  readonly move: unknown;
}

/**
 * What was wrong: what was said, why not, and what is possible instead.
 */
export interface Problem {
  readonly code: string;
  readonly said: string;
  readonly why: string;
  readonly possible: string;
  readonly rule: string | null;
}

/**
 * A finished match with its secret seed: everything that anybody needs to check every die.
 */
export interface Proof {
  readonly type: "Proof";
  readonly v: number;
  readonly game: string;
  readonly rules: number;
  readonly number: number;
  readonly options: unknown;
  readonly names: readonly string[];
  readonly commitment: string;
  readonly seed: string;
  readonly salts: readonly Salt[];
  readonly lines: readonly ProofLine[];
}

/**
 * One line of the match: who said what, and all that followed, the hidden things, too.
 */
export interface ProofLine {
  readonly seat: number | null;
  readonly move: unknown;
  readonly events: readonly unknown[];
}

/**
 * The prompt: what this seat may say now.
 */
export interface Question {
  readonly about: number;
  readonly menu: unknown;
  readonly silence: unknown;
  readonly more_time: boolean;
}

/**
 * Host: this seat is removed, for good. A bot plays it to the end of the match.
 */
export interface Remove {
  readonly type: "Remove";
  readonly seat: number;
}

/**
 * Be called something else from now on.
 */
export interface Rename {
  readonly type: "Rename";
  readonly name: string;
}

/**
 * Down: what became of an act.
 */
export interface Reply {
  readonly type: "Reply";
  readonly id: string;
  readonly problem: Problem | null;
}

/**
 * Host: the clocks go on.
 */
export interface Resume {
  readonly type: "Resume";
}

/**
 * Take one's own seat back from the bot that minds it.
 */
export interface Return {
  readonly type: "Return";
}

/**
 * What one person's device added to the dice: 32 bytes, in hex.
 */
export interface Salt {
  readonly seat: number;
  readonly hex: string;
}

/**
 * Chat: a ready phrase, by its key.
 */
export interface Say {
  readonly type: "Say";
  readonly phrase: string;
}

/**
 * Host: a bot sits down on a new seat.
 */
export interface SeatBot {
  readonly type: "SeatBot";
  readonly temperament: string;
}

/**
 * Up: an act, with an id of the sender's own. The same id is answered, not played, twice.
 */
export interface Send {
  readonly id: string;
  readonly act: Acts;
}

/**
 * The running score of the evening.
 */
export interface Series {
  readonly matches: number;
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

/**
 * Host, between matches: the game's options.
 */
export interface SetOptions {
  readonly type: "SetOptions";
  readonly options: unknown;
}

/**
 * Host: is the table in the public list?
 */
export interface SetPublic {
  readonly type: "SetPublic";
  readonly public: boolean;
}

/**
 * Sit down under this name.
 */
export interface Sit {
  readonly type: "Sit";
  readonly name: string;
}

/**
 * Host: deal the first match, or a rematch with the same people.
 */
export interface Start {
  readonly type: "Start";
}

/**
 * A table in the public list, or found by its code.
 */
export interface TableCard {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly names: readonly string[];
  readonly free: number;
}

/**
 * There it is: the id for its page, the code for those who type it.
 */
export interface TableOpened {
  readonly id: string;
  readonly code: string;
}

/**
 * Everything that one person at the table, or a spectator, may see.
 */
export interface TableView {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly public: boolean;
  readonly phase: "lobby" | "over" | "playing";
  readonly paused: boolean;
  readonly seat: number | null;
  readonly host: boolean;
  readonly chairs: readonly Chair[];
  readonly spectators: number;
  readonly watch: string | null;
  readonly sizes: readonly [number, number];
  readonly options: unknown;
  readonly series: Series;
  readonly upcoming: Upcoming | null;
  readonly match: MatchView | null;
}

/**
 * Chat: in one's own words.
 */
export interface Tell {
  readonly type: "Tell";
  readonly text: string;
}

/**
 * The next match, fixed before anybody adds to its dice.
 */
export interface Upcoming {
  readonly number: number;
  readonly commitment: string;
  readonly salted: readonly number[];
}

export type Acts = Play | Entropy | Sit | Rename | Leave | Return | SeatBot | GiveToBot | Remove | SetOptions | SetPublic | Start | Pause | Resume | MoreTime | Say | Tell;
