/** The game's texts: `t.now_look()`, in whichever language is asked for at the moment. */

import { messages, type Messages } from "../../gen/messages.kaesedieb.ts";

export type Lang = keyof typeof messages;
export type Words = Messages;

/** The texts, each a function, in the language of the moment. */
export function wordsIn(lang: () => Lang): Words {
  return new Proxy({} as Words, { get: (_, name) => Reflect.get(messages[lang()], name) });
}
