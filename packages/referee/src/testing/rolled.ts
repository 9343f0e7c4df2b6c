import type { Layout } from "@tacada/formats";
import { azimuthOf, createEngine, type Trace } from "@tacada/physics";
import { POOL_9FT } from "@tacada/table";

const engine = createEngine(POOL_9FT, { cloth: "club", profile: "tacada-1" });

/** A level strike through the middle along `aim`, by `tacada-1` on a nine-foot table. */
export function rolled(layout: Layout, aim: readonly [number, number], speed: number): Trace {
  const azimuth = azimuthOf({ x: aim[0], y: aim[1] });
  const simulated = engine.simulate(layout, { speed, azimuth, elevation: 0, tip: [0, 0] });
  if (!simulated.ok) throw new Error(JSON.stringify(simulated.problem));
  return simulated.trace;
}
