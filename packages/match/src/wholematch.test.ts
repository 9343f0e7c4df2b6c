import { differenceOf } from "@tacada/formats";
import { options as offered, show } from "@tacada/rules";
import { foldBreachOf } from "@tacada/testkit";
import { describe, expect, it } from "vitest";
import { inOff, miss, pot } from "../../rules/test/trial.ts";
import { broken, frameAgainstBreak, incident, opened, recorded, type Terms } from "../test/board.ts";
import { append, type Match, stateOf } from "./index.ts";

const shown = (match: Match) => show(stateOf(match));

/** What a match must bear at any moment, besides what the test asks of it. */
function soundly(match: Match) {
  expect(foldBreachOf(match)).toBeUndefined();
  return shown(match);
}

describe.each([
  { rulebook: "sinuca-brasileira", options: {} },
  { rulebook: "sinuca", options: { reds: 6 } },
] as const)("a match of $rulebook", ({ rulebook, options }) => {
  const begun = (terms: Terms = {}): Match => opened({ rulebook, options, ...terms });

  it("“first to two”: breaks alternate, and the second frame won is the match", () => {
    const one = frameAgainstBreak(begun());
    expect(soundly(one)).toMatchObject({
      frame: 1,
      frames: { A: 0, B: 1 },
      over: { winner: "B" },
      turn: "B",
    });
    const two = frameAgainstBreak(one);
    expect(soundly(two)).toMatchObject({
      frame: 2,
      frames: { A: 1, B: 1 },
      over: { winner: "A" },
      turn: "A",
    });
    const three = frameAgainstBreak(two);
    expect(soundly(three)).toMatchObject({ frame: 3, frames: { A: 1, B: 2 }, match: { winner: "B" } });
    expect(offered(stateOf(three))).toMatchObject({ targets: [], choices: null, incidents: [] });
  });

  it.each(["draw", "coin", "lag", "agreed"] as const)(
    "“%s won by B, who gives the break”: A breaks, then B",
    (how) => {
      const drawn = recorded(begun({ first: "B" }), { ...incident("lot", "B"), how });
      expect(shown(drawn).choices).toEqual({ by: "B", any: ["take-break", "give-break"] });
      const given = recorded(drawn, { type: "choose", choice: "give-break" });
      expect(soundly(given)).toMatchObject({ turn: "A", breaker: "A", stage: "break" });
      expect(shown(frameAgainstBreak(given))).toMatchObject({ frames: { B: 1 }, turn: "B" });
    },
  );

  it("“twenty start for B”: every frame begins with them", () => {
    const match = begun({ startScores: { B: 20 }, framesToWin: 3 });
    expect(shown(match).scores).toEqual({ A: 0, B: 20 });
    const next = recorded(recorded(match, incident("concede-frame", "A")), broken(match));
    expect(soundly(next)).toMatchObject({ frame: 2, scores: { A: 0, B: 20 } });
  });

  it("“disqualified, both”: a frame won stands, and nobody has won the match", () => {
    const match = recorded(frameAgainstBreak(begun()), incident("disqualified", "A", "B"));
    expect(soundly(match)).toMatchObject({ frames: { A: 0, B: 1 }, match: { winner: null } });
  });

  it("“second warning”: a disciplinary fault of an earlier frame still counts", () => {
    const warned = recorded(begun({ framesToWin: 3 }), broken(begun()), incident("disciplinary", "A"));
    expect(shown(warned)).toMatchObject({ discipline: { A: 1 }, turn: "B" });
    const next = recorded(warned, incident("concede-frame", "B"), broken(warned));
    expect(shown(next)).toMatchObject({ frame: 2, discipline: { A: 1 }, frames: { A: 1 } });
    const lost = recorded(next, incident("disciplinary", "A"));
    expect(soundly(lost)).toMatchObject({ frames: { A: 1, B: 3 }, match: { winner: "B" } });
  });

  it("“wrong side broke”: played again before the second stroke, let stand after it", () => {
    const second = recorded(frameAgainstBreak(begun({ framesToWin: 3 })), broken(begun()));
    expect(shown(recorded(second, incident("wrong-breaker")))).toMatchObject({
      turn: "A",
      breaker: "A",
      frame: 2,
    });
    const stands = recorded(second, rulebook === "sinuca" ? miss("red") : miss(1), incident("wrong-breaker"));
    expect(soundly(recorded(stands, incident("concede-frame", "A")))).toMatchObject({
      turn: "A",
      frames: { B: 2 },
    });
  });

  it("“the board is wrong”: scores, frames and turn are put right, and the reason is kept", () => {
    const set = { scores: { A: 4, B: 9 }, frames: { A: 1 }, turn: "A" } as const;
    const match = recorded(begun(), broken(begun()), {
      type: "correct",
      set,
      reason: "a frame was not marked",
    });
    expect(soundly(match)).toMatchObject({ scores: { A: 4, B: 9 }, frames: { A: 1, B: 0 }, turn: "A" });
    expect(match.log.at(-1)?.ruling.announce.at(-1)?.values).toMatchObject({
      reason: "a frame was not marked",
    });
    expect(shown(recorded(match, incident("concede-frame", "B")))).toMatchObject({ match: { winner: "A" } });
  });

  it("“A2 to play”: partners alternate over visits and frames", () => {
    const pairs = { sides: { A: ["A1", "A2"], B: ["B1", "B2"] }, framesToWin: 3 };
    const ball = rulebook === "sinuca" ? "red" : 1;
    const visits = [broken(begun()), miss(ball), miss(ball), miss(ball)];
    const players = visits.map((_, index) => shown(recorded(begun(pairs), ...visits.slice(0, index))).player);
    expect(players).toEqual(["A1", "B1", "A2", "B2"]);
    const next = recorded(begun(pairs), ...visits.slice(0, 3), incident("concede-frame", "A"));
    expect(soundly(next)).toMatchObject({ turn: "B", player: "B2" });
  });

  it("“every other side is credited”: three sides, until the last one left has won", () => {
    const three = begun({ sides: { A: ["A"], B: ["B"], C: ["C"] }, framesToWin: 1 });
    const ball = rulebook === "sinuca" ? "red" : 1;
    const price = rulebook === "sinuca" ? 4 : 7;
    const fouled = recorded(three, broken(three), inOff(ball));
    expect(shown(fouled)).toMatchObject({ scores: { A: price, B: 0, C: price }, turn: "C" });
    const left = recorded(fouled, incident("grave", "C"));
    expect(shown(left)).toMatchObject({ out: ["C"], turn: "A" });
    expect(soundly(recorded(left, incident("concede-frame", "A")))).toMatchObject({
      frames: { B: 1 },
      match: { winner: "B" },
    });
  });

  it("“eight at the table”: the turn goes round those who are left", () => {
    const names = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
    const eight = begun({ sides: Object.fromEntries(names.map((name) => [name, [name]])) });
    const ball = rulebook === "sinuca" ? "red" : 1;
    const gone = recorded(
      eight,
      broken(eight),
      incident("disqualified", "C"),
      incident("concede-frame", "E"),
    );
    const turns = names.map(
      (_, count) => shown(recorded(gone, ...names.slice(0, count).map(() => miss(ball)))).turn,
    );
    expect(turns).toEqual(["B", "D", "F", "G", "H", "A", "B", "D"]);
    expect(soundly(gone).out).toEqual(["C", "E"]);
    const over = recorded(
      gone,
      ...(["A", "B", "D", "F", "G"] as const).map((side) => incident("concede-frame", side)),
    );
    expect(shown(over)).toMatchObject({ over: { winner: "H" }, frames: { H: 1 }, out: ["C"] });
  });

  it("“take that back”: over the ends of frames and match, and all of it again", () => {
    const three = frameAgainstBreak(frameAgainstBreak(frameAgainstBreak(begun())));
    for (let to = 0; to < three.standing.length; to += 1) {
      const back = recorded(three, { type: "undo", to });
      const before = three.standing[to - 1]?.state ?? three.initial;
      expect(differenceOf(before, stateOf(back))).toBeUndefined();
      expect(differenceOf(stateOf(three), stateOf(recorded(back, { type: "redo" })))).toBeUndefined();
    }
    const down = three.standing.map((_, index) => ({
      type: "undo" as const,
      to: three.standing.length - 1 - index,
    }));
    const again = recorded(recorded(three, ...down), ...down.map(() => ({ type: "redo" as const })));
    expect(soundly(again)).toEqual(shown(three));
  });

  it("“the match is over”: nothing more is taken but taking back", () => {
    const over = recorded(begun(), incident("concede-match", "A"));
    for (const action of [broken(over), incident("warning", "B"), incident("lot", "A")]) {
      const command = { at: "2026-11-30T21:00:00Z", actor: "referee", command: "late", action };
      expect(append(over, command)).toMatchObject({ ok: false, problem: { kind: "over" } });
    }
    expect(shown(recorded(over, { type: "undo", to: 0 })).match).toBeUndefined();
  });
});

