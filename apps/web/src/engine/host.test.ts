import { type Entry, SIDES } from "@tacada/formats";
import { minimumElevation } from "@tacada/physics";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { beforeEach, describe, expect, it } from "vitest";
import type { KeptMatch } from "../store/match.ts";
import type { Beginning } from "./beginning.ts";
import { EngineHost, type Store } from "./host.ts";
import type { Answer, MatchView, StrokeDraft } from "./view.ts";

/** A store in memory that keeps the fence of the real one and can be made to fail. */
class MemoryStore implements Store {
  readonly matches = new Map<string, KeptMatch>();
  readonly entries = new Map<string, Entry[]>();
  failure: DOMException | undefined;

  async list(): Promise<KeptMatch[]> {
    return [...this.matches.values()];
  }

  async read(id: string) {
    const match = this.matches.get(id);
    return match && { header: match.header, log: this.entries.get(id) ?? [] };
  }

  async append(match: KeptMatch, entries: readonly Entry[]): Promise<void> {
    if (this.failure) throw this.failure;
    const log = this.entries.get(match.id) ?? [];
    if (entries.some(({ seq }) => seq <= log.length)) throw new DOMException("known", "ConstraintError");
    this.entries.set(match.id, [...log, ...entries]);
    this.matches.set(match.id, match);
  }

  async remove(id: string): Promise<void> {
    this.matches.delete(id);
  }
}

const BREAK: StrokeDraft = {
  strike: { speed: 3, azimuth: -0.2, elevation: 0, tip: [0, 0] },
  cue: [-0.85, 0.1],
};

/** Rolls the cue ball softly onto the first ball: a fair break that pots nothing. */
function softBreak({ suggested: cue, layout: { "1": one } }: MatchView): StrokeDraft {
  if (!cue || !one) throw new Error("nothing to aim at");
  const azimuth = Math.atan2(one[1] - cue[1], one[0] - cue[0]);
  return { strike: { ...BREAK.strike, speed: 1.5, azimuth }, cue };
}

let store: MemoryStore;
let host: EngineHost;
let ids = 0;

const fresh = () =>
  new EngineHost(
    store,
    () => "2026-11-30T20:00:00Z",
    () => `id-${ids++}`,
  );

function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`trouble: ${JSON.stringify(answer.trouble)}`);
  return answer.value;
}

const AGREED: Beginning = {
  rulebook: "sinuca-brasileira",
  options: {},
  sides: [
    { id: "A", name: "Ana", players: ["Ana"] },
    { id: "B", name: "Bia", players: ["Bia"] },
  ],
  framesToWin: 2,
  opening: { by: "agreed", side: "A" },
  cloth: "club",
};

const begun = () => host.begin(AGREED);

/** Ana against the bar player. */
const beginAgainstBot = (breaker: "A" | "B") =>
  host.begin({
    ...AGREED,
    sides: [
      { id: "A", name: "Ana", players: ["Ana"] },
      { id: "B", name: "Boteco", players: ["Boteco"], bot: { level: 2 } },
    ],
    framesToWin: 1,
    opening: { by: "agreed", side: breaker },
  });

beforeEach(() => {
  store = new MemoryStore();
  host = fresh();
});

