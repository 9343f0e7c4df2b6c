import type { Trace } from "@tacada/physics";
import { SINUCA_12FT } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { jumpedBalls } from "./jumped.ts";

const table = SINUCA_12FT;
const R = table.ball.radius;

/** A cue ball that flies one metre along the table in one second, and then meets `met`. */
function flight(met?: string): Trace {
  const still = { v: [0, 0, 0], a: [0, 0, 0], w: [0, 0, 0], dw: [0, 0, 0] } as const;
  return {
    version: 1,
    table: table.id,
    profile: "tacada-1",
    cloth: "club",
    balls: ["cue"],
    duration: 2,
    events: met === undefined ? [] : [{ t: 1, type: "ball", balls: ["cue", met], at: [0.5, 0, R] }],
    paths: [
      [
        { ...still, t: 0, motion: "fly", p: [-0.5, 0, R], v: [1, 0, 5], a: [0, 0, -10] },
        { ...still, t: 1, motion: "rest", p: [0.5, 0, R] },
      ],
    ],
    travel: { cue: 1 },
    frozen: { before: [], after: [] },
    final: { cue: [0.5, 0] },
    stopRule: 0,
  };
}

describe("balls jumped over", () => {
  const layout = { cue: [-0.5, 0], "7": [0, R], "6": [0, 2.1 * R], "5": [0.5 + 2 * R, 0] } as const;

  it("are those in the way of the flight that the cue ball did not meet", () => {
    expect(jumpedBalls(table, layout, flight("5"))).toEqual([7]);
  });

  it("are none of a ball that rolls, nor after the first contact", () => {
    const trace = flight("5");
    const rolling = trace.paths.map((path) =>
      path.map((segment) => ({ ...segment, motion: "roll" as const })),
    );
    expect(jumpedBalls(table, layout, { ...trace, paths: rolling })).toEqual([]);
    const early = trace.events.map((event) => ({ ...event, t: 0.2 }));
    expect(jumpedBalls(table, layout, { ...trace, events: early })).toEqual([]);
  });
});
