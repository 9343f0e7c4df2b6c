import { describe, expect, it } from "vitest";
import { Kernel } from "./kernel.ts";

const kernel = new Kernel(4, 3, 1.5);

describe("the bare kernel", () => {
  it("lets a lone disc slide, roll and stand", () => {
    expect(kernel.run([[0, 0]], 0.3, 0)).toBe(2);
    expect(kernel.run([[0, 0]], 0, -0.3)).toBe(2);
  });

  it("turns it back at a wall, where it slides again", () => {
    expect(kernel.run([[0, 0]], 1, 0)).toBe(4);
    expect(kernel.run([[-0.4, 0]], 0, -0.7)).toBe(4);
  });

  it("takes a disc that comes to a pocket", () => {
    expect(kernel.run([[1, 0.25]], 1.2, 1.2)).toBe(2);
    expect(kernel.run([[0, 0.5]], 0, 1)).toBe(2);
    expect(kernel.run([[0.05, 0.5]], 0, 1)).toBe(2);
    expect(kernel.run([[0.07, 0.5]], 0, 1)).toBe(4);
  });

  it("pots a disc, and no other meets it in its pocket", () => {
    const pot = [
      [0.8, 0.05],
      [1.2, 0.45],
    ] as const;
    // The first rolls, meets the second, rolls after it and stands; the second rolls and falls.
    expect(kernel.run(pot, 0.9, 0.9)).toBe(6);
    // Both still slide when they meet and when the second falls; the first rolls into the same pocket.
    expect(kernel.run(pot, 2, 2)).toBe(4);
  });

  it("lets discs meet, and starts afresh every time", () => {
    const row = [
      [-0.5, 0],
      [0, 0],
      [0.3, 0],
    ] as const;
    const events = kernel.run(row, 0.7, 0);
    expect(events).toBeGreaterThan(6);
    expect(kernel.run(row, 0.7, 0)).toBe(events);
    expect(kernel.run([row[0]], 0.1, 0)).toBe(2);
  });
});
