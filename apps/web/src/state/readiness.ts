import { computed } from "@preact/signals";
import { text } from "../text/catalogue.ts";
import { draftAt, said, speed } from "./draft.ts";
import { foresight, hindrance } from "./foresight.ts";
import { botOnTurn } from "./opponent.ts";
import { idle, match, nameOf, resultShown, strike } from "./session.ts";
import { settings } from "./settings.ts";

/** The balls that may be played at now, as a person lists them. */
export const allowedBalls = computed(() =>
  (match.value?.state.targets ?? []).map(({ ball }) => ball).join(", "),
);

/** The call that the referee waits for, if any: `safety` when the stroke may be declared one instead. */
export const callDue = computed<"due" | "safety" | undefined>(() => {
  const sight = foresight.value?.sight;
  if (!sight?.callDue || said.value.pocket !== undefined || said.value.safety) return undefined;
  return sight.target === match.value?.state.ballOn ? "safety" : "due";
});

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
  if (callDue.value === "safety") return why.callSafety;
  if (callDue.value === "due") return why.call;
  if (speed.value <= 0) return why.power;
  return undefined;
});

const stuckWords = (stuck: Extract<NonNullable<typeof hindrance.value>, { said: unknown }>): string =>
  stuck.problem.path === "cue" ? text.value.why.hand : stuck.said[settings.value.language];

/** Lets the stroke go, if nothing blocks it. */
export async function letGo(): Promise<void> {
  if (blocked.value === undefined) await strike(draftAt(speed.value));
}
