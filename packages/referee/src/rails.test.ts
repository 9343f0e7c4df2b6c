import { POOL_9FT } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { railsAfterContact } from "./rails.ts";
import { rolled } from "./testing/rolled.ts";

const table = POOL_9FT;
const R = table.ball.radius;
/** Where the centre of a ball lies that touches the left long cushion. */
const EDGE = table.width / 2 - R;

const rails = (...played: Parameters<typeof rolled>) => railsAfterContact(rolled(...played));

describe("[bola-8 1.19] cushions after the contact", () => {
  it("are those of the cue ball and of every ball, each once, in order", () => {
    expect(rails({ cue: [0.3, 0.2], "7": [0.3, 0.5] }, [0, 1], 1.5)[0]).toBe(7);
    const broken = rails({ cue: [-0.3, 0], "1": [0, 0], "2": [2 * R, 0.001] }, [1, 0], 6);
    expect(broken).toEqual([...new Set(broken)]);
    expect(broken).toContain(2);
  });

  it("do not count before it, nor without one", () => {
    expect(rails({ cue: [0.4, 0.5], "7": [0.4, -0.2] }, [0, 1], 1)).not.toContain("cue");
    expect(rails({ cue: [0.4, 0.5], "7": [1, -0.2] }, [0, 1], 1)).toEqual([]);
  });

  it("are none where every ball stops short", () => {
    expect(rails({ cue: [0, 0], "7": [0.2, 0] }, [1, 0], 0.5)).toEqual([]);
  });
});

describe("[bola-8 1.36] a ball frozen to a cushion", () => {
  it("has not met it by being pushed against it or along it", () => {
    expect(rails({ cue: [-0.5, EDGE - 0.02], "7": [-0.3, EDGE] }, [1, 0.04], 0.4)).not.toContain(7);
  });

  it("has met another cushion that it reaches", () => {
    expect(rails({ cue: [0.5, EDGE - 0.015], "7": [0.8, EDGE] }, [1, 0.02], 2.5)).toContain(7);
  });

  it("has met its own once it has left it and comes back", () => {
    // Out from the cushion with the rebound to where the 2 waits, which turns it back.
    const cue = [0, EDGE - 0.3] as const;
    const seven = [0.3, EDGE] as const;
    const aim = [0.3 - 1.4 * R, 0.3 - Math.sqrt(4 - 1.4 * 1.4) * R] as const;
    const [x, y] = [0.518 + 0.6 * R, 0.406 - 1.9 * R];
    const { events } = rolled({ cue, "7": seven, "2": [x, y] }, aim, 4);
    const ofSeven = events.flatMap(({ type, balls, cushion }) =>
      balls.includes("7") && (type === "ball" || type === "cushion") ? [cushion ?? balls.join("-")] : [],
    );
    expect(ofSeven.slice(0, 4)).toEqual(["cue-7", "4-5", "7-2", "4-5"]);
    expect(rails({ cue, "7": seven, "2": [x, y] }, aim, 4)).toContain(7);
  });

  it("has met it at once when it was not touching, by a hair", () => {
    expect(rails({ cue: [0.3, 0.2], "7": [0.3, EDGE - 0.00001] }, [0, 1], 1)).toContain(7);
    expect(rails({ cue: [0.3, 0.2], "7": [0.3, EDGE] }, [0, 1], 1)).not.toContain(7);
  });
});
