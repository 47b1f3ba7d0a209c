/** What this game knows over the wire, by the names of the game. */

import type { Card } from "../../gen/types.sein.ts";

export type {
  ActOffer,
  Bill,
  ChainLink,
  Character,
  ClaimOffer,
  Effect,
  Flow,
  Kind,
  LastTurn,
  Link,
  Missing,
  Note,
  Options,
  Overview,
  Player,
  Reaction,
  Row,
  ShareOffer,
  Sort,
  Stage,
  Status,
  Stones,
  Tally,
  Target,
  ToldClaim,
  ToldGuess,
  Truth,
  Verdict,
  View,
  What,
  Why,
} from "../../gen/types.sein.ts";

/** What may be said now. */
export type Menu = Card;
