import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { Bodies } from "../bodies.ts";
import { meetCushion } from "../models/cushion.han2005.ts";
import { TACADA_1 } from "../profile.ts";
import { first, played } from "../testing/lab.ts";
import { randomFrom } from "../testing/random.ts";
import { stateAt } from "../trace/state.ts";

const { noseHeight, ball, width } = SINUCA_BRASILEIRA;
const { radius, mass } = ball;
const DEGREE = Math.PI / 180;
type Three = readonly [number, number, number];

/** A ball with a velocity and a spin meets the cushion at +y. */
function rebound(v: Three, w: Three, height = noseHeight): { v: Three; w: Three } {
  const bodies = new Bodies(1);
  bodies.place(0, 0, 0, radius, mass);
  const ball = bodies.balls[0]!;
  [ball.vx, ball.vy] = v;
  [ball.wx, ball.wy, ball.wz] = w;
  meetCushion(ball, Float64Array.of(0, -1), height, TACADA_1.cushion, TACADA_1.contact.soft);
  return {
    v: [ball.vx, ball.vy, ball.vz],
    w: [ball.wx, ball.wy, ball.wz],
  };
}

const energyOf = ({ v, w }: { v: Three; w: Three }): number =>
  0.5 * mass * (v[0] ** 2 + v[1] ** 2 + v[2] ** 2) +
  0.2 * mass * radius ** 2 * (w[0] ** 2 + w[1] ** 2 + w[2] ** 2);

const LIFT = (noseHeight - radius) / radius;
const REACH = Math.sqrt(1 - LIFT * LIFT);

/** How the point of the ball that touches the nose moves: along the cushion, and upwards over the ball. */
function slipOf({ v, w }: { v: Three; w: Three }): { along: number; up: number } {
  return {
    along: v[0] + radius * (w[1] * LIFT - w[2] * REACH),
    up: -LIFT * v[1] + radius * w[0],
  };
}

const rollingSpin = (v: Three): Three => [-v[1] / radius, v[0] / radius, 0];
/** Angle to the cushion's normal, degrees, after meeting it at `degrees` with `speed`. */
function angleAfter(degrees: number, speed: number, side: number): number {
  const v: Three = [speed * Math.sin(degrees * DEGREE), speed * Math.cos(degrees * DEGREE), 0];
  const after = rebound(v, [0, 0, (side * speed) / radius]);
  return Math.atan2(after.v[0], -after.v[1]) / DEGREE;
}

