import type { Ball } from "../ball.ts";
import type { PhysicsProfile } from "../profile.ts";

/*
 * What the cushion models that are integrated share: a ball seen from the cushion that it meets, and what the impulses at
 * nose and slate make of it. All masses fall out of the equations of one ball against something that stands, so impulses
 * are per mass and spins count as the speeds that they give the ball's surface: everything is in m/s.
 *
 * The nose stands over the ball's centre by an angle whose sine is the `lift` and whose cosine the `reach`. Of an impulse
 * P at the nose towards the ball's centre, A along the cushion there and U up over the ball, and of F and G on the slate
 * into the cushion and along it, the speeds change by
 *   into −reach·P − lift·U + F · along A + G · roll about the into-axis 5/2·(G − lift·A) · about the cushion's line
 *   −5/2·(U + F) · side 5/2·reach·A,
 * so that the slips change by
 *   at the nose: along 7/2·A + (1 − 5/2·lift)·G, up lift·reach·P + (5/2 + lift²)·U + (5/2 − lift)·F,
 *   on the slate: into −reach·P + (5/2 − lift)·U + 7/2·F, along (1 − 5/2·lift)·A + 7/2·G.
 *
 * No ball leaves the bed. Friction can ask for U up to its coefficient times P, and lifts only where that is more than
 * lift/reach: on no table is that less than 0.20 (the bar table's cue ball) or friction more than 0.14. That the slate
 * springs back from being pressed is left out: rubber holds a ball for much longer than slate does and lets go of it
 * slowly, and how much of the spring is left then is not published, as far as we know. If it were the half that a ball
 * gets back that drops, a ball that rolls into a cushion at 5 m/s would hop 12 mm, at 8 m/s 27 mm; of the banks in
 * docs/truth.md some would come nearer to what is published and some farther, none by more than 0.3 of a number, a
 * thirtieth of a diamond, and a stroke over several cushions would have twice as many events.
 */

/** Speeds of a ball: into the cushion, along it, and of its surface by the roll about either and by side. */
const before = new Float64Array(5);
const change = new Float64Array(5);

/** A contact of a ball with a cushion: what a model needs to know of it, and what it makes of it. All in m/s. */
export class CushionFrame {
  /** Sine and cosine of the angle by which the nose stands over the ball's centre. */
  lift = Number.NaN;
  reach = Number.NaN;
  /** Restitution. */
  firm = Number.NaN;
  /** Speed into the cushion, slip at the nose along it and up over the ball, slip on the slate. */
  into = Number.NaN;
  noseAlong = Number.NaN;
  noseUp = Number.NaN;
  slateInto = Number.NaN;
  slateAlong = Number.NaN;
  /** What a model writes: the whole impulses, per mass, named P, A, U, F and G above. */
  push = Number.NaN;
  along = Number.NaN;
  up = Number.NaN;
  bedInto = Number.NaN;
  bedAlong = Number.NaN;

  /** Takes down how a ball moves and slips at a nose of that height, metres; `normal` is the unit vector into the bed. */
  see(ball: Ball, normal: Float64Array, noseHeight: number): void {
    const nx = normal[0]!;
    const ny = normal[1]!;
    const { radius } = ball;
    const lift = (noseHeight - radius) / radius;
    const reach = Math.sqrt(1 - lift * lift);
    const into = -(ball.vx * nx + ball.vy * ny);
    const along = ball.vx * ny - ball.vy * nx;
    const rollInto = -radius * (ball.wx * nx + ball.wy * ny);
    const rollAlong = radius * (ball.wx * ny - ball.wy * nx);
    const side = radius * ball.wz;
    before[0] = into;
    before[1] = along;
    before[2] = rollInto;
    before[3] = rollAlong;
    before[4] = side;
    this.lift = lift;
    this.reach = reach;
    this.into = into;
    this.noseAlong = along + side * reach - rollInto * lift;
    this.noseUp = -lift * into - rollAlong;
    this.slateInto = into - rollAlong;
    this.slateAlong = along + rollInto;
  }

  /**
   * Gives the ball seen last the impulses, or as much of them as does not raise its energy: a part k of them raises it by
   * k·first + k²·second.
   */
  give(ball: Ball, normal: Float64Array): void {
    const nx = normal[0]!;
    const ny = normal[1]!;
    const { radius } = ball;
    const { lift, reach } = this;
    change[0] = this.bedInto - reach * this.push - lift * this.up;
    change[1] = this.along + this.bedAlong;
    change[2] = 2.5 * (this.bedAlong - lift * this.along);
    change[3] = -2.5 * (this.up + this.bedInto);
    change[4] = 2.5 * reach * this.along;
    let first = 0;
    let second = 0;
    for (let at = 0; at < 5; at++) {
      const inertia = at < 2 ? 1 : 0.4;
      first += inertia * before[at]! * change[at]!;
      second += 0.5 * inertia * change[at]! * change[at]!;
    }
    const part = first + second > 0 ? -first / second : 1;
    const into = part * change[0];
    const along = part * change[1];
    const rollInto = (part * change[2]) / radius;
    const rollAlong = (part * change[3]) / radius;
    ball.vx += along * ny - into * nx;
    ball.vy += -along * nx - into * ny;
    ball.wx += rollAlong * ny - rollInto * nx;
    ball.wy += -rollAlong * nx - rollInto * ny;
    ball.wz += (part * change[4]) / radius;
  }
}

/** The restitution of a cushion at an approach in m/s. */
export const restitutionAt = ({ restitution }: PhysicsProfile["cushion"], approach: number): number =>
  Math.max(
    restitution.least,
    restitution.slow - restitution.fall * Math.max(approach - restitution.rigid, 0),
  );
