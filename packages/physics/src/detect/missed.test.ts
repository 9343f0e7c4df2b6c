import { outlineOf, SINUCA_BRASILEIRA, TABLES, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_1, TACADA_2 } from "../profile.ts";
import { type Boundary, boundaryOf } from "../table/boundary.ts";
import { FLOOR, groundAt, TOP } from "../table/ground.ts";
import { RAIL } from "../table/rail.ts";
import { played, playedUnder } from "../testing/lab.ts";
import { backGap, clearance, moment, segmentAt } from "../testing/laws/moment.ts";
import { raised, randomFrom, randomLayout, randomStrike } from "../testing/random.ts";
import { strokeOf } from "../testing/strikes.ts";
import type { Segment, Trace } from "../trace/trace.ts";

const table = SINUCA_BRASILEIRA;
const { radius } = table.ball;

/** Seconds from one look at a flight to the next. */
const STEP = 1e-4;
/** The kind of strokes that are jumps. */
const JUMPS = 1;

interface Meeting {
  readonly ball: string;
  readonly t: number;
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
      if (gap <= 0) return { ball: id, t };
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

  it("flights end where brute force in 0.1 ms steps has them end, and there is something: 300 jumps on five tables", () => {
    const ends = new Map<string, number>();
    for (let seed = 1; seed <= 300; seed++) {
      const random = randomFrom(seed);
      const on = TABLES[seed % TABLES.length]!;
      const { layout, strike } = strokeOf(JUMPS, on, random, TACADA_2);
      const trace = playedUnder(TACADA_2, layout, raised(on, layout, strike), on);
      const room = new Room(on, trace);
      for (const [i, path] of trace.paths.entries()) {
        for (const [at, segment] of path.entries()) {
          const end = path[at + 1]?.t ?? segment.t;
          const told = trace.events.filter(({ t, balls }) => t === end && balls.includes(trace.balls[i]!));
          if (segment.motion !== "fly" || told.some(({ type }) => type === "cue")) continue;
          const found = endOfFlight(room, trace, i, at);
          const name = `seed ${seed}, ${trace.balls[i]} from ${segment.t}`;
          expect(found?.t ?? Infinity, `${name}: ${found?.what} missed`).toBeGreaterThan(end - STEP);
          // A graze is too shallow for steps: then there is at least something to be met.
          if (found === undefined || found.t > end + 1e-3) {
            expect(room.at(i, segment, end).gap, `${name}: ${told[0]?.type}`).toBeLessThan(1e-6);
          }
          const type = told[0]?.type ?? "none";
          ends.set(type, (ends.get(type) ?? 0) + 1);
        }
      }
    }
    expect([...ends.keys()].sort()).toEqual(["back", "ball", "cushion", "drop", "floor", "land", "rail"]);
    for (const [type, count] of ends) expect(count, type).toBeGreaterThan(2);
  }, 60_000);
});

/** The first instant of a flight, in steps, at which the ball is in something. */
function endOfFlight(
  room: Room,
  { paths }: Trace,
  i: number,
  at: number,
): { t: number; what: string } | undefined {
  const segment = paths[i]![at]!;
  const end = paths[i]![at + 1]!.t;
  for (let { t } = segment; t < end + 1e-3; t += STEP) {
    const { gap, what } = room.at(i, segment, t);
    if (gap < -1e-7) return { t, what };
  }
  return undefined;
}

/** What a ball in the air can meet. */
class Room {
  readonly #height: number;
  readonly #boundary: Boundary;
  readonly #radii: readonly number[];
  readonly #trace: Trace;

  constructor(on: TableSpec, trace: Trace) {
    this.#height = on.noseHeight;
    this.#boundary = boundaryOf(outlineOf(on));
    this.#radii = trace.balls.map((id) => (id === "cue" ? on.cueBall : on.ball).radius);
    this.#trace = trace;
  }

  /** How far ball `i` on a segment is at `t` from the nearest of all that, metres, and what that is. */
  at(i: number, segment: Segment, t: number): { gap: number; what: string } {
    const ball = moment(segment, t);
    const radius = this.#radii[i]!;
    let gap = Infinity;
    let what = "nothing";
    const see = (apart: number, name: string): void => {
      if (apart >= gap) return;
      gap = apart;
      what = name;
    };
    for (const [j, path] of this.#trace.paths.entries()) {
      const other = moment(segmentAt(path, t), t);
      if (j === i || !(other.up || (other.falls && other.z > 0))) continue;
      const apart = Math.hypot(ball.x - other.x, ball.y - other.y, ball.z - other.z);
      see(apart - radius - this.#radii[j]!, this.#trace.balls[j]!);
    }
    const under = groundAt(this.#boundary, ball.x, ball.y);
    const height = under === TOP ? this.#height : under === FLOOR ? RAIL.floor : 0;
    see(ball.z - radius - height, under >= 0 ? "a hole" : "the ground");
    if (under === FLOOR) return { gap, what };
    for (const part of this.#boundary.parts) {
      if (part.kind !== "drop") see(clearance(part, ball, radius, this.#height), part.cushion);
    }
    const hole = this.#boundary.parts[under];
    if (hole?.kind === "drop") {
      for (const wall of hole.walls) see(clearance(wall, ball, radius, this.#height), wall.cushion);
      see(backGap(hole, ball, radius, this.#height), "a pocket's back");
    }
    return { gap, what };
  }
}
