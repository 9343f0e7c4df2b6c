import { outlineOf, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_2 } from "../profile.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { first, playedUnder } from "../testing/lab.ts";
import { breachesOf } from "../testing/laws.ts";
import type { Trace } from "../trace/trace.ts";

const table = SINUCA_BRASILEIRA;
const { radius } = table.ball;
const flight = TACADA_2.flight!;
const top = table.noseHeight + radius;

const flown = (layout: PhysicsLayout, strike: Partial<PhysicsStrike>): Trace =>
  playedUnder(TACADA_2, layout, strike);
const pathOf = (trace: Trace, ball: string) => trace.paths[trace.balls.indexOf(ball)]!;
const typesOf = (trace: Trace, ball: string) =>
  trace.events.filter((event) => event.balls.includes(ball)).map((event) => event.type);

/** Nothing but gravity and the bed: no friction to turn spin into speed. */
const SMOOTH = {
  ...TACADA_2,
  cloth: { ...TACADA_2.cloth, club: { ...TACADA_2.cloth.club, sliding: 1e-9 } },
};

describe("a ball that flies", () => {
  it("leaves the bed at half the stick's downward speed (Alciatore, ball–slate restitution 0.5), to 1e-12", () => {
    const start = pathOf(flown({ cue: [-0.5, 0] }, { speed: 3, elevation: 0.5 }), "cue")[0]!;
    expect(start.motion).toBe("fly");
    expect(start.v[2]).toBeCloseTo(0.5 * 3 * Math.sin(0.5), 12);
    expect(start.a).toEqual([0, 0, -TACADA_2.gravity]);
  });

  it("is in the air for 2·v/g and comes as far as that takes it, each bounce half as high a speed, to 1e-9", () => {
    const trace = playedUnder(SMOOTH, { cue: [-1, 0] }, { speed: 3, elevation: 0.5 });
    const up = 0.5 * 3 * Math.sin(0.5);
    const along = 3 * Math.cos(0.5);
    const landings = trace.events.filter((event) => event.type === "land");
    expect(landings[0]!.t).toBeCloseTo((2 * up) / TACADA_2.gravity, 9);
    expect(landings[0]!.at[0]).toBeCloseTo(-1 + (2 * up * along) / TACADA_2.gravity, 6);
    expect(landings[1]!.t - landings[0]!.t).toBeCloseTo(up / TACADA_2.gravity, 6);
    const bounces = Math.ceil(Math.log(up / flight.hop) / Math.log(2));
    expect(landings).toHaveLength(bounces);
  });

  it("hops over a ball that a level stroke would meet, and only over one that it clears", () => {
    const layout = { cue: [-0.5, 0], "5": [-0.24, 0] } as const;
    const second = (strike: Partial<PhysicsStrike>) =>
      typesOf(flown(layout, strike), "cue").filter((type) => type !== "cue" && type !== "jump")[0];
    expect(second({ speed: 4, elevation: 0.6 })).toBe("land");
    expect(second({ speed: 2.4, elevation: 0.6 })).toBe("ball");
    expect(second({ speed: 4, elevation: 0 })).toBe("ball");
  });

  it("comes down on a ball: it bounces off, the other is thrown back by the slate, hops and rolls away", () => {
    const trace = flown({ cue: [-0.5, 0], "5": [-0.23, 0.002] }, { speed: 2.6, elevation: 0.6 });
    const meeting = first(trace, "ball", "5");
    expect(meeting.at[2]).toBeGreaterThan(radius + 0.005);
    const after = (ball: string) => pathOf(trace, ball).find((segment) => segment.t === meeting.t)!;
    expect(after("cue").motion).toBe("fly");
    expect(after("5").motion).toBe("fly");
    expect(after("5").v[2]).toBeGreaterThan(flight.hop);
    expect(typesOf(trace, "5").slice(0, 3)).toEqual(["ball", "jump", "land"]);
    expect(breachesOf(table, trace)).toEqual([]);
  });

  it("drives a ball that it comes down on off the table, or over the rail to the floor", () => {
    const off = flown({ cue: [0.7, 0], "5": [0.83, 0] }, { speed: 9.5, elevation: 0.3 });
    expect(typesOf(off, "5")).toEqual(["ball", "jump", "floor"]);
    expect(Object.keys(off.final)).toEqual(["cue"]);
    const along = flown({ cue: [0.6, 0], "5": [0.75, 0] }, { speed: 8.5, elevation: 0.3 });
    expect(typesOf(along, "5").slice(0, 3)).toEqual(["ball", "jump", "rail"]);
    for (const trace of [off, along]) expect(breachesOf(table, trace)).toEqual([]);
  });

  it("meets no invisible wall: above the rails it passes over the cushion and lands on the floor", () => {
    const trace = flown({ cue: [1.2, 0] }, { speed: 6, elevation: 0.9 });
    expect(typesOf(trace, "cue")).toEqual(["cue", "jump", "floor"]);
    expect(trace.final).toEqual({});
  });

  it("comes onto a rail, runs along it, and falls back to the bed or to the floor", () => {
    const along = flown({ cue: [-0.9, 0.66] }, { speed: 4.2, azimuth: 0.12, elevation: 0.75 });
    expect(typesOf(along, "cue")).toContain("rail");
    expect(first(along, "rail", "cue")).toMatchObject({ cushion: "5-6" });
    expect(first(along, "rail", "cue").at[2]).toBeCloseTo(top, 12);
  });

  it("drops from above into a pocket as it drops from the bed", () => {
    const corner = [table.length / 2, table.width / 2];
    const far = 0.3;
    const cue = [corner[0]! - far * Math.SQRT1_2, corner[1]! - far * Math.SQRT1_2] as const;
    const trace = flown({ cue }, { speed: 3, azimuth: Math.PI / 4, elevation: 0.8 });
    expect(typesOf(trace, "cue")).toEqual(["cue", "jump", "drop", "pot"]);
    // It has dropped once it is as low as the slate would hold it, and by then it is well over the hole.
    expect(first(trace, "drop", "cue").at[2]).toBeCloseTo(radius, 12);
    const [x, y] = first(trace, "drop", "cue").at;
    const hole = outlineOf(table).drops[3]!.center;
    expect(Math.hypot(x - hole.x, y - hole.y)).toBeLessThan(0.03);
    expect(first(trace, "pot", "cue").pocket).toBe(4);
  });

  it("lifts a ball by the friction of a hard stroke with draw, and by that of a soft one not", () => {
    const layout = { cue: [-0.3, 0], "5": [0, 0] } as const;
    const hard = flown(layout, { speed: 9, tip: [0, -0.45] });
    expect(typesOf(hard, "5").concat(typesOf(hard, "cue"))).toContain("jump");
    const soft = flown(layout, { speed: 1, tip: [0, -0.45] });
    expect(typesOf(soft, "5").concat(typesOf(soft, "cue"))).not.toContain("jump");
  });
});
