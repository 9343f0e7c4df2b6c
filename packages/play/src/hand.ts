import type { Layout, Strike } from "@tacada/formats";
import { furthestTip, minimumElevation, type PhysicsProfile } from "@tacada/physics";
import type { TableSpec } from "@tacada/table";

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

/** Normal deviates by channel, the same each time for the same channel. */
export type Deviates = (channel: number) => number;

/** The strike with its stick held high enough to clear balls and cushions; a layout with the cue ball on it. */
export function clearing(table: TableSpec, layout: Layout, strike: Strike): Strike {
  const { elevation } = minimumElevation(table, layout, strike);
  return strike.elevation < elevation ? { ...strike, elevation } : strike;
}

/** The channel of each quantity that a hand errs in. */
const CHANNEL = { azimuth: 0, speed: 1, right: 2, up: 3 } as const;

/** The strike that a hand makes of the one that was meant. Its error may make it a miscue where the profile has those. */
export function executed(strike: Strike, hand: Hand, deviates: Deviates, cue: PhysicsProfile["cue"]): Strike {
  const [right, up] = strike.tip;
  const a = right + hand.tip * deviates(CHANNEL.right);
  const b = up + hand.tip * deviates(CHANNEL.up);
  const furthest = furthestTip(cue);
  const offset = Math.sqrt(a * a + b * b);
  const scale = offset > furthest ? furthest / offset : 1;
  return {
    ...strike,
    azimuth: strike.azimuth + (hand.bias ?? 0) + hand.azimuth * deviates(CHANNEL.azimuth),
    speed: Math.min(cue.fastest, Math.max(0.01, strike.speed * (1 + hand.speed * deviates(CHANNEL.speed)))),
    tip: [a * scale, b * scale],
  };
}
