import { failure, type Layout, type Position, type Result, success } from "@tacada/formats";
import { distance, type LyingBall, outlineOf, type Point, point, type TableSpec, TOUCH } from "@tacada/table";
import { lyingBalls } from "./layout.ts";
import { markPlace } from "./mark.ts";

/** Free gap that the 8 keeps to every ball on a short cushion, in ball diameters (bilhar 9, second point). */
const GAP_DIAMETERS = 2;

/** A gap to the cushion, or a hold in it, that a hand does not feel, metres: the 8 is put against it. */
const FELT = 0.0005;

/** Spacing of the places that are looked at, metres: as fine as a hand puts a ball down. */
const STEP = 0.005;

/**
 * Where the opponent may put the 8 of `bilhar`, the first of them a good suggestion: touching a short cushion, two ball
 * diameters clear of every ball and clear of the jaws; where there is no such place, the freest point of the long axis
 * alone. A cue ball that is not on the table counts on its mark.
 */
export function eightPlaces(table: TableSpec, layout: Layout): Point[] {
  const balls = othersOf(table, layout);
  const legal = cushionPlaces(table).filter((place) => isOnCushion(table, balls, place));
  return legal.length > 0 ? legal : [freest(table, balls)];
}

/** Whether the 8 may be put at `at`; refused with what would be accepted. */
export function mayPlaceEight(table: TableSpec, layout: Layout, at: Position): Result<Position> {
  const place = point(at[0], at[1]);
  const balls = othersOf(table, layout);
  if (isOnCushion(table, balls, place)) return success(at);
  if (cushionPlaces(table).some((each) => isOnCushion(table, balls, each))) {
    const expected = `a short cushion, touched, ${GAP_DIAMETERS} balls clear of every ball and clear of the jaws`;
    return failure("impossible", "at", expected, at);
  }
  const { x, y } = freest(table, balls);
  // Anything less than a step aside is the same place to the eye.
  if (distance(place, point(x, y)) < STEP) return success(at);
  return failure("impossible", "at", `the freest point of the long axis: [${x}, ${y}]`, at);
}

/** The layout with the 8 where the opponent put it, or where the referee suggests when he named no place. */
export function placeEight(table: TableSpec, layout: Layout, at?: Position): Result<Layout> {
  const [first] = eightPlaces(table, layout);
  const placed = mayPlaceEight(table, layout, at ?? [first?.x ?? 0, first?.y ?? 0]);
  if (!placed.ok) return placed;
  const [x, y] = placed.value;
  const end = cushionAt(table, x);
  return success({ ...layout, "8": [Math.abs(x - end) <= FELT ? end : x, y] });
}

/** Where on its half of the table a ball touches the short cushion. */
const cushionAt = ({ length, ball }: TableSpec, x: number): number =>
  x < 0 ? ball.radius - length / 2 : length / 2 - ball.radius;

/** Places along the foot cushion, then the head's, each from its middle outwards. */
function cushionPlaces(table: TableSpec): Point[] {
  const x = table.length / 2 - table.ball.radius;
  const rows = Array.from(
    { length: Math.floor(straightReach(table) / STEP) },
    (_, index) => (index + 1) * STEP,
  );
  const aside = [0, ...rows.flatMap((y) => [y, -y])];
  return [x, -x].flatMap((end) => aside.map((y) => point(end, y)));
}

/** How far from its middle a short cushion has the whole ball before its straight nose. */
function straightReach(table: TableSpec): number {
  const foot = outlineOf(table).cushions.find(({ cushion }) => cushion === "3-4");
  return foot === undefined ? 0 : distance(foot.from, foot.to) / 2 - table.ball.radius;
}

function isOnCushion(table: TableSpec, balls: readonly LyingBall[], place: Point): boolean {
  const touches = Math.abs(place.x - cushionAt(table, place.x)) <= FELT;
  const gap = 2 * GAP_DIAMETERS * table.ball.radius;
  const isStraight = Math.abs(place.y) <= straightReach(table) + TOUCH;
  return touches && isStraight && gapAt(table, balls, place) >= gap - TOUCH;
}

/** The point of the long axis with the widest gap to the nearest ball. */
function freest(table: TableSpec, balls: readonly LyingBall[]): Point {
  const steps = Math.floor((table.length / 2 - table.ball.radius) / STEP);
  const axis = Array.from({ length: 2 * steps + 1 }, (_, index) => point((index - steps) * STEP, 0));
  const gaps = axis.map((place) => gapAt(table, balls, place));
  return axis[gaps.indexOf(Math.max(...gaps))] ?? point(0, 0);
}

/** Free way, metres, from the 8 at a place to the nearest ball. */
const gapAt = ({ ball: eight }: TableSpec, balls: readonly LyingBall[], at: Point): number =>
  Math.min(...balls.map((ball) => distance(at, ball.at) - ball.radius - eight.radius));

/** All balls but the 8, the cue ball on its mark where it is in hand. */
function othersOf(table: TableSpec, layout: Layout): LyingBall[] {
  const mark = markPlace(table, layout);
  return lyingBalls(table, { cue: [mark.x, mark.y], ...layout }, ["8"]);
}
