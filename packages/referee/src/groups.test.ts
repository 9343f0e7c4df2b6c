import type { Layout, RulebookId, ShownState } from "@tacada/formats";
import { begin, show } from "@tacada/rules";
import { BAR, POOL_9FT, point } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { factsOf, intentOf, sightingOf } from "./index.ts";

/** A state of a game of groups, as far as the referee asks it. */
function stateOf(rulebook: RulebookId, on: readonly number[], more: Partial<ShownState> = {}): ShownState {
  const state = begin({ rulebook: "sinuca-brasileira", setup: { stage: "start" } });
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const targets = on.map((ball) => ({ ball, castigo: false, callDue: true }));
  return { ...show(state.value), rulebook, inHand: false, ballOn: "solids", targets, ...more };
}

describe("a group that is on", () => {
  const state = stateOf("bilhar", [1, 2], { ballOn: "low" });
  const R = BAR.ball.radius;

  it("is hidden by a ball of the other group, and not by its own", () => {
    const cue = [-0.4, 0] as const;
    const behind = (ball: string): Layout => ({ cue, "1": [0.4, 0], [ball]: [0, 0] });
    expect(factsOf(BAR, behind("9"), state)).toMatchObject({ snooker: "total", firstObstacle: 9 });
    expect(factsOf(BAR, behind("2"), state)).toMatchObject({ snooker: "none", fullBallOpen: true });
  });

  it("is open when one of its balls is", () => {
    const layout = { cue: [-0.4, 0], "1": [0.4, 0], "2": [0, 0.4], "9": [0, 0] } as const;
    expect(factsOf(BAR, layout, state).snooker).toBe("none");
  });

  it("is seen from the mark while the cue ball is in hand on it, and never hidden from a hand that may go anywhere", () => {
    const layout = { "1": [0.4, 0], "9": [-0.2, 0] } as const;
    expect(factsOf(BAR, layout, { ...state, inHand: "mark" }).snooker).toBe("total");
    expect(factsOf(BAR, layout, { ...state, inHand: "anywhere" }).snooker).toBe("none");
  });

  it("has its balls frozen to a cushion told (bola-8 1.36)", () => {
    const layout = { cue: [0, 0], "1": [0.4, BAR.width / 2 - R], "2": [0.4, 0.2] } as const;
    expect(factsOf(BAR, layout, state).frozenToCushion).toEqual([1]);
  });
});

describe("what is evident", () => {
  // Straight at the 1, which is on its way to a cushion, not to a pocket.
  const layout = { cue: [-0.4, 0], "1": [0.4, 0.01] } as const;
  const intent = (rulebook: RulebookId, ball = 1) =>
    intentOf(stateOf(rulebook, [ball]), sightingOf(POOL_9FT, layout, point(1, 0)));

  it("[mata-mata 4.7] is the ball alone: no pocket is called", () => {
    expect(intent("mata-mata")).toMatchObject({ target: 1, evident: true, callDue: false });
  });

  it("[bola-8 1.4] is ball and pocket", () => {
    expect(intent("bola-8")).toMatchObject({ target: 1, evident: false, callDue: true });
  });

  it("[bilhar 9.3] excuses no call at the 8", () => {
    const eight = { cue: [-0.4, 0], "8": [0.4, 0.01] } as const;
    const seen = intentOf(stateOf("bilhar", [8]), sightingOf(BAR, eight, point(1, 0)));
    expect(seen).toMatchObject({ target: 8, callDue: true });
  });

  it("is a straight pot on a pool table, its pocket named", () => {
    const corner = point(POOL_9FT.length / 2, POOL_9FT.width / 2);
    const pot = { cue: [corner.x - 0.6, corner.y - 0.6], "1": [corner.x - 0.3, corner.y - 0.3] } as const;
    const half = Math.SQRT1_2;
    const seen = intentOf(stateOf("bola-8", [1]), sightingOf(POOL_9FT, pot, point(half, half)));
    expect(seen).toEqual({ target: 1, evident: true, pocket: 4, callDue: false });
  });

  it("is the ball aimed at among several of the group", () => {
    const two = { cue: [-0.4, 0], "1": [0.4, 0.3], "5": [0.4, 0] } as const;
    const seen = intentOf(stateOf("mata-mata", [1, 5]), sightingOf(BAR, two, point(1, 0)));
    expect(seen).toMatchObject({ target: 5, evident: true });
  });
});
