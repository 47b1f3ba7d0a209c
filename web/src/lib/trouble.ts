/** A problem in the words of whoever plays: what went wrong, and what to do now. */

import type { Problem } from "../gen/types.ts";
import { Refused } from "./api.ts";
import { maybe, t } from "./i18n.svelte.ts";
import { toast } from "./toasts.svelte.ts";

export interface Trouble {
  text: string;
  detail: string;
}

/** The problem in words; codes we have no words for keep those of the house. */
export function worded(problem: Problem): Trouble {
  return {
    text: maybe(`problem.${problem.code}`, problem.why || t("problem.unknown")),
    detail: maybe(`possible.${problem.code}`, problem.possible),
  };
}

/** The problem behind whatever was thrown. */
export function troubleOf(thrown: unknown): Trouble {
  if (thrown instanceof Refused) return worded(thrown.problem);
  return { text: t("problem.unknown"), detail: "" };
}

export function complain(problem: Problem): void {
  const { text, detail } = worded(problem);
  toast(text, { kind: "bad", detail });
}

export function complainOf(thrown: unknown): void {
  const { text, detail } = troubleOf(thrown);
  toast(text, { kind: "bad", detail });
}
