import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_1 } from "./profile.ts";
import { first, PLAIN, played, playedUnder } from "./testing/lab.ts";
import { stateAt } from "./trace/state.ts";

const { radius } = SINUCA_BRASILEIRA.ball;
const g = TACADA_1.gravity;
const { sliding, rolling, spinDecay } = TACADA_1.cloth.club;
const alone = { cue: [-1, 0.1] } as const;

function velocityAt(trace: ReturnType<typeof played>, t: number): readonly number[] {
  return stateAt(trace, "cue", t)?.velocity ?? [];
}

describe("a ball on the cloth", () => {
  it("rolls with 5/7 of the speed it slid off with, after 2v/(7μg) (Marlow 1995), to 1e-12", () => {
    const trace = played(alone, { speed: 1.4 });
    const roll = first(trace, "roll", "cue");
    expect(roll.t).toBeCloseTo((2 * 1.4) / (7 * sliding * g), 12);
    expect(velocityAt(trace, roll.t)[0]).toBeCloseTo(1, 12);
  });

  it("has slid 12v²/(49μg) by then, to 1e-12 m", () => {
    const trace = played(alone, { speed: 1.4 });
    expect(first(trace, "roll", "cue").at[0] + 1).toBeCloseTo((12 * 1.4 * 1.4) / (49 * sliding * g), 12);
  });

  it("rolls v²/(2μg) until it stands: a hit at 2/5 of the radius rolls at once (Coriolis 1835)", () => {
    const trace = played(alone, { speed: 0.6, tip: [0, 0.4] });
    const start = velocityAt(trace, 0)[0]!;
    expect(trace.paths[0]?.[0]?.motion).toBe("roll");
    expect(trace.final["cue"]?.[0]).toBeCloseTo(-1 + (start * start) / (2 * rolling * g), 10);
    expect(trace.duration).toBeCloseTo(start / (rolling * g), 10);
  });

  it("turns the faster by 5μg/2R a second as long as it slides (Coriolis 1835), to 1e-9 rad/s", () => {
    const trace = played(alone, { speed: 1.4, tip: [0, -0.2] });
    const [start, roll] = trace.paths[0]!;
    expect(roll?.motion).toBe("roll");
    for (const part of [0.25, 0.5, 0.99]) {
      const t = part * roll!.t;
      const turned = start!.w[1] + (2.5 * sliding * g * t) / radius;
      expect(stateAt(trace, "cue", t)?.spin[1]).toBeCloseTo(turned, 9);
    }
  });

  it("ends a draw at 3/7 and a high hit above the slide: 5/7·v + 2/7·R·w", () => {
    for (const up of [-0.4, -0.2, 0.2]) {
      const trace = played(alone, { speed: 1, tip: [0, up] });
      const slid = velocityAt(trace, 0)[0]!;
      const rolled = velocityAt(trace, first(trace, "roll", "cue").t)[0]!;
      expect(rolled / slid).toBeCloseTo(5 / 7 + (5 / 7) * up, 12);
    }
  });

  it("swerves on a parabola to 5/7·v + 2/7·R·(w × z) (Coriolis 1835), a massé by more than 40°", () => {
    const trace = played({ cue: [-0.7, 0] }, { speed: 2.2, elevation: 1.2, tip: [0.35, -0.1] });
    const [segment] = trace.paths[0]!;
    const roll = first(trace, "roll", "cue");
    const [vx, vy] = velocityAt(trace, roll.t);
    expect(vx).toBeCloseTo((5 / 7) * segment!.v[0] + (2 / 7) * radius * segment!.w[1], 12);
    expect(vy).toBeCloseTo((5 / 7) * segment!.v[1] - (2 / 7) * radius * segment!.w[0], 12);
    expect(Math.atan2(-vy!, vx!)).toBeGreaterThan((40 * Math.PI) / 180);
    expect(segment!.a[0] ** 2 + segment!.a[1] ** 2).toBeCloseTo((sliding * g) ** 2, 10);
  });

  it("goes straight with side from a level cue", () => {
    const trace = played({ cue: [-1, 0] }, { tip: [0.4, 0], speed: 1 });
    const start = trace.paths[0]![0]!;
    const { x, y } = { x: trace.final["cue"]![0] + 1, y: trace.final["cue"]![1] };
    expect(y / x).toBeCloseTo(start.v[1] / start.v[0], 12);
  });

  it("loses spin about the vertical at a steady rate apart from its way", () => {
    const trace = played({ cue: [0, 0] }, { speed: 0.3, elevation: Math.PI / 2, tip: [0, 0] });
    expect(trace.final["cue"]).toEqual([0, 0]);
    const turning = played(alone, { speed: 0.5, tip: [0.45, 0] });
    const [start] = turning.paths[0]!;
    expect(stateAt(turning, "cue", 1)?.spin[2]).toBeCloseTo(start!.w[2] - spinDecay, 10);
    const spin = start!.w[2] / spinDecay;
    expect(turning.paths[0]?.some((segment) => Math.abs(segment.t - spin) < 1e-9)).toBe(true);
  });

  it("spins on the spot after a stun with side, then rests", () => {
    const trace = played({ cue: [0, 0], "1": [0.0626, 0] }, { speed: 1, tip: [0.4, 0] });
    const motions = trace.paths[0]!.map((segment) => segment.motion);
    expect(motions.slice(-2)).toEqual(["spin", "rest"]);
    expect(first(trace, "rest", "cue").t).toBeGreaterThan(first(trace, "spin", "cue").t);
  });

  it("runs farther on new cloth and less far on slow cloth", () => {
    const [fresh, club, slow] = (["new", "club", "slow"] as const).map(
      (cloth) =>
        playedUnder(TACADA_1, alone, { ...PLAIN, speed: 0.5 }, SINUCA_BRASILEIRA, cloth).travel["cue"]!,
    );
    expect(fresh).toBeGreaterThan(club!);
    expect(club).toBeGreaterThan(slow!);
  });

  it("measures the way it went: straight, back and forth, and curved", () => {
    expect(played(alone, { speed: 0.6 }).travel["cue"]).toBeCloseTo(
      1 + played(alone, { speed: 0.6 }).final["cue"]![0],
      10,
    );
    const back = played({ cue: [0.3, 0] }, { speed: 1.2, elevation: 1.4, tip: [0, -0.5] });
    const turn = Math.max(
      ...back.paths[0]!.map((s) => s.p[0] + (s.a[0] < 0 && s.v[0] > 0 ? s.v[0] ** 2 / (-2 * s.a[0]) : 0)),
    );
    expect(back.final["cue"]![0]).toBeLessThan(0.3);
    expect(back.travel["cue"]).toBeCloseTo(2 * turn - 0.3 - back.final["cue"]![0], 6);
  });
});
