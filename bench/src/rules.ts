import { execFileSync } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Ball, ObjectBall, Setup, Shot } from "@tacada/formats";
import { begin, judge, RULEBOOKS_PLAYABLE, type State } from "@tacada/rules";
import type { Row } from "./row.ts";

const ROUNDS = 15;
const PER_ROUND = 20_000;

/** A stroke with the state that it is played in. */
interface Trial {
  readonly setup: Setup;
  readonly shot: Shot;
}

const shot = (target: ObjectBall, report: Partial<Shot> = {}): Shot => ({
  type: "shot",
  target,
  contacts: [target],
  railsAfterContact: ["cue"],
  ...report,
});
const pot = (ball: Ball): Partial<Shot> => ({ pots: [{ ball, pocket: 2 }] });

const REDS: Setup = { stage: "red", turn: "A" };
const SERIES: Setup = { stage: "series", turn: "A", groups: { A: "low", B: "high" } };
const PLAY: Setup = { stage: "play", turn: "A", groups: { A: "solids", B: "stripes" } };
const GROUPS: Setup = { stage: "groups", turn: "A", groups: { A: "solids", B: "stripes" } };

/** Six strokes of common kinds for every rulebook: the break, a miss, pots, fouls. */
const STROKES: Readonly<Record<State["rulebook"], readonly Trial[]>> = {
  "sinuca-brasileira": [
    { setup: {}, shot: shot(1, { after: { canGrazeBothSides: true } }) },
    { setup: { stage: "start", turn: "A" }, shot: shot(1, { contacts: [1, 4] }) },
    { setup: { stage: "start", turn: "A" }, shot: shot(1, pot(1)) },
    { setup: { stage: "free", turn: "B", balls: [3, 4, 5, 6, 7] }, shot: shot(7, pot(7)) },
    { setup: { stage: "at-risk", turn: "A", balls: [3, 4, 5, 6, 7] }, shot: shot(6) },
    { setup: { stage: "start", turn: "A" }, shot: shot(1, pot("cue")) },
  ],
  sinuca: [
    { setup: {}, shot: shot("red", { after: { snooker: "none" } }) },
    { setup: REDS, shot: shot("red", { contacts: ["red", 4] }) },
    { setup: REDS, shot: shot("red", pot("red")) },
    { setup: { stage: "color", turn: "B" }, shot: shot(7, pot(7)) },
    { setup: { stage: "sequence", turn: "A" }, shot: shot(2, { contacts: [5] }) },
    { setup: REDS, shot: shot("red", pot("cue")) },
  ],
  bilhar: [
    { setup: {}, shot: shot(1, pot(3)) },
    { setup: SERIES, shot: shot(2, { contacts: [2, 9] }) },
    { setup: SERIES, shot: shot(2, pot(2)) },
    { setup: SERIES, shot: shot(3, pot(3)) },
    { setup: SERIES, shot: shot(9) },
    { setup: SERIES, shot: shot(2, pot("cue")) },
  ],
  "mata-mata": [
    { setup: {}, shot: shot(1, pot(3)) },
    { setup: PLAY, shot: shot(2, { contacts: [2, 9] }) },
    { setup: PLAY, shot: shot(2, pot(2)) },
    { setup: PLAY, shot: shot(3, pot(3)) },
    { setup: PLAY, shot: shot(2, { contacts: [9] }) },
    { setup: PLAY, shot: shot(2, pot("cue")) },
  ],
  "bola-8": [
    { setup: {}, shot: shot(1, pot(3)) },
    { setup: GROUPS, shot: shot(2, { contacts: [2, 9] }) },
    { setup: GROUPS, shot: shot(2, pot(2)) },
    { setup: GROUPS, shot: shot(3, { ...pot(3), call: { ball: 3, pocket: 2 } }) },
    { setup: GROUPS, shot: shot(2, { contacts: [9] }) },
    { setup: GROUPS, shot: shot(2, pot("cue")) },
  ],
};

/**
 * Rulings that `judge` alone gives in a second of processor time, without validation of documents and without words: the
 * time of one core, whatever else the machine is doing. Every rulebook has a process of its own, as a match is judged
 * by one.
 */
export const measureRules = (): Row[] => RULEBOOKS_PLAYABLE.map(measuredApart);

function measuredApart(rulebook: State["rulebook"]): Row {
  const text = execFileSync(process.execPath, [fileURLToPath(import.meta.url), rulebook], {
    encoding: "utf8",
  });
  // What this very file prints.
  return JSON.parse(text) as Row;
}

function measureRulebook(rulebook: State["rulebook"]): Row {
  const trials = STROKES[rulebook].map((trial) => ({ state: stateOf(rulebook, trial), shot: trial.shot }));
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let index = 0; index < PER_ROUND; index++) {
      for (const { state, shot } of trials) judge(state, shot);
    }
    const { user, system } = process.cpuUsage(before);
    rates.push((PER_ROUND * trials.length * 1_000_000) / (user + system));
  }
  const median = rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  return {
    id: "rulings-per-second",
    unit: "1/s",
    median,
    n: ROUNDS * PER_ROUND * trials.length,
    note: `${rulebook}, six kinds of stroke in turn`,
  };
}

/** The state that a stroke is played in; a stroke that is refused would be no measure. */
function stateOf(rulebook: State["rulebook"], { setup, shot }: Trial): State {
  const begun = begin({ rulebook, setup });
  if (!begun.ok) throw new Error(`${begun.problem.path}: ${begun.problem.expected}`);
  const judged = judge(begun.value, shot);
  if (!judged.ok) throw new Error(`${judged.problem.path}: ${judged.problem.expected}`);
  return begun.value;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const only = RULEBOOKS_PLAYABLE.find((rulebook) => rulebook === process.argv[2]);
  if (only !== undefined) console.log(JSON.stringify(measureRulebook(only)));
  else for (const { median, note } of measureRules()) console.log(Math.round(median), note);
}
