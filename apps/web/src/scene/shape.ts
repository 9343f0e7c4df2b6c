import {
  type CushionLine,
  type CushionName,
  distance,
  type Facing,
  type JawArc,
  type Outline,
  type Point,
  point,
  type TableSpec,
} from "@tacada/table";

/** How deep a cushion lies between its nose and the rail, and how wide the rail is behind it, metres. */
export const CUSHION_DEPTH = 0.05;
export const RAIL_WIDTH = 0.085;

const ARC_STEPS = 14;

/** A line along the edge of the bed with the unit normals that point into the bed; both lists match. */
export interface Edge {
  readonly cushion: CushionName;
  readonly points: readonly Point[];
  readonly normals: readonly Point[];
}

/** A part of an edge, from the nose into the pocket. */
type Stretch = Pick<Edge, "points" | "normals">;

/** The jaw's arc from the nose into the pocket, cut where the cushion meets the rail. */
function jawEdge(jaw: JawArc): Stretch {
  const start = Math.atan2(jaw.from.y - jaw.center.y, jaw.from.x - jaw.center.x);
  const end = Math.atan2(jaw.to.y - jaw.center.y, jaw.to.x - jaw.center.x);
  const turn = Math.atan2(Math.sin(end - start), Math.cos(end - start));
  const deepest = Math.acos(Math.max(-1, 1 - CUSHION_DEPTH / jaw.radius));
  const sweep = Math.sign(turn) * Math.min(Math.abs(turn), deepest);
  const points: Point[] = [];
  const normals: Point[] = [];
  for (let step = 0; step <= ARC_STEPS; step++) {
    const angle = start + (sweep * step) / ARC_STEPS;
    const normal = point(Math.cos(angle), Math.sin(angle));
    normals.push(normal);
    points.push(point(jaw.center.x + jaw.radius * normal.x, jaw.center.y + jaw.radius * normal.y));
  }
  return { points, normals };
}

/** The straight wall behind a jaw, from the jaw to where the cushion meets the rail. */
function facingEdge({ from, to, normal }: Facing, jaw: JawArc, line: CushionLine): Stretch {
  const [near, far] = distance(from, jaw.to) < distance(to, jaw.to) ? [from, to] : [to, from];
  const depthOf = (at: Point) => (line.from.x - at.x) * line.normal.x + (line.from.y - at.y) * line.normal.y;
  const share = Math.min(1, (CUSHION_DEPTH - depthOf(near)) / (depthOf(far) - depthOf(near)));
  const end = point(near.x + share * (far.x - near.x), near.y + share * (far.y - near.y));
  return { points: [near, end], normals: [normal, normal] };
}

/** The edge of one cushion, anticlockwise: the jaw it begins with, its nose, the jaw it ends with. */
export function edgeOf(line: CushionLine, outline: Outline): Edge {
  const [first, last] = line.cushion.split("-").map(Number);
  const endAt = (pocket: number | undefined): Stretch[] =>
    outline.jaws
      .filter((jaw) => jaw.cushion === line.cushion && jaw.pocket === pocket)
      .flatMap((jaw) => [
        jawEdge(jaw),
        ...outline.facings
          .filter((facing) => facing.cushion === line.cushion && facing.pocket === pocket)
          .map((facing) => facingEdge(facing, jaw, line)),
      ]);
  const before = endAt(first).toReversed();
  const after = endAt(last);
  return {
    cushion: line.cushion,
    points: [...before.flatMap((part) => part.points.toReversed()), ...after.flatMap((part) => part.points)],
    normals: [
      ...before.flatMap((part) => part.normals.toReversed()),
      ...after.flatMap((part) => part.normals),
    ],
  };
}

/** The cushion seen from above: its edge, closed along the rail. */
export function cushionShape(line: CushionLine, edge: Edge): Point[] {
  const back = (at: Point): Point => {
    const depth = (at.x - line.from.x) * line.normal.x + (at.y - line.from.y) * line.normal.y + CUSHION_DEPTH;
    return point(at.x - depth * line.normal.x, at.y - depth * line.normal.y);
  };
  const first = edge.points[0];
  const last = edge.points.at(-1);
  return first && last ? [...edge.points, back(last), back(first)] : [];
}

/** The cloth from edge to edge; across each pocket it is closed straight, where the hole is drawn over it. */
export const bedShape = (edges: readonly Edge[]): Point[] => edges.flatMap((edge) => [...edge.points]);

/** An arc around `center` from angle `from` to `to` (radians), as points. */
export function arcPoints(center: Point, radius: number, from: number, to: number, steps = 48): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return point(center.x + radius * Math.cos(angle), center.y + radius * Math.sin(angle));
  });
}

/** A rectangle with rounded corners around the origin, anticlockwise; `reach` is half its length and width. */
export function rounded(reach: Point, radius: number): Point[] {
  return [0, 1, 2, 3].flatMap((quarter) => {
    const sx = quarter === 0 || quarter === 3 ? 1 : -1;
    const sy = quarter < 2 ? 1 : -1;
    const center = point(sx * (reach.x - radius), sy * (reach.y - radius));
    return arcPoints(center, radius, (quarter * Math.PI) / 2, ((quarter + 1) * Math.PI) / 2, 10);
  });
}

/** Half the length and width of a table with its rails, metres. */
export const reachOf = ({ length, width }: TableSpec): Point =>
  point(length / 2 + CUSHION_DEPTH + RAIL_WIDTH, width / 2 + CUSHION_DEPTH + RAIL_WIDTH);

/** The lines drawn on the cloth: baulk line and D, or the head string. */
export function linesOf({ d, headString, width }: TableSpec): Point[][] {
  const across = (x: number) => [point(x, -width / 2), point(x, width / 2)];
  if (d) return [across(d.line), arcPoints(point(d.line, 0), d.radius, Math.PI / 2, (3 * Math.PI) / 2)];
  return headString === undefined ? [] : [across(headString)];
}
