import { point } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { hitOf } from "./hit.ts";

const R = 0.02625;
const meeting = (y: number) => ({
  cue: [point(-1, y), point(-0.5, y), point(-Math.sqrt(4 * R * R - y * y), y)],
  meets: { ball: "5", cueAt: point(-Math.sqrt(4 * R * R - y * y), y), way: [] },
});

describe("how full a ball is met", () => {
  it("is full on the line of the middles and nothing at the edge", () => {
    expect(hitOf(meeting(0), [0, 0])).toMatchObject({ ball: "5", fullness: 1 });
    expect(hitOf(meeting(2 * R), [0, 0])?.fullness).toBeCloseTo(0, 9);
  });

  it("is half when the cue ball's middle points at the edge, and says on which side the ball lies", () => {
    expect(hitOf(meeting(R), [0, 0])?.fullness).toBeCloseTo(0.5, 9);
    expect(hitOf(meeting(R), [0, 0])?.aside).toBeCloseTo(1, 9);
    expect(hitOf(meeting(-R), [0, 0])?.aside).toBeCloseTo(-1, 9);
  });

  it("is none where no ball is met", () => {
    expect(hitOf({ cue: [point(0, 0), point(1, 0)] }, [0, 0])).toBeUndefined();
  });
});
