import { SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_1 } from "../profile.ts";
import { first, IDEAL_BALLS, played, playedUnder } from "../testing/lab.ts";
import { stateAt } from "../trace/state.ts";
import type { Trace } from "../trace/trace.ts";

const { radius } = SINUCA_BRASILEIRA.ball;
const DEGREE = Math.PI / 180;

/** An object ball at the origin and the cue ball where it meets that ball at a cut angle, `far` metres on. */
function cut(degrees: number, far: number): { cue: [number, number]; "1": [number, number] } {
  const angle = degrees * DEGREE;
  return { cue: [-far - 2 * radius * Math.cos(angle), 2 * radius * Math.sin(angle)], "1": [0, 0] };
}

const velocity = (trace: Trace, ball: string, t: number): readonly [number, number, number] =>
  stateAt(trace, ball, t)?.velocity ?? [0, 0, 0];

const headingOf = ([x, y]: readonly [number, number, number]): number => Math.atan2(y, x) / DEGREE;

/** How far, degrees, the object ball leaves the line of centres, positive in the way of the cue ball's motion. */
function throwOf(
  degrees: number,
  speed: number,
  tip: readonly [number, number] = [0, 0],
  profile = TACADA_1,
): number {
  const trace = playedUnder(profile, cut(degrees, 1e-4), { speed, tip });
  return headingOf(velocity(trace, "1", first(trace, "ball", "1").t)) + degrees;
}

