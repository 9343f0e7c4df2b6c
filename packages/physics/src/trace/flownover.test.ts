import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_2 } from "../profile.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { first, played, playedUnder } from "../testing/lab.ts";
import { flownOver } from "./flownover.ts";

const { radius } = SINUCA_BRASILEIRA.ball;
const JUMP = { speed: 4, elevation: 0.7 };
const over = (layout: PhysicsLayout, strike: Partial<PhysicsStrike>) =>
  flownOver(playedUnder(TACADA_2, layout, strike));
/** A ball in the way of a jump to the ball 6, or `aside` of that way. */
const inTheWay = (aside = 0) => ({ cue: [-0.5, 0], "7": [-0.24, aside], "6": [0.4, 0] }) as const;

describe("balls flown over", () => {
  it("are those that the cue ball clears, not one that it comes down on or rolls past", () => {
    expect(over(inTheWay(), JUMP)).toEqual(["7"]);
    expect(over(inTheWay(), { ...JUMP, speed: 2.6 })).toEqual([]);
    expect(over(inTheWay(3 * radius), { speed: 4 })).toEqual([]);
  });

  it("are those that lie under the flight by a part of them, and not those beside it", () => {
    expect(over(inTheWay(2 * radius - 0.001), JUMP)).toEqual(["7"]);
    expect(over(inTheWay(2 * radius + 0.001), JUMP)).toEqual([]);
  });

  it("are none after the first contact", () => {
    const layout = { cue: [-0.5, 0], "7": [-0.2, 0], "5": [0.1, 1.5 * radius] } as const;
    const strike = { speed: 4, elevation: 0.5 };
    const trace = playedUnder(TACADA_2, layout, strike);
    const meeting = first(trace, "ball", "7").t;
    const path = trace.paths[trace.balls.indexOf("cue")] ?? [];
    const flight = path.find(({ t, motion }) => t === meeting && motion === "fly");
    expect(flight?.v[0]).toBeGreaterThan(0.5);
    expect(first(trace, "land", "cue").at[0]).toBeGreaterThan(0.3);
    expect(flownOver(trace)).toEqual([]);
  });

  it("are not those frozen to the cue ball that it leaves in the air", () => {
    const beside = { cue: [-0.5, 0], "7": [-0.5, 2 * radius], "6": [0.4, 0] } as const;
    expect(over(beside, JUMP)).toEqual([]);
  });

  it("are none where nothing flies", () => {
    const layout = { cue: [-0.5, 0], "6": [0.4, 0] } as const;
    expect(flownOver(played(layout, JUMP))).toEqual([]);
  });
});
