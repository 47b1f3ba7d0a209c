/** Whether things may move on the screen, as the person told their device. */

const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

class Motion {
  reduced = $state(query?.matches ?? false);

  constructor() {
    query?.addEventListener("change", (event) => {
      this.reduced = event.matches;
    });
  }

  /** So many milliseconds, or none where motion is not wanted. */
  ms(milliseconds: number): number {
    return this.reduced ? 0 : milliseconds;
  }
}

export const motion = new Motion();
