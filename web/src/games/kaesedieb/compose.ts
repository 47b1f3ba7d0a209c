/** What one may claim, laid out so that two taps are enough: what about, then what. Lies stand beside truths. */

import { known, same } from "./claims.ts";
import { numbers, plain } from "./say.ts";
import { HOURS, type Claim, type ClaimCard, type View } from "./types.ts";
import type { Words } from "./words.ts";

export const KINDS = ["woke", "cheese", "company", "taken", "die", "role", "suspect"] as const;
export type Kind = (typeof KINDS)[number];

/** Does one have to say of which hour one speaks? */
export const wantsHour = (kind: Kind): boolean => kind === "company" || kind === "taken";

export interface Option {
  label: string;
  claim: Claim;
  /** Does one know it to be true? */
  true: boolean;
}

export interface Group {
  label: string;
  /** Whom it is about; `null`: nobody in particular. */
  seat: number | null;
  options: Option[];
}

type Plain = { label: string; claim: Claim };

/** The second tap: everything that can be claimed of this kind, of this hour. */
export function groups(t: Words, kind: Kind, view: View, card: ClaimCard, names: readonly string[], hour: number): Group[] {
  const truths = known(view);
  const knows = (claim: Claim): boolean => truths.some((truth) => same(truth, claim));
  const group = (label: string, seat: number | null, options: Plain[]): Group => ({
    label,
    seat,
    options: options.map((option) => ({ ...option, true: knows(option.claim) })),
  });
  const me = card.by;
  const others = names.map((_, seat) => seat).filter((seat) => seat !== me);
  const name = (seat: number): string => (seat === me ? t.pick_me() : (names[seat] ?? "?"));
  const each = (claim: (seat: number) => Claim): Plain[] => others.map((seat) => ({ label: name(seat), claim: claim(seat) }));

  switch (kind) {
    case "woke":
      return [group("", null, card.hours.map((hours) => ({ label: numbers(t, hours), claim: { type: "SayWoke", hours } })))];
    case "cheese":
      return [true, false].map((there) =>
        group(there ? t.pick_there() : t.pick_gone(), null, HOURS.map((at) => ({ label: String(at), claim: { type: "SayCheese", hour: at, there } }))),
      );
    case "company":
      return [
        group("", null, [
          { label: t.compose_alone(), claim: { type: "SayAlone", hour } },
          ...each((seat) => ({ type: "SayWith", hour, seat })),
        ]),
      ];
    case "taken":
      return [group("", null, each((thief) => ({ type: "SayTaken", hour, thief })))];
    case "die":
      return [me, ...others].map((seat) =>
        group(name(seat), seat, HOURS.map((pips) => ({ label: String(pips), claim: { type: "SayDie", seat, pips } }))),
      );
    case "role":
      return [me, ...others].map((seat) =>
        group(name(seat), seat, card.roles.map((role) => ({ label: t.role({ role: plain(role) }), claim: { type: "SayRole", seat, role } }))),
      );
    case "suspect":
      return [group("", null, each((seat) => ({ type: "SaySuspect", seat })))];
  }
}
