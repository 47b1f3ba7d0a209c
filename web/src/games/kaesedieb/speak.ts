/** The television as moderator: what it says aloud, from what everybody may know, and nothing else. */

import type { Locale } from "../../gen/messages.ts";
import { spoken, type Cue, type Table } from "../../moderator/script.ts";
import { Voice, type Synthesis } from "../../moderator/voice.ts";
import { touches } from "./story.ts";
import type { Stage } from "./types.ts";
import type { Words } from "./words.ts";

/** What is said when the table comes to a new stage, or a new hour strikes. Hours without anybody awake sound like any other. */
export function called(t: Words, lang: Locale, stage: Stage, hour: number, table: Table): string {
  const line = (cue: Cue): string => spoken(cue, { ...table, hour })[lang];
  switch (stage) {
    case "night":
      return hour === 1 ? `${line("asleep")} ${line("hour")}` : `${line("shut")} ${line("hour")}`;
    case "touch":
      return `${line("shut")} ${t.now_touch({ count: touches(table.players) })}`;
    case "meet":
      return t.now_meet();
    case "talk":
      return table.talk ? `${line("dawn")} ${line("talk")}` : line("dawn");
    case "vote":
      return `${line("ask")} ${line("point")}`;
    case "over":
      return line("reveal");
    default:
      return "";
  }
}

export interface Speaker {
  /** Says what is new, once. */
  look(stage: Stage, hour: number, table: Table, t: Words): void;
  hush(): void;
}

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

/** A speaker in a language; `mute` is told whether the device lacks the voice for it. */
export function speakerIn(lang: Locale, mute: (lacks: boolean) => void, synthesis: Synthesis | undefined = globalThis.speechSynthesis): Speaker {
  const voice = new Voice(synthesis, { lang, name: "", rate: 1 }, { mute: () => mute(true), heard: () => mute(false), after });
  let last = "";
  return {
    look(stage, hour, table, t) {
      const now = `${stage} ${hour}`;
      if (now === last) return;
      last = now;
      const text = called(t, lang, stage, hour, table);
      if (text) voice.say(text, () => {});
    },
    hush: () => voice.hush(),
  };
}
