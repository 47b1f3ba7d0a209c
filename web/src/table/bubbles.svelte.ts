/** What was said a moment ago hangs at the seat it came from; what nobody has read yet is counted. */

import { untrack } from "svelte";
import type { Line } from "../gen/types.ts";
import { sound } from "../lib/sounds.ts";
import { announce } from "../lib/speech.svelte.ts";
import { spoken } from "./talk.ts";

const SECONDS = 5;

export class Bubbles {
  shown = $state.raw<Record<number, string>>({});
  unread = $state(0);
  #heard: number | null = null;

  /** Takes in what is new; `reading`: the chat is open anyway. */
  hear(chat: readonly Line[], me: number | null, reading: boolean): void {
    // What was said before one came in is no news.
    const news = this.#heard === null ? [] : chat.slice(this.#heard);
    this.#heard = chat.length;
    if (reading) this.unread = 0;
    untrack(() => news.forEach((line) => this.#hang(line, me, reading)));
  }

  #hang(line: Line, me: number | null, reading: boolean): void {
    const text = spoken(line);
    if (line.seat !== me) announce(line.seat === null ? text : `${line.name}: ${text}`);
    if (line.seat === null) return;
    const { seat } = line;
    this.shown = { ...this.shown, [seat]: text };
    setTimeout(() => this.#take(seat, text), SECONDS * 1000);
    if (seat === me || reading) return;
    this.unread += 1;
    sound.pop();
  }

  #take(seat: number, text: string): void {
    if (this.shown[seat] !== text) return;
    const { [seat]: _, ...rest } = this.shown;
    this.shown = rest;
  }
}