describe("a tied frame", () => {
  it("“tie”: the 7 decides, by lot, and the alternation of breaks is as it was", () => {
    // B takes every ball on without a numbered one, 28 points; A was ahead by as many.
    const begun = opened({ startScores: { A: 28 } });
    const balls = [1, 2, 3, 4, 5, 6];
    const clearing = balls.flatMap((ball) => [pot(ball), miss(ball + 1), miss(ball + 1)]);
    const tied = recorded(begun, broken(begun), ...clearing, pot(7));
    expect(soundly(tied)).toMatchObject({ stage: "tiebreak", scores: { A: 28, B: 28 }, frame: 1 });
    const played = recorded(
      tied,
      { ...incident("lot", "A"), how: "coin" },
      { type: "choose", choice: "give-break" },
      miss(7),
      pot(7),
    );
    expect(soundly(played)).toMatchObject({ over: { winner: "A" }, scores: { A: 35, B: 28 }, turn: "B" });
  });
});

describe("a void frame of sinuca", () => {
  it("“stalemate”: nothing of it counts, the same side breaks, frames and warnings stand", () => {
    const match = opened({ rulebook: "sinuca", options: { reds: 6 } });
    const second = recorded(frameAgainstBreak(match), broken(match), pot("red"), miss(4));
    const voided = recorded(
      second,
      incident("disciplinary", "A"),
      incident("stalemate-warning"),
      miss("red"),
      incident("stalemate"),
    );
    expect(soundly(voided)).toMatchObject({
      frame: 2,
      frames: { A: 0, B: 1 },
      scores: { A: 0, B: 0 },
      discipline: { A: 1 },
      turn: "B",
      breaker: "B",
      stage: "break",
    });
  });
});
