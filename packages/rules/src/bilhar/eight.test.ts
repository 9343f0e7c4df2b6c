import type { Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { miss, play, pot, refusedBy, shot, tablesOf } from "../../test/trial.ts";
import { options, show } from "../index.ts";

const bilhar = tablesOf("bilhar");
const GROUPS = { A: "low", B: "high" } as const;
const EIGHT: Setup = { turn: "A", stage: "eight", balls: [8, 9, 13], groups: GROUPS };
const LAST: Setup = { turn: "A", stage: "series", balls: [7, 10, 13], groups: GROUPS };
const LAST_AND_EIGHT: Setup = { ...LAST, balls: [7, 8, 10] };

const eight = (extra: Report = {}) =>
  shot({ target: 8, contacts: [8], call: { ball: 8, pocket: 2 }, ...extra });
const pots = (...balls: readonly (number | "cue")[]) => ({
  pots: balls.map((ball) => ({ ball, pocket: 2 as const })),
});
const result = (setup: Setup, stroke: ReturnType<typeof shot>) =>
  show(play(bilhar(setup), stroke).state).over;
const place = { type: "choose", by: "B", choice: "place-eight" } as const;

describe("the 8 on its way to the table", () => {
  it("[bilhar 9.1] is placed by the other side before anything else is played", () => {
    const { state } = play(bilhar(LAST), pot(7));
    expect(show(state).targets).toEqual([]);
    expect(refusedBy(state, eight()).kind).toBe("choice-open");
    expect(refusedBy(state, { ...place, by: "A" }).kind).toBe("not-to-play");
    const { stage, ballOn, targets, inHand, turn } = show(play(state, place).state);
    expect({ stage, ballOn, targets, inHand, turn }).toEqual({
      stage: "eight",
      ballOn: 8,
      targets: [{ ball: 8, castigo: false, callDue: true }],
      inHand: "mark",
      turn: "A",
    });
  });

  it("[bilhar 19] goes on as the balls lie where the opponent has it up already", () => {
    const { state } = play(bilhar(LAST_AND_EIGHT), pot(7));
    const { stage, inHand, choices, turn } = show(state);
    expect({ stage, inHand, choices, turn }).toEqual({
      stage: "eight",
      inHand: false,
      choices: undefined,
      turn: "A",
    });
  });

  it("[bilhar 9.1] is placed when a side that has lost its last ball comes to the table", () => {
    const behind: Setup = { turn: "A", stage: "series", balls: [2, 5], groups: GROUPS };
    const { state } = play(bilhar(behind), miss(2));
    const { turn, stage, choices } = show(state);
    expect({ turn, stage, choices }).toEqual({
      turn: "B",
      stage: "eight",
      choices: { by: "A", any: ["place-eight"] },
    });
  });

  it("[bilhar 9.1] is still asked for after an official has corrected the turn", () => {
    const { state } = play(bilhar(LAST), pot(7), {
      type: "correct",
      set: { turn: "A" },
      reason: "vez trocada",
    });
    expect(show(state).choices).toEqual({ by: "B", any: ["place-eight"] });
  });
});

describe("the stroke at the 8", () => {
  it("[bilhar 9.3] wins as called, and its call has to name the pocket however evident it is", () => {
    expect(result(EIGHT, eight(pots(8)))).toEqual({ winner: "A", article: "9.3" });
    const evident = eight({ ...pots(8), call: { ball: 8 }, evident: true });
    expect(result(EIGHT, evident)).toEqual({ winner: "B", article: "9.3" });
    expect(result(EIGHT, eight({ ...pots(8), call: { pocket: 2 } }))).toEqual({
      winner: "A",
      article: "9.3",
    });
  });

  it("[bilhar 9.3] only passes the turn when it was not called and stayed up", () => {
    const { state, ruling } = play(bilhar(EIGHT), shot({ target: 8, contacts: [8], evident: false }));
    expect(ruling.fouls).toEqual([]);
    expect(show(state)).toMatchObject({ turn: "B", stage: "series", ballOn: "high" });
  });

  it("[bilhar 17] loses when another ball is met first, not when both are met at once", () => {
    expect(result(EIGHT, eight({ contacts: [9, 8], ...pots(8) }))).toEqual({ winner: "B", article: "17" });
    expect(result(EIGHT, eight({ contacts: [[9, 8]], ...pots(8) }))).toEqual({ winner: "A", article: "9.3" });
  });

  it("[bilhar 18] loses when it is missed, by 9.8 within the twenty centimetres", () => {
    const missed = (cueTravel?: number) =>
      result(EIGHT, eight({ contacts: [], ...(cueTravel === undefined ? {} : { cueTravel }) }));
    expect(missed(0.8)).toEqual({ winner: "B", article: "18" });
    expect(missed()).toEqual({ winner: "B", article: "18" });
    expect(missed(0.2)).toEqual({ winner: "B", article: "9.8" });
  });

  it("[bilhar 15] is not lost by a miss out of the snooker of a nudge", () => {
    const nudge = shot({ target: 9, contacts: [9], cueTravel: 0.05, after: { snooker: "total" } });
    const { state, ruling } = play(
      bilhar({ ...EIGHT, turn: "B", stage: "series" }),
      nudge,
      eight({ contacts: [] }),
    );
    expect(ruling).toMatchObject({ fouls: [], turn: "B" });
    expect(show(state).over).toBeUndefined();
  });

  it("[bilhar 16] loses when the 8 leaves the table, whoever has it on", () => {
    expect(result(EIGHT, eight({ offTable: [8] }))).toEqual({ winner: "B", article: "16" });
    const series = shot({ target: 7, contacts: [7, 8], offTable: [8] });
    expect(result(LAST_AND_EIGHT, series)).toEqual({ winner: "B", article: "16" });
  });

  it("[bilhar 9.7] loses with the cue ball off the table although balls are left to pay with", () => {
    expect(result(EIGHT, eight({ offTable: ["cue"] }))).toEqual({ winner: "B", article: "9.7" });
  });

  it("[bilhar 10] pays for an in-off without the 8, and loses with nothing to pay", () => {
    const { state, ruling } = play(bilhar(EIGHT), eight(pots("cue")));
    expect(ruling.removed).toEqual([9]);
    expect(show(state)).toMatchObject({ turn: "B", inHand: "mark", balls: [8, 13] });
    const last: Setup = { ...EIGHT, balls: [8] };
    expect(result(last, eight(pots("cue")))).toEqual({ winner: "B", article: "10" });
  });

  it("[bilhar 18] ends by the miss, not by an in-off that could still be paid", () => {
    expect(result(EIGHT, eight({ contacts: [], ...pots("cue") }))).toEqual({ winner: "B", article: "18" });
    const last: Setup = { ...EIGHT, balls: [8] };
    expect(result(last, eight({ contacts: [], ...pots("cue") }))).toEqual({ winner: "B", article: "10" });
  });

  it("[bilhar 23] takes a held cue ball for an in-off with the 8", () => {
    const { ruling, state } = play(bilhar(EIGHT), eight({ ...pots(8), faults: ["held-cue-ball"] }));
    expect(ruling.fouls.map(({ article }) => article)).toEqual(["9.5", "23"]);
    expect(show(state).over).toEqual({ winner: "B", article: "9.5" });
  });

  it("[bilhar 20] cites every loss of a stroke, and ends by the first of the document", () => {
    const all = eight({ contacts: [8, 9], call: { ball: 8, pocket: 5 }, ...pots(8, 9, "cue") });
    const { ruling, state } = play(bilhar(EIGHT), all);
    expect(ruling.fouls.map(({ article }) => article)).toEqual(["9.4", "9.5", "20"]);
    expect(show(state).over).toEqual({ winner: "B", article: "9.4" });
  });

  it("[bilhar 9.6] wins with the last ball of the series, though not out of a replay", () => {
    const both = shot({
      target: 7,
      contacts: [7, 8],
      call: { ball: 8, pocket: 2 },
      ...pots(7, 8),
    });
    expect(result(LAST_AND_EIGHT, both)).toEqual({ winner: "A", article: "9.6" });
    expect(result({ ...LAST_AND_EIGHT, shortMiss: true }, both)).toEqual({ winner: "B", article: "9" });
  });

  it("[bilhar 9.4] has its faults priced at what is left to pay with", () => {
    const held = (setup: Setup) =>
      options(bilhar(setup)).faults.find(({ fault }) => fault === "held-cue-ball");
    expect(held(EIGHT)).toEqual({ fault: "held-cue-ball", articles: ["23"], value: 1 });
    expect(held({ ...EIGHT, balls: [8] })?.value).toBe(0);
  });
});
