/** The device's own voice, which may be missing, may be forbidden, and is never waited for. */

import type { Locale } from "../gen/messages.ts";

/** As much of the browser's speech as we use. */
export type Synthesis = Pick<SpeechSynthesis, "cancel" | "getVoices" | "pending" | "resume" | "speak" | "speaking">;

export type Trouble = "lacking" | "silent";

/** A voice that has not begun by then will not: milliseconds. */
export const PATIENCE = 2500;
/** What a cut-off sentence is called is nothing to worry about. */
const HARMLESS = ["canceled", "interrupted"];
const COUNTRY: Readonly<Record<Locale, string>> = { de: "de-DE", en: "en-GB" };

type Named = Pick<SpeechSynthesisVoice, "lang" | "localService" | "name">;

/** The voices for a language; those that need no network come first. */
export function voicesFor<V extends Named>(voices: readonly V[], lang: Locale): V[] {
  const ours = voices.filter((voice) => voice.lang.toLowerCase().startsWith(lang));
  return [...ours.filter((voice) => voice.localService), ...ours.filter((voice) => !voice.localService)];
}

/** Some devices name no voice at all and speak nevertheless; one that names only others does not. */
export const isLacking = (voices: readonly Named[], lang: Locale): boolean =>
  voices.length > 0 && voicesFor(voices, lang).length === 0;

export interface Manner {
  readonly lang: Locale;
  readonly name: string;
  readonly rate: number;
}

export interface Hearers {
  /** Nothing is to be heard of this text: something else must be. */
  mute(trouble: Trouble): void;
  /** It speaks after all. */
  heard(): void;
  after(milliseconds: number, then: () => void): () => void;
}

export class Voice {
  #saying: SpeechSynthesisUtterance | null = null;
  #mute = false;
  #stopWaiting: () => void = () => {};
  readonly #synthesis: Synthesis | undefined;
  readonly #manner: Manner;
  readonly #hearers: Hearers;

  constructor(synthesis: Synthesis | undefined, manner: Manner, hearers: Hearers) {
    this.#synthesis = synthesis;
    this.#manner = manner;
    this.#hearers = hearers;
  }

  get isSpeaking(): boolean {
    return this.#saying !== null && !this.#mute;
  }

  /** Says it now, instead of whatever is being said. `instead` is called once if it cannot be heard. */
  say(text: string, instead: () => void): void {
    this.hush();
    const synthesis = this.#synthesis;
    if (!synthesis || isLacking(synthesis.getVoices(), this.#manner.lang)) {
      this.#hearers.mute("lacking");
      return instead();
    }
    // A voice that kept silent once is given another chance, but nobody waits for it any more.
    let rung = this.#mute;
    if (rung) instead();
    this.#speak(synthesis, text, () => {
      this.#mute = true;
      this.#hearers.mute("silent");
      if (!rung) instead();
      rung = true;
    });
  }

  hush(): void {
    this.#stopWaiting();
    this.#saying = null;
    if (this.#synthesis?.speaking || this.#synthesis?.pending) this.#synthesis.cancel();
  }

  #speak(synthesis: Synthesis, text: string, failed: () => void): void {
    const saying = this.#utterance(synthesis, text);
    const isThis = () => this.#saying === saying;
    saying.onstart = () => isThis() && this.#begun();
    saying.onend = () => isThis() && this.#done();
    saying.onerror = ({ error }) => {
      if (!isThis() || HARMLESS.includes(error)) return;
      this.#done();
      failed();
    };
    this.#saying = saying; // browsers forget an utterance that nobody holds
    this.#stopWaiting = this.#hearers.after(PATIENCE, failed);
    synthesis.resume();
    synthesis.speak(saying);
  }

  #utterance(synthesis: Synthesis, text: string): SpeechSynthesisUtterance {
    const { lang, name, rate } = this.#manner;
    const voices = voicesFor(synthesis.getVoices(), lang);
    const voice = voices.find((each) => each.name === name) ?? voices[0];
    const saying = new SpeechSynthesisUtterance(text);
    saying.lang = voice?.lang ?? COUNTRY[lang];
    saying.rate = rate;
    if (voice) saying.voice = voice;
    return saying;
  }

  #begun(): void {
    this.#stopWaiting();
    if (this.#mute) this.#hearers.heard();
    this.#mute = false;
  }

  #done(): void {
    this.#stopWaiting();
    this.#saying = null;
  }
}
