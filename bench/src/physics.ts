import { createEngine, minimumElevation, type PhysicsStrike, PROFILES } from "@tacada/physics";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { allocatedBytes, retainedBytes } from "./heap.ts";
import { Kernel } from "./kernel.ts";
import type { Row } from "./row.ts";
import { crowd, level, PACK, TASKS, type Task } from "./strokes.ts";

type Profile = (typeof PROFILES)[number];

const WARM_UP = 1500;
const RUNS = 400;
/** Breaks whose events are counted. */
const BREAKS = 2000;
/** Strikes after which the heap is looked at. */
const STRIKES = 200_000;
const CROWDS = [2, 16, 50, 100, 200] as const;

/** The rows of the profile that new matches are played under have the plain names. */
const named = (id: string, profile: Profile): string => (profile === PROFILES[0] ? id : `${id}-${profile}`);

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** Times of several things to do, µs, taken in turn so that all see the same machine; run by run. */
function timesOf(things: readonly (() => unknown)[]): number[][] {
  for (let run = 0; run < WARM_UP; run++) for (const thing of things) thing();
  const times: number[][] = things.map(() => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [at, thing] of things.entries()) {
      const start = performance.now();
      thing();
      times[at]!.push(1000 * (performance.now() - start));
    }
  }
  return times;
}

/** The strike with its stick as high as it has to be. */
const raised = ({ table, layout, strike }: Task): PhysicsStrike => ({
  ...strike,
  elevation: minimumElevation(table, layout, strike).elevation,
});

/** A task without its trace, with it, and how many events it has. */
function playersOf(
  task: Task,
  profile: Profile,
): { readonly plain: () => number; readonly traced: () => unknown } {
  const engine = createEngine(task.table, { cloth: "club", profile });
  const strike = profile === "tacada-1" ? task.strike : raised(task);
  const lay = engine.lay(task.layout);
  if (!lay.ok) throw new Error(`${task.id}: ${lay.problem.kind} at ${lay.problem.path}`);
  return {
    plain: () => {
      const result = lay.laid.play(strike);
      if (!result.ok) throw new Error(`${task.id}: ${result.problem.kind} at ${result.problem.path}`);
      return result.outcome.events;
    },
    traced: () => engine.simulate(task.layout, strike),
  };
}

/** The same places and velocity on the bare kernel. */
function kernelOf({ table, layout, strike }: Task): () => number {
  const places = Object.entries(layout)
    .sort(([a], [b]) => Number(b === "cue") - Number(a === "cue"))
    .map(([, [x, y]]) => [x, y] as const);
  const kernel = new Kernel(places.length, table.length, table.width);
  const vx = strike.speed * Math.cos(strike.azimuth);
  const vy = strike.speed * Math.sin(strike.azimuth);
  return () => kernel.run(places, vx, vy);
}

/**
 * What a strike costs, without its trace and with it, under both profiles: µs, medians of single runs after a warm-up;
 * beside them the ratio to a bare two-dimensional kernel, run by run.
 */
export function measurePhysics(): Row[] {
  return [
    ...PROFILES.flatMap((profile) => TASKS.flatMap((task) => rowsOf(task, profile))),
    ...PROFILES.map(mostEvents),
    ...PROFILES.flatMap((profile) => heapRows(profile)),
    ...CROWDS.map(crowdRow),
  ];
}

function rowsOf(task: Task, profile: Profile): Row[] {
  const { plain, traced } = playersOf(task, profile);
  const kernel = kernelOf(task);
  const events = plain();
  const [without = [], withTrace = [], bare = []] = timesOf([plain, traced, kernel]);
  const row = (id: string, unit: string, values: readonly number[], note: string): Row => {
    const list = sorted(values);
    // A busy machine moves the median; the least run is the one that nothing disturbed.
    const least = unit === "µs" ? `, least ${quantile(list, 0).toPrecision(3)}` : "";
    return {
      id: named(id, profile),
      unit,
      median: quantile(list, 0.5),
      p99: quantile(list, 0.99),
      n: RUNS,
      note: `${note}${least}`,
    };
  };
  const ratios = without.map((time, run) => time / bare[run]!);
  const rows = [
    row(task.id, "µs", without, `${events} events`),
    row(`${task.id}-trace`, "µs", withTrace, `${events} events`),
    row(`${task.id}-ratio`, "×", ratios, `of a bare kernel, ${kernel()} events`),
  ];
  if (task.id !== "break-15") return rows;
  const each = without.map((time) => time / events);
  return [...rows, row("event", "µs", each, "of that break, without trace")];
}

/** The 99.9th percentile of the events of a break, over breaks of every strength and many directions. */
function mostEvents(profile: Profile): Row {
  const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile });
  const lay = engine.lay(PACK);
  if (!lay.ok) throw new Error(lay.problem.expected);
  const counts = Array.from({ length: BREAKS }, (_, index) => {
    const strike = { ...level(1 + (index % 100) * 0.09, (index / BREAKS - 0.5) * 0.1), elevation: 0.1 };
    const result = lay.laid.play(strike);
    if (!result.ok) throw new Error(result.problem.expected);
    return result.outcome.events;
  });
  const list = sorted(counts);
  return {
    id: named("events-p999", profile),
    unit: "events",
    median: quantile(list, 0.999),
    n: BREAKS,
    note: `of a break; its median ${quantile(list, 0.5)}`,
  };
}

/** What strikes without a trace take from the heap, and what they keep of it. */
function heapRows(profile: Profile): Row[] {
  const byId = new Map(TASKS.map((task) => [task.id, task]));
  const rows = ["pot-2", "break-15"].map((id): Row => {
    const { plain } = playersOf(byId.get(id)!, profile);
    for (let run = 0; run < WARM_UP; run++) plain();
    const { median, n } = allocatedBytes(plain);
    return {
      id: named(id === "pot-2" ? "alloc-bytes" : `alloc-bytes-${id}`, profile),
      unit: "bytes",
      median,
      n,
      note: `allocated by a strike, ${id}`,
    };
  });
  const { plain } = playersOf(byId.get("pot-2")!, profile);
  const kept = retainedBytes(plain, STRIKES);
  return [
    ...rows,
    { id: named("heap-growth", profile), unit: "bytes", median: kept, n: STRIKES, note: "kept by a strike" },
  ];
}

/** How an event becomes dearer with the number of balls on the table. */
function crowdRow(count: number): Row {
  const { plain } = playersOf(crowd(count), "tacada-1");
  const events = plain();
  for (let run = 0; run < 100; run++) plain();
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now();
    plain();
    return (1000 * (performance.now() - start)) / events;
  });
  const list = sorted(times);
  const note = `an event among ${count} balls, ${events} events`;
  return {
    id: `balls-${count}`,
    unit: "µs",
    median: quantile(list, 0.5),
    p99: quantile(list, 0.99),
    n: 200,
    note,
  };
}

if (import.meta.main) console.table(measurePhysics());
