import {
  type CushionLine,
  type CushionName,
  distance,
  type Facing,
  type Outline,
  type PocketNumber,
  type Point,
} from "@tacada/table";
import { FAR, firstContact, firstTouch, NEAR, relative } from "./approach.ts";
import type { Bodies } from "./bodies.ts";

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
}

/** Something at the bed's rim that a ball can meet. */
export type RimPart = Nose | Jaw | Drop;

/** What bounds the bed, ready for prediction, and the rectangle inside which none of it can be met. */
export interface Boundary {
  readonly parts: readonly RimPart[];
  readonly noses: readonly Nose[];
  readonly facings: readonly Nose[];
  readonly jaws: readonly Jaw[];
  readonly drops: readonly Drop[];
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
    return { kind: "drop", pocket, x, y, radius, axisX: axis.x, axisY: axis.y, mouth, half };
  });
  const parts = [...noses, ...facings, ...jaws, ...drops];
  const x = Math.max(...noses.map((nose) => nose.x));
  const y = Math.max(...noses.map((nose) => nose.y));
  return { parts, noses, facings, jaws, drops, x, y };
}

function noseOf({ cushion, from, to, normal }: CushionLine | Facing, pocket: PocketNumber | undefined): Nose {
  const length = distance(from, to);
  return { kind: "nose", cushion, pocket, x: from.x, y: from.y, nx: normal.x, ny: normal.y, length };
}

/** How far, metres, a centre may lie outside the rectangle by rounding and soft contacts. */
const OUTSIDE = 1e-9;
/** How far, metres, a ball may overlap a nose and still be taken as in front of it: the most a layout may have. */
const BEHIND = 2e-6;

/** When the last search found something, seconds of the stroke. */
export const rimTime = new Float64Array(1);

/**
 * The first part of the rim that ball `i`, whose path starts at `now`, meets within `window` seconds: its index in
 * `boundary.parts`, with the time in `rimTime`; −1 when it meets none.
 */
export function nextRim(boundary: Boundary, bodies: Bodies, i: number, now: number, window: number): number {
  const found = throughRectangle(boundary, bodies, i, window);
  const part = found === SEARCH ? anyRim(boundary, bodies, i, window) : found;
  rimTime[0]! += now;
  return part;
}

/** Seconds by which the rounding of two ways to the same root may differ. */
const ROUNDING = 1e-9;

const NONE = -1;
const SEARCH = -2;

/**
 * Most balls lie inside the rectangle a radius within the noses, where nothing of the rim is, and leave it, if
 * at all, through a nose. Else the answer is `SEARCH`.
 */
function throughRectangle(boundary: Boundary, bodies: Bodies, i: number, window: number): number {
  const limitX = boundary.x - bodies.radius[i]!;
  const limitY = boundary.y - bodies.radius[i]!;
  const x = bodies.x[i]!;
  const y = bodies.y[i]!;
  if (Math.abs(x) > limitX + OUTSIDE || Math.abs(y) > limitY + OUTSIDE) return SEARCH;
  const vx = bodies.vx[i]!;
  const vy = bodies.vy[i]!;
  const ax = bodies.ax[i]!;
  const ay = bodies.ay[i]!;
  const h = Math.min(
    firstTouch(limitX - x, vx, ax),
    firstTouch(limitX + x, -vx, -ax),
    firstTouch(limitY - y, vy, ay),
    firstTouch(limitY + y, -vy, -ay),
  );
  if (!(h <= window)) return NONE;
  for (let index = 0; index < boundary.noses.length; index++) {
    const met = touchNose(boundary.noses[index]!, bodies, i);
    if (met <= h + ROUNDING) {
      rimTime[0] = met;
      return index;
    }
  }
  return SEARCH;
}

function anyRim(boundary: Boundary, bodies: Bodies, i: number, window: number): number {
  let best = window;
  let found = NONE;
  for (let index = 0; index < boundary.parts.length; index++) {
    const part = boundary.parts[index]!;
    const h = part.kind === "nose" ? touchNose(part, bodies, i) : touchCircle(part, bodies, i, best);
    if (h < best || (h === best && found === NONE)) {
      best = h;
      found = index;
    }
  }
  rimTime[0] = best;
  return found;
}

