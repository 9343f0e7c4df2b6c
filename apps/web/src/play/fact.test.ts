import type { Report, Ruling } from "@tacada/formats";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../state/settings.ts";
import { factsOf } from "./fact.ts";

const RULING: Ruling = {
  articles: [],
  fouls: [],
  legal: true,
  award: {},
  scored: {},
  returned: [],
  removed: [],
  turn: "A",
  announce: [],
};

const before = settings.value;
afterEach(() => {
  settings.value = before;
});

/** The facts of a report, in both languages. */
const told = (report: Report, miscued = false) =>
  (["pt-BR", "en"] as const).map((language) => {
    settings.value = { ...before, language };
    return factsOf(report, { ruling: RULING, miscued }, [1, 2, 3, 4, 5, 6, 7]);
  });

describe("the facts of a stroke that only a simulated table sees", () => {
  it.each<[string, Report, pt: string, en: string]>([
    ["a double hit", { faults: ["double-hit"] }, "o taco bateu duas vezes", "the cue struck twice"],
    [
      "a push",
      { faults: ["push"] },
      "sola na tacadeira até ela tocar a bola",
      "tip on the cue ball until it met the ball",
    ],
    ["a jump", { jumped: [7] }, "pulou por cima de: 7", "jumped over: 7"],
    [
      "a way along a cushion's top",
      { railed: ["cue", 3] },
      "correu sobre a tabela: tacadeira, 3",
      "ran on top of the cushion: cue ball, 3",
    ],
    ["a ball back from a pocket", { bounced: [5] }, "voltou da caçapa: 5", "back out of the pocket: 5"],
    ["a ball off the table", { offTable: ["cue"] }, "fora da mesa: tacadeira", "off the table: cue ball"],
    [
      "balls that touched before",
      { before: { touching: [2] } },
      "colada na tacadeira: 2",
      "touching the cue ball: 2",
    ],
    ["a ball that dropped", { pots: [{ ball: 6, pocket: 5 }] }, "6 no meio esquerdo", "6 in left middle"],
  ])("%s has words", (_, report, pt, en) => {
    expect(told(report)).toEqual([[pt], [en]]);
  });

  it("a miscue has words", () => {
    expect(told({}, true)).toEqual([["o taco espirrou"], ["the tip slipped: a miscue"]]);
  });

  it("are told in the order in which they happened", () => {
    const report: Report = {
      target: 6,
      before: { touching: [2] },
      faults: ["double-hit", "touched-ball"],
      jumped: [7],
      contacts: [6],
      bounced: [6],
      offTable: ["cue"],
    };
    expect(told(report)[1]).toEqual([
      "touching the cue ball: 2",
      "aimed at: 6",
      "the cue struck twice",
      "jumped over: 7",
      "first contact: 6",
      "back out of the pocket: 6",
      "off the table: cue ball",
    ]);
  });

  it("are silent about what did not happen", () => {
    expect(told({ before: { touching: [] }, jumped: [], railed: [], offTable: [], pots: [] })).toEqual([
      [],
      [],
    ]);
  });
});
