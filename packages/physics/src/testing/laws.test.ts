import { TABLES } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_1, TACADA_2 } from "../profile.ts";
import type { Segment, Trace, TraceEvent, Vector } from "../trace/trace.ts";
import { extremeStroke } from "./extremes.ts";
import { played, playedUnder } from "./lab.ts";
import { breachesOf } from "./laws.ts";
import { randomFrom } from "./random.ts";
import { deepestOverlap } from "./walk.ts";

describe("the laws would see", () => {
  const table = TABLES[0]!;
  const trace = played({ cue: [-0.4, 0], "1": [0, 0], "2": [0.5, 0.3] }, { speed: 2, azimuth: 0.002 });
  const warped = (at: number, change: (segment: Segment) => Partial<Segment>): Trace => ({
    ...trace,
    paths: trace.paths.map((path) =>
      path.map((segment, place) => (place === at ? { ...segment, ...change(segment) } : segment)),
    ),
  });
  const told = (type: TraceEvent["type"], change: Partial<TraceEvent>): Trace => ({
    ...trace,
    events: trace.events.map((event) => (event.type === type ? { ...event, ...change } : event)),
  });

  const rolling: Trace = {
    ...trace,
    paths: trace.paths.map((path) =>
      path.map((segment) => {
        const [x, y, z] = segment.a;
        return segment.motion === "roll" ? { ...segment, a: [-x, -y, z] as const } : segment;
      }),
    ),
  };

  it.each<[string, Trace, RegExp]>([
    ["a ball that jumps", warped(2, ({ p: [x, y, z] }) => ({ p: [x + 1e-6, y, z] })), /jumps/],
    ["energy from nowhere", warped(2, ({ v: [x, y, z] }) => ({ v: [x * 1.2, y, z] })), /energy rises/],
    ["a ball in a cushion", warped(2, ({ p: [x, , z] }) => ({ p: [x, table.width / 2, z] })), /in the rim/],
    ["a ball in the bed", warped(2, ({ p: [x, y] }) => ({ p: [x, y, 0.02] })), /in the bed/],
    ["momentum lost between balls", warped(1, ({ v: [x, y, z] }) => ({ v: [x * 0.5, y, z] })), /momentum/],
    ["a ball in a ball", warped(0, () => ({ p: [-0.03, 0, 0.02625] })), /cue in 1 by/],
    [
      "a ball gone through the rail",
      warped(2, ({ p: [, y, z] }) => ({ p: [1.5, y, z] })),
      /has left the table/,
    ],
    ["energy got under way", rolling, /energy rises .* before/],
    ["no stroke at its beginning", { ...trace, events: trace.events.slice(1) }, /begins with ball/],
    ["a segment out of order", warped(2, () => ({ t: 1e-3 })), /segment 2 before its time/],
    ["a stroke out of order", { ...trace, events: [...trace.events].reverse() }, /before its time/],
    [
      "a ball that never rests",
      { ...trace, paths: trace.paths.map((path) => path.slice(0, Math.max(path.length - 1, 1))) },
      /at rest/,
    ],
    ["a late start", warped(0, () => ({ t: 1e-3 })), /start at 0/],
    ["a ball stopped for nothing", broken(trace), /anew for nothing/],
    ["a meeting that is none", told("ball", { balls: ["cue", "2"] }), /ball of cue,2 .* m apart/],
    ["a cushion that was not met", told("cushion", { cushion: "6-1" }), /m from it/],
    ["balls that met and go on into each other", unmet(trace), /close in/],
    ["a rolling ball that slips", told("roll", { t: 1e-3 }), /slips/],
    ["a ball at rest that moves", told("rest", { t: 1e-3 }), /rest .* moves/],
  ])("%s", (_, warp, breach) => {
    expect(breachesOf(table, trace)).toEqual([]);
    expect(breachesOf(table, warp).join("\n")).toMatch(breach);
  });

  const jump = playedUnder(TACADA_2, { cue: [-0.4, 0] }, { speed: 3, elevation: 0.6 }, table);
  const pot = playedUnder(TACADA_2, { cue: [0, 0.3] }, { speed: 1, azimuth: Math.PI / 2 }, table);
  const hard = playedUnder(TACADA_2, { cue: [0, 0.3] }, { speed: 6, azimuth: Math.PI / 2 }, table);
  const out = playedUnder(TACADA_2, { cue: [0, 0.4] }, { speed: 4, azimuth: Math.atan2(1, 0.1) }, table);
  const rail = playedUnder(
    TACADA_2,
    { cue: [-0.9, 0.66] },
    { speed: 4.2, azimuth: 0.12, elevation: 0.75 },
    table,
  );
  const later = (from: Trace, type: TraceEvent["type"], by: number): Trace => ({
    ...from,
    events: from.events.map((event) => (event.type === type ? { ...event, t: event.t + by } : event)),
  });

  it.each<[string, Trace, Trace, RegExp]>([
    ["a landing before the ball is down", jump, later(jump, "land", -1e-3), /land .* above/],
    ["one on the top of a rail", rail, later(rail, "rail", -1e-3), /rail .* above/],
    ["a ball that drops before it is at the edge", pot, later(pot, "drop", -1e-3), /drop .* inside/],
    ["a pocket's back that was not met", hard, later(hard, "back", -1e-3), /back .* m from it/],
    ["a ball that is not out of a pocket yet", out, later(out, "bounce", -1e-3), /bounce .* from an edge/],
    ["a ball that is not down yet", pot, later(pot, "pot", -1e-3), /pot .* still falls/],
    ["a jump of a ball that stays", jump, later(jump, "jump", 10), /jump .* stays/],
    ["a ball in the back of a pocket", pot, into(pot, 0.075), /in a pocket's back/],
  ])("%s", (_, sound, warp, breach) => {
    expect(breachesOf(table, sound)).toEqual([]);
    expect(breachesOf(table, warp).join("\n")).toMatch(breach);
  });

  it("balls that met and go on into each other though one of them, or a third, comes off a cushion just then", () => {
    let seen = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const { layout, strike } = extremeStroke(table, TACADA_1, randomFrom(seed));
      const pressed = playedUnder(TACADA_1, layout, strike, table);
      const off = pressed.events.find(({ t, type }) => type === "cushion" && isMeeting(pressed, t));
      if (off === undefined) continue;
      expect(breachesOf(table, pressed)).toEqual([]);
      expect(breachesOf(table, unmet(pressed, off.t)).join("\n")).toMatch(/close in/);
      seen++;
    }
    expect(seen).toBeGreaterThan(3);
  });

  it("a ball that sinks into the edge of a pocket or into its back between any two events", () => {
    expect(deepestOverlap(table, pot).depth).toBeLessThan(1e-9);
    for (const by of [-0.01, 0.03])
      expect(deepestOverlap(table, into(pot, by))).toMatchObject({ what: "cue and the table" });
  });

  it("a ball that grazes another by 2 nm, and one that goes through a cushion, between any two events", () => {
    const { radius } = table.ball;
    const ghost = (start: Segment["p"], deep: number): Trace => {
      const alone = played({ cue: [start[0], start[1]] }, { speed: 1 });
      const rest = { ...alone.paths[0]!.at(-1)!, t: 0, p: [0.1, 2 * radius - deep, radius] as const };
      return { ...alone, balls: ["cue", "1"], paths: [alone.paths[0]!, [rest]] };
    };
    expect(deepestOverlap(table, ghost([-0.4, 0, radius], -2e-9)).depth).toBe(0);
    expect(deepestOverlap(table, ghost([-0.4, 0, radius], 2e-9))).toMatchObject({ what: "cue and 1" });
    const through = played({ cue: [1.3, 0.1] }, { speed: 1 });
    const start = through.paths[0]![0]!;
    const beyond = { ...through.paths[0]!.at(-1)!, t: 0.5 };
    expect(deepestOverlap(table, { ...through, paths: [[start, beyond]] })).toMatchObject({
      what: "cue and the table",
    });
  });
});

