import type { Layout } from "@tacada/formats";
import { azimuthOf, createEngine, type Trace } from "@tacada/physics";
import { POOL_9FT } from "@tacada/table";

const level = createEngine(POOL_9FT, { cloth: "club", profile: "tacada-1" });
const raised = createEngine(POOL_9FT, { cloth: "club", profile: "tacada-2" });

/** A strike through the middle along `aim` on a nine-foot table, level by `tacada-1` or raised by `tacada-2`. */
export function rolled(layout: Layout, aim: readonly [number, number], speed: number, elevation = 0): Trace {
  const azimuth = azimuthOf({ x: aim[0], y: aim[1] });
  const engine = elevation === 0 ? level : raised;
  const simulated = engine.simulate(layout, { speed, azimuth, elevation, tip: [0, 0] });
  if (!simulated.ok) throw new Error(JSON.stringify(simulated.problem));
  return simulated.trace;
}
