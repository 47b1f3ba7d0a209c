/** The noises of the table, made on the spot: no files, nothing to load. */

import { recall, remember } from "./remember.ts";

/** Every noise a game may ask for. */
export interface Sounds {
  readonly on: boolean;
  shake(seconds: number): void;
  dice(): void;
  cup(): void;
  tick(): void;
  doubt(): void;
  truth(): void;
  lie(): void;
  win(): void;
  turn(): void;
  pop(): void;
}

interface Note {
  at?: number;
  hz: number;
  to?: number;
  seconds: number;
  loud?: number;
  shape?: OscillatorType;
}

interface Rattle {
  at?: number;
  seconds: number;
  hz: number;
  loud?: number;
  sharp?: number;
}

class Synth implements Sounds {
  on: boolean = recall("sound", true);
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Browsers keep quiet until somebody has touched the page. */
  unlock(): void {
    if (!this.on || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
  }

  /** Switches all noises on or off, and remembers it. */
  set(on: boolean): void {
    this.on = on;
    remember("sound", on);
    if (on) this.unlock();
  }

  shake(seconds: number): void {
    const hits = Math.round(seconds * 14);
    for (let hit = 0; hit < hits; hit += 1) {
      const at = (hit + Math.random() * 0.7) / 14;
      this.#rattle({ at, seconds: 0.05, hz: 1500 + Math.random() * 1700, loud: 0.25, sharp: 4 });
    }
  }

  dice(): void {
    for (let hit = 0; hit < 6; hit += 1) {
      const at = hit * 0.055 + Math.random() * 0.03;
      this.#rattle({ at, seconds: 0.06, hz: 2200 + Math.random() * 900, loud: 0.32 - hit * 0.04, sharp: 6 });
    }
  }

  cup(): void {
    this.#rattle({ seconds: 0.12, hz: 320, loud: 0.9, sharp: 1.2 });
    this.#note({ hz: 120, to: 60, seconds: 0.16, loud: 0.5, shape: "sine" });
  }

  tick(): void {
    this.#note({ hz: 1100, seconds: 0.03, loud: 0.12, shape: "square" });
  }

  doubt(): void {
    this.#note({ hz: 220, to: 165, seconds: 0.3, loud: 0.3, shape: "sawtooth" });
    this.#note({ at: 0.12, hz: 233, to: 174, seconds: 0.3, loud: 0.2, shape: "sawtooth" });
  }

  truth(): void {
    [523, 659, 784].forEach((hz, step) => this.#note({ at: step * 0.09, hz, seconds: 0.3, loud: 0.25, shape: "triangle" }));
  }

  lie(): void {
    [311, 277, 233, 175].forEach((hz, step) =>
      this.#note({ at: step * 0.13, hz, seconds: 0.26, loud: 0.26, shape: "sawtooth" }),
    );
  }

  win(): void {
    [392, 523, 659, 784, 1047].forEach((hz, step) =>
      this.#note({ at: step * 0.12, hz, seconds: 0.5, loud: 0.26, shape: "triangle" }),
    );
  }

  turn(): void {
    this.#note({ hz: 660, seconds: 0.14, loud: 0.22, shape: "triangle" });
    this.#note({ at: 0.11, hz: 880, seconds: 0.22, loud: 0.22, shape: "triangle" });
  }

  pop(): void {
    this.#note({ hz: 420, to: 720, seconds: 0.09, loud: 0.18, shape: "sine" });
  }

  #ready(): AudioContext | null {
    return this.on && this.#context?.state === "running" ? this.#context : null;
  }

  #note({ at = 0, hz, to, seconds, loud = 0.3, shape = "sine" }: Note): void {
    const context = this.#ready();
    if (!context) return;
    const start = context.currentTime + at;
    const voice = new OscillatorNode(context, { type: shape, frequency: hz });
    if (to) voice.frequency.exponentialRampToValueAtTime(to, start + seconds);
    voice.connect(this.#fading(context, start, seconds, loud));
    voice.start(start);
    voice.stop(start + seconds);
  }

  #rattle({ at = 0, seconds, hz, loud = 0.3, sharp = 1 }: Rattle): void {
    const context = this.#ready();
    if (!context) return;
    const start = context.currentTime + at;
    const source = new AudioBufferSourceNode(context, { buffer: this.#hiss(context) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: hz, Q: sharp });
    source.connect(filter).connect(this.#fading(context, start, seconds, loud));
    source.start(start, Math.random() * 0.5, seconds);
  }

  #fading(context: AudioContext, start: number, seconds: number, loud: number): GainNode {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    gain.connect(context.destination);
    return gain;
  }

  #hiss(context: AudioContext): AudioBuffer {
    if (this.#noise) return this.#noise;
    const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    this.#noise = buffer;
    return buffer;
  }
}

export const sound = new Synth();

/** Waits for the first touch or key, which lets a page make noise. */
export function unlockOnFirstGesture(): void {
  const unlock = () => sound.unlock();
  for (const kind of ["pointerdown", "keydown"] as const) addEventListener(kind, unlock, { capture: true, passive: true });
}
