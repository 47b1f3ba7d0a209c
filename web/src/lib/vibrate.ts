/** The phone's own way of nudging. Where it can't, nothing happens. */

import { sound } from "./sounds.ts";

/** Vibrates for so many milliseconds, or in a pattern of on and off. */
export function vibrate(pattern: number | number[]): void {
  if (!sound.on || typeof navigator.vibrate !== "function") return;
  // A browser refuses before the first touch and says so in its console: don't ask it then.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(pattern);
}
