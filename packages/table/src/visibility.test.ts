import { describe, expect, it } from "vitest";
import {
  degreeOf,
  dPlaces,
  type LyingBall,
  outlineOf,
  type Point,
  point,
  SINUCA_BRASILEIRA,
  snookerInHand,
  snookerOf,
  visibilityOf,
} from "./index.ts";

const R = SINUCA_BRASILEIRA.ball.radius;
const ball = (name: string, x: number, y: number): LyingBall => ({ ball: name, at: point(x, y), radius: R });
const seen = (cue: Point, target: LyingBall, ...obstacles: LyingBall[]) =>
  visibilityOf({ cue, cueRadius: R, obstacles }, target);

describe("visibility of a ball", () => {
  const cue = point(-0.5, 0);
  const target = ball("1", 0.5, 0);

  it("is whole with nothing in the way", () => {
    expect(seen(cue, target)).toEqual({ leftEdge: true, rightEdge: true, fullBall: true, anyPoint: true });
  });

  it("loses one edge to a ball that reaches into its corridor from that side", () => {
    // The corridor of a straight path is two radii wide on each side of its line.
    const view = seen(cue, target, ball("5", 0, 2.9 * R));
    expect(view).toMatchObject({ leftEdge: false, rightEdge: true, fullBall: true, firstObstacle: "5" });
    expect(degreeOf(view)).toBe("partial-aggravated");
  });

  it("keeps both edges when the ball stands one tenth of a radius clear of the edge's corridor", () => {
    // Half-way to the target the edge path is R aside, so 3 R is where the obstacle just touches it.
    expect(degreeOf(seen(cue, target, ball("5", 0, 3.1 * R)))).toBe("none");
  });

  it("is partial when the middle is hidden and a side is open", () => {
    const view = seen(cue, target, ball("5", 0, 1.5 * R));
    expect(view).toMatchObject({ leftEdge: false, fullBall: false, rightEdge: true });
    expect(degreeOf(view)).toBe("partial");
  });

  it("is nothing behind a ball in line", () => {
    const view = seen(cue, target, ball("5", 0, 0));
    expect(view).toEqual({
      leftEdge: false,
      rightEdge: false,
      fullBall: false,
      anyPoint: false,
      firstObstacle: "5",
    });
    expect(degreeOf(view)).toBe("total");
  });

  it("is open in a gap between two balls that hide both edges and the middle is passed aside", () => {
    const gate = [ball("5", 0, 3.2 * R), ball("6", 0, -1.2 * R)];
    const view = seen(cue, target, ...gate);
    expect(view).toMatchObject({ fullBall: false, rightEdge: false, anyPoint: true });
  });

  it("ignores what stands behind the target or behind the cue ball", () => {
    expect(degreeOf(seen(cue, target, ball("5", 0.6, 0.01), ball("6", -0.6, 0)))).toBe("none");
  });

  it("is not hidden by a ball that touches the cue ball from the side away from the path", () => {
    expect(degreeOf(seen(cue, target, ball("5", -0.5 - 2 * R, 0)))).toBe("none");
  });

  it("is hidden by a ball that touches the cue ball in the path", () => {
    expect(degreeOf(seen(cue, target, ball("5", -0.5 + 2 * R, 0)))).toBe("total");
  });

  it("mirrors about the long axis", () => {
    const right = seen(point(-0.5, -0.1), ball("1", 0.5, -0.2), ball("5", 0, -0.17));
    const left = seen(point(-0.5, 0.1), ball("1", 0.5, 0.2), ball("5", 0, 0.17));
    expect(left).toEqual({ ...right, leftEdge: right.rightEdge, rightEdge: right.leftEdge });
  });
});

describe("cushions as obstacles", () => {
  const cushions = outlineOf(SINUCA_BRASILEIRA);
  const edge = SINUCA_BRASILEIRA.width / 2;

  it("hide the outer edge of a ball near a nose", () => {
    const cue = point(-0.5, edge - R);
    const target = ball("1", 0.5, edge - R);
    expect(visibilityOf({ cue, cueRadius: R, obstacles: [] }, target).leftEdge).toBe(true);
    expect(visibilityOf({ cue, cueRadius: R, obstacles: [], cushions }, target)).toMatchObject({
      leftEdge: false,
      rightEdge: true,
    });
  });

  it("hide a ball in a middle pocket's jaws from along the rail", () => {
    const cue = point(-1.2, edge - R - 0.001);
    const target = ball("1", 0, edge + 0.02);
    const view = visibilityOf({ cue, cueRadius: R, obstacles: [], cushions }, target);
    expect(view.leftEdge).toBe(false);
    expect(degreeOf(view)).not.toBe("none");
  });

  it("leave a ball in the open alone", () => {
    const view = visibilityOf(
      { cue: point(-0.9, 0), cueRadius: R, obstacles: [], cushions },
      ball("1", 0.7, -0.3),
    );
    expect(degreeOf(view)).toBe("none");
  });
});

describe("snookers", () => {
  it("are judged by the ball on that is least hidden", () => {
    const cue = point(-0.5, 0);
    const view = { cue, cueRadius: R, obstacles: [ball("5", 0, 0)] };
    const hidden = ball("1", 0.5, 0);
    const open = ball("2", 0.5, 0.5);
    expect(snookerOf(view, [hidden])).toEqual({ degree: "total", fullBallOpen: false, firstObstacle: "5" });
    expect(snookerOf(view, [hidden, open])).toEqual({ degree: "none", fullBallOpen: true });
  });

  it("in hand are none when one place of the D sees the ball", () => {
    const obstacles = [ball("5", 0, 0)];
    const places = dPlaces(SINUCA_BRASILEIRA, obstacles);
    expect(snookerInHand({ cueRadius: R, obstacles }, places, [ball("1", 0.5, 0)]).degree).toBe("none");
  });

  it("in hand are total when the ball is walled in", () => {
    const target = ball("1", 1.2, 0);
    const wall = Array.from({ length: 9 }, (_, index) => ball(`w${index}`, 1.1, (index - 4) * 2 * R));
    const places = dPlaces(SINUCA_BRASILEIRA, wall, 0.02);
    expect(snookerInHand({ cueRadius: R, obstacles: wall }, places, [target]).degree).toBe("total");
  });
});
