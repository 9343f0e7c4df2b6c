import type { RulebookId, Setup } from "@tacada/formats";
import { BAR, outlineOf, POOL_9FT, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { foulsOf, type Shot, struck } from "./testing/struck.ts";

type Stroke = Omit<Shot, "speed"> & Partial<Pick<Shot, "speed">>;

/** A level strike of `tacada-1` on the rulebook's table, simulated and judged. */
const played = (rulebook: RulebookId, shot: Stroke) =>
  struck(rulebook, { speed: 1.5, elevation: 0, profile: "tacada-1", ...shot });

/** A ball and the cue ball on the diagonal into pocket 4, `back` metres from the corner. */
const diagonal = (table: TableSpec, back: number) =>
  [table.length / 2 - back, table.width / 2 - back] as const;

describe("mata-mata on the bar table", () => {
  const setup: Setup = { stage: "play", groups: { A: "solids", B: "stripes" } };
  const mata = (shot: Omit<Stroke, "setup">) => played("mata-mata", { ...shot, setup });

  it("[mata-mata 5.4.a] an own ball potted together with the cue ball comes back to the cushion beside its pocket", () => {
    const layout = {
      cue: diagonal(BAR, 0.35),
      "1": diagonal(BAR, 0.2),
      "2": [-0.8, 0.3],
      "9": [-0.8, -0.3],
    } as const;
    // Follow: the cue ball runs in after the ball.
    const stroke = mata({ layout, aim: [1, 1], speed: 2.5, tip: [0, 0.45] });
    expect(stroke.report.pots?.map(({ ball }) => ball)).toEqual([1, "cue"]);
    expect(foulsOf(stroke)).toEqual(["6.4.b"]);
    const nose = outlineOf(BAR).cushions[3];
    if (nose === undefined) throw new Error("a table has six cushions");
    const [x, y] = stroke.layout["1"] ?? [0, 0];
    expect(x).toBeCloseTo((nose.from.x + nose.to.x) / 2, 12);
    expect(y).toBeCloseTo(BAR.width / 2 - BAR.ball.radius, 12);
    expect(stroke.layout["cue"]).toBeUndefined();
  });

  it("[mata-mata 4.3] a ball in the open needs no call, one beside another does", () => {
    const layout = { cue: [-0.4, 0], "1": [0.3, 0], "9": [-0.8, -0.3] } as const;
    expect(mata({ layout, aim: [1, 0], speed: 0.8 }).report).toMatchObject({ target: 1, evident: true });
    const crowded = { ...layout, "2": [0.28, 0.06] } as const;
    expect(mata({ layout: crowded, aim: [1, 0], speed: 0.8 }).report.evident).toBe(false);
  });

  it("[mata-mata 7.3] touching nothing at all is told", () => {
    const layout = { cue: [-0.4, 0], "1": [0.3, 0.4], "9": [-0.8, -0.3] } as const;
    const stroke = mata({ layout, aim: [1, 0], speed: 0.4, target: 1 });
    expect(stroke.report.contacts).toEqual([]);
    expect(stroke.ruling.legal).toBe(false);
  });
});

describe("bilhar on the bar table", () => {
  const setup: Setup = { stage: "series", groups: { A: "low", B: "high" } };
  const bilhar = (shot: Omit<Stroke, "setup">) => played("bilhar", { ...shot, setup });
  const layout = { cue: [-0.4, 0], "1": [0.3, 0.4], "9": [-0.8, -0.3] } as const;

  it.each([
    ["0.19 m is short, and played again", 0.19, [], "A"],
    ["0.22 m is a miss", 0.22, ["18"], "B"],
  ] as const)("[bilhar 7] a stroke that meets nothing: %s", (_, travel, expected, turn) => {
    // Speeds that carry the cue ball so far: the way grows with the square of the speed.
    const unit = bilhar({ layout, aim: [1, 0], speed: 0.3 }).report.cueTravel ?? 1;
    const stroke = bilhar({ layout, aim: [1, 0], speed: 0.3 * Math.sqrt(travel / unit) });
    expect(stroke.report.cueTravel).toBeCloseTo(travel, 6);
    expect(foulsOf(stroke)).toEqual(expected);
    expect(stroke.ruling.turn).toBe(turn);
  });

  it("[bilhar 15] a snooker is told to the rules, of the whole series", () => {
    const hidden = { cue: [-0.4, 0], "1": [0.4, 0], "9": [0, 0] } as const;
    expect(bilhar({ layout: hidden, aim: [1, 0], speed: 0.6, target: 1 }).report.before).toMatchObject({
      snooker: "total",
      firstObstacle: 9,
    });
  });
});

describe("bola-8 on the 9 ft table", () => {
  const LINE = POOL_9FT.headString ?? 0;
  const groups = { A: "solids", B: "stripes" } as const;
  const bola = (shot: Shot) => played("bola-8", shot);
  const others = { "3": [0.9, -0.4], "8": [0.9, 0], "9": [-0.2, -0.4] } as const;

  it("[bola-8 1.19] no cushion after the contact is a foul, a ball or the cue ball at one is none", () => {
    const layout = { cue: [-0.2, 0.2], "1": [0, 0.2], ...others } as const;
    const setup: Setup = { stage: "groups", groups };
    expect(foulsOf(bola({ layout, setup, aim: [1, 0], speed: 0.5 }))).toEqual(["1.19"]);
    expect(foulsOf(bola({ layout, setup, aim: [1, 0], speed: 2.5 }))).toEqual([]);
  });

  it("[bola-8 1.36] a frozen ball that only stays on its cushion is a foul, and none when it was free by a hair", () => {
    const edge = POOL_9FT.width / 2 - POOL_9FT.ball.radius;
    const setup: Setup = { stage: "groups", groups };
    const shot = (gap: number) =>
      bola({
        layout: { cue: [0.3, edge - 0.2], "1": [0.3, edge - gap], ...others },
        setup,
        aim: [0, 1],
        speed: 0.25,
      });
    const frozen = shot(0);
    expect(frozen.report.before?.frozenToCushion).toEqual([1]);
    expect(frozen.report.railsAfterContact).toEqual([]);
    expect(foulsOf(frozen)).toEqual([expect.stringMatching(/^1\.(19|36)$/)]);
    expect(foulsOf(shot(0.002))).toEqual([]);
  });

  it("[bola-8 1.37] in hand behind the line, a ball behind it met first is the fault", () => {
    const setup: Setup = { stage: "open", inHand: "behind-line" };
    const behind = { cue: [LINE - 0.4, 0.2], "1": [LINE - 0.1, 0.2], ...others } as const;
    const fault = bola({ layout: behind, setup, aim: [1, 0], speed: 3 });
    expect(fault.report.faults).toEqual(["behind-line"]);
    expect(foulsOf(fault)).toEqual(["1.37"]);
    const beyond = { ...behind, "1": [LINE + 0.1, 0.2] } as const;
    expect(bola({ layout: beyond, setup, aim: [1, 0], speed: 3 }).report.faults).toBeUndefined();
    // With the cue ball lying there by itself, the line means nothing.
    const lying = bola({ layout: behind, setup: { stage: "open" }, aim: [1, 0], speed: 3 });
    expect(lying.report.faults).toBeUndefined();
  });

  it("[bola-8 1.4] a straight pot is evident with its pocket, and counts uncalled", () => {
    const layout = { cue: diagonal(POOL_9FT, 0.6), "1": diagonal(POOL_9FT, 0.3), ...others } as const;
    const stroke = bola({
      layout,
      setup: { stage: "groups", groups },
      aim: [1, 1],
      speed: 1.5,
      tip: [0, -0.3],
    });
    expect(stroke.report).toMatchObject({ target: 1, evident: true, pots: [{ ball: 1, pocket: 4 }] });
    expect(stroke.ruling.turn).toBe("A");
  });
});
