import { point } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { cornerFor } from "./corner.ts";

const HEIGHT = 340;
const HALF = 52;

describe("the corner of the loupe", () => {
  it("is the one away from the finger and from the ball", () => {
    expect(cornerFor(HEIGHT, HALF, [point(60, 300)], undefined)).toBe("top");
    expect(cornerFor(HEIGHT, HALF, [point(60, 60), point(120, 120)], undefined)).toBe("bottom");
  });

  it("stays where it is until something comes near", () => {
    const middle = [point(200, 150)];
    expect(cornerFor(HEIGHT, HALF, middle, "top")).toBe("top");
    expect(cornerFor(HEIGHT, HALF, middle, "bottom")).toBe("bottom");
    expect(cornerFor(HEIGHT, HALF, [point(100, 100)], "top")).toBe("bottom");
  });
});
