import type { Point } from "@tacada/table";
import type { Ball } from "../ball.ts";
import type { Jaw, Nose } from "../table/boundary.ts";
import { farthest, Gap } from "./approach.ts";

/*
 * A cushion as a ball in the air meets it: a solid with an upright face and a level top at the height of its nose. Such a
 * solid is convex, so seen along the line from its nearest point to the ball the gap after h is at least
 * D − s·h − b·h²/2, and safe advancement holds as it does for two balls.
 */

const CLOSED = 1e-13;
const ROUNDS = 200;
/** How far over a ball's centre a nose counts, in radii: a ball that has sunk farther is met as if it had not. */
const DEEPEST = 0.8;
/** How far beside the end of a nose, metres, rounding may leave a ball that has come to it. */
const ROUNDING = 1e-12;

const line = new Gap();

/**
 * Cushions as they are met in the air. What is read and written: the height of their tops, metres; the place of a ball's
 * centre, its gap to a cushion there and the unit vector from that to the ball; the seconds within which a cushion has to
 * be met, `window`, and those after which it is, `found`. Numbers handed over in calls would each cost an object.
 */
export class Solid {
  height = Number.NaN;
  x = Number.NaN;
  y = Number.NaN;
  z = Number.NaN;
  gap = Number.NaN;
  nx = Number.NaN;
  ny = Number.NaN;
  nz = Number.NaN;
  window = Number.NaN;
  found = Number.NaN;

  /** Writes the gap between a cushion and a ball that is at the place, and its direction. */
  near(part: Nose | Jaw, { radius }: Ball): void {
    const fromX = this.x - part.x;
    const fromY = this.y - part.y;
    let nx: number;
    let ny: number;
    let away: number;
    if (part.kind === "nose") {
      nx = part.nx;
      ny = part.ny;
      away = fromX * nx + fromY * ny;
    } else {
      const apart = Math.sqrt(fromX * fromX + fromY * fromY);
      nx = fromX / apart;
      ny = fromY / apart;
      away = apart - part.radius;
    }
    const over = Math.max(this.z - this.height, 0);
    const out = over === 0 ? away : Math.sqrt(Math.max(away, 0) * Math.max(away, 0) + over * over);
    const share = over === 0 ? 1 : Math.max(away, 0) / out;
    this.nx = nx * share;
    this.ny = ny * share;
    this.nz = over === 0 ? 0 : over / out;
    this.gap = out - radius;
  }

  /**
   * Turns the direction down where the nose of a cushion lies above the centre of a ball and presses on it,
   * unless the ball only falls past it. Returns how fast the ball approaches along it, m/s.
   */
  pressDown(ball: Ball): number {
    const under = Math.max((ball.z - this.height) / ball.radius, -DEEPEST);
    const level = -(ball.vx * this.nx + ball.vy * this.ny);
    if (under >= 0) return level - ball.vz * this.nz;
    const reach = Math.sqrt(1 - under * under);
    const pressed = level * reach - ball.vz * under;
    if (pressed <= 0) return level;
    this.nx *= reach;
    this.ny *= reach;
    this.nz = under;
    return pressed;
  }

  /** Finds when a flying ball meets a cushion beside its nose, within the window; else Infinity. */
  touch(part: Nose | Jaw, ball: Ball): void {
    const { window } = this;
    const { vx, vy, az } = ball;
    this.found = Infinity;
    if (this.#isFar(part, ball)) return;
    // Beyond the end of a nose its line stands for nothing, but a ball may come beside it over the jaw.
    let h = part.kind === "jaw" ? 0 : untilBeside(part, ball);
    for (let round = 0; round < ROUNDS && h <= window; round++) {
      this.x = ball.x + h * vx;
      this.y = ball.y + h * vy;
      this.z = ball.z + h * (ball.vz + 0.5 * az * h);
      this.near(part, ball);
      if (this.gap < -ball.radius) return;
      line.gap = this.gap;
      line.closing = -(vx * this.nx + vy * this.ny + (ball.vz + az * h) * this.nz);
      line.pull = -az * this.nz;
      line.touch();
      if (line.found === 0 && this.gap <= CLOSED) {
        if (part.kind === "jaw" || isBeside(part, this)) this.found = h;
        return;
      }
      h += line.found;
    }
    if (h <= window) this.found = h;
  }

  /** Whether a cushion, seen from above, for certain lies farther than a ball comes: most do. */
  #isFar(part: Nose | Jaw, ball: Ball): boolean {
    const x = ball.x - part.x;
    const y = ball.y - part.y;
    const most = ball.radius + farthest(ball.vx, ball.vy, 0, 0, this.window);
    if (part.kind === "nose") return x * part.nx + y * part.ny > most;
    return x * x + y * y > (part.radius + most) * (part.radius + most);
  }
}

function isBeside(nose: Nose, place: Point): boolean {
  const along = alongNose(nose, place);
  return along >= -ROUNDING && along <= nose.length + ROUNDING;
}

/** Seconds until a ball in the air is beside a nose, 0 where it is; Infinity when it goes away from it. */
function untilBeside(nose: Nose, ball: Ball): number {
  if (isBeside(nose, ball)) return 0;
  const along = alongNose(nose, ball);
  const way = along < 0 ? -along : nose.length - along;
  const speed = ball.vx * nose.ny - ball.vy * nose.nx;
  return way * speed > 0 ? way / speed : Infinity;
}

/** How far along a nose a place is, metres from where it begins. */
const alongNose = (nose: Nose, { x, y }: Point): number => (x - nose.x) * nose.ny - (y - nose.y) * nose.nx;
