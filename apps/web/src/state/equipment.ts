import { computed } from "@preact/signals";
import type { RulebookId } from "@tacada/formats";
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
