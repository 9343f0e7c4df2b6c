import { pathToFileURL } from "node:url";
import type { Setup, Shot } from "@tacada/formats";
import { begin, judge, type State } from "@tacada/rules";
import type { Row } from "./row.ts";

const ROUNDS = 15;
const PER_ROUND = 20_000;

/** A stroke of each common kind, with the state that it is played in. */
const STROKES: readonly { readonly setup: Setup; readonly shot: Shot }[] = [
  { setup: {}, shot: { type: "shot", target: 1, contacts: [1], after: { canGrazeBothSides: true } } },
  { setup: { stage: "start", turn: "A" }, shot: { type: "shot", target: 1, contacts: [1, 4] } },
  {
    setup: { stage: "start", turn: "A" },
    shot: { type: "shot", target: 1, contacts: [1], pots: [{ ball: 1, pocket: 2 }] },
  },
  {
    setup: { stage: "free", turn: "B", balls: [3, 4, 5, 6, 7] },
    shot: { type: "shot", target: 7, contacts: [7], pots: [{ ball: 7, pocket: 3 }] },
  },
  {
    setup: { stage: "at-risk", turn: "A", balls: [3, 4, 5, 6, 7] },
    shot: { type: "shot", target: 6, contacts: [6] },
  },
  {
    setup: { stage: "start", turn: "A" },
    shot: { type: "shot", target: 1, contacts: [1], pots: [{ ball: "cue", pocket: 4 }] },
  },
];

/** Rulings a second of `judge` alone, without validation of documents and without words, on one core. */
export function measureRules(): Row[] {
  const trials = STROKES.map(({ setup, shot }) => ({ state: stateOf(setup), shot }));
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (let index = 0; index < PER_ROUND; index++) {
      for (const { state, shot } of trials) judge(state, shot);
    }
    rates.push((PER_ROUND * trials.length * 1000) / (performance.now() - start));
  }
  const median = rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  return [
    {
      id: "rulings-per-second",
      unit: "1/s",
      median,
      n: ROUNDS * PER_ROUND * trials.length,
      note: "sinuca-brasileira, six kinds of stroke in turn",
    },
  ];
}

function stateOf(setup: Setup): State {
  const begun = begin({ rulebook: "sinuca-brasileira", setup });
  if (!begun.ok) throw new Error(begun.problem.expected);
  return begun.value;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(JSON.stringify(measureRules()));
}
