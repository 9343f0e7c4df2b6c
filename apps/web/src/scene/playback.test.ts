import { createEngine } from "@tacada/physics";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { Playback } from "./playback.ts";

const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile: "tacada-1" });
const played = engine.simulate(
  { cue: [-0.9, 0], "1": [0, 0.01] },
  { speed: 2, azimuth: 0, elevation: 0, tip: [0.1, 0.2] },
);
if (!played.ok) throw new Error(played.problem.expected);
const { trace } = played;

describe("a stroke being shown", () => {
  it("takes its time from the clock, not from the pictures", () => {
    const poses = (step: number) => {
      const playback = new Playback(trace, 1);
      let last = playback.advance(0);
      for (let now = step; now <= 600; now += step) last = playback.advance(now);
      return last.map(({ p }) => p);
    };
    expect(poses(50)).toEqual(poses(100));
  });

  it("ends at the layout of the trace, sooner when shown faster", () => {
    const pictures = (speed: number) => {
      const playback = new Playback(trace, speed);
      let count = 0;
      let last = playback.advance(0);
      while (!playback.over) last = playback.advance(++count * 50);
      const cue = last.find(({ ball }) => ball === "cue");
      expect(cue?.p[0]).toBeCloseTo(trace.final["cue"]?.[0] ?? Number.NaN, 9);
      return count;
    };
    expect(pictures(4)).toBeLessThan(pictures(1) / 3);
  });

  it("turns a ball as far as it rolls", () => {
    const playback = new Playback(trace, 1);
    let turned = 0;
    for (let now = 0; !playback.over; now += 25)
      for (const { ball, turns } of playback.advance(now))
        if (ball === "1") for (const { w, seconds } of turns) turned += Math.hypot(w[0], w[1]) * seconds;
    const rolled = (trace.travel["1"] ?? 0) / SINUCA_BRASILEIRA.ball.radius;
    expect(turned / rolled).toBeGreaterThan(0.6);
    expect(turned / rolled).toBeLessThan(1.2);
  });

  it("does not jump over the time that a sleeping page missed", () => {
    const playback = new Playback(trace, 1);
    playback.advance(0);
    playback.advance(60_000);
    expect(playback.over).toBe(false);
  });
});
