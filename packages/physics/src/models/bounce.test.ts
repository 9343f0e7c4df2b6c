import { describe, expect, it } from "vitest";
import { Bodies } from "../bodies.ts";
import { between, randomFrom } from "../testing/random.ts";
import { bounce } from "./bounce.ts";

const RADIUS = 0.02625;
const MASS = 0.1406;
const DEGREE = Math.PI / 180;

type Three = readonly [number, number, number];

const dot = (a: Three, b: Three): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const plus = (a: Three, b: Three, times = 1): Three => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
];
const size = (a: Three): number => Math.sqrt(dot(a, a));

/** How the point of contact moves along the surface whose normal is `n`, m/s. */
const slipOf = (n: Three, v: Three, w: Three): Three => {
  const there = plus(v, cross(w, n), -RADIUS);
  return plus(there, n, -dot(there, n));
};
const energyOf = (v: Three, w: Three): number =>
  0.5 * MASS * dot(v, v) + 0.2 * MASS * RADIUS * RADIUS * dot(w, w);

/** What a ball that meets a surface has after it, and whether it met it. */
function after(n: Three, v: Three, w: Three, restitution: number, friction: number) {
  const bodies = new Bodies(1);
  bodies.place(0, 0, 0, RADIUS, MASS);
  const ball = bodies.balls[0]!;
  [ball.vx, ball.vy, ball.vz] = v;
  [ball.wx, ball.wy, ball.wz] = w;
  const met = bounce(ball, n[0], n[1], n[2], restitution, friction);
  const velocity: Three = [ball.vx, ball.vy, ball.vz];
  const spin: Three = [ball.wx, ball.wy, ball.wz];
  return { met, velocity, spin };
}

/** The normal of a surface that rises by `rise` degrees above the level, turned by `turned`. */
const normalAt = (rise: number, turned: number): Three => {
  const level = Math.cos(rise * DEGREE);
  return [level * Math.cos(turned * DEGREE), level * Math.sin(turned * DEGREE), Math.sin(rise * DEGREE)];
};

describe.each([
  [90, 0],
  [0, 105],
  [35, 170],
  [70, 235],
  [-20, 300],
])("a ball that meets a surface whose normal rises by %d°, turned by %d°", (rise, turned) => {
  const n = normalAt(rise, turned);
  const along = cross(n, [0.6, -0.64, 0.48]);

  it("parts at its approach times the restitution, to 1e-12 m/s", () => {
    const { velocity } = after(n, plus(along, n, -2), [12, -30, 7], 0.55, 0.2);
    expect(dot(velocity, n)).toBeCloseTo(2 * 0.55, 12);
  });

  it("grips where friction can end the slip: what is left of it is under 1e-12 m/s", () => {
    const { velocity, spin } = after(n, plus(along, n, -3), [12, -30, 7], 0.5, 0.8);
    expect(size(slipOf(n, velocity, spin))).toBeLessThan(1e-12);
  });

  it("is rubbed by friction times the push against its slip where that is not enough, to 1e-12 m/s", () => {
    const before = plus(along, n, -1);
    const spin: Three = [12, -30, 7];
    const slip = slipOf(n, before, spin);
    const { velocity } = after(n, before, spin, 0.5, 0.02);
    const expected = plus(plus(before, n, 1.5), slip, (-0.02 * 1.5) / size(slip));
    for (const axis of [0, 1, 2] as const) expect(velocity[axis]).toBeCloseTo(expected[axis], 12);
  });

  it("keeps its angular momentum about the point of contact, and gains no energy: 4,000 random blows", () => {
    const random = randomFrom(31);
    const three = (most: number): Three => [
      between(random, -most, most),
      between(random, -most, most),
      between(random, -most, most),
    ];
    let blows = 0;
    for (let at = 0; at < 4000; at++) {
      const [v, w] = [three(5), three(200)];
      const { met, velocity, spin } = after(n, v, w, random(), random());
      expect(met).toBe(dot(v, n) < 0);
      if (!met) {
        expect([velocity, spin]).toEqual([v, w]);
        continue;
      }
      blows++;
      // R·n × v + 2/5·R²·w, per kilogram.
      const change = plus(cross(n, plus(velocity, v, -1)), plus(spin, w, -1), 0.4 * RADIUS);
      expect(size(change)).toBeLessThan(1e-12);
      expect(energyOf(velocity, spin)).toBeLessThanOrEqual(energyOf(v, w) * (1 + 1e-12));
    }
    expect(blows).toBeGreaterThan(1500);
  });
});
