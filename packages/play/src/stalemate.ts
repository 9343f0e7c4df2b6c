import { differenceOf, type Layout, type Side } from "@tacada/formats";
import type { Standing } from "@tacada/match";
import { placeOf } from "@tacada/referee";
import { options, type State } from "@tacada/rules";
import { distance } from "@tacada/table";
import type { Game } from "./game.ts";

/** What may be proposed, the more final first. */
const STALEMATES = ["stalemate", "stalemate-warning"] as const;
type Stalemate = (typeof STALEMATES)[number];

/** A ball that lies within this of where it lay, metres, has not changed the position (sinuca 46). */
const UNCHANGED = 0.03;
/** Strokes of one side in an unchanged position that make a stalemate. */
const STROKES = 3;

/**
 * What the referee of a stalemate would record now, just after a stroke: the warning, once either side has played its
 * third stroke that left the score and every ball where they were, and the end of the frame when the stroke after the
 * warning changed nothing either. Only a proposal to officials and players; nothing where the rulebook knows none.
 */
export function proposedStalemate(game: Game): Stalemate | undefined {
  const players = unchangedStrokes(game);
  const isThird = players.some((side) => players.filter((each) => each === side).length >= STROKES);
  if (!isThird) return undefined;
  const kinds = options(game.state).incidents.map(({ kind }) => kind);
  return STALEMATES.find((kind) => kinds.includes(kind));
}

/** Who played the last strokes that left score and balls as they were, the latest first. */
function unchangedStrokes({ match: { standing }, layout, state }: Game): Side[] {
  const players: Side[] = [];
  if (standing.at(-1)?.entry.action.type !== "shot") return players;
  for (const [index, { entry }] of [...standing.entries()].reverse()) {
    const before = standing[index - 1];
    if (entry.action.type !== "shot") continue;
    if (before === undefined || !isSame(before, state) || !isUnchanged(before.entry.table?.layout, layout))
      break;
    players.push(before.state.turn);
  }
  return players;
}

const isSame = (before: Standing, { frame, scores }: State): boolean =>
  before.state.frame === frame && differenceOf(before.state.scores, scores) === undefined;

function isUnchanged(before: Layout = {}, after: Layout): boolean {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((ball) => {
      const from = placeOf(before, ball);
      const to = placeOf(after, ball);
      return from !== undefined && to !== undefined && distance(from, to) <= UNCHANGED;
    })
  );
}
