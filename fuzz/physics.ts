/*
 * Random strikes on random layouts, without end in sight: node fuzz/physics.ts [count] [seed] [profile].
 * Prints every breach of a law with the seed that shows it, and how often a stop rule fired.
 */
import { createEngine, PROFILES } from "../packages/physics/src/index.ts";
import { breachesOf } from "../packages/physics/src/testing/laws.ts";
import { raised, randomFrom, randomLayout, randomStrike } from "../packages/physics/src/testing/random.ts";
import { SINUCA_BRASILEIRA } from "../packages/table/src/index.ts";

const count = Number(process.argv[2] ?? 1000);
const first = Number(process.argv[3] ?? 1);
const profile = PROFILES.find((each) => each === process.argv[4]) ?? PROFILES[0];
const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile });

let events = 0;
let most = 0;
let stopRule = 0;
let broken = 0;
for (let seed = first; seed < first + count; seed++) {
  const random = randomFrom(seed);
  const balls = 1 + Math.floor(random() * 15);
  const layout = randomLayout(SINUCA_BRASILEIRA, random, balls, random() < 0.5);
  const result = engine.simulate(layout, raised(SINUCA_BRASILEIRA, layout, randomStrike(random)));
  if (!result.ok) {
    broken++;
    console.log(`seed ${seed}: refused, ${result.problem.kind} at ${result.problem.path}`);
    continue;
  }
  const { trace } = result;
  events += trace.events.length;
  most = Math.max(most, trace.events.length);
  stopRule += trace.stopRule;
  const breaches = breachesOf(SINUCA_BRASILEIRA, trace);
  if (breaches.length === 0) continue;
  broken++;
  console.log(`seed ${seed}: ${breaches.slice(0, 3).join("; ")}`);
}
console.log(
  `${count} strikes, ${events} events, at most ${most} in one, ${stopRule} stop rules, ${broken} broken`,
);
if (broken > 0 || stopRule > 0) process.exitCode = 1;
