/** The language of the screen: German or English, switched at any moment. */

import { messages, speaker, type Locale } from "../gen/messages.ts";
import { recall, remember } from "./remember.ts";

export type { Locale };

const LOCALES: readonly Locale[] = ["de", "en"];

/** What the address asks for (`?lang=en`), else what was chosen before, else what the device speaks. */
function first(): Locale {
  const asked = new URLSearchParams(location.search).get("lang");
  for (const wish of [asked, recall<string | null>("lang", null), ...navigator.languages]) {
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

/** Says a text of the house in the language of the moment: `t("home.seats", { n: 3 })`. */
export const t = speaker(messages, () => i18n.lang);

/** A text whose key is put together (`problem.` and a code), or what to say if there is none like it. */
export function maybe(key: string, otherwise: string): string {
  const text: unknown = Reflect.get(messages[i18n.lang], key);
  return typeof text === "function" ? (text() as string) : otherwise;
}
