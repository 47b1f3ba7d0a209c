/** One's place at a table (or on the bench beside it): what is seen, what is said, and how the line is. */

import type { Acts, Line, Problem, TableView } from "../gen/types.ts";
import { randomHex, stayAwake, world } from "./browser.ts";
import { Connection, type Status } from "./connection.ts";
import type { GameEvent } from "./game.ts";
import { known, NOTHING, remembered, type Memory } from "./memory.ts";
import { keepLuck } from "./luck.ts";
import { complain } from "./trouble.ts";

/** Seconds on the house's clock, as well as we know them. */
export const now = (): number => performance.now() / 1000;

export class SeatLine {
  #memory: Memory = NOTHING;
  #line: Connection;
  #salted = 0;
  #undo: (() => void)[] = [];

  view = $state.raw<TableView | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Line[]>([]);
  status = $state<Status>("connecting");
  /** Why the line was refused. */
  code = $state(0);
  pending = $state(0);
  /** When the open questions close, on our own clock; `null`: no hurry. */
  #until = $state<number | null>(null);
  #tick = $state(now());

  /** `path` is "/api/tables/{id}" or "/api/watch/{watch}". */
  constructor(path: string) {
    const origin = location.origin.replace(/^http/, "ws");
    this.#line = new Connection(world, {
      address: () => `${origin}${path}/socket?${known(this.#memory)}`,
      frame: (frame) => this.#see(remembered(this.#memory, frame)),
      status: (status, code) => {
        this.status = status;
        this.code = code;
      },
      pending: (count) => (this.pending = count),
    });
    this.#listen();
    this.#line.dial();
  }

  get secondsLeft(): number | null {
    if (this.#until === null) return null;
    if (this.view?.paused) return this.view.match?.clock?.left ?? null;
    return Math.max(0, this.#until - this.#tick);
  }

  /** Says something at the table. Problems are shown, but not in a hush; `null` means it was taken. */
  async act(act: Acts): Promise<Problem | null> {
    const hush = this.view?.match?.hush === true;
    const problem = await this.#line.say(randomHex(12), act);
    // Whoever was refused something in the night was awake: that is nobody else's business.
    if (problem && !hush) complain(problem);
    return problem;
  }

  /** Says a move of the game, in answer to the question that is open now. */
  move(move: object): Promise<Problem | null> {
    const match = this.view?.match;
    return this.act({ type: "Play", match: match?.number ?? 0, about: match?.question?.about ?? 0, move });
  }

  /** Tries again at once, because somebody asked for it. */
  retry(): void {
    this.#line.wake();
  }

  leave(): void {
    this.#line.stop();
    for (const undo of this.#undo) undo();
  }

  #see(memory: Memory | null): void {
    if (!memory) {
      // Something is missing in between: begin again from nothing.
      this.#memory = NOTHING;
      this.#line.dial();
      return;
    }
    this.#memory = memory;
    this.events = memory.events;
    this.chat = memory.chat;
    this.view = memory.view;
    this.#tick = now();
    const clock = memory.view?.match?.clock;
    this.#until = clock ? now() + clock.left : null;
    this.#addToTheDice();
  }

  /** This device adds its own luck to the dice of the next match, once the house has fixed its own. */
  #addToTheDice(): void {
    const { view } = this;
    const next = view?.upcoming;
    if (!view || !next || view.seat === null || this.#salted === next.number) return;
    if (next.salted.includes(view.seat)) return;
    this.#salted = next.number;
    const hex = randomHex(32);
    keepLuck(view.id, next.number, hex);
    void this.#line.say(randomHex(12), { type: "Entropy", hex });
  }

  #listen(): void {
    const wake = () => document.visibilityState === "visible" && this.#line.wake();
    const dropped = () => this.#line.dropped();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    addEventListener("pageshow", wake);
    addEventListener("offline", dropped);
    const ticking = setInterval(() => (this.#tick = now()), 250);
    this.#undo = [
      stayAwake(),
      () => document.removeEventListener("visibilitychange", wake),
      () => removeEventListener("online", wake),
      () => removeEventListener("pageshow", wake),
      () => removeEventListener("offline", dropped),
      () => clearInterval(ticking),
    ];
  }
}
