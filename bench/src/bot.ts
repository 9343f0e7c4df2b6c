import { LEVELS, plan, SKILLS } from "@tacada/bot";
import { playStroke } from "@tacada/play";
import { openedGame } from "@tacada/testkit";
import type { Row } from "./row.ts";

const STRIKES = 200;
const RUNS = 15;

/** Milliseconds that a decision takes after the break, by level, with the budget of a duel. */
export function measureBot(): Row[] {
  const strike = { speed: 2, azimuth: -0.177, elevation: 0, tip: [0, 0] } as const;
  const broken = playStroke(openedGame("bench", { breaker: "A" }), {
    command: "1",
    at: "1970-01-01T00:00:00Z",
    cue: [-0.71, -0.1],
    strike,
  });
  if (!broken.ok) throw new Error(broken.problem.expected);
  return LEVELS.map((level) => {
    const times = Array.from({ length: RUNS }, (_, run) => {
      const start = performance.now();
      plan(broken.value.game, SKILLS[level], { strikes: STRIKES }, `bench ${run}`);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    const median = times[Math.floor(RUNS / 2)] ?? Number.NaN;
    return { id: `plan-${level}`, unit: "ms", median, n: RUNS, note: `${STRIKES} strikes in the head` };
  });
}
