// Made by tools/gen.py from bluffhaus.games.kaesedieb; do not edit.

/**
 * Three, two, one: pointing at somebody.
 */
export interface Accuse {
  readonly type: "Accuse";
  readonly whom: number;
}

/**
 * How the vote went.
 */
export interface Ballot {
  readonly votes: readonly number[];
  readonly drawn: readonly number[];
  readonly counts: readonly number[];
  readonly unmasked: readonly number[];
  readonly roles: readonly Role[];
}

/**
 * What one knows of the thief's band if one belongs to it.
 */
export interface Band {
  readonly thief: number | null;
  readonly accomplices: readonly number[];
}

/**
 * What may be said now, printed for a seat.
 */
export interface Card {
  readonly type: "KaesediebMenu";
  readonly ready: boolean;
  readonly not_ready: boolean;
  readonly more_talk: boolean;
  readonly shrug: boolean;
  readonly rest: boolean;
  readonly go_on: boolean;
  readonly wake: readonly (readonly number[])[];
  readonly peek: readonly number[];
  readonly recruit: readonly number[];
  readonly count: number;
  readonly accuse: readonly number[];
  readonly claim: ClaimCard | null;
  readonly take_back: readonly number[];
  readonly why_not: readonly string[];
}

/**
 * The thief takes the cheese, before the eyes of all who are awake.
 */
export interface CheeseTaken {
  readonly type: "CheeseTaken";
  readonly thief: number;
  readonly to: readonly number[] | null;
}

/**
 * With four: when somebody will wake. Nobody else learns it.
 */
