import { RULEBOOKS_PLAYABLE } from "@tacada/rules";
import { refereeBreachOf } from "@tacada/testkit";

/*
 * Random strokes in random positions, refereed under every rulebook: node fuzz/referee.ts [count] [seed] [rulebook].
 * Prints what did not hold with the seed that shows it.
 */
const count = Number(process.argv[2] ?? 1000);
const first = Number(process.argv[3] ?? 1);
const only = process.argv[4];

for (const rulebook of RULEBOOKS_PLAYABLE.filter((each) => only === undefined || only === each)) {
  let broken = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const breach = refereeBreachOf(rulebook, seed);
    if (breach === undefined) continue;
    broken += 1;
    console.log(`${rulebook} seed ${seed}: ${breach}`);
  }
  console.log(`${rulebook}: ${count} strokes, ${broken} broken`);
  if (broken > 0) process.exitCode = 1;
}
