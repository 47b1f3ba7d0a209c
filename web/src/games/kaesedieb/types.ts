/** What this game knows over the wire, by the names of the game. */

import type { Card } from "../../gen/types.kaesedieb.ts";

export type {
  Ballot,
  Claim,
  ClaimCard,
  Ending,
  HourTold,
  NightTold,
  Note,
  Options,
  Role,
  Said,
  Stage,
  Truth,
  View,
} from "../../gen/types.kaesedieb.ts";

/** What may be said now. */
export type Menu = Card;

/** The hours of the night. */
export const HOURS = [1, 2, 3, 4, 5, 6] as const;

/** The stages in which all eyes are shut but those of whoever is awake. */
export const isNight = (stage: string): boolean => stage === "night" || stage === "touch" || stage === "meet";
