import * as v from "valibot";
import { objectBallSchema } from "./ball.ts";
import { setupSchema } from "./case.ts";
import { layoutSchema, strikeSchema } from "./layout.ts";
import { RULEBOOKS } from "./names.ts";
import { callSchema } from "./report.ts";
import { optionsSchema } from "./state.ts";

/** One strike on a layout, with a case when a ruling on it is wanted. */
export const simulationSchema = v.strictObject({
  table: v.string(),
  cloth: v.exactOptional(v.string()),
  profile: v.exactOptional(v.string()),
  balls: layoutSchema,
  strike: strikeSchema,
  case: v.exactOptional(
    v.strictObject({
      rulebook: v.picklist(RULEBOOKS),
      options: v.exactOptional(optionsSchema),
      setup: v.exactOptional(setupSchema),
    }),
  ),
  target: v.exactOptional(objectBallSchema),
  call: v.exactOptional(callSchema),
});
export type SimulationRequest = v.InferOutput<typeof simulationSchema>;
