import type { LyingBall } from "./obstacle.ts";
import { edgesOpen, fullBallOpen, type View, type Visibility, visibilityOf } from "./visibility.ts";

/** How hidden the balls on are, from open to hidden. */
export const SNOOKER_DEGREES = ["none", "partial-aggravated", "partial", "total"] as const;
export type SnookerDegree = (typeof SNOOKER_DEGREES)[number];

/** The degree of one ball: both edges open; full ball open; some point open; nothing. */
export function degreeOf({ leftEdge, rightEdge, fullBall, anyPoint }: Visibility): SnookerDegree {
  if (leftEdge && rightEdge) return "none";
  if (fullBall) return "partial-aggravated";
  return anyPoint ? "partial" : "total";
}

/** What the lie of the balls means to a side that must play one of `on`. */
export interface SnookerView {
  readonly degree: SnookerDegree;
  readonly fullBallOpen: boolean;
  /** The first ball in the natural path to the ball on that is least hidden. */
  readonly firstObstacle?: string;
}

/**
 * The least hidden of the balls on decides. Balls on never hide one another, so `view.obstacles` holds the
 * others only.
 */
export function snookerOf(view: View, on: readonly LyingBall[]): SnookerView {
  // Nothing is less hidden than this, so that the other balls need not be looked at.
  const open = on.some((ball) => edgesOpen(view, ball) && fullBallOpen(view, ball));
  if (open) return { degree: "none", fullBallOpen: true };
  const seen = on.map((ball) => visibilityOf(view, ball));
  const ranked = seen
    .map((visibility) => ({ visibility, rank: SNOOKER_DEGREES.indexOf(degreeOf(visibility)) }))
    .sort((a, b) => a.rank - b.rank);
  const best = ranked[0];
  if (best === undefined) return { degree: "none", fullBallOpen: false };
  const first = best.visibility.firstObstacle;
  return {
    degree: degreeOf(best.visibility),
    fullBallOpen: seen.some((visibility) => visibility.fullBall),
    ...(first === undefined || best.rank === 0 ? {} : { firstObstacle: first }),
  };
}

/**
 * The same with the cue ball in hand: the best of the given places decides.
 *
 * @param view the view without its cue place
 * @param places where the cue ball may be put, see `dPlaces`
 */
export function snookerInHand(
  view: Omit<View, "cue">,
  places: readonly View["cue"][],
  on: readonly LyingBall[],
): SnookerView {
  const placeWith = (isOpen: typeof edgesOpen) =>
    places.find((cue) => on.some((ball) => isOpen({ ...view, cue }, ball)));
  // There are thousands of places, so each degree is asked for by the least that shows it, the openest first.
  const full = placeWith(fullBallOpen);
  if (placeWith(edgesOpen) !== undefined) return { degree: "none", fullBallOpen: full !== undefined };
  if (full !== undefined) return snookerOf({ ...view, cue: full }, on);
  let total: SnookerView = { degree: "total", fullBallOpen: false };
  for (const cue of places) {
    const seen = snookerOf({ ...view, cue }, on);
    if (seen.degree !== "total") return seen;
    if (total.firstObstacle === undefined) total = seen;
  }
  return total;
}
