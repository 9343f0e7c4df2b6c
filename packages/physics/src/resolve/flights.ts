import type { TableSpec } from "@tacada/table";
import { type Bodies, FALL, FLY, REST } from "../bodies.ts";
import { LEVEL } from "../detect/flight.ts";
import { Solid } from "../detect/solid.ts";
import { bounce } from "../models/bounce.ts";
import { restitutionAt } from "../models/cushionframe.ts";
import { fallOn } from "../models/pocket.ts";
import type { ClothFigures, PhysicsProfile } from "../profile.ts";
import type { Boundary, Jaw, Nose } from "../table/boundary.ts";
import { BED, FLOOR, groundAt, TOP } from "../table/ground.ts";
import { RAIL } from "../table/rail.ts";
import type { Recorder } from "../trace/recorder.ts";
import { gainedSpeed } from "./pressed.ts";

/** How far ahead, metres, a ball at an edge is looked for when it is asked what it comes over. */
const AHEAD = 1e-9;
/** How far from a cushion, metres, a ball is that a search has left on its way past it. */
const CLEAR = 1e-12;

/** What became of a ball in an event above the bed; one that drops has come over a hole, and nothing is done yet. */
export const FLIES = 0;
export const PASSES = 1;
export const SETTLES = 2;
export const DROPS = 3;
const IS_DOWN = 4;
export const NOTHING_CAME = 5;

/** Does what happens to balls that leave the bed: they fly, bounce, run along a rail, fall to the floor. */
export class Flights {
  readonly #boundary: Boundary;
  readonly #profile: PhysicsProfile;
  readonly #cloth: ClothFigures;
  readonly #bodies: Bodies;
  readonly #solid = new Solid();

  constructor(
    table: TableSpec,
    boundary: Boundary,
    profile: PhysicsProfile,
    cloth: ClothFigures,
    bodies: Bodies,
  ) {
    this.#boundary = boundary;
    this.#profile = profile;
    this.#cloth = cloth;
    this.#solid.height = table.noseHeight;
    this.#bodies = bodies;
  }

  /**
   * What the bed or the rail makes of the upward or downward speed that ball `i`, which lies on it, was given; a hop too
   * small to count is none. Returns whether it flies now, or flew or fell already.
   */
  leaves(i: number): boolean {
    const bodies = this.#bodies;
    if (!bodies.isAloft(i)) {
      const ball = bodies.balls[i]!;
      this.throwBack(i);
      if (ball.vz <= (this.#profile.flight?.hop ?? Infinity)) ball.vz = 0;
      if (ball.vz === 0) return false;
    }
    this.goOn(i);
    return true;
  }

  /**
   * Bed or rail give back their part of the speed with which ball `i`, which lies on them, is pressed onto them. Returns
   * whether it was pressed.
   */
  throwBack(i: number): boolean {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    const { flight } = this.#profile;
    if (flight === undefined || ball.vz >= 0) return false;
    bounce(ball, 0, 0, 1, ball.onRail === 1 ? flight.rail : flight.bed, this.#cloth.sliding);
    return true;
  }

  /** Ball `i` comes to the end of its flight, or to something in it: `code` as `nextOfFlight` gives it. */
  meet(i: number, code: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    bodies.advance(i);
    if (code === LEVEL) return PASSES;
    if (code === FLOOR) return this.#floor(i, recorder);
    if (code === BED || code === TOP) return this.#land(i, code === TOP, recorder);
    const part = this.#boundary.parts[code]!;
    return part.kind === "drop" ? DROPS : this.cushion(i, part, recorder);
  }

  /** Ball `i` comes to the end of the rail that it runs along: `code` as `nextOfRide` gives it. */
  leaveRail(i: number, code: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    bodies.advance(i);
    if (code >= 0) return DROPS;
    const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
    const aheadX = (ball.vx / speed) * AHEAD;
    const aheadY = (ball.vy / speed) * AHEAD;
    if (groundAt(this.#boundary, ball.x + aheadX, ball.y + aheadY) === TOP) return PASSES;
    recorder.alone(bodies, i, "jump");
    const tip = this.#profile.pocket.tip / speed;
    if (tip > 1) {
      ball.vx *= tip;
      ball.vy *= tip;
    }
    this.goOn(i);
    return FLIES;
  }

  #land(i: number, top: boolean, recorder: Recorder): number {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    ball.z = ball.radius + (top ? this.#solid.height : 0);
    ball.onRail = top ? 1 : 0;
    recorder.alone(bodies, i, top ? "rail" : "land", top ? this.#railUnder(i) : undefined);
    ball.motion = REST;
    return this.leaves(i) ? FLIES : SETTLES;
  }

  /** Ball `i`, in the air or in a pocket, meets a cushion. */
  cushion(i: number, part: Nose | Jaw, recorder: Recorder): number {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    const solid = this.#solid;
    solid.x = ball.x;
    solid.y = ball.y;
    solid.z = ball.z;
    solid.near(part, ball);
    const approach = solid.pressDown(ball);
    const { nx, ny, nz, gap } = solid;
    const { cushion, contact, gravity } = this.#profile;
    const firm = approach > contact.soft ? restitutionAt(cushion, approach) : 1;
    if (!bounce(ball, nx, ny, nz, firm, cushion.friction)) return gap > CLEAR ? PASSES : NOTHING_CAME;
    // A ball that tips over an edge is pressed onto it by its weight.
    const parting = ball.vx * nx + ball.vy * ny + ball.vz * nz;
    const target = 0.5 * contact.rhythm * gravity * Math.max(nz, 0);
    const gain = gainedSpeed(ball, ball, ball.mass, parting, target);
    ball.vx += gain * nx;
    ball.vy += gain * ny;
    ball.vz += gain * nz;
    recorder.alone(bodies, i, "cushion", part.cushion, part.pocket);
    this.goOn(i);
    return FLIES;
  }

  #floor(i: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    bodies.still(i);
    ball.z = RAIL.floor + ball.radius;
    recorder.alone(bodies, i, "floor");
    return IS_DOWN;
  }

  /** The rail that ball `i` is over: that whose nose it is farthest behind. */
  #railUnder(i: number): Nose["cushion"] {
    const ball = this.#bodies.balls[i]!;
    const depth = ({ x, y, nx, ny }: Nose): number => (ball.x - x) * nx + (ball.y - y) * ny;
    return this.#boundary.noses.reduce((best, nose) => {
      const difference = depth(nose) - depth(best);
      return difference < 0 || (difference === 0 && this.#aside(i, nose) < this.#aside(i, best))
        ? nose
        : best;
    }).cushion;
  }

  /** How far the centre of ball `i` is from the middle of a nose, along it. */
  #aside(i: number, nose: Nose): number {
    const ball = this.#bodies.balls[i]!;
    const along = (ball.x - nose.x) * nose.ny - (ball.y - nose.y) * nose.nx;
    return Math.abs(along - nose.length / 2);
  }

  /** Lets ball `i`, in the air or in a pocket, go with the velocity and spin that it has: nothing but its weight acts on it. */
  goOn(i: number): void {
    const { gravity, pocket } = this.#profile;
    if (this.#bodies.balls[i]!.motion === FALL) fallOn(this.#bodies, i, gravity, pocket.depth);
    else this.#bodies.release(i, gravity, FLY);
  }
}
