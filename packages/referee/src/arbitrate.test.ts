import { begin, show } from "@tacada/rules";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { factsOf, rackOf } from "./index.ts";
import { type Shot, struck } from "./testing/struck.ts";

const table = SINUCA_BRASILEIRA;
const R = table.ball.radius;
const GAME = { rulebook: "sinuca-brasileira", options: {} } as const;

type Stroke = Omit<Shot, "setup" | "speed"> & Partial<Pick<Shot, "setup" | "speed">>;

/** A level strike of `tacada-1` at the start of a sequence, simulated and judged. */
const played = ({ setup, ...shot }: Stroke) =>
  struck("sinuca-brasileira", {
    speed: 1.5,
    elevation: 0,
    profile: "tacada-1",
    ...shot,
    setup: { stage: "start", ...setup },
  });

describe("the report of a stroke", () => {
  it("says what the cue ball met, in order", () => {
    const { report } = played({
      layout: { cue: [-0.5, 0], "6": [0, 0.5 * R], "7": [0.3, 0.3] },
      aim: [1, 0],
    });
    expect(report.contacts?.[0]).toBe(6);
    expect(report).toMatchObject({ by: "A", target: 6, cushionFirst: false, pots: [], offTable: [] });
  });

  it("lists balls met at the same instant together", () => {
    const layout = { cue: [-0.3, 0], "6": [0, 1.2 * R], "7": [0, -1.2 * R] } as const;
    const [first] = played({ layout, aim: [1, 0] }).report.contacts ?? [];
    expect(Array.isArray(first) && [...first].sort()).toEqual([6, 7]);
  });

  it("says that nothing was met", () => {
    const { report, ruling } = played({
      layout: { cue: [-0.5, 0], "7": [0.9, 0.5] },
      speed: 0.3,
      aim: [1, 0],
    });
    expect(report).toMatchObject({ contacts: [], railsAfterContact: [] });
    expect(ruling.fouls.map((foul) => foul.article)).toEqual(["7.1.s"]);
  });

  it("sees a cushion before the ball, and the call that was due (7.1.t)", () => {
    // The bank to a ball straight across: up to the cushion and back down the table.
    const layout = { cue: [0.4, -0.3], "7": [0.42, -0.45] } as const;
    const shot = { layout, aim: [0.0097, 1], speed: 2 } as const;
    const uncalled = played(shot);
    expect(uncalled.report).toMatchObject({ cushionFirst: true, contacts: [7], evident: false });
    expect(uncalled.ruling.fouls.map((foul) => foul.article)).toContain("7.1.t");
    const called = played({ ...shot, call: { ball: 7, pocket: 2, cushionFirst: true } });
    expect(called.ruling.fouls.map((foul) => foul.article)).not.toContain("7.1.t");
  });

  it("lists balls that met a cushion after the contact, and not one that stayed on its own", () => {
    const edge = table.width / 2 - R;
    const across = played({ layout: { cue: [0.3, 0.2], "7": [0.3, 0.5] }, aim: [0, 1] });
    expect(across.report.railsAfterContact).toContain(7);
    const along = played({
      layout: { cue: [-0.6, edge - 0.02], "7": [-0.3, edge] },
      aim: [1, 0.028],
      speed: 0.5,
    });
    expect(along.report.contacts).toEqual([7]);
    expect(along.report.railsAfterContact).not.toContain(7);
  });

  it("measures the cue ball's path", () => {
    const { report } = played({ layout: { cue: [0, 0], "7": [1, 0.5] }, speed: 0.6, aim: [1, 0] });
    const stopped = report.layout?.["cue"]?.[0] ?? 0;
    expect(report.cueTravel).toBeCloseTo(stopped, 9);
    expect(stopped).toBeGreaterThan(0.5);
  });

  it("knows a ball that touches the cue ball before the stroke", () => {
    const layout = { cue: [0, 0], "6": [2 * R, 0], "7": [0.5, 0.5] } as const;
    expect(played({ layout, aim: [-1, 0], speed: 0.3 }).report.before).toMatchObject({ touching: [6] });
    const apart = { ...layout, "6": [2 * R + 2e-6, 0] } as const;
    expect(played({ layout: apart, aim: [-1, 0], speed: 0.3 }).report.before).toMatchObject({ touching: [] });
  });
});

