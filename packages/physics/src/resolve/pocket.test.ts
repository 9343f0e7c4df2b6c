import { outlineOf, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { first, played } from "../testing/lab.ts";
import { stateAt } from "../trace/state.ts";
import type { Trace } from "../trace/trace.ts";

const table = SINUCA_BRASILEIRA;
const { radius } = table.ball;
const { jaws, drops } = outlineOf(table);
const QUARTER = Math.PI / 2;
const edge = table.width / 2 - radius;
const potted = (trace: Trace, ball: string): number | undefined =>
  trace.events.find((event) => event.type === "pot" && event.balls[0] === ball)?.pocket;

describe("pockets", () => {
  it.each([0.3, 0.5, 2, 6])("a ball straight into a middle pocket at %d m/s drops and is down", (speed) => {
    const trace = played({ cue: [0, 0.6] }, { speed, azimuth: QUARTER });
    expect(
      trace.events.map((event) => event.type).filter((type) => type === "drop" || type === "pot"),
    ).toEqual(["drop", "pot"]);
    expect(potted(trace, "cue")).toBe(5);
    expect(trace.final).toEqual({});
    expect(trace.paths[0]!.at(-1)!.p[2]).toBeCloseTo(-0.1, 9);
    expect(first(trace, "drop", "cue").at[1]).toBeCloseTo(0.718, 9);
  });

  it("falls freely inside the pocket's round: no farther than its back", () => {
    const trace = played({ cue: [0.02, 0.5] }, { speed: 5, azimuth: QUARTER });
    const drop = first(trace, "drop", "cue");
    const hole = drops[4]!;
    for (let t = drop.t; t < trace.duration; t += 0.002) {
      const [x, y, z] = stateAt(trace, "cue", t)!.position;
      expect(y).toBeLessThanOrEqual(hole.center.y + hole.radius - radius + 1e-9);
      expect(Math.abs(x)).toBeLessThan(hole.radius);
      expect(z).toBeLessThanOrEqual(radius);
    }
  });

  it("a ball that dies before the edge hangs on the lip, in front of it by less than a ball", () => {
    const hung = [0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.24, 0.26, 0.28]
      .map((speed) => played({ cue: [0, 0.6] }, { speed, azimuth: QUARTER }))
      .filter((trace) => (trace.final["cue"]?.[1] ?? 0) > edge);
    expect(hung.length).toBeGreaterThan(0);
    for (const trace of hung) expect(trace.final["cue"]![1]).toBeLessThan(0.718);
  });

  it("a nudge sends the ball that hangs there down", () => {
    const trace = played({ cue: [0, 0.6], "1": [0, 0.715] }, { speed: 0.3, azimuth: QUARTER });
    expect(potted(trace, "1")).toBe(5);
  });

  it.each([0.8, 2, 5])("a ball along the rail at %d m/s does not fall into the middle pocket", (speed) => {
    for (const aim of [0, 0.01, -0.01, 0.03]) {
      const trace = played({ cue: [-0.5, edge - 0.001] }, { speed, azimuth: aim });
      expect(potted(trace, "cue")).not.toBe(5);
    }
  });

  it("rattles between the jaws of a corner and stays out when aimed at the far jaw hard", () => {
    const trace = played({ cue: [0, edge - 0.02] }, { speed: 5, azimuth: 0.013 });
    const corner = trace.events.filter((event) => event.type === "cushion" && event.pocket !== undefined);
    expect(corner.length).toBeGreaterThanOrEqual(2);
  });

  it("takes a straight corner pot over a range of aims, and none beyond it", () => {
    const spot = table.spots["6"]!;
    const target = Math.atan2(table.width / 2 - spot.y, table.length / 2 - spot.x);
    const distance = Math.hypot(table.width / 2 - spot.y, table.length / 2 - spot.x);
    const falls = (aside: number): boolean =>
      potted(played({ cue: [spot.x, spot.y] }, { speed: 1.5, azimuth: target + aside / distance }), "cue") ===
      4;
    const aims = Array.from({ length: 121 }, (_, at) => (at - 60) / 1000);
    const made = aims.filter(falls);
    expect(made[0]).toBeGreaterThan(-0.045);
    expect(made.at(-1)).toBeLessThan(0.045);
    expect(made.length).toBeGreaterThan(20);
    expect(falls(0)).toBe(true);
    expect(aims.filter((aim) => Math.abs(aim) < 0.012).every(falls)).toBe(true);
  });

  it("the hard corner pot forgives less than the soft one", () => {
    const width = (speed: number): number =>
      Array.from({ length: 121 }, (_, at) => (at - 60) / 1000).filter(
        (aside) => potted(played({ cue: [0.71, 0] }, { speed, azimuth: QUARTER / 2 + aside }), "cue") === 4,
      ).length;
    expect(width(7)).toBeLessThanOrEqual(width(1));
  });

  it("every jaw ends behind the drop edge: no ball on the bed reaches its end", () => {
    for (const jaw of jaws) {
      const { center, radius: hole } = drops.find((drop) => drop.pocket === jaw.pocket)!;
      const out = { x: (jaw.to.x - jaw.center.x) / jaw.radius, y: (jaw.to.y - jaw.center.y) / jaw.radius };
      const ball = { x: jaw.to.x + radius * out.x, y: jaw.to.y + radius * out.y };
      expect(Math.hypot(ball.x - center.x, ball.y - center.y)).toBeLessThan(hole);
    }
  });

  it("balls that fall do not meet balls on the bed, and do not count towards what is left", () => {
    const trace = played({ cue: [0, 0.3], "1": [0, 0.5], "2": [0.5, 0] }, { speed: 2, azimuth: QUARTER });
    expect(potted(trace, "1")).toBe(5);
    expect(trace.final["1"]).toBeUndefined();
    expect(trace.final["2"]).toEqual([0.5, 0]);
    const { t } = first(trace, "drop", "1");
    expect(
      trace.events.some((event) => event.type === "ball" && event.t > t && event.balls.includes("1")),
    ).toBe(false);
  });

  it("mirrors: the pockets across take the mirrored shot", () => {
    expect(potted(played({ cue: [0, -0.6] }, { speed: 1, azimuth: -QUARTER }), "cue")).toBe(2);
  });
});
