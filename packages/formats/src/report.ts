import * as v from "valibot";
import { ballSchema, objectBallSchema, pocketSchema } from "./ball.ts";
import { layoutSchema } from "./layout.ts";
import { FAULTS, SIDES, SNOOKERS } from "./names.ts";

/** What the layout means to the side that is about to play on it. */
export const factsSchema = v.strictObject({
  /** The ball or balls that must be played are hidden this much. */
  snooker: v.exactOptional(v.picklist(SNOOKERS)),
  /** The first ball in the natural path to the ball on. */
  firstObstacle: v.exactOptional(objectBallSchema),
  /** Some ball on is open to straight full-ball contact. */
  fullBallOpen: v.exactOptional(v.boolean()),
  /** Ball 1 can be grazed on both sides; cushions count (break of `sinuca-brasileira`). */
  canGrazeBothSides: v.exactOptional(v.boolean()),
  /** Balls frozen to the cue ball. */
  touching: v.exactOptional(v.array(objectBallSchema)),
  /** Object balls declared frozen to a cushion. */
  frozenToCushion: v.exactOptional(v.array(objectBallSchema)),
  /** `false`: an official found that no legal stroke exists. */
  escape: v.exactOptional(v.boolean()),
});
export type Facts = v.InferOutput<typeof factsSchema>;

/** What was said aloud before the stroke. */
export const callSchema = v.strictObject({
  ball: v.exactOptional(objectBallSchema),
  pocket: v.exactOptional(pocketSchema),
  cushionFirst: v.exactOptional(v.boolean()),
  as: v.exactOptional(v.picklist(["free", "safety"])),
});
export type Call = v.InferOutput<typeof callSchema>;

/** A ball in a pocket. */
export const potSchema = v.strictObject({ ball: ballSchema, pocket: pocketSchema });
export type Pot = v.InferOutput<typeof potSchema>;

const contactSchema = v.union(
  [objectBallSchema, v.array(objectBallSchema)],
  "a ball, or a list of balls met at the same instant",
);

/** What an official saw of one shot (`laudo`); an absent key did not happen, two exceptions in formats.md. */
export const reportEntries = {
  by: v.exactOptional(v.picklist(SIDES)),
  target: v.exactOptional(objectBallSchema),
  call: v.exactOptional(callSchema),
  evident: v.exactOptional(v.boolean()),
  contacts: v.exactOptional(v.array(contactSchema)),
  cushionFirst: v.exactOptional(v.boolean()),
  railsAfterContact: v.exactOptional(v.array(ballSchema)),
  pots: v.exactOptional(v.array(potSchema)),
  offTable: v.exactOptional(v.array(ballSchema)),
  bounced: v.exactOptional(v.array(ballSchema)),
  railed: v.exactOptional(v.array(ballSchema)),
  jumped: v.exactOptional(v.array(objectBallSchema)),
  touched: v.exactOptional(v.array(ballSchema)),
  touchEffect: v.exactOptional(v.boolean()),
  cueTravel: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  intent: v.exactOptional(v.picklist(["attack", "safety"])),
  faults: v.exactOptional(v.array(v.picklist(FAULTS))),
  deliberate: v.exactOptional(v.boolean()),
  before: v.exactOptional(factsSchema),
  after: v.exactOptional(factsSchema),
  layout: v.exactOptional(layoutSchema),
} as const;

/** A shot report as a document of its own. */
export const reportSchema = v.strictObject(reportEntries);
export type Report = v.InferOutput<typeof reportSchema>;
