import * as v from "valibot";

const metres = v.pipe(v.number(), v.finite());

/** A ball's centre, metres: `[x, y]` on the cloth, or `[x, y, z]`. */
export const positionSchema = v.union(
  [
    v.pipe(v.strictTuple([metres, metres]), v.readonly()),
    v.pipe(v.strictTuple([metres, metres, metres]), v.readonly()),
  ],
  "a position: [x, y] or [x, y, z] in metres",
);
export type Position = v.InferOutput<typeof positionSchema>;

const layoutKey = v.pipe(
  v.string(),
  v.regex(/^(cue|[1-9]|1[0-5]|red:([1-9]|1[0-5]))$/, 'a ball\'s name: "cue", "1" to "15" or "red:n"'),
);

/** Where the balls lie, by name; a ball that is not named is not on the table. */
export const layoutSchema = v.record(layoutKey, positionSchema);
/** Where the balls lie, by name, in metres from the middle of the bed; a ball that is not named is not on the table. */
export type Layout = Readonly<Record<string, Position>>;

/**
 * One strike: `speed` of the cue ball just after a centre-ball hit (m/s), `azimuth` from +x anticlockwise and
 * `elevation` of the cue above the table (radians), `tip` offset in ball radii, right and up.
 */
export const strikeSchema = v.strictObject({
  speed: v.pipe(v.number(), v.finite(), v.minValue(0)),
  azimuth: v.pipe(v.number(), v.finite()),
  elevation: v.optional(v.pipe(v.number(), v.finite()), 0),
  tip: v.optional(v.pipe(v.strictTuple([metres, metres]), v.readonly()), [0, 0]),
});
export type Strike = v.InferOutput<typeof strikeSchema>;