export interface ChoseHours {
  readonly type: "ChoseHours";
  readonly seat: number;
  readonly hours: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * What may be claimed: any of it about any seat, hour and die that there is.
 */
export interface ClaimCard {
  readonly by: number;
  readonly seats: number;
  readonly hours: readonly (readonly number[])[];
  readonly roles: readonly Role[];
  readonly believe: readonly number[];
  readonly left: number;
}

/**
 * Somebody has claimed something. It may be true.
 */
export interface Claimed {
  readonly type: "Claimed";
  readonly seat: number;
  readonly number: number;
  readonly claim: Claim;
  readonly corrects: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * Oh no: the cheese is gone!
 */
export interface DayBroke {
  readonly type: "DayBroke";
  readonly to: readonly number[] | null;
}

/**
 * A card is dealt. Only who gets it looks.
 */
export interface Dealt {
  readonly type: "Dealt";
  readonly seat: number;
  readonly role: Role;
  readonly to: readonly number[] | null;
}

/**
 * The match is decided.
 */
export interface Ended {
  readonly type: "Ended";
  readonly ending: Ending;
  readonly winners: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * The time of this hour is over.
 */
export interface EyesClosed {
  readonly type: "EyesClosed";
  readonly to: readonly number[] | null;
}

/**
 * After that: those who were touched open their eyes. Nobody else does.
 */
export interface EyesMeet {
  readonly type: "EyesMeet";
  readonly to: readonly number[] | null;
}

/**
 * The house closes all eyes again; or ends the talk.
 */
export interface GoOn {
  readonly type: "GoOn";
}

/**
 * After six (6 to 8 seats): all hands lie in the middle, and the thief touches some.
 */
export interface HandsOut {
  readonly type: "HandsOut";
  readonly to: readonly number[] | null;
}

/**
 * Somebody has voted. Nobody learns for whom.
 */
export interface HasVoted {
  readonly type: "HasVoted";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * One to six o'clock. The first one is also when all eyes are closed.
 */
export interface HourStruck {
  readonly type: "HourStruck";
  readonly hour: number;
  readonly to: readonly number[] | null;
}

/**
 * One hour of the night, as it really was.
 */
export interface HourTold {
  readonly hour: number;
  readonly awake: readonly number[];
  readonly cheese: boolean;
  readonly taken: boolean;
  readonly looked: Looked | null;
  readonly recruited: number | null;
}

/**
 * Who looked under whose cup, and what lay there.
 */
export interface Looked {
  readonly seat: number;
  readonly at: number;
  readonly pips: number;
}

/**
 * Somebody knows card and die by heart.
 */
export interface LookedUp {
  readonly type: "LookedUp";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * What one knows of oneself.
 */
export interface Me {
  readonly role: Role;
  readonly dice: readonly number[];
  readonly hours: readonly number[];
  readonly accomplice: boolean;
}

/**
 * These see one another; told to them alone.
 */
export interface Met {
  readonly type: "Met";
  readonly seats: readonly number[];
  readonly accomplices: readonly number[];
  readonly thief: number | null;
  readonly to: readonly number[] | null;
}

/**
 * I want more time; if more than half of all want it, there is.
 */
export interface MoreTalk {
  readonly type: "MoreTalk";
}

/**
 * The whole night, as it really was.
 */
export interface NightTold {
  readonly roles: readonly Role[];
  readonly dice: readonly (readonly number[])[];
  readonly wakings: readonly (readonly number[])[];
  readonly thief: number;
  readonly accomplices: readonly number[];
  readonly hours: readonly HourTold[];
  readonly claims: readonly Truth[];
}

/**
 * I want to talk on after all.
 */
export interface NotReady {
  readonly type: "NotReady";
}

/**
 * What one saw in an hour in which one was awake.
 */
export interface Note {
  readonly hour: number;
  readonly others: readonly number[];
  readonly cheese: boolean;
  readonly thief: number | null;
  readonly peeped: Peeped | null;
  readonly accomplice: number | null;
}

/**
 * What the host may choose before a match.
 */
export interface Options {
  readonly look_seconds?: number;
  readonly hour_seconds?: number;
  readonly touch_seconds?: number;
  readonly talk_seconds?: number;
  readonly vote_seconds?: number;
  readonly suendenmaus?: boolean;
  readonly literal_suendenmaus?: boolean;
}

/**
 * Alone in the night, a mouse looks under somebody's cup.
 */
export interface Peek {
  readonly type: "Peek";
  readonly at: number;
}

/**
 * A mouse alone has looked under a cup. Nobody notices.
 */
export interface Peeked {
  readonly type: "Peeked";
  readonly seat: number;
  readonly at: number;
  readonly pips: number;
  readonly to: readonly number[] | null;
}

/**
 * What one saw under a cup.
 */
export interface Peeped {
  readonly at: number;
  readonly pips: number;
}

/**
 * I know my card and my die; or, in the talk: let us vote.
 */
export interface Ready {
  readonly type: "Ready";
}

/**
 * The thief points at a witness (5 seats), or touches hands (6 to 8); in rising order.
 */
export interface Recruit {
  readonly type: "Recruit";
  readonly mice: readonly number[];
}

/**
 * The thief has accomplices: those awake see it (5 seats), or only he himself (6 to 8).
 */
export interface Recruited {
  readonly type: "Recruited";
  readonly thief: number;
  readonly mice: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * Look at nothing.
 */
export interface Rest {
  readonly type: "Rest";
}

/**
 * A mouse alone has looked at nothing.
 */
export interface Rested {
  readonly type: "Rested";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * A die under its cup, with four seats two. Only who threw looks.
 */
export interface Rolled {
  readonly type: "Rolled";
  readonly seat: number;
  readonly dice: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * A claim, as everybody has heard it.
 */
export interface Said {
  readonly number: number;
  readonly seat: number;
  readonly claim: Claim;
  readonly stands: boolean;
  readonly corrected_by: number | null;
}

/**
 * „At 3 I was alone.“
 */
export interface SayAlone {
  readonly type: "SayAlone";
  readonly hour: number;
}

/**
 * „That I believe“, or „I don't“: of what somebody else has claimed.
 */
export interface SayBelief {
  readonly type: "SayBelief";
  readonly claim: number;
  readonly believes: boolean;
}

/**
 * „I was awake at 3, and the cheese was there“, or gone.
 */
export interface SayCheese {
  readonly type: "SayCheese";
  readonly hour: number;
  readonly there: boolean;
}

/**
 * „Bernd's die is a 4“, or one's own.
 */
export interface SayDie {
  readonly type: "SayDie";
  readonly seat: number;
  readonly pips: number;
}

/**
 * „Bernd is the thief“, or „I am a mouse“.
 */
export interface SayRole {
  readonly type: "SayRole";
  readonly seat: number;
  readonly role: Role;
}

/**
 * „I suspect Bernd.“
 */
export interface SaySuspect {
  readonly type: "SaySuspect";
  readonly seat: number;
}

/**
 * „At 3 I saw Bernd take it.“
 */
export interface SayTaken {
  readonly type: "SayTaken";
  readonly hour: number;
  readonly thief: number;
}

/**
 * „At 3 Bernd was awake with me.“
 */
export interface SayWith {
  readonly type: "SayWith";
  readonly hour: number;
  readonly seat: number;
}

/**
 * „I woke at 3“; with four, also „at 2 and at 5“.
 */
export interface SayWoke {
  readonly type: "SayWoke";
  readonly hours: readonly number[];
}

/**
 * „Egal.“ Chance decides: when to wake, who is accomplice, at whom one points.
 */
export interface Shrug {
  readonly type: "Shrug";
}

/**
 * Somebody lets chance decide; told to that seat alone.
 */
export interface Shrugged {
  readonly type: "Shrugged";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * „I take that back.“ Everybody has heard it all the same.
 */
export interface TakeBack {
  readonly type: "TakeBack";
  readonly claim: number;
}

/**
 * How far the talk is.
 */
export interface Talk {
  readonly ready: readonly number[];
  readonly want_more: readonly number[];
  readonly extensions_left: number;
  readonly claims_left: readonly number[];
}

/**
 * More than half want it: the time to talk begins anew.
 */
export interface TalkExtended {
  readonly type: "TalkExtended";
  readonly left: number;
  readonly to: readonly number[] | null;
}

/**
 * Somebody has taken a claim back.
 */
export interface TookBack {
  readonly type: "TookBack";
  readonly seat: number;
  readonly number: number;
  readonly to: readonly number[] | null;
}

/**
 * When all is over: the night once more, and the truth beside every claim.
 */
export interface TruthTold {
  readonly type: "TruthTold";
  readonly night: NightTold;
  readonly to: readonly number[] | null;
}

/**
 * Nobody has more votes: the card is turned over.
 */
export interface Unmasked {
  readonly type: "Unmasked";
  readonly seat: number;
  readonly role: Role;
  readonly to: readonly number[] | null;
}

/**
 * The table as one seat knows it.
 */
export interface View {
  readonly type: "Kaesedieb";
  readonly seat: number | null;
  readonly stage: Stage;
  readonly hour: number;
  readonly suendenmaus: boolean;
  readonly looked_up: readonly number[];
  readonly me: Me | null;
  readonly awake: boolean;
  readonly notes: readonly Note[];
  readonly band: Band | null;
  readonly claims: readonly Said[];
  readonly talk: Talk | null;
  readonly voted: readonly number[];
  readonly vote: number | null;
  readonly ballot: Ballot | null;
  readonly ending: Ending | null;
  readonly winners: readonly number[];
  readonly truth: NightTold | null;
}

/**
 * Three, two, one.
 */
export interface VoteBegan {
  readonly type: "VoteBegan";
  readonly to: readonly number[] | null;
}

/**
 * At whom somebody points: told to that seat alone until all votes are opened.
 */
export interface Voted {
  readonly type: "Voted";
  readonly seat: number;
  readonly whom: number;
  readonly drawn: boolean;
  readonly to: readonly number[] | null;
}

/**
 * Everybody points at once.
 */
export interface VotesOpened {
  readonly type: "VotesOpened";
  readonly votes: readonly number[];
  readonly drawn: readonly number[];
  readonly to: readonly number[] | null;
}

/**
 * With four: the hours one wants to wake at. Mice name one, the thief one or both.
 */
export interface Wake {
  readonly type: "Wake";
  readonly hours: readonly number[];
}

/**
 * Somebody wants more time to talk.
 */
export interface WantsMore {
  readonly type: "WantsMore";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * Somebody is not ready to vote after all.
 */
export interface WantsTalk {
  readonly type: "WantsTalk";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * Somebody is ready to vote.
 */
export interface WantsVote {
  readonly type: "WantsVote";
  readonly seat: number;
  readonly to: readonly number[] | null;
}

/**
 * Those awake see one another, and whether the cheese still lies there.
 */
export interface Woke {
  readonly type: "Woke";
  readonly seats: readonly number[];
  readonly cheese: boolean;
  readonly to: readonly number[] | null;
}

export type Claim = SayWoke | SayCheese | SayTaken | SayAlone | SayWith | SayDie | SayRole | SayBelief | SaySuspect;

export type Ending = "thief_caught" | "thief_escaped" | "suendenmaus_alone";

export type Event = Dealt | Rolled | LookedUp | ChoseHours | Shrugged | HourStruck | Woke | CheeseTaken | Peeked | Rested | Recruited | EyesClosed | HandsOut | EyesMeet | Met | DayBroke | Claimed | TookBack | WantsVote | WantsTalk | WantsMore | TalkExtended | VoteBegan | Voted | HasVoted | VotesOpened | Unmasked | Ended | TruthTold;

export type Move = Ready | Wake | Peek | Rest | Recruit | Shrug | GoOn | SayWoke | SayCheese | SayTaken | SayAlone | SayWith | SayDie | SayRole | SayBelief | SaySuspect | TakeBack | NotReady | MoreTalk | Accuse;

export type Role = "thief" | "mouse" | "suendenmaus" | "accomplice";

export type Stage = "look" | "meet" | "night" | "over" | "talk" | "touch" | "vote";

export type Truth = "true" | "false" | "opinion";
