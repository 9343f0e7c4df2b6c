import { BAR, touchDistance } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { createEngine } from "../engine.ts";
import { TACADA_1, TACADA_2 } from "../profile.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { first, PLAIN, playedUnder } from "../testing/lab.ts";
import { breachesOf } from "../testing/laws.ts";
import { randomFrom } from "../testing/random.ts";
import { flownOver } from "../trace/flownover.ts";
import { stateAt } from "../trace/state.ts";

/*
 * The bar table's cue ball is larger than the others: the centres lie at different heights, and the balls touch along a
 * line that leans over.
 */
const { cueBall, ball } = BAR;
const sum = cueBall.radius + ball.radius;
const reach = touchDistance(cueBall.radius, ball.radius);

/** No friction anywhere. */
const SMOOTH = {
  ...TACADA_2,
  ballBall: { restitution: 0.95, friction: { base: 0, range: 0, decay: 0 } },
  cloth: { ...TACADA_2.cloth, club: { ...TACADA_2.cloth.club, sliding: 1e-12 } },
};

const struck = (layout: PhysicsLayout, strike: Partial<PhysicsStrike>, profile = TACADA_2) =>
  playedUnder(profile, layout, strike, BAR);

describe("balls of unlike size on the slate", () => {
  it.each([1, 8, 15])("met full at %d m/s part along the leaning line, by hand, to 1e-9", (speed) => {
    const trace = struck({ cue: [-reach - 0.05, 0], "1": [0, 0] }, { speed }, SMOOTH);
    const { t } = first(trace, "ball", "1");
    const cue = stateAt(trace, "cue", t)!.velocity;
    const object = stateAt(trace, "1", t)!.velocity;
    // The line from the cue ball to the other: 2·√(R·r) along, r − R up, R + r long.
    const flat = reach / sum;
    const steep = (ball.radius - cueBall.radius) / sum;
    const impulse = (1.95 * speed * flat) / (1 / cueBall.mass + 1 / ball.mass);
    const hops = (up: number): number => (up > TACADA_2.flight!.hop ? up : 0);
    expect(cue[0]).toBeCloseTo(speed - (impulse * flat) / cueBall.mass, 9);
    expect(cue[2]).toBeCloseTo(hops((-impulse * steep) / cueBall.mass), 9);
    expect(object[0]).toBeCloseTo((impulse * flat) / ball.mass, 9);
    expect(object[2]).toBeCloseTo(hops((-0.5 * impulse * steep) / ball.mass), 9);
    expect(cueBall.mass * cue[0] + ball.mass * object[0]).toBeCloseTo(cueBall.mass * speed, 9);
    expect(breachesOf(BAR, trace)).toEqual([]);
  });

  it("without any friction the cue ball hops of a hard stroke, and not of a soft one, nor one like the others", () => {
    const layout = { cue: [-0.3, 0], "1": [0, 0] } as const;
    const jumps = (speed: number, table = BAR) =>
      playedUnder(SMOOTH, layout, { speed }, table).events.some(
        ({ type, balls }) => type === "jump" && balls.includes("cue"),
      );
    expect(jumps(8)).toBe(true);
    expect(jumps(1)).toBe(false);
    expect(jumps(8, { ...BAR, cueBall: ball })).toBe(false);
  });

  it("meet where the spheres do, found by steps of 10 µs along 40 random paths, to 1e-10 m", () => {
    const random = randomFrom(17);
    let met = 0;
    for (let round = 0; round < 40; round++) {
      const azimuth = 0.16 * (random() - 0.5);
      const trace = struck({ cue: [-0.4, 0], "1": [0, 0] }, { speed: 1 + 6 * random(), azimuth });
      const contact = trace.events.find(({ type }) => type === "ball");
      const gapAt = (t: number): number => {
        const [x, y, z] = stateAt(trace, "cue", t)!.position;
        return Math.hypot(x, y, z - ball.radius) - sum;
      };
      const until = first(trace, "cushion", contact === undefined ? "cue" : "1").t;
      let t = 0;
      while (t < until && gapAt(t) > 0) t += 1e-5;
      expect(contact === undefined).toBe(t >= until);
      if (contact === undefined) continue;
      met++;
      expect(Math.abs(contact.t - t)).toBeLessThan(1.1e-5);
      expect(Math.abs(gapAt(contact.t))).toBeLessThan(1e-10);
    }
    expect(met).toBeGreaterThan(20);
  });

  it("touch at 2·√(R·r) under tacada-2, at R + r under tacada-1: layouts refused and balls listed as frozen so", () => {
    const at = (far: number) => ({ cue: [0, 0], "1": [far, 0] }) as const;
    for (const [profile, far] of [
      [TACADA_2, reach],
      [TACADA_1, sum],
    ] as const) {
      const engine = createEngine(BAR, { cloth: "club", profile: profile.id });
      const away = { ...PLAIN, azimuth: Math.PI, elevation: 0.6 };
      expect(engine.check(at(far - 2e-6), away)?.kind).toBe("overlapping-balls");
      expect(engine.check(at(far), away)).toBeUndefined();
      const frozen = (apart: number) => struck(at(apart), { azimuth: Math.PI }, profile).frozen.before;
      expect(frozen(far)).toEqual([{ ball: "cue", to: { ball: "1" } }]);
      expect(frozen(far + 2e-6)).toEqual([]);
    }
  });

  it("a ball that the cue ball touches is not flown over when that jumps away from it", () => {
    const trace = struck({ cue: [0, 0], "1": [0, reach] }, { speed: 4, elevation: 0.6 });
    expect(first(trace, "jump", "cue").t).toBe(0);
    expect(flownOver(trace)).toEqual([]);
    const near = struck(
      { cue: [0, 0], "1": [0.25, reach - 0.001], "2": [0.8, 0] },
      { speed: 4, elevation: 0.6 },
    );
    expect(flownOver(near)).toEqual(["1"]);
  });

  it("struck in the mirror come out in the mirror, to the last bit", () => {
    const engine = createEngine(BAR, { cloth: "club", profile: "tacada-2" });
    const play = (side: 1 | -1) => {
      const layout = { cue: [-0.3, 0.05 * side], "1": [0, 0], "2": [2 * ball.radius, 0.001 * side] } as const;
      const result = engine.simulate(layout, { ...PLAIN, speed: 6, azimuth: -0.12 * side });
      if (!result.ok) throw new Error(result.problem.path);
      return result.trace.final;
    };
    const one = play(1);
    const two = play(-1);
    for (const [id, place] of Object.entries(one)) expect(two[id]).toEqual([place[0], -place[1]]);
  });
});
