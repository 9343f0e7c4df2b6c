import {
  type BallOn,
  type Facts,
  GROUPS,
  type Group,
  type Layout,
  type ObjectBall,
  type ShownState,
} from "@tacada/formats";
import {
  distance,
  type LyingBall,
  outlineOf,
  snookerInHand,
  snookerOf,
  type TableSpec,
  touchDistance,
  visibilityOf,
} from "@tacada/table";
import { placesInHand } from "./hand.ts";
import { ballNamed, isNamed, lyingBalls, placeOf } from "./layout.ts";

/** A gap smaller than this between two balls, or a ball and a nose, is none: one micrometre. */
export const FROZEN_GAP = 1e-6;

/** Rulebooks in which a cushion can hide a ball. */
const CUSHIONS_HIDE: readonly ShownState["rulebook"][] = ["sinuca-brasileira"];

/**
 * Spacing of the places that are looked at while the cue ball is in hand, metres. `sinuca` asks for 5 mm (31 rests on
 * it); elsewhere nothing is ruled on a snooker in hand, and coarser places tell people enough: over a bed, coarser still.
 */
const inHandStep = ({ rulebook, inHand }: ShownState): number =>
  rulebook === "sinuca" ? 0.005 : inHand === "d" ? 0.02 : 0.08;

/**
 * What a layout means to the side that plays on it: snooker of the ball on and its first obstacle, full ball
 * open, touching balls, balls frozen to a cushion; on the first stroke after the break of `sinuca-brasileira`
 * also whether ball 1 can be grazed on both sides.
 *
 * @param named the colour or free ball of `sinuca` that is played at: it alone is on then
 */
export function factsOf(table: TableSpec, layout: Layout, state: ShownState, named?: ObjectBall): Facts {
  const balls = lyingBalls(table, layout, ["cue"]);
  const on = balls.filter(({ ball }) => onOf(state, named).some((each) => isNamed(ball, each)));
  const hidden = onView(table, layout, state, balls, on);
  const first = hidden?.firstObstacle;
  return {
    ...(hidden === undefined ? {} : { snooker: hidden.degree, fullBallOpen: hidden.fullBallOpen }),
    ...(first === undefined ? {} : { firstObstacle: ballNamed(first) }),
    ...grazing(table, layout, state, balls),
    touching: touching(table, layout, balls),
    frozenToCushion: frozenToCushion(table, balls),
  };
}

/** The balls on: the one that was named, where naming one puts it on; what a standing free ball adds otherwise. */
function onOf(
  { rulebook, ballOn, freeBall, targets }: ShownState,
  named: ObjectBall | undefined,
): readonly (ObjectBall | "color")[] {
  if (rulebook === "sinuca" && named !== undefined) return [named];
  if (freeBall === true) return targets.map(({ ball }) => ball);
  if (ballOn === undefined) return [];
  if (isGroup(ballOn)) return targets.map(({ ball }) => ball);
  return Array.isArray(ballOn) ? ballOn : [ballOn];
}

const isGroup = (ballOn: BallOn): ballOn is Group => GROUPS.some((group) => group === ballOn);

function onView(
  table: TableSpec,
  layout: Layout,
  state: ShownState,
  balls: readonly LyingBall[],
  on: readonly LyingBall[],
) {
  if (on.length === 0) return undefined;
  const view = {
    cueRadius: table.cueBall.radius,
    obstacles: balls.filter((ball) => !on.includes(ball)),
    ...(CUSHIONS_HIDE.includes(state.rulebook) ? { cushions: outlineOf(table) } : {}),
  };
  const cue = placeOf(layout, "cue");
  if (cue === undefined) {
    return snookerInHand(view, placesInHand(table, layout, state, inHandStep(state)), on);
  }
  // Of balls that are hidden alike, the natural path is the one to the nearest.
  const nearest = [...on].sort((a, b) => distance(cue, a.at) - distance(cue, b.at));
  return snookerOf({ ...view, cue }, nearest);
}

/** The break leaves ball 1 to be grazed on both sides or not (2.3.c); balls and cushions both count. */
function grazing(table: TableSpec, layout: Layout, state: ShownState, balls: readonly LyingBall[]): Facts {
  const cue = placeOf(layout, "cue");
  const one = balls.find((ball) => ball.ball === "1");
  if (state.rulebook !== "sinuca-brasileira" || cue === undefined || one === undefined) return {};
  const obstacles = balls.filter((ball) => ball !== one);
  const seen = visibilityOf(
    { cue, cueRadius: table.cueBall.radius, obstacles, cushions: outlineOf(table) },
    one,
  );
  return { canGrazeBothSides: seen.leftEdge && seen.rightEdge };
}

function touching(table: TableSpec, layout: Layout, balls: readonly LyingBall[]): ObjectBall[] {
  const cue = placeOf(layout, "cue");
  if (cue === undefined) return [];
  return balls
    .filter((ball) => distance(cue, ball.at) < touchDistance(table.cueBall.radius, ball.radius) + FROZEN_GAP)
    .map(objectBall);
}

function frozenToCushion(table: TableSpec, balls: readonly LyingBall[]): ObjectBall[] {
  const outline = outlineOf(table);
  const frozen = ({ at, radius }: LyingBall) =>
    outline.cushions.some(({ from, to, normal }) => {
      const depth = (at.x - from.x) * normal.x + (at.y - from.y) * normal.y;
      const along = (at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y);
      const full = (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y);
      return depth < radius + FROZEN_GAP && along >= 0 && along <= full;
    });
  return balls.filter(frozen).map(objectBall);
}

// The cue ball is never among the balls looked at here.
const objectBall = (ball: LyingBall): ObjectBall => ballNamed(ball.ball);
