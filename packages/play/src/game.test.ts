import { differenceOf } from "@tacada/formats";
import { openedGame, playFrame, playOn } from "@tacada/testkit";
import { describe, expect, it } from "vitest";
import {
  act,
  chance,
  deviate,
  type Game,
  loadGame,
  playStroke,
  replay,
  saveGame,
  sightAlong,
  suggestCue,
} from "./index.ts";

const AT = "2026-11-30T20:00:00Z";
const saved = (game: Game): unknown => JSON.parse(JSON.stringify(saveGame(game)));

const BREAK = {
  strike: { speed: 2, azimuth: -0.177, elevation: 0, tip: [0, 0] as const },
  cue: [-0.71, -0.1] as const,
};

describe("whole frames by scripted random play", () => {
  it.each(Array.from({ length: 12 }, (_, index) => `frame-${index + 1}`))(
    "of seed %s end with a winner and fold to the same state",
    (seed) => {
      const game = playFrame(openedGame(seed), seed);
      expect(game.shown.over?.winner).toMatch(/^[AB]$/);
      expect(game.shown.over?.article).toBeDefined();
      const again = loadGame(saved(game));
      expect(again.ok && differenceOf(game.state, again.value.state)).toBeUndefined();
      expect(again.ok && again.value.layout).toEqual(game.layout);
    },
  );

  const terms = [
    ...[6, 10, 15].map((reds) => ["sinuca", { reds }, reds + 6] as const),
    ["bilhar", {}, 14],
    ["mata-mata", {}, 14],
    ["mata-mata", { balls: 10 }, 10],
    ["bola-8", {}, 15],
    ["bola-8", { referee: false }, 15],
  ] as const;

  it.each(terms)("of %s with %j end, fold and play again to the same state", (rulebook, options, balls) => {
    const seed = `${rulebook}-${balls}`;
    const opened = openedGame(seed, { rulebook, options });
    expect(Object.keys(opened.layout)).toHaveLength(balls);
    const game = playFrame(opened, seed);
    expect(game.shown.over?.article).toBeDefined();
    const again = loadGame(saved(game));
    expect(again.ok && differenceOf(game.state, again.value.state)).toBeUndefined();
    expect(again.ok && again.value.layout).toEqual(game.layout);
    expect(replay(saved(game))).toMatchObject({ ok: true, value: { differences: [] } });
  });

  it("go on to the end of a match, every ruling citing an article", () => {
    let game = openedGame("match", { framesToWin: 2 });
    while (game.shown.match === undefined) game = playFrame(game, "match");
    expect(Math.max(...Object.values(game.shown.frames))).toBe(2);
    const rulings = game.match.log.map((entry) => entry.ruling);
    expect(rulings.filter((ruling) => ruling.articles.length === 0)).toEqual([]);
  });
});

describe("a saved match played again", () => {
  const game = playFrame(openedGame("replay"), "replay");

  it("gives the same reports, rulings, layouts and digests", () => {
    const again = replay(saved(game));
    expect(again.ok && again.value.differences).toEqual([]);
    expect(again.ok && again.value.strokes).toBeGreaterThan(10);
  });

  it("names the place where the record was changed", () => {
    const record = saveGame(game);
    const log = record.log.map((entry, index) => {
      const { table } = entry;
      const strike = table?.strike;
      if (index !== 3 || table === undefined || strike === undefined) return entry;
      return {
        ...entry,
        table: { ...table, digest: `0${(table.digest ?? "").slice(1)}`.replace(/^00/, "01") },
      };
    });
    const changed = replay(JSON.parse(JSON.stringify({ ...record, log })));
    expect(changed.ok && changed.value.differences.map((each) => each.path)).toEqual(["log[3].table.digest"]);
  });

  it("is refused with its path when an entry cannot have happened", () => {
    const record = saveGame(game);
    const doubled = { ...record, log: [...record.log, record.log[0]] };
    const result = loadGame(JSON.parse(JSON.stringify(doubled)));
    expect(!result.ok && result.problem.path).toBe(`log[${record.log.length}].seq`);
  });
});

