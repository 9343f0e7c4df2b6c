import * as v from "valibot";

/** A red of `sinuca` by itself (`"red"`) or one told from the others (`"red:3"`). */
const redSchema = v.union([
  v.literal("red"),
  v.pipe(
    v.string(),
    v.regex(/^red:([1-9]|1[0-5])$/, '"red", "red:1" to "red:15" or a number'),
    v.title("one red"),
  ),
]);

const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15));

/** An object ball: its number 1–15, or a red. */
export const objectBallSchema = v.union(
  [numberSchema, redSchema],
  'an object ball: 1 to 15, "red" or "red:n"',
);
export type ObjectBall = v.InferOutput<typeof objectBallSchema>;

/** Any ball, the cue ball included. */
export const ballSchema = v.union(
  [v.literal("cue"), numberSchema, redSchema],
  'a ball: "cue", 1 to 15, "red" or "red:n"',
);
export type Ball = v.InferOutput<typeof ballSchema>;

/** A pocket, 1–6 from the right corner of the break end, anticlockwise. */
export const pocketSchema = v.picklist([1, 2, 3, 4, 5, 6]);
export type Pocket = v.InferOutput<typeof pocketSchema>;
