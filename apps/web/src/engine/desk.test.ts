import { type Game, loadGame, playStroke, replay, saveGame } from "@tacada/play";
import { openedGame } from "@tacada/testkit";
import { describe, expect, it } from "vitest";
import { deskOf, foretold, type Official, recorded } from "./desk.ts";

let ids = 0;
const recording = { id: () => `desk-${ids++}`, at: "2026-11-30T20:00:00Z", actor: "referee" };

function after(game: Game, official: Official): Game {
  const done = recorded(game, official, recording);
  if (!done.ok) throw new Error(JSON.stringify(done.problem));
  return done.value.game;
}

/** Ana has broken with a soft stroke at the first ball. */
function broken(): Game {
  const game = openedGame("desk", { breaker: "A", framesToWin: 2 });
  const cue = [-0.85, 0.1] as const;
  const one = game.layout["1"] ?? [0, 0];
  const azimuth = Math.atan2(one[1] - cue[1], one[0] - cue[0]);
  const played = playStroke(game, {
    command: "break",
    at: recording.at,
    strike: { speed: 1.5, azimuth, elevation: 0, tip: [0, 0] },
    cue,
  });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  return played.value.game;
}

const kindsOf = (game: Game) => deskOf(game).incidents.map(({ kind }) => kind);
const savedOf = (game: Game): unknown => JSON.parse(JSON.stringify(saveGame(game)));

describe("the referee's desk", () => {
  it("offers what may be recorded, and every article that it rests on", () => {
    const { incidents, faults, articles, balls } = deskOf(broken());
    expect(incidents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["concede-frame", "warning", "disciplinary", "walkover", "wrong-breaker"]),
    );
    const known = articles.map(({ id }) => id);
    for (const { articles: cited } of [...incidents, ...faults])
      expect(known).toEqual(expect.arrayContaining([...cited]));
    expect(balls).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(incidents.find(({ kind }) => kind === "disqualified")?.several).toBe(true);
    expect(incidents.find(({ kind }) => kind === "concede-match")?.several).toBe(false);
  });

  it("offers faults of a stroke only while it came last", () => {
    const game = broken();
    expect(deskOf(game).faults.map(({ fault }) => fault)).toContain("double-hit");
    const warned = after(game, { type: "incident", kind: "warning", by: "B" });
    expect(deskOf(warned).faults).toEqual([]);
    expect(recorded(warned, { type: "observed", observed: { faults: ["push"] } }, recording).ok).toBe(false);
  });

  it("foretells what a word comes to and leaves the game as it is", () => {
    const game = broken();
    const before = savedOf(game);
    const told = foretold(game, { type: "incident", kind: "disciplinary", by: "A" });
    expect(told.ok && told.value.state.scores).toEqual({ A: 0, B: 7 });
    expect(told.ok && told.value.lines["pt-BR"][0]?.text).toContain("Ana");
    expect(told.ok && told.value.articles.length).toBeGreaterThan(0);
    expect(savedOf(game)).toEqual(before);
  });

  it("judges the last stroke again with an observed fault, and the record plays again to the same", () => {
    const game = broken();
    const { turn } = game.shown;
    const next = playStroke(game, {
      command: "second",
      at: recording.at,
      strike: { speed: 1, azimuth: 0.1, elevation: 0, tip: [0, 0] },
    });
    if (!next.ok) throw new Error(JSON.stringify(next.problem));
    const ruled = after(next.value.game, { type: "observed", observed: { faults: ["double-hit"] } });
    const { entry } = ruled.match.standing.at(-1) ?? {};
    expect(entry?.ruling.fouls.map(({ article }) => article)).toContain("7.1.d");
    expect(ruled.shown.scores?.[turn === "A" ? "B" : "A"]).toBe(7);
    expect(ruled.match.standing).toHaveLength(2);
    expect(ruled.layout["cue"]).toEqual(next.value.game.layout["cue"]);
    expect(replay(savedOf(ruled))).toMatchObject({ ok: true, value: { strokes: 3, differences: [] } });
    const back = after(ruled, { type: "undo", to: 1 });
    expect(back.state).toEqual(game.state);
  });

  it("ends the match by a walk-over, and by both sides disqualified nobody wins", () => {
    const game = broken();
    expect(after(game, { type: "incident", kind: "walkover", by: "B" }).shown.match?.winner).toBe("A");
    const none = after(game, { type: "incident", kind: "disqualified", by: ["A", "B"] });
    expect(none.shown.match?.winner).toBeNull();
    expect(kindsOf(none)).toEqual([]);
    expect(loadGame(savedOf(none)).ok).toBe(true);
  });

  it("corrects scores and turn with a reason", () => {
    const corrected = after(broken(), {
      type: "correct",
      set: { scores: { A: 12 }, turn: "A" },
      reason: "points left out",
    });
    expect(corrected.shown).toMatchObject({ scores: { A: 12, B: 0 }, turn: "A" });
  });
});
