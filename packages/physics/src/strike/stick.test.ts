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

  it("is taken back after a second blow, though the cue ball comes at it again off a ball frozen to the cushion", () => {
    const x = SINUCA_BRASILEIRA.length / 2 - radius;
    for (const away of [0, 0.001]) {
      const layout = { cue: [x - away - 2 * radius - 0.002, 0.3], "5": [x - away, 0.3] } as const;
      for (const up of [-0.1, -0.2]) expect(blows(layout, { speed: 0.5, tip: [0, up] })).toBe(2);
    }
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

/*
 * By hand: the stick goes on with what the first blow has left it and is slowed evenly, within its length or by the
 * brake, whichever is more. Its tip is a sphere on the line of the stick.
 */
describe.each([
  [1.6, 0, 0, -0.1],
  [1.6, 0.05, 0.1, -0.15],
  [2.4, 0.03, -0.15, -0.2],
])(
  "the second blow of a stroke at %d m/s, raised by %d rad, tip at %d and %d",
  (speed, elevation, right, up) => {
    const { cue } = TACADA_2;
    const follow = cue.follow!;
    const strike = { speed, elevation, tip: [right, up] } as const;
    const trace = played(ahead(0.01), strike);
    const path = trace.paths[trace.balls.indexOf("cue")]!;
    const [level, steep] = [Math.cos(elevation), Math.sin(elevation)];
    const way = [level, 0, -steep] as const;
    const dot = (a: readonly number[], b: readonly number[]): number =>
      a.reduce((sum, each, axis) => sum + each * b[axis]!, 0);
    const blow = trace.events.filter(({ type }) => type === "cue")[1]!;

    // What the ball has before the slate answers: TP A-30's speed, off the stick's line by TP A-31's squirt.
    const ratio = 1 + mass / cue.mass;
    const ball = (speed * ratio) / (ratio + 2.5 * (right ** 2 + up ** 2));
    const inside = 1 - right ** 2;
    const squirt = Math.atan((2.5 * right * Math.sqrt(inside)) / (1 + mass / cue.endMass + 2.5 * inside));
    const given = ball * (level ** 2 * Math.cos(squirt) + steep ** 2);
    const before = (speed * ratio) / (1 + follow.restitution);
    const left = before - (mass / cue.mass) * given;
    const length = follow.length * (1 - steep / Math.sin(Math.PI / 9));
    const slowing = Math.max(left ** 2 / (2 * length), follow.brake);
    const went = left * blow.t - (slowing * blow.t ** 2) / 2;
    const depth = Math.sqrt(1 - right ** 2 - up ** 2);
    const apart = radius + follow.tip;
    const tip = [
      -0.5 + apart * (up * steep - depth * level) + went * level,
      -apart * right,
      radius + apart * (up * level + depth * steep) - went * steep,
    ];

    it("falls where the tip touches the ball, to a nanometre", () => {
      const at = path.findLast(({ t }) => t <= blow.t)!.p;
      expect(Math.hypot(...at.map((each, axis) => each - tip[axis]!))).toBeCloseTo(apart, 9);
    });

    it("gives the ball the push that stick and restitution make, along the line to its centre, to 1e-9 m/s", () => {
      const index = path.findIndex(({ t }) => t >= blow.t);
      const [last, next] = [path[index - 1]!, path[index]!];
      const h = next.t - last.t;
      const came = last.v.map((each, axis) => each + last.a[axis]! * h);
      const line = next.p.map((each, axis) => (each - tip[axis]!) / apart);
      const along = dot(way, line);
      const approach = (left - slowing * blow.t) * along - dot(came, line);
      const push = ((1 + follow.restitution) * approach) / (1 + (mass / cue.mass) * along ** 2);
      expect(approach).toBeGreaterThan(0);
      expect(next.v[0] - came[0]!).toBeCloseTo(push * line[0]!, 9);
      expect(next.v[1] - came[1]!).toBeCloseTo(push * line[1]!, 9);
    });
  },
);

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

  it("under a raised stick goes off by the angle of the tip past that of friction, over the slope of the stick, to 1e-9", () => {
    const { mass: stick } = TACADA_2.cue;
    const share = Math.sqrt((1 - 0.8 ** 2) / (1 - 0.5 ** 2));
    const speed = (share * 3 * (1 + mass / stick)) / (1 + mass / stick + 2.5 * 0.5 ** 2);
    const turn = Math.asin(0.8) - Math.asin(0.5);
    for (const elevation of [0, 0.2, 0.35]) {
      expect(start([0, -0.8], elevation).v[0]).toBeCloseTo(speed * Math.cos(turn - elevation), 9);
    }
  });

  it("keeps the spin that the limit gives, for the speed that is left", () => {
    const { v, w } = start([0.7, 0]);
    expect(w[2]).toBeCloseTo((2.5 * Math.hypot(...v) * 0.5) / radius, 6);
    expect(mass).toBeGreaterThan(0);
  });
});
