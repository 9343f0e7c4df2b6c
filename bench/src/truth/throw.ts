import { stateAt } from "@tacada/physics";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { first, playedUnder } from "../../../packages/physics/src/testing/lab.ts";
import { throwOf } from "../../../packages/physics/src/testing/published.ts";
import { straight, TACADA } from "./profiles.ts";
import { DEGREE, type Finding, type Subject, steps } from "./subject.ts";

const SOURCE = "Alciatore TP A-14";
const { radius } = SINUCA_BRASILEIRA.ball;
const PROFILE = straight(TACADA);
/** Slow, medium and fast of TP A-14: 1, 3 and 7 miles an hour. */
const SPEEDS = [0.447, 1.341, 3.129] as const;

/** How far, degrees, the engine throws a ball that is cut at an angle; the tip's offset is positive on the outside. */
function thrown(degrees: number, speed: number, outside: number): number {
  const cut = degrees * DEGREE;
  // The tip leaves it just before.
  const cue = [-8e-4 * speed - 2 * radius * Math.cos(cut), 2 * radius * Math.sin(cut)] as const;
  const trace = playedUnder(PROFILE, { cue, "1": [0, 0] }, { speed, tip: [-outside, 0] });
  const [x, y] = stateAt(trace, "1", first(trace, "ball", "1").t)?.velocity ?? [0, 0];
  return Math.atan2(y, x) / DEGREE + degrees;
}

/** The same as TP A-14 has it, for the speed and spin that such a tip leaves the cue ball with. */
function published(degrees: number, speed: number, outside: number): number {
  const ratio = 1 + SINUCA_BRASILEIRA.cueBall.mass / PROFILE.cue.mass;
  const left = (speed * ratio) / (ratio + 2.5 * outside * outside);
  return throwOf(left, degrees * DEGREE, 0, 2.5 * outside * left) / DEGREE;
}

const CUTS = steps(0, 80, 40);
const TIPS = steps(-0.5, 0.5, 50);

export const THROW: Subject = {
  title: "Throw",
  about:
    "A cue ball that slides without follow or draw rubs the object ball off the line of centres. TP A-14 has the throw as a\n" +
    "formula with a friction that was fitted to measurements; it takes the balls as lossless, ours have a restitution of 0.95.",
  charts: [
    {
      file: "throw-cut.svg",
      title: "Throw against cut angle, no spin",
      x: { label: "cut angle, degrees", from: 0, to: 80, step: 10 },
      y: { label: "throw, degrees", from: 0, to: 7, step: 1 },
      curves: SPEEDS.flatMap((speed, colour) => [
        curve("published", `${speed} m/s, TP A-14`, colour, CUTS, (cut) => published(cut, speed, 0)),
        curve("ours", `${speed} m/s, tacada-2`, colour, CUTS, (cut) => thrown(cut, speed, 0)),
      ]),
    },
    {
      file: "throw-side.svg",
      title: "Throw of a half-ball hit against side, 1.341 m/s",
      x: { label: "tip offset to the outside, parts of the radius", from: -0.5, to: 0.5, step: 0.1 },
      y: { label: "throw, degrees", from: -5, to: 5, step: 1 },
      curves: [
        curve("published", "TP A-14", 0, TIPS, (tip) => published(30, 1.341, tip)),
        curve("ours", "tacada-2", 0, TIPS, (tip) => thrown(30, 1.341, tip)),
      ],
    },
  ],
  findings: [
    ...SPEEDS.flatMap((speed) =>
      [15, 30, 45, 60].map((cut) =>
        finding(`throw-${cut}-${speed}`, `cut of ${cut}°, ${speed} m/s`, cut, speed, 0),
      ),
    ),
    finding("throw-gearing", "half-ball hit, 1.341 m/s, gearing side", 30, 1.341, 0.2),
    finding("throw-outside", "half-ball hit, 1.341 m/s, outside side 0.4", 30, 1.341, 0.4),
  ],
};

function finding(id: string, what: string, cut: number, speed: number, outside: number): Finding {
  return {
    id,
    what,
    source: SOURCE,
    unit: "°",
    published: published(cut, speed, outside),
    ours: thrown(cut, speed, outside),
    within: 0.25,
  };
}

function curve<Kind>(
  kind: Kind,
  name: string,
  colour: number,
  at: readonly number[],
  value: (x: number) => number,
) {
  return { kind, name, colour, points: at.map((x) => [x, value(x)] as const) };
}
