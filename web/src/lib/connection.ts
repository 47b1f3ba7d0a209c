/** One seat's line to the house. It breaks in tunnels and sleeps with the phone; nothing that was said gets lost. */

import type { Frame, Problem } from "../gen/types.ts";

/** How the line is: `lost` tries again by itself, `refused` never will. */
export type Status = "connecting" | "open" | "lost" | "refused";

/** A socket, as far as it is needed here; the browser's own is one. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface Listener {
  opened(): void;
  said(text: string): void;
  closed(code: number): void;
}

/** What lies outside: the network and the time. Tests bring their own. */
export interface World {
  dial(address: string, listener: Listener): Socket;
  /** Calls back after so many milliseconds; gives what calls it off. */
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
}

export interface Ears {
  /** Where to dial now: the address says what is already known. */
  address(): string;
  frame(frame: Frame): void;
  status(status: Status, code: number): void;
  /** How many acts are on their way. */
  pending(count: number): void;
}

interface Waiting {
  text: string;
  done: (problem: Problem | null) => void;
}

type Reply = { type: "Reply"; id: string; problem: Problem | null };

/** Silence after which we ask whether the other end is still there, and how long it may take to say so. */
const QUIET = 15_000;
const PATIENCE = 4_000;
const FIRST_RETRY = 400;
const LAST_RETRY = 8_000;

/** These answers don't change by asking again: not our message, not for us, no such table. */
const FINAL: ReadonlySet<number> = new Set([4400, 4403, 4404]);

export class Connection {
  #world: World;
  #ears: Ears;
  #socket: Socket | null = null;
  #call = 0;
  #tries = 0;
  #waiting = new Map<string, Waiting>();
  #offRetry: () => void = () => {};
  #offCheck: () => void = () => {};
  #status: Status = "connecting";

  constructor(world: World, ears: Ears) {
    this.#world = world;
    this.#ears = ears;
  }

  /** Picks up the line, anew if it was already held. */
  dial(): void {
    this.#hangUp();
    const call = ++this.#call;
    const mine = (then: () => void) => () => call === this.#call && then();
    this.#socket = this.#world.dial(this.#ears.address(), {
      opened: mine(() => this.#opened()),
      said: (text) => mine(() => this.#said(text))(),
      closed: (code) => mine(() => this.#closed(code))(),
    });
    this.#check(PATIENCE * 2);
  }

  /** Says something; it is said again after every break until the house has answered. */
  say(id: string, act: object): Promise<Problem | null> {
    return new Promise((done) => {
      const text = JSON.stringify({ id, act });
      this.#waiting.set(id, { text, done });
      this.#ears.pending(this.#waiting.size);
      if (this.#status === "open") this.#send(text);
    });
  }

  /** The phone woke up, or the network came back: don't wait, find out. */
  wake(): void {
    if (this.#status === "refused") return;
    if (this.#status === "open") this.#ask();
    else if (this.#socket) this.#check(PATIENCE); // it rings already: a page that has just been shown is no news
    else this.dial();
  }

  /** The network is said to be gone. */
  dropped(): void {
    if (this.#status === "open") this.#lose(0);
  }

  /** Puts the line down for good. */
  stop(): void {
    this.#hangUp();
    this.#call += 1;
    this.#set("refused", 0);
  }

  #opened(): void {
    this.#set("open", 0);
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    this.#check(QUIET);
  }

  #said(text: string): void {
    this.#tries = 0;
    this.#check(this.#waiting.size > 0 ? PATIENCE : QUIET);
    if (text === "pong") return;
    const message = JSON.parse(text) as Reply | ({ type: "Frame" } & Frame);
    if (message.type === "Reply") this.#answered(message);
    else this.#ears.frame(message);
  }

  #answered({ id, problem }: Reply): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.#ears.pending(this.#waiting.size);
    if (this.#waiting.size === 0) this.#check(QUIET);
    waiting.done(problem);
  }

  #send(text: string): void {
    this.#socket?.send(text);
    this.#check(PATIENCE);
  }

  #ask(): void {
    this.#socket?.send("ping");
    this.#offCheck();
    this.#offCheck = this.#world.after(PATIENCE, () => this.#lose(0));
  }

  /** Nothing heard for a while is no proof of anything: ask, and give it a moment. */
  #check(milliseconds: number): void {
    this.#offCheck();
    this.#offCheck = this.#world.after(milliseconds, () => (this.#status === "open" ? this.#ask() : this.#lose(0)));
  }

  #closed(code: number): void {
    if (FINAL.has(code)) {
      this.#hangUp();
      this.#set("refused", code);
    } else this.#lose(code);
  }

  #lose(code: number): void {
    this.#hangUp();
    this.#call += 1;
    this.#set("lost", code);
    const longest = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries++);
    // Not all phones of a room at once, when the house comes back.
    this.#offRetry = this.#world.after(longest * (0.5 + this.#world.random() / 2), () => this.dial());
  }

  #hangUp(): void {
    this.#offRetry();
    this.#offCheck();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #set(status: Status, code: number): void {
    if (status === this.#status && status !== "refused") return;
    this.#status = status;
    this.#ears.status(status, code);
  }
}
