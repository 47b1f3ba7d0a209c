/** Sein oder nicht sein, as the house knows it. */

import type { MatchView } from "../../gen/types.ts";
import type { Context, GameEvent, GameModule } from "../../lib/game.ts";
import HowTo from "./HowTo.svelte";
import Icon from "./Icon.svelte";
import { lineOf } from "./log.ts";
import Play from "./Play.svelte";
import Rules from "./Rules.svelte";
import { list } from "./say.ts";
import Tv from "./Tv.svelte";
import type { View } from "./types.ts";
import { wordsIn } from "./words.ts";

function logLine(event: GameEvent, context: Context): string | null {
  return lineOf(wordsIn(() => context.lang), event, context);
}

/** By which of its endings a match was over. */
function podiumNote({ game }: MatchView, { lang, names }: Context): string | null {
  const { ending, winners } = game as View;
  if (!ending) return null;
  const t = wordsIn(() => lang);
  return t.podium_note({ ending, names: list(t, winners.map((seat) => names[seat] ?? "?")) });
}

export default { id: "sein", Play, Tv, HowTo, Icon, Rules, logLine, podiumNote } satisfies GameModule;
