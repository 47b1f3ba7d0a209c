/** Käsedieb, as the house knows it. */

import type { MatchView } from "../../gen/types.ts";
import type { Context, GameEvent, GameModule } from "../../lib/game.ts";
import HowTo from "./HowTo.svelte";
import Icon from "./Icon.svelte";
import { endingWord, lineOf } from "./log.ts";
import Play from "./Play.svelte";
import Tv from "./Tv.svelte";
import type { View } from "./types.ts";
import { wordsIn } from "./words.ts";

function logLine(event: GameEvent, context: Context): string | null {
  return lineOf(wordsIn(() => context.lang), event, context);
}

function podiumNote({ game }: MatchView, { lang }: Context): string {
  return wordsIn(() => lang).podium_note({ ending: endingWord((game as View).ending) });
}

export default { id: "kaesedieb", Play, Tv, HowTo, Icon, logLine, podiumNote } satisfies GameModule;
