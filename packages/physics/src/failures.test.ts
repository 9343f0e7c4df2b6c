import { outlineOf, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";
import { type PhysicsProfile, TACADA_1, TACADA_2 } from "./profile.ts";
import type { PhysicsLayout, PhysicsStrike } from "./strike/strike.ts";
import { besideJaw } from "./testing/beside.ts";
import { PLAIN, playedUnder } from "./testing/lab.ts";
import { breachesOf } from "./testing/laws.ts";
import { randomFrom } from "./testing/random.ts";
import { stateAt } from "./trace/state.ts";
import type { Trace } from "./trace/trace.ts";

/*
 * What has undone other engines, as far as no test of a single part has it. Where the rest of the list stands:
 * touching a cushion, jaw, corner, facing, ball or two, struck into, along and away, a single ball (touching); equal
 * accelerations, tangent and parting pairs, grazes, double roots (approach, exactness); two cushions at once (corners);
 * three frozen in line, gearing side, the border of slip and stick (ballball); along a cushion and into a side jaw
 * (cushion); slow balls at the lip (pocket); an off-centre hit's speed (cue, published); energy of cushions and of a slide
 * that ends (models/cushion, laws); the mirror, names and order of balls, the recorded aim (symmetry); order in time (laws);
 * sampling (state).
 */
const table = SINUCA_BRASILEIRA;
const { radius } = table.ball;
const top = table.noseHeight + radius;
const gravity = TACADA_2.gravity;
const { jaws } = outlineOf(table);
const GAPS = [0, 1e-12, 1e-9, 1e-6] as const;

const flown = (layout: PhysicsLayout, strike: Partial<PhysicsStrike>): Trace =>
  playedUnder(TACADA_2, layout, strike);

/** That a stroke kept every law and ended by itself, with numbers throughout. */
function expectSound(trace: Trace, on: TableSpec = table): void {
  expect(breachesOf(on, trace, 1e-16)).toEqual([]);
  expect(trace.stopRule).toBe(0);
  const numbers = trace.paths.flat().flatMap(({ t, p, v, a, w, dw }) => [t, ...p, ...v, ...a, ...w, ...dw]);
  expect(numbers.every(Number.isFinite)).toBe(true);
  expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(1e4);
}

describe("a ball that goes straight up and down", () => {
  const upright = { speed: 6, elevation: Math.PI / 2, tip: [0, 0] } as const;

  /** How far it may be pushed: touching the nose's edge exactly, it grazes it on the way down. */
  const within = (gap: number): number => (gap === 0 ? 1e-5 : 1e-12);

  it.each(GAPS)("beside a corner's and a middle jaw, %d m away, stays where it was", (gap) => {
    for (const pocket of [1, 2, 3, 5] as const) {
      for (const part of [0.05, 0.2, 0.35]) {
        const cue = besideJaw(table, pocket, part > 0.1, part, gap);
        const trace = flown({ cue }, upright);
        expectSound(trace);
        expect(trace.events.filter(({ type }) => type === "land").length).toBeGreaterThan(3);
        const [x, y] = trace.final["cue"]!;
        expect(Math.hypot(x - cue[0], y - cue[1])).toBeLessThan(within(gap));
      }
    }
  });

  it.each(GAPS)("beside a cushion and beside a ball, %d m away, stays there too", (gap) => {
    const edge = table.width / 2 - radius - gap;
    const nose = flown({ cue: [0.4, edge] }, upright);
    expectSound(nose);
    expect(Math.abs(nose.final["cue"]![1] - edge)).toBeLessThan(within(gap));
    const ball = flown({ cue: [0, 0], "1": [2 * radius + gap, 0] }, upright);
    expectSound(ball);
    expect(ball.final["1"]).toEqual([2 * radius + gap, 0]);
  });
});

describe("a landing", () => {
  it.each([-1e-6, -1e-12, 0, 1e-12, 1e-6])(
    "is found, and is real, where the ball only just rises to the height of the rails, %d m/s more or less",
    (more) => {
      const rise = Math.sqrt(2 * gravity * (top - radius)) + more;
      const steep = 0.9;
      const speed = rise / (TACADA_2.flight!.bed * Math.sin(steep));
      for (const azimuth of [0, 0.5, 1.5, 3]) {
        const trace = flown({ cue: [0.3, 0.1] }, { speed, elevation: steep, azimuth });
        expectSound(trace);
        const landing = trace.events.find(({ type }) => type === "land" || type === "cushion")!;
        expect(landing.t).toBeGreaterThan(0);
        if (landing.type === "land") expect(landing.t).toBeCloseTo((2 * rise) / gravity, 5);
      }
    },
  );
});

describe("no invisible walls", () => {
  it("over a jaw the ball flies on where it is above the rails, and meets the jaw where it is not", () => {
    const { center } = jaws[5]!;
    const over = (elevation: number) => {
      const azimuth = Math.atan2(center.y, center.x);
      const cue = [center.x - 0.3 * Math.cos(azimuth), center.y - 0.3 * Math.sin(azimuth)] as const;
      return flown({ cue }, { speed: 6, azimuth, elevation });
    };
    const high = over(0.9);
    expectSound(high);
    expect(high.events.map(({ type }) => type)).not.toContain("cushion");
    const low = over(0);
    expectSound(low);
    expect(low.events.map(({ type }) => type)).toContain("cushion");
  });

  it("over a ball, a cushion and the table's edge a flight is one parabola, whatever lies below", () => {
    const strike = { speed: 5, elevation: 0.9, azimuth: 0.02 };
    const alone = flown({ cue: [0.9, 0] }, strike);
    const others = flown({ cue: [0.9, 0], "1": [1.1, 0.02], "2": [1.3, 0.03] }, strike);
    expect(others.paths[others.balls.indexOf("cue")]).toEqual(alone.paths[0]);
    expect(alone.events.at(-1)?.type).toBe("floor");
  });
});

describe("at the rim", () => {
  it("a fast ball over a jaw goes on, back or down, and keeps the laws: 500 flights at jaws", () => {
    const random = randomFrom(77);
    const ends = new Set<string>();
    for (let round = 0; round < 500; round++) {
      const { center } = jaws[Math.floor(random() * jaws.length)]!;
      const toward = Math.atan2(-center.y, -center.x) + (random() - 0.5);
      const far = 0.12 + 0.3 * random();
      const cue = [center.x + far * Math.cos(toward), center.y + far * Math.sin(toward)] as const;
      if (createEngine(table, { cloth: "club", profile: "tacada-2" }).check({ cue }, PLAIN)) continue;
      const azimuth = Math.atan2(center.y - cue[1], center.x - cue[0]) + 0.2 * (random() - 0.5);
      const trace = flown({ cue }, { speed: 2 + 6 * random(), azimuth, elevation: 0.3 + 0.7 * random() });
      expectSound(trace);
      ends.add(trace.events.at(-1)!.type);
    }
    expect([...ends].sort()).toEqual(["floor", "pot", "rest"]);
  });

  it("a ball that came onto the rail ends on the floor, in a pocket or back on the bed: 1000 flights", () => {
    const ways = new Set<string>();
    const random = randomFrom(5);
    for (let round = 0; round < 1000; round++) {
      const angle = 2 * Math.PI * random();
      const offset = 0.5 * random();
      const strike = {
        speed: 2 + 3 * random(),
        azimuth: Math.PI * random(),
        elevation: 0.5 + random(),
        tip: [offset * Math.cos(angle), offset * Math.sin(angle)],
      } as const;
      const trace = flown({ cue: [-0.9 + 0.6 * random(), 0.5 + 0.18 * random()] }, strike);
      expectSound(trace);
      const onRail = trace.events.findIndex(({ type }) => type === "rail");
      if (onRail >= 0) ways.add(trace.events.slice(onRail + 1).findLast(({ type }) => type !== "rail")!.type);
    }
    expect([...ways].sort()).toEqual(["floor", "pot", "rest"]);
  });
});

describe("spin without speed", () => {
  it.each([TACADA_1, TACADA_2])(
    "drives a ball that is struck straight down beside its centre: $id",
    (profile) => {
      const straightDown = { speed: 2, elevation: Math.PI / 2, tip: [0.4, 0] } as const;
      const trace = playedUnder(profile, { cue: [0.5, 0] }, straightDown);
      expectSound(trace);
      expect(trace.travel["cue"]).toBeGreaterThan(0.1);
      expect(trace.final["cue"]![0]).toBeCloseTo(0.5, 9);
    },
  );

  it("about the vertical alone turns the ball on the spot until it has died, and nothing else", () => {
    // A stun with side into a ball of the same kind, lossless and smooth, leaves only that.
    const smooth: PhysicsProfile = {
      ...TACADA_1,
      ballBall: { restitution: 1, friction: { base: 0, range: 0, decay: 0 } },
      cue: { ...TACADA_1.cue, endMass: 1e-12 },
    };
    const trace = playedUnder(smooth, { cue: [-0.0526, 0], "1": [0, 0] }, { speed: 0.8, tip: [0.4, 0] });
    expectSound(trace);
    const spins = trace.events.find(({ type, balls }) => type === "spin" && balls[0] === "cue")!;
    const rests = trace.events.find(({ type, balls }) => type === "rest" && balls[0] === "cue")!;
    const { position, spin } = stateAt(trace, "cue", spins.t)!;
    expect(rests.t - spins.t).toBeCloseTo(Math.abs(spin[2]) / TACADA_1.cloth.club.spinDecay, 9);
    expect(trace.final["cue"]).toEqual([position[0], position[1]]);
  });
});

describe("a cloth without friction", () => {
  const slippery = (sliding: number, rolling: number): PhysicsProfile => ({
    ...TACADA_1,
    cloth: { ...TACADA_1.cloth, club: { sliding, rolling, spinDecay: 0 } },
  });

  it("lets a ball slide to the pocket at the speed that it was given, at the very time", () => {
    const trace = playedUnder(slippery(0, 0), { cue: [0, 0] }, { speed: 2, azimuth: Math.PI / 2 });
    const drop = trace.events.find(({ type }) => type === "drop")!;
    expect(drop.t).toBeCloseTo(drop.at[1] / 2, 12);
    expect(trace.final).toEqual({});
    expectSound(trace);
  });

  it("lets two balls share a stroke without friction as they do with it, and has no contact that is none", () => {
    const layout = { cue: [0, 0.3], "1": [0, 0.5] } as const;
    const trace = playedUnder(slippery(0, 0), layout, { speed: 2, azimuth: Math.PI / 2, tip: [0, -0.1] });
    const meeting = trace.events.find(({ type }) => type === "ball")!;
    expect(meeting.t).toBeCloseTo((0.2 - 2 * radius) / trace.paths[trace.balls.indexOf("cue")]![0]!.v[1], 12);
    expect(trace.events.find(({ type }) => type === "pot")?.balls).toEqual(["1"]);
  });

  it("is stopped and counted where nothing would ever end, with numbers and without energy from nowhere", () => {
    const trace = playedUnder(slippery(0, 0), { cue: [0.4, 0] }, { speed: 2, azimuth: Math.PI / 2 });
    expect(trace.stopRule).toBe(1);
    expect(Number.isFinite(trace.duration)).toBe(true);
    expect(trace.final["cue"]![0]).toBeCloseTo(0.4, 8);
  });

  it.each([1e-9, 1e-6])("nearly, at %d, still rolls and rests by itself", (little) => {
    const trace = playedUnder(slippery(0.2, little), { cue: [0, 0.2] }, { speed: 0.01 });
    expect(trace.stopRule).toBe(0);
    expect(trace.events.at(-1)?.type).toBe("rest");
  });
});
