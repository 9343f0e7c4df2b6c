import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { createEngine } from "../engine.ts";
import { RAIL } from "../table/rail.ts";
import { minimumElevation } from "./elevation.ts";
import type { PhysicsLayout } from "./strike.ts";

const table = SINUCA_BRASILEIRA;
const R = table.ball.radius;
const DEGREE = Math.PI / 180;
const lowest = (layout: PhysicsLayout, azimuth = 0, tip: readonly [number, number] = [0, 0]) =>
  minimumElevation(table, layout, { azimuth, tip });

describe("the lowest elevation of the stick", () => {
  it("is level over an empty bed, farther from the cushion than the stick is long", () => {
    expect(lowest({ cue: [0.1, 0] })).toEqual({ elevation: 0 });
  });

  it("rises as the cue ball comes to the cushion behind it", () => {
    const at = [0.5, 0.2, 0.1, R].map((gap) => lowest({ cue: [-table.length / 2 + gap, 0] }));
    const degrees = at.map((each) => each.elevation / DEGREE);
    expect(at.every((each) => each.over === "cushion")).toBe(true);
    expect(degrees).toEqual([...degrees].sort((a, b) => a - b));
    expect(degrees[0]).toBeLessThan(3);
    expect(degrees[3]).toBeGreaterThan(10);
    expect(degrees[3]).toBeLessThan(45);
  });

  it.each([
    [0.05, 0, 0],
    [0.05, 0.5, -0.4],
    [0.3, -0.9, 0.1],
    [0.05, 0, 0.5],
    [0.3, 0, 0.5],
    [0.3, 0.4, 0.45],
    [0.3, 0.4, 0.46],
    [0.3, -0.9, 0.48],
  ])(
    "clears the nose and the rail's outer edge, 4 mm higher, by the stick's own radius there, to a nanometre: nose %d m behind, aim %d rad, tip up %d",
    (gap, azimuth, up) => {
      const cue = [-table.length / 2 + gap, 0] as const;
      const { elevation, over } = lowest({ cue }, azimuth, [0, up]);
      const sunk = R - table.noseHeight - 0.004;
      const spare = [gap, gap + RAIL.width].map((level) => {
        const behind = level / Math.cos(azimuth);
        const stick = 0.00475 + (0.0145 - 0.00475) * (behind / 1.45);
        // From an edge to the stick's axis, which passes the cue ball's centre by the tip's height.
        return behind * Math.sin(elevation) + sunk * Math.cos(elevation) + up * R - stick;
      });
      expect(over).toBe("cushion");
      expect(Math.min(...spare)).toBeCloseTo(0, 9);
    },
  );

  it("is that of the ball that asks for more, of two behind, whichever is named first", () => {
    const near = { "5": [0.15, 0] } as const;
    const far = { "7": [-0.2, 0] } as const;
    const steepest = lowest({ cue: [0.3, 0], ...near });
    expect(lowest({ cue: [0.3, 0], ...far }).elevation).toBeLessThan(steepest.elevation);
    expect(lowest({ cue: [0.3, 0], ...near, ...far })).toEqual(steepest);
    expect(lowest({ ...far, ...near, cue: [0.3, 0] })).toEqual(steepest);
  });

  it("clears a ball behind: the axis passes its centre at both radii, to a nanometre", () => {
    const s = 0.15;
    const { elevation, over } = lowest({ cue: [0.3, 0], "5": [0.3 - s, 0] });
    expect(over).toBe("5");
    // Distance from the ball's centre to the axis through the cue ball's centre.
    const distance = s * Math.sin(elevation);
    const stick = 0.00475 + (0.0145 - 0.00475) * (s / 1.45);
    expect(distance).toBeCloseTo(R + stick, 9);
  });

  it("passes beside a ball that stands a stick's width aside", () => {
    expect(lowest({ cue: [0.3, 0], "5": [0.15, R + 0.006] }).elevation).toBe(0);
    expect(lowest({ cue: [0.3, 0], "5": [0.15, R + 0.004] }).over).toBe("5");
  });

  it("is lower for a high tip and higher for a low one", () => {
    const layout = { cue: [0.3, 0], "5": [0.1, 0] } as const;
    const [high, middle, low] = [0.4, 0, -0.4].map((up) => lowest(layout, 0, [0, up]).elevation);
    expect(high).toBeLessThan(middle ?? 0);
    expect(low).toBeGreaterThan(middle ?? 0);
  });

  it("gives way to the side that the tip is on", () => {
    // Ball to the right of the aim (y < 0): a tip on the right comes nearer to it.
    const layout = { cue: [0.3, 0], "5": [0.15, -R - 0.008] } as const;
    expect(lowest(layout, 0, [0.4, 0]).over).toBe("5");
    expect(lowest(layout, 0, [-0.4, 0]).elevation).toBe(0);
  });

  it("does not look ahead of the cue ball, and mirrors bit for bit", () => {
    expect(lowest({ cue: [0.3, 0], "5": [0.4, 0] }).elevation).toBe(0);
    const up = lowest({ cue: [-1.3, 0.2], "5": [-1.35, 0.23] }, 0.3);
    const down = lowest({ cue: [-1.3, -0.2], "5": [-1.35, -0.23] }, -0.3);
    expect(down.elevation).toBe(up.elevation);
  });
});

it("stands upright where a ball leaves the stick no way over it", () => {
  const { elevation } = lowest(
    { cue: [0.3, 0], "5": [0.3 - 0.02, Math.sqrt(4 * R * R - 0.02 * 0.02)] },
    0,
    [-1, 0],
  );
  expect(elevation).toBe(Math.PI / 2);
});

describe("a stick that is held too low", () => {
  const engine = createEngine(table, { cloth: "club", profile: "tacada-2" });
  const layout: PhysicsLayout = { cue: [0.3, 0], "5": [0.15, 0] };
  const strike = { speed: 1, azimuth: 0, elevation: 0, tip: [0, 0] } as const;

  it("is refused with the ball that it lies over and the lowest elevation, which is then accepted", () => {
    const { elevation } = lowest(layout);
    expect(engine.check(layout, strike)).toMatchObject({
      kind: "elevation-too-low",
      path: "strike.elevation",
      expected: `at least ${elevation} rad to pass over ball 5`,
      balls: ["5"],
    });
    expect(engine.check(layout, { ...strike, elevation })).toBeUndefined();
  });

  it("is let pass as long as it is lower by no more than 0.1 rad: sticks and grips differ", () => {
    const { elevation } = lowest(layout);
    expect(engine.check(layout, { ...strike, elevation: elevation - 0.0999 })).toBeUndefined();
    expect(engine.check(layout, { ...strike, elevation: elevation - 0.1001 })?.kind).toBe(
      "elevation-too-low",
    );
  });

  it("is refused over the rail, and nowhere else", () => {
    const frozen: PhysicsLayout = { cue: [-table.length / 2 + R, 0] };
    expect(engine.check(frozen, strike)?.expected).toMatch(/over the rail$/);
    expect(engine.check({ cue: [-table.length / 2 + 0.5, 0] }, strike)).toBeUndefined();
    expect(engine.check({ cue: [0.1, 0] }, strike)).toBeUndefined();
  });
});
