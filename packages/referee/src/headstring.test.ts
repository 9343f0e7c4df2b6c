import type { Layout } from "@tacada/formats";
import { POOL_9FT } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { isFaultBehindLine } from "./headstring.ts";
import { rolled } from "./testing/rolled.ts";

const table = POOL_9FT;
const LINE = table.headString ?? 0;
const R = table.ball.radius;

const isFault = (layout: Layout, aim: readonly [number, number], speed = 2): boolean =>
  isFaultBehindLine(rolled(layout, aim, speed), table, layout);

describe("[bola-8 1.10] the cue ball from behind the line", () => {
  it("must not meet a ball behind it first", () => {
    expect(isFault({ cue: [LINE - 0.3, 0], "5": [LINE - 0.1, 0] }, [1, 0])).toBe(true);
  });

  it("must not come onto the top of a cushion behind it first; over one it has met none", () => {
    const cue = [LINE - 0.3, 0.3] as const;
    const isFaultOver = (speed: number) =>
      isFaultBehindLine(rolled({ cue }, [0, 1], speed, 0.8), table, { cue });
    expect(isFaultOver(3.5)).toBe(true);
    expect(isFaultOver(4)).toBe(false);
  });

  it("may meet a ball beyond it", () => {
    expect(isFault({ cue: [LINE - 0.3, 0], "5": [LINE + 0.3, 0] }, [1, 0])).toBe(false);
  });

  it("may meet a ball behind it once it has crossed and come back", () => {
    const layout = { cue: [LINE - 0.1, 0.1], "5": [LINE - 0.2, -0.1] } as const;
    // Off the foot cushion and down the table again: the way there and back is 2 × 1.9 m.
    expect(isFault(layout, [1, -0.02], 5)).toBe(false);
  });
});

describe("[bola-8 1.16] [bola-8 1.37] the line itself", () => {
  it("is not behind: a ball on it may be met, though the cue ball has not crossed", () => {
    expect(isFault({ cue: [LINE - 0.3, 0], "5": [LINE, 0] }, [1, 0])).toBe(false);
    expect(isFault({ cue: [LINE - 0.3, 0], "5": [LINE - 0.0001, 0] }, [1, 0])).toBe(true);
  });

  it("may have a ball so close beyond it that the cue ball meets it before crossing", () => {
    expect(isFault({ cue: [LINE - 0.3, 0], "5": [LINE + R, 0] }, [1, 0])).toBe(false);
  });
});

describe("[bola-8 1.37] a cushion", () => {
  it("must not come before the line is crossed", () => {
    expect(isFault({ cue: [LINE - 0.3, 0], "5": [1, 0.3] }, [-1, 0.1])).toBe(true);
    expect(isFault({ cue: [LINE - 0.3, 0.3], "5": [1, 0.3] }, [0.3, 1])).toBe(true);
  });

  it("may come after it", () => {
    expect(isFault({ cue: [LINE - 0.1, 0.3], "5": [1, 0.3] }, [1, 1])).toBe(false);
  });

  it("nothing met at all breaks no rule of the line", () => {
    expect(isFault({ cue: [LINE - 0.3, 0], "5": [1, 0.3] }, [1, 0], 0.2)).toBe(false);
  });
});