describe("two balls", () => {
  it.each([15, 30, 45, 60])(
    "part at 90° after a stun at %d° (Coriolis 1835), balls ideal, to 0.01°",
    (degrees) => {
      const trace = playedUnder(IDEAL_BALLS, cut(degrees, 1e-6), { speed: 2 });
      const { t } = first(trace, "ball", "1");
      const apart = headingOf(velocity(trace, "cue", t)) - headingOf(velocity(trace, "1", t));
      expect(Math.abs(apart - 90)).toBeLessThan(0.01);
    },
  );

  it.each([
    [30, 33.67],
    [45, 29.05],
    [60, 20.63],
  ])(
    "a rolling cue ball that cuts at %d° bends to %d° (Alciatore TP 3.3, balls ideal), to 0.05°",
    (degrees, bent) => {
      const trace = playedUnder(IDEAL_BALLS, cut(degrees, 0.05), { speed: 1.5, tip: [0, 0.4] });
      const { t } = first(trace, "ball", "1");
      const rolling = trace.events.find(
        (event) => event.type === "roll" && event.balls[0] === "cue" && event.t > t,
      );
      expect(headingOf(velocity(trace, "cue", rolling?.t ?? 0))).toBeCloseTo(bent, 1);
    },
  );

  it.each([
    [0.447, 4.72],
    [1.341, 3.55],
    [3.129, 1.69],
  ])("throws a half-ball stun at %d m/s by %d° (Alciatore TP A-14), to 0.15°", (speed, degrees) => {
    expect(Math.abs(throwOf(30, speed) - degrees)).toBeLessThan(0.15);
  });

  it("throws most at a cut of 20–40° when slow, and less the faster the ball (Alciatore TP A-14)", () => {
    const slow = [5, 15, 25, 35, 45, 60, 75].map((degrees) => throwOf(degrees, 0.447));
    const most = slow.indexOf(Math.max(...slow));
    expect(most).toBeGreaterThanOrEqual(2);
    expect(most).toBeLessThanOrEqual(3);
    expect(Math.max(...slow)).toBeGreaterThan(4.5);
    expect(Math.max(...slow)).toBeLessThan(6);
    for (const degrees of [30, 45, 60]) expect(throwOf(degrees, 3)).toBeLessThan(throwOf(degrees, 1));
  });

  it("does not throw at all with gearing side, where the surfaces roll off each other", () => {
    // The surfaces meet without slip when R·w = v·sin(cut); the rest of the cut's slip is none for a level stun.
    const side = -0.4 * Math.sin(30 * DEGREE);
    const squirt = { ...TACADA_1, cue: { ...TACADA_1.cue, endMass: 1e-12 } };
    expect(Math.abs(throwOf(30, 1.5, [side, 0], squirt))).toBeLessThan(0.02);
    expect(throwOf(30, 1.5, [0, 0], squirt)).toBeGreaterThan(3);
    expect(throwOf(30, 1.5, [2 * side, 0], squirt)).toBeLessThan(-1);
  });

  it("has no step where slip ends and sticking begins", () => {
    const angles = Array.from({ length: 141 }, (_, at) => 1 + at / 4);
    const thrown = angles.map((degrees) => throwOf(degrees, 0.447));
    const steps = thrown.slice(1).map((value, at) => Math.abs(value - thrown[at]!));
    expect(Math.max(...steps)).toBeLessThan(0.06);
  });

  it("passes side on as the other hand's side, and never more spin than ends the slip", () => {
    const trace = played({ cue: [-0.0526, 0], "1": [0, 0] }, { speed: 0.6, tip: [0.4, 0] });
    const { t } = first(trace, "ball", "1");
    const before = trace.paths[0]![0]!.w[2];
    const cue = stateAt(trace, "cue", t)!.spin[2];
    const object = stateAt(trace, "1", t)!.spin[2];
    expect(object).toBeLessThan(0);
    expect(cue).toBeLessThan(before);
    expect(cue).toBeGreaterThan(0);
  });

  it("keeps what restitution says of a straight hit: (1 ± e)/2, to 1e-3", () => {
    const trace = played({ cue: [-0.0526, 0], "1": [0, 0] }, { speed: 2 });
    const { t } = first(trace, "ball", "1");
    const met = 2;
    expect(velocity(trace, "1", t)[0] / met).toBeCloseTo((1 + 0.95) / 2, 3);
    expect(velocity(trace, "cue", t)[0] / met).toBeCloseTo((1 - 0.95) / 2, 3);
  });

  it("a rolling ball follows a straight hit with 2/7 of its speed (balls ideal), a drawn one comes back", () => {
    const follow = playedUnder(IDEAL_BALLS, { cue: [-0.3, 0], "1": [0, 0] }, { speed: 1.5, tip: [0, 0.4] });
    const { t } = first(follow, "ball", "1");
    const met = stateAt(follow, "cue", t - 1e-9)!.velocity[0];
    const rolling = follow.events.find(
      (event) => event.type === "roll" && event.balls[0] === "cue" && event.t > t,
    )!;
    expect(velocity(follow, "cue", rolling.t)[0] / met).toBeCloseTo(2 / 7, 6);
    const draw = played({ cue: [-0.3, 0], "1": [0, 0] }, { speed: 2.5, tip: [0, -0.45] });
    expect(draw.final["cue"]![0]).toBeLessThan(-0.4);
  });

  it("lets a light cue ball bounce back from a heavy ball, momentum kept", () => {
    const heavy: TableSpec = { ...SINUCA_BRASILEIRA, ball: { radius: 0.03, mass: 0.28 } };
    const trace = playedUnder(IDEAL_BALLS, { cue: [-0.06, 0], "1": [0, 0] }, { speed: 2 }, heavy);
    const { t } = first(trace, "ball", "1");
    const met = stateAt(trace, "cue", t - 1e-9)!.velocity[0];
    expect(velocity(trace, "cue", t)[0]).toBeCloseTo(-met / 3, 6);
    expect(velocity(trace, "1", t)[0]).toBeCloseTo((2 * met) / 3, 6);
  });
});

