import type { RulebookId } from "@tacada/formats";
import { profileOf } from "@tacada/physics";
import { consequenceOf, layoutFor, simulateOn } from "@tacada/play";
import { arbitrate } from "@tacada/referee";
import { options } from "@tacada/rules";
import { point } from "@tacada/table";
import { drawFrom, randomTable } from "@tacada/testkit";
import { LEVELS, plan, SKILLS } from "../src/index.ts";

/** Strikes that the bot has for each decision: few, since only what is allowed is looked at. */
const BUDGET = { strikes: 20 };

/**
 * Why what the bot would do in a random position cannot be done, or is a miscue by choice; undefined where rules, referee
 * and physics take it, or where there is nothing to do but to draw a lot.
 */
export function planBreachOf(rulebook: RulebookId, seed: number): string | undefined {
  const position = randomTable(rulebook, drawFrom(seed));
  const { state, shown, table } = position;
  if (shown.match !== undefined || options(state).lotDue) return undefined;
  const skill = SKILLS[LEVELS[seed % LEVELS.length] ?? LEVELS[0]];
  const { move } = plan(position, skill, BUDGET, String(seed));
  if (move.type === "choose") {
    const led = consequenceOf(position, move);
    return led.ok ? undefined : `${move.choice}: ${JSON.stringify(led.problem)}`;
  }
  const { azimuth, tip } = move.strike;
  if (Math.hypot(...tip) > profileOf(position.profile).cue.miscue) return `miscue: ${tip.join(", ")}`;
  const ready = layoutFor(position, move.cue);
  if (!ready.ok) return `layout: ${JSON.stringify(ready.problem)}`;
  const simulated = simulateOn(position, ready.value, move.strike);
  if (!simulated.ok) return `strike: ${JSON.stringify(simulated.problem)}`;
  const judged = arbitrate({
    table,
    state,
    layout: ready.value,
    aim: point(Math.cos(azimuth), Math.sin(azimuth)),
    trace: simulated.value,
    target: move.target,
    ...(move.call === undefined ? {} : { call: move.call }),
  });
  return judged.ok ? undefined : `report: ${JSON.stringify(judged.problem)}`;
}
