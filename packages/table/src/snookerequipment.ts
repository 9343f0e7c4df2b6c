import type { BallSpec, PocketShape } from "./spec.ts";

/** A ball of 52.5 mm; phenolic of that size weighs 0.14 kg. */
export const SNOOKER_BALL: BallSpec = { radius: 0.02625, mass: 0.14 };

/** Height of the cushion nose over such balls, metres: 63.5 % of the diameter (WPA equipment specification). */
export const SNOOKER_NOSE = 0.0333;

/**
 * Corner pockets of a 12 ft snooker table as they are read here until one is measured: mouth 80 mm, jaw arcs of
 * 89 mm. No figure of the drop edge is public; it lies just behind the jaws' nearest line.
 */
export const SNOOKER_CORNER: PocketShape = {
  mouth: 0.08,
  jawRadius: 0.089,
  jawTurn: { cos: 0.5, sin: 0.8660254037844386 },
  dropRadius: 0.045,
  dropSetback: 0.004,
};

/** Middle pockets of the same table: mouth 85 mm, jaw arcs of 67 mm; the drop edge lies just behind the noses. */
export const SNOOKER_MIDDLE: PocketShape = {
  mouth: 0.085,
  jawRadius: 0.067,
  jawTurn: { cos: 0, sin: 1 },
  dropRadius: 0.045,
  dropSetback: 0.008,
};
