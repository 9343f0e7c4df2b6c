import { SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { Bodies } from "../bodies.ts";
import { meetCushion } from "../models/cushion.ts";
import type { PhysicsProfile } from "../profile.ts";
import { stateAt } from "../trace/state.ts";
import type { Trace } from "../trace/trace.ts";
import { playedUnder } from "./lab.ts";

/*
 * What was filmed on real tables, and the same done by the engine: for the tests and for `tacada bench truth`. The plotted
 * points were read off by the authors of BilliardGL, to about 5 mm/s; printed tables are as printed. SI units, degrees.
 */

/** Speeds before and after a ball that rolls straight into a snooker cushion: Mathavan 2010, figure 7(a). */
export const REBOUNDS = [
  [0.263, 0.234],
  [0.355, 0.324],
  [0.418, 0.383],
  [0.651, 0.583],
  [0.704, 0.665],
  [0.845, 0.791],
  [1.154, 1.069],
  [1.299, 1.237],
  [1.526, 1.456],
  [1.755, 1.645],
  [1.991, 1.824],
  [2.276, 2.031],
  [2.53, 2.28],
  [2.701, 2.265],
  [2.893, 2.383],
  [2.985, 2.462],
  [3.106, 2.62],
  [3.185, 2.568],
  [3.405, 2.732],
] as const;

/** A rolling cue ball that cuts a ball: its speed, the cut, and the speeds of both once they roll; Mathavan 2009, table I. */
export const CUTS = [
  { speed: 1.539, cut: 33.83, cue: 0.816, object: 0.836 },
  { speed: 1.032, cut: 26.36, cue: 0.52, object: 0.629 },
  { speed: 1.364, cut: 40.52, cue: 0.925, object: 0.7 },
  { speed: 1.731, cut: 46.5, cue: 1.275, object: 0.787 },
  { speed: 0.942, cut: 18.05, cue: 0.365, object: 0.581 },
] as const;

/** A rolling cue ball that meets a ball full, and the speeds of both once they roll: Derby & Fuller 1999. */
export const FULL = { speed: 0.98, cut: 0, cue: 0.251, object: 0.583 } as const;

/** Friction of two balls by the speed of their slip: Marlow 1995, table 10, with the cut of 45° that TP A-14 reads into it. */
export const RUBS = [
  [0.0707, 0.11],
  [0.707, 0.06],
  [7.07, 0.01],
] as const;

/** Where a cue ball goes that touches another, off the line of centres, for a stick so far off it: Alciatore TP A-15. */
export const FROZEN = [
  [8, 13],
  [20, 34],
  [34, 50],
  [46, 61],
  [57, 70],
  [67, 78],
  [77, 87],
] as const;

const DEGREE = Math.PI / 180;
const { radius, mass } = SINUCA_BRASILEIRA.ball;

const straight = (profile: PhysicsProfile): PhysicsProfile => ({
  ...profile,
  cue: { ...profile.cue, endMass: 1e-12 },
});

/** The speed with which a ball that rolls straight into a cushion at `speed` comes back, nose at 7/5 of the radius. */
export function reboundOf(figures: PhysicsProfile["cushion"], speed: number): number {
  const bodies = new Bodies(1);
  const ball = bodies.balls[0]!;
  bodies.place(0, 0, 0, radius, mass);
  ball.vy = speed;
  ball.wx = -speed / radius;
  meetCushion(ball, Float64Array.of(0, -1), 1.4 * radius, figures, 0.001);
  return -ball.vy;
}

/** The speeds of both balls once they roll, after a rolling cue ball of `speed` has cut the other by `cut` degrees. */
export function rollingAfter(
  profile: PhysicsProfile,
  speed: number,
  cut: number,
): { readonly cue: number; readonly object: number } {
  // Farther than the stick follows.
  const far = 0.05;
  const [x, y] = [2 * radius * Math.cos(cut * DEGREE), 2 * radius * Math.sin(cut * DEGREE)];
  // A tip at 2/5 of the radius makes it roll at once, and leaves it less of the speed.
  const share = 1 + SINUCA_BRASILEIRA.cueBall.mass / profile.cue.mass;
  const full = (speed * (share + 2.5 * 0.16)) / share;
  const layout = { cue: [-far - x, y], "1": [0, 0] } as const;
  const trace = playedUnder(straight(profile), layout, { speed: full, tip: [0, 0.4] });
  const met = trace.events.find(({ type }) => type === "ball")!.t;
  return { cue: rollsAt(trace, "cue", met), object: rollsAt(trace, "1", met) };
}

/** So large that no ball meets anything but the other. */
const OPEN: TableSpec = { ...SINUCA_BRASILEIRA, length: 80, width: 80 };

/**
 * How far both balls run after a cut of `cut` degrees by a cue ball of `speed` that rolls or, near the other, slides
 * without spin; metres from where they met.
 */
export function runsAfter(
  profile: PhysicsProfile,
  speed: number,
  cut: number,
  rolls: boolean,
): { readonly cue: number; readonly object: number } {
  // So far that the tip has left it.
  const far = rolls ? 0.05 : 0.002;
  const [x, y] = [2 * radius * Math.cos(cut * DEGREE), 2 * radius * Math.sin(cut * DEGREE)];
  const layout = { cue: [-far - x, y], "1": [0, 0] } as const;
  const strike = { speed, tip: [0, rolls ? 0.4 : 0] } as const;
  const { travel } = playedUnder(straight(profile), layout, strike, OPEN);
  return { cue: travel["cue"]! - far, object: travel["1"]! };
}

/** The cut, degrees, after which a rolling cue ball of `speed` and the ball that it meets run equally far. */
export function cutOfEqualRuns(profile: PhysicsProfile, speed: number): number {
  let thin = 60;
  let full = 10;
  for (let halving = 0; halving < 40; halving++) {
    const cut = (thin + full) / 2;
    const { cue, object } = runsAfter(profile, speed, cut, true);
    if (object > cue) full = cut;
    else thin = cut;
  }
  return full;
}

function rollsAt(trace: Trace, ball: string, after: number): number {
  const { t } = trace.events.find(
    (event) => event.type === "roll" && event.t > after && event.balls[0] === ball,
  )!;
  return Math.hypot(...stateAt(trace, ball, t)!.velocity);
}

/** Where the cue ball goes, degrees off the line of centres, that touches another and is struck `degrees` off it. */
export function frozenOf(profile: PhysicsProfile, degrees: number): number {
  const layout = { cue: [0, 0], "1": [2 * radius, 0] } as const;
  const trace = playedUnder(straight(profile), layout, { speed: 2, azimuth: degrees * DEGREE });
  const [x, y] = stateAt(trace, "cue", 0.02)!.velocity;
  return Math.atan2(y, x) / DEGREE;
}
