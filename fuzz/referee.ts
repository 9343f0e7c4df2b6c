import { RULEBOOKS_PLAYABLE } from "@tacada/rules";
import { refereeBreachOf, tableBreachOf } from "@tacada/testkit";

/*
 * Random strokes in random positions and random play on a simulated table, refereed under every rulebook:
 * node fuzz/referee.ts [count] [seed] [rulebook] [profile]. One match is played for every ten strokes, under the profile
 * of new matches. Prints what did not hold with the seed that shows it.
 */
const count = Number(process.argv[2] ?? 1000);
const first = Number(process.argv[3] ?? 1);
const only = process.argv[4];
const profile = process.argv[5];
const EACH = 10;
const LENGTH = 120;

for (const rulebook of RULEBOOKS_PLAYABLE.filter((each) => only === undefined || only === each)) {
  let broken = 0;
  const say = (seed: number, breach: string | undefined): void => {
    if (breach === undefined) return;
    broken += 1;
    console.log(`${rulebook} seed ${seed}: ${breach}`);
  };
  for (let seed = first; seed < first + count; seed += 1) {
    say(seed, refereeBreachOf(rulebook, seed, profile));
    if (seed % EACH === 0) say(seed, tableBreachOf(rulebook, seed, LENGTH));
  }
  console.log(`${rulebook}: ${count} strokes and ${Math.floor(count / EACH)} matches, ${broken} broken`);
  if (broken > 0) process.exitCode = 1;
}
