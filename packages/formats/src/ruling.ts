import * as v from "valibot";
import { ballSchema, objectBallSchema, pocketSchema } from "./ball.ts";
import { positionSchema } from "./layout.ts";
import { ENDS, PLACES, SIDES } from "./names.ts";

const side = v.picklist(SIDES);
const whole = v.pipe(v.number(), v.integer());
const article = v.pipe(v.string(), v.minLength(1));

/**
 * One candidate place for a ball: `of` names the spot, `at` the solved position where one is known. A `line` with
 * `of` runs from that spot along the table, to the cushion that `towards` names: the free point nearest to the spot. A
 * `cushion` is the `section` from the pocket of that number to the next (6 to 1): the ball touches it, at the free point
 * nearest to its centre, on the side of the pocket `near` before the other where one is named.
 */
export const placeSchema = v.strictObject({
  kind: v.picklist(PLACES),
  of: v.exactOptional(objectBallSchema),
  towards: v.exactOptional(v.picklist(ENDS)),
  section: v.exactOptional(pocketSchema),
  near: v.exactOptional(pocketSchema),
  at: v.exactOptional(positionSchema),
});
export type Place = v.InferOutput<typeof placeSchema>;

/** A ball that goes back on the table; `place` is the first free of the rulebook's candidates. */
export const returnedSchema = v.strictObject({
  ball: ballSchema,
  place: placeSchema,
  /** The further candidates in order, each with its article, for when `place` is occupied. */
  otherwise: v.exactOptional(v.array(v.strictObject({ ...placeSchema.entries, article }))),
});
export type Returned = v.InferOutput<typeof returnedSchema>;

/** One foul with the article it breaks and what it costs. */
export const foulSchema = v.strictObject({ article, value: whole });
export type Foul = v.InferOutput<typeof foulSchema>;

/** A line for people, as a key and its values; the catalogue of each language turns it into words. */
export const announcementSchema = v.strictObject({
  article,
  key: v.string(),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** What one action did. `articles` are in the order in which they were applied. */
export const rulingSchema = v.strictObject({
  articles: v.array(article),
  fouls: v.array(foulSchema),
  legal: v.boolean(),
  award: v.record(side, whole),
  scored: v.record(side, whole),
  returned: v.array(returnedSchema),
  removed: v.array(objectBallSchema),
  turn: side,
  announce: v.array(announcementSchema),
});
export type Ruling = v.InferOutput<typeof rulingSchema>;
