/** What this device remembers by itself: the name, the language, the look. Private windows may refuse. */

const PREFIX = "bluffhaus.";

/** What was remembered under this key, or `otherwise`. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Remembers a value; where nothing can be remembered, the evening goes on without. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A full or forbidden store is no reason to stop a game.
  }
}