describe("the lie that is left", () => {
  it("is read for the ball that is then on, returns made", () => {
    const layout = { cue: [-0.4, 0.3], "5": [-0.2, 0.3], "6": [0, 0], "7": [1.16, 0] } as const;
    const { report, ruling } = played({ layout, aim: [1, 0], speed: 0.4 });
    expect(ruling.turn).toBe("B");
    expect(report.after).toMatchObject({ snooker: "none", fullBallOpen: true });
    expect(report.layout).toBeDefined();
  });

  it("has the cue ball in hand after an in-off, and the potted ball back on its spot", () => {
    const mouth = [table.length / 2, table.width / 2] as const;
    const layout = { cue: [mouth[0] - 0.5, mouth[1] - 0.5], "7": [0, 0] } as const;
    const { report, layout: left, ruling } = played({ layout, aim: [1, 1], speed: 2 });
    expect(report.pots).toEqual([{ ball: "cue", pocket: 4 }]);
    expect(left["cue"]).toBeUndefined();
    expect(ruling.fouls.map((foul) => foul.article)).toEqual(expect.arrayContaining(["7.1.a", "7.1.s"]));
  });

  it("[sinuca-brasileira 1.8] keeps the ball on down and returns a numbered one", () => {
    const from = [table.length / 2 - 0.5, table.width / 2 - 0.5] as const;
    const ball = [table.length / 2 - 0.3, table.width / 2 - 0.3] as const;
    const pot = (target: number, other: number, place: readonly [number, number]) =>
      played({
        layout: { cue: from, [target]: ball, [other]: place },
        aim: [1, 1],
        speed: 1.2,
        tip: [0, -0.2],
        target,
        call: { ball: target, pocket: 4 },
      });
    const on = pot(6, 7, [1.16, -0.3]);
    expect(on.report.pots).toEqual([{ ball: 6, pocket: 4 }]);
    expect(Object.keys(on.layout).sort()).toEqual(["7", "cue"]);
    const numbered = pot(7, 6, [0, -0.3]);
    expect(numbered.ruling.returned.map((each) => each.ball)).toEqual([7]);
    expect(numbered.layout["7"]).toEqual([table.spots["7"]?.x, table.spots["7"]?.y]);
  });

  it("[sinuca-brasileira 2.3.a] is the rack again when the break has to be repeated", () => {
    const layout = { ...rackOf(table, GAME), cue: [-0.75, 0.1] } as const;
    const missed = played({ layout, aim: [-1, 0], speed: 0.5, setup: { stage: "break" } });
    expect(missed.ruling.articles).toContain("2.3.b");
    expect(missed.layout).toEqual(rackOf(table, GAME));
  });

  it.each([
    ["hidden by the pink", [0.2, 0.1], false],
    ["in the open", [0.2, -0.3], true],
  ] as const)(
    "[sinuca-brasileira 2.3.c] tells whether ball 1 can be grazed on both sides: %s",
    (_, cue, open) => {
      const { x, y } = table.spots["1"] ?? { x: 0, y: 0 };
      // Between the cue ball and the 1, aside by one radius, so that one edge is hidden.
      const between = [(cue[0] + x) / 2 + 0.6 * R, (cue[1] + y) / 2 + 0.6 * R] as const;
      const layout = { ...rackOf(table, GAME), cue, ...(open ? {} : { "6": between }) };
      expect(factsOf(table, layout, show(fresh())).canGrazeBothSides).toBe(open);
    },
  );
});

function fresh() {
  const state = begin({ rulebook: "sinuca-brasileira", setup: { stage: "start" } });
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  return state.value;
}
