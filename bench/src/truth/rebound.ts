import type { PhysicsProfile } from "@tacada/physics";
import { POOL_9FT } from "@tacada/table";
import { Bodies } from "../../../packages/physics/src/bodies.ts";
import { meetCushion } from "../../../packages/physics/src/models/cushion.ts";
import { threeCushions, twiceAcross } from "../../../packages/physics/src/testing/banks.ts";
import { CUSHIONS } from "../../../packages/physics/src/testing/cushions.ts";
import { type Rebound, reboundOf as schemeOf } from "../../../packages/physics/src/testing/mathavan.ts";
import { REBOUNDS, reboundOf } from "../../../packages/physics/src/testing/measured.ts";
import { TACADA } from "./profiles.ts";
import { DEGREE, type Finding, type Subject, steps } from "./subject.ts";

const SOURCE = "Mathavan 2010";
const RADIUS = 0.02625;
const NOSE = 1.4 * RADIUS;
const SIDES = [-2, -1, 0, 1, 2] as const;
const ANGLES = steps(2, 90, 44);
const STRAIGHT = steps(0.1, 3.5, 34);
/** The fastest ball that was filmed. */
const FASTEST = REBOUNDS[REBOUNDS.length - 1]!;

type Figures = PhysicsProfile["cushion"];

/** The three models, each with the figures that it is used or published with. */
const MODELS: readonly (readonly [string, Figures])[] = [
  ["Han 2005 (`tacada-1`)", CUSHIONS.han2005],
  ["Mathavan 2010", CUSHIONS.mathavan2010],
  ["Stronge 2000 (`tacada-2`)", CUSHIONS.stronge2000],
];

/** What a model makes of a rolling ball of 1 m/s that comes at `degrees` to the cushion, side in multiples of rolling. */
function rebound(figures: Figures, degrees: number, side: number): Rebound {
  const bodies = new Bodies(1);
  bodies.place(0, 0, 0, RADIUS, 0.1406);
  const vx = Math.cos(degrees * DEGREE);
  const vy = Math.sin(degrees * DEGREE);
  const ball = bodies.balls[0]!;
  ball.vx = vx;
  ball.vy = vy;
  ball.wx = -vy / RADIUS;
  ball.wy = vx / RADIUS;
  ball.wz = side / RADIUS;
  meetCushion(ball, Float64Array.of(0, -1), NOSE, figures, TACADA.contact.soft);
  return {
    vx: ball.vx,
    vy: ball.vy,
    wx: ball.wx * RADIUS,
    wy: ball.wy * RADIUS,
    wz: ball.wz * RADIUS,
  };
}

const angleOf = ({ vx, vy }: Rebound): number => Math.atan2(-vy, vx) / DEGREE;
const speedOf = ({ vx, vy }: Rebound): number => Math.hypot(vx, vy);
const published = (degrees: number, side: number): Rebound => schemeOf(1, degrees * DEGREE, 1, side);

const curves = (value: (after: Rebound) => number) =>
  SIDES.flatMap((side, colour) => [
    {
      kind: "published" as const,
      name: `side ${side}, Mathavan`,
      colour,
      points: ANGLES.map((x) => [x, value(published(x, side))] as const),
    },
    {
      kind: "ours" as const,
      name: `side ${side}, tacada-2`,
      colour,
      points: ANGLES.map((x) => [x, value(rebound(TACADA.cushion, x, side))] as const),
    },
  ]);

/** What tells the models apart, each row with its published figure where there is one. */
const TRIALS: readonly (readonly [string, string, (figures: Figures) => number])[] = [
  [
    "straight, rolling: part of the speed that comes back",
    "0.926 (Mathavan 2010, the mean of those filmed up to 2 m/s)",
    (figures) => speedOf(rebound(figures, 90, 0)),
  ],
  [
    "the same at 3.4 m/s",
    "0.802 (Mathavan 2010, filmed)",
    (figures) => reboundOf(figures, FASTEST[0]) / FASTEST[0],
  ],
  ...SIDES.map((side): readonly [string, string, (figures: Figures) => number] => [
    `60° to the cushion, rolling, side ${side}: angle after, degrees`,
    `${angleOf(published(60, side)).toFixed(2)} (Mathavan 2010, computed)`,
    (figures) => angleOf(rebound(figures, 60, side)),
  ]),
  ...([10, 20, 30] as const).map((aim): readonly [string, string, (figures: Figures) => number] => [
    `corner-5, running side, from 50 over ${aim}: number on the third cushion`,
    `${50 - aim} (Alciatore TP 7.2)`,
    (figures) => threeCushions({ ...TACADA, cushion: figures }, POOL_9FT, aim),
  ]),
  [
    "twice across, hard: second leg over the first",
    "shortens (Alciatore, banks and kicks)",
    (figures) => ratioOf(figures, 1),
  ],
  ["twice across, hard: third leg over the first", "shortens more", (figures) => ratioOf(figures, 2)],
];

