import * as v from "valibot";
import { objectBallSchema } from "./ball.ts";
import { CHOICES, GROUPS, HANDS, RULEBOOKS, SIDES } from "./names.ts";
import { factsSchema } from "./report.ts";

const side = v.picklist(SIDES);
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const bySide = v.record(side, whole);

/** Values that an option of a rulebook may have. */
export const optionsSchema = v.record(v.string(), v.union([v.boolean(), v.number(), v.string()]));
/** What a club has settled: the options of a rulebook by name. */
export type OptionValues = Readonly<Record<string, boolean | number | string>>;

/** The ball or balls on: a number, `"red"`, `"color"`, a group's name, or a list of balls. */
export const ballOnSchema = v.union([
  objectBallSchema,
  v.literal("color"),
  v.picklist(GROUPS),
  v.array(objectBallSchema),
]);
export type BallOn = v.InferOutput<typeof ballOnSchema>;

/** Object balls in play: a list, or in `sinuca` the count of reds and the list of colours. */
export const ballsSchema = v.union([
  v.array(objectBallSchema),
  v.strictObject({ red: count, colors: v.array(objectBallSchema) }),
]);
export type Balls = v.InferOutput<typeof ballsSchema>;

/** A ball that may be played at now. */
export const targetSchema = v.strictObject({
  ball: objectBallSchema,
  castigo: v.boolean(),
  callDue: v.boolean(),
});
export type Target = v.InferOutput<typeof targetSchema>;

/** How a frame or match ended; no winner = both lost. */
export const endingSchema = v.strictObject({
  winner: v.nullable(side),
  article: v.exactOptional(v.string()),
});
export type Ending = v.InferOutput<typeof endingSchema>;

/** Answers that are open, and to whom; `count` is how many balls a `remove` takes off. */
const choicesSchema = v.strictObject({
  by: side,
  any: v.array(v.picklist(CHOICES)),
  count: v.exactOptional(v.pipe(whole, v.minValue(1))),
});
/** Choices that wait: whose they are, what may be answered, and how many balls a removal takes off. */
export type OpenAnswers = v.InferOutput<typeof choicesSchema>;

/** The state of a match as it is shown; keys that a rulebook has nothing to say on are absent. */
export const stateSchema = v.strictObject({
  rulebook: v.picklist(RULEBOOKS),
  options: optionsSchema,
  sides: v.array(side),
  frame: v.pipe(whole, v.minValue(1)),
  frames: bySide,
  framesToWin: v.pipe(whole, v.minValue(1)),
  stage: v.string(),
  turn: side,
  player: v.exactOptional(v.string()),
  ballOn: v.exactOptional(ballOnSchema),
  inHand: v.union([v.literal(false), v.picklist(HANDS)]),
  balls: ballsSchema,
  targets: v.array(targetSchema),
  scores: v.exactOptional(bySide),
  visit: v.strictObject({ points: whole, balls: v.array(objectBallSchema) }),
  remaining: v.exactOptional(count),
  snookersRequired: v.exactOptional(bySide),
  groups: v.exactOptional(v.record(side, v.picklist(GROUPS))),
  potted: v.exactOptional(v.record(side, v.array(objectBallSchema))),
  freeBall: v.exactOptional(v.boolean()),
  shortMiss: v.exactOptional(v.boolean()),
  choices: v.exactOptional(choicesSchema),
  discipline: bySide,
  aggravated: v.exactOptional(bySide),
  facts: factsSchema,
  breaker: side,
  out: v.array(side),
  over: v.exactOptional(endingSchema),
  match: v.exactOptional(endingSchema),
});
export type ShownState = v.InferOutput<typeof stateSchema>;
