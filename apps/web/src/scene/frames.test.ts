import { describe, expect, it } from "vitest";
import { FrameWatch } from "./frames.ts";

function watched(spans: readonly number[]): FrameWatch {
  const watch = new FrameWatch();
  let now = 0;
  watch.note(now);
  for (const span of spans) {
    now += span;
    watch.note(now);
  }
  return watch;
}

const many = (count: number, span: number) => Array.from({ length: count }, () => span);

describe("the watch over the pictures", () => {
  it("calls a browser slow when most pictures come late", () => {
    expect(watched(many(90, 45)).slow).toBe(true);
    expect(watched(many(90, 16)).slow).toBe(false);
  });

  it("does not judge by a few, nor by one hitch", () => {
    expect(watched(many(20, 45)).slow).toBe(false);
    expect(watched([...many(40, 16), 900, ...many(60, 17)]).slow).toBe(false);
  });

  it("leaves the rest between two strokes out", () => {
    const watch = watched(many(60, 16));
    watch.pause();
    watch.note(1_000_000);
    for (let step = 1; step <= 30; step++) watch.note(1_000_000 + 16 * step);
    expect(watch.slow).toBe(false);
  });
});
