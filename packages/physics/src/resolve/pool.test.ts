import { BAR, outlineOf, POOL_8FT, POOL_9FT, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { createEngine } from "../engine.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { IDEAL_BALLS, PLAIN, playedUnder } from "../testing/lab.ts";
import { breachesOf } from "../testing/laws.ts";
import type { Trace } from "../trace/trace.ts";

function played(table: TableSpec, layout: PhysicsLayout, strike: Partial<PhysicsStrike>): Trace {
  const result = createEngine(table, { cloth: "club", profile: "tacada-1" }).simulate(layout, {
    ...PLAIN,
    ...strike,
  });
  if (!result.ok) throw new Error(`${result.problem.path}: ${result.problem.found}`);
  return result.trace;
}

/** A place `back` metres before the mouth of a pocket and `aside` metres to the right of its axis. */
function before(table: TableSpec, pocket: number, back: number, aside = 0): readonly [number, number] {
  const shape = pocket === 2 || pocket === 5 ? table.middle : table.corner;
  const drop = outlineOf(table).drops.find((each) => each.pocket === pocket);
  if (drop === undefined) throw new Error(`no pocket ${pocket}`);
  const { center, axis, radius } = drop;
  const inward = radius + shape.dropSetback + back;
  return [center.x - inward * axis.x + aside * axis.y, center.y - inward * axis.y - aside * axis.x];
}

const pocketsOf = (trace: Trace, ball: string) =>
  trace.events.flatMap((event) => (event.type === "pot" && event.balls[0] === ball ? [event.pocket] : []));

describe.each([BAR, POOL_9FT, POOL_8FT])("the table $id", (table) => {
  it.each([1, 2, 3, 4, 5, 6])("takes a ball struck straight into pocket %i", (pocket) => {
    const layout = { cue: before(table, pocket, 0.5), "1": before(table, pocket, 0.25) };
    const azimuth = Math.atan2(layout["1"][1] - layout.cue[1], layout["1"][0] - layout.cue[0]);
    expect(pocketsOf(played(table, layout, { azimuth, speed: 1.5 }), "1")).toEqual([pocket]);
  });

  it("lets a ball that hits the facing slowly drop, and spits out one that hits it hard and wide", () => {
    const aside = table.corner.mouth / 2 - table.cueBall.radius + 0.002;
    const run = (speed: number, aside: number) => {
      const layout = { cue: before(table, 4, 0.3, aside) };
      return pocketsOf(played(table, layout, { azimuth: Math.PI / 4, speed }), "cue");
    };
    expect(run(0.7, aside)).toEqual([4]);
    expect(run(0.7, aside + 0.035)).toEqual([]);
  });
});

describe("a cue ball of its own size", () => {
  const ideal = (layout: PhysicsLayout, strike: Partial<PhysicsStrike>) =>
    playedUnder(IDEAL_BALLS, layout, strike, BAR);
  const after = (trace: Trace, ball: string) => {
    const met = trace.events.find((event) => event.type === "ball")?.t ?? 0;
    return trace.paths[trace.balls.indexOf(ball)]?.find((segment) => segment.t === met)?.v ?? [0, 0, 0];
  };

  it("runs on after a full hit: v (m₁ − m₂) / (m₁ + m₂), and the ball leaves with 2 m₁ v / (m₁ + m₂)", () => {
    const { cueBall, ball } = BAR;
    // So near that the cue ball still slides with nearly all of its speed.
    const gap = 1e-6;
    const trace = ideal({ cue: [0, 0], "1": [cueBall.radius + ball.radius + gap, 0] }, { speed: 3 });
    const all = cueBall.mass + ball.mass;
    expect(after(trace, "cue")[0]).toBeCloseTo((3 * (cueBall.mass - ball.mass)) / all, 4);
    expect(after(trace, "1")[0]).toBeCloseTo((3 * 2 * cueBall.mass) / all, 4);
  });

  it("sends the ball along the line of centres, which is not that of equal balls", () => {
    const { cueBall, ball } = BAR;
    const reach = cueBall.radius + ball.radius;
    const aside = reach / 2;
    const trace = ideal({ cue: [0, 0], "1": [0.3, aside] }, { speed: 3 });
    const [x, y] = after(trace, "1");
    expect(Math.atan2(y, x)).toBeCloseTo(Math.PI / 6, 9);
  });

  it("meets cushions under a nose made for the other balls, and loses energy there", () => {
    const trace = played(BAR, { cue: [0, 0] }, { azimuth: 0.4, speed: 4 });
    expect(trace.events.filter((event) => event.type === "cushion").length).toBeGreaterThan(1);
    expect(breachesOf(BAR, trace)).toEqual([]);
  });
});

it("takes no ball behind the end of a facing for one that lies in a mouth", () => {
  const strike = { speed: 1, azimuth: 0, elevation: 0.05, tip: [0, 0] } as const;
  const engine = createEngine(POOL_9FT, { cloth: "club", profile: "tacada-2" });
  expect(engine.check({ cue: [0, 0], "5": [1.2449, -0.697] }, strike)).toMatchObject({
    kind: "off-the-bed",
    path: "balls.5",
  });
});
