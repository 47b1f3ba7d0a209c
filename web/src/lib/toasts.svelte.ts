/** Short messages that come and go by themselves. */

import { untrack } from "svelte";
import { announce } from "./speech.svelte.ts";

export type ToastKind = "info" | "good" | "bad";

export interface Toast {
  id: number;
  text: string;
  detail: string | null;
  kind: ToastKind;
}

const SECONDS = { info: 4, good: 4, bad: 8 } as const;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  add(text: string, kind: ToastKind, detail: string | null): void {
    const same = this.list.find((toast) => toast.text === text && toast.detail === detail);
    if (same) return;
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, detail, kind }];
    setTimeout(() => this.drop(id), SECONDS[kind] * 1000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Shows a message for a few seconds, and says it aloud. */
export function toast(text: string, more: { kind?: ToastKind; detail?: string } = {}): void {
  const kind = more.kind ?? "info";
  untrack(() => toasts.add(text, kind, more.detail ?? null));
  announce(more.detail ? `${text} ${more.detail}` : text, kind === "bad" ? "assertive" : "polite");
}
