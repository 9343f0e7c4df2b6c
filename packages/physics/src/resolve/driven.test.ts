import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_2 } from "../profile.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { playedUnder } from "../testing/lab.ts";
import { breachesOf } from "../testing/laws.ts";
import { stateAt } from "../trace/state.ts";
import type { Trace } from "../trace/trace.ts";

const { radius, mass } = SINUCA_BRASILEIRA.cueBall;
const SMOOTH = {
  ...TACADA_2,
  ballBall: { restitution: 0.95, friction: { base: 0, range: 0, decay: 0 } },
  cloth: { ...TACADA_2.cloth, club: { ...TACADA_2.cloth.club, sliding: 1e-12 } },
};
const struck = (layout: PhysicsLayout, strike: Partial<PhysicsStrike>, profile = TACADA_2): Trace =>
  playedUnder(profile, layout, strike);
const around = (gap: number, ...angles: readonly number[]): PhysicsLayout =>
  Object.fromEntries([
    ["cue", [0, 0] as const],
    ...angles.map((angle, at) => {
      const apart = 2 * radius + gap;
      return [String(at + 1), [apart * Math.cos(angle), apart * Math.sin(angle)] as const] as const;
    }),
  ]);
/** How fast all go along the bed once the tip has left, before anything else comes. */
const along = (trace: Trace): number[] => trace.balls.flatMap((ball) => velocity(trace, ball).slice(0, 2));
const velocity = (trace: Trace, ball: string): readonly number[] => stateAt(trace, ball, 0.02)!.velocity;
const blows = (trace: Trace): number => trace.events.filter(({ type }) => type === "cue").length;

describe("balls under the tip", () => {
  it("frozen in line go on as one with the cue ball, as fast as a ball so heavy is struck, by hand to 1e-7", () => {
    const share = mass / TACADA_2.cue.mass;
    for (const balls of [1, 2, 3]) {
      const places = Array.from({ length: balls }, (_, at) => [
        String(at + 1),
        [2 * radius * (at + 1), 0] as const,
      ]);
      const trace = struck({ cue: [0, 0], ...Object.fromEntries(places) }, {}, SMOOTH);
      const speeds = trace.balls.map((ball) => velocity(trace, ball)[0]!);
      const together = (2 * (1 + share)) / (1 + (balls + 1) * share);
      const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
      expect(mean).toBeCloseTo(together, 7);
      for (const speed of speeds) expect(Math.abs(speed - together)).toBeLessThan(0.03);
      expect(blows(trace)).toBe(1);
    }
  });

  it("take all of their energy from the stick: none comes of it that this did not have, at any gap and angle", () => {
    const share = mass / TACADA_2.cue.mass;
    const restitution = TACADA_2.cue.follow!.restitution;
    for (const gap of [0, 1e-6, 1e-4, 5e-4, 1e-3, 1.4e-3]) {
      for (const angles of [[0], [0.5], [1.2], [0.6, -0.6], [0, Math.PI / 3], [0.2, 1.5, -1.3]]) {
        const trace = struck(around(gap, ...angles), { tip: [0.1, -0.2] }, SMOOTH);
        const stick = (2 * (1 + share)) / (1 + restitution);
        const energy = trace.balls.reduce((sum, ball) => {
          const { velocity: v, spin: w } = stateAt(trace, ball, 0.02)!;
          return (
            sum + 0.5 * mass * Math.hypot(...v) ** 2 + 0.2 * mass * radius * radius * Math.hypot(...w) ** 2
          );
        }, 0);
        const given = trace.balls.reduce((sum, ball) => sum + mass * velocity(trace, ball)[0]!, 0);
        const left = stick - given / TACADA_2.cue.mass;
        const before = 0.5 * TACADA_2.cue.mass * stick * stick;
        expect(energy + 0.5 * TACADA_2.cue.mass * left * left).toBeLessThan(before);
      }
    }
  });

  it("that lie alike on both sides go alike, and their order changes nothing", () => {
    for (const gap of [0, 1e-5, 5e-4]) {
      const trace = struck(around(gap, 0.7, -0.7), {});
      const [upX, upY] = velocity(trace, "1");
      const [downX, downY] = velocity(trace, "2");
      expect(Math.abs(upX! - downX!)).toBeLessThan(1e-12);
      expect(Math.abs(upY! + downY!)).toBeLessThan(1e-12);
      expect(Math.abs(velocity(trace, "cue")[1]!)).toBeLessThan(1e-12);
      const layout = around(gap, 0, 1.1, -1.4);
      const renamed = { "2": layout["1"]!, "1": layout["3"]!, cue: layout["cue"]!, "3": layout["2"]! };
      const one = struck(layout, { azimuth: 0.3 });
      const two = struck(renamed, { azimuth: 0.3 });
      expect(velocity(two, "cue")).toEqual(velocity(one, "cue"));
      expect(velocity(two, "2")).toEqual(velocity(one, "1"));
      expect(velocity(two, "3")).toEqual(velocity(one, "2"));
    }
  });

  it.each([
    [0, 0],
    [0.35, 0],
    [0.8, 0],
    [0.35, 0.15],
    [0.8, 0.6],
    [0, 1.2],
  ])("go over from frozen to free without a step, struck %d off and raised by %d", (azimuth, elevation) => {
    const at = (gap: number): number[] => along(struck(around(gap, 0), { azimuth, elevation }));
    const apart = (one: readonly number[], two: readonly number[]): number =>
      Math.max(...one.map((value, axis) => Math.abs(value - two[axis]!)));
    // What the tip has given grows as the root of the gap: so do the steps.
    const STEPS = 400;
    const gaps = Array.from({ length: STEPS }, (_, at) => 2e-3 * ((at + 1) / STEPS) ** 2);
    let last = at(gaps[0]!);
    let widest = 0;
    for (const gap of gaps.slice(1)) {
      const next = at(gap);
      widest = Math.max(widest, apart(last, next));
      last = next;
    }
    expect(widest).toBeLessThan(0.06);
    expect(apart(at(0), at(1e-9))).toBeLessThan(1e-4);
  });

  it("keep every law, however many they are and however the cue ball is struck", () => {
    for (const gap of [0, 1e-9, 1e-6, 1e-4, 1e-3]) {
      for (const azimuth of [0, 0.4, 1, 1.5]) {
        for (const [speed, elevation, up] of [
          [0.02, 0, 0],
          [0.3, 0, 0.4],
          [2, 0.1, -0.4],
          [9, 0.3, 0],
          [3, 1, 0.2],
          [3, 0, 0.7],
        ] as const) {
          const layout = around(gap, 0, Math.PI / 3, -1.3);
          const trace = struck(layout, { speed, azimuth, elevation, tip: [0.1, up] });
          expect(breachesOf(SINUCA_BRASILEIRA, trace)).toEqual([]);
          expect(trace.stopRule).toBe(0);
        }
      }
    }
  });
});
