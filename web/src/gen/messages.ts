// Made by tools/gen.py from src/bluffhaus/texts; do not edit.
export type Locale = "de" | "en";

export interface Messages {
}

export const messages: Readonly<Record<Locale, Messages>> = {
  de: {
  },
  en: {
  },
};
