import { type EventType, stateAt, type Trace, type Vector } from "@tacada/physics";

/** What can be heard of a stroke: the tip, two balls, a cushion, the back of a pocket, a ball that falls. */
export const NOISES = ["tip", "ball", "cushion", "back", "fall"] as const;
export type NoiseKind = (typeof NOISES)[number];

/** One noise: when, seconds from the tip's contact, and how hard the contact was, metres per second. */
export interface Noise {
  readonly t: number;
  readonly kind: NoiseKind;
  readonly speed: number;
}

const HEARD: Partial<Record<EventType, NoiseKind>> = {
  cue: "tip",
  miscue: "tip",
  ball: "ball",
  cushion: "cushion",
  back: "back",
  drop: "fall",
  floor: "fall",
};
/** A moment beside a contact, seconds. */
const BESIDE = 1e-6;
/** Softer contacts than this are not heard, metres per second. */
const SILENT = 0.02;

/** The noises of a stroke in the order of time. A contact is as loud as it changes the velocity of its first ball. */
export const noisesOf = (trace: Trace): Noise[] =>
  trace.events.flatMap(({ t, type, balls }) => {
    const kind = HEARD[type];
    const [ball] = balls;
    if (kind === undefined || ball === undefined) return [];
    const after = velocity(trace, ball, t + BESIDE);
    const before = kind === "tip" || kind === "fall" ? STILL : velocity(trace, ball, t - BESIDE);
    const speed = Math.hypot(after[0] - before[0], after[1] - before[1], after[2] - before[2]);
    return speed < SILENT ? [] : [{ t, kind, speed }];
  });

const STILL: Vector = [0, 0, 0];

const velocity = (trace: Trace, ball: string, t: number): Vector =>
  stateAt(trace, ball, t)?.velocity ?? STILL;
