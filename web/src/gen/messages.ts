// Made by tools/gen.py from src/bluffhaus/texts; do not edit.
export type Locale = "de" | "en";

type Told<T> = T extends () => string ? [] : T extends (a: infer A) => string ? [a: A] : never;

/** Says a text: `t("seats", { n: 3 })`; which texts there are, and what they want, is typed. */
export type Say<T> = <K extends keyof T & string>(key: K, ...told: Told<T[K]>) => string;

/** Makes a `t` for these texts, in the language that is asked for each time anew. */
export function speaker<T extends object>(
  texts: Readonly<Record<Locale, T>>,
  locale: () => Locale,
): Say<T> {
  return (key, ...told) => (texts[locale()][key] as (a?: unknown) => string)(told[0]);
}

export interface Messages {
}

export const messages: Readonly<Record<Locale, Messages>> = {
  de: {
  },
  en: {
  },
};
