/*
 * Random strikes on every table, with every model of a cushion and on every cloth in turn, without end in sight:
 * node fuzz/physics.ts [count] [first seed] [profile]. Prints every breach of a law with the seed that shows it, and at
 * the end for each table and each cushion how many strikes and events there were and how often a stop rule fired.
 */

import { CLOTHS, createEngine, PROFILES } from "../packages/physics/src/index.ts";
import { CUSHION_MODELS, profileOf } from "../packages/physics/src/profile.ts";
import { Simulation } from "../packages/physics/src/simulation.ts";
import { boundaryOf } from "../packages/physics/src/table/boundary.ts";
import { withCushion } from "../packages/physics/src/testing/cushions.ts";
import { extremeStroke } from "../packages/physics/src/testing/extremes.ts";
import { breachesOf } from "../packages/physics/src/testing/laws.ts";
import { randomFrom } from "../packages/physics/src/testing/random.ts";
import { outlineOf, TABLES } from "../packages/table/src/index.ts";

const MOST_BALLS = 16;

const count = Number(process.argv[2] ?? 1000);
const first = Number(process.argv[3] ?? 1);
const name = PROFILES.find((each) => each === process.argv[4]) ?? PROFILES[0];

const rooms = CLOTHS.flatMap((cloth) =>
  CUSHION_MODELS.flatMap((model) =>
    TABLES.map((table) => {
      const profile = withCushion(profileOf(name), model);
      const boundary = boundaryOf(outlineOf(table));
      return {
        table,
        model,
        profile,
        engine: createEngine(table, { cloth, profile: name }),
        simulation: new Simulation(table, boundary, profile, cloth, MOST_BALLS),
      };
    }),
  ),
);

class Tally {
  strikes = 0;
  events = 0;
  most = 0;
  stopRules = 0;
  broken = 0;
}
const tallies = new Map(
  [...TABLES.map(({ id }) => id), ...CUSHION_MODELS, "all"].map((id) => [id, new Tally()]),
);

for (let seed = first; seed < first + count; seed++) {
  const { table, model, profile, engine, simulation } = rooms[seed % rooms.length]!;
  const { layout, strike } = extremeStroke(table, profile, randomFrom(seed));
  const refusal = engine.check(layout, strike);
  const trace = refusal === undefined ? simulation.run(layout, strike) : undefined;
  const breaches =
    trace === undefined ? [`refused, ${refusal?.kind} at ${refusal?.path}`] : breachesOf(table, trace);
  for (const id of [table.id, model, "all"]) {
    const tally = tallies.get(id)!;
    tally.strikes++;
    tally.events += trace?.events.length ?? 0;
    tally.most = Math.max(tally.most, trace?.events.length ?? 0);
    tally.stopRules += trace?.stopRule ?? 0;
    if (breaches.length > 0) tally.broken++;
  }
  if (breaches.length > 0)
    console.log(`seed ${seed}, ${table.id}, ${model}: ${breaches.slice(0, 3).join("; ")}`);
}

console.log(`${name}, seeds ${first} to ${first + count - 1}`);
for (const [id, { strikes, events, most, stopRules, broken }] of tallies) {
  console.log(
    `${id.padEnd(18)} ${strikes} strikes, ${events} events, at most ${most} in one, ${stopRules} stop rules, ${broken} broken`,
  );
}
const { broken, stopRules } = tallies.get("all")!;
if (broken > 0 || stopRules > 0) process.exitCode = 1;
