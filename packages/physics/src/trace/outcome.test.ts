import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { PROFILES } from "../conditions.ts";
import { createEngine, type Engine, type LaidTable } from "../engine.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { PLAIN } from "../testing/lab.ts";
import { raised, randomFrom, randomLayout, randomStrike } from "../testing/random.ts";
import type { Enough, Outcome } from "./outcome.ts";
import { stateAt } from "./state.ts";
import type { Trace } from "./trace.ts";

const table = SINUCA_BRASILEIRA;

function stroke(seed: number): { layout: PhysicsLayout; strike: PhysicsStrike } {
  const random = randomFrom(seed);
  const layout = randomLayout(table, random, 1 + Math.floor(15 * random()), seed % 2 === 0);
  return { layout, strike: raised(table, layout, randomStrike(random)) };
}

function laidOn(engine: Engine, layout: PhysicsLayout): LaidTable {
  const result = engine.lay(layout);
  if (!result.ok) throw new Error(result.problem.expected);
  return result.laid;
}

function outcomeOf(laid: LaidTable, strike: PhysicsStrike, enough?: Enough): Outcome {
  const result = laid.play(strike, enough);
  if (!result.ok) throw new Error(result.problem.expected);
  return result.outcome;
}

function traceOf(engine: Engine, layout: PhysicsLayout, strike: PhysicsStrike): Trace {
  const result = engine.simulate(layout, strike);
  if (!result.ok) throw new Error(result.problem.expected);
  return result.trace;
}

/** What an outcome says, in the words of a trace. */
const told = (outcome: Outcome): unknown => ({
  duration: outcome.time,
  events: Array.from({ length: outcome.events }, (_, k) => ({
    t: outcome.at(k),
    type: outcome.type(k),
    balls: [outcome.ball(k), outcome.other(k)].filter((ball) => ball !== undefined),
    cushion: outcome.cushion(k),
    pocket: outcome.pocket(k),
  })),
  travel: outcome.balls.map((ball) => outcome.travelOf(ball)),
  final: outcome.balls.flatMap((ball) =>
    outcome.isOnBed(ball) ? [[ball, outcome.x(ball), outcome.y(ball)]] : [],
  ),
  potted: outcome.balls.flatMap((ball) => outcome.pocketOf(ball) ?? []),
  first: outcome.firstMet,
  stopRule: outcome.stopRule,
});

/** The same, from the trace. */
const seen = (trace: Trace): unknown => ({
  duration: trace.duration,
  events: trace.events.map(({ t, type, balls, cushion, pocket }) => ({ t, type, balls, cushion, pocket })),
  travel: trace.balls.map((ball) => trace.travel[ball]),
  final: trace.balls.flatMap((ball) => {
    const place = trace.final[ball];
    return place === undefined ? [] : [[ball, ...place]];
  }),
  potted: trace.balls.flatMap(
    (ball) => trace.events.find(({ type, balls }) => type === "pot" && balls[0] === ball)?.pocket ?? [],
  ),
  first: trace.events.find(({ type, balls }) => type === "ball" && balls[0] === "cue")?.balls[1],
  stopRule: trace.stopRule,
});

describe("a strike without its trace", () => {
  it.each(PROFILES)("%s: tells what the trace tells, to the last bit: seeds 1 to 500", (profile) => {
    const engine = createEngine(table, { cloth: "club", profile });
    for (let seed = 1; seed <= 500; seed++) {
      const { layout, strike } = stroke(seed);
      const trace = traceOf(createEngine(table, { cloth: "club", profile }), layout, strike);
      const outcome = outcomeOf(laidOn(engine, layout), strike);
      expect(outcome.isOver).toBe(true);
      expect(told(outcome), `seed ${seed}`).toEqual(seen(trace));
      expect(outcome.trace(), `seed ${seed}`).toEqual(trace);
    }
  });

  it("starts each strike afresh, on one layout and on several in turn", () => {
    const engine = createEngine(table, { cloth: "club", profile: "tacada-2" });
    const one = stroke(6);
    const two = stroke(9);
    const laid = [laidOn(engine, one.layout), laidOn(engine, two.layout)] as const;
    const first = told(outcomeOf(laid[0], one.strike));
    const other = told(outcomeOf(laid[1], two.strike));
    expect(told(outcomeOf(laid[0], { ...one.strike, azimuth: 1 }))).not.toEqual(first);
    expect(told(outcomeOf(laid[0], one.strike))).toEqual(first);
    expect(told(outcomeOf(laid[1], two.strike))).toEqual(other);
  });

  it("is broken off when there is enough, and tells where the balls are then", () => {
    const engine = createEngine(table, { cloth: "club", profile: "tacada-1" });
    const layout = { cue: [-0.5, 0.1], "5": [0.3, 0.15], "9": [0.9, -0.2] } as const;
    const strike = { ...PLAIN, azimuth: 0.07 };
    const whole = traceOf(engine, layout, strike);
    const outcome = outcomeOf(laidOn(engine, layout), strike, (soFar) => soFar.firstMet !== undefined);
    expect(outcome.isOver).toBe(false);
    expect(outcome.firstMet).toBe("5");
    expect(outcome.time).toBe(whole.events.find(({ type }) => type === "ball")?.t);
    for (const ball of outcome.balls) {
      const { position } = stateAt(whole, ball, outcome.time)!;
      expect(outcome.x(ball)).toBeCloseTo(position[0], 12);
      expect(outcome.y(ball)).toBeCloseTo(position[1], 12);
    }
  });

  it("has the trace of a strike that was broken off as far as it came, and tells the same after it was asked for", () => {
    const engine = createEngine(table, { cloth: "club", profile: "tacada-2" });
    for (let seed = 1; seed <= 50; seed++) {
      const { layout, strike } = stroke(seed);
      const whole = traceOf(createEngine(table, { cloth: "club", profile: "tacada-2" }), layout, strike);
      const outcome = outcomeOf(laidOn(engine, layout), strike, (soFar) => soFar.events > seed % 7);
      const { isOver, time, events, firstMet } = outcome;
      const { duration, events: told, stopRule } = outcome.trace();
      expect([duration, told], `seed ${seed}`).toEqual([time, whole.events.slice(0, events)]);
      expect([outcome.isOver, outcome.time, outcome.firstMet]).toEqual([isOver, time, firstMet]);
      expect(stopRule).toBe(0);
    }
  });

  it("breaks nothing off that comes to its end by itself", () => {
    const engine = createEngine(table, { cloth: "club", profile: "tacada-1" });
    const laid = laidOn(engine, { cue: [0, 0] });
    const never = outcomeOf(laid, { ...PLAIN, speed: 0.2 }, (soFar) => soFar.firstMet !== undefined);
    expect([never.isOver, never.firstMet, never.type(never.events), never.pocketOf("cue")]).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("refuses what a strike with a trace refuses, and then tells of nothing new", () => {
    const engine = createEngine(table, { cloth: "club", profile: "tacada-2" });
    const layout = { cue: [0, 0], "5": [-0.06, 0] } as const;
    const overlapping = { cue: [0, 0], "5": [0.01, 0] } as const;
    expect(engine.lay(overlapping)).toEqual({ ok: false, problem: engine.check(overlapping, PLAIN) });
    const laid = laidOn(engine, layout);
    for (const strike of [PLAIN, { ...PLAIN, speed: 0 }, { ...PLAIN, tip: [0, Number.NaN] as const }]) {
      const result = laid.play(strike);
      expect(result).toEqual({ ok: false, problem: engine.check(layout, strike) });
      expect(result.ok).toBe(false);
    }
  });
});
