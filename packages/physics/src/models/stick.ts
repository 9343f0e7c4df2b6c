import type { Bodies } from "../bodies.ts";
import { Approach } from "../detect/approach.ts";
import type { PhysicsProfile } from "../profile.ts";
import { aimOf, tiltOf } from "../strike/aim.ts";
import type { PhysicsStrike } from "../strike/strike.ts";

const relative = new Approach();

/** The steepest stick, as a sine, that still follows through: beyond 20° it is drawn back from the blow. */
const JAB = 0.3420201433256687;

/**
 * The stick during the blow and after it. As long as the tip is on the ball, it drives on what the ball meets (driven.ts).
 * Then the stick goes on with what the ball has left it of its speed, is stopped by the hand within a given length, and if
 * the cue ball is still in its way there it strikes it again: a double hit, after which the hand takes it back. The tip is
 * a sphere that keeps its line; it strikes again along the line of centres, without friction (own).
 */
export class Stick {
  /** When the tip meets the cue ball next, seconds of the stroke. */
  time = Infinity;
  #since = 0;
  #until = 0;
  readonly #place = new Float64Array(3);
  readonly #way = new Float64Array(3);
  #speed = 0;
  #slowing = 0;
  /** When the tip leaves the ball, seconds of the stroke: 0 for one that slips off, or does not follow through. */
  #leaves = 0;
  /** What the blow alone gives the ball: velocity along the bed and spin, and the part that the spin has in {@link grip}. */
  readonly #blow = new Float64Array(5);
  #turning = 0;
  /** The ball's own inertia, and the stick's, against more of the blow; m²/s². */
  #own = 0;
  #stiff = 0;
  readonly #figures: PhysicsProfile["cue"];

  constructor(figures: PhysicsProfile["cue"]) {
    this.#figures = figures;
  }

  /** Lets the stick follow the ball `i` that it has just struck; one that slipped off is past it. */
  follow(bodies: Bodies, i: number, strike: PhysicsStrike, miscue: boolean): void {
    const ball = bodies.balls[i]!;
    const { follow, mass } = this.#figures;
    this.time = Infinity;
    this.#until = 0;
    this.#leaves = 0;
    if (follow !== undefined && !miscue) this.#hold(bodies, i);
    const { level, steep } = tiltOf(strike);
    if (follow === undefined || miscue || steep >= JAB) return;
    const { x: aimX, y: aimY } = aimOf(strike);
    const right = strike.tip[0];
    const up = strike.tip[1];
    const depth = Math.sqrt(Math.max(0, 1 - right * right - up * up));
    const apart = ball.radius + follow.tip;
    const way = this.#way;
    way[0] = level * aimX;
    way[1] = level * aimY;
    way[2] = -steep;
    this.#place[0] = ball.x + apart * (right * aimY + up * steep * aimX - depth * way[0]);
    this.#place[1] = ball.y + apart * (up * steep * aimY - right * aimX - depth * way[1]);
    this.#place[2] = ball.z + apart * (up * level - depth * way[2]);

    const share = ball.mass / mass;
    const before = (strike.speed * (1 + share)) / (1 + follow.restitution);
    const given = ball.vx * way[0] + ball.vy * way[1] + ball.vz * way[2];
    this.#speed = before - share * given;
    const length = follow.length * (1 - steep / JAB);
    this.#slowing = Math.max((this.#speed * this.#speed) / (2 * length), follow.brake);
    this.#since = 0;
    this.#until = this.#speed / this.#slowing;
  }