describe("a stroke", () => {
  it("is refused with the game as it was: no place for the cue ball in hand, a place outside the D", () => {
    const game = openedGame("refused");
    const stroke = { command: "1", at: AT, strike: BREAK.strike };
    const nowhere = playStroke(game, stroke);
    expect(!nowhere.ok && nowhere.problem.path).toBe("cue");
    const outside = playStroke(game, { ...stroke, cue: [0, 0] });
    expect(!outside.ok && outside.problem).toMatchObject({
      path: "cue",
      expected: "a place on or within the D",
    });
    const slipped = playStroke(game, { ...stroke, ...BREAK, strike: { ...BREAK.strike, tip: [0.9, 0.9] } });
    expect(!slipped.ok && slipped.problem.path).toBe("strike.tip");
    expect(saveGame(game).log).toEqual([]);
  });

  it("sent twice is recorded once", () => {
    const first = playStroke(openedGame("twice"), { command: "1", at: AT, ...BREAK });
    if (!first.ok) throw new Error("the break is played");
    const again = act(first.value.game, {
      command: "1",
      at: AT,
      actor: "A",
      action: { type: "incident", kind: "warning", by: "A" },
    });
    expect(again.ok && again.value.game.match.log).toHaveLength(1);
  });

  it("errs by the hand, the same way after an undo, and is replayed as it came out", () => {
    const game = openedGame("hand");
    const hand = { azimuth: 0.01, speed: 0.1, tip: 0.05 };
    const first = playStroke(game, { command: "1", at: AT, ...BREAK, hand });
    if (!first.ok) throw new Error("the break is played");
    const table = first.value.game.match.log[0]?.table;
    expect(table?.strike).toEqual(BREAK.strike);
    expect(table?.played?.azimuth).not.toBe(BREAK.strike.azimuth);
    const undone = act(first.value.game, {
      command: "2",
      at: AT,
      actor: "A",
      action: { type: "undo", to: 0 },
    });
    if (!undone.ok) throw new Error("the break is taken back");
    expect(undone.value.game.layout).toEqual(game.layout);
    const again = playStroke(undone.value.game, { command: "3", at: AT, ...BREAK, hand });
    expect(again.ok && again.value.game.match.log[2]?.table).toEqual(table);
    expect(again.ok && replay(saved(again.value.game))).toMatchObject({ value: { differences: [] } });
  });
});

describe("undo and redo", () => {
  it("restore state and layout, bit for bit, at every depth", () => {
    const games: Game[] = [openedGame("undo")];
    for (let step = 0; step < 12; step += 1) games.push(playOn(games.at(-1) ?? openedGame("undo"), "undo"));
    let game = games.at(-1) ?? openedGame("undo");
    const full = game;
    for (const to of [9, 4, 0]) {
      const undone = act(game, {
        command: `back-to-${to}`,
        at: AT,
        actor: "A",
        action: { type: "undo", to },
      });
      if (!undone.ok) throw new Error("can be taken back");
      game = undone.value.game;
      expect(differenceOf(games[to]?.state, game.state)).toBeUndefined();
      expect(game.layout).toEqual(games[to]?.layout);
    }
    for (const command of ["redo-1", "redo-2", "redo-3"]) {
      const redone = act(game, { command, at: AT, actor: "A", action: { type: "redo" } });
      if (!redone.ok) throw new Error("can be brought back");
      game = redone.value.game;
    }
    expect(differenceOf(full.state, game.state)).toBeUndefined();
    expect(game.layout).toEqual(full.layout);
    const none = act(game, { command: "redo-4", at: AT, actor: "A", action: { type: "redo" } });
    expect(!none.ok && none.problem.kind).toBe("nothing-to-redo");
  });
});

describe("before the stroke", () => {
  it("the referee sees what it will report", () => {
    let game = openedGame("sight");
    for (let step = 0; step < 30; step += 1) {
      const next = playOn(game, "sight");
      const { action, table } = next.match.log.at(-1) ?? {};
      if (action?.type === "shot" && table?.strike !== undefined) {
        const { target, call, evident } = action;
        const draft = { strike: table.strike, ...(table.cue && { cue: table.cue }) };
        const seen = sightAlong(game, {
          ...draft,
          ...(target !== undefined && { target }),
          ...(call && { call }),
        });
        expect(seen.ok && { target: seen.value.target, evident: seen.value.evident }).toEqual({
          target,
          evident,
        });
      }
      game = next;
    }
  });

  it("the cue ball in hand is offered a legal place", () => {
    const game = openedGame("place");
    const cue = suggestCue(game);
    if (cue === undefined) throw new Error("the D has room");
    expect(playStroke(game, { command: "1", at: AT, ...BREAK, cue }).ok).toBe(true);
  });
});

describe("chance", () => {
  const place = { seed: "s", purpose: "noise", frame: 1, index: 2, channel: 3 } as const;

  it("is the same at the same place and another at every other", () => {
    expect(chance(place)).toBe(chance({ ...place }));
    const others = [
      { ...place, seed: "t" },
      { ...place, purpose: "break" as const },
      { ...place, frame: 2 },
      { ...place, index: 3 },
      { ...place, channel: 4 },
    ].map(chance);
    expect(new Set([chance(place), ...others]).size).toBe(6);
  });

  it("spreads evenly: the mean of 10,000 numbers is within three standard errors of one half", () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) => chance({ ...place, index }));
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(3 * Math.sqrt(1 / 12 / 10_000));
  });

  it("gives deviates of mean 0 and deviation 1, within three standard errors at 10,000", () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) => deviate({ ...place, index }));
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const square = numbers.reduce((sum, number) => sum + number * number, 0) / numbers.length;
    expect(Math.abs(mean)).toBeLessThan(3 / 100);
    expect(Math.abs(square - 1)).toBeLessThan(3 * Math.sqrt(2 / 10_000));
    expect(Math.max(...numbers)).toBeLessThan(6);
  });
});
