import type { PocketShape } from "./spec.ts";

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
