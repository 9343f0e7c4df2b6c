import type { Ball } from "../ball.ts";
import { type Boundary, isBeside, type Nose } from "../table/boundary.ts";
import { Approach, Gap, lasts } from "./approach.ts";
import { approachCircle, comesNear } from "./circle.ts";

/*
 * When a ball on the bed meets the rim. Times are handed on in `relative` and `rimTime`: in a call each would cost an
 * object.
 */

/** How far, metres, a centre may lie outside the rectangle by rounding and soft contacts. */
const OUTSIDE = 1e-9;
/** How far, metres, a ball may overlap a nose and still be taken as in front of it: the most a layout may have. */
const BEHIND = 2e-6;
/** Seconds by which the rounding of two ways to the same root may differ. */
const ROUNDING = 1e-9;

const relative = new Approach();
const line = new Gap();

const NONE = -1;
const SEARCH = -2;

/** When the last search found something, seconds of the stroke. */
export const rimTime = new Float64Array(1);

/**
 * The first part of the rim that a ball meets on its path before its motion ends: its index in `boundary.parts`, with
 * the time in `rimTime`; −1 when it meets none.
 */
export function nextRim(boundary: Boundary, ball: Ball): number {
  rimTime[0] = ball.motionEnd - ball.since;
  const found = throughRectangle(boundary, ball);
  const part = found === SEARCH ? anyRim(boundary, ball) : found;
  rimTime[0] += ball.since;
  return part;
}

/**
 * Most balls lie inside the rectangle a radius within the noses, where nothing of the rim is, and leave it, if
 * at all, through a nose. Else the answer is `SEARCH`.
 */
function throughRectangle(boundary: Boundary, ball: Ball): number {
  const limitX = boundary.x - ball.radius;
  const limitY = boundary.y - ball.radius;
  if (Math.abs(ball.x) > limitX + OUTSIDE || Math.abs(ball.y) > limitY + OUTSIDE) return SEARCH;
  const window = rimTime[0]!;
  let h = Infinity;
  for (let side = 0; side < 4; side++) {
    const across = side > 1;
    const sign = side % 2 === 0 ? 1 : -1;
    const gap = across ? limitY - sign * ball.y : limitX - sign * ball.x;
    const closing = sign * (across ? ball.vy : ball.vx);
    const pull = sign * (across ? ball.ay : ball.ax);
    if (lasts(gap, closing, pull, window)) continue;
    line.gap = gap;
    line.closing = closing;
    line.pull = pull;
    line.touch();
    h = Math.min(h, line.found);
  }
  if (!(h <= window)) return NONE;
  relative.window = h + ROUNDING;
  for (let index = 0; index < boundary.noses.length; index++) {
    touchNose(boundary.noses[index]!, ball);
    if (relative.found > h + ROUNDING) continue;
    rimTime[0] = relative.found;
    return index;
  }
  return SEARCH;
}

/** The part met first within the seconds that stand in `rimTime`, where its own are written then. */
function anyRim({ parts, noses, surrounds }: Boundary, ball: Ball): number {
  let found = NONE;
  for (let index = 0; index < noses.length; index++) {
    relative.window = rimTime[0]!;
    touchNose(noses[index]!, ball);
    found = earlier(found, index);
  }
  for (let pocket = 0; pocket < surrounds.length; pocket++) {
    const surround = surrounds[pocket]!;
    relative.window = rimTime[0]!;
    if (!comesNear(relative, surround, ball, true)) continue;
    for (let at = 0; at < surround.parts.length; at++) {
      const index = surround.parts[at]!;
      const part = parts[index]!;
      relative.window = rimTime[0]!;
      if (part.kind === "nose") touchNose(part, ball);
      else approachCircle(relative, part, ball, part.kind === "jaw");
      found = earlier(found, index);
    }
  }
  return found;
}

/** The part met first, of the one found so far and the one just looked at; its time stands in `rimTime`. */
function earlier(found: number, index: number): number {
  const h = relative.found;
  if (h > rimTime[0]! || (h === rimTime[0]! && found !== NONE && found < index)) return found;
  rimTime[0] = h;
  return index;
}

/**
 * Finds when a ball meets a nose between its ends, within the window: Infinity when its line is met elsewhere
 * or never.
 */
function touchNose(nose: Nose, ball: Ball): void {
  const { nx, ny } = nose;
  const fromX = ball.x - nose.x;
  const fromY = ball.y - nose.y;
  const gap = fromX * nx + fromY * ny - ball.radius;
  const closing = -(ball.vx * nx + ball.vy * ny);
  const pull = -(ball.ax * nx + ball.ay * ny);
  relative.found = Infinity;
  if (lasts(gap, closing, pull, relative.window)) return;
  line.gap = gap;
  line.closing = closing;
  line.pull = pull;
  if (gap >= (isBeside(nose, fromX, fromY) ? -BEHIND : -OUTSIDE)) line.touch();
  else comeOutAndBack();
  const h = line.found;
  if (h === Infinity) return;
  const x = fromX + h * (ball.vx + 0.5 * ball.ax * h);
  const y = fromY + h * (ball.vy + 0.5 * ball.ay * h);
  if (isBeside(nose, x, y)) relative.found = h;
}

/** Finds when a ball that lies in a mouth behind a nose's line has come out and meets that line from the bed. */
function comeOutAndBack(): void {
  const { gap, closing, pull } = line;
  const left = closing * closing + 2 * pull * gap;
  line.found = pull > 0 && closing < 0 && left >= 0 ? (Math.sqrt(left) - closing) / pull : Infinity;
}
