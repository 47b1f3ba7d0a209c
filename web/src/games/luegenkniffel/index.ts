/** Lügen-Kniffel, as the house knows it. */

import type { Context, GameEvent, GameModule } from "../../lib/game.ts";
import HowTo from "./HowTo.svelte";
import Icon from "./Icon.svelte";
import { lineOf } from "./log.ts";
import Play from "./Play.svelte";
import Tv from "./Tv.svelte";
import { wordsIn } from "./words.ts";

function logLine(event: GameEvent, context: Context): string | null {
  return lineOf(wordsIn(() => context.lang), event, context);
}

export default { id: "luegenkniffel", Play, Tv, HowTo, Icon, logLine } satisfies GameModule;
