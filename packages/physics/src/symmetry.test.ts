import { TABLES } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { CUSHION_MODELS, type PhysicsProfile, TACADA_1, TACADA_2 } from "./profile.ts";
import type { PhysicsLayout } from "./strike/strike.ts";
import { levelReach, tilts } from "./table/reach.ts";
import { withCushion } from "./testing/cushions.ts";
import { extremeStroke } from "./testing/extremes.ts";
import { playedUnder } from "./testing/lab.ts";
import { randomFrom } from "./testing/random.ts";
import { type Stroke, strokeOf } from "./testing/strikes.ts";
import { digestOf } from "./trace/digest.ts";
import { stateAt } from "./trace/state.ts";
import type { Segment, Trace, TraceEvent, Vector } from "./trace/trace.ts";

/*
 * What must change no bit: the mirror, names and order of balls, and writing a stroke down. Breaks, jumps, massés,
 * miscues and double hits are among the strokes, and each cushion has its turn.
 */
const PROFILES = [TACADA_1, TACADA_2] as const;
/** The kind of strokes that are breaks. */
const BREAKS = 0;
const PLACES = PROFILES.flatMap((profile) => TABLES.map((table) => ({ profile, table })));

const MIRRORED: Readonly<Record<string, string>> = { "1-2": "5-6", "5-6": "1-2", "2-3": "4-5", "4-5": "2-3" };
const polar = ([x, y, z]: Vector): Vector => [x, 0 - y, z];
const axial = ([x, y, z]: Vector): Vector => [0 - x, y, 0 - z];

const mirroredSegment = (segment: Segment): Segment => ({
  ...segment,
  p: polar(segment.p),
  v: polar(segment.v),
  a: polar(segment.a),
  w: axial(segment.w),
  dw: axial(segment.dw),
});

const mirroredEvent = (event: TraceEvent): unknown => ({
  ...event,
  at: polar(event.at),
  ...(event.cushion === undefined ? {} : { cushion: MIRRORED[event.cushion] ?? event.cushion }),
  ...(event.pocket === undefined ? {} : { pocket: 7 - event.pocket }),
});

const mirrored = ({ layout, strike }: Stroke): Stroke => ({
  layout: Object.fromEntries(Object.entries(layout).map(([id, [x, y]]) => [id, [x, 0 - y] as const])),
  strike: { ...strike, azimuth: 0 - strike.azimuth, tip: [0 - strike.tip[0], strike.tip[1]] },
});

/** Drops the sign of zeros, which carries no meaning: −0 and 0 are the same place. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(PLACES)("no bit changes, $profile.id, $table.id:", ({ profile, table }) => {
  const at = (seed: number): { stroke: Stroke; rules: PhysicsProfile } => {
    const rules = withCushion(profile, CUSHION_MODELS[seed % CUSHION_MODELS.length]!);
    return { stroke: extremeStroke(table, rules, randomFrom(seed)), rules };
  };
  const play = ({ layout, strike }: Stroke, rules: PhysicsProfile): Trace =>
    playedUnder(rules, layout, strike, table);

  it("in the mirror about the long axis: seeds 1 to 60", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { stroke, rules } = at(seed);
      const trace = play(stroke, rules);
      const image = play(mirrored(stroke), rules);
      expect(plain(image.events), `seed ${seed}`).toEqual(plain(trace.events.map(mirroredEvent)));
      expect(plain(image.paths), `seed ${seed}`).toEqual(
        plain(trace.paths.map((path) => path.map(mirroredSegment))),
      );
    }
  });

  it("under other names and in another order: seeds 1 to 60", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { stroke, rules } = at(seed);
      const ids = Object.keys(stroke.layout).filter((id) => id !== "cue");
      const names = new Map(ids.map((id, place) => [id, `red:${ids.length - place}`]));
      const name = (id: string): string => names.get(id) ?? id;
      const renamed = Object.entries(stroke.layout).map(([id, place]) => [name(id), place] as const);
      const trace = play(stroke, rules);
      const other = play({ ...stroke, layout: Object.fromEntries(renamed.reverse()) }, rules);
      const events = trace.events.map((event) => ({ ...event, balls: event.balls.map(name) }));
      expect(other.events, `seed ${seed}`).toEqual(events);
      for (const [id, place] of Object.entries(trace.final)) expect(other.final[name(id)]).toEqual(place);
    }
  });

  it("from the strike as it was written down: seeds 1 to 30", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { stroke, rules } = at(seed);
      // What JSON made of a stroke is one.
      const written = plain(stroke) as Stroke;
      expect(digestOf(play(written, rules)), `seed ${seed}`).toBe(digestOf(play(stroke, rules)));
    }
  });
});

describe.each(PLACES)(
  "half a turn about the middle of the table, $profile.id, $table.id:",
  ({ profile, table }) => {
    it("leaves a break what it was, whichever ball comes first: all velocities 1 µs after, to 1e-9 m/s, 40 breaks", () => {
      const turned = ({ layout, strike }: Stroke): Stroke => ({
        layout: Object.fromEntries(
          Object.entries(layout).map(([id, [x, y]]) => [id, [0 - x, 0 - y] as const]),
        ),
        strike: { ...strike, azimuth: strike.azimuth + Math.PI },
      });
      for (let seed = 1; seed <= 40; seed++) {
        const stroke = strokeOf(BREAKS, table, randomFrom(seed), profile);
        const image = turned(stroke);
        const one = playedUnder(profile, stroke.layout, stroke.strike, table);
        const two = playedUnder(profile, image.layout, image.strike, table);
        const met = one.events.find(({ type }) => type === "ball")!.t + 1e-6;
        for (const id of one.balls) {
          const [x, y, z] = stateAt(one, id, met)!.velocity;
          const [otherX, otherY, otherZ] = stateAt(two, id, met)!.velocity;
          expect(Math.hypot(x + otherX, y + otherY, z - otherZ), `seed ${seed}, ${id}`).toBeLessThan(1e-9);
        }
      }
    });
  },
);

/** Fifteen balls in a frozen triangle with its tip at `x`, symmetric about the long axis. */
function packAt(x: number, radius: number): readonly (readonly [number, number])[] {
  const row = Math.sqrt(3) * radius;
  return [0, 1, 2, 3, 4].flatMap((depth) =>
    Array.from({ length: depth + 1 }, (_, at) => [x + depth * row, (2 * at - depth) * radius] as const),
  );
}

