import { RULEBOOKS_PLAYABLE } from "@tacada/rules";
import { planBreachOf } from "../packages/bot/test/plans.ts";

/*
 * What the bot would do in random positions of every rulebook, as many as asked for: each answer and each stroke must be
 * taken by rules, referee and physics. node fuzz/bot.ts [count] [seed] [rulebook].
 */
const count = Number(process.argv[2] ?? 1000);
const first = Number(process.argv[3] ?? 1);
const only = process.argv[4];

for (const rulebook of RULEBOOKS_PLAYABLE.filter((each) => only === undefined || only === each)) {
  let broken = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const breach = planBreachOf(rulebook, seed);
    if (breach === undefined) continue;
    broken += 1;
    console.log(`${rulebook} seed ${seed}: ${breach}`);
  }
  console.log(`${rulebook}: ${count} positions, ${broken} broken`);
  if (broken > 0) process.exitCode = 1;
}
