import type { Strike } from "@tacada/formats";
import type { PhysicsProfile } from "@tacada/physics";

/** How far a hand strays from the strike that was meant, as standard deviations. */
export interface Hand {
  /** Radians, and radians that it always pulls to the left. */
  readonly azimuth: number;
  readonly bias?: number;
  /** As a share of the speed. */
  readonly speed: number;
  /** Tip offset, in ball radii, each way. */
  readonly tip: number;
}

/** Numbers of [0, 1) by channel, the same each time for the same channel. */
export type Channels = (channel: number) => number;

/** Draws that make one number of the bell curve. */
const DRAWS = 12;

/**
 * A normal deviate from the sum of twelve even ones (Irwin–Hall, standard deviation 1, never beyond 6): no logarithm
 * and no cosine, so that every engine gives the same bits.
 */
export function normal(channels: Channels, quantity: number): number {
  let sum = -DRAWS / 2;
  for (let draw = 0; draw < DRAWS; draw += 1) sum += channels(quantity * DRAWS + draw);
  return sum;
}

/**
 * The strike that a hand makes of the one that was meant. A tip that would slip off the ball stays at the miscue
 * limit, since the stroke of a slipped tip is not in this profile.
 */
export function executed(
  strike: Strike,
  hand: Hand,
  channels: Channels,
  { miscue, fastest }: PhysicsProfile["cue"],
): Strike {
  const [right, up] = strike.tip;
  const meant = Math.sqrt(right * right + up * up);
  const a = right + hand.tip * normal(channels, 2);
  const b = up + hand.tip * normal(channels, 3);
  const limit = Math.max(meant, miscue);
  const offset = Math.sqrt(a * a + b * b);
  const scale = offset > limit ? limit / offset : 1;
  return {
    ...strike,
    azimuth: strike.azimuth + (hand.bias ?? 0) + hand.azimuth * normal(channels, 0),
    speed: Math.min(fastest, Math.max(0.01, strike.speed * (1 + hand.speed * normal(channels, 1)))),
    tip: [a * scale, b * scale],
  };
}