describe("balls that touch", () => {
  const row = (count: number): Record<string, [number, number]> =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 1), [at * 2 * radius, 0]]));

  it.each([2, 3, 5])("a row of %d passes the stroke on as Newton's cradle does (balls ideal)", (count) => {
    const trace = playedUnder(IDEAL_BALLS, { cue: [-0.0526, 0], ...row(count) }, { speed: 1 });
    const { t } = first(trace, "ball", "1");
    const speeds = Array.from({ length: count }, (_, at) => velocity(trace, String(at + 1), t)[0]);
    expect(speeds.at(-1)).toBeGreaterThan(0.999);
    for (const speed of speeds.slice(0, -1)) expect(Math.abs(speed)).toBeLessThan(1e-3);
  });

  it("three frozen in line, struck hard, meet in one group and need fewer than 60 events till rest", () => {
    const trace = played({ cue: [-0.5, 0], ...row(3) }, { speed: 1.2 });
    expect(trace.events.length).toBeLessThan(60);
    const group = first(trace, "ball", "1").group;
    const joined = trace.events.filter((event) => event.type === "ball" && event.group === group);
    expect(joined.map((event) => event.balls.join())).toEqual(["cue,1", "1,2", "2,3"]);
  });

  it("a symmetric group parts symmetrically, bit for bit", () => {
    const dx = Math.sqrt(3) * radius;
    const layout = { cue: [-0.3, 0], "1": [dx, radius], "2": [dx, -radius] } as const;
    const trace = played(layout, { speed: 3 });
    const { t } = first(trace, "ball", "1");
    const one = stateAt(trace, "1", t)!;
    const two = stateAt(trace, "2", t)!;
    expect(one.velocity).toEqual([two.velocity[0], -two.velocity[1], 0]);
    expect(trace.final["1"]).toEqual([trace.final["2"]![0], -trace.final["2"]![1]]);
    expect(velocity(trace, "cue", t)[1]).toBe(0);
  });

  it("a ball that meets two at once (balls ideal) goes back at v/5, they go on at 2√3/5·v, to 1e-6", () => {
    const dx = Math.sqrt(3) * radius;
    const layout = { cue: [-1e-4, 0], "1": [dx, radius], "2": [dx, -radius] } as const;
    const trace = playedUnder(IDEAL_BALLS, layout, { speed: 1 });
    const { t } = first(trace, "ball", "1");
    const met = stateAt(trace, "cue", t - 1e-12)!.velocity[0];
    expect(velocity(trace, "cue", t)[0] / met).toBeCloseTo(-1 / 5, 6);
    expect(Math.hypot(...velocity(trace, "1", t)) / met).toBeCloseTo((2 * Math.sqrt(3)) / 5, 6);
  });

  it.each([0, 1e-12, 1e-9, 1e-6])("struck from a frozen place, gap %d m: into, along and away", (gap) => {
    const layout = { cue: [0, 0], "1": [2 * radius + gap, 0] } as const;
    const into = played(layout, { speed: 1 });
    expect(into.events[1]?.type).toBe("ball");
    expect(into.final["1"]![0]).toBeGreaterThan(0.2);
    for (const azimuth of [Math.PI / 2, -Math.PI / 2, 2, Math.PI]) {
      const past = played({ ...layout, "2": [-1, 0.5] }, { speed: 0.5, azimuth });
      expect(past.final["1"]).toEqual([2 * radius + gap, 0]);
    }
  });

  it("a ball that two others touch stays when the first of them is drawn off", () => {
    const layout = { cue: [-2 * radius, 0], "1": [0, 0], "2": [2 * radius, 0] } as const;
    const trace = played(layout, { speed: 0.5, azimuth: Math.PI });
    expect(trace.final["1"]).toEqual([0, 0]);
    expect(trace.final["2"]).toEqual([2 * radius, 0]);
  });

  it("balls that roll on alike after each other never meet: equal accelerations", () => {
    const trace = played({ cue: [-0.5, 0], "1": [-0.3, 0] }, { speed: 0.8 });
    const contacts = trace.events.filter((event) => event.type === "ball");
    expect(contacts.length).toBeLessThan(4);
  });

  it("a ball pressed on by spin follows with a few hundred contacts a second at most, and the stroke ends", () => {
    const layout = { cue: [0, 0], "1": [2 * radius, 0], "2": [4 * radius, 0] } as const;
    const trace = played(layout, { speed: 8, elevation: 1.5, tip: [0, 0.45] });
    expect(trace.stopRule).toBe(0);
    expect(trace.events.filter((event) => event.type === "ball").length).toBeLessThan(600);
  });
});
