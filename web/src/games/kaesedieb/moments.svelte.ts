/** What has just happened before one's eyes, as opposed to what was so already when one came in. */

import { motion } from "../../lib/motion.svelte.ts";
import { momentBetween, type Moment } from "./story.ts";
import type { Stage } from "./types.ts";

const LASTS: Record<Moment, number> = { dawn: 3400, vote: 2300, reveal: 4400 };

/** Watches the views of one match go by. */
export class Watcher {
  moment = $state<Moment | null>(null);
  #stage: Stage | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at the next view; `told` is called once for a new moment. */
  look(stage: Stage, told: (moment: Moment) => void): void {
    const before = this.#stage;
    this.#stage = stage;
    if (before === null || before === stage) return;
    this.skip();
    const moment = momentBetween(before, stage);
    if (!moment) return;
    this.moment = moment;
    this.#timer = setTimeout(() => this.skip(), motion.reduced && moment === "vote" ? 900 : LASTS[moment]);
    told(moment);
  }

  /** On with the game: the moment is over, or somebody has seen enough. */
  skip(): void {
    clearTimeout(this.#timer);
    this.moment = null;
  }
}
