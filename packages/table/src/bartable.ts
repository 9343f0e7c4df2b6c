import { point } from "./point.ts";
import { POOL_BALL, poolCorner, poolMiddle, poolNose } from "./poolequipment.ts";
import type { BallSpec, TableSpec } from "./spec.ts";

const LENGTH = 2.2;
const MARK = LENGTH / 4;
/** 54 mm; the mass is that of a pool ball's material. */
const BALL: BallSpec = { radius: 0.027, mass: 0.143 };

/** The bar table of `bilhar` and `mata-mata`: 2.20 × 1.10 m, balls of 54 mm, a larger and heavier cue ball. */
export const BAR: TableSpec = {
  id: "bar",
  length: LENGTH,
  width: LENGTH / 2,
  ball: BALL,
  cueBall: POOL_BALL,
  noseHeight: poolNose(BALL),
  corner: poolCorner(BALL),
  middle: poolMiddle(BALL),
  spots: { head: point(-MARK, 0), foot: point(MARK, 0) },
  sources: {
    length: "parameter; mata-mata 1.1: the width is half of the length",
    ball: "parameter: 54 mm, and the mass of that much phenolic resin",
    cueBall:
      "parameter: a pool ball of 57.15 mm, larger by an eighteenth, as the 2 3/8 inch cue ball of coin tables is over their 2 1/4 inch balls",
    noseHeight: "WPA equipment specification: 63.5 % of the diameter, here of the object balls",
    corner: "parameter: pool pockets scaled by the ball",
    middle: "parameter: pool pockets scaled by the ball",
    spots: "mata-mata 1.7 and 1.8: the centres of the two halves of the field",
  },
};