describe("the engine behind the page", () => {
  it("keeps a stroke before it tells of it, and another engine goes on from there", async () => {
    const { header } = value(await begun());
    const { view, trace } = value(await host.strike("one", BREAK));
    expect(trace.duration).toBeGreaterThan(0);
    expect(store.entries.get(header.id)).toHaveLength(1);
    const again = value(await fresh().resume(header.id));
    expect(again.state).toEqual(view.state);
    expect(again.layout).toEqual(view.layout);
  });

  it("shows the last stroke again as it was, and leaves everything as it is", async () => {
    value(await begun());
    const first = value(await host.strike("one", BREAK));
    expect(value(await host.again())).toEqual(first.trace);
    const second = value(
      await host.strike("two", {
        strike: { speed: 1.5, azimuth: 0.4, elevation: 0.1, tip: [0, 0.2] },
        cue: [-0.8, -0.1],
      }),
    );
    expect(value(await host.again())).toEqual(second.trace);
    expect(value(await host.act("three", "A", { type: "undo", to: 1 })).layout).toEqual(first.view.layout);
    expect(value(await host.again())).toEqual(first.trace);
  });

  it("does not play a stroke that the device cannot keep, until told to", async () => {
    value(await begun());
    store.failure = new DOMException("full", "QuotaExceededError");
    expect(await host.strike("one", BREAK)).toMatchObject({ ok: false, trouble: { kind: "storage" } });
    expect(value(await host.playUnkept())).toMatchObject({ kept: false, standing: 0 });
    expect(value(await host.strike("two", BREAK)).view).toMatchObject({ kept: false, standing: 1 });
  });

  it("finds out that the match went on elsewhere", async () => {
    const { header } = value(await begun());
    const other = fresh();
    value(await other.resume(header.id));
    value(await other.strike("there", BREAK));
    expect(await host.strike("here", BREAK)).toMatchObject({ ok: false, trouble: { kind: "elsewhere" } });
    expect(store.entries.get(header.id)).toHaveLength(1);
  });

  it("works off what is asked at once in turn", async () => {
    const { header } = value(await begun());
    const [first, second] = await Promise.all([
      host.strike("one", BREAK),
      host.act("two", "A", { type: "undo", to: 0 }),
    ]);
    expect(value(first).view.standing).toBe(1);
    expect(value(second).standing).toBe(0);
    expect(store.entries.get(header.id)?.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it.each([
    ["{", ""],
    ['{"format":"tacada/state@1"}', "format"],
    ["[]", ""],
    ['{"id":""}', ""],
  ])("refuses %s as a match and keeps its own", async (text, path) => {
    const { header } = value(await begun());
    const answer = await host.open(text);
    expect(answer).toMatchObject({
      ok: false,
      trouble: { kind: "file", problem: { path: expect.stringContaining(path) } },
    });
    expect(value(await host.written())).toContain(header.id);
  });

  it("opens a file of a match that is kept already as a second match", async () => {
    const { header } = value(await begun());
    value(await host.strike("one", BREAK));
    const opened = value(await host.open(value(await host.written())));
    expect(opened.header.id).not.toBe(header.id);
    expect(opened.standing).toBe(1);
    expect(store.matches.size).toBe(2);
  });

  it("sees along the cue without changing anything", async () => {
    value(await begun());
    const { sight, preview } = value(await host.foresee(BREAK, true));
    expect(sight.target).toBe(1);
    expect(preview?.cue.length).toBeGreaterThan(1);
    expect(value(await host.written())).toContain('"log": []');
  });

  it("refuses a cue that would lie in a ball or cushion, with the lowest that passes over it", async () => {
    const { layout } = value(await begun());
    const at = { cue: [-0.81, 0] as const, azimuth: Math.PI, tip: [0, 0] as const };
    const level = minimumElevation(SINUCA_BRASILEIRA, { ...layout, cue: at.cue }, at);
    expect(level.over).toBe("4");
    const strike = (elevation: number): StrokeDraft => ({
      strike: { speed: 1, azimuth: at.azimuth, elevation, tip: [0, 0] },
      cue: [...at.cue],
    });
    expect(await host.strike("low", strike(level.elevation - 0.11))).toMatchObject({
      ok: false,
      trouble: {
        problem: { path: "strike.elevation", expected: expect.stringContaining(String(level.elevation)) },
      },
    });
    expect((await host.strike("over", strike(level.elevation))).ok).toBe(true);
  });

  it("puts the cue ball in hand where the ball on lies open", async () => {
    const { sight } = value(await host.foresee(softBreak(value(await begun())), false));
    expect(sight.sighting.first).toBe(1);
  });

  it("lets a bot plan and play with its own hand, the same again after a reload", async () => {
    const { header } = value(await beginAgainstBot("B"));
    expect(header.sides[1]?.bot).toEqual({ level: 2 });
    const plan = value(await host.think());
    expect(value(await fresh().resume(header.id)).header.sides[1]?.bot).toEqual({ level: 2 });
    expect(value(await host.think())).toEqual(plan);
    if (plan.move.type !== "stroke") throw new Error("a break is a stroke");
    value(await host.strike("break", plan.move));
    const table = store.entries.get(header.id)?.[0]?.table;
    expect(table?.strike).toEqual(plan.move.strike);
    expect(table?.played).not.toEqual(plan.move.strike);
  });

  it("takes back against a bot up to the person's own turn, and nothing before it", async () => {
    const begun = value(await beginAgainstBot("A"));
    const { view: first } = value(await host.strike("one", softBreak(begun)));
    expect(first.state.turn).toBe("B");
    expect(first.undoTo).toBe(0);
    let view = first;
    for (let move = 0; move < 20 && (view.state.choices?.by ?? view.state.turn) === "B"; move++) {
      const plan = value(await host.think());
      view =
        plan.move.type === "choose"
          ? value(await host.act(`m${move}`, "B", plan.move))
          : value(await host.strike(`m${move}`, plan.move)).view;
    }
    expect(view.standing).toBeGreaterThan(1);
    expect(view.undoTo).toBe(0);
    const back = value(await host.act("undo", "A", { type: "undo", to: 0 }));
    expect(back.undoTo).toBeUndefined();
    expect(value(await host.act("redo", "A", { type: "redo" })).standing).toBe(view.standing);
  });

  it("takes back over the end of a frame", async () => {
    const { view } = value(await host.strike("one", softBreak(value(await begun()))));
    const side = view.state.turn;
    const ended = value(await host.act("give", side, { type: "incident", kind: "concede-frame", by: side }));
    expect(ended.state.over).toBeDefined();
    const next = value(await host.strike("two", softBreak(ended))).view;
    expect(next.state.frame).toBe(2);
    const over = value(await host.act("back", side, { type: "undo", to: next.undoTo ?? -1 }));
    const first = value(await host.act("again", side, { type: "undo", to: over.undoTo ?? -1 }));
    expect(first.state).toEqual(view.state);
    expect(first.layout).toEqual(view.layout);
  });

  it.each([
    ["lag", { by: "lag", side: "B" }, "B"],
    ["draw", { by: "draw", chooses: true }, undefined],
  ] as const)("asks the winner of a %s who breaks", async (how, opening, winner) => {
    const { state, last, header } = value(await host.begin({ ...AGREED, opening }));
    const by = winner ?? header.break.side;
    expect(last?.action).toEqual({ type: "incident", kind: "lot", by, how });
    expect(state.choices).toEqual({ by, any: ["take-break", "give-break"] });
    const given = value(await host.act("give", by, { type: "choose", by, choice: "give-break" }));
    expect(given.state.turn).toBe(by === "A" ? "B" : "A");
    expect(value(await fresh().resume(header.id)).state).toEqual(given.state);
  });

  it("begins with pairs, with points ahead, and with as many as eight sides", async () => {
    const pairs = value(
      await host.begin({
        ...AGREED,
        sides: [
          { id: "A", name: "Ana + Caio", players: ["Ana", "Caio"] },
          { id: "B", name: "Bia + Duda", players: ["Bia", "Duda"] },
        ],
        startScores: { B: 20 },
      }),
    );
    expect(pairs.state).toMatchObject({ player: "Ana", scores: { A: 0, B: 20 } });
    const sides = SIDES.map((id) => ({ id, name: id, players: [id] }));
    expect(value(await host.begin({ ...AGREED, sides })).state.sides).toHaveLength(8);
  });

  it("offers the rulebooks that it can play, each with its options as its presets leave them", async () => {
    const offers = value(await host.rulebooks());
    const [first] = offers;
    expect(first).toMatchObject({ rulebook: "sinuca-brasileira", mostSides: 8, points: true });
    expect(first?.options.map(({ name }) => name)).toContain("breakFoul");
    for (const { rulebook, tables } of offers)
      for (const spec of tables) {
        const lag = { by: "lag", side: "B" } as const;
        const { state, header } = value(await host.begin({ ...AGREED, rulebook, spec, opening: lag }));
        expect(state.choices).toEqual({ by: "B", any: ["take-break", "give-break"] });
        expect(header.table?.spec).toBe(spec);
      }
  });

  it("tells every article of the rulebook", async () => {
    expect(value(await host.articles("sinuca-brasileira"))).toHaveLength(99);
  });
});
