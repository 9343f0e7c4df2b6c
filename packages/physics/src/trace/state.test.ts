import { describe, expect, it } from "vitest";
import { played } from "../testing/lab.ts";
import { digestOf } from "./digest.ts";
import { positionsAt, stateAt } from "./state.ts";

const trace = played({ cue: [-0.5, 0.1], "5": [0, 0], "red:1": [0.4, 0.2] }, { speed: 3, azimuth: -0.2 });

describe("a trace asked at any time", () => {
  it("starts and ends where the layout and the outcome say", () => {
    expect(stateAt(trace, "cue", 0)?.position).toEqual([-0.5, 0.1, 0.02625]);
    expect(stateAt(trace, "cue", -1)?.position).toEqual([-0.5, 0.1, 0.02625]);
    const end = stateAt(trace, "5", trace.duration + 10);
    expect(end?.motion).toBe("rest");
    expect(end?.position.slice(0, 2)).toEqual(trace.final["5"]);
    expect(end?.velocity).toEqual([0, 0, 0]);
    expect(stateAt(trace, "9", 0)).toBeUndefined();
  });

  it("is continuous: one microsecond moves no ball by more than its speed allows", () => {
    for (let t = 0; t < trace.duration; t += trace.duration / 997) {
      for (const ball of trace.balls) {
        const [x, y] = stateAt(trace, ball, t)!.position;
        const [nextX, nextY] = stateAt(trace, ball, t + 1e-6)!.position;
        expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(5e-6);
      }
    }
  });

  it("has velocity as the slope of position", () => {
    const t = 0.05;
    const before = stateAt(trace, "cue", t - 1e-5)!.position;
    const after = stateAt(trace, "cue", t + 1e-5)!.position;
    const { velocity } = stateAt(trace, "cue", t)!;
    for (const axis of [0, 1, 2] as const) {
      expect((after[axis] - before[axis]) / 2e-5).toBeCloseTo(velocity[axis], 7);
    }
  });

  it("writes the places of all balls for a picture, the same at any rate of sampling", () => {
    const out = new Float64Array(3 * trace.balls.length);
    for (const t of [0, 0.11, 0.5, 99]) {
      positionsAt(trace, t, out);
      const expected = trace.balls.flatMap((ball) => stateAt(trace, ball, t)!.position);
      expect([...out]).toEqual(expected);
    }
  });

  it.each([24, 60, 1000])(
    "is the same picture, and the same stroke, seen %d times a second as seen at once",
    (rate) => {
      const before = digestOf(trace);
      const seen = new Float64Array(3 * trace.balls.length);
      const once = new Float64Array(3 * trace.balls.length);
      let way = 0;
      let last: readonly number[] | undefined;
      for (let frame = 0; frame <= trace.duration * rate + 1; frame++) {
        positionsAt(trace, frame / rate, seen);
        if (last !== undefined) way += Math.hypot(seen[0]! - last[0]!, seen[1]! - last[1]!);
        last = [...seen];
        if (frame % rate !== 0) continue;
        positionsAt(trace, frame / rate, once);
        expect([...seen]).toEqual([...once]);
        expect(stateAt(trace, "5", frame / rate)!.position).toEqual([...once].slice(3, 6));
      }
      // Chords are no longer than the way, and no much shorter.
      expect(way).toBeLessThanOrEqual(trace.travel["cue"]! + 1e-12);
      expect(way).toBeGreaterThan(trace.travel["cue"]! - 1 / rate);
      expect(digestOf(trace)).toBe(before);
    },
  );

  it("survives JSON with the same digest", () => {
    expect(digestOf(JSON.parse(JSON.stringify(trace)))).toBe(digestOf(trace));
  });

  it("lists balls as people do, and frozen ones before and after", () => {
    expect(trace.balls).toEqual(["cue", "5", "red:1"]);
    const frozen = played({ cue: [0, 0], "1": [0.0525, 0], "2": [0.5, 0.68375] }, { azimuth: 3 });
    expect(frozen.frozen.before).toEqual([
      { ball: "cue", to: { ball: "1" } },
      { ball: "2", to: { cushion: "4-5" } },
    ]);
    expect(frozen.frozen.after).toEqual([{ ball: "2", to: { cushion: "4-5" } }]);
  });
});

describe("digest", () => {
  it("is the one of this stroke on every machine", () => {
    expect(digestOf(trace)).toMatchInlineSnapshot(
      `"cf78e90a2ba46d5094b007d8a5dfc2695d8977d210a38ea967618c6368c20581"`,
    );
  });

  it("changes with the last bit of a place", () => {
    const [x, y] = trace.final["cue"]!;
    const other = { ...trace, final: { ...trace.final, cue: [x * (1 + 2 ** -52), y] as const } };
    expect(digestOf(other)).not.toBe(digestOf(trace));
  });
});
