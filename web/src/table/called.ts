/** Who is called upon, so that it may be seen and heard. */

import type { MatchView, Question } from "../gen/types.ts";

type Match = Pick<MatchView, "hush" | "question">;

/**
 * The question that may make itself felt. In a hush nobody at the table may notice who is asked, neither by what a phone
 * shows from afar nor by what it sounds like; and who merely may speak up is not called upon.
 */
export function called(match: Match | null, paused: boolean): Question | null {
  if (!match?.question || paused || match.hush) return null;
  return match.question.silence === null ? null : match.question;
}
