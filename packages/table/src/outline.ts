import { direction, type Point, point } from "./point.ts";
import type { CushionName, PocketNumber, PocketShape, TableSpec } from "./spec.ts";

/** The straight nose of a cushion: `from` and `to` run anticlockwise, so the bed lies on its left. */
export interface CushionLine {
  readonly kind: "cushion";
  readonly cushion: CushionName;
  readonly from: Point;
  readonly to: Point;
  /** Unit vector into the bed. */
  readonly normal: Point;
}

/**
 * A rounded jaw: the part of a circle around `center` seen from the bed. The cushion is inside the circle,
 * the ball outside. `from` is where it leaves its cushion's nose, `to` where the cushion ends or its facing begins.
 */
export interface JawArc {
  readonly kind: "jaw";
  readonly pocket: PocketNumber;
  readonly cushion: CushionName;
  readonly center: Point;
  readonly radius: number;
  readonly from: Point;
  readonly to: Point;
}

/** The straight wall of a pool pocket behind a jaw: `from` and `to` run anticlockwise, so the mouth lies on its left. */
export interface Facing {
  readonly kind: "facing";
  readonly pocket: PocketNumber;
  readonly cushion: CushionName;
  readonly from: Point;
  readonly to: Point;
  /** Unit vector into the mouth. */
  readonly normal: Point;
}

/** The round edge of the slate at a pocket; a ball whose centre passes it has lost its support. */
export interface DropEdge {
  readonly pocket: PocketNumber;
  readonly center: Point;
  readonly radius: number;
  /** Unit vector from the bed into the pocket. */
  readonly axis: Point;
}

/** The middle of a pocket's mouth: the point of its drop edge nearest to the bed. */
export const mouthOf = ({ center, axis, radius }: DropEdge): Point =>
  point(center.x - axis.x * radius, center.y - axis.y * radius);

/** What bounds the bed of a table: six noses, twelve jaws with a facing each on pool tables, six drop edges. */
export interface Outline {
  readonly cushions: readonly CushionLine[];
  readonly jaws: readonly JawArc[];
  readonly facings: readonly Facing[];
  readonly drops: readonly DropEdge[];
}

const HALF_SQRT = 0.7071067811865476;

interface Corner {
  readonly pocket: PocketNumber;
  readonly sx: -1 | 1;
  readonly sy: -1 | 1;
  /** The cushion on the long side and on the short side of this corner. */
  readonly long: CushionName;
  readonly short: CushionName;
}

const CORNERS: readonly Corner[] = [
  { pocket: 1, sx: -1, sy: -1, long: "1-2", short: "6-1" },
  { pocket: 3, sx: 1, sy: -1, long: "2-3", short: "3-4" },
  { pocket: 4, sx: 1, sy: 1, long: "4-5", short: "3-4" },
  { pocket: 6, sx: -1, sy: 1, long: "5-6", short: "6-1" },
];

const MIDDLES = [
  { pocket: 2, sy: -1, west: "1-2", east: "2-3" },
  { pocket: 5, sy: 1, west: "5-6", east: "4-5" },
] as const;

/** Distance along a nose from the corner to where its jaw begins, so that the jaws leave `mouth` between them. */
const cornerReach = (shape: PocketShape): number =>
  shape.facing === undefined
    ? (shape.mouth + 2 * shape.jawRadius) * HALF_SQRT - shape.jawRadius
    : shape.mouth * HALF_SQRT + rounding(shape);

/** Half of a middle pocket's opening at the nose line. */
const middleReach = (shape: PocketShape): number =>
  shape.mouth / 2 + (shape.facing === undefined ? shape.jawRadius : rounding(shape));

/** How far before the sharp point, where nose and facing would meet, its rounding begins: radius × tan(turn / 2). */
const rounding = ({ jawRadius, jawTurn }: PocketShape): number =>
  (jawRadius * jawTurn.sin) / (1 + jawTurn.cos);

const outlines = new WeakMap<TableSpec, Outline>();

/**
 * The outline of a table, in metres, from its spec; mirrored corners get bit-equal mirrored numbers. Worked out once
 * a spec: it is asked for on every stroke.
 */
export function outlineOf(table: TableSpec): Outline {
  const known = outlines.get(table) ?? drawn(table);
  outlines.set(table, known);
  return known;
}

