import { createEngine, type PhysicsLayout, type PhysicsStrike } from "@tacada/physics";
import { SINUCA_12FT, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import type { Row } from "./row.ts";

const WARM_UP = 300;
const RUNS = 400;
/** Breaks whose events are counted. */
const BREAKS = 2000;

interface Task {
  readonly id: string;
  readonly table?: TableSpec;
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

/** Fifteen balls in a frozen triangle whose tip is at `x`, named by `name`. */
function triangle(x: number, name: (index: number) => string): PhysicsLayout {
  const row = Math.sqrt(3) * radius;
  const places = [0, 1, 2, 3, 4].flatMap((depth) =>
    Array.from({ length: depth + 1 }, (_, at) => [x + depth * row, (2 * at - depth) * radius] as const),
  );
  return Object.fromEntries(places.map((place, at) => [name(at + 1), place]));
}

const pack = (): PhysicsLayout => triangle(SINUCA_BRASILEIRA.spots["6"]!.x, String);

/** The start of a frame of `sinuca`: six colours, and fifteen frozen reds a millimetre behind the pink. */
function reds(): PhysicsLayout {
  const colors: PhysicsLayout = Object.fromEntries(
    Object.entries(SINUCA_12FT.spots).map(([name, { x, y }]): [string, [number, number]] => [name, [x, y]]),
  );
  const tip = SINUCA_12FT.spots["6"]!.x + 2 * radius + 0.001;
  return { ...colors, ...triangle(tip, (index) => `red:${index}`) };
}

/** A ball on the line to pocket 4 and the cue ball straight behind it, others out of the way. */
const POT: PhysicsLayout = { cue: [0.61, -0.1], "1": [1.01, 0.3] };
const OTHERS: PhysicsLayout = { "2": [-0.7, 0.26], "3": [-0.7, -0.26] };

/** At the last red of the right-hand edge, past the pink. */
const REDS_AIM = Math.atan2(
  -4 * radius + 0.1,
  SINUCA_12FT.spots["6"]!.x + 2 * radius + 4 * Math.sqrt(3) * radius + 1.1,
);

const TASKS: readonly Task[] = [
  { id: "break-15-trace", layout: { cue: [-0.97, 0.02], ...pack() }, strike: level(7, -0.0119) },
  {
    id: "break-15-reds-trace",
    table: SINUCA_12FT,
    layout: { cue: [-1.1, -0.1], ...reds() },
    strike: level(5, REDS_AIM),
  },
  {
    id: "break-15-reds-soft-trace",
    table: SINUCA_12FT,
    layout: { cue: [-1.1, -0.1], ...reds() },
    strike: level(2, REDS_AIM),
  },
  { id: "pot-2-trace", layout: POT, strike: level(1.8, Math.PI / 4) },
  { id: "pot-4-trace", layout: { ...POT, ...OTHERS }, strike: level(1.8, Math.PI / 4) },
];

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;

/** Times in microseconds of a strike with its trace: medians of single runs after a warm-up. */
export function measurePhysics(): Row[] {
  const rows: Row[] = [];
  for (const { id, table = SINUCA_BRASILEIRA, layout, strike } of TASKS) {
    const engine = createEngine(table, { cloth: "club", profile: "tacada-1" });
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
  rows.push(mostEvents());
  return rows;
}

/** The 99.9th percentile of the events of a break, over breaks of every strength and many directions. */
function mostEvents(): Row {
  const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile: "tacada-1" });
  const layout = { cue: [-0.97, 0.02], ...pack() } as const;
  const counts = Array.from({ length: BREAKS }, (_, index) => {
    const strike = level(1 + (index % 100) * 0.09, (index / BREAKS - 0.5) * 0.1);
    const result = engine.simulate(layout, strike);
    return result.ok ? result.trace.events.length : 0;
  }).sort((a, b) => a - b);
  return {
    id: "events-p999",
    unit: "events",
    median: quantile(counts, 0.999),
    n: BREAKS,
    note: `of a break; its median ${quantile(counts, 0.5)}`,
  };
}

if (import.meta.main) console.table(measurePhysics());
