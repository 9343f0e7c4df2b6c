import { touchDistance } from "@tacada/table";
import type { PhysicsProfile } from "../profile.ts";

/**
 * Whether balls of unlike size that lie on one level touch where the spheres do, along a line that leans over. Where
 * nothing flies they touch where their outlines do, seen from above.
 */
export const tilts = (profile: PhysicsProfile): boolean => profile.flight !== undefined;

/** How far apart, metres seen from above, the centres of two balls of radii `a` and `b` are that touch on one level. */
export const levelReach = (tilted: boolean, a: number, b: number): number =>
  tilted && a !== b ? touchDistance(a, b) : a + b;