function ratioOf(figures: Figures, leg: number): number {
  const legs = twiceAcross({ ...TACADA, cushion: figures }, POOL_9FT, 15, 6);
  return (legs[leg] ?? Number.NaN) / (legs[0] ?? Number.NaN);
}

const MODEL_TABLE = [
  `| trial | published | ${MODELS.map(([name]) => name).join(" | ")} |`,
  `| --- | --- | ${MODELS.map(() => "---:").join(" | ")} |`,
  ...TRIALS.map(
    ([trial, known, value]) =>
      `| ${trial} | ${known} | ${MODELS.map(([, figures]) => value(figures).toFixed(2)).join(" | ")} |`,
  ),
].join("\n");

export const REBOUND: Subject = {
  title: "Rebound",
  about:
    "Mathavan, Jackson & Parkin 2010 filmed balls that rolled straight into a cushion, and solve the meeting step by step with\n" +
    "figures fitted to them, for 1 m/s, a nose at 7/5 of the radius and a rubber that is rigid up to 2.5 m/s. Side is in multiples\n" +
    "of a rolling ball's spin, positive where it runs; angles are those to the cushion. The wide lines follow the paper's own\n" +
    "scheme, which its authors have not filmed at an angle. `tacada-2` lets the rubber give way aside as well.\n\n" +
    "The three models side by side, and what tells them apart:\n\n" +
    `${MODEL_TABLE}\n\n` +
    "Nearest to the paper's scheme is, of course, its own model, and all three keep near the system for three cushions. What was\n" +
    "filmed is the rebound straight on, to which the compliant cushion is fitted. It is the model of `tacada-2` for the bank twice\n" +
    "across: that such a bank comes shorter the harder it is struck, and shorter from leg to leg, is known; how much is not published,\n" +
    "as far as we know; pooltool's authors report that a cushion that gives way aside brings such banks out.",
  charts: [
    {
      file: "rebound-filmed.svg",
      title: "Rolling straight in: speed after against speed before",
      x: { label: "speed before, m/s", from: 0, to: 3.5, step: 0.5 },
      y: { label: "speed after, m/s", from: 0, to: 3.5, step: 0.5 },
      curves: [
        { kind: "published", name: "filmed, Mathavan 2010", colour: 0, points: REBOUNDS },
        ...MODELS.map(([name, figures], colour) => ({
          kind: figures === TACADA.cushion ? ("ours" as const) : ("other" as const),
          name: name.replaceAll("`", ""),
          colour: colour === 2 ? 0 : colour + 1,
          points: STRAIGHT.map((speed) => [speed, reboundOf(figures, speed)] as const),
        })),
      ],
    },
    {
      file: "rebound-angle.svg",
      title: "Angle after the cushion, rolling ball, 1 m/s",
      x: { label: "angle before, degrees", from: 0, to: 90, step: 10 },
      y: { label: "angle after, degrees", from: 0, to: 120, step: 20 },
      curves: curves(angleOf),
    },
    {
      file: "rebound-speed.svg",
      title: "Speed after the cushion, rolling ball, 1 m/s",
      x: { label: "angle before, degrees", from: 0, to: 90, step: 10 },
      y: { label: "speed after, m/s", from: 0.7, to: 1.2, step: 0.1 },
      curves: curves(speedOf),
    },
  ],
  findings: [
    ...REBOUNDS.map(
      ([speed, back]): Finding => ({
        id: `rebound-filmed-${speed}`,
        what: `rolling straight in at ${speed} m/s, filmed: speed`,
        source: SOURCE,
        unit: "m/s",
        published: back,
        ours: reboundOf(TACADA.cushion, speed),
        within: 0.08,
      }),
    ),
    ...SIDES.flatMap((side) =>
      [30, 60, 90].flatMap((degrees): Finding[] => {
        const [paper, ours] = [published(degrees, side), rebound(TACADA.cushion, degrees, side)];
        const what = `rolling, ${degrees}° to the cushion, side ${side}`;
        return [
          {
            id: `rebound-angle-${degrees}-${side}`,
            what: `${what}: angle`,
            source: SOURCE,
            unit: "°",
            published: angleOf(paper),
            ours: angleOf(ours),
            within: 3.5,
          },
          {
            id: `rebound-speed-${degrees}-${side}`,
            what: `${what}: speed`,
            source: SOURCE,
            unit: "m/s",
            published: speedOf(paper),
            ours: speedOf(ours),
            within: 0.06,
          },
        ];
      }),
    ),
  ],
};
