import type { Choice, Incident, Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { play, refusedBy, shot, tablesOf } from "../../test/trial.ts";
import { type RuledAction, show } from "../index.ts";

const table = tablesOf("bola-8");
const GROUPS: Setup = {
  stage: "groups",
  turn: "A",
  groups: { A: "solids", B: "stripes" },
  balls: [1, 3, 5, 8, 9, 10, 12],
};
const BEHIND: Setup = { stage: "open", turn: "A", inHand: "behind-line" };
const BREAK: Setup = { stage: "break", turn: "A" };
const ALONE = { referee: false };

const at3 = (extra: Report = {}) => shot({ target: 3, contacts: [3], railsAfterContact: ["cue"], ...extra });
const choose = (choice: Choice): RuledAction => ({ type: "choose", choice });
const incident = (kind: Incident["kind"], by: Incident["by"] = "A"): Incident => ({
  type: "incident",
  kind,
  by,
});
const fouls = (setup: Setup, extra: Report, options = {}) =>
  play(table(setup, options), at3(extra)).ruling.fouls.map(({ article }) => article);

describe("a touched ball", () => {
  it("[bola-8 1.21] without a referee is a foul on the cue ball, with an effect, or on purpose", () => {
    expect(fouls(GROUPS, { touched: [9] }, ALONE)).toEqual([]);
    expect(fouls(GROUPS, { touched: ["cue"] }, ALONE)).toEqual(["1.21"]);
    expect(fouls(GROUPS, { touched: [9], touchEffect: true }, ALONE)).toEqual(["1.21"]);
    expect(fouls(GROUPS, { touched: [9], deliberate: true }, ALONE)).toEqual(["1.29", "1.21"]);
    expect(fouls(GROUPS, { faults: ["held-cue-ball"] }, ALONE)).toEqual(["1.21"]);
  });

  it("[bola-8 1.38] is named once when it is the cue ball that was placed", () => {
    expect(fouls({ ...GROUPS, inHand: "anywhere" }, { touched: ["cue"] })).toEqual(["1.21"]);
  });
});

describe("a fault behind the line without a referee", () => {
  const claimed = play(table(BEHIND, ALONE), at3({ faults: ["behind-line"] })).state;

  it("[bola-8 1.37] is the opponent's to claim", () => {
    expect(show(claimed)).toMatchObject({
      turn: "B",
      inHand: "anywhere",
      choices: { by: "B", any: ["ball-in-hand", "replay"] },
    });
    expect(refusedBy(claimed, at3()).kind).toBe("choice-open");
    expect(show(play(claimed, choose("ball-in-hand")).state)).toMatchObject({
      turn: "B",
      inHand: "anywhere",
      stage: "open",
    });
  });

  it("[bola-8 1.37] is played again from where the balls lay, also after a correction", () => {
    const potted = at3({ faults: ["behind-line"], pots: [{ ball: 3, pocket: 2 }] });
    const corrected = play(table(BEHIND, ALONE), potted, {
      type: "correct",
      set: { discipline: { B: 1 } },
      reason: "missed",
    }).state;
    const again = show(play(corrected, choose("replay")).state);
    expect(again).toMatchObject({ turn: "A", inHand: "behind-line", discipline: { B: 1 } });
    expect(again.balls).toContain(3);
    expect(again.choices).toBeUndefined();
  });

  it("[bola-8 1.37] gives way to any other foul, which stands alone", () => {
    const both = play(table(BEHIND, ALONE), at3({ faults: ["behind-line", "push"] }));
    expect(both.ruling.fouls).toEqual([{ article: "1.24", value: 0 }]);
    expect(show(both.state).choices).toBeUndefined();
    expect(fouls(BEHIND, { faults: ["behind-line", "push"] })).toEqual(["1.24", "1.37"]);
  });

  it("[bola-8 2.5] on the break gives the cue ball behind the line, if it is claimed", () => {
    const state = play(
      table(BREAK, ALONE),
      at3({ faults: ["behind-line"], railsAfterContact: [1, 2, 3, 4] }),
    ).state;
    expect(show(play(state, choose("ball-in-hand")).state).inHand).toBe("behind-line");
    expect(show(play(state, choose("replay")).state)).toMatchObject({ turn: "A", stage: "break" });
  });

  it("[bola-8 1.39] on purpose is unsporting conduct", () => {
    const meant = play(table(BEHIND), at3({ faults: ["behind-line"], deliberate: true }));
    expect(meant.ruling.fouls.map(({ article }) => article)).toEqual(["1.39", "1.37"]);
    expect(show(meant.state).discipline).toEqual({ A: 1, B: 0 });
  });
});

describe("a foul on purpose", () => {
  it("[bola-8 1.29] is warned once and loses the match the second time, over racks and faults", () => {
    const start = table({ ...GROUPS, framesToWin: 3 });
    const first = play(start, at3({ faults: ["not-tip"], deliberate: true }));
    expect(first.ruling.fouls).toEqual([{ article: "1.29", value: 0 }]);
    expect(show(first.state)).toMatchObject({ discipline: { A: 1 }, inHand: "anywhere", turn: "B" });
    const next = play(first.state, incident("concede-frame", "B")).state;
    const second = play(next, at3({ faults: ["push"], railsAfterContact: [1, 2, 3, 4], deliberate: true }));
    expect(show(second.state).match).toEqual({ winner: "B", article: "1.29" });
    expect(show(second.state).frames).toEqual({ A: 1, B: 3 });
  });

  it("[bola-8 1.26] is none besides where intent makes the foul, and nothing without a foul", () => {
    const scooped = play(table(GROUPS), at3({ faults: ["scooped"], deliberate: true })).state;
    expect(show(scooped).discipline).toEqual({ A: 0, B: 0 });
    expect(show(play(table(GROUPS), at3({ deliberate: true })).state)).toMatchObject({
      inHand: false,
      discipline: { A: 0 },
    });
  });
});

describe("unsporting conduct", () => {
  it("[bola-8 1.39] of a side that is not at the table gives ball in hand, and the turn stays", () => {
    const { state } = play(table(GROUPS), incident("interference", "B"));
    expect(show(state)).toMatchObject({ turn: "A", inHand: "anywhere", discipline: { A: 0, B: 1 } });
  });

  it("[bola-8 1.39] before the break costs the break", () => {
    expect(show(play(table(BREAK), incident("clock")).state)).toMatchObject({
      turn: "B",
      breaker: "B",
      stage: "break",
      inHand: "behind-line",
    });
    const others = play(table(BREAK), incident("clock", "B")).state;
    expect(show(others)).toMatchObject({ turn: "A", stage: "break", inHand: "behind-line" });
  });

  it("[bola-8 1.39] in a stroke adds to its foul, is counted, and loses the match the second time", () => {
    const { ruling, state } = play(table(GROUPS), at3({ faults: ["push", "interference"] }));
    expect(ruling.fouls.map(({ article }) => article)).toEqual(["1.24", "1.39"]);
    expect(show(state).discipline).toEqual({ A: 1, B: 0 });
    const again = play(state, incident("disciplinary")).state;
    expect(show(again).match).toEqual({ winner: "B", article: "1.39" });
  });

  it("[bola-8 1.39] that is grave loses the match at once", () => {
    const { state } = play(table(GROUPS), incident("grave", "B"));
    expect(show(state).match).toEqual({ winner: "A", article: "1.39" });
  });

  it("[bola-8 1.39] of the breaker while the other side chooses puts the cue ball in hand behind the line", () => {
    const weak = play(table(BREAK), at3({ railsAfterContact: [1] })).state;
    const still = show(play(weak, incident("disciplinary")).state);
    expect(still).toMatchObject({ turn: "B", inHand: "behind-line", choices: { by: "B" } });
    const stopped = play(table(BREAK), at3({ faults: ["obstructed-break"] })).state;
    expect(show(play(stopped, incident("disciplinary")).state)).toMatchObject({
      turn: "B",
      choices: { by: "B", any: ["re-rack", "retake"] },
    });
    expect(show(play(stopped, incident("disciplinary", "B")).state)).toMatchObject({
      turn: "A",
      breaker: "A",
      stage: "break",
    });
  });
});

describe("a ball that falls by itself", () => {
  const drop = (when: Incident["when"] & string, ball = 3): Incident => ({
    type: "incident",
    kind: "late-drop",
    ball,
    pocket: 2,
    when,
  });

  it("[bola-8 1.15] within five seconds may even end the rack", () => {
    const missed = play(table(GROUPS), at3()).state;
    expect(show(play(missed, drop("within-5s", 8)).state).over).toEqual({ winner: "B", article: "2.12" });
  });

  it("[bola-8 1.31] under the cue ball has the stroke repeated, what was said since standing", () => {
    const fouled = play(table(GROUPS), at3({ contacts: [], railsAfterContact: [] })).state;
    const warned = play(fouled, incident("disciplinary", "B")).state;
    const { ruling, state } = play(warned, { ...drop("in-flight"), by: "A" });
    expect(ruling.legal).toBe(true);
    expect(show(state)).toMatchObject({ turn: "A", discipline: { A: 0, B: 1 } });
  });

  it("[bola-8 1.31] under the cue ball takes back a rack that was lost by it", () => {
    const lost = play(table({ ...GROUPS, framesToWin: 2 }), at3({ pots: [{ ball: 8, pocket: 2 }] })).state;
    const again = show(play(lost, drop("in-flight", 8)).state);
    expect(again).toMatchObject({ turn: "A", frames: { A: 0, B: 0 } });
    expect(again.over).toBeUndefined();
  });

  it("[bola-8 1.31] needs a stroke that was played, and the side that played it", () => {
    expect(refusedBy(table(GROUPS), drop("in-flight")).kind).toBe("out-of-order");
    const missed = play(table(GROUPS), at3()).state;
    expect(refusedBy(missed, { ...drop("in-flight"), by: "B" }).kind).toBe("not-to-play");
    expect(refusedBy(missed, drop("in-flight", 2)).kind).toBe("not-on-table");
  });

  it("[bola-8 1.31] always goes back where the event has settled so", () => {
    const state = table(GROUPS, { lateDrop: "restore" });
    const back = show(play(state, at3(), drop("within-5s")).state);
    expect(back).toMatchObject({ turn: "B" });
    expect(back.balls).toContain(3);
  });
});

describe("balls moved from outside", () => {
  it("[bola-8 1.33] that cannot be put back void the rack, and the same side breaks", () => {
    const { state } = play(table({ ...GROUPS, turn: "B" }), {
      type: "incident",
      kind: "moved-by-outsider",
      outcome: "void",
    });
    expect(show(state)).toMatchObject({ stage: "break", turn: "A", breaker: "A", frames: { A: 0, B: 0 } });
  });
});