describe.each(PLACES)("a symmetric layout, $profile.id, $table.id:", ({ profile, table }) => {
  const { ball } = table;
  const layoutOf = (cue: readonly [number, number], places: readonly (readonly [number, number])[]) =>
    Object.fromEntries([
      ["cue", cue] as const,
      ...places.map((place, at) => [String(at + 1), place] as const),
    ]);

  it("struck off the axis mirrors bit for bit, though its balls come in mirrored pairs: 20 breaks", () => {
    const layout = (aside: number): PhysicsLayout =>
      layoutOf([-table.length / 4, aside], packAt(table.length / 4, ball.radius));
    for (let round = 0; round < 20; round++) {
      const aside = 0.01 * (round - 10);
      const strike = { speed: 7, azimuth: -0.6 * aside + 0.0003, elevation: 0.06, tip: [0.1, 0.2] } as const;
      const stroke: Stroke = { layout: layout(aside), strike };
      const trace = playedUnder(profile, stroke.layout, strike, table);
      const image = mirrored(stroke);
      const other = playedUnder(profile, image.layout, image.strike, table);
      const places = (each: Trace, sign: 1 | -1) =>
        Object.values(each.final)
          .map(([x, y]) => `${x} ${sign * y + 0}`)
          .sort();
      expect(places(other, -1)).toEqual(places(trace, 1));
      expect(other.events.length).toBe(trace.events.length);
    }
  });

  it("struck along the axis parts symmetrically at the first meeting, to 1e-12 m/s, whatever touches whatever", () => {
    const reach = levelReach(tilts(profile), table.cueBall.radius, ball.radius);
    const beside = Math.sqrt(reach * reach - ball.radius * ball.radius);
    const pairs: readonly (readonly (readonly [number, number])[])[] = [
      [
        [0.4, ball.radius],
        [0.4, -ball.radius],
      ],
      [
        [0.4, 1.2 * ball.radius],
        [0.4, -1.2 * ball.radius],
      ],
      [
        [beside, ball.radius],
        [beside, -ball.radius],
      ],
      [
        [0.4, 0],
        [0.4 + Math.sqrt(3) * ball.radius, ball.radius],
        [0.4 + Math.sqrt(3) * ball.radius, -ball.radius],
      ],
      packAt(0.4, ball.radius).slice(0, 6),
    ];
    for (const places of pairs) {
      const trace = playedUnder(profile, layoutOf([0, 0], places), { speed: 3, tip: [0, 0.1] }, table);
      const { t } = trace.events.find(({ type }) => type === "ball")!;
      const after = (at: number): Segment =>
        trace.paths[trace.balls.indexOf(String(at + 1))]!.findLast((segment) => segment.t <= t)!;
      for (const [at, [x, y]] of places.entries()) {
        const opposite = places.findIndex(([otherX, otherY]) => otherX === x && otherY === 0 - y);
        const one = after(at);
        const two = mirroredSegment(after(opposite));
        expect(two.t).toBe(one.t);
        expect(two.motion).toBe(one.motion);
        for (const axis of [0, 1, 2] as const) {
          expect(Math.abs(two.p[axis] - one.p[axis])).toBeLessThan(1e-15);
          expect(Math.abs(two.v[axis] - one.v[axis])).toBeLessThan(1e-12);
          expect(Math.abs(two.w[axis] - one.w[axis])).toBeLessThan(1e-10);
        }
      }
    }
  });
});
