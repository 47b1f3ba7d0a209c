/** What has just happened before one's eyes, as opposed to what was so already when one came in. */

import { momentOf } from "./story.ts";
import type { LastTurn, Sheet, View } from "./types.ts";

const REVEAL = 3400;
const UNSEEN = 1900;

/** How long the moment of an announcement's end is shown. */
export function lengthOf(last: LastTurn): number {
  return last.dice ? REVEAL : UNSEEN;
}

/** Watches the views go by: is a throw fresh, and is there a moment of truth to show? */
export class Watcher {
  /** The announcement that has just been settled, while it is shown. */
  moment = $state.raw<LastTurn | null>(null);
  /** Has somebody just thrown? */
  fresh = $state(false);
  /** The cards as they were before the moment that is shown: what came of it is not told in advance. */
  cards = $state.raw<readonly Sheet[] | null>(null);
  #seen: { key: string; moment: string | null; throws: string; sheets: readonly Sheet[] } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at the next view of a match; `told` is called once for a new moment, `thrown` for a new throw. */
  look(view: View, match: number, told: (last: LastTurn) => void, thrown: () => void): void {
    const seen = { key: String(match), moment: momentOf(view), throws: `${view.turn} ${view.throws}`, sheets: view.sheets };
    const before = this.#seen?.key === seen.key ? this.#seen : null;
    this.#seen = seen;
    if (!before) return this.forget();
    if (view.last && seen.moment !== before.moment) this.#show(view.last, before.sheets, told);
    if (view.stage === "answering") this.skip(); // what is asked now matters more than what was
    if (seen.throws === before.throws) return;
    this.fresh = view.throws > 0;
    if (this.fresh) thrown();
  }

  #show(last: LastTurn, cards: readonly Sheet[], told: (last: LastTurn) => void): void {
    clearTimeout(this.#timer);
    this.moment = last;
    this.cards = cards;
    this.#timer = setTimeout(() => this.skip(), lengthOf(last));
    told(last);
  }

  /** On with the game: the moment is over, or somebody has seen enough. */
  skip(): void {
    clearTimeout(this.#timer);
    this.moment = null;
    this.cards = null;
  }

  forget(): void {
    this.skip();
    this.fresh = false;
  }
}
