/** What this browser can or can't do. A page on a home network has no encryption, and so misses some of it. */

import type { World } from "./connection.ts";

/** A random text nobody else will have; `crypto.randomUUID` is for encrypted pages only. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** Puts a text where one can paste it from. Says whether that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed here: the old way may still do.
  }
  return copiedTheOldWay(text);
}

/** By a hidden field and the menu command of old, the only way without encryption. */
function copiedTheOldWay(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr-only";
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus();
  return done;
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** Opens the phone's own way of passing something on. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Somebody thought better of it.
  }
}

/** Keeps the screen on while the page is in sight, and tells whether that works; gives what lets it sleep again. */
export function stayAwake(told: (awake: boolean) => void = () => {}): () => void {
  if (!("wakeLock" in navigator)) {
    told(false);
    return () => {};
  }
  let lock: WakeLockSentinel | null = null;
  const take = () => {
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock.request("screen").then(
      (taken) => {
        lock = taken;
        told(true);
      },
      () => told(false), // A low battery may say no.
    );
  };
  take();
  document.addEventListener("visibilitychange", take);
  return () => {
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}

/** The real network and the real time. */
export const world: World = {
  dial(address, listener) {
    const socket = new WebSocket(address);
    socket.onopen = () => listener.opened();
    socket.onmessage = (event) => listener.said(String(event.data));
    socket.onclose = (event) => listener.closed(event.code);
    return socket;
  },
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** Is this page served from the very machine it is shown on? Then its address is of no use to others. */
export const isLocal = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
