/** The language of the screen: German or English, switched at any moment. */

import { messages, type Locale, type Messages } from "../gen/messages.ts";
import { recall, remember } from "./remember.ts";

export type { Locale };

const LOCALES: readonly Locale[] = ["de", "en"];

/** What the address asks for (`?lang=en`), else what was chosen before, else what the device speaks. */
function first(): Locale {
  const asked = new URLSearchParams(globalThis.location?.search ?? "").get("lang");
  const wishes = [asked, recall<string | null>("lang", null), ...(globalThis.navigator?.languages ?? [])];
  for (const wish of wishes) {
    const found = LOCALES.find((locale) => wish?.toLowerCase().startsWith(locale));
    if (found) return found;
  }
  return "en";
}

class I18n {
  lang = $state<Locale>(first());

  /** Speaks another language from now on, here and at the next visit. */
  set(lang: Locale): void {
    this.lang = lang;
    remember("lang", lang);
    this.show();
  }

  /** Tells the browser (and screen readers) which language the page is in. */
  show(): void {
    document.documentElement.lang = this.lang;
  }
}

export const i18n = new I18n();

/** The messages of one game, or of the house, always in the language of the moment. */
export function messagesFor<M extends object>(all: Record<Locale, M>): M {
  return new Proxy({} as M, { get: (_, key) => Reflect.get(all[i18n.lang], key) });
}

export const t: Messages = messagesFor(messages);