/** Seconds until ball `i` meets a nose between its ends; Infinity when the line is met elsewhere or never. */
function touchNose(nose: Nose, bodies: Bodies, i: number): number {
  const { nx, ny } = nose;
  const fromX = bodies.x[i]! - nose.x;
  const fromY = bodies.y[i]! - nose.y;
  const gap = fromX * nx + fromY * ny - bodies.radius[i]!;
  const closing = -(bodies.vx[i]! * nx + bodies.vy[i]! * ny);
  const pull = -(bodies.ax[i]! * nx + bodies.ay[i]! * ny);
  const facing = isBeside(nose, fromX, fromY);
  const inFront = gap >= (facing ? -BEHIND : -OUTSIDE);
  const h = inFront ? firstTouch(gap, closing, pull) : outAndBack(gap, closing, pull);
  if (h === Infinity) return Infinity;
  const x = fromX + h * (bodies.vx[i]! + 0.5 * bodies.ax[i]! * h);
  const y = fromY + h * (bodies.vy[i]! + 0.5 * bodies.ay[i]! * h);
  return isBeside(nose, x, y) ? h : Infinity;
}

/** Whether a place, counted from the start of a nose, lies beside it and not beyond its ends. */
function isBeside(nose: Nose, x: number, y: number): boolean {
  const along = x * nose.ny - y * nose.nx;
  return along >= 0 && along <= nose.length;
}

/** Metres between a ball at a place and a nose that it lies beside, negative behind it; Infinity beyond its ends. */
export function noseGap(nose: Nose, x: number, y: number, radius: number): number {
  const fromX = x - nose.x;
  const fromY = y - nose.y;
  return isBeside(nose, fromX, fromY) ? fromX * nose.nx + fromY * nose.ny - radius : Infinity;
}

/** Seconds until a ball that lies in a mouth behind a nose's line has come out and meets that line from the bed. */
function outAndBack(gap: number, closing: number, pull: number): number {
  const left = closing * closing + 2 * pull * gap;
  return pull > 0 && closing < 0 && left >= 0 ? (Math.sqrt(left) - closing) / pull : Infinity;
}

/** Seconds until ball `i` touches a jaw, or its centre passes a drop edge from outside, within `window`; else Infinity. */
export const touchCircle = (part: Jaw | Drop, bodies: Bodies, i: number, window: number): number =>
  touchReach(part, bodies, i, part.kind === "jaw" ? part.radius + bodies.radius[i]! : part.radius, window);

/** Seconds until the centre of ball `i` passes a circle from outside, within `window`; else Infinity. */
export const touchRing = (part: Jaw | Drop, bodies: Bodies, i: number, window: number): number =>
  touchReach(part, bodies, i, part.radius, window);

function touchReach(part: Jaw | Drop, bodies: Bodies, i: number, reach: number, window: number): number {
  const x = bodies.x[i]! - part.x;
  const y = bodies.y[i]! - part.y;
  const vx = bodies.vx[i]!;
  const vy = bodies.vy[i]!;
  const ax = bodies.ax[i]!;
  const ay = bodies.ay[i]!;
  // Most parts lie farther than the ball can come.
  const speed = Math.abs(vx) + Math.abs(vy) + 0.5 * window * (Math.abs(ax) + Math.abs(ay));
  const most = reach + NEAR + FAR * window * speed;
  if (x * x + y * y > most * most) return Infinity;
  relative[0] = x;
  relative[1] = y;
  relative[2] = 0;
  relative[3] = vx;
  relative[4] = vy;
  relative[5] = 0;
  relative[6] = ax;
  relative[7] = ay;
  relative[8] = 0;
  return firstContact(reach, window);
}

/** Where `normalAt` writes the unit vector from the rim into the bed. */
export const rimNormal = new Float64Array(2);

/** Writes the normal of a nose or jaw where ball `i` touches it into `rimNormal`. */
export function normalAt(bodies: Bodies, i: number, part: Nose | Jaw): void {
  if (part.kind === "nose") {
    rimNormal[0] = part.nx;
    rimNormal[1] = part.ny;
    return;
  }
  const x = bodies.x[i]! - part.x;
  const y = bodies.y[i]! - part.y;
  const apart = Math.sqrt(x * x + y * y);
  rimNormal[0] = x / apart;
  rimNormal[1] = y / apart;
}
