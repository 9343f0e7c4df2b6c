import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_2 } from "../profile.ts";
import { playedUnder } from "../testing/lab.ts";
import type { PhysicsLayout, PhysicsStrike } from "./strike.ts";

const { radius, mass } = SINUCA_BRASILEIRA.cueBall;
const played = (layout: PhysicsLayout, strike: Partial<PhysicsStrike>) =>
  playedUnder(TACADA_2, layout, strike);
const blows = (layout: PhysicsLayout, strike: Partial<PhysicsStrike>) =>
  played(layout, strike).events.filter(({ type }) => type === "cue").length;
const ahead = (gap: number, aside = 0): PhysicsLayout => ({
  cue: [-0.5, 0],
  "5": [-0.5 + Math.sqrt((2 * radius + gap) ** 2 - aside * aside), aside],
});

describe("the stick after the blow", () => {
  it("strikes a cue ball again that is stopped dead before it by a ball 1 cm away", () => {
    expect(blows(ahead(0.01), { speed: 2, tip: [0, -0.1] })).toBe(2);
  });

  it("does not reach it where the ball is 5 cm away, where it is cut half, or where the cue ball follows", () => {
    expect(blows(ahead(0.05), { speed: 2, tip: [0, -0.1] })).toBe(1);
    expect(blows(ahead(0.01, 1.6 * radius), { speed: 2 })).toBe(1);
    expect(blows(ahead(0.01, radius), { speed: 2, tip: [0, 0.3] })).toBe(1);
  });

  it("is drawn back from a raised blow", () => {
    expect(blows(ahead(0.01), { speed: 2, elevation: 0.36 })).toBe(1);
  });

  it("never meets a cue ball that runs free, however it is struck", () => {
    for (const speed of [0.05, 0.5, 3, 9]) {
      for (const tip of [
        [0, 0],
        [0, 0.49],
        [0, -0.49],
        [0.45, 0.1],
      ] as const) {
        expect(blows({ cue: [-0.5, 0] }, { speed, tip })).toBe(1);
      }
    }
  });
});

describe("a miscue", () => {
  const start = (tip: readonly [number, number], elevation = 0) =>
    played({ cue: [-0.5, 0] }, { speed: 3, tip, elevation }).paths[0]![0]!;

  it("is an event of its own beyond half a radius, and none at it", () => {
    const typeAt = (up: number) => played({ cue: [-0.5, 0] }, { tip: [0, up] }).events[0]!.type;
    expect(typeAt(0.5)).toBe("cue");
    expect(typeAt(0.501)).toBe("miscue");
  });

  it("goes over into the law of TP A-30 at the limit, to 1e-5", () => {
    const at = start([0.3, 0.4]);
    const beyond = start([0.3000003, 0.4000004]);
    for (const axis of [0, 1, 2] as const) {
      expect(beyond.v[axis]).toBeCloseTo(at.v[axis], 5);
      expect(beyond.w[axis]).toBeCloseTo(at.w[axis], 3);
    }
  });

  it("turns the ball away from the tip and takes its speed, all of it at the ball's edge", () => {
    const right = start([0.8, 0]);
    expect(right.v[1]).toBeGreaterThan(0.3);
    expect(Math.hypot(...right.v)).toBeLessThan(0.75 * Math.hypot(...start([0.5, 0]).v));
    expect(Math.hypot(...start([1, 0]).v)).toBeLessThan(1e-6);
    expect(start([-0.8, 0]).v[1]).toBeCloseTo(-right.v[1], 12);
  });

  it("scoops the ball up when the tip slips under it", () => {
    const under = start([0, -0.8]);
    expect(under.motion).toBe("fly");
    expect(under.v[2]).toBeGreaterThan(0.3);
    expect(start([0, 0.8]).v[2]).toBeLessThan(under.v[2]);
  });

  it("keeps the spin that the limit gives, for the speed that is left", () => {
    const { v, w } = start([0.7, 0]);
    expect(w[2]).toBeCloseTo((2.5 * Math.hypot(...v) * 0.5) / radius, 6);
    expect(mass).toBeGreaterThan(0);
  });
});
