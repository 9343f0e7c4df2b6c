import { SINUCA_BRASILEIRA, TABLES } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { CLOTHS, PROFILES } from "../conditions.ts";
import { createEngine } from "../engine.ts";
import { TACADA_1 } from "../profile.ts";
import { played, playedUnder } from "../testing/lab.ts";
import { raised, randomFrom, randomLayout, randomStrike } from "../testing/random.ts";
import { digestOf } from "../trace/digest.ts";
import { stateAt } from "../trace/state.ts";
import { EVENT_TYPES, type Trace } from "../trace/trace.ts";
import { bytesOfTrace, traceOfBytes } from "./bytes.ts";
import { type PackedTrace, packTrace, unpackTrace } from "./trace.ts";

const ROW = Math.sqrt(3) * SINUCA_BRASILEIRA.ball.radius;
const pack = [0, 1, 2, 3, 4].flatMap((depth) =>
  Array.from(
    { length: depth + 1 },
    (_, at) => [0.71 + depth * ROW, (2 * at - depth) * SINUCA_BRASILEIRA.ball.radius] as const,
  ),
);
const opening = played(
  { cue: [-0.97, 0.02], ...Object.fromEntries(pack.map((place, at) => [String(at + 1), place])) },
  { speed: 7, azimuth: -0.0119 },
);
const small = played({ cue: [-0.5, 0.1], "5": [0, 0], "red:1": [0.4, 0.2] }, { speed: 3, azimuth: -0.2 });

/** As a file has it: what JSON makes of it has the same shape. */
const stored = (packed: PackedTrace): PackedTrace => JSON.parse(JSON.stringify(packed)) as PackedTrace;

function traceOf(seed: number): Trace {
  const random = randomFrom(seed);
  const table = TABLES[seed % TABLES.length]!;
  const profile = PROFILES[seed % PROFILES.length]!;
  const cloth = CLOTHS[seed % CLOTHS.length]!;
  const layout = randomLayout(table, random, 1 + Math.floor(15 * random()), seed % 4 === 0);
  const result = createEngine(table, { cloth, profile }).simulate(
    layout,
    raised(table, layout, randomStrike(random)),
  );
  if (!result.ok) throw new Error(result.problem.expected);
  return result.trace;
}

describe("a packed trace", () => {
  it("gives back the whole trace, through JSON and through bytes: seeds 1 to 200, every table, profile and cloth", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const trace = traceOf(seed);
      expect(unpackTrace(stored(packTrace(trace))), `seed ${seed}`).toEqual(trace);
      expect(traceOfBytes(bytesOfTrace(trace)), `seed ${seed}`).toEqual(trace);
    }
  });

  it("has every ball's position, velocity and spin at any time to the last bit, and the digest", () => {
    const back = traceOfBytes(bytesOfTrace(opening))!;
    for (let t = 0; t < opening.duration; t += opening.duration / 97) {
      for (const ball of opening.balls) expect(stateAt(back, ball, t)).toEqual(stateAt(opening, ball, t));
    }
    expect(digestOf(back)).toBe(digestOf(opening));
  });

  it("is small: a break under 30 kB as JSON, a quarter of that as bytes", () => {
    expect(opening.events.length).toBeGreaterThan(80);
    expect(JSON.stringify(packTrace(opening)).length).toBeLessThan(15_000);
    expect(bytesOfTrace(opening).length).toBeLessThan(7_500);
  });

  it("needs no law to hold: figures that are not the profile's are written out", () => {
    const slippery = {
      ...TACADA_1,
      cloth: { ...TACADA_1.cloth, club: { ...TACADA_1.cloth.club, sliding: 0.3 } },
    };
    const trace = playedUnder(slippery, { cue: [-0.5, 0.1], "5": [0, 0] }, { speed: 3, azimuth: -0.2 });
    expect(unpackTrace(stored(packTrace(trace)))).toEqual(trace);
  });

  it("keeps what does not follow from the paths: a ball left elsewhere, an event elsewhere", () => {
    const odd: Trace = {
      ...small,
      final: { ...small.final, "5": [0.1, 0.2] },
      events: small.events.map((event, at) => (at === 1 ? { ...event, at: [1, 2, 3] } : event)),
      stopRule: 2,
    };
    expect(unpackTrace(stored(packTrace(odd)))).toEqual(odd);
  });

  it.each<[string, Partial<PackedTrace>]>([
    ["another version", { format: "tacada/trace@2" as PackedTrace["format"] }],
    ["an unknown profile", { profile: "tacada-99" }],
    ["an unknown cloth", { cloth: "velvet" }],
    ["a ball too few", { balls: ["cue", "5"] }],
    ["a ball too many", { balls: ["cue", "5", "red:1", "red:2"] }],
    ["no codes", { codes: [] }],
    ["no numbers", { numbers: [] }],
    ["codes out of range", { codes: packTrace(small).codes.map((code) => code + 100) }],
    ["numbers that are none", { numbers: packTrace(small).numbers.map(() => Number.NaN) }],
  ])("is refused: %s", (_, change) => {
    expect(unpackTrace({ ...packTrace(small), ...change })).toBeUndefined();
  });

  it("is refused where bytes are missing, or too many, or none of ours", () => {
    const bytes = bytesOfTrace(small);
    for (let length = 0; length < bytes.length; length += 7) {
      expect(traceOfBytes(bytes.subarray(0, length))).toBeUndefined();
    }
    expect(traceOfBytes(Uint8Array.of(...bytes, 0))).toBeUndefined();
    expect(traceOfBytes(new Uint8Array(1000).fill(255))).toBeUndefined();
    expect(traceOfBytes(bytes.map((byte, at) => (at === 5 ? 0 : byte)))).toBeUndefined();
  });

  it("names kinds of events by their place, which no later kind may change", () => {
    const known = "cue miscue ball cushion drop pot jump land rail floor roll spin rest bounce back";
    expect(EVENT_TYPES.join(" ")).toBe(known);
  });

  it("is read where it does not start its memory", () => {
    const bytes = bytesOfTrace(small);
    const memory = new Uint8Array(bytes.length + 3);
    memory.set(bytes, 3);
    expect(traceOfBytes(memory.subarray(3))).toEqual(small);
  });
});