describe("cushion after Han 2005", () => {
  it("never gains energy: 20,000 random velocities and spins, noses from 1.0 to 1.6 radii", () => {
    const random = randomFrom(7);
    const any = (size: number): number => size * (2 * random() - 1);
    for (let round = 0; round < 20_000; round++) {
      const before = { v: [any(8), 8 * random(), 0], w: [any(300), any(300), any(300)] } as const;
      const after = rebound(before.v, before.w, radius * (1 + 0.6 * random()));
      expect(energyOf(after)).toBeLessThanOrEqual(energyOf(before) * (1 + 1e-12));
      expect(after.v[1]).toBeLessThan(0);
    }
  });

  it("ends the slip where friction can: the point of contact stands after a gentle rub, to 1e-12 m/s", () => {
    const { along, up } = slipOf(rebound([0.1, 1, 0], rollingSpin([0.1, -0.2, 0])));
    expect(Math.abs(along)).toBeLessThan(1e-12);
    expect(Math.abs(up)).toBeLessThan(1e-12);
  });

  it("rubs with friction times the normal impulse where it cannot, by 0.14 (Mathavan 2010), to 1e-12", () => {
    const before = { v: [3, 1.5, 0], w: [-200, 30, 150] } as const;
    const after = rebound(before.v, before.w);
    const level = mass * (after.v[0] - before.v[0]);
    const upright = (mass * radius * (after.w[0] - before.w[0])) / 2.5;
    const normal = (mass * (before.v[1] - after.v[1]) - LIFT * upright) / REACH;
    expect(Math.hypot(level, upright) / normal).toBeCloseTo(0.14, 12);
  });

  it("returns a straight ball with the restitution of Alciatore's span, slower the harder: 0.6–0.9", () => {
    const ratio = (speed: number): number => -rebound([0, speed, 0], [0, 0, 0]).v[1] / speed;
    expect(ratio(0.2)).toBeCloseTo(0.89, 2);
    expect(ratio(0.2)).toBeGreaterThan(ratio(2));
    expect(ratio(12)).toBeCloseTo(0.6, 10);
  });

  it("does not mirror the angle: 45° leaves nearer to the normal, running side widens it, check side closes it", () => {
    expect(angleAfter(45, 2, 0)).toBeLessThan(44);
    expect(angleAfter(45, 2, 1.5)).toBeGreaterThan(angleAfter(45, 2, 0) + 5);
    expect(angleAfter(15, 2, -1.5)).toBeLessThan(angleAfter(15, 2, 0) - 2);
  });

  it("side alone sends a straight ball off, to the other hand for the other side", () => {
    const left = rebound([0, 2, 0], [0, 0, 40]);
    const right = rebound([0, 2, 0], [0, 0, -40]);
    expect(Math.abs(left.v[0])).toBeGreaterThan(0.1);
    expect(right.v[0]).toBe(-left.v[0]);
    expect(Math.abs(left.w[2])).toBeLessThan(40);
  });

  it("a rolling ball gets side from the rail on its way along it, and comes off slower than a stunned one runs on", () => {
    const v: Three = [1.5, 1.5, 0];
    const after = rebound(v, rollingSpin(v));
    expect(after.w[2]).not.toBe(0);
    expect(after.v[0]).toBeLessThan(1.5);
    expect(energyOf(after)).toBeLessThan(energyOf({ v, w: rollingSpin(v) }));
  });

  it("changes no bit under reflection along the cushion", () => {
    const one = rebound([1.2, 0.7, 0], [3, -20, 15]);
    const two = rebound([-1.2, 0.7, 0], [3, 20, -15]);
    expect(two.v).toEqual([-one.v[0], one.v[1], 0]);
    expect(two.w).toEqual([one.w[0], -one.w[1], -one.w[2]]);
  });
});

describe("a ball at the cushions", () => {
  const edge = width / 2 - radius;

  it.each([0, 1e-12, 1e-9, 1e-6])("struck along a nose it lies %d m from it keeps its line", (gap) => {
    const trace = played({ cue: [0.2, edge - gap] }, { speed: 0.5 });
    expect(trace.events.filter((event) => event.type === "cushion")).toEqual([]);
    expect(trace.final["cue"]![1]).toBe(edge - gap);
  });

  it("rolls along a nose to its end without meeting the jaw that begins there", () => {
    const trace = played({ cue: [0.3, edge] }, { speed: 1, tip: [0, 0.4] });
    const met = first(trace, "cushion", "cue");
    expect(met.cushion).toBe("3-4");
    expect(met.at[1]).toBe(edge);
  });

  it.each([0, 1e-12, 1e-9, 1e-6])("struck into the nose %d m from it comes straight back", (gap) => {
    const trace = played({ cue: [0.4, edge - gap] }, { speed: 1, azimuth: Math.PI / 2 });
    expect(first(trace, "cushion", "cue").cushion).toBe("4-5");
    expect(trace.final["cue"]![1]).toBeLessThan(edge - 0.1);
    expect(trace.final["cue"]![0]).toBeCloseTo(0.4, 9);
  });

  it("swerves along a nose it is pressed to and ends", () => {
    const trace = played({ cue: [-1, edge] }, { speed: 5, elevation: 1.2, tip: [-0.45, 0] });
    expect(trace.stopRule).toBe(0);
    expect(trace.events.length).toBeLessThan(1500);
  });

  it("pushes a frozen ball off the cushion behind it", () => {
    const trace = played(
      { cue: [0.4, edge - 2 * radius - 0.2], "1": [0.4, edge] },
      { speed: 2, azimuth: Math.PI / 2 },
    );
    expect(first(trace, "cushion", "1").t).toBe(first(trace, "ball", "1").t);
    expect(trace.frozen.before).toEqual([{ ball: "1", to: { cushion: "4-5" } }]);
    expect(stateAt(trace, "1", trace.duration)!.position[1]).toBeLessThan(edge);
  });
});
