import * as v from "valibot";
import { objectBallSchema, pocketSchema } from "./ball.ts";
import { positionSchema } from "./layout.ts";
import { CHOICES, DROP_TIMES, GROUPS, INCIDENTS, LOTS, OUTSIDE_MOVES, SIDES } from "./names.ts";
import { reportEntries } from "./report.ts";

const side = v.picklist(SIDES);

/** One shot was played. */
export const shotSchema = v.strictObject({ type: v.literal("shot"), ...reportEntries });
export type Shot = v.InferOutput<typeof shotSchema>;

/** The answer to an open choice; without `by` it is the side's that the choices are open to. */
export const chooseSchema = v.strictObject({
  type: v.literal("choose"),
  by: v.exactOptional(side),
  choice: v.picklist(CHOICES),
  group: v.exactOptional(v.picklist(GROUPS)),
  balls: v.exactOptional(v.array(objectBallSchema)),
  at: v.exactOptional(positionSchema),
});
export type Choose = v.InferOutput<typeof chooseSchema>;

/** Something an official records apart from a stroke. */
export const incidentSchema = v.strictObject({
  type: v.literal("incident"),
  kind: v.picklist(INCIDENTS),
  by: v.exactOptional(v.union([side, v.array(side)], "a side, or a list of sides")),
  ball: v.exactOptional(objectBallSchema),
  pocket: v.exactOptional(pocketSchema),
  when: v.exactOptional(v.picklist(DROP_TIMES)),
  outcome: v.exactOptional(v.picklist(OUTSIDE_MOVES)),
  how: v.exactOptional(v.picklist(LOTS)),
});
export type Incident = v.InferOutput<typeof incidentSchema>;

/** Keeps the first `to` standing actions and takes back the rest. */
export const undoSchema = v.strictObject({
  type: v.literal("undo"),
  to: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Undo = v.InferOutput<typeof undoSchema>;

/** Brings back the last run taken back. */
export const redoSchema = v.strictObject({ type: v.literal("redo") });
export type Redo = v.InferOutput<typeof redoSchema>;

/** An official's override, recorded with its reason. */
export const correctSchema = v.strictObject({
  type: v.literal("correct"),
  set: v.strictObject({
    scores: v.exactOptional(v.record(side, v.pipe(v.number(), v.integer()))),
    frames: v.exactOptional(v.record(side, v.pipe(v.number(), v.integer(), v.minValue(0)))),
    discipline: v.exactOptional(v.record(side, v.pipe(v.number(), v.integer(), v.minValue(0)))),
    turn: v.exactOptional(side),
  }),
  reason: v.pipe(v.string(), v.minLength(1)),
});
export type Correct = v.InferOutput<typeof correctSchema>;

/** One thing that happened in a match. */
export const actionSchema = v.variant("type", [
  shotSchema,
  chooseSchema,
  incidentSchema,
  undoSchema,
  redoSchema,
  correctSchema,
]);
export type Action = v.InferOutput<typeof actionSchema>;
