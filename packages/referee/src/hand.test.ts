import type { Hand, Layout, ShownState } from "@tacada/formats";
import { begin, show } from "@tacada/rules";
import { BAR, CLEARANCE, POOL_9FT, point, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { markPlace, mayPlace, placesInHand, suggestPlace } from "./index.ts";

/** A state that is only asked where the cue ball may be put. */
function inHand(hand: Hand | false): ShownState {
  const state = begin({ rulebook: "sinuca-brasileira", setup: { stage: "start" } });
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  return { ...show(state.value), inHand: hand };
}

const allowed = (table: TableSpec, layout: Layout, hand: Hand | false, x: number, y: number) =>
  mayPlace(table, layout, inHand(hand), [x, y]).ok;

describe("[mata-mata 5.1] the cue ball on its mark", () => {
  const R = BAR.cueBall.radius;
  const reach = R + BAR.ball.radius + CLEARANCE;

  it("may be put there and nowhere else", () => {
    expect(markPlace(BAR, {})).toEqual(point(-0.55, 0));
    expect(allowed(BAR, {}, "mark", -0.55, 0)).toBe(true);
    expect(allowed(BAR, {}, "mark", -0.55, 0.001)).toBe(false);
    expect(placesInHand(BAR, {}, inHand("mark"), 0.01)).toEqual([point(-0.55, 0)]);
  });

  it("[mata-mata 5.2] goes towards the head cushion as far as it must when the mark is occupied in part", () => {
    const layout: Layout = { "3": [-0.55 + R, 0] };
    const place = markPlace(BAR, layout);
    expect(place.x).toBeCloseTo(-0.55 + R - reach, 12);
    expect(place.y).toBe(0);
    expect(allowed(BAR, layout, "mark", -0.55, 0)).toBe(false);
    expect(suggestPlace(BAR, layout, inHand("mark"))).toEqual(place);
  });

  it("stays on it beside a ball that does not occupy it", () => {
    expect(markPlace(BAR, { "3": [-0.55, reach + 0.001] })).toEqual(point(-0.55, 0));
  });

  it("does not count itself", () => {
    expect(markPlace(BAR, { cue: [-0.55, 0] })).toEqual(point(-0.55, 0));
  });

  it("goes the other way when there is no room to the cushion", () => {
    const step = 2 * BAR.ball.radius;
    const wall: Layout = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [String(index + 1), [-0.55 - index * step, 0] as const]),
    );
    expect(markPlace(BAR, wall).x).toBeCloseTo(-0.55 + reach, 12);
  });
});

describe("[bola-8 1.10] the cue ball behind the line", () => {
  const line = -POOL_9FT.length / 4;
  const R = POOL_9FT.cueBall.radius;

  it("may be anywhere behind it, up to the cushions, but not on it (1.16)", () => {
    expect(allowed(POOL_9FT, {}, "behind-line", line - 0.0001, 0.3)).toBe(true);
    expect(allowed(POOL_9FT, {}, "behind-line", -POOL_9FT.length / 2 + R, 0.3)).toBe(true);
    expect(allowed(POOL_9FT, {}, "behind-line", line, 0)).toBe(false);
    expect(allowed(POOL_9FT, {}, "behind-line", -POOL_9FT.length / 2 + R - 0.001, 0)).toBe(false);
  });

  it("may touch no more than the air of another ball", () => {
    const layout: Layout = { "3": [-1, 0] };
    expect(allowed(POOL_9FT, layout, "behind-line", -1 + 2 * R - 0.0001, 0)).toBe(false);
    expect(allowed(POOL_9FT, layout, "behind-line", -1 + 2 * R, 0)).toBe(true);
  });

  it("is offered places behind the line only, and the first of them just behind it", () => {
    const places = placesInHand(POOL_9FT, {}, inHand("behind-line"), 0.05);
    expect(places.length).toBeGreaterThan(200);
    expect(places.every((place) => place.x < line)).toBe(true);
    expect(suggestPlace(POOL_9FT, {}, inHand("behind-line"))).toEqual(point(line - R, 0));
  });
});

describe("[bola-8 1.38] the cue ball in hand", () => {
  it("may be anywhere on the bed that is free", () => {
    const layout: Layout = { "3": [0.5, 0] };
    expect(allowed(POOL_9FT, layout, "anywhere", 1.2, -0.6)).toBe(true);
    expect(allowed(POOL_9FT, layout, "anywhere", 0.5, 0.02)).toBe(false);
    expect(allowed(POOL_9FT, layout, "anywhere", 1.3, 0)).toBe(false);
    expect(allowed(POOL_9FT, layout, false, 0, 0)).toBe(false);
  });
});

describe("the first place offered", () => {
  it("is beside a ball that lies on it, still free, and nearest", () => {
    const d = SINUCA_BRASILEIRA.d ?? { line: 0, radius: 0 };
    const first = point(d.line - d.radius / 2, 0);
    const place = suggestPlace(SINUCA_BRASILEIRA, { "4": [first.x, first.y] }, inHand("d"));
    if (place === undefined) throw new Error("the D has room");
    const apart = Math.hypot(place.x - first.x, place.y - first.y);
    expect(apart).toBeGreaterThanOrEqual(2 * SINUCA_BRASILEIRA.ball.radius - 1e-6);
    expect(apart).toBeLessThan(2 * SINUCA_BRASILEIRA.ball.radius + 0.01);
  });
});