function drawn(table: TableSpec): Outline {
  const x = table.length / 2;
  const y = table.width / 2;
  const reach = cornerReach(table.corner);
  const half = middleReach(table.middle);
  const nose = (cushion: CushionName, from: Point, to: Point, normal: Point): CushionLine => ({
    kind: "cushion",
    cushion,
    from,
    to,
    normal,
  });
  const cushions = [
    nose("1-2", point(-x + reach, -y), point(-half, -y), point(0, 1)),
    nose("2-3", point(half, -y), point(x - reach, -y), point(0, 1)),
    nose("3-4", point(x, -y + reach), point(x, y - reach), point(-1, 0)),
    nose("4-5", point(x - reach, y), point(half, y), point(0, -1)),
    nose("5-6", point(-half, y), point(-x + reach, y), point(0, -1)),
    nose("6-1", point(-x, y - reach), point(-x, -y + reach), point(1, 0)),
  ];
  const jaws = [
    ...CORNERS.flatMap((corner) => cornerJaws(corner, x, y, reach, table.corner)),
    ...MIDDLES.flatMap((middle) => middleJaws(middle, y, half, table.middle)),
  ];
  const drops = [
    ...CORNERS.map((corner) => cornerDrop(corner, x, y, reach, table.corner)),
    ...MIDDLES.map((middle) => middleDrop(middle, y, table.middle)),
  ].sort((a, b) => a.pocket - b.pocket);
  const facings = jaws.flatMap((jaw) => facingOf(jaw, jaw.pocket % 3 === 2 ? table.middle : table.corner));
  return { cushions, jaws, facings, drops };
}

function facingOf(jaw: JawArc, { facing }: PocketShape): Facing[] {
  const normal = direction(jaw.center, jaw.to);
  if (facing === undefined || normal === undefined) return [];
  const { pocket, cushion, to: end } = jaw;
  const begins = cushion.startsWith(String(pocket));
  const way = begins ? -facing : facing;
  const deep = point(end.x + way * normal.y, end.y - way * normal.x);
  return [{ kind: "facing", pocket, cushion, from: begins ? deep : end, to: begins ? end : deep, normal }];
}

function cornerJaws(corner: Corner, x: number, y: number, reach: number, shape: PocketShape): JawArc[] {
  const { pocket, sx, sy } = corner;
  const { jawRadius: radius, jawTurn: turn } = shape;
  const along = { x: sx * (x - reach), y: sy * (y + radius) };
  const across = { x: sx * (x + radius), y: sy * (y - reach) };
  return [
    {
      kind: "jaw",
      pocket,
      cushion: corner.long,
      center: along,
      radius,
      from: point(along.x, sy * y),
      to: point(along.x + sx * radius * turn.sin, along.y - sy * radius * turn.cos),
    },
    {
      kind: "jaw",
      pocket,
      cushion: corner.short,
      center: across,
      radius,
      from: point(sx * x, across.y),
      to: point(across.x - sx * radius * turn.cos, across.y + sy * radius * turn.sin),
    },
  ];
}

function middleJaws(middle: (typeof MIDDLES)[number], y: number, half: number, shape: PocketShape): JawArc[] {
  const { jawRadius: radius, jawTurn: turn } = shape;
  return ([-1, 1] as const).map((side) => {
    const center = point(side * half, middle.sy * (y + radius));
    return {
      kind: "jaw",
      pocket: middle.pocket,
      cushion: side < 0 ? middle.west : middle.east,
      center,
      radius,
      from: point(side * half, middle.sy * y),
      to: point(center.x - side * radius * turn.sin, center.y - middle.sy * radius * turn.cos),
    };
  });
}

/** Arcs are nearest on the line through their centres, points on the line between them; the drop edge lies behind it. */
function cornerDrop(corner: Corner, x: number, y: number, reach: number, shape: PocketShape): DropEdge {
  const nearest = shape.facing === undefined ? (shape.jawRadius - reach) / 2 : (-shape.mouth * HALF_SQRT) / 2;
  const inward = nearest + (shape.dropSetback + shape.dropRadius) * HALF_SQRT;
  return {
    pocket: corner.pocket,
    center: point(corner.sx * (x + inward), corner.sy * (y + inward)),
    radius: shape.dropRadius,
    axis: point(corner.sx * HALF_SQRT, corner.sy * HALF_SQRT),
  };
}

function middleDrop(middle: (typeof MIDDLES)[number], y: number, shape: PocketShape): DropEdge {
  return {
    pocket: middle.pocket,
    center: point(0, middle.sy * (y + shape.dropSetback + shape.dropRadius)),
    radius: shape.dropRadius,
    axis: point(0, middle.sy),
  };
}
