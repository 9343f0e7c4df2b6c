import type { Layout } from "@tacada/formats";
import { mouthOf, outlineOf, type Point, point, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { EVIDENCE, sightingOf } from "./index.ts";

const table = SINUCA_BRASILEIRA;
const R = table.ball.radius;
const DEGREE = Math.PI / 180;
const along = (degrees: number): Point => point(Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE));
const sees = (layout: Layout, degrees: number) => sightingOf(table, layout, along(degrees));

/** A layout with the object ball on the straight line from the cue ball into a pocket's mouth. */
function straightAt(pocket: number, cue: Point): { layout: Layout; aim: Point } {
  const drop = outlineOf(table).drops.find((each) => each.pocket === pocket);
  if (drop === undefined) throw new Error(`no pocket ${pocket}`);
  const mouth = mouthOf(drop);
  const far = Math.hypot(mouth.x - cue.x, mouth.y - cue.y);
  const aim = point((mouth.x - cue.x) / far, (mouth.y - cue.y) / far);
  return { layout: { cue: [cue.x, cue.y], "1": [cue.x + 0.4 * aim.x, cue.y + 0.4 * aim.y] }, aim };
}

describe("what the referee sees along the cue", () => {
  it("is the first ball on the line", () => {
    const layout = { cue: [-1, 0], "4": [0, 0], "6": [0.5, 0] } as const;
    expect(sees(layout, 0)).toMatchObject({ first: 4, cushionFirst: false, clear: true });
  });

  it("is a cushion when no ball lies on the line", () => {
    expect(sees({ cue: [-1, 0], "4": [0, 0] }, 90)).toEqual({ cushionFirst: true, clear: false });
  });

  it("is a cushion when the ball on the line is reached only past a jaw", () => {
    // Along the rail into the middle pocket's far jaw: the ball lies beyond it.
    const layout = { cue: [-1, table.width / 2 - R - 0.001], "4": [0.9, table.width / 2 + 0.3] } as const;
    const to = (Math.atan2(0.3 + R, 1.9) * 180) / Math.PI;
    expect(sees(layout, to).cushionFirst).toBe(true);
  });

  it("is a cushion in a corner of nothing", () => {
    expect(sees({ cue: [0, 0] }, 12)).toEqual({ cushionFirst: true, clear: false });
  });

  it.each([
    ["just outside", 1.02, true],
    ["just inside", 0.98, false],
  ])("is clear with another ball %s the margin of the corridor (5.4)", (_, share, clear) => {
    const aside = share * (R * (1 + EVIDENCE.corridorRadii) + R);
    expect(sees({ cue: [-1, 0], "4": [0.5, 0], "6": [-0.2, aside] }, 0)).toMatchObject({ first: 4, clear });
  });

  it.each([1, 2, 3, 4, 5, 6])("names pocket %i for a straight pot", (pocket) => {
    const { layout, aim } = straightAt(pocket, point(0.1, 0.05));
    expect(sightingOf(table, layout, aim).pocket).toBe(pocket);
  });

  it("names no pocket when a ball blocks the way to it", () => {
    const { layout, aim } = straightAt(4, point(0, 0));
    const [x, y] = layout["1"] ?? [0, 0];
    const blocked = { ...layout, "7": [x + 0.5 * aim.x, y + 0.5 * aim.y] } as const;
    expect(sightingOf(table, blocked, aim).pocket).toBeUndefined();
  });

  it("names no pocket when the ball sets out for a cushion", () => {
    expect(sees({ cue: [-1, 0], "4": [0, 0] }, 0).pocket).toBeUndefined();
  });
});
