import { outlineOf, SINUCA_BRASILEIRA, TABLES, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { bytesOfTrace, traceOfBytes } from "../pack/bytes.ts";
import { type PhysicsProfile, TACADA_2 } from "../profile.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { boundaryOf, type Drop } from "../table/boundary.ts";
import { first, playedUnder } from "../testing/lab.ts";
import { backGap, edgeGap, moment } from "../testing/laws/moment.ts";
import { breachesOf } from "../testing/laws.ts";
import { between, randomFrom } from "../testing/random.ts";
import { stateAt } from "../trace/state.ts";
import type { Trace } from "../trace/trace.ts";

const table = SINUCA_BRASILEIRA;
const { radius } = table.ball;
const UP = Math.PI / 2;
const CORNER = 4;
const MIDDLE = 5;

/** Plays a strike that must keep every law and end by itself. */
function sound(layout: PhysicsLayout, strike: Partial<PhysicsStrike>, on: TableSpec = table): Trace {
  const trace = playedUnder(TACADA_2, layout, strike, on);
  expect(breachesOf(on, trace)).toEqual([]);
  expect(trace.stopRule).toBe(0);
  return trace;
}

const typesOf = (trace: Trace, ball: string) =>
  trace.events.filter((event) => event.balls[0] === ball).map((event) => event.type);

/** What became of a ball that dropped, in order. */
const fateOf = (trace: Trace, ball: string) =>
  typesOf(trace, ball).filter((type) => type === "drop" || type === "pot" || type === "bounce");

const holeOf = (on: TableSpec, pocket: number): Drop =>
  boundaryOf(outlineOf(on)).drops.find((drop) => drop.pocket === pocket)!;

/** The cue ball `far` before a pocket's edge, and the direction from there to a point `aside` of its middle, metres. */
function before({ x, y, axisX, axisY, radius: edge }: Drop, far: number, aside: number) {
  const way = edge + far;
  const cue = [x - way * axisX, y - way * axisY] as const;
  return { cue, azimuth: Math.atan2(way * axisY + aside * axisX, way * axisX - aside * axisY) };
}

describe("a ball in a pocket", () => {
  it.each(TABLES.map((each) => [each.id, each] as const))(
    "stays in it after a straight pot at any speed up to 8 m/s: %s",
    (_, on) => {
      for (const pocket of [CORNER, MIDDLE]) {
        for (const speed of [0.6, 1, 2, 3, 4, 5, 6, 7, 8]) {
          const { cue, azimuth } = before(holeOf(on, pocket), 0.3, 0);
          const trace = sound({ cue }, { speed, azimuth }, on);
          expect(fateOf(trace, "cue"), `pocket ${pocket} at ${speed}`).toEqual(["drop", "pot"]);
          expect(trace.paths[0]!.at(-1)!.p[2]).toBeCloseTo(-TACADA_2.pocket.depth, 9);
        }
      }
    },
  );

  it.each(TABLES.map((each) => [each.id, each] as const))(
    "does not sink into the edge that it tips over, however slow, to 1e-9 m: %s",
    (_, on) => {
      for (const pocket of [CORNER, MIDDLE]) {
        const hole = holeOf(on, pocket);
        for (const far of [0.008, 0.01, 0.012, 0.02, 0.03]) {
          const { cue, azimuth } = before(hole, far, 0);
          const trace = sound({ cue }, { speed: 0.2, azimuth }, on);
          const { t, p, v, a } = trace.paths[0]!.find(({ motion }) => motion === "fall")!;
          expect(Math.hypot(v[0], v[1]), `pocket ${pocket} from ${far}`).toBeLessThan(0.4);
          const sunk = Math.sqrt((-2 * p[2]) / a[2]);
          for (let h = 0; h < sunk; h += sunk / 50) {
            const at = stateAt(trace, "cue", t + h)!.position;
            const inside = hole.radius - Math.hypot(at[0] - hole.x, at[1] - hole.y);
            expect(Math.hypot(inside, at[2])).toBeGreaterThan(on.cueBall.radius - 1e-9);
          }
        }
      }
    },
  );

  it.each(TABLES.map((each) => [each.id, each] as const))(
    "is nowhere on its way in the slate's edge or the back by more than 1e-9 m, slow, aslant or hard: %s",
    (_, on) => {
      const random = randomFrom(31);
      const { drops } = boundaryOf(outlineOf(on));
      const met = { edge: 0, back: 0 };
      for (let at = 0; at < 300; at++) {
        const hole = drops[at % drops.length]!;
        const { cue, azimuth } = before(hole, between(random, 0.03, 0.4), between(random, -0.07, 0.07));
        const speed = between(random, 0.2, at % 3 === 0 ? 0.8 : 5);
        const elevation = at % 5 === 0 ? 0.4 : 0.05;
        const trace = sound({ cue }, { speed, azimuth, elevation }, on);
        const path = trace.paths[0]!;
        for (const [part, segment] of path.entries()) {
          if (segment.motion !== "fall" && segment.motion !== "fly") continue;
          const { t } = segment;
          const lasts = path[part + 1]!.t - t;
          for (let step = 0; step < 30; step++) {
            const ball = moment(segment, t + (lasts * step) / 30);
            if (ball.z < 0) break;
            const back = Math.min(
              ...drops.map((drop) => backGap(drop, ball, on.cueBall.radius, on.noseHeight)),
            );
            const edge = Math.min(...drops.map((drop) => edgeGap(drop, ball, on.cueBall.radius)));
            expect(back, `${at} at ${t}`).toBeGreaterThan(-1e-9);
            if (segment.motion === "fall") expect(edge, `${at} at ${t}`).toBeGreaterThan(-1e-9);
            if (step === 0 && t > 0 && Math.abs(back) < 1e-9) met.back++;
            if (step === 0 && segment.motion === "fall" && Math.abs(edge) < 1e-9) met.edge++;
          }
        }
      }
      expect(met.edge).toBeGreaterThan(50);
      expect(met.back).toBeGreaterThan(20);
    },
  );

  it("is pressed down by the pocket's back, whose edge is as high as a nose, at the restitution, to 1e-9", () => {
    const back = { restitution: 0.4, friction: 0 };
    const smooth: PhysicsProfile = { ...TACADA_2, pocket: { ...TACADA_2.pocket, back } };
    const hole = holeOf(table, MIDDLE);
    const trace = playedUnder(smooth, { cue: [0, 0.6] }, { speed: 4, azimuth: UP });
    const path = trace.paths[0]!;
    const at = path.findIndex(({ motion, v }) => motion === "fall" && v[1] < 0);
    const [was, is] = [path[at - 1]!, path[at]!];
    expect(first(trace, "back", "cue")).toMatchObject({ t: is.t, pocket: MIDDLE, at: is.p });
    expect(is.p[1]).toBeCloseTo(hole.y + hole.back - radius, 12);
    const down = was.v[2] + was.a[2] * (is.t - was.t);
    const sunk = (table.noseHeight - is.p[2]) / radius;
    const reach = Math.sqrt(1 - sunk * sunk);
    const push = (1 + back.restitution) * (was.v[1] * reach + down * sunk);
    expect(is.v[1]).toBeCloseTo(was.v[1] - push * reach, 9);
    expect(is.v[2]).toBeCloseTo(down - push * sunk, 9);
  });

  it("struck hard off the middle comes back between the jaws, lands, and lies on the bed", () => {
    const trace = sound({ cue: [0, 0.4] }, { speed: 4, azimuth: Math.atan2(1, 0.1) });
    expect(fateOf(trace, "cue")).toEqual(["drop", "bounce"]);
    const bounce = first(trace, "bounce", "cue");
    expect(bounce.pocket).toBe(MIDDLE);
    expect(bounce.at[2]).toBeGreaterThanOrEqual(radius);
    expect(trace.final["cue"]).toBeDefined();
    expect(traceOfBytes(bytesOfTrace(trace))).toEqual(trace);
    const softly = sound({ cue: [0, 0.4] }, { speed: 1, azimuth: Math.atan2(1, 0.1) });
    expect(fateOf(softly, "cue")).toEqual(["drop", "pot"]);
  });

  it("that has sunk under the cloth never comes back: 400 hard strokes at pockets of five tables", () => {
    let deepest = 0;
    for (const trace of strokesAtPockets(400, 0.05)) {
      for (const { t, type, balls } of trace.events) {
        if (type !== "bounce") continue;
        const path = trace.paths[trace.balls.indexOf(balls[0]!)]!;
        const fell = path.filter((segment) => segment.motion === "fall" && segment.t < t);
        deepest = Math.max(deepest, ...fell.map(({ p }) => radius - p[2]));
      }
    }
    expect(deepest).toBeGreaterThan(0.005);
    expect(deepest).toBeLessThan(2 * radius);
  });

  it("after it dropped is down or has come out, in turn, and rattles no more than 80 times: 400 strokes", () => {
    const fates = new Set<string>();
    for (const trace of strokesAtPockets(400, 0.06)) {
      const fate = fateOf(trace, "cue");
      fates.add(fate.join(" "));
      for (const [at, type] of fate.entries()) expect(type === "drop").toBe(at % 2 === 0);
      expect(fate.length % 2).toBe(0);
      expect(trace.paths[0]!.filter(({ motion }) => motion === "fall").length).toBeLessThan(80);
    }
    expect([...fates]).toEqual(
      expect.arrayContaining(["", "drop pot", "drop bounce", "drop bounce drop pot"]),
    );
  });
});

describe("at the edge of a pocket", () => {
  it("a ball that dies on the lip hangs there, and a nudge sends it down", () => {
    const { cue, azimuth } = before(holeOf(table, MIDDLE), 0.118, 0);
    const rests = [0.1, 0.12, 0.14, 0.16, 0.18, 0.2].map((speed) => sound({ cue }, { speed, azimuth }));
    expect(rests.some(({ final }) => (final["cue"]?.[1] ?? 0) > table.width / 2 - radius)).toBe(true);
    const nudged = sound({ cue: [0, 0.6], "1": [0, 0.715] }, { speed: 0.3, azimuth: UP });
    expect(fateOf(nudged, "1")).toEqual(["drop", "pot"]);
  });

  it("a ball that comes to it slowly tips over: it falls inwards at 0.2 m/s at least", () => {
    const trace = sound({ cue: [0, 0.6] }, { speed: 0.27, azimuth: UP });
    const fall = trace.paths[0]!.find(({ motion }) => motion === "fall")!;
    expect(fall.v[1]).toBeCloseTo(TACADA_2.pocket.tip, 12);
    expect(fateOf(trace, "cue")).toEqual(["drop", "pot"]);
  });

  it.each([0.4, 2, 6])("a pocket hardly wider than the ball takes it past both jaws at %d m/s", (speed) => {
    const tight = { ...table, corner: { ...table.corner, mouth: 2 * radius + 1e-5 } };
    const { cue, azimuth } = before(holeOf(tight, CORNER), 0.3, 0);
    expect(fateOf(sound({ cue }, { speed, azimuth }, tight), "cue")).toEqual(["drop", "pot"]);
  });

  it.each([0.4, 2, 6])(
    "a ball too large for the mouth touches both jaws and comes back at %d m/s",
    (speed) => {
      const narrow = { ...table, corner: { ...table.corner, mouth: 2 * radius - 1e-3 } };
      const { cue, azimuth } = before(holeOf(narrow, CORNER), 0.3, 0);
      const trace = sound({ cue }, { speed, azimuth }, narrow);
      const jaws = trace.events.filter(({ type, pocket }) => type === "cushion" && pocket === CORNER);
      expect(new Set(jaws.map(({ cushion }) => cushion))).toEqual(new Set(["3-4", "4-5"]));
      expect(fateOf(trace, "cue")).toEqual([]);
    },
  );
});

describe("a ball that comes to a pocket through the air", () => {
  it("has not dropped where it only flies over the hole", () => {
    const trace = sound({ cue: [-0.35, 0.66] }, { speed: 4, azimuth: 0.2, elevation: 0.5 });
    const { x, y, radius: edge } = holeOf(table, MIDDLE);
    const isOver = Array.from({ length: 600 }, (_, at) => stateAt(trace, "cue", at / 1000)!.position).some(
      (place) => Math.hypot(place[0] - x, place[1] - y) < edge,
    );
    expect(isOver).toBe(true);
    expect(typesOf(trace, "cue")).toContain("rail");
    expect(fateOf(trace, "cue")).toEqual([]);
  });

  it("strikes the back's upper edge, the jaws' tops or the hole, and ends: 600 flights at pockets of five tables", () => {
    const ends = new Set<string>();
    const strikes = { back: 0, drop: 0 };
    for (const trace of strokesAtPockets(600, 0.08, 0.25, 1)) {
      ends.add(trace.events.at(-1)!.type);
      if (typesOf(trace, "cue").includes("drop")) strikes.drop++;
      if (typesOf(trace, "cue").includes("back")) strikes.back++;
    }
    expect([...ends].sort()).toEqual(["floor", "pot", "rest"]);
    expect(strikes.drop).toBeGreaterThan(50);
    expect(strikes.back).toBeGreaterThan(20);
  });
});

describe("two balls at one pocket", () => {
  it("meet while the first is still over the level of the cloth, and do not once it has sunk", () => {
    const follow = (gap: number) =>
      sound(
        { cue: [0, 0.714 - 2 * radius - gap], "1": [0, 0.714] },
        { speed: 3, azimuth: UP, tip: [0, 0.4] },
      );
    const close = follow(0.002);
    const { t } = first(close, "drop", "1");
    const later = close.events.filter((event) => event.type === "ball" && event.t > t);
    expect(later.length).toBeGreaterThan(0);
    for (const meeting of later) expect(meeting.t).toBeLessThan(first(close, "pot", "1").t);
    expect(fateOf(close, "1")).toEqual(["drop", "pot"]);
    expect(fateOf(close, "cue")).toEqual(["drop", "pot"]);
  });
});

/** Hard strokes of the cue ball alone at pockets of every table, level or raised, each of which must be sound. */
function* strokesAtPockets(count: number, aside: number, low = 0.05, high = low): Generator<Trace> {
  const random = randomFrom(20);
  for (let at = 0; at < count; at++) {
    const on = TABLES[at % TABLES.length]!;
    const hole = holeOf(on, 1 + (at % 6));
    const { cue, azimuth } = before(hole, between(random, 0.2, 0.6), between(random, -aside, aside));
    const speed = low === high ? between(random, 2, 15) : between(random, 2, 6);
    yield sound({ cue }, { speed, azimuth, elevation: between(random, low, high) }, on);
  }
}
