import { createEngine } from "@tacada/physics";
import { distance, point, SINUCA_12FT } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { FROZEN_GAP, lyingBalls, rackOf } from "./index.ts";

const table = SINUCA_12FT;
const R = table.ball.radius;
const rack = (reds: number) => rackOf(table, { rulebook: "sinuca", options: { reds } });

describe("[sinuca 16] the rack", () => {
  it.each([6, 10, 15])("has the six colours on their spots and %i reds", (reds) => {
    const layout = rack(reds);
    expect(Object.keys(layout).filter((ball) => ball.startsWith("red:"))).toHaveLength(reds);
    for (const color of ["2", "3", "4", "5", "6", "7"]) {
      expect(layout[color]).toEqual([table.spots[color]?.x, table.spots[color]?.y]);
    }
  });

  it("is tight, and does not touch the pink", () => {
    const balls = lyingBalls(table, rack(15));
    const gaps = balls.flatMap((ball, index) =>
      balls.slice(index + 1).map((other) => distance(ball.at, other.at) - 2 * R),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(-1e-12);
    // A triangle of fifteen has thirty neighbours.
    expect(gaps.filter((gap) => gap < FROZEN_GAP)).toHaveLength(30);
  });

  it("stands behind the pink, its tip as near as can be", () => {
    const [x, y] = rack(15)["red:1"] ?? [0, 0];
    const pink = table.spots["6"] ?? point(0, 0);
    expect(y).toBe(pink.y);
    expect(x - pink.x - 2 * R).toBeGreaterThan(FROZEN_GAP);
    expect(x - pink.x - 2 * R).toBeLessThan(0.002);
  });

  it("breaks without a stop rule, every ball accounted for", () => {
    const engine = createEngine(table, { cloth: "club", profile: "tacada-1" });
    for (const [speed, azimuth] of [
      [1.5, -0.06],
      [4, -0.03],
      [8, 0.04],
    ] as const) {
      const layout = { ...rack(15), cue: [-1.2, 0.05] as const };
      const simulated = engine.simulate(layout, { speed, azimuth, elevation: 0, tip: [0, 0] });
      if (!simulated.ok) throw new Error(JSON.stringify(simulated.problem));
      const { final, events, stopRule } = simulated.trace;
      const gone = events.filter(({ type }) => type === "pot" || type === "floor").length;
      expect(stopRule).toBe(0);
      expect(Object.keys(final)).toHaveLength(22 - gone);
    }
  });
});
