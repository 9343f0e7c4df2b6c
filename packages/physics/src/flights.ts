import type { TableSpec } from "@tacada/table";
import { type Bodies, FLY, REST } from "./bodies.ts";
import type { Boundary, Drop, Jaw, Nose } from "./boundary.ts";
import { LEVEL, nearSolid, solidNormal } from "./flight.ts";
import { BED, FLOOR, groundAt, TOP } from "./ground.ts";
import { bounce } from "./models/bounce.ts";
import { restitutionAt } from "./models/cushionframe.ts";
import { dropInto } from "./models/pocket.ts";
import { gainedSpeed } from "./pressed.ts";
import type { ClothFigures, PhysicsProfile } from "./profile.ts";
import { RAIL } from "./rail.ts";
import type { Recorder } from "./recorder.ts";

/** How far ahead, metres, a ball at an edge is looked for when it is asked what it comes over. */
const AHEAD = 1e-9;

/** What became of a ball in an event above the bed. */
const FLIES = 0;
export const PASSES = 1;
export const SETTLES = 2;
export const DROPS = 3;
const IS_DOWN = 4;
export const NOTHING_CAME = 5;

/** Does what happens to balls that leave the bed: they fly, bounce, run along a rail, fall into pockets or to the floor. */
export class Flights {
  readonly #boundary: Boundary;
  readonly #profile: PhysicsProfile;
  readonly #cloth: ClothFigures;
  readonly #height: number;
  readonly #bodies: Bodies;

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
    this.#height = table.noseHeight;
    this.#bodies = bodies;
  }

  /**
   * What the bed or the rail makes of the upward or downward speed that ball `i`, which lies on it, was given.
   * Returns whether it flies now, or flew already.
   */
  leaves(i: number, now: number): boolean {
    const bodies = this.#bodies;
    if (bodies.motion[i] !== FLY) {
      this.answer(i);
      if (bodies.vz[i] === 0) return false;
    }
    this.#fly(i, now);
    return true;
  }

  /**
   * Bed or rail give back their part of the speed with which ball `i`, which lies on them, is pressed onto them; a hop too
   * small to count is none. Returns whether it was pressed.
   */
  answer(i: number): boolean {
    const bodies = this.#bodies;
    const { flight } = this.#profile;
    const pressed = flight !== undefined && bodies.vz[i]! < 0;
    if (pressed) {
      bounce(bodies, i, 0, 0, 1, bodies.onRail[i] === 1 ? flight.rail : flight.bed, this.#cloth.sliding);
    }
    if (flight === undefined || bodies.vz[i]! <= flight.hop) bodies.vz[i] = 0;
    return pressed;
  }

  /** Ball `i` comes to the end of its flight, or to something in it: `code` as `nextOfFlight` gives it. */
  meet(i: number, code: number, now: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    bodies.advance(i, now);
    if (code === LEVEL) return PASSES;
    if (code === FLOOR) return this.#floor(i, now, recorder);
    if (code === BED || code === TOP) return this.#land(i, code === TOP, now, recorder);
    const part = this.#boundary.parts[code]!;
    return part.kind === "drop" ? this.#drop(i, part, now, recorder) : this.#cushion(i, part, now, recorder);
  }

  /** Ball `i` comes to the end of the rail that it runs along: `code` as `nextOfRide` gives it. */
  leaveRail(i: number, code: number, now: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    bodies.advance(i, now);
    if (code >= 0) return this.#drop(i, this.#boundary.parts[code] as Drop, now, recorder);
    const speed = Math.sqrt(bodies.vx[i]! * bodies.vx[i]! + bodies.vy[i]! * bodies.vy[i]!);
    const aheadX = (bodies.vx[i]! / speed) * AHEAD;
    const aheadY = (bodies.vy[i]! / speed) * AHEAD;
    if (groundAt(this.#boundary, bodies.x[i]! + aheadX, bodies.y[i]! + aheadY) === TOP) return PASSES;
    recorder.alone(bodies, i, now, "jump");
    const tip = this.#profile.pocket.tip / speed;
    if (tip > 1) {
      bodies.vx[i]! *= tip;
      bodies.vy[i]! *= tip;
    }
    this.#fly(i, now);
    return FLIES;
  }

  #land(i: number, top: boolean, now: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    bodies.z[i] = bodies.radius[i]! + (top ? this.#height : 0);
    bodies.onRail[i] = top ? 1 : 0;
    recorder.alone(bodies, i, now, top ? "rail" : "land", top ? this.#railUnder(i) : undefined);
    bodies.motion[i] = REST;
    return this.leaves(i, now) ? FLIES : SETTLES;
  }

  #cushion(i: number, part: Nose | Jaw, now: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    const { x, y, z, vx, vy, vz, radius } = bodies;
    nearSolid(part, x[i]!, y[i]!, z[i]!, radius[i]!, this.#height);
    let nx = solidNormal[0]!;
    let ny = solidNormal[1]!;
    let nz = solidNormal[2]!;
    const under = (z[i]! - this.#height) / radius[i]!;
    if (under < 0) {
      // The nose lies above the ball's centre and presses it down, unless it only falls past it.
      const reach = Math.sqrt(1 - under * under);
      const pressed = -(vx[i]! * nx + vy[i]! * ny) * reach - vz[i]! * under > 0;
      if (pressed) {
        nx *= reach;
        ny *= reach;
        nz = under;
      }
    }
    const approach = -(vx[i]! * nx + vy[i]! * ny + vz[i]! * nz);
    const { cushion, contact, gravity } = this.#profile;
    const firm = approach > contact.soft ? restitutionAt(cushion, approach) : 1;
    if (!bounce(bodies, i, nx, ny, nz, firm, cushion.friction)) return NOTHING_CAME;
    // A ball that tips over an edge is pressed onto it by its weight.
    const parting = vx[i]! * nx + vy[i]! * ny + vz[i]! * nz;
    const target = 0.5 * contact.rhythm * gravity * Math.max(nz, 0);
    const gain = gainedSpeed(bodies, i, i, bodies.mass[i]!, parting, target);
    vx[i]! += gain * nx;
    vy[i]! += gain * ny;
    vz[i]! += gain * nz;
    recorder.alone(bodies, i, now, "cushion", part.cushion, part.pocket);
    this.#fly(i, now);
    return FLIES;
  }

  #drop(i: number, part: Drop, now: number, recorder: Recorder): number {
    recorder.alone(this.#bodies, i, now, "drop", undefined, part.pocket);
    dropInto(this.#bodies, i, now, part, this.#profile.gravity, this.#profile.pocket);
    return DROPS;
  }

  #floor(i: number, now: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    bodies.still(i);
    bodies.z[i] = RAIL.floor + bodies.radius[i]!;
    recorder.alone(bodies, i, now, "floor");
    return IS_DOWN;
  }

  /** The rail that ball `i` is over: that whose nose it is farthest behind. */
  #railUnder(i: number): Nose["cushion"] {
    const depth = ({ x, y, nx, ny }: Nose): number =>
      (this.#bodies.x[i]! - x) * nx + (this.#bodies.y[i]! - y) * ny;
    return this.#boundary.noses.reduce((best, nose) => {
      const difference = depth(nose) - depth(best);
      return difference < 0 || (difference === 0 && this.#aside(i, nose) < this.#aside(i, best))
        ? nose
        : best;
    }).cushion;
  }

  /** How far the centre of ball `i` is from the middle of a nose, along it. */
  #aside(i: number, nose: Nose): number {
    const along = (this.#bodies.x[i]! - nose.x) * nose.ny - (this.#bodies.y[i]! - nose.y) * nose.nx;
    return Math.abs(along - nose.length / 2);
  }

  /** Lets ball `i` go with the velocity and spin that it has: nothing but its weight acts on it. */
  #fly(i: number, now: number): void {
    const bodies = this.#bodies;
    bodies.steady(i);
    bodies.az[i] = -this.#profile.gravity;
    bodies.since[i] = now;
    bodies.motion[i] = FLY;
    bodies.onRail[i] = 0;
    bodies.motionEnd[i] = Infinity;
    bodies.spinEnd[i] = Infinity;
  }
}
