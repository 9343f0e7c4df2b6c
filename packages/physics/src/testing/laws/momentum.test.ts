import { TABLES, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_1, TACADA_2 } from "../../profile.ts";
import type { Trace, TraceEvent } from "../../trace/trace.ts";
import { extremeStroke } from "../extremes.ts";
import { playedUnder } from "../lab.ts";
import { randomFrom } from "../random.ts";
import { segmentBefore } from "./moment.ts";
import { momentumBreaches } from "./momentum.ts";

type Segment = Trace["paths"][number][number];

interface Change {
  readonly table: TableSpec;
  readonly trace: Trace;
  readonly ball: number;
  readonly segment: Segment;
  readonly before: Segment;
  /** What is told of the ball at that instant. */
  readonly told: readonly TraceEvent[];
}

/** Every change of a ball's way in so many random strokes under a profile. */
function changes(profile: typeof TACADA_1, seeds: number): Change[] {
  return Array.from({ length: seeds }, (_, seed) => seed).flatMap((seed) => {
    const table = TABLES[seed % TABLES.length]!;
    const { layout, strike } = extremeStroke(table, profile, randomFrom(seed));
    const trace = playedUnder(profile, layout, strike, table);
    return trace.paths.flatMap((path, ball) =>
      path.slice(1).map((segment): Change => {
        const told = trace.events.filter(
          ({ t, balls }) => t === segment.t && balls.includes(trace.balls[ball]!),
        );
        return { table, trace, ball, segment, before: segmentBefore(path, segment.t), told };
      }),
    );
  });
}

/** The same trace with what a ball got at one change of its way multiplied. */
function changed({ trace, ball, segment, before }: Change, times: number): Trace {
  const h = segment.t - before.t;
  const v = ([0, 1, 2] as const).map((axis) => {
    const was = before.v[axis] + before.a[axis] * h;
    return was + times * (segment.v[axis] - was);
  });
  const warped: Segment = { ...segment, v: [v[0]!, v[1]!, v[2]!] };
  return {
    ...trace,
    paths: trace.paths.map((path, at) =>
      at === ball ? path.map((each) => (each === segment ? warped : each)) : path,
    ),
  };
}

/** Of so many changes at most it is asked whether the law sees them. */
const ASKED = 150;

/** The part of such changes, some of them asked evenly, that the law sees once the impulse is so many times itself. */
function seen(all: readonly Change[], times: number): number {
  const every = Math.ceil(all.length / ASKED);
  const asked = all.filter((_, at) => at % every === 0);
  const found = asked.filter((change) => momentumBreaches(change.table, changed(change, times)).length > 0);
  return found.length / asked.length;
}

const tells =
  (...kinds: readonly TraceEvent["type"][]) =>
  ({ told }: Change): boolean =>
    kinds.every((kind) => told.some(({ type }) => type === kind)) &&
    told.every(({ type }) => kinds.includes(type));

describe("of random strokes, seeds 0 to 399, the law of momentum sees", () => {
  const level = changes(TACADA_1, 400);
  const high = changes(TACADA_2, 400);

  it.each([
    ["tacada-1", level],
    ["tacada-2", high],
  ] as const)("every cushion that pulls, and most that give a sliding ball a tenth more: %s", (_, all) => {
    const met = all.filter(tells("cushion"));
    expect(met.length).toBeGreaterThan(1000);
    expect(seen(met, -1)).toBe(1);
    expect(
      seen(
        met.filter(({ before }) => before.motion === "slide"),
        1.1,
      ),
    ).toBeGreaterThan(0.3);
  });

  it("a tenth more or less for one of two balls that met, nearly always", () => {
    const met = level.filter(tells("ball"));
    expect(met.length).toBeGreaterThan(2000);
    expect(seen(met, 0.9)).toBeGreaterThan(0.99);
    expect(seen(met, 1.1)).toBeGreaterThan(0.99);
  });

  it("the same where the slate below may rub either, more often than not", () => {
    const met = high.filter(tells("ball"));
    expect(met.length).toBeGreaterThan(1000);
    expect(seen(met, -1)).toBeGreaterThan(0.95);
    expect(seen(met, 1.1)).toBeGreaterThan(0.5);
  });

  it("a ball pressed into a cushion by another that comes back the wrong way", () => {
    const met = [...level, ...high].filter(tells("ball", "cushion"));
    expect(met.length).toBeGreaterThan(15);
    expect(seen(met, -1)).toBeGreaterThan(0.85);
  });

  it("a landing that pulls the ball down", () => {
    const met = high.filter(tells("land"));
    expect(met.length).toBeGreaterThan(500);
    expect(seen(met, -1)).toBeGreaterThan(0.99);
  });

  it("an edge of a pocket that pulls, of which nothing is told", () => {
    const met = high.filter(
      ({ before, segment, told }) =>
        told.length === 0 && before.motion === "fall" && segment.motion === "fall" && segment.p[2] > 0,
    );
    expect(met.length).toBeGreaterThan(15);
    expect(seen(met, -1)).toBeGreaterThan(0.95);
  });
});
