import type { Choice, Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { play, refusedBy, shot, tablesOf } from "../../test/trial.ts";
import { type RuledAction, show } from "../index.ts";
import { BALLS } from "./parameters.ts";

const table = tablesOf("bola-8");
const BREAK: Setup = { stage: "break", turn: "A" };

/** A break of A, legal by four balls at a cushion but for what is added. */
const opening = (extra: Report = {}) =>
  shot({ target: 1, contacts: [1], railsAfterContact: [1, 5, 9, 12], ...extra });
const choose = (choice: Choice): RuledAction => ({ type: "choose", choice });
const EIGHT_DOWN: Report = { pots: [{ ball: 8, pocket: 4 }] };
const IN_OFF: Report = { pots: [{ ball: "cue", pocket: 5 }] };
const STOPPED = opening({ contacts: [], railsAfterContact: [], faults: ["obstructed-break"] });

/** The state that these actions lead to, as it is shown. */
const after = (...actions: readonly RuledAction[]) => show(play(table(BREAK), ...actions).state);
const foulsOf = (report: Report) =>
  play(table(BREAK), opening(report)).ruling.fouls.map(({ article }) => article);

describe("a break of bola-8", () => {
  it("[bola-8 1.8] begins behind the line, at any ball, without a call", () => {
    const { inHand, targets, stage } = show(table());
    expect(inHand).toBe("behind-line");
    expect(stage).toBe("break");
    expect(targets.map(({ ball }) => ball)).toEqual(BALLS);
    expect(targets.every(({ callDue }) => !callDue)).toBe(true);
  });

  it("[bola-8 2.3] is not in doubt where nobody counted cushions", () => {
    expect(play(table(BREAK), shot({ target: 1, contacts: [1] })).ruling.legal).toBe(true);
  });

  it("[bola-8 2.3] counts a ball once however often it met a cushion", () => {
    expect(foulsOf({ railsAfterContact: [1, 1, 5, 5] })).toEqual(["2.4"]);
  });

  it("[bola-8 2.4] that meets nothing is weak, and nothing else", () => {
    expect(foulsOf({ contacts: [], railsAfterContact: [] })).toEqual(["2.4"]);
  });

  it("[bola-8 2.4] weak and in-off gives the choice, and play with the cue ball behind the line", () => {
    const { ruling, state } = play(table(BREAK), opening({ ...IN_OFF, railsAfterContact: [1] }));
    expect(ruling.fouls.map(({ article }) => article)).toEqual(["1.20", "2.4"]);
    expect(show(state)).toMatchObject({
      turn: "B",
      inHand: "behind-line",
      choices: { by: "B", any: ["play", "re-rack", "retake"] },
    });
    expect(show(play(state, choose("play")).state)).toMatchObject({
      turn: "B",
      stage: "open",
      inHand: "behind-line",
    });
  });

  it("[bola-8 2.4] may be played anew by the other side, who breaks a full rack", () => {
    expect(after(opening({ railsAfterContact: [1] }), choose("re-rack"))).toMatchObject({
      turn: "B",
      breaker: "B",
      stage: "break",
      inHand: "behind-line",
      balls: BALLS,
      frame: 1,
    });
  });

  it("[bola-8 2.4] given back is the same player's again", () => {
    const pairs: Setup = { ...BREAK, players: { A: ["A1", "A2"], B: ["B1", "B2"] } };
    const again = play(table(pairs), opening({ railsAfterContact: [1] }), choose("retake")).state;
    expect(show(again)).toMatchObject({ turn: "A", player: "A1", breaker: "A" });
  });

  it("[bola-8 2.5] off the table is a foul, and what left stays out", () => {
    expect(after(opening({ offTable: [4] }))).toMatchObject({ turn: "B", inHand: "behind-line" });
    expect(after(opening({ offTable: [4] })).balls).not.toContain(4);
    expect(after(opening({ offTable: ["cue"] })).inHand).toBe("behind-line");
  });

  it("[bola-8 2.6] that pots the 8 with a foul leaves the choice to the opponent", () => {
    const fouled = play(
      table(BREAK),
      opening({
        pots: [
          { ball: 8, pocket: 1 },
          { ball: "cue", pocket: 2 },
        ],
      }),
    );
    expect(show(fouled.state)).toMatchObject({
      turn: "B",
      choices: { by: "B", any: ["spot-eight", "re-rack"] },
    });
    const { ruling, state } = play(fouled.state, choose("spot-eight"));
    expect(ruling.returned).toMatchObject([{ ball: 8, place: { kind: "foot" } }]);
    expect(show(state)).toMatchObject({ turn: "B", inHand: "behind-line", stage: "open" });
  });

  it("[bola-8 2.6] spots the 8 on its line when the foot spot is taken", () => {
    const [spotted] = play(table(BREAK), opening(EIGHT_DOWN), choose("spot-eight")).ruling.returned;
    expect(spotted?.otherwise?.map(({ kind, towards }) => [kind, towards])).toEqual([
      ["line", "foot"],
      ["line", "head"],
    ]);
  });

  it("[bola-8 2.6] drives the 8 off the table: a foul, and the opponent's choice", () => {
    expect(foulsOf({ offTable: [8] })).toEqual(["1.28"]);
    expect(after(opening({ offTable: [8] }))).toMatchObject({
      turn: "B",
      choices: { by: "B", any: ["spot-eight", "re-rack"] },
    });
  });

  it("[bola-8 2.6] and was weak as well: it may be given back too", () => {
    const { choices } = after(opening({ offTable: [8], railsAfterContact: [1] }));
    expect(choices?.any).toEqual(["spot-eight", "re-rack", "retake"]);
  });

  it("[bola-8 2.6] must be answered for before anybody plays, whoever is on turn", () => {
    const open = play(table(BREAK), opening(EIGHT_DOWN)).state;
    expect(refusedBy(open, shot({ target: 1 })).kind).toBe("choice-open");
    const lost = play(open, { type: "incident", kind: "disciplinary", by: "A" }).state;
    expect(show(lost)).toMatchObject({
      turn: "B",
      inHand: "behind-line",
      choices: { by: "B", any: ["spot-eight", "re-rack"] },
    });
    const corrected = play(open, { type: "correct", set: { turn: "B" }, reason: "seats" }).state;
    expect(show(corrected).choices).toEqual({ by: "B", any: ["spot-eight", "re-rack"] });
  });

  it("[bola-8 1.9] that was stopped may be taken over, and a second one in the match loses it", () => {
    const once = play(table({ ...BREAK, framesToWin: 3 }), STOPPED, choose("re-rack")).state;
    expect(show(once)).toMatchObject({ turn: "B", stage: "break" });
    expect(show(once).match).toBeUndefined();
    const next = play(once, { type: "incident", kind: "concede-frame", by: "B" }).state;
    expect(show(next)).toMatchObject({ turn: "A", frames: { A: 1, B: 0 } });
    const twice = play(next, STOPPED);
    expect(show(twice.state).match).toEqual({ winner: "B", article: "1.9" });
    expect(show(twice.state).frames).toEqual({ A: 1, B: 3 });
  });

  it("[bola-8 1.9] is the foul of the side that did it", () => {
    const both = play(table(BREAK), STOPPED, choose("re-rack"), STOPPED).state;
    expect(show(both)).toMatchObject({ turn: "A", choices: { by: "A", any: ["re-rack", "retake"] } });
    expect(show(both).match).toBeUndefined();
  });

  it("[bola-8 1.9] cannot be reported of a later stroke", () => {
    const problem = refusedBy(table({ stage: "open", turn: "A" }), STOPPED);
    expect(problem).toMatchObject({ kind: "contradiction", path: "faults[0]" });
  });
});