  /** Keeps what the blow has given ball `i`, for as long as the tip is on it. */
  #hold(bodies: Bodies, i: number): void {
    const ball = bodies.balls[i]!;
    const blow = this.#blow;
    blow[0] = ball.vx;
    blow[1] = ball.vy;
    blow[2] = ball.wx;
    blow[3] = ball.wy;
    blow[4] = ball.wz;
    const vz = ball.vz;
    this.#turning = 0.4 * ball.radius * ball.radius;
    this.#own = this.grip(bodies, i);
    const squared = blow[0] * blow[0] + blow[1] * blow[1] + vz * vz;
    this.#stiff = this.#own + (squared * ball.mass) / this.#figures.mass;
    // The tip pushes evenly, so under it the ball goes half as far as it would free.
    this.#leaves = 0.5 * (this.#figures.follow?.touch ?? 0);
  }

  /** Whether the tip is still on the ball that it has struck. */
  isOn(now: number): boolean {
    return now < this.#leaves;
  }

  /**
   * The part of the blow that the tip has still to give. It pushes evenly, so what it has given grows as the root of the
   * way.
   */
  left(now: number): number {
    return this.isOn(now) ? 1 - Math.sqrt(now / this.#leaves) : 0;
  }

  /** How fast ball `i` runs from the tip where and how that pushed it, times the speed that the blow gave it; m²/s². */
  grip(bodies: Bodies, i: number): number {
    const ball = bodies.balls[i]!;
    const blow = this.#blow;
    const turns = ball.wx * blow[2]! + ball.wy * blow[3]! + ball.wz * blow[4]!;
    return ball.vx * blow[0]! + ball.vy * blow[1]! + this.#turning * turns;
  }

  /**
   * How much of the blow, as a part of it, the stick adds to a ball whose {@link grip} is `slowed` less after it was given
   * the part `given`, so that tip and ball part as fast as from a ball alone (TP A-30, with the ball made heavier).
   */
  answer(slowed: number, given: number): number {
    return this.#stiff === 0 ? 0 : (slowed + given * this.#own) / this.#stiff;
  }

  /** Gives ball `i` a part of the blow more; what of it points down the slate bears. */
  give(bodies: Bodies, i: number, part: number): void {
    const ball = bodies.balls[i]!;
    const blow = this.#blow;
    ball.vx += part * blow[0]!;
    ball.vy += part * blow[1]!;
    ball.wx += part * blow[2]!;
    ball.wy += part * blow[3]!;
    ball.wz += part * blow[4]!;
  }

  /** Takes from the stick the speed that a part of the blow, given to ball `i` in addition, has cost it. */
  lose(bodies: Bodies, i: number, part: number): void {
    if (part === 0 || bodies.now >= this.#until) return;
    this.#advance(bodies);
    const along = this.#blow[0]! * this.#way[0]! + this.#blow[1]! * this.#way[1]!;
    this.#speed = Math.max(0, this.#speed - (part * along * bodies.balls[i]!.mass) / this.#figures.mass);
    this.#until = bodies.now + this.#speed / this.#slowing;
  }

  /** Finds when the tip meets ball `i`, from the present on. */
  predict(bodies: Bodies, i: number): void {
    const { now } = bodies;
    this.time = Infinity;
    // What falls into a pocket the tip no longer reaches.
    if (now >= this.#until || !bodies.isUp(i)) return;
    this.#advance(bodies);
    const ball = bodies.balls[i]!;
    const h = now - ball.since;
    relative.x = ball.x + h * (ball.vx + 0.5 * ball.ax * h) - this.#place[0]!;
    relative.y = ball.y + h * (ball.vy + 0.5 * ball.ay * h) - this.#place[1]!;
    relative.z = ball.z + h * (ball.vz + 0.5 * ball.az * h) - this.#place[2]!;
    relative.vx = ball.vx + ball.ax * h - this.#speed * this.#way[0]!;
    relative.vy = ball.vy + ball.ay * h - this.#speed * this.#way[1]!;
    relative.vz = ball.vz + ball.az * h - this.#speed * this.#way[2]!;
    relative.ax = ball.ax + this.#slowing * this.#way[0]!;
    relative.ay = ball.ay + this.#slowing * this.#way[1]!;
    relative.az = ball.az + this.#slowing * this.#way[2]!;
    relative.reach = ball.radius + (this.#figures.follow?.tip ?? 0);
    relative.window = this.#until - now;
    relative.search();
    this.time = now + relative.found;
  }

  /** The tip meets ball `i`. Returns whether it struck it: it does not where they part already. */
  strike(bodies: Bodies, i: number): boolean {
    const ball = bodies.balls[i]!;
    const { follow, mass } = this.#figures;
    this.#advance(bodies);
    const [wayX, wayY, wayZ] = [this.#way[0]!, this.#way[1]!, this.#way[2]!];
    const awayX = ball.x - this.#place[0]!;
    const awayY = ball.y - this.#place[1]!;
    const awayZ = ball.z - this.#place[2]!;
    const apart = Math.sqrt(awayX * awayX + awayY * awayY + awayZ * awayZ);
    const nx = awayX / apart;
    const ny = awayY / apart;
    const nz = awayZ / apart;
    const along = wayX * nx + wayY * ny + wayZ * nz;
    const approach = this.#speed * along - (ball.vx * nx + ball.vy * ny + ball.vz * nz);
    if (approach <= 0 || follow === undefined) return false;
    const impulse = ((1 + follow.restitution) * approach) / (1 / ball.mass + (along * along) / mass);
    ball.vx += (impulse / ball.mass) * nx;
    ball.vy += (impulse / ball.mass) * ny;
    ball.vz += (impulse / ball.mass) * nz;
    this.#until = bodies.now;
    this.#leaves = 0;
    return true;
  }

  /** Looks again only after `time`: nothing has come of the meeting. */
  postpone(time: number): void {
    this.time = time < this.#until ? time : Infinity;
  }

  #advance({ now }: Bodies): void {
    const h = now - this.#since;
    const went = h * (this.#speed - 0.5 * this.#slowing * h);
    for (let axis = 0; axis < 3; axis++) this.#place[axis]! += went * this.#way[axis]!;
    this.#speed = Math.max(0, this.#speed - this.#slowing * h);
    this.#since = now;
  }
}
