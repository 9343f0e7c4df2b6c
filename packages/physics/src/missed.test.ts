import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_1 } from "./profile.ts";
import { played } from "./testing/lab.ts";
import { randomFrom, randomLayout, randomStrike } from "./testing/random.ts";
import type { Trace } from "./trace.ts";

const table = SINUCA_BRASILEIRA;
const { radius } = table.ball;

interface Meeting {
  readonly ball: string;
  readonly t: number;
  /** Smallest gap to any other ball up to then, metres. */
  readonly nearest: number;
}

/**
 * The first ball that the cue ball meets, by brute force: Newton's law with cloth friction in steps of 40 µs, from
 * the state just after the stroke. It knows the law of friction and nothing of the engine's paths and roots.
 */
function firstByForce(
  layout: Record<string, readonly number[]>,
  trace: Trace,
  until: number,
): Meeting | undefined {
  const start = trace.paths[trace.balls.indexOf("cue")]![0]!;
  let [x, y] = start.p;
  let [vx, vy] = start.v;
  let [wx, wy] = start.w;
  const { sliding, rolling } = TACADA_1.cloth.club;
  const g = TACADA_1.gravity;
  const step = 4e-5;
  let nearest = Infinity;
  for (let t = 0; t < until; t += step) {
    const slipX = vx - radius * wy;
    const slipY = vy + radius * wx;
    const slip = Math.hypot(slipX, slipY);
    const speed = Math.hypot(vx, vy);
    const slides = slip > 3.5 * sliding * g * step;
    const ax = slides ? (-sliding * g * slipX) / slip : speed === 0 ? 0 : (-rolling * g * vx) / speed;
    const ay = slides ? (-sliding * g * slipY) / slip : speed === 0 ? 0 : (-rolling * g * vy) / speed;
    x += vx * step + 0.5 * ax * step * step;
    y += vy * step + 0.5 * ay * step * step;
    vx += ax * step;
    vy += ay * step;
    if (slides) {
      wx += ((2.5 * ay) / radius) * step;
      wy -= ((2.5 * ax) / radius) * step;
    } else {
      wx = -vy / radius;
      wy = vx / radius;
    }
    for (const [id, place] of Object.entries(layout)) {
      if (id === "cue") continue;
      const gap = Math.hypot(x - place[0]!, y - place[1]!) - 2 * radius;
      if (gap <= 0) return { ball: id, t, nearest };
      nearest = Math.min(nearest, gap);
    }
  }
  return undefined;
}

describe("no contact is missed", () => {
  it("the first ball met and its time agree with brute force in 40 µs steps: 60 random layouts", () => {
    let met = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = randomFrom(seed);
      const layout = randomLayout(table, random, 15, false);
      const trace = played(layout, { ...randomStrike(random), speed: 2 + 5 * random() });
      const contact = trace.events.find((event) => event.type === "ball");
      const rim = trace.events.find((event) => event.type === "cushion" || event.type === "drop");
      const until = Math.min(rim?.t ?? trace.duration, (contact?.t ?? trace.duration) + 0.01);
      const found = firstByForce(layout, trace, until);
      if (found === undefined) {
        expect(contact === undefined || (rim !== undefined && rim.t < contact.t + 1e-3), `seed ${seed}`).toBe(
          true,
        );
        continue;
      }
      met++;
      expect(contact?.balls[1], `seed ${seed}`).toBe(found.ball);
      expect(Math.abs(contact!.t - found.t), `seed ${seed}`).toBeLessThan(1e-3);
    }
    expect(met).toBeGreaterThan(15);
  });

  it("sampled every 50 µs no two balls overlap by more than 1 nm: 15 random breaks of 16 balls", () => {
    for (let seed = 1; seed <= 15; seed++) {
      const random = randomFrom(1000 + seed);
      const layout = randomLayout(table, random, 16, true);
      const trace = played(layout, { ...randomStrike(random), speed: 3 + 6 * random() });
      expect(deepestOverlap(trace), `seed ${seed}`).toBeLessThan(1e-9);
    }
  });
});

/** The deepest overlap of two balls on the bed in the first second, looked for in steps of 50 µs. */
function deepestOverlap(trace: Trace): number {
  const heads = trace.paths.map(() => 0);
  let deepest = 0;
  const until = Math.min(trace.duration, 1);
  for (let t = 0; t < until; t += 5e-5) {
    const places = trace.paths.map((path, i) => {
      while (heads[i]! + 1 < path.length && path[heads[i]! + 1]!.t <= t) heads[i]!++;
      const { p, v, a, motion, t: since } = path[heads[i]!]!;
      const h = t - since;
      const bed = motion !== "fall" && p[2] > 0;
      return bed
        ? [p[0] + h * (v[0] + 0.5 * a[0] * h), p[1] + h * (v[1] + 0.5 * a[1] * h)]
        : [10 * i + 10, 0];
    });
    for (let i = 0; i < places.length; i++) {
      for (let j = i + 1; j < places.length; j++) {
        const dx = places[i]![0]! - places[j]![0]!;
        const dy = places[i]![1]! - places[j]![1]!;
        const apart2 = dx * dx + dy * dy;
        if (apart2 < 4 * radius * radius) deepest = Math.max(deepest, 2 * radius - Math.sqrt(apart2));
      }
    }
  }
  return deepest;
}
