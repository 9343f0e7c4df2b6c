import type { Layout } from "@tacada/formats";
import { SINUCA_12FT as table } from "@tacada/table";
import { describe, expect, it } from "vitest";
import type { Arbitration } from "./index.ts";
import { COLORS, played, spot } from "./testing/sinuca.ts";

const R = table.ball.radius;

describe("colours that go back on the real layout", () => {
  const pot = (others: Layout): Arbitration => {
    const mouth = [table.length / 2, table.width / 2] as const;
    const { "7": _, ...colors } = COLORS;
    const layout = {
      ...colors,
      cue: [mouth[0] - 0.5, mouth[1] - 0.5] as const,
      "7": [mouth[0] - 0.15, mouth[1] - 0.15] as const,
      "red:1": [-0.6, -0.7] as const,
      ...others,
    };
    return played({ layout, setup: { stage: "color" }, aim: [1, 1], tip: [0, -0.4], call: { ball: 7 } });
  };
  const back = (others: Layout) => pot(others).layout["7"];

  it("[sinuca 25] on its own spot", () => {
    expect(back({})).toEqual(spot("7"));
  });

  it("[sinuca 25] on the free spot of highest value when a red lies on its own", () => {
    expect(back({ "red:2": spot("7"), "6": [0.2, -0.6] })).toEqual(spot("6"));
  });

  it("[sinuca 26.I] near its spot towards the foot when every spot is taken", () => {
    const [x = 0, y] = back({ "red:2": [spot("7")[0] + 0.01, 0.01] }) ?? [];
    expect(y).toBe(0);
    expect(x).toBeGreaterThan(spot("7")[0] + 2 * R);
    expect(x).toBeLessThan(spot("7")[0] + 2 * R + 0.011);
  });

  it("[sinuca 27] towards the head when there is no room behind it", () => {
    const from = spot("7")[0];
    const wall: Layout = Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((place) => [`red:${place + 2}`, [from + place * 0.054, 0] as const]),
    );
    const [x = 0, y] = back(wall) ?? [];
    expect(y).toBe(0);
    expect(x).toBeCloseTo(from - 2 * R - 0.0001, 9);
  });

  it("[sinuca 15] never a red", () => {
    expect(Object.keys(pot({}).layout).filter((ball) => ball.startsWith("red:"))).toEqual(["red:1"]);
  });
});
