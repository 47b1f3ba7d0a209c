/** Leads a round through its script by the clock: no voice can hold it up, and every hour is as long as the others. */

import type { Mark, Said, Step } from "./script.ts";

export interface World {
  /** Milliseconds; also while the device sleeps. */
  now(): number;
  /** Calls back once after so many milliseconds; gives what takes that back. */
  after(milliseconds: number, then: () => void): () => void;
}

/** Who makes of it something to hear and to see. */
export interface Ears {
  sentence(step: Step): void;
  mark(mark: Mark, step: Step): void;
  hush(): void;
  changed(): void;
}

/** A timer this late was held up by a device that slept: the time it slept is not caught up with. */
const SLEPT = 1000;
/** Something that was to be said so many seconds ago is not said any more. */
const STALE = 3;
/** Timers may come a moment early. */
const EARLY = 5;

export class Player {
  at = 0;
  paused = false;
  /** Has the night been stopped by the device, and not by a person? */
  away = false;
  /** When the step ends; while it is paused, how much of it is left. */
  #until = 0;
  #rest = 0;
  /** The step lies before us, but has not begun: somebody has turned the page in a pause. */
  #fresh = true;
  #told = Infinity;
  #cancel: () => void = () => {};
  readonly steps: readonly Step[];
  readonly #world: World;
  readonly #ears: Ears;

  constructor(steps: readonly Step[], world: World, ears: Ears) {
    this.steps = steps;
    this.#world = world;
    this.#ears = ears;
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  /** Whole seconds that are left of this step. */
  get left(): number {
    return Math.ceil(Math.max(0, this.#milliseconds() - EARLY) / 1000);
  }

  /** What was announced last: in a talk that may be how little of it is left. */
  get said(): Said {
    return (this.#warning ?? this.step).said;
  }

  get isOver(): boolean {
    return this.step.kind === "end";
  }

  start(): void {
    this.#enter(0);
  }

  pause(): void {
    if (this.paused || this.isOver) return;
    this.#rest = this.#milliseconds();
    this.#cancel();
    this.paused = true;
    this.#ears.hush();
    this.#ears.changed();
  }

  /** Goes on: a sentence that was cut off is said again, a number as well. */
  resume(): void {
    if (!this.paused) return;
    this.paused = this.away = false;
    if (this.#fresh || this.step.kind === "say") return this.#enter(this.at);
    if (this.step.kind === "count") this.#rest = Math.ceil(this.#rest / 1000) * 1000;
    this.#told = this.step.kind === "count" ? Infinity : this.#told;
    this.#until = this.#world.now() + this.#rest;
    this.#tick();
  }

  /** The last announcement once more; at night its time begins anew. */
  repeat(): void {
    const { kind } = this.step;
    if (this.#warning) this.#ears.mark(this.#warning, this.step);
    else if (this.paused || kind === "talk" || kind === "end") this.#ears.sentence(this.step);
    else this.#turn(kind === "count" ? this.at - 1 : this.at);
  }

  back(): void {
    this.#turn(Math.max(0, this.at - 1));
  }

  forward(): void {
    this.#turn(Math.min(this.steps.length - 1, this.at + 1));
  }

  /** More time to talk. */
  more(seconds: number): void {
    if (this.step.kind !== "talk") return;
    this.#rest += seconds * 1000;
    this.#until += seconds * 1000;
    if (this.paused) this.#ears.changed();
    else this.#tick();
  }

  /** The device is put away: the night waits for it; people who talk go on talking. */
  leave(): void {
    if (this.paused || this.isOver || this.step.kind === "talk") return;
    this.away = true;
    this.pause();
  }

  /** The device is back in sight: what should have happened happens now. */
  comeBack(): void {
    if (!this.paused && !this.isOver) this.#tick();
  }

  stop(): void {
    this.#cancel();
    this.#ears.hush();
  }

  get #warning(): Mark | undefined {
    return this.step.kind === "talk" ? this.step.marks.findLast((mark) => mark.left >= this.left) : undefined;
  }

  #milliseconds(): number {
    return this.paused ? this.#rest : Math.max(0, this.#until - this.#world.now());
  }

  /** Turns to another step: in a pause it only lies open. */
  #turn(at: number): void {
    this.#cancel();
    this.#ears.hush();
    if (!this.paused || this.steps[at]!.kind === "end") {
      this.paused = false;
      return this.#enter(at);
    }
    this.at = at;
    this.#rest = this.step.seconds * 1000;
    this.#fresh = true;
    this.#ears.changed();
  }

  #enter(at: number, from = this.#world.now()): void {
    this.#cancel();
    this.at = at;
    this.#until = from + this.step.seconds * 1000;
    this.#told = Infinity;
    this.#fresh = false;
    if (this.step.kind !== "count") this.#ears.sentence(this.step);
    if (this.isOver) this.#ears.changed();
    else this.#tick();
  }

  /** Once a second: says what is to be said now, until the step is over. */
  #tick(): void {
    this.#cancel();
    const { left } = this;
    if (left === 0) return this.#next();
    const mark = this.step.marks.findLast((each) => each.left >= left && each.left < this.#told);
    this.#told = left;
    if (mark && mark.left - left < STALE) this.#ears.mark(mark, this.step);
    this.#ears.changed();
    this.#cancel = this.#world.after(this.#milliseconds() - (left - 1) * 1000, () => this.#tick());
  }

  #next(): void {
    const slept = this.#world.now() - this.#until > SLEPT;
    this.#enter(this.at + 1, slept ? this.#world.now() : this.#until);
  }
}
