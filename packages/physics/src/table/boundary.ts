import {
  type CushionLine,
  type CushionName,
  type DropEdge,
  distance,
  type Facing,
  type Outline,
  type PocketNumber,
  type Point,
} from "@tacada/table";
import type { Ball } from "../ball.ts";
import { RAIL } from "./rail.ts";

/** A straight nose or facing, metres: a ball's centre stays a radius from it, on the side of the normal. */
export interface Nose {
  readonly kind: "nose";
  readonly cushion: CushionName;
  /** The pocket that it faces, where it is a facing. */
  readonly pocket: PocketNumber | undefined;
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  readonly length: number;
}

/**
 * A rounded jaw. Its circle is taken whole: past the end of the arc it lies behind the drop edge, where no
 * ball on the bed comes.
 */
export interface Jaw {
  readonly kind: "jaw";
  readonly cushion: CushionName;
  readonly pocket: PocketNumber;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The edge of the slate at a pocket. */
export interface Drop {
  readonly kind: "drop";
  readonly pocket: PocketNumber;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Unit vector from the bed into the pocket. */
  readonly axisX: number;
  readonly axisY: number;
  /** How far from the centre of the edge the mouth reaches: to where the jaws begin. */
  readonly mouth: number;
  /** Half of the mouth's width there. */
  readonly half: number;
  /** What can be met above the hole besides its back: jaws and facings, the upright edges where facings end, and the cushions' ends there. */
  readonly walls: readonly (Nose | Jaw)[];
  /** Radius of the pocket's back, which is round about the centre of the edge and goes from jaw end to jaw end. */
  readonly back: number;
  /** Cosine of the angle, seen from that centre, between the axis and an end of the back. */
  readonly end: number;
}

/** Something at the bed's rim that a ball can meet. */
export type RimPart = Nose | Jaw | Drop;

/** What there is of the rim at one pocket, by its places among all parts, and a circle that holds all of it, metres. */
export interface Surround {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly parts: readonly number[];
}

/** What bounds the bed, ready for prediction, and the rectangle inside which none of it can be met. */
export interface Boundary {
  readonly parts: readonly RimPart[];
  readonly noses: readonly Nose[];
  readonly facings: readonly Nose[];
  readonly jaws: readonly Jaw[];
  readonly drops: readonly Drop[];
  readonly surrounds: readonly Surround[];
  /** Half length and half width between the noses. */
  readonly x: number;
  readonly y: number;
}

/** The centre of a ball at the start of a jaw is up to a ball's radius farther from the pocket, metres. */
const MOUTH_MARGIN = 0.03;

/** Prepares an outline. Parts come in an order that mirroring the table about its long axis does not change. */
export function boundaryOf(outline: Outline): Boundary {
  const noses = outline.cushions.map((line) => noseOf(line, undefined));
  const facings = outline.facings.map((line) => noseOf(line, line.pocket));
  const jaws = outline.jaws.map((jaw): Jaw => {
    const { cushion, pocket, center, radius } = jaw;
    return { kind: "jaw", cushion, pocket, x: center.x, y: center.y, radius };
  });
  const drops = outline.drops.map((drop): Drop => {
    const { pocket, center, radius, axis } = drop;
    const starts = outline.jaws.filter((jaw) => jaw.pocket === pocket).map((jaw) => jaw.from);
    const mouth = Math.max(...starts.map((from) => distance(from, center))) + MOUTH_MARGIN;
    const aside = ({ x, y }: Point): number => Math.abs((x - center.x) * axis.y - (y - center.y) * axis.x);
    const half = Math.max(...starts.map(aside));
    const { x, y } = center;
    const shape = { pocket, x, y, radius, axisX: axis.x, axisY: axis.y, mouth, half };
    return { kind: "drop", ...shape, ...backOf(outline, drop, [...jaws, ...facings]) };
  });
  const parts = [...noses, ...facings, ...jaws, ...drops];
  const x = Math.max(...noses.map((nose) => nose.x));
  const y = Math.max(...noses.map((nose) => nose.y));
  const surrounds = drops.map((drop) => surroundOf(drop, parts));
  return { parts, noses, facings, jaws, drops, surrounds, x, y };
}

function surroundOf({ pocket, x, y }: Drop, parts: readonly RimPart[]): Surround {
  const around = parts.flatMap((part, index) => (part.pocket === pocket ? [{ part, index }] : []));
  const reaches = around.map(
    ({ part }) => distance(part, { x, y }) + (part.kind === "nose" ? part.length : part.radius),
  );
  return { x, y, radius: Math.max(...reaches), parts: around.map(({ index }) => index) };
}

/** The end of the cushion behind a facing: it stands across it, and is met by what comes round over the pocket's back. */
function flankOf({ cushion, pocket, from, to, normal }: Facing): Nose {
  const length = distance(from, to);
  const begins = cushion.startsWith(String(pocket));
  const deep = begins ? from : to;
  const nx = (deep.x - (begins ? to : from).x) / length;
  const ny = (deep.y - (begins ? to : from).y) / length;
  // A nose runs to the right of its normal; the cushion lies behind the facing.
  const back = begins ? RAIL.width : 0;
  const x = deep.x - back * normal.x;
  const y = deep.y - back * normal.y;
  return { kind: "nose", cushion, pocket, x, y, nx, ny, length: RAIL.width };
}

/** What stands around the hole behind a drop edge. */
function backOf(
  { jaws, facings }: Outline,
  { pocket, center, radius, axis }: DropEdge,
  parts: readonly (Nose | Jaw)[],
): Pick<Drop, "walls" | "back" | "end"> {
  const inward = ({ x, y }: Point): number => (x - center.x) * axis.x + (y - center.y) * axis.y;
  const deeper = (one: Point, other: Point): Point => (inward(one) > inward(other) ? one : other);
  const behind = facings.filter((facing) => facing.pocket === pocket);
  const posts = behind.map((facing): Jaw => {
    const { x, y } = deeper(facing.from, facing.to);
    return { kind: "jaw", cushion: facing.cushion, pocket, x, y, radius: 0 };
  });
  const ends = posts.length > 0 ? posts : jaws.filter((jaw) => jaw.pocket === pocket).map((jaw) => jaw.to);
  const walls = [...parts.filter((part) => part.pocket === pocket), ...posts, ...behind.map(flankOf)];
  const back = Math.max(radius, ...ends.map((end) => distance(end, center)));
  return { walls, back, end: Math.max(...ends.map((end) => inward(end) / distance(end, center))) };
}

function noseOf({ cushion, from, to, normal }: CushionLine | Facing, pocket: PocketNumber | undefined): Nose {
  const length = distance(from, to);
  return { kind: "nose", cushion, pocket, x: from.x, y: from.y, nx: normal.x, ny: normal.y, length };
}

/** Whether a place, counted from the start of a nose, lies beside it and not beyond its ends. */
export function isBeside(nose: Nose, x: number, y: number): boolean {
  const along = x * nose.ny - y * nose.nx;
  return along >= 0 && along <= nose.length;
}

/** Metres between a ball at a place and a nose that it lies beside, negative behind it; Infinity beyond its ends. */
export function noseGap(nose: Nose, x: number, y: number, radius: number): number {
  const fromX = x - nose.x;
  const fromY = y - nose.y;
  return isBeside(nose, fromX, fromY) ? fromX * nose.nx + fromY * nose.ny - radius : Infinity;
}

/** Where `normalAt` writes the unit vector from the rim into the bed. */
export const rimNormal = new Float64Array(2);

/** Writes the normal of a nose or jaw where a ball touches it into `rimNormal`. */
export function normalAt(ball: Ball, part: Nose | Jaw): void {
  if (part.kind === "nose") {
    rimNormal[0] = part.nx;
    rimNormal[1] = part.ny;
    return;
  }
  const x = ball.x - part.x;
  const y = ball.y - part.y;
  const apart = Math.sqrt(x * x + y * y);
  rimNormal[0] = x / apart;
  rimNormal[1] = y / apart;
}
