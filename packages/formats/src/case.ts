import * as v from "valibot";
import { actionSchema } from "./action.ts";
import { objectBallSchema } from "./ball.ts";
import { CHOICES, GROUPS, HANDS, RULEBOOKS, SIDES } from "./names.ts";
import { factsSchema } from "./report.ts";
import { ballOnSchema, ballsSchema, endingSchema, optionsSchema, stateSchema } from "./state.ts";

const side = v.picklist(SIDES);
const whole = v.pipe(v.number(), v.integer());
const bySide = v.record(side, whole);
const count = v.pipe(whole, v.minValue(0));

/** Where a case begins; what is left out has the value of a fresh frame. */
export const setupSchema = v.strictObject({
  sides: v.exactOptional(v.pipe(v.array(side), v.minLength(2), v.maxLength(8))),
  players: v.exactOptional(v.record(side, v.pipe(v.array(v.string()), v.minLength(1)))),
  turn: v.exactOptional(side),
  scores: v.exactOptional(bySide),
  stage: v.exactOptional(v.string()),
  balls: v.exactOptional(ballsSchema),
  groups: v.exactOptional(v.record(side, v.picklist(GROUPS))),
  potted: v.exactOptional(v.record(side, v.array(objectBallSchema))),
  inHand: v.exactOptional(v.union([v.literal(false), v.picklist(HANDS)])),
  facts: v.exactOptional(factsSchema),
  freeBall: v.exactOptional(v.boolean()),
  shortMiss: v.exactOptional(v.boolean()),
  aggravated: v.exactOptional(v.record(side, count)),
  discipline: v.exactOptional(v.record(side, count)),
  frames: v.exactOptional(v.record(side, count)),
  framesToWin: v.exactOptional(v.pipe(whole, v.minValue(1))),
});
export type Setup = v.InferOutput<typeof setupSchema>;

/** What a case expects; only the keys given are compared. */
export const expectSchema = v.strictObject({
  ...v.partial(v.omit(stateSchema, ["choices", "over", "match", "ballOn", "visit"])).entries,
  ballOn: v.exactOptional(ballOnSchema),
  visit: v.exactOptional(
    v.strictObject({
      points: v.exactOptional(whole),
      balls: v.exactOptional(v.array(objectBallSchema)),
    }),
  ),
  fouls: v.exactOptional(v.array(v.string())),
  articles: v.exactOptional(v.array(v.string())),
  award: v.exactOptional(bySide),
  scored: v.exactOptional(bySide),
  returned: v.exactOptional(v.array(v.union([objectBallSchema, v.literal("cue")]))),
  removed: v.exactOptional(v.array(objectBallSchema)),
  legal: v.exactOptional(v.boolean()),
  choices: v.exactOptional(v.array(v.picklist(CHOICES))),
  choicesBy: v.exactOptional(side),
  over: v.exactOptional(v.nullable(v.partial(endingSchema))),
  match: v.exactOptional(v.nullable(v.partial(endingSchema))),
  refused: v.exactOptional(v.boolean()),
});
export type Expectation = v.InferOutput<typeof expectSchema>;

/** One worked case; `expect` is left out when only its ruling is wanted. */
export const caseSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  rulebook: v.picklist(RULEBOOKS),
  options: v.exactOptional(optionsSchema),
  setup: v.exactOptional(setupSchema),
  actions: v.array(actionSchema),
  expect: v.exactOptional(expectSchema),
  why: v.exactOptional(v.string()),
});
export type Case = v.InferOutput<typeof caseSchema>;

/** A case whose actions are still to be checked, each when its turn comes. */
export const openCaseSchema = v.strictObject({ ...caseSchema.entries, actions: v.array(v.unknown()) });

/** A case of which all but its actions has been checked. */
export type OpenCase = Readonly<Omit<Case, "actions">> & { readonly actions: readonly unknown[] };

/** A case file: a list of cases. */
export const caseFileSchema = v.array(caseSchema);
