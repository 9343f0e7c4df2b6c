import {
  failure,
  type Hand,
  type Layout,
  type Position,
  type Result,
  type ShownState,
  success,
} from "@tacada/formats";
import {
  distance,
  dPlaces,
  insideD,
  overlapsNone,
  type Point,
  point,
  type TableSpec,
  TOUCH,
} from "@tacada/table";
import { lyingBalls } from "./layout.ts";
import { markPlace } from "./mark.ts";

/** Where the cue ball in hand may be put, other balls left aside. */
interface Area {
  readonly expected: string;
  readonly holds: (place: Point) => boolean;
  /** Places all over it, `step` metres apart. */
  readonly places: (step: number) => readonly Point[];
  /** A good place to begin with. */
  readonly first: Point;
}

/** Whether the cue ball may be put at `at` now; refused with what would be accepted. */
export function mayPlace(
  table: TableSpec,
  layout: Layout,
  state: ShownState,
  at: Position,
): Result<Position> {
  if (state.inHand === false) return failure("not-open", "cue", "the cue ball where it lies", at);
  const place = point(at[0], at[1]);
  const area = areaOf(table, layout, state.inHand);
  if (!area.holds(place)) return failure("impossible", "cue", area.expected, at);
  if (!overlapsNone(place, table.cueBall.radius, lyingBalls(table, layout, ["cue"]))) {
    return failure("impossible", "cue", "a place clear of the other balls", at);
  }
  return success(at);
}

/** Places for the cue ball in hand, clear of the other balls, about `step` metres apart; none while it lies. */
export function placesInHand(table: TableSpec, layout: Layout, state: ShownState, step: number): Point[] {
  if (state.inHand === false) return [];
  const balls = lyingBalls(table, layout, ["cue"]);
  const { places } = areaOf(table, layout, state.inHand);
  return places(step).filter((place) => overlapsNone(place, table.cueBall.radius, balls));
}

/** A good first place for the cue ball in hand: the free place nearest to where a player would begin to look. */
export function suggestPlace(table: TableSpec, layout: Layout, state: ShownState): Point | undefined {
  if (state.inHand === false) return undefined;
  const { first } = areaOf(table, layout, state.inHand);
  if (mayPlace(table, layout, state, [first.x, first.y]).ok) return first;
  return placesInHand(table, layout, state, 0.01).reduce<Point | undefined>(
    (best, place) => (best === undefined || distance(place, first) < distance(best, first) ? place : best),
    undefined,
  );
}

function areaOf(table: TableSpec, layout: Layout, hand: Hand): Area {
  const { length, width, cueBall, d, headString } = table;
  const inside = ({ x, y }: Point) =>
    Math.abs(x) <= length / 2 - cueBall.radius + TOUCH && Math.abs(y) <= width / 2 - cueBall.radius + TOUCH;
  const line = headString ?? -length / 4;
  const behind = ({ x }: Point) => x < line;
  const all = (step: number) => bedPlaces(table, step);
  switch (hand) {
    case "d": {
      return {
        expected: "a place on or within the D",
        holds: (place) => d !== undefined && insideD(d, place),
        places: (step) => dPlaces(table, [], step),
        first: d === undefined ? point(0, 0) : point(d.line - d.radius / 2, 0),
      };
    }
    case "mark": {
      const mark = markPlace(table, layout);
      return {
        expected: `the mark: [${mark.x}, ${mark.y}]`,
        holds: (place) => distance(place, mark) <= TOUCH,
        places: () => [mark],
        first: mark,
      };
    }
    case "behind-line": {
      return {
        expected: `a place behind the head string, x under ${line}`,
        holds: (place) => behind(place) && inside(place),
        places: (step) => all(step).filter(behind),
        first: point(line - cueBall.radius, 0),
      };
    }
    case "anywhere": {
      return {
        expected: "a place on the bed",
        holds: inside,
        places: all,
        first: point(line, 0),
      };
    }
  }
}

/** A square grid over the bed, a cue ball's radius within the noses, symmetric about both axes. */
function bedPlaces({ length, width, cueBall }: TableSpec, step: number): Point[] {
  const columns = Math.floor((length / 2 - cueBall.radius) / step);
  const rows = Math.floor((width / 2 - cueBall.radius) / step);
  const places: Point[] = [];
  for (let column = -columns; column <= columns; column += 1) {
    for (let row = -rows; row <= rows; row += 1) places.push(point(column * step, row * step));
  }
  return places;
}
