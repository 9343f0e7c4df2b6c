import { batch, computed, effect, signal } from "@preact/signals";
import type { ObjectBall } from "@tacada/formats";
import { askEngine } from "../engine/client.ts";
import type { Foresight, StrokeDraft, Trouble } from "../engine/view.ts";
import { kindOf } from "../scene/ballpaint.ts";
import { aid } from "./aid.ts";
import { doing } from "./bot.ts";
import { NOTHING } from "./call.ts";
import { azimuth, cueBall, draftAt, said, speed } from "./draft.ts";
import { botOnTurn } from "./opponent.ts";
import { idle, match, resultShown, trouble } from "./session.ts";

/** The power that an aiming aid is drawn for while none is set, metres per second. */
const USUAL = 2.5;

/** What the referee sees along the cue; undefined while it is not known or the stroke is impossible. */
export const foresight = signal<Foresight | undefined>(undefined);
/** Why the stroke as it is prepared cannot be played. */
export const hindrance = signal<Trouble | undefined>(undefined);

let waiting: StrokeDraft | undefined;
let under = false;

/** Asks the engine for the newest draft; what is overtaken while it works is never asked. */
async function ask(draft: StrokeDraft): Promise<void> {
  waiting = draft;
  if (under) return;
  under = true;
  while (waiting) {
    const next = waiting;
    waiting = undefined;
    const wanted = aid.peek();
    const answer = await askEngine((host) => host.foresee(next, wanted !== "off", wanted === "full"));
    if (waiting) continue;
    batch(() => {
      foresight.value = answer.ok ? answer.value : undefined;
      hindrance.value = answer.ok ? undefined : answer.trouble;
      if (!answer.ok && answer.trouble.kind === "engine") trouble.value = answer.trouble;
    });
  }
  under = false;
}

/** Whether a person can prepare a stroke now: nothing rolls, nothing must be answered first. */
export const mayPrepare = computed(() => {
  const state = match.value?.state;
  if (!state || !idle.value || state.match) return false;
  if (resultShown.value || match.value?.lotDue || botOnTurn.value) return false;
  return !state.choices || state.choices.any.includes("play");
});

/** Whether there is a stroke to be seen on the table: a person prepares it, or a bot shows its aim. */
export const aiming = computed(
  () =>
    mayPrepare.value ||
    (idle.value && doing.value?.kind === "aims" && doing.value.plan.move.type === "stroke"),
);

/** Keeps the foresight up to date for as long as the page lives. */
export const startForesight = (): (() => void) =>
  effect(() => {
    void aid.value;
    if (!aiming.value || !cueBall.value) {
      foresight.value = undefined;
      hindrance.value = undefined;
      return;
    }
    void ask(draftAt(speed.value || USUAL));
  });

/**
 * The nomination follows the aim: once the cue is turned to another ball that may be played at, the ball said before is
 * unsaid. A ball that is said while another lies in the way stays said as long as the cue is not turned.
 */
export function startFollowing(): () => void {
  let named: ObjectBall | undefined;
  let direction = 0;
  return effect(() => {
    const first = foresight.value?.sight.sighting.first;
    const { target } = said.peek();
    if (target !== named) {
      named = target;
      direction = azimuth.peek();
      return;
    }
    const kind = typeof first === "string" ? kindOf(first) : first;
    const allowed = match.peek()?.state.targets.some(({ ball }) => ball === kind);
    const turned = azimuth.peek() !== direction;
    if (turned && target !== undefined && kind !== undefined && kind !== target && allowed)
      said.value = NOTHING;
  });
}
