import type { OptionValues, RulebookId, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { inOff, miss, play, pot, shot, tablesOf } from "../test/trial.ts";
import { optionsOf, RULEBOOKS_PLAYABLE, type RuledAction, show } from "./index.ts";

/** An option, the values that are told apart here, and what happens where they are. */
type Trial = readonly [option: string, values: OptionValues[string][], Setup, ...RuledAction[]];

const THREE: Setup = { sides: ["A", "B", "C"], turn: "A" };
const MOVED: RuledAction = { type: "incident", kind: "moved-by-outsider" };
const CONCEDED: RuledAction = { type: "incident", kind: "concede-frame", by: "A" };
const late = (ball: number, when: "before-touch" | "within-5s"): RuledAction => ({
  type: "incident",
  kind: "late-drop",
  ball,
  pocket: 2,
  when,
});

const BRASILEIRA: Setup = { turn: "A", stage: "start", balls: [2, 3, 4, 5, 6, 7] };
const SEVEN: Setup = { scores: { A: 20, B: 18 }, turn: "A" };
const COLORS = [2, 3, 4, 5, 6, 7];
const RED: Setup = { turn: "A", stage: "red", balls: { red: 5, colors: COLORS } };
const COLOR: Setup = { ...RED, stage: "color" };
const SERIES: Setup = {
  turn: "A",
  stage: "series",
  balls: [1, 2, 3, 5, 9, 10],
  groups: { A: "low", B: "high" },
  potted: { A: [4] },
};
const OWN: Setup = {
  turn: "A",
  stage: "play",
  balls: [1, 2, 3, 9, 10],
  groups: { A: "solids", B: "stripes" },
};
const RACK: Setup = { ...OWN, stage: "groups", balls: [1, 2, 3, 8, 9, 10] };
const BREAKS: Setup = { turn: "B", frames: { A: 2, B: 0 }, framesToWin: 3 };

/** The side behind wins: it is the winner and the trailer, the other the loser, the leader and the next in turn. */
const BREAK_TRIALS: readonly Trial[] = [
  ["nextBreak", ["winner", "loser"], BREAKS, CONCEDED],
  ["nextBreak", ["leader", "trailer"], BREAKS, CONCEDED],
  ["nextBreak", ["alternate", "winner"], BREAKS, CONCEDED],
];

const TRIALS: Readonly<Record<RulebookId, readonly Trial[]>> = {
  "sinuca-brasileira": [
    ["breakFoul", ["repeat", "penalty"], {}, inOff(1)],
    ["penaltyTo", ["all", "next"], { ...BRASILEIRA, ...THREE }, inOff(2)],
    ["lastBallFoulEnds", [false, true], { ...BRASILEIRA, ...SEVEN, balls: [7] }, inOff(7)],
    ["lateDrop", ["touch", "restore"], BRASILEIRA, miss(2), late(2, "before-touch")],
    ["lateDrop", ["five-seconds", "restore"], BRASILEIRA, miss(2), late(2, "within-5s")],
    ["outsideMove", ["stays", "restore"], BRASILEIRA, MOVED],
  ],
  sinuca: [
    [
      "preset",
      ["assisp", "wpbsa"],
      RED,
      shot({ target: "red", contacts: [], before: { fullBallOpen: true } }),
    ],
    ["reds", [6, 10, 15], {}, miss("red")],
    ["penaltyTo", ["all", "next"], { ...RED, ...THREE }, inOff("red")],
    [
      "lastBallFoulEnds",
      [true, false],
      { ...SEVEN, stage: "sequence", balls: { red: 0, colors: [7] } },
      inOff(7),
    ],
    ["freeBallOnMiss", ["non-red", "off"], COLOR, shot({ target: 6, call: { ball: 6 }, contacts: [] })],
    ["freeBallOnMiss", ["non-red", "all"], RED, shot({ target: "red", contacts: [5] })],
    [
      "missTest",
      ["first-contact", "never-touched"],
      COLOR,
      shot({ target: 6, call: { ball: 6 }, contacts: [5, 6] }),
    ],
    [
      "colourSnookerFoul",
      [true, false],
      COLOR,
      shot({ target: 6, call: { ball: 6 }, contacts: [6], after: { snooker: "total", firstObstacle: 6 } }),
    ],
    [
      "replaceAfterMiss",
      [false, true],
      RED,
      shot({ target: "red", contacts: [], before: { fullBallOpen: true } }),
    ],
    ...([2, 3, 4] as const).map(
      (left): Trial => [
        "aggravatedLimit",
        [left, left + 1],
        { ...RED, aggravated: { A: left - 1 } },
        shot({ target: "red", contacts: [], before: { fullBallOpen: true } }),
      ],
    ),
    [
      "endByLead",
      ["auto", "offer"],
      { turn: "A", stage: "sequence", balls: { red: 0, colors: COLORS }, scores: { A: 60, B: 5 } },
      pot(2),
    ],
    ["lateDrop", ["restore", "touch"], RED, miss("red"), late(2, "before-touch")],
    ["lateDrop", ["restore", "five-seconds"], RED, miss("red"), late(2, "within-5s")],
    ["outsideMove", ["restore", "stays"], RED, MOVED],
  ],
  bilhar: [
    ["payment", ["opponent-lowest", "own-back"], SERIES, inOff(1)],
    ...([0.1, 0.15, 0.2, 0.25] as const).map(
      (limit, place): Trial => [
        "shortTravel",
        [limit, [0.15, 0.2, 0.25, 0.3][place] ?? 0],
        SERIES,
        shot({ target: 1, contacts: [], cueTravel: limit + 0.01 }),
      ],
    ),
    ["shortMiss", ["replay", "pass"], SERIES, shot({ target: 1, contacts: [], cueTravel: 0.1 })],
    ...BREAK_TRIALS,
    ["lateDrop", ["restore", "five-seconds"], SERIES, miss(1), late(1, "within-5s")],
    ["outsideMove", ["stays", "restore"], SERIES, MOVED],
  ],
  "mata-mata": [
    ["balls", [14, 10], {}, miss(1)],
    ["numbered", [true, false], OWN, shot({ target: 1, evident: false, pots: [{ ball: 1, pocket: 2 }] })],
    ["uncalled", ["turn", "fault"], OWN, shot({ target: 1, evident: false, pots: [{ ball: 1, pocket: 2 }] })],
    ...BREAK_TRIALS,
    ["lateDrop", ["restore", "touch"], OWN, miss(1), late(1, "before-touch")],
    ["lateDrop", ["restore", "five-seconds"], OWN, miss(1), late(1, "within-5s")],
    ["outsideMove", ["restore", "stays"], OWN, MOVED],
  ],
  "bola-8": [
    [
      "referee",
      [true, false],
      RACK,
      shot({ target: 1, contacts: [1], railsAfterContact: [1], faults: ["touched-ball"] }),
    ],
    [
      "opponentPotSatisfiesRail",
      [false, true],
      RACK,
      shot({ target: 1, contacts: [1, 9], railsAfterContact: [], pots: [{ ball: 9, pocket: 3 }] }),
    ],
    ...BREAK_TRIALS,
    [
      "lateDrop",
      ["five-seconds", "restore"],
      RACK,
      shot({ target: 1, contacts: [1], railsAfterContact: [1] }),
      late(1, "within-5s"),
    ],
    ["outsideMove", ["restore", "stays"], RACK, MOVED],
  ],
};

for (const rulebook of RULEBOOKS_PLAYABLE) {
  const trials = TRIALS[rulebook];
  const specs = optionsOf(rulebook);

  describe(`what a club may settle otherwise in ${rulebook}`, () => {
    it.each(specs)(
      "$name is told in one line in both languages, and rests on an article",
      ({ text, article }) => {
        for (const line of [text["pt-BR"], text.en]) expect(line).toMatch(/^[^\n]{20,140}\.$/);
        expect(text["pt-BR"]).not.toBe(text.en);
        expect(article).not.toBe("");
      },
    );

    it.each(trials.map((trial) => ({ title: `${trial[0]} ${trial[1].join(", ")}`, trial })))(
      "$title: each is ruled on otherwise",
      ({ trial: [name, values, setup, ...actions] }) => {
        const told = values.map((value) => {
          const { ruling, state } = play(tablesOf(rulebook)(setup, { [name]: value }), ...actions);
          return JSON.stringify([ruling, { ...show(state), options: {} }]);
        });
        expect(new Set(told).size).toBe(values.length);
      },
    );

    it("every value of every option is among those tried", () => {
      const tried = (name: string) => trials.flatMap(([each, values]) => (each === name ? values : []));
      const missing = specs.flatMap(({ name, values }) =>
        values.filter((value) => !tried(name).includes(value)).map((value) => `${name} ${value}`),
      );
      expect(missing).toEqual([]);
    });
  });
}
