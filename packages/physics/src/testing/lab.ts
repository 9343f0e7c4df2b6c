import { outlineOf, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import type { ClothName } from "../conditions.ts";
import { createEngine } from "../engine.ts";
import { type PhysicsProfile, TACADA_1 } from "../profile.ts";
import { Simulation } from "../simulation.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { boundaryOf } from "../table/boundary.ts";
import type { Trace, TraceEvent } from "../trace/trace.ts";

/** A level centre hit along +x; tests change what they are about. */
export const PLAIN: PhysicsStrike = { speed: 2, azimuth: 0, elevation: 0, tip: [0, 0] };

/** Balls that lose nothing and do not rub: what the closed forms of textbooks assume. */
export const IDEAL_BALLS: PhysicsProfile = {
  ...TACADA_1,
  ballBall: { restitution: 1, friction: { base: 0, range: 0, decay: 0 } },
};

const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile: "tacada-1" });

/** Plays a strike on the club cloth that must not be refused. */
export function played(layout: PhysicsLayout, strike: Partial<PhysicsStrike>): Trace {
  const result = engine.simulate(layout, { ...PLAIN, ...strike });
  if (!result.ok)
    throw new Error(`${result.problem.kind} at ${result.problem.path}: ${result.problem.found}`);
  return result.trace;
}

/** Plays a strike under other figures than the profile's. */
export function playedUnder(
  profile: PhysicsProfile,
  layout: PhysicsLayout,
  strike: Partial<PhysicsStrike>,
  table: TableSpec = SINUCA_BRASILEIRA,
  cloth: ClothName = "club",
): Trace {
  const balls = Object.keys(layout).length;
  const simulation = new Simulation(table, boundaryOf(outlineOf(table)), profile, cloth, balls);
  return simulation.run(layout, { ...PLAIN, ...strike });
}

/** The first event of a kind, of a ball. */
export function first(trace: Trace, type: TraceEvent["type"], ball: string): TraceEvent {
  const found = trace.events.find((event) => event.type === type && event.balls.includes(ball));
  if (found === undefined) throw new Error(`no ${type} of ${ball}`);
  return found;
}
