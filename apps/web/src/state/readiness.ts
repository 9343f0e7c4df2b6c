import { computed } from "@preact/signals";
import type { ObjectBall } from "@tacada/formats";
import { text } from "../text/catalogue.ts";
import { type CallForm, callForm } from "./call.ts";
import { draftAt, said, speed } from "./draft.ts";
import { foresight, hindrance } from "./foresight.ts";
import { botOnTurn } from "./opponent.ts";
import { idle, match, nameOf, resultShown, strike } from "./session.ts";
import { settings } from "./settings.ts";

/** The balls that may be played at now, as a person lists them. */
export const allowedBalls = computed(() =>
  (match.value?.state.targets ?? [])
    .map(({ ball }) => (ball === "red" ? text.value.ball.name(ball) : ball))
    .join(", "),
);

/**
 * What the referee waits for, if anything: a `ball` that may be played at, its `pocket`, or a pocket unless the stroke
 * is said to be a `safety`.
 */
export const callDue = computed<"ball" | "pocket" | "safety" | undefined>(() => {
  const state = match.value?.state;
  const sight = foresight.value?.sight;
  const { target, pocket, safety } = said.value;
  if (!state || !sight || safety || resultShown.value) return undefined;
  if (!state.targets.some(({ ball }) => ball === sight.target)) return "ball";
  if (!sight.callDue) return undefined;
  const form = callForm(state.rulebook, sight.target);
  if (!form.pocket) return target === undefined ? "ball" : undefined;
  if (pocket !== undefined) return undefined;
  return mayBeSafety(form, sight.target) ? "safety" : "pocket";
});

/** A defence can be played at the ball: one that is not said at the ball on alone. */
export const mayBeSafety = ({ safety }: CallForm, target: ObjectBall): boolean =>
  safety === "declared" || (safety === "unsaid" && target === match.value?.state.ballOn);

/** Why the stroke cannot be let go yet, in words; undefined when it can. */
export const blocked = computed<string | undefined>(() => {
  const state = match.value?.state;
  const { why } = text.value;
  if (!state || state.match) return why.over;
  if (!idle.value) return why.moving;
  if (match.value?.lotDue) return text.value.card.lotHint;
  if (resultShown.value) return why.result;
  const bot = botOnTurn.value;
  if (bot) return text.value.opponent.busy(bot.name);
  const { choices } = state;
  if (choices && !choices.any.includes("play")) return why.choice(nameOf(choices.by));
  const stuck = hindrance.value;
  if (stuck) return stuck.kind === "refused" ? stuckWords(stuck) : why.moving;
  if (callDue.value === "ball") return text.value.call.whyBall(allowedBalls.value);
  if (callDue.value === "safety") return why.callSafety;
  if (callDue.value === "pocket") return why.call;
  if (speed.value <= 0) return why.power;
  return undefined;
});

function stuckWords({
  problem,
  said: words,
}: Extract<NonNullable<typeof hindrance.value>, { said: unknown }>): string {
  const hand = match.value?.state.inHand;
  return hand && problem.path === "cue" ? text.value.hand.refused[hand] : words[settings.value.language];
}

/** Lets the stroke go, if nothing blocks it. */
export async function letGo(): Promise<void> {
  if (blocked.value === undefined) await strike(draftAt(speed.value));
}
