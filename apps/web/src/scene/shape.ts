import {
  type CushionLine,
  type CushionName,
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

/** The jaw's arc from the nose into the pocket, cut where the cushion meets the rail. */
function jawEdge(jaw: JawArc): { points: Point[]; normals: Point[] } {
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

/** The edge of one cushion, anticlockwise: the jaw it begins with, its nose, the jaw it ends with. */
export function edgeOf(line: CushionLine, outline: Outline): Edge {
  const [first, last] = line.cushion.split("-").map(Number);
  const jawAt = (pocket: number | undefined) =>
    outline.jaws.filter((jaw) => jaw.cushion === line.cushion && jaw.pocket === pocket).map(jawEdge);
  const before = jawAt(first);
  const after = jawAt(last);
  return {
    cushion: line.cushion,
    points: [...before.flatMap((jaw) => jaw.points.toReversed()), ...after.flatMap((jaw) => jaw.points)],
    normals: [...before.flatMap((jaw) => jaw.normals.toReversed()), ...after.flatMap((jaw) => jaw.normals)],
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
