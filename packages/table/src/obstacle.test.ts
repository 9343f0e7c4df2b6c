import { describe, expect, it } from "vitest";
import { BAR } from "./bartable.ts";
import { distanceToStretch, runsInto, touchDistance } from "./obstacle.ts";
import { point } from "./point.ts";
import { TABLES } from "./tables.ts";

describe("balls that touch on the bed", () => {
  it("are a diameter apart where they are equal, to the last bit", () => {
    for (const { ball, cueBall } of TABLES) {
      for (const { radius } of [ball, cueBall]) expect(touchDistance(radius, radius)).toBe(radius + radius);
    }
  });

  it("are a little less than both radii apart where they are not, 22 µm on the bar table", () => {
    const [a, b] = [BAR.cueBall.radius, BAR.ball.radius];
    const apart = touchDistance(a, b);
    expect(Math.hypot(apart, a - b)).toBeCloseTo(a + b, 15);
    expect((a + b - apart) * 1e6).toBeCloseTo(22.3, 1);
  });

  it("are run into by a ball that comes nearer than that, and not by one that passes at it", () => {
    const { radius } = BAR.cueBall;
    const apart = touchDistance(radius, BAR.ball.radius);
    const passed = (aside: number) =>
      runsInto(point(0, 0), point(1, 0), radius, {
        ball: "1",
        at: point(0.5, aside),
        radius: BAR.ball.radius,
      });
    expect(passed(apart)).toBe(false);
    expect(passed(apart - 1e-6)).toBe(true);
    expect(distanceToStretch(point(2, 0), point(0, 0), point(1, 0))).toBe(1);
  });
});
