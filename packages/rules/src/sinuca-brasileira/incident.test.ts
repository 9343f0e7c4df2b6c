import type { Incident, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { inOff, miss, play, pot, refusedBy, shot, table } from "../../test/trial.ts";
import { options, show } from "../index.ts";

const START: Setup = { stage: "start", turn: "A", framesToWin: 3, balls: [2, 3, 4, 5, 6, 7] };
const incident = (kind: Incident["kind"], extra: Omit<Incident, "type" | "kind"> = {}): Incident => ({
  type: "incident",
  kind,
  ...extra,
});

describe("conduct", () => {
  it("[sinuca-brasileira 8.1.b.I] costs a side at the table 7 points, the turn and a warning", () => {
    const { ruling, state } = play(table(START), incident("disciplinary", { by: "A" }));
    expect(ruling.award).toEqual({ B: 7 });
    expect(show(state)).toMatchObject({
      turn: "B",
      discipline: { A: 1, B: 0 },
      choices: { by: "B", any: ["play", "pass"] },
    });
  });

  it("[sinuca-brasileira 8.1.b.I] costs a side that is not at the table the points alone", () => {
    const { state } = play(table({ ...START, stage: "free" }), incident("interference", { by: "B" }));
    expect(show(state)).toMatchObject({
      turn: "A",
      stage: "free",
      scores: { A: 7, B: 0 },
      discipline: { B: 1 },
    });
    expect(show(state).choices).toBeUndefined();
  });

  it("[sinuca-brasileira 2.3.b] on the break is paid and counted, and the break stays", () => {
    const { state } = play(table(), shot({ ...miss(1), faults: ["measuring"] }));
    expect(show(state)).toMatchObject({ stage: "break", turn: "A", scores: { B: 7 }, discipline: { A: 1 } });
    const apart = play(table(), incident("disciplinary", { by: "A" })).state;
    expect(show(apart)).toMatchObject({ stage: "break", turn: "A", scores: { B: 7 } });
  });

  it("[sinuca-brasileira 10.1.3] of both at once for the second time loses it for both", () => {
    const { state } = play(
      table({ ...START, discipline: { A: 1, B: 1 } }),
      incident("disciplinary", { by: ["A", "B"] }),
    );
    expect(show(state)).toMatchObject({
      over: { winner: null },
      match: { winner: null, article: "10.1.3" },
      frames: { A: 0, B: 0 },
    });
  });

  it("[sinuca-brasileira 8.1.b] of both at once for the first time is paid by both", () => {
    const { ruling, state } = play(table(START), incident("disciplinary", { by: ["A", "B"] }));
    expect(ruling.award).toEqual({ A: 7, B: 7 });
    expect(show(state)).toMatchObject({ turn: "B", discipline: { A: 1, B: 1 } });
  });

  it("[sinuca-brasileira 10.1.4] both disqualified, both lose", () => {
    const { state } = play(table(START), incident("disqualified", { by: ["A", "B"] }));
    expect(show(state).match).toEqual({ winner: null, article: "10.1.4" });
  });

  it("[sinuca-brasileira 10.1.4] a side that does not come loses by walkover", () => {
    const { state } = play(table({ framesToWin: 3 }), incident("walkover", { by: "B" }));
    expect(show(state)).toMatchObject({ match: { winner: "A" }, frames: { A: 3, B: 0 } });
  });

  it("[sinuca-brasileira 7.1.v] time wasted is a disciplinary fault", () => {
    const { ruling, state } = play(table(START), incident("clock", { by: "A" }));
    expect(ruling.fouls).toEqual([{ article: "7.1.v", value: 7 }]);
    expect(show(state)).toMatchObject({ turn: "B", discipline: { A: 1 } });
  });

  it("[sinuca-brasileira 9.1.d.a] ends the frame at once when it carries a leader at the table over", () => {
    const setup: Setup = { ...START, balls: [7], scores: { A: 41, B: 40 } };
    const ended = play(table(setup), incident("disciplinary", { by: "B" })).state;
    expect(show(ended).over).toEqual({ winner: "A", article: "9.1.d.III" });
    const behind: Setup = { ...setup, turn: "B", balls: [6, 7], scores: { A: 80, B: 40 } };
    expect(show(play(table(behind), pot(6)).state).over).toBeUndefined();
  });

  it("names its sides, each once and known", () => {
    expect(refusedBy(table(START), incident("disciplinary"))).toMatchObject({
      kind: "malformed",
      path: "by",
    });
    expect(refusedBy(table(START), incident("grave", { by: ["A", "A"] }))).toMatchObject({
      kind: "contradiction",
    });
    expect(refusedBy(table(START), incident("concede-frame", { by: ["A", "B"] }))).toMatchObject({
      path: "by",
    });
    expect(refusedBy(table(START), incident("warning", { by: "D" }))).toMatchObject({ kind: "unknown-side" });
  });
});

describe("incidents that this rulebook does not know", () => {
  it.each(["stalemate-warning", "stalemate"] as const)("%s is refused, naming those it does", (kind) => {
    const problem = refusedBy(table(START), incident(kind, { by: "A" }));
    expect(problem).toMatchObject({ kind: "not-in-this-rulebook", path: "kind" });
    expect(problem.expected).toContain("concede-frame");
  });

  it("keys that an incident does not have are refused", () => {
    expect(refusedBy(table(START), incident("warning", { by: "A", ball: 2 }))).toMatchObject({
      path: "ball",
    });
    expect(refusedBy(table(START), incident("grave", { by: "A", how: "coin" }))).toMatchObject({
      path: "how",
    });
  });

  it("[sinuca-brasileira 6.6] a ball moved from outside is put back only where the event says so", () => {
    const moved = (outcome?: "stays" | "restored" | "void") =>
      incident("moved-by-outsider", outcome === undefined ? {} : { outcome });
    const known = play(table(START), shot({ ...miss(2), after: { touching: [2] } })).state;
    expect(show(play(known, moved()).state).facts).toEqual({});
    expect(refusedBy(known, moved("restored"))).toMatchObject({ path: "outcome", expected: "stays" });
    const restoring = table({ ...START, facts: { touching: [2] } }, { outsideMove: "restore" });
    expect(show(play(restoring, moved()).state).facts).toEqual({ touching: [2] });
    expect(refusedBy(restoring, moved("stays"))).toMatchObject({ path: "outcome", expected: "restored" });
  });
});

describe("the wrong side broke", () => {
  it("[sinuca-brasileira 2.5] only once somebody has broken, and only that side", () => {
    expect(refusedBy(table(), incident("wrong-breaker", { by: "A" }))).toMatchObject({
      kind: "out-of-order",
    });
    const broken = play(table(), miss(1)).state;
    expect(refusedBy(broken, incident("wrong-breaker", { by: "B" }))).toMatchObject({
      path: "by",
      expected: "A",
    });
  });

  it("[sinuca-brasileira 2.5] a repeated break is still the first stroke", () => {
    const { state } = play(table(), inOff(1), inOff(1), incident("wrong-breaker"));
    expect(show(state)).toMatchObject({ stage: "break", turn: "B", breaker: "B", scores: { A: 0, B: 0 } });
  });

  it("[sinuca-brasileira 2.5] after the second stroke the alternation goes on from the wrong break", () => {
    const setup: Setup = { turn: "A", frames: { A: 1, B: 0 }, framesToWin: 3 };
    const stands = play(table(setup), miss(1), miss(1), incident("wrong-breaker", { by: "A" })).state;
    const next = play(stands, incident("concede-frame", { by: "A" }), miss(1)).state;
    expect(show(next)).toMatchObject({ frame: 3, breaker: "B", turn: "A" });
  });
});

describe("a ball that falls late", () => {
  const drop = (when: NonNullable<Incident["when"]>, ball = 2): Incident =>
    incident("late-drop", { ball, pocket: 5, when });

  it("[sinuca-brasileira 6.8.a] takes a castigo and its 7 points back", () => {
    const fouled = play(table(START), miss(6)).state;
    expect(show(fouled).scores).toEqual({ A: 0, B: 7 });
    const { ruling, state } = play(fouled, drop("before-touch", 6));
    expect(ruling.fouls).toEqual([]);
    expect(show(state)).toMatchObject({ scores: { A: 6, B: 0 }, turn: "A", stage: "on-only" });
    expect(show(state).choices).toBeUndefined();
  });

  it("[sinuca-brasileira 6.8.a] can make a foul of the stroke, too", () => {
    const { ruling } = play(table(START), miss(2), drop("before-touch", 5));
    expect(ruling.fouls.map(({ article }) => article)).toEqual(["7.1.m", "7.1.o"]);
    expect(ruling.award).toEqual({ B: 7 });
  });

  it("[sinuca-brasileira 6.8.a] reopens a frame that the stroke had ended", () => {
    const setup: Setup = { ...START, balls: [7], scores: { A: 40, B: 48 } };
    const ended = play(table(setup), miss(7)).state;
    expect(show(ended).over).toMatchObject({ winner: "B" });
    const { state } = play(ended, drop("before-touch", 7));
    expect(show(state).over).toEqual({ winner: "B", article: "9.1.a" });
    expect(show(state).frames).toEqual({ A: 0, B: 1 });
  });

  it("[sinuca-brasileira 6.8.a] keeps what officials recorded since the stroke", () => {
    const { state } = play(
      table(START),
      miss(2),
      incident("disciplinary", { by: "A" }),
      drop("before-touch", 2),
    );
    expect(show(state)).toMatchObject({ scores: { A: 2, B: 7 }, discipline: { A: 1 }, turn: "B" });
  });

  it("[sinuca-brasileira 6.8.a] undoes a choice made on the ruling that fell", () => {
    const { state } = play(
      table(START),
      miss(6),
      { type: "choose", choice: "pass" },
      drop("before-touch", 6),
    );
    expect(show(state)).toMatchObject({ turn: "A", stage: "on-only", scores: { A: 6, B: 0 } });
  });

  it("[sinuca-brasileira 2.3.a] on the break repeats it", () => {
    const { state } = play(table(), miss(1), drop("before-touch", 1));
    expect(show(state)).toMatchObject({ stage: "break", turn: "A", inHand: "d" });
  });

  it("[sinuca-brasileira 6.8.b] changes nothing but the ball once the opponent is at the table", () => {
    const missed = play(table({ ...START, stage: "free" }), miss(6)).state;
    const { ruling, state } = play(missed, drop("after-touch", 6));
    expect(ruling.returned.map(({ ball }) => ball)).toEqual([6]);
    expect(ruling.fouls).toEqual([]);
    expect(show(state).choices?.any).toEqual(["play", "pass"]);
  });

  it("[sinuca-brasileira 6.8.c] is a foul of the side that was playing, who alone can be named", () => {
    const missed = play(table(START), miss(2)).state;
    const { ruling, state } = play(missed, drop("in-flight", 2));
    expect(ruling.fouls).toEqual([{ article: "6.8.c", value: 7 }]);
    expect(show(state)).toMatchObject({ turn: "A", choices: { by: "A" }, scores: { A: 7, B: 0 } });
    expect(refusedBy(missed, { ...drop("in-flight"), by: "A" })).toMatchObject({
      kind: "not-to-play",
      path: "by",
    });
  });

  it("is refused without a stroke, a pocket, a ball on the table or a time of this rulebook", () => {
    const state = table(START);
    expect(refusedBy(state, drop("before-touch"))).toMatchObject({ kind: "out-of-order" });
    const missed = play(state, miss(2)).state;
    expect(refusedBy(missed, incident("late-drop", { ball: 2, when: "before-touch" }))).toMatchObject({
      path: "pocket",
    });
    expect(refusedBy(missed, drop("after-touch", 1))).toMatchObject({ kind: "not-on-table", path: "ball" });
    expect(refusedBy(missed, drop("after-touch", 9))).toMatchObject({ kind: "unknown-ball", path: "ball" });
    expect(refusedBy(missed, drop("within-5s"))).toMatchObject({
      path: "when",
      expected: "before-touch, after-touch, in-flight",
    });
    expect(refusedBy(missed, { ...drop("before-touch"), by: "B" })).toMatchObject({ kind: "not-to-play" });
  });

  it("goes by five seconds, or is always put back, where the event has settled so", () => {
    const seconds = play(table(START, { lateDrop: "five-seconds" }), miss(2)).state;
    expect(show(play(seconds, drop("within-5s")).state)).toMatchObject({ scores: { A: 2 }, turn: "A" });
    expect(show(play(seconds, drop("after-5s")).state)).toMatchObject({ scores: { A: 0 }, turn: "B" });
    const restoring = play(table(START, { lateDrop: "restore" }), miss(2)).state;
    expect(show(play(restoring, drop("before-touch")).state)).toMatchObject({ scores: { A: 0 }, turn: "B" });
  });
});

describe("what is offered", () => {
  it("is accepted", () => {
    for (const state of [table(), table(START), play(table(START), miss(6)).state]) {
      for (const { kind, by } of options(state).incidents.filter((each) => each.kind !== "late-drop")) {
        for (const side of by) expect(() => play(state, incident(kind, { by: side }))).not.toThrow();
      }
    }
  });

  it("is nothing after the match", () => {
    const over = play(table(), incident("concede-match", { by: "A" })).state;
    expect(options(over)).toMatchObject({ targets: [], choices: null, incidents: [] });
  });
});

describe("a correction", () => {
  it("sets what an official says and records why", () => {
    const { ruling, state } = play(table(START), {
      type: "correct",
      set: { scores: { A: 12 }, discipline: { B: 1 }, turn: "B" },
      reason: "placar trocado",
    });
    expect(ruling.articles).toEqual(["1.1", "8.1.b.I", "1.7"]);
    expect(show(state)).toMatchObject({
      scores: { A: 12, B: 0 },
      discipline: { B: 1 },
      turn: "B",
      stage: "start",
    });
  });

  it("never ends the match and names no stranger", () => {
    const correct = (set: object) => ({ type: "correct", set, reason: "x" }) as const;
    expect(refusedBy(table(START), correct({ frames: { A: 3 } }))).toMatchObject({ path: "set.frames.A" });
    expect(refusedBy(table(START), correct({ discipline: { A: 2 } }))).toMatchObject({
      path: "set.discipline.A",
    });
    expect(refusedBy(table(START), correct({ scores: { C: 1 } }))).toMatchObject({ path: "set.scores.C" });
    expect(refusedBy(table(START), correct({ turn: "C" }))).toMatchObject({ path: "set.turn" });
  });
});
