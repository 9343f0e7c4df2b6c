import { SINUCA_BRASILEIRA } from "@tacada/table";
import { playedUnder } from "../../../packages/physics/src/testing/lab.ts";
import { squirtOf } from "../../../packages/physics/src/testing/published.ts";
import { TACADA } from "./profiles.ts";
import { DEGREE, type Subject, steps } from "./subject.ts";

const { mass } = SINUCA_BRASILEIRA.cueBall;
/** A light end, the profile's, and a heavy one, kg. */
const ENDS = [0.002, TACADA.cue.endMass, 0.009] as const;
const OFFSETS = steps(0, 0.5, 25);

function squirted(offset: number, endMass: number): number {
  const profile = { ...TACADA, cue: { ...TACADA.cue, endMass } };
  const [x, y] = playedUnder(profile, { cue: [0, 0] }, { tip: [offset, 0] }).paths[0]?.[0]?.v ?? [0, 0];
  return Math.atan2(y, x) / DEGREE;
}

const published = (offset: number, end: number): number => squirtOf(offset, mass / end) / DEGREE;

export const SQUIRT: Subject = {
  title: "Squirt",
  about:
    "A tip that meets the ball at its side pushes it off to the other side, the more the heavier the stick's end is.\n" +
    "TP A-31 has the angle as a formula of the offset and the ratio of the two masses; common shafts give 1.8° at the miscue limit.",
  charts: [
    {
      file: "squirt.svg",
      title: "Squirt against tip offset and end mass",
      x: { label: "tip offset, parts of the radius", from: 0, to: 0.5, step: 0.1 },
      y: { label: "squirt, degrees", from: 0, to: 4, step: 0.5 },
      curves: ENDS.flatMap((end, colour) => [
        {
          kind: "published" as const,
          name: `${1000 * end} g, TP A-31`,
          colour,
          points: OFFSETS.map((x) => [x, published(x, end)] as const),
        },
        {
          kind: "ours" as const,
          name: `${1000 * end} g, tacada-2`,
          colour,
          points: OFFSETS.map((x) => [x, squirted(x, end)] as const),
        },
      ]),
    },
  ],
  findings: [
    {
      id: "squirt-common",
      what: "common shaft at the miscue limit",
      source: "Alciatore TP A-31",
      unit: "°",
      published: 1.8,
      ours: squirted(0.5, TACADA.cue.endMass),
      within: 0.05,
    },
    ...ENDS.map((end) => ({
      id: `squirt-${1000 * end}g`,
      what: `end mass ${1000 * end} g, offset 0.3`,
      source: "Alciatore TP A-31",
      unit: "°",
      published: published(0.3, end),
      ours: squirted(0.3, end),
      within: 0.001,
    })),
  ],
};