/** The same with a ball's first segment broken in two where nothing happened. */
function broken(trace: Trace): Trace {
  const [first, ...rest] = trace.paths[0]!;
  const h = 1e-3;
  const { p, v, a, w, dw } = first!;
  const by = (from: Vector, ...rates: readonly Vector[]): Vector => {
    const at = (axis: 0 | 1 | 2): number =>
      rates.reduce((sum, rate, order) => sum + (rate[axis] * h ** (order + 1)) / (order + 1), from[axis]);
    return [at(0), at(1), at(2)];
  };
  const second = { ...first!, t: first!.t + h, p: by(p, v, a), v: by(v, a), w: by(w, dw) };
  return { ...trace, paths: [[first!, second, ...rest], ...trace.paths.slice(1)] };
}

const isMeeting = ({ events }: Trace, at: number): boolean =>
  at > 0 && events.some(({ t, type }) => t === at && type === "ball");

/** The same with two balls that met going on as if they had not. */
function unmet(trace: Trace, t = trace.events.find(({ type }) => type === "ball")!.t): Trace {
  return { ...trace, paths: trace.paths.map((path) => path.filter((segment) => segment.t !== t)) };
}

/** The same with what falls in a pocket farther in, metres across the table. */
function into(trace: Trace, by: number): Trace {
  return {
    ...trace,
    paths: trace.paths.map((path) =>
      path.map((segment) => {
        const [x, y, z] = segment.p;
        return segment.motion === "fall" ? { ...segment, p: [x, y + by, z] as const } : segment;
      }),
    ),
  };
}
