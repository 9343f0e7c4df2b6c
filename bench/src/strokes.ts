import type { PhysicsLayout, PhysicsStrike } from "@tacada/physics";
import { SINUCA_12FT, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";

/** A strike whose time is taken. */
export interface Task {
  readonly id: string;
  readonly table: TableSpec;
  readonly layout: PhysicsLayout;
  readonly strike: PhysicsStrike;
}

const { radius } = SINUCA_BRASILEIRA.ball;

/** A centre hit with a level stick. */
export const level = (speed: number, azimuth: number): PhysicsStrike => ({
  speed,
  azimuth,
  elevation: 0,
  tip: [0, 0],
});

/** Fifteen balls in a frozen triangle whose tip is at `x`, named by `name`. */
function triangle(x: number, name: (index: number) => string): PhysicsLayout {
  const row = Math.sqrt(3) * radius;
  const places = [0, 1, 2, 3, 4].flatMap((depth) =>
    Array.from({ length: depth + 1 }, (_, at) => [x + depth * row, (2 * at - depth) * radius] as const),
  );
  return Object.fromEntries(places.map((place, at) => [name(at + 1), place]));
}

/** Fifteen pool balls, the cue ball before them. */
export const PACK: PhysicsLayout = {
  cue: [-0.97, 0.02],
  ...triangle(SINUCA_BRASILEIRA.spots["6"]!.x, String),
};

/** The start of a frame of `sinuca`: six colours, and fifteen frozen reds a millimetre behind the pink. */
const REDS: PhysicsLayout = {
  cue: [-1.1, -0.1],
  ...Object.fromEntries(
    Object.entries(SINUCA_12FT.spots).map(([name, { x, y }]): [string, [number, number]] => [name, [x, y]]),
  ),
  ...triangle(SINUCA_12FT.spots["6"]!.x + 2 * radius + 0.001, (index) => `red:${index}`),
};

/** At the last red of the right-hand edge, past the pink. */
const REDS_AIM = Math.atan2(
  -4 * radius + 0.1,
  SINUCA_12FT.spots["6"]!.x + 2 * radius + 4 * Math.sqrt(3) * radius + 1.1,
);

/** A ball on the line to pocket 4 and the cue ball straight behind it, others out of the way. */
const POT: PhysicsLayout = { cue: [0.61, -0.1], "1": [1.01, 0.3] };
const OTHERS: PhysicsLayout = { "2": [-0.7, 0.26], "3": [-0.7, -0.26] };

export const TASKS: readonly Task[] = [
  { id: "break-15", table: SINUCA_BRASILEIRA, layout: PACK, strike: level(7, -0.0119) },
  { id: "break-15-reds", table: SINUCA_12FT, layout: REDS, strike: level(5, REDS_AIM) },
  { id: "break-15-reds-soft", table: SINUCA_12FT, layout: REDS, strike: level(2, REDS_AIM) },
  { id: "pot-2", table: SINUCA_BRASILEIRA, layout: POT, strike: level(1.8, Math.PI / 4) },
  { id: "pot-4", table: SINUCA_BRASILEIRA, layout: { ...POT, ...OTHERS }, strike: level(1.8, Math.PI / 4) },
];

/** `count` balls in a wide grid over the table, the cue ball among them and struck across it. */
export function crowd(count: number): Task {
  const columns = 20;
  const places = Array.from({ length: count }, (_, at): [string, readonly [number, number]] => [
    at === 0 ? "cue" : String(at),
    [-1.33 + 0.14 * (at % columns), -0.63 + 0.14 * Math.floor(at / columns)],
  ]);
  const layout = Object.fromEntries(places);
  return { id: `balls-${count}`, table: SINUCA_BRASILEIRA, layout, strike: level(3, 0.02) };
}
