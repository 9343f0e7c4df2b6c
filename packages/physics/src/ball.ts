/**
 * The state of a ball, SI units: between events its centre follows p + v·h + a·h²/2 with h counted from `since`, and its
 * spin w + dw·h. Three-dimensional throughout. A number that may be a fraction starts as none: one that started as a
 * whole number would be kept as such by JavaScript engines, until it cost them time.
 */
export class Ball {
  radius = Number.NaN;
  mass = Number.NaN;
  x = Number.NaN;
  y = Number.NaN;
  z = Number.NaN;
  vx = Number.NaN;
  vy = Number.NaN;
  vz = Number.NaN;
  ax = Number.NaN;
  ay = Number.NaN;
  az = Number.NaN;
  wx = Number.NaN;
  wy = Number.NaN;
  wz = Number.NaN;
  dwx = Number.NaN;
  dwy = Number.NaN;
  dwz = Number.NaN;
  since = Number.NaN;
  /** Its place in `MOTIONS`. */
  motion = 0;
  /** 1 for a ball that lies or runs on the top of a rail. */
  onRail = 0;
  /** The pocket whose hole a ball is over or in, as the index of its drop among the boundary's parts; −1 for none. */
  hole = -1;
  /** When a ball that falls in a pocket has its centre level with the cloth; until then it may come back. Seconds. */
  sinks = Number.NaN;
  /** When the motion ends by itself, and when the spin about the vertical does; seconds of the stroke. */
  motionEnd = Number.NaN;
  spinEnd = Number.NaN;
}
