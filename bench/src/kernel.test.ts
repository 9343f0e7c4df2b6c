import { describe, expect, it } from "vitest";
import { Kernel } from "./kernel.ts";

const kernel = new Kernel(4, 3, 1.5);

describe("the bare kernel", () => {
  it("lets a lone disc stop, after the walls that it comes to", () => {
    expect(kernel.run([[0, 0]], 0.3, 0)).toBe(1);
    expect(kernel.run([[0, 0]], 1, 0)).toBe(2);
    expect(kernel.run([[0, 0]], 0, -0.5)).toBe(2);
  });

  it("lets discs meet, and starts afresh every time", () => {
    const row = [
      [-0.5, 0],
      [0, 0],
      [0.3, 0],
    ] as const;
    // Each is met by the one before it, and each of the three stops.
    expect(kernel.run(row, 0.4, 0)).toBe(5);
    expect(kernel.run(row, 0.4, 0)).toBe(5);
    expect(kernel.run([row[0]], 0.1, 0)).toBe(1);
  });
});
