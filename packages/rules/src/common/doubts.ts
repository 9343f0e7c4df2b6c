import type { ObjectBall, Shot, Target } from "@tacada/formats";
import type { Doubt } from "../rulebook.ts";
import type { MatchState } from "../state.ts";

/**
 * Doubts of every game: the ball played at, whether it was evident, whether the cue ball was frozen to it.
 *
 * @param target the ball that counts as played at
 */
export function plainDoubts(
  { facts }: MatchState,
  shot: Shot,
  target: ObjectBall,
  allowed: readonly Target[],
): readonly Doubt[] {
  const doubts: Doubt[] = [];
  if (shot.target === undefined && shot.call?.ball === undefined) {
    doubts.push({ fact: "target", settled: allowed.map(({ ball }) => ({ ...shot, target: ball })) });
  }
  if (shot.evident === undefined) {
    doubts.push({ fact: "evident", settled: [true, false].map((evident) => ({ ...shot, evident })) });
  }
  if (shot.before?.touching === undefined && facts.touching === undefined) {
    doubts.push({
      fact: "before.touching",
      settled: [[], [target]].map((touching) => ({ ...shot, before: { ...shot.before, touching } })),
    });
  }
  return doubts;
}
