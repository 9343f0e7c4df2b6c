import { createEngine, type PhysicsLayout, type PhysicsStrike } from "@tacada/physics";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import type { Row } from "./row.ts";

const WARM_UP = 300;
const RUNS = 400;

interface Task {
  readonly id: string;
  readonly layout: PhysicsLayout;
  readonly strike: PhysicsStrike;
}

const { radius } = SINUCA_BRASILEIRA.ball;
const level = (speed: number, azimuth: number): PhysicsStrike => ({
  speed,
  azimuth,
  elevation: 0,
  tip: [0, 0],
});

/** Fifteen balls in a frozen triangle with its tip on the spot of the 6. */
function pack(): PhysicsLayout {
  const { x } = SINUCA_BRASILEIRA.spots["6"]!;
  const row = Math.sqrt(3) * radius;
  const places = [0, 1, 2, 3, 4].flatMap((depth) =>
    Array.from({ length: depth + 1 }, (_, at) => [x + depth * row, (2 * at - depth) * radius] as const),
  );
  return Object.fromEntries(places.map((place, at) => [String(at + 1), place]));
}

/** A ball on the line to pocket 4 and the cue ball straight behind it, others out of the way. */
const POT: PhysicsLayout = { cue: [0.61, -0.1], "1": [1.01, 0.3] };
const OTHERS: PhysicsLayout = { "2": [-0.7, 0.26], "3": [-0.7, -0.26] };

const TASKS: readonly Task[] = [
  { id: "break-15-trace", layout: { cue: [-0.97, 0.02], ...pack() }, strike: level(7, -0.0119) },
  { id: "pot-2-trace", layout: POT, strike: level(1.8, Math.PI / 4) },
  { id: "pot-4-trace", layout: { ...POT, ...OTHERS }, strike: level(1.8, Math.PI / 4) },
];

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;

/** Times in microseconds of a strike with its trace: medians of single runs after a warm-up. */
export function measurePhysics(): Row[] {
  const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile: "tacada-1" });
  const rows: Row[] = [];
  for (const { id, layout, strike } of TASKS) {
    const eventsOf = (): number => {
      const result = engine.simulate(layout, strike);
      if (!result.ok) throw new Error(`${id}: ${result.problem.kind} at ${result.problem.path}`);
      return result.trace.events.length;
    };
    const events = eventsOf();
    for (let run = 0; run < WARM_UP; run++) eventsOf();
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now();
      eventsOf();
      times.push(1000 * (performance.now() - start));
    }
    times.sort((a, b) => a - b);
    const median = quantile(times, 0.5);
    rows.push({ id, unit: "µs", median, p99: quantile(times, 0.99), n: RUNS, note: `${events} events` });
    if (id === "break-15-trace") {
      rows.push({ id: "event", unit: "µs", median: median / events, n: RUNS, note: "of that break" });
    }
  }
  return rows;
}

if (import.meta.main) console.table(measurePhysics());
