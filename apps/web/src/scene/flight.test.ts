import { describe, expect, it } from "vitest";
import { HIGHEST } from "./angles.ts";
import { Flight } from "./flight.ts";

const THERE = { turn: 0.5, rise: 0.7 };

describe("the way of the eye", () => {
  it("leaves the top view from straight above and comes back to it", () => {
    const flight = new Flight();
    flight.to(THERE, true);
    expect(flight.free).toBe(true);
    expect(flight.at(0)).toEqual({ turn: 0, rise: HIGHEST });
    expect(flight.at(500)).toEqual(THERE);
    flight.to(undefined, true);
    expect(flight.at(600).rise).toBeCloseTo(THERE.rise, 9);
    expect(flight.free).toBe(true);
    flight.at(1000);
    expect(flight.free).toBe(false);
  });

  it("is there at once where nothing may move", () => {
    const flight = new Flight();
    flight.to(THERE, false);
    expect(flight.moving).toBe(false);
    expect(flight.at(0)).toEqual(THERE);
    flight.to(undefined, false);
    expect(flight.free).toBe(false);
  });
});
