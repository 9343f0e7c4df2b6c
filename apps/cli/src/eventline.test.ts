import { createEngine } from "@tacada/physics";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { eventLines } from "./eventline.ts";

const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile: "tacada-2" });
const { radius } = SINUCA_BRASILEIRA.ball;

/** The lines of a strike along the table, without those of balls that only change how they move. */
function lines(
  balls: Readonly<Record<string, readonly [number, number]>>,
  strike: { speed: number; azimuth?: number; elevation?: number; tip?: readonly [number, number] },
): string[] {
  const result = engine.simulate(balls, { azimuth: 0, elevation: 0.05, tip: [0, 0], ...strike });
  if (!result.ok) throw new Error(result.problem.expected);
  return eventLines(result.trace);
}

describe("an event in words", () => {
  it("names balls, cushions, jaws and pockets", () => {
    const back = (by: number) => [1.41 - by, 0.705 - by] as const;
    const potted = lines({ cue: back(0.6), "red:1": back(0.3) }, { speed: 2, azimuth: Math.PI / 4 });
    expect(potted).toEqual(
      expect.arrayContaining(["cue ball is struck", "cue ball meets red 1", "red 1 is down in pocket 4"]),
    );
    expect(lines({ cue: [0.5, 0] }, { speed: 1.5 })).toContain("cue ball meets cushion 3-4");
    expect(lines({ cue: [0, 0], "6": [0.5, 0] }, { speed: 1 })).toContain("cue ball meets ball 6");
  });

  it("tells a second blow from the first", () => {
    const near = { cue: [-0.5, 0], "6": [-0.49 + 2 * radius, 0] } as const;
    const struck = lines(near, { speed: 2 }).filter((line) => line.includes("is struck"));
    expect(struck).toEqual(["cue ball is struck", "cue ball is struck again"]);
  });

  it("tells a tip that pushes on from one that strikes again", () => {
    const near = { cue: [-0.5, 0], "6": [-0.4995 + 2 * radius, 0] } as const;
    const struck = lines(near, { speed: 2 }).filter((line) => /struck|pushed/u.test(line));
    expect(struck.slice(0, 2)).toEqual(["cue ball is struck", "cue ball is pushed on by the tip"]);
  });

  it("tells a slipped tip, a flight, the top of a cushion and a ball on the floor", () => {
    const away = lines({ cue: [-0.9, 0.66] }, { speed: 4.6, azimuth: 0.12, elevation: 0.75 });
    expect(away).toEqual(
      expect.arrayContaining([
        "cue ball leaves the cloth",
        "cue ball comes down on top of cushion 5-6",
        "cue ball is off the table",
      ]),
    );
    expect(lines({ cue: [-0.5, 0] }, { speed: 2, tip: [0, 0.7] })[0]).toBe(
      "cue ball is struck, the tip slips off",
    );
  });
});
