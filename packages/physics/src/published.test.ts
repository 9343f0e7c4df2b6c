import { SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { type PhysicsProfile, TACADA_1 } from "./profile.ts";
import { first, IDEAL_BALLS, playedUnder } from "./testing/lab.ts";
import { followOf, masseOf, runOf, squirtOf, throwOf } from "./testing/published.ts";
import { stateAt } from "./trace/state.ts";

/*
 * What books and papers have in closed form, whole tables of it, against the engine. Each model's own laws stand beside it.
 */
const { radius } = SINUCA_BRASILEIRA.ball;
const DEGREE = Math.PI / 180;
/** So long that no ball comes back from its end. */
const LONG: TableSpec = { ...SINUCA_BRASILEIRA, length: 60 };
const CLOTH = { ...TACADA_1.cloth.club, gravity: TACADA_1.gravity };
const straight = (profile: PhysicsProfile): PhysicsProfile => ({
  ...profile,
  cue: { ...profile.cue, endMass: 1e-12 },
});

describe("throw", () => {
  const elastic = straight({ ...TACADA_1, ballBall: { ...TACADA_1.ballBall, restitution: 1 } });
  const tips = [
    ["stunned", [0, 0]],
    ["with follow", [0, 0.3]],
    ["with draw", [0, -0.4]],
    ["with outside side", [-0.25, 0]],
    ["with inside side", [0.25, 0.1]],
  ] as const;

  it.each(tips)("%s is Alciatore TP A-14's at 0.45, 1.3 and 3.1 m/s, cut 5–75°, to 0.01°", (_, tip) => {
    for (const speed of [0.45, 1.3, 3.1]) {
      for (let cut = 5; cut <= 75; cut += 10) {
        const angle = cut * DEGREE;
        const cue = [-1e-4 - 2 * radius * Math.cos(angle), 2 * radius * Math.sin(angle)] as const;
        const trace = playedUnder(elastic, { cue, "1": [0, 0] }, { speed, tip });
        const { t } = first(trace, "ball", "1");
        const before = stateAt(trace, "cue", t - 1e-12)!;
        const [x, y] = stateAt(trace, "1", t)!.velocity;
        const thrown = Math.atan2(y, x) / DEGREE + cut;
        const top = radius * before.spin[1];
        const side = -radius * before.spin[2];
        const published = throwOf(before.velocity[0], angle, top, side) / DEGREE;
        expect(Math.abs(thrown - published), `${speed} m/s, ${cut}°`).toBeLessThan(0.01);
      }
    }
  });

  it("is what TP A-14's plots show: stunned and slow 5° from a half-ball hit on, rolling and thin 4–5° slow, 1° fast", () => {
    const degrees = (speed: number, cut: number, top: number): number =>
      throwOf(speed, cut * DEGREE, top, 0) / DEGREE;
    for (const cut of [30, 35, 40, 45]) expect(Math.abs(degrees(0.447, cut, 0) - 5)).toBeLessThan(0.5);
    expect(degrees(0.447, 75, 0.447)).toBeGreaterThan(4);
    expect(degrees(0.447, 75, 0.447)).toBeLessThan(5);
    expect(Math.abs(degrees(3.129, 75, 3.129) - 1)).toBeLessThan(0.3);
    // Nearly full hits are thrown alike at every speed: the surfaces stick.
    expect(degrees(3.129, 10, 0)).toBeCloseTo(degrees(0.447, 10, 0), 9);
  });

  it("falls with speed, and follow or draw take most of it away (Alciatore, 30-90 and throw articles)", () => {
    expect(throwOf(0.45, 0.5, 0, 0)).toBeGreaterThan(2 * throwOf(3.1, 0.5, 0, 0));
    expect(throwOf(0.45, 0.5, 0.45, 0)).toBeLessThan(throwOf(0.45, 0.5, 0, 0));
  });
});

describe("squirt", () => {
  it.each([0.002, 0.0045, 0.008, 0.014])(
    "is Alciatore TP A-31's with an end mass of %d kg, to 1e-9",
    (end) => {
      const profile = { ...TACADA_1, cue: { ...TACADA_1.cue, endMass: end } };
      for (const offset of [-0.5, -0.2, 0.1, 0.3, 0.5]) {
        const { v } = playedUnder(profile, { cue: [0, 0] }, { tip: [offset, 0] }).paths[0]![0]!;
        const published = squirtOf(offset, SINUCA_BRASILEIRA.cueBall.mass / end);
        expect(Math.atan2(v[1], v[0])).toBeCloseTo(published, 9);
      }
    },
  );

  it("is 1.8° at the miscue limit where the ball has 31 times the end's mass, and near half of it at twice that (TP A-31)", () => {
    expect(squirtOf(0.5, 31) / DEGREE).toBeCloseTo(1.8, 1);
    expect(squirtOf(0.5, 62) / squirtOf(0.5, 31)).toBeCloseTo(0.5, 1);
  });
});

describe("the way of a ball", () => {
  it.each([0.3, 1, 2.5])(
    "after a centre hit at %d m/s is 12v²/49μg + 25v²/98μ'g long (Marlow 1995), to 1e-9 m",
    (v) => {
      const trace = playedUnder(TACADA_1, { cue: [-20, 0] }, { speed: v }, LONG);
      const { sliding, rolling, gravity } = CLOTH;
      const way = (12 * v * v) / (49 * sliding * gravity) + (25 * v * v) / (98 * rolling * gravity);
      expect(trace.final["cue"]![0] + 20).toBeCloseTo(way, 9);
      expect(runOf(v, 0, CLOTH)).toBeCloseTo(way, 12);
    },
  );

  it.each([-0.45, -0.3, -0.1, 0, 0.2, 0.4, 0.5])(
    "after a full hit, tip at %d of the radius, 0.05, 0.4 and 1 m on (Marlow 1995, Coriolis 1835, balls ideal), to 1 µm",
    (height) => {
      for (const way of [0.05, 0.4, 1]) {
        const layout = { cue: [-way - 2 * radius, 0], "1": [0, 0] } as const;
        const trace = playedUnder(IDEAL_BALLS, layout, { speed: 2.2, tip: [0, height] }, LONG);
        const speed = trace.paths[0]![0]!.v[0];
        const run = trace.final["cue"]![0] + 2 * radius;
        expect(Math.abs(run - followOf(speed, height, way, CLOTH)), `${way} m`).toBeLessThan(1e-6);
      }
    },
  );

  it.each([0.4, 0.8, 1.2, 1.45])(
    "of a massé at an elevation of %d rad ends along the line to the stick's aim (Coriolis 1835, TP A-19), to 1e-9",
    (elevation) => {
      for (const tip of [
        [0.3, 0],
        [-0.35, 0.2],
        [0.2, -0.3],
        [0.05, 0.45],
      ] as const) {
        const trace = playedUnder(straight(TACADA_1), { cue: [0, 0] }, { speed: 1.2, elevation, tip }, LONG);
        const { t } = first(trace, "roll", "cue");
        const [x, y] = stateAt(trace, "cue", t)!.velocity;
        const turned = masseOf(elevation, tip[0], tip[1]);
        expect(Math.sin(Math.atan2(-y, x) - turned)).toBeCloseTo(0, 9);
        expect(Math.cos(Math.atan2(-y, x) - turned)).toBeGreaterThan(0);
      }
    },
  );

  it("of a massé is a parabola whose axis is the slip it starts with: equal second steps of μg/2 along it, to 1e-9", () => {
    const trace = playedUnder(TACADA_1, { cue: [0, 0] }, { speed: 1.5, elevation: 1.2, tip: [0.35, -0.1] });
    const end = first(trace, "roll", "cue").t;
    const { v, w } = trace.paths[0]![0]!;
    const slip = [v[0] - radius * w[1], v[1] + radius * w[0]] as const;
    const size = Math.hypot(...slip);
    const step = end / 7;
    const at = (k: number) => stateAt(trace, "cue", k * step)!.position;
    for (let k = 1; k < 7; k++) {
      for (const axis of [0, 1] as const) {
        const bend = (at(k + 1)[axis] - 2 * at(k)[axis] + at(k - 1)[axis]) / (step * step);
        expect(bend).toBeCloseTo((-CLOTH.sliding * CLOTH.gravity * slip[axis]) / size, 9);
      }
    }
  });
});
