import { RULEBOOKS_PLAYABLE, show } from "@tacada/rules";
import { foldBreachOf } from "@tacada/testkit";
import { describe, expect, it } from "vitest";
import { incident, opened, recorded, type Terms } from "../test/board.ts";
import { append, type Match, stateOf } from "./index.ts";

/** What a match must bear at any moment, besides what the test asks of it. */
function soundly(match: Match) {
  expect(foldBreachOf(match)).toBeUndefined();
  return show(stateOf(match));
}

/** What every rulebook has alike, told without a stroke. */
describe.each(RULEBOOKS_PLAYABLE)("a match of %s", (rulebook) => {
  const begun = (terms: Terms = {}): Match => opened({ rulebook, framesToWin: 3, ...terms });
  const concede = incident("concede-frame", "A");

  it.each(["draw", "coin", "lag", "agreed"] as const)(
    "“B, by %s”: who won it takes or gives the break",
    (how) => {
      const drawn = recorded(begun(), { ...incident("lot", "B"), how });
      expect(soundly(recorded(drawn, { type: "choose", choice: "take-break" }))).toMatchObject({
        turn: "B",
        breaker: "B",
      });
      expect(soundly(recorded(drawn, { type: "choose", choice: "give-break" }))).toMatchObject({
        turn: "A",
        breaker: "A",
      });
    },
  );

  it("“first to three”: the third frame won is the match, and its last action can be taken back", () => {
    const two = recorded(begun(), concede, concede);
    expect(soundly(two)).toMatchObject({ frames: { A: 0, B: 2 }, over: { winner: "B" } });
    const won = recorded(two, concede);
    expect(soundly(won)).toMatchObject({ frames: { A: 0, B: 3 }, match: { winner: "B" }, targets: [] });
    const back = recorded(won, { type: "undo", to: 2 });
    expect(soundly(back)).toEqual(show(stateOf(two)));
    expect(soundly(recorded(back, { type: "redo" }))).toEqual(show(stateOf(won)));
    const command = { at: "2026-11-30T21:00:00Z", actor: "referee", command: "late", action: concede };
    expect(append(won, command)).toMatchObject({ ok: false, problem: { kind: "over" } });
  });

  it("“walkover”, “nobody came”, “both disqualified”: frames won stand, and who is left has won", () => {
    expect(soundly(recorded(begun(), incident("walkover", "A")))).toMatchObject({
      frames: { A: 0, B: 3 },
      match: { winner: "B" },
    });
    expect(soundly(recorded(begun(), incident("walkover", "A", "B")))).toMatchObject({
      match: { winner: null },
    });
    expect(soundly(recorded(begun(), concede, incident("disqualified", "A", "B")))).toMatchObject({
      frames: { A: 0, B: 1 },
      match: { winner: null },
    });
    expect(soundly(recorded(begun(), concede, incident("concede-match", "B")))).toMatchObject({
      frames: { A: 3, B: 1 },
      match: { winner: "A" },
    });
  });

  it("“second warning”: a disciplinary fault of an earlier frame still counts", () => {
    const next = recorded(begun(), incident("disciplinary", "B"), concede);
    expect(soundly(next)).toMatchObject({ discipline: { A: 0, B: 1 }, frames: { B: 1 } });
    expect(soundly(recorded(next, incident("disciplinary", "B")))).toMatchObject({
      frames: { A: 3, B: 1 },
      match: { winner: "A" },
    });
    expect(soundly(recorded(next, incident("grave", "A")))).toMatchObject({ match: { winner: "B" } });
  });

  it("“the board is wrong”: frames and warnings are put right with a reason", () => {
    const set = { frames: { B: 2 }, discipline: { A: 1 } };
    const match = recorded(begun(), { type: "correct", set, reason: "not marked" }, concede);
    expect(soundly(match)).toMatchObject({ frames: { B: 3 }, discipline: { A: 1 }, match: { winner: "B" } });
  });

  it("“a pair against a pair”: each side shows whose visit it is", () => {
    const pairs = begun({ sides: { A: ["A1", "A2"], B: ["B1", "B2"] } });
    expect(soundly(pairs)).toMatchObject({ turn: "A", player: "A1" });
  });
});
