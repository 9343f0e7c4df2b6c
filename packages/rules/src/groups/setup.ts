import type { Hand, ObjectBall, Setup, Side } from "@tacada/formats";
import { type MatchStart, startMatch } from "../common/setup.ts";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import type { BySide } from "../side.ts";
import type { Start } from "../start.ts";
import { type GroupPair, otherGroup } from "./balls.ts";
import type { GroupState } from "./state.ts";

/** What a first state of one group game may be. */
export interface GroupStarting<T extends string, H extends Hand> {
  readonly stages: readonly T[];
  /** Stages in which both sides have their group. */
  readonly grouped: readonly T[];
  /** Where the cue ball may be in hand; the first is for the break. */
  readonly hands: readonly [H, ...H[]];
  readonly pair: GroupPair;
  /** Every object ball of the game, and those of the rack; lowest first. */
  readonly known: readonly number[];
  readonly racked: readonly number[];
  /** Keys of a setup that this game does not have, besides those that no group game has. */
  readonly foreign?: readonly (keyof Setup)[];
}

/** What every group game begins with. */
export interface GroupStart<T extends string, H extends Hand> {
  readonly ok: true;
  readonly value: MatchStart<T, H>["value"] & Pick<GroupState, "balls" | "down" | "groups">;
}

/** The part of a first state that every group game has: a fresh frame, or the middle of one. Two sides, or two pairs. */
export function startGroups<T extends string, H extends Hand>(
  start: Start,
  starting: GroupStarting<T, H>,
): GroupStart<T, H> | Refused {
  const { stages, hands, foreign = [] } = starting;
  const begun = startMatch(start, {
    stages,
    hands,
    mostSides: 2,
    foreign: ["freeBall", "aggravated", ...foreign],
  });
  if (!begun.ok) return begun;
  const setup = start.setup ?? {};
  const { stage, sides } = begun.value;
  const scored = scoresProblem(start);
  if (scored !== undefined) return scored;
  const groups = groupsIn(setup, sides, starting, stage);
  if ("ok" in groups) return groups;
  const lying = ballsIn(setup, sides, starting, stage);
  if ("ok" in lying) return lying;
  return { ok: true, value: { ...begun.value, ...lying, groups: groups.bySide } };
}

function scoresProblem({ startScores, setup }: Start): Refused | undefined {
  const given = Object.entries({ ...startScores, ...setup?.scores });
  return given.every(([, points]) => points === 0)
    ? undefined
    : refuse(
        "not-in-this-rulebook",
        setup?.scores === undefined ? "startScores" : "setup.scores",
        "no points, the game has none",
        setup?.scores ?? startScores,
      );
}

function groupsIn<T extends string, H extends Hand>(
  { groups = {} }: Setup,
  sides: readonly Side[],
  { pair, grouped }: GroupStarting<T, H>,
  stage: T,
): { readonly bySide: GroupState["groups"] } | Refused {
  const path = "setup.groups";
  // The keys of a record by side are sides.
  const given = Object.entries(groups) as [Side, GroupState["groups"][Side]][];
  for (const [side, group] of given) {
    if (!sides.includes(side)) return refuseBut("unknown-side", `${path}.${side}`, sides, side);
    if (!pair.some((each) => each === group)) {
      return refuseBut("not-in-this-rulebook", `${path}.${side}`, pair, group);
    }
  }
  const [first] = given;
  if ((first !== undefined) !== grouped.includes(stage)) {
    return refuse("impossible", path, "the groups of both sides in this stage", groups);
  }
  if (first === undefined) return { bySide: {} };
  const [side, group = pair[0]] = first;
  const bySide: BySide<typeof group> = Object.fromEntries(
    sides.map((each) => [each, each === side ? group : otherGroup(pair, group)]),
  );
  return given.every(([each, chosen]) => bySide[each] === chosen)
    ? { bySide }
    : refuse("impossible", path, "a different group for each side", groups);
}

function ballsIn<T extends string, H extends Hand>(
  { balls, potted }: Setup,
  sides: readonly Side[],
  { known, racked }: GroupStarting<T, H>,
  stage: T,
): Pick<GroupState, "balls" | "down"> | Refused {
  const path = "setup.balls";
  if (balls !== undefined && !Array.isArray(balls)) return refuseBut("malformed", path, known, balls);
  for (const [side, list] of Object.entries(potted ?? {})) {
    const at = `setup.potted.${side}`;
    if (!sides.some((each) => each === side)) return refuseBut("unknown-side", at, sides, side);
    const problem = listProblem(list, at, known);
    if (problem !== undefined) return problem;
  }
  const out = numbers(Object.values(potted ?? {}).flat());
  const problem = listProblem(balls ?? [], path, known) ?? listProblem(out, "setup.potted", known);
  if (problem !== undefined) return problem;
  const up = balls === undefined ? racked.filter((ball) => !out.includes(ball)) : sorted(balls);
  if (out.some((ball) => up.includes(ball))) {
    return refuse("contradiction", "setup.potted", "balls that are not on the table", potted);
  }
  if (stage === "break" && up.length !== racked.length) {
    return refuse("impossible", path, "every ball of the rack", balls);
  }
  // A list that is given says what fell; without one, what is not on the table did.
  return { balls: up, down: potted === undefined ? racked.filter((ball) => !up.includes(ball)) : out };
}

function listProblem(
  balls: readonly ObjectBall[],
  path: string,
  known: readonly number[],
): Refused | undefined {
  const index = balls.findIndex((ball) => !known.some((each) => each === ball));
  if (index >= 0) return refuseBut("unknown-ball", `${path}[${index}]`, known, balls[index]);
  return new Set(balls).size === balls.length
    ? undefined
    : refuse("contradiction", path, "each ball once", balls);
}

const numbers = (balls: readonly ObjectBall[]): readonly number[] =>
  balls.filter((ball) => typeof ball === "number");

const sorted = (balls: readonly ObjectBall[]): readonly number[] => numbers(balls).toSorted((a, b) => a - b);
