/** The bell that strikes where no voice speaks: made on the spot, nothing to load. */

import type { Mark, Step } from "./script.ts";

/** Strokes to hear: how high, and when. */
export interface Stroke {
  readonly hz: number;
  readonly at: number;
  readonly seconds: number;
}

const stroke = (hz: number, at = 0, seconds = 1.6): Stroke => ({ hz, at, seconds });
const GONG = [stroke(392)];
const LOW = [stroke(196, 0, 2), stroke(147, 0.5, 2.2)];
const LIGHT = [523, 659, 784, 1047].map((hz, place) => stroke(hz, place * 0.22, 1.4));

/** What strikes instead of a sentence: each hour as often as a church clock would. */
export function strokes({ cue, hour }: Pick<Step, "cue" | "hour">): readonly Stroke[] {
  switch (cue) {
    case "hour":
      return Array.from({ length: hour }, (_, time) => stroke(523, time * 0.6, 1.2));
    case "asleep":
    case "shut":
    case "thief_shut":
    case "apart":
      return LOW;
    case "dawn":
    case "point":
      return LIGHT;
    default:
      return GONG;
  }
}

/** What strikes while a step is under way: a clock's tick for every number, a gong for a warning. */
export function ticks({ kind }: Pick<Step, "kind">, { left }: Pick<Mark, "left">): readonly Stroke[] {
  if (kind !== "count") return GONG;
  return [stroke(left > 3 ? 880 : 988, 0, 0.12)];
}

export class Bells {
  #context: AudioContext | null = null;
  #sounding = new Set<OscillatorNode>();

  /** Browsers keep quiet until somebody has touched the page: call this from a touch. */
  unlock(): void {
    if (typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state !== "running") void this.#context.resume();
  }

  ring(all: readonly Stroke[]): void {
    this.unlock();
    for (const one of all) this.#strike(one);
  }

  hush(): void {
    for (const sounding of this.#sounding) sounding.stop();
    this.#sounding.clear();
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
  }

  /** A tone and its overtone, which die away like a bell's. */
  #strike({ hz, at, seconds }: Stroke): void {
    const context = this.#context;
    if (!context) return;
    const start = context.currentTime + at;
    for (const [times, loud] of [[1, 0.35], [2.76, 0.09]] as const) {
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(loud, start + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
      const tone = new OscillatorNode(context, { type: "sine", frequency: hz * times });
      tone.connect(gain).connect(context.destination);
      tone.start(start);
      tone.stop(start + seconds);
      this.#sounding.add(tone);
      tone.onended = () => this.#sounding.delete(tone);
    }
  }
}
