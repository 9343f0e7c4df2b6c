import { stateOf } from "@tacada/match";
import { RULEBOOKS_PLAYABLE, type State } from "@tacada/rules";
import { breachesOf, drawFrom, foldBreachOf, frozen, randomOpening, randomPlay } from "@tacada/testkit";

/*
 * Random actions, lawful and not, on whole matches: node fuzz/rules.ts [count] [seed] [rulebook]. A match for every seed,
 * until that many actions were tried on each rulebook. Prints every breach with the seed that shows it.
 */
const count = Number(process.argv[2] ?? 1_000_000);
const first = Number(process.argv[3] ?? 1);
const only = process.argv[4];

/** The longest match that is followed; its log is loaded again at the end. */
const LONGEST = 400;

for (const rulebook of RULEBOOKS_PLAYABLE) if (only === undefined || only === rulebook) play(rulebook);

function play(rulebook: State["rulebook"]): void {
  const tally = { actions: 0, refused: 0, frames: 0, matches: 0, broken: 0 };
  for (let seed = first; tally.actions < count; seed += 1) {
    const draw = drawFrom(seed);
    let match = randomOpening(rulebook, draw);
    for (const trial of randomPlay(match, draw, LONGEST)) {
      tally.actions += 1;
      if (!trial.result.ok) {
        tally.refused += 1;
        continue;
      }
      match = frozen(trial.result.value.match);
      for (const { title, how } of breachesOf(trial)) {
        tally.broken += 1;
        console.log(`${rulebook} seed ${seed}: ${title}: ${how}\n  ${JSON.stringify(trial.action)}`);
      }
    }
    const fold = foldBreachOf(match);
    if (fold !== undefined) {
      tally.broken += 1;
      console.log(`${rulebook} seed ${seed}: ${fold}`);
    }
    const { frame, match: over } = stateOf(match);
    tally.frames += over === undefined ? frame - 1 : frame;
    tally.matches += over === undefined ? 0 : 1;
  }
  const { actions, refused, frames, matches, broken } = tally;
  console.log(
    `${rulebook}: ${actions} actions, ${refused} refused, ${frames} frames and ${matches} matches ended, ${broken} broken`,
  );
  if (broken > 0) process.exitCode = 1;
}
