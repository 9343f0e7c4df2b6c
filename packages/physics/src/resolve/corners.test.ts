import { POOL_9FT, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { CUSHION_MODELS, TACADA_1, TACADA_2 } from "../profile.ts";
import { withCushion } from "../testing/cushions.ts";
import { playedUnder } from "../testing/lab.ts";
import { breachesOf } from "../testing/laws.ts";
import type { Trace } from "../trace/trace.ts";

/*
 * Two cushions at almost the same instant: no table lets a ball into such a corner, so here the pockets are too small for
 * it, and it meets both noses, or both of the rounded jaws, one after the other or at once.
 */
const closed = (table: TableSpec): TableSpec => ({
  ...table,
  corner: { ...table.corner, mouth: 0.012 },
});
const NOSES = closed(POOL_9FT);
const JAWS = closed(SINUCA_BRASILEIRA);
const GAPS = [0, 1e-12, 1e-9, 1e-6] as const;
const CORNERS = [
  { sx: 1, sy: 1, long: "4-5", short: "3-4" },
  { sx: -1, sy: 1, long: "5-6", short: "6-1" },
  { sx: -1, sy: -1, long: "1-2", short: "6-1" },
  { sx: 1, sy: -1, long: "2-3", short: "3-4" },
] as const;
const CASES = [TACADA_1, TACADA_2].flatMap((profile) =>
  CUSHION_MODELS.flatMap((model) => CORNERS.map((corner) => ({ profile, model, ...corner }))),
);
const TIPS = [
  [0, 0],
  [0.3, 0.2],
  [-0.3, -0.3],
] as const;

/** A stroke to a corner of `table`, `angle` off its long axis, that comes to the long cushion `late` seconds after the short. */
function strokeTo(table: TableSpec, sx: 1 | -1, sy: 1 | -1, angle: number, speed: number, late: number) {
  const { radius } = table.cueBall;
  const far = 0.2;
  const [x, y] = [far * Math.cos(angle), far * Math.sin(angle) + late * speed * Math.sin(angle)];
  const cue = [sx * (table.length / 2 - radius - x), sy * (table.width / 2 - radius - y)] as const;
  return { layout: { cue }, azimuth: Math.atan2(sy * Math.sin(angle), sx * Math.cos(angle)) };
}

describe.each(CASES)(
  "into the corner of $long and $short, $profile.id, $model",
  ({ profile, model, sx, sy, long, short }) => {
    const rules = withCushion({ ...profile, cue: { ...profile.cue, endMass: 1e-12 } }, model);

    it.each(GAPS)(
      "noses %d s apart are both met, first one, then the other, and the ball comes out",
      (gap) => {
        for (const late of gap === 0 ? [0] : [gap, -gap]) {
          for (const angle of [0.3, Math.PI / 4, 1.2]) {
            for (const tip of TIPS) {
              for (const speed of [0.6, 4]) {
                const { layout, azimuth } = strokeTo(NOSES, sx, sy, angle, speed, late);
                const trace = playedUnder(rules, layout, { speed, azimuth, tip }, NOSES);
                expectSound(trace, NOSES);
                const met = trace.events.filter(({ type }) => type === "cushion").slice(0, 2);
                expect(met.map(({ cushion }) => cushion).sort()).toEqual([long, short].sort());
                expect(met[1]!.t - met[0]!.t).toBeLessThan(Math.abs(late) * 200 + 1e-6);
                const [vx, vy] = trace.paths[0]!.findLast(({ t }) => t <= met[1]!.t)!.v;
                expect(vx * sx).toBeLessThan(0);
                expect(vy * sy).toBeLessThan(0);
              }
            }
          }
        }
      },
    );

    it.each(GAPS)("jaws struck %d m off their middle keep every law, and the ball comes out", (aside) => {
      for (const tip of TIPS) {
        for (const speed of [0.6, 4]) {
          const { layout, azimuth } = strokeTo(JAWS, sx, sy, Math.PI / 4, speed, 0);
          const [x, y] = layout.cue;
          const cue = [x + aside, y] as const;
          const trace = playedUnder(rules, { cue }, { speed, azimuth, tip }, JAWS);
          expectSound(trace, JAWS);
          const met = trace.events.filter(({ type }) => type === "cushion").slice(0, 2);
          expect(met.map(({ cushion }) => cushion).sort()).toEqual([long, short].sort());
          expect(Object.keys(trace.final)).toEqual(["cue"]);
        }
      }
    });
  },
);

function expectSound(trace: Trace, table: TableSpec): void {
  expect(breachesOf(table, trace)).toEqual([]);
  expect(trace.stopRule).toBe(0);
  expect(trace.events.length).toBeLessThan(200);
}
