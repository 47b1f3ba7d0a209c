/** What has just happened before one's eyes, as opposed to what was so already when one came in. */

import type { GameEvent } from "../../lib/game.ts";
import { happenings, heard, type Happening } from "./happenings.ts";
import type { ChainLink, Kind } from "./types.ts";

const LENGTHS = { votes: 4200, leaves: 3600, accused: 1500, shown: 2600 };

export interface Ears {
  /** A moment of its own. */
  told: (happening: Happening) => void;
  /** What makes a noise. */
  noise: (kinds: readonly Kind[], fell: boolean) => void;
}

/** Watches the events come in: is there a moment to be shown? One after the other. */
export class Watcher {
  /** What is shown now. */
  moment = $state.raw<Happening | null>(null);
  /** The chain as it was before the votes that are shown: it falls when they have been seen, not under them. */
  chain = $state.raw<readonly ChainLink[] | null>(null);
  #before: readonly ChainLink[] = [];
  #queue: Happening[] = [];
  #known: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #me: () => number | null;

  constructor(me: () => number | null) {
    this.#me = me;
  }

  /** What I have paid for stays until I have seen it. */
  #length(what: Happening): number {
    return what.kind === "shown" && what.asker === this.#me() ? Infinity : LENGTHS[what.kind];
  }

  /** Looks at all events that this seat has seen in this match. */
  look(events: readonly GameEvent[], chain: readonly ChainLink[], { told, noise }: Ears): void {
    const from = this.#known;
    const before = this.#before;
    this.#before = chain;
    this.#known = events.length;
    if (from === null || events.length < from) return; // one has just come in
    if (events.length === from) return;
    const { kinds, fell } = heard(events, from);
    if (kinds.length || fell) noise(kinds, fell);
    for (const happening of happenings(events, from)) {
      if (happening.kind === "votes") this.chain ??= before;
      told(happening);
      this.#queue.push(happening);
    }
    if (this.#queue.some(({ kind }) => kind !== "accused")) this.#queue = this.#queue.filter(({ kind }) => kind !== "accused");
    if (this.#queue.length) this.#interrupt();
  }

  /** What all wait for comes before what only I was shown, and before that a vote begins. */
  #interrupt(): void {
    const { moment } = this;
    const waits = moment !== null && this.#length(moment) === Infinity;
    if (waits) this.#queue.push(moment);
    if (moment === null || moment.kind === "accused" || waits) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const next = this.#queue.shift() ?? null;
    this.moment = next;
    if (next?.kind !== "votes") this.chain = null;
    const length = next ? this.#length(next) : Infinity;
    if (length < Infinity) this.#timer = setTimeout(() => this.#next(), length);
  }

  /** Seen enough: on to what comes next. */
  skip(): void {
    this.#next();
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.moment = null;
    this.chain = null;
  }
}
