import type { Setup, Shot } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { table } from "../../test/trial.ts";
import { judge, type State, show } from "../index.ts";
import { STAGES } from "./stages.ts";

// Ruling counts: every abstract report from every stage, two strokes deep, counted per article. A change of
// judgement anywhere shows as a changed count in counts.txt.

const BALLS = [5, 6, 7];
const FATES = ["nothing", "target", "other", "both", "cue"] as const;
const CALLS: readonly Pick<Shot, "evident" | "call">[] = [
  {},
  { evident: false },
  { call: { pocket: 1 }, evident: false },
];

/** Reports at a target: what is met first, what falls, what was said. */
function* reports(state: State): Generator<Shot> {
  const { balls, targets } = show(state);
  const lying = balls as number[];
  if (targets.length === 0) return;
  for (const target of lying) {
    const other = lying.find((ball) => ball !== target);
    for (const contacts of [[target], [], ...(other === undefined ? [] : [[other]])]) {
      for (const fate of FATES) {
        if (other === undefined && (fate === "other" || fate === "both")) continue;
        for (const call of CALLS) yield reportOf({ target, contacts, ...call }, fate, other ?? target);
      }
    }
  }
}

function reportOf(report: Omit<Shot, "type">, fate: (typeof FATES)[number], other: number): Shot {
  const { target = 0 } = report;
  const pocket = 1;
  const fallen = {
    nothing: [],
    target: [target],
    other: [other],
    both: [target, other],
    cue: ["cue" as const],
  }[fate];
  return { type: "shot", ...report, pots: fallen.map((ball) => ({ ball, pocket })) };
}

/** Counts per article of all rulings, one stroke from `state` and those from each state that follows. */
function count(state: State, depth: number, into: Map<string, number>): void {
  for (const shot of reports(state)) {
    const judged = judge(state, shot);
    if (!judged.ok) {
      into.set("refused", (into.get("refused") ?? 0) + 1);
      continue;
    }
    for (const article of judged.value.ruling.articles) into.set(article, (into.get(article) ?? 0) + 1);
    if (depth > 1) count(judged.value.state, depth - 1, into);
  }
}

describe("ruling counts", () => {
  it("are as they were", async () => {
    const lines = STAGES.map((stage) => {
      const setup: Setup = {
        stage,
        turn: "A",
        scores: { A: 40, B: 40 },
        ...(stage === "break" ? {} : { balls: stage === "tiebreak" ? [7] : BALLS }),
      };
      const counts = new Map<string, number>();
      // From the break all seven balls are up: one stroke says enough.
      count(table(setup), stage === "break" ? 1 : 2, counts);
      const cells = [...counts].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
      return `${stage}\n${cells.map(([article, times]) => `  ${article.padEnd(10)} ${times}`).join("\n")}\n`;
    });
    await expect(lines.join("\n")).toMatchFileSnapshot("./counts.txt");
  });
});
