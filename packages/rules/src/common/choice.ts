import type { Choose } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { nextSide } from "../side.ts";
import type { MatchState } from "../state.ts";
import type { Game, GameDraft } from "./game.ts";

/** Why this answer cannot be taken now. */
export function choiceProblem(state: MatchState, action: Choose): Refused | undefined {
  const { open } = state;
  if (state.match !== undefined) return refuse("over", "", "nothing, the match is over", action.choice);
  if (open === null) return refuse("not-open", "choice", "no choice, none is open", action.choice);
  if (action.by !== undefined && action.by !== open.by) {
    return refuseBut("not-to-play", "by", [open.by], action.by);
  }
  if (!open.any.includes(action.choice)) return refuseBut("not-open", "choice", open.any, action.choice);
  for (const [key, choice] of Object.entries(OWN_KEYS)) {
    // The entries are those just below.
    const value = action[key as keyof typeof OWN_KEYS];
    if (value !== undefined && action.choice !== choice) {
      return refuse("not-in-this-rulebook", key, "nothing by this name", value);
    }
  }
  return undefined;
}

/** Keys that only one answer has. */
const OWN_KEYS = {
  group: "group",
  balls: "remove",
  at: "place-eight",
} as const satisfies Partial<Record<keyof Choose, Choose["choice"]>>;

/** Answers that every game has: to play, to pass the stroke back, who plays first. */
export function answered<A extends string, S extends MatchState>(
  { articles }: Game<A, S>,
  state: S,
  draft: GameDraft<A>,
  choice: Choose["choice"],
): S {
  const { open } = state;
  if (open === null) return state;
  const { by, from } = open;
  const closed = { ...state, open: null };
  // A choice is only ever opened with an article of its own rulebook.
  const article = open.article as A;
  if (choice === "pass") {
    if (articles.pass !== undefined) draft.cite(articles.pass);
    draft.say(article, "chose.pass", { by, to: from });
    const { inHandStays } = articles;
    if (state.inHand !== false && inHandStays !== undefined) {
      draft.say(inHandStays, "in-hand.stays", { by: from });
    }
    return { ...closed, turn: from };
  }
  if (choice === "take-break" || choice === "give-break") {
    const turn = choice === "take-break" ? by : nextSide(state.sides, state.out, by);
    draft.say(article, `chose.${choice}`, { by, to: turn });
    return state.stage === "break" ? { ...closed, turn, breaker: turn } : { ...closed, turn };
  }
  draft.say(article, "chose.play", { by });
  return closed;
}

/** A stroke that is repeated belongs to the visit that it had ended, so the same player plays it. */
export const takenBack = <S extends MatchState>(state: S): S => ({
  ...state,
  visits: { ...state.visits, [state.turn]: Math.max(0, (state.visits[state.turn] ?? 0) - 1) },
});
