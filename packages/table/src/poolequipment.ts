import type { BallSpec, PocketShape } from "./spec.ts";

/** A pool ball of 57.15 mm and 170 g: the WPA's size and the upper end of its 156–170 g. */
export const POOL_BALL: BallSpec = { radius: 0.028575, mass: 0.17 };

/** Height of the cushion nose over balls of this size, metres: 63.5 % of the diameter (WPA equipment specification). */
export const poolNose = (ball: BallSpec): number => 1.27 * ball.radius;

/**
 * Corner pockets of a pool table whose balls are `ball`, scaled by their size. At 57.15 mm the mouth is 116 mm, the
 * middle of the WPA's 114.3–117.5 mm; the facings stand at 142° to the noses; the shelf is 44.5 mm, the middle of the
 * BCA's 41–48 mm. No figure is public of the points' rounding, the facings' length and the round of the slate.
 */
export const poolCorner = (ball: BallSpec): PocketShape => scaled(ball, CORNER);

/** Middle pockets of the same: mouth 129 mm, 13 mm more than a corner's; facings at 104°; shelf 5 mm of the BCA's 0–9.5 mm. */
export const poolMiddle = (ball: BallSpec): PocketShape => scaled(ball, MIDDLE);

const CORNER: PocketShape = {
  mouth: 0.116,
  jawRadius: 0.005,
  // A turn of 38°, what 142° leave of a straight line.
  jawTurn: { cos: 0.788010753606722, sin: 0.6156614753256583 },
  facing: 0.08,
  dropRadius: 0.062,
  dropSetback: 0.0445,
};

const MIDDLE: PocketShape = {
  mouth: 0.129,
  jawRadius: 0.005,
  // A turn of 76°, what 104° leave.
  jawTurn: { cos: 0.2419218955996677, sin: 0.9702957262759965 },
  facing: 0.05,
  dropRadius: 0.062,
  dropSetback: 0.005,
};

function scaled(ball: BallSpec, shape: PocketShape): PocketShape {
  const scale = ball.radius / POOL_BALL.radius;
  return {
    ...shape,
    mouth: scale * shape.mouth,
    dropRadius: scale * shape.dropRadius,
    dropSetback: scale * shape.dropSetback,
  };
}
