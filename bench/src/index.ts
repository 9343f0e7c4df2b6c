import { measureBot } from "./bot.ts";
import { measurePageWeight } from "./pageweight.ts";
import { measurePhysics } from "./physics.ts";
import type { Row } from "./row.ts";
import { measureRules } from "./rules.ts";
import { measureTruth } from "./truth.ts";

export type { Row } from "./row.ts";

/** What can be measured, each by its name on the command line. */
export const MEASUREMENTS = {
  physics: measurePhysics,
  rules: measureRules,
  bot: measureBot,
  page: measurePageWeight,
  truth: measureTruth,
} as const satisfies Record<string, () => Row[]>;
