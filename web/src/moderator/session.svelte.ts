/** One round on this device: the player, its voice and its bell, and what the screen shows of them. */

import type { Locale } from "../gen/messages.ts";
import { announce } from "../lib/speech.svelte.ts";
import { Bells, strokes, ticks } from "./bells.ts";
import { Player, type Ears } from "./player.ts";
import { script, type Mark, type Step } from "./script.ts";
import { BELLS, type Settings } from "./settings.ts";
import { Voice, type Synthesis, type Trouble } from "./voice.ts";

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

export const synthesis = (): Synthesis | undefined => globalThis.speechSynthesis;

export class Session implements Ears {
  /** Grows with everything that the screen should show. */
  #turn = $state(0);
  trouble = $state<Trouble | null>(null);
  readonly lang: Locale;
  readonly settings: Settings;
  readonly #player: Player;
  readonly #bells = new Bells();
  readonly #voice: Voice | null;

  constructor(settings: Settings, lang: Locale) {
    this.settings = settings;
    this.lang = lang;
    this.#player = new Player(script({ ...settings, lang }), { now: Date.now, after }, this);
    const manner = { lang, name: settings.voice, rate: settings.rate };
    const hearers = { mute: (why: Trouble) => (this.trouble = why), heard: () => (this.trouble = null), after };
    this.#voice = settings.voice === BELLS ? null : new Voice(synthesis(), manner, hearers);
  }

  /** The player; whoever reads it here follows it. */
  get player(): Player {
    void this.#turn;
    return this.#player;
  }

  /** Begins. Call it from a touch: only then may a page make itself heard. */
  start(): void {
    this.#bells.unlock();
    this.#player.start();
  }

  stop(): void {
    this.#player.stop();
    this.#bells.close();
  }

  sentence(step: Step): void {
    this.#bells.hush();
    this.#say(step.said[this.lang], () => this.#bells.ring(strokes(step)));
  }

  /** A number never cuts off a sentence: a voice that is still speaking is accompanied by the clock. */
  mark(mark: Mark, step: Step): void {
    const ring = () => this.#bells.ring(ticks(step, mark));
    const cuts = step.kind === "count" && this.#sentence;
    if (cuts && this.#voice?.isSpeaking) ring();
    else this.#say(mark.said[this.lang], ring, step.kind === "count");
  }

  hush(): void {
    this.#voice?.hush();
    this.#bells.hush();
  }

  changed(): void {
    this.#turn += 1;
  }

  /** Is what was said last a sentence, and no number? */
  #sentence = false;

  #say(text: string, instead: () => void, isNumber = false): void {
    this.#sentence = !isNumber;
    const both = () => {
      instead();
      if (!isNumber) announce(text); // a screen reader speaks where we cannot
    };
    if (this.#voice) this.#voice.say(text, both);
    else both();
  }
}
