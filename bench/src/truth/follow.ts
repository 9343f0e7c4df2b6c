import type { PhysicsProfile } from "@tacada/physics";
import { SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { playedUnder } from "../../../packages/physics/src/testing/lab.ts";
import { followOf } from "../../../packages/physics/src/testing/published.ts";
import { ideal, TACADA } from "./profiles.ts";
import { type Finding, type Subject, steps } from "./subject.ts";

const { radius, mass } = SINUCA_BRASILEIRA.cueBall;
/** So long that no ball comes back from its end. */
const LONG: TableSpec = { ...SINUCA_BRASILEIRA, length: 60 };
const SPEED = 3;
const WAY = 0.4;
const CLOTH = { ...TACADA.cloth.club, gravity: TACADA.gravity };
const HEIGHTS = steps(-0.5, 0.5, 50);

/** How far, metres, the cue ball runs on from a full hit. */
function run(profile: PhysicsProfile, height: number): number {
  const layout = { cue: [-WAY - 2 * radius, 0], "1": [0, 0] } as const;
  const trace = playedUnder(profile, layout, { speed: SPEED, tip: [0, height] }, LONG);
  return (trace.final["cue"]?.[0] ?? 0) + 2 * radius;
}

function published(height: number): number {
  const ratio = 1 + mass / TACADA.cue.mass;
  return followOf((SPEED * ratio) / (ratio + 2.5 * height * height), height, WAY, CLOTH);
}

const IDEAL = ideal(TACADA);

export const FOLLOW: Subject = {
  title: "Follow and draw",
  about:
    `A cue ball of ${SPEED} m/s meets a ball full, ${WAY} m on, on club cloth. In closed form it slides and rolls there (Marlow 1995),\n` +
    "gives its whole speed away and keeps its spin, which carries it on or back (Coriolis 1835). That is for balls that lose\n" +
    "nothing. Ours have a restitution of 0.95 and rub: the cue ball keeps 2.5 % of its speed and loses some spin, so it draws less.",
  charts: [
    {
      file: "follow.svg",
      title: `Follow and draw after a full hit, ${SPEED} m/s, ${WAY} m`,
      x: { label: "tip height, parts of the radius", from: -0.5, to: 0.5, step: 0.1 },
      y: { label: "run of the cue ball, m", from: -1, to: 2.5, step: 0.5 },
      curves: [
        curve("published", "closed form", 0, published),
        curve("ours", "tacada-2, balls ideal", 0, (height) => run(IDEAL, height)),
        curve("other", "tacada-2", 1, (height) => run(TACADA, height)),
      ],
    },
  ],
  findings: [-0.5, -0.3, 0, 0.2, 0.4].flatMap((height) => [
    finding(`follow-${height}`, `tip at ${height}, balls ideal`, height, run(IDEAL, height), 0.002),
    finding(`follow-${height}-real`, `tip at ${height}`, height, run(TACADA, height), 0.3),
  ]),
};

function finding(id: string, what: string, height: number, ours: number, within: number): Finding {
  return {
    id,
    what,
    source: "Marlow 1995, Coriolis 1835",
    unit: "m",
    published: published(height),
    ours,
    within,
  };
}

function curve<Kind>(kind: Kind, name: string, colour: number, value: (height: number) => number) {
  return { kind, name, colour, points: HEIGHTS.map((height) => [height, value(height)] as const) };
}
