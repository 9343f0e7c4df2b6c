/** A ball after a cushion along x, met in +y; velocities in m/s, spins as the speed that they give its surface. */
export interface Rebound {
  readonly vx: number;
  readonly vy: number;
  readonly wx: number;
  readonly wy: number;
  readonly wz: number;
}

/** Figures of Mathavan, Jackson & Parkin 2010: restitution, frictions of cushion and slate, and a nose at 7/5 of the radius. */
const PAPER = { restitution: 0.98, cushion: 0.14, slate: 0.212, sine: 0.4 } as const;
const STEPS = 5000;
/** Slip, m/s, under which the paper takes the ball to roll. */
const ROLLS = 1e-6;

/**
 * The numerical scheme of Mathavan, Jackson & Parkin, "A theoretical analysis of billiard ball dynamics under cushion
 * impacts", 2010, section 3, step by step as it is printed, in 5000 steps (about as many again to come back): the oracle
 * for rebounds, of which the paper's plots for 1 m/s are drawn.
 *
 * @param speed m/s
 * @param angle between the ball's way and the cushion, radians
 * @param top topspin and `side` side spin as multiples of the spin of a rolling ball
 */
export function reboundOf(speed: number, angle: number, top: number, side: number): Rebound {
  const { restitution, cushion, slate, sine } = PAPER;
  const cosine = Math.sqrt(1 - sine * sine);
  let vx = speed * Math.cos(angle);
  let vy = speed * Math.sin(angle);
  let wx = -top * vy;
  let wy = top * vx;
  let wz = side * speed;
  const impulse = ((1 + restitution) * vy) / STEPS;
  let taken = 0;
  let given = 0;
  while (taken === 0 || given < restitution * restitution * taken) {
    const noseX = vx + wy * sine - wz * cosine;
    const noseY = -vy * sine + wx;
    const bedX = vx - wy;
    const bedY = vy + wx;
    const nose = unit(noseX, noseY, cushion);
    const bed = unit(bedX, bedY, slate);
    const pressed = Math.max(sine + nose.y * cosine, 0);
    const before = vy;
    vx -= (nose.x + bed.x * pressed) * impulse;
    vy -= (cosine - sine * nose.y + bed.y * pressed) * impulse;
    wx -= 2.5 * (nose.y + bed.y * pressed) * impulse;
    wy -= 2.5 * (nose.x * sine - bed.x * pressed) * impulse;
    wz += 2.5 * nose.x * cosine * impulse;
    const work = (impulse * cosine * (before + vy)) / 2;
    if (vy > 0) taken += work;
    else given -= work;
  }
  return { vx, vy, wx, wy, wz };
}

function unit(x: number, y: number, friction: number): { readonly x: number; readonly y: number } {
  const slip = Math.hypot(x, y);
  return slip < ROLLS ? { x: 0, y: 0 } : { x: (friction * x) / slip, y: (friction * y) / slip };
}
