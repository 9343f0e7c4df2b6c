import { createEngine, type StrikeResult } from "@tacada/physics";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { noisesOf } from "./noise.ts";

const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile: "tacada-1" });
const second = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile: "tacada-2" });

function traceOf(result: StrikeResult) {
  if (!result.ok) throw new Error(result.problem.expected);
  return result.trace;
}

const noises = (speed: number) =>
  noisesOf(
    traceOf(
      engine.simulate({ cue: [-0.5, 0], "5": [0.3, 0] }, { speed, azimuth: 0, elevation: 0, tip: [0, 0] }),
    ),
  );

describe("the noises of a stroke", () => {
  it("begin with the tip, then the balls, then a cushion", () => {
    expect(
      noises(2)
        .slice(0, 3)
        .map(({ kind }) => kind),
    ).toEqual(["tip", "ball", "cushion"]);
  });

  it("tell how hard: the tip as fast as the stroke, a full hit nearly as fast as the cue ball came", () => {
    const [tip, ball] = noises(2);
    expect(tip?.speed).toBeCloseTo(2, 5);
    expect(ball?.speed).toBeGreaterThan(1.2);
    expect(ball?.speed).toBeLessThan(2);
  });

  it("of a hard pot end in the pocket: the ball falls, and strikes its back as hard as that turns it round", () => {
    const strike = { speed: 4, azimuth: Math.PI / 2, elevation: 0, tip: [0, 0] } as const;
    const [fall, back] = noisesOf(traceOf(second.simulate({ cue: [0, 0.6] }, strike))).slice(-2);
    expect([fall?.kind, back?.kind]).toEqual(["fall", "back"]);
    expect(back?.speed).toBeGreaterThan(4);
    expect(back?.speed).toBeLessThan(6);
  });

  it("begin with the tip that slips off too", () => {
    const slip = { speed: 2, azimuth: 0, elevation: 0, tip: [0, 0.7] } as const;
    expect(noisesOf(traceOf(second.simulate({ cue: [-0.5, 0] }, slip)))[0]).toMatchObject({
      t: 0,
      kind: "tip",
    });
  });

  it("are louder for a harder stroke", () => {
    expect(noises(4)[1]?.speed).toBeGreaterThan(1.9 * (noises(2)[1]?.speed ?? 0));
  });

  it("are in the order of time", () => {
    const times = noises(6).map(({ t }) => t);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.length).toBeGreaterThan(5);
  });
});
