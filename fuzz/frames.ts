import { differenceOf, RULEBOOKS } from "@tacada/formats";
import { loadGame, saveGame } from "@tacada/play";
import { openedGame, playFrame } from "@tacada/testkit";

/*
 * Whole frames by scripted random play, as many as asked for: each must end with a winner within 400 strokes and
 * fold to the same state when it is loaded again. `node fuzz/frames.ts [count] [first] [rulebook]`.
 */
const rulebook = RULEBOOKS.find((each) => each === process.argv[4]) ?? "sinuca-brasileira";
const count = Number(process.argv[2] ?? 100);
const first = Number(process.argv[3] ?? 1);
let strokes = 0;

for (let seed = first; seed < first + count; seed += 1) {
  const game = playFrame(openedGame(`fuzz-${seed}`, { rulebook }), `fuzz-${seed}`);
  strokes += game.match.log.length;
  const again = loadGame(JSON.parse(JSON.stringify(saveGame(game))));
  if (!again.ok) throw new Error(`seed ${seed}: ${JSON.stringify(again.problem)}`);
  const difference = differenceOf(game.shown, again.value.shown);
  if (difference !== undefined) throw new Error(`seed ${seed}: ${JSON.stringify(difference)}`);
  if (seed % 10 === 0) console.log(`${seed - first + 1} frames, ${strokes} entries`);
}
console.log(`${count} frames ended, ${strokes} entries`);
