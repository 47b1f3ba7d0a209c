/** What a host may choose, where a game has its own idea of it: how long, from how many people on, and together with what. */

interface Idea {
  /** Seconds that are offered; 0: no limit. */
  readonly seconds?: readonly number[];
  /** It makes sense with so many people. */
  readonly from?: number;
  /** It makes sense only together with another option. */
  readonly only?: string;
}

const IDEAS: Readonly<Record<string, Idea>> = {
  "kaesedieb.look_seconds": { seconds: [15, 30, 60, 0] },
  "kaesedieb.hour_seconds": { seconds: [3, 5, 8, 10, 12, 15] },
  "kaesedieb.touch_seconds": { seconds: [3, 5, 8, 10, 15] },
  "kaesedieb.talk_seconds": { seconds: [60, 90, 120, 180, 300, 0] },
  "kaesedieb.vote_seconds": { seconds: [15, 30, 60, 0] },
  "kaesedieb.suendenmaus": { from: 6 },
  "kaesedieb.literal_suendenmaus": { from: 6, only: "suendenmaus" },
};

const ANY: readonly number[] = [15, 30, 60, 120, 0];

const idea = (game: string, name: string): Idea => IDEAS[`${game}.${name}`] ?? {};

/** How long something may take: what is offered, and whatever the table has already chosen; no limit comes last. */
export function times(game: string, name: string, now: number): number[] {
  const offered = new Set([...(idea(game, name).seconds ?? ANY), now]);
  return [...offered].sort((one, two) => (one || Infinity) - (two || Infinity));
}

/** Are there too few people for it? */
export const tooFew = (game: string, name: string, people: number): boolean => people < (idea(game, name).from ?? 0);

/** Is it worth showing, as the other options stand? */
export function applies(game: string, name: string, options: Readonly<Record<string, unknown>>): boolean {
  const { only } = idea(game, name);
  return only === undefined || options[only] === true;
}
