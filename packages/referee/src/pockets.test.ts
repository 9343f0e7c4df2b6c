import type { Layout, RulebookId, Setup } from "@tacada/formats";
import { createEngine } from "@tacada/physics";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { bouncedBalls } from "./bounced.ts";
import { foulsOf, type Shot, struck } from "./testing/struck.ts";

const SOLIDS: Setup["groups"] = { A: "solids", B: "stripes" };

type Hard = Shot & Required<Pick<Shot, "aim">> & { readonly target: number };

/** A ball driven so hard into a pocket that it comes back: its rulebook, the article that says so, and the stroke. */
const SCENES: readonly (readonly [RulebookId, article: string, Hard])[] = [
  [
    "sinuca-brasileira",
    "6.4",
    {
      layout: { cue: [-0.012, 0.368], "6": [0, 0.568], "7": [-0.9, -0.3] },
      setup: { stage: "start" },
      speed: 9,
      aim: [0, 1],
      target: 6,
    },
  ],
  [
    "sinuca",
    "1",
    {
      layout: { cue: [-0.012, 0.547], "6": [0, 0.747], "7": [-0.9, -0.3] },
      setup: { stage: "sequence" },
      speed: 9,
      aim: [0, 1],
      target: 6,
    },
  ],
  [
    "bilhar",
    "5",
    {
      layout: { cue: [0.8364, 0.3006], "1": [0.9849, 0.4349], "2": [-0.9, -0.3], "9": [-0.9, 0.2] },
      setup: { stage: "series", groups: { A: "low", B: "high" } },
      speed: 9,
      aim: [1, 1],
      target: 1,
    },
  ],
  [
    "mata-mata",
    "5.5",
    {
      layout: { cue: [0.8364, 0.3006], "1": [0.9849, 0.4349], "2": [-0.9, -0.3], "9": [-0.9, 0.2] },
      setup: { stage: "play", groups: SOLIDS },
      speed: 9,
      aim: [1, 1],
      target: 1,
    },
  ],
  [
    "bola-8",
    "1.11",
    {
      layout: {
        cue: [-0.01, 0.19],
        "1": [0, 0.44],
        "3": [-0.9, -0.3],
        "8": [-0.7, -0.2],
        "9": [-0.9, -0.4],
      },
      setup: { stage: "groups", groups: SOLIDS },
      speed: 6,
      aim: [0, 1],
      target: 1,
    },
  ],
];

describe("a ball that comes back out of a pocket", () => {
  it.each(SCENES)(
    "[%s %s] is reported, judged as not potted, and stays where it ends",
    (rulebook, article, shot) => {
      const { report, ruling, layout } = struck(rulebook, shot);
      expect(report).toMatchObject({
        contacts: [shot.target],
        bounced: [shot.target],
        pots: [],
        offTable: [],
      });
      expect(ruling.announce).toContainEqual(expect.objectContaining({ article, key: "miss.bounced" }));
      expect(ruling.turn).toBe("B");
      expect(Object.keys(layout)).toEqual(expect.arrayContaining([String(shot.target), "cue"]));
    },
  );

  it.each(SCENES)("[%s %s] is potted as hard by a full ball", (rulebook, _, shot) => {
    const [x, y] = shot.layout[String(shot.target)]!;
    const [aimX, aimY] = shot.aim;
    const length = Math.hypot(aimX, aimY);
    const cue = [x - (0.2 * aimX) / length, y - (0.2 * aimY) / length] as const;
    const { report } = struck(rulebook, { ...shot, layout: { ...shot.layout, cue } });
    expect(report.bounced).toBeUndefined();
    expect(report.pots).toContainEqual(expect.objectContaining({ ball: shot.target }));
  });

  it("[sinuca-brasileira 7.1.a] may be the cue ball: no foul of its own, as it is where it stays in the pocket", () => {
    const layout: Layout = { cue: [0, 0.4], "6": [1, 0], "7": [-0.9, -0.3] };
    const aimed = (speed: number) =>
      struck("sinuca-brasileira", { layout, setup: { stage: "start" }, speed, aim: [0.1, 1] });
    const back = aimed(4);
    expect(back.report).toMatchObject({ bounced: ["cue"], pots: [] });
    expect(foulsOf(back)).not.toContain("7.1.a");
    const down = aimed(1);
    expect(down.report.bounced).toBeUndefined();
    expect(foulsOf(down)).toContain("7.1.a");
  });

  it("is none where a ball has only run over the lip, less than a millimetre lower", () => {
    const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile: "tacada-2" });
    const strike = { speed: 3, azimuth: 0.48, elevation: 0.05, tip: [0, 0] } as const;
    const result = engine.simulate({ cue: [-0.6, 0.4] }, strike);
    const trace = result.ok ? result.trace : undefined;
    expect(trace?.events.map(({ type }) => type)).toEqual(expect.arrayContaining(["drop", "bounce"]));
    expect(trace && bouncedBalls(trace)).toEqual([]);
  });
});
