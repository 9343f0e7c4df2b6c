import { computed } from "@preact/signals";
import type { ObjectBall, RulebookId } from "@tacada/formats";
import { SINUCA_BRASILEIRA, type TableSpec, tableOf } from "@tacada/table";
import type { BallSet } from "../scene/ballpaint.ts";
import { match } from "./session.ts";

/** The set of balls that each game is played with. */
const SETS: Readonly<Record<RulebookId, BallSet>> = {
  "sinuca-brasileira": "snooker",
  sinuca: "snooker",
  bilhar: "pool",
  "mata-mata": "pool",
  "bola-8": "pool",
};

/** The table of the match on the screen. */
export const tableSpec = computed<TableSpec>(
  () => tableOf(match.value?.header.table?.spec ?? "") ?? SINUCA_BRASILEIRA,
);

/** The balls of the match on the screen. */
export const ballSet = computed<BallSet>(() => SETS[match.value?.header.rulebook ?? "sinuca-brasileira"]);

/** The values above one, and how many numbers solids and stripes have. */
const COLORS: readonly ObjectBall[] = [2, 3, 4, 5, 6, 7];
const POOL = 15;

/**
 * The kinds of object balls that are offered to be aimed at or picked, one for all reds: all of a game of values; of
 * solids and stripes those that may be played at or come off, else those on the table.
 */
export const ballKinds = computed<readonly ObjectBall[]>(() => {
  const view = match.value;
  if (!view) return [];
  if (view.header.rulebook === "sinuca") return ["red", ...COLORS];
  if (ballSet.value === "snooker") return [1, ...COLORS];
  const { targets } = view.state;
  if (view.offered.removal) return view.offered.removal.balls;
  if (targets.length > 0) return targets.map(({ ball }) => ball);
  return Array.from({ length: POOL }, (_, index) => index + 1).filter((ball) => view.layout[String(ball)]);
});
