/** Press and hold: what lies behind a finger is seen as long as it stays there, never by accident. */

/** A tap shows nothing: so long has the finger to stay. */
const OPENS = 220;
/** So long has the finger to stay on something to choose it. */
const CHOOSES = 480;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A pad to hold, with a finger or with the space bar. What it uncovers may hold things to choose (`data-pick`): the finger
 * slides onto one and stays, another finger taps it, or the arrow keys go there and Enter chooses.
 */
export class Hold {
  open = $state(false);
  /** What the finger is on. */
  over = $state<string | null>(null);
  #pressed = false;
  #finger: number | null = null;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #choosing: ReturnType<typeof setTimeout> | undefined;
  #picked: (id: string) => void;
  /** What is uncovered, once it is there. */
  panel = $state<HTMLElement>();

  constructor(picked: (id: string) => void = () => {}) {
    this.#picked = picked;
  }

  /** Makes an element the pad: `{@attach hold.pad}`. */
  readonly pad = (node: HTMLElement): (() => void) => {
    const listeners: [string, (event: any) => void][] = [
      ["pointerdown", (event: PointerEvent) => this.#down(node, event)],
      ["pointermove", (event: PointerEvent) => this.#move(event)],
      ["pointerup", (event: PointerEvent) => this.#up(event)],
      ["pointercancel", (event: PointerEvent) => this.#up(event)],
      ["keydown", (event: KeyboardEvent) => this.#key(event)],
      ["keyup", (event: KeyboardEvent) => event.key === " " && this.close()],
      // The page takes the focus away while it draws itself anew: no moment to change what is drawn.
      ["blur", () => queueMicrotask(() => this.close())],
      ["contextmenu", (event: Event) => event.preventDefault()],
    ];
    for (const [kind, listener] of listeners) node.addEventListener(kind, listener);
    const away = () => this.close();
    const tapped = (event: PointerEvent) => this.#tap(event);
    addEventListener("blur", away);
    document.addEventListener("visibilitychange", away);
    document.addEventListener("pointerdown", tapped);
    return () => {
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener);
      removeEventListener("blur", away);
      document.removeEventListener("visibilitychange", away);
      document.removeEventListener("pointerdown", tapped);
      clearTimeout(this.#opening);
      clearTimeout(this.#choosing);
    };
  };

  /** The finger goes. */
  close(): void {
    clearTimeout(this.#opening);
    this.#pressed = false;
    this.#finger = null;
    this.open = false;
    this.#enter(null);
  }

  #pick(id: string): void {
    if (!this.open) return;
    clearTimeout(this.#choosing);
    this.over = id;
    this.#picked(id);
  }

  #press(): void {
    if (this.#pressed) return;
    this.#pressed = true;
    this.#opening = setTimeout(() => (this.open = true), OPENS);
  }

  #down(node: HTMLElement, event: PointerEvent): void {
    if (event.button !== 0 || this.#finger !== null) return;
    node.setPointerCapture(event.pointerId);
    this.#finger = event.pointerId;
    this.#press();
  }

  #up(event: PointerEvent): void {
    if (event.pointerId === this.#finger) this.close();
  }

  /** A second finger chooses at once. */
  #tap(event: PointerEvent): void {
    const id = this.open && event.pointerId !== this.#finger ? this.#idAt(event) : null;
    if (id !== null) this.#pick(id);
  }

  #move(event: PointerEvent): void {
    if (!this.open || event.pointerId !== this.#finger) return;
    const id = this.#idAt(event);
    if (id === this.over) return;
    this.#enter(id);
    if (id !== null) this.#choosing = setTimeout(() => this.#pick(id), CHOOSES);
  }

  #enter(id: string | null): void {
    clearTimeout(this.#choosing);
    this.over = id;
  }

  #key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (event.key !== " " && event.key !== "Enter" && step === undefined) return;
    event.preventDefault();
    if (event.key === " ") this.#press();
    else if (step !== undefined && this.open) this.#step(step);
    else if (event.key === "Enter" && this.over !== null) this.#pick(this.over);
  }

  #step(by: number): void {
    const ids = [...(this.panel?.querySelectorAll<HTMLElement>("[data-pick]") ?? [])].map((one) => one.dataset["pick"]!);
    if (!ids.length) return;
    const at = this.over === null ? (by > 0 ? -1 : 0) : ids.indexOf(this.over);
    this.#enter(ids[(at + by + ids.length) % ids.length] ?? null);
  }

  /** What can be chosen under a finger, even if the pad itself lies above it. */
  #idAt({ clientX, clientY }: PointerEvent): string | null {
    const under = document.elementsFromPoint(clientX, clientY) as HTMLElement[];
    const found = under.map((one) => one.closest<HTMLElement>("[data-pick]")).find((one) => one && this.panel?.contains(one));
    return found?.dataset["pick"] ?? null;
  }
}
