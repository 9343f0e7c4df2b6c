import type { TableSpec } from "@tacada/table";
import { type Bodies, FLY } from "../bodies.ts";
import { ARRIS, BACK, isBehind, LOW, OUT } from "../detect/fall.ts";
import { Solid } from "../detect/solid.ts";
import { dropInto, fallOn, pullOver, type Surface, strikeEdge, tipInto } from "../models/pocket.ts";
import type { ClothFigures, PhysicsProfile } from "../profile.ts";
import type { Boundary, Drop } from "../table/boundary.ts";
import type { Recorder } from "../trace/recorder.ts";
import { FLIES, type Flights, PASSES } from "./flights.ts";

/** How high over its place on the slate, metres, rounding may leave a ball that lies there. */
const ROUNDING = 1e-9;
/** The least part of its speed round the hole with which a ball parts from back and edge: so none runs round for ever. */
const PARTING = 0.25;

/** Does what happens to balls in pockets: they drop, strike the pocket's back and edges, and come out again. */
export class Falls {
  readonly #boundary: Boundary;
  readonly #profile: PhysicsProfile;
  readonly #bodies: Bodies;
  readonly #solid = new Solid();
  readonly #flights: Flights;
  readonly #back: Surface;
  /** The slate's edge under its cloth. */
  readonly #arris: Surface;

  constructor(
    table: TableSpec,
    boundary: Boundary,
    profile: PhysicsProfile,
    cloth: ClothFigures,
    bodies: Bodies,
    flights: Flights,
  ) {
    this.#boundary = boundary;
    this.#profile = profile;
    this.#solid.height = table.noseHeight;
    this.#bodies = bodies;
    this.#flights = flights;
    this.#back = profile.pocket.back ?? { restitution: 0, friction: 0 };
    this.#arris = { restitution: profile.flight?.bed ?? 0, friction: cloth.sliding };
  }

  /** The centre of ball `i` comes over the hole behind the drop `index`, on the bed, along a rail or through the air. */
  enter(i: number, index: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    const { gravity, pocket } = this.#profile;
    const hole = this.#boundary.parts[index] as Drop;
    ball.hole = index;
    if (pocket.back === undefined) {
      recorder.alone(bodies, i, "drop", undefined, hole.pocket);
      dropInto(bodies, i, hole, gravity, pocket);
      return FLIES;
    }
    const flies = ball.motion === FLY;
    if (!flies) tipInto(bodies, i, hole, pocket.tip);
    const low = ball.z <= ball.radius + ROUNDING && ball.vz <= 0;
    if (flies) return low ? this.#drop(i, hole, recorder, gravity) : PASSES;
    const pull = pullOver(bodies, i, hole, gravity);
    if (low) return this.#drop(i, hole, recorder, pull);
    recorder.alone(bodies, i, "jump");
    bodies.release(i, pull, FLY);
    return FLIES;
  }

  /** Ball `i`, over a hole or in it, comes to `code` as `nextInPocket` gives it. */
  meet(i: number, code: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    const hole = this.#boundary.parts[bodies.balls[i]!.hole] as Drop;
    bodies.advance(i);
    if (code === LOW) return this.#drop(i, hole, recorder, this.#profile.gravity);
    if (code >= 0) return this.#flights.cushion(i, hole.walls[code]!, recorder);
    if (code === OUT && this.#isClear(i, hole)) return this.#comeOut(i, hole, recorder);
    if (code === BACK) recorder.alone(bodies, i, "back", undefined, hole.pocket);
    const parts = code === BACK ? this.#strikeBack(i, hole) : code === ARRIS && this.#strikeArris(i, hole);
    // What lies on an edge, or came to it too low to pass, tips back; not between others that press on it at this instant.
    if (!parts && bodies.atOnce === 0) tipInto(bodies, i, hole, this.#profile.pocket.tip);
    this.#flights.goOn(i);
    return FLIES;
  }

  #drop(i: number, hole: Drop, recorder: Recorder, pull: number): number {
    recorder.alone(this.#bodies, i, "drop", undefined, hole.pocket);
    fallOn(this.#bodies, i, pull, this.#profile.pocket.depth);
    return FLIES;
  }

  /** A ball that has only flown over the hole has not been in the pocket. */
  #comeOut(i: number, hole: Drop, recorder: Recorder): number {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    ball.hole = -1;
    if (ball.motion === FLY) return PASSES;
    recorder.alone(bodies, i, "bounce", undefined, hole.pocket);
    bodies.release(i, this.#profile.gravity, FLY);
    return FLIES;
  }

  /** Whether a ball whose centre has come beyond the edge is as high as the edge holds it. */
  #isClear(i: number, hole: Drop): boolean {
    const ball = this.#bodies.balls[i]!;
    const behind = isBehind(hole, this.#x(i, hole), this.#y(i, hole));
    return ball.z >= ball.radius + (behind ? this.#solid.height : 0);
  }

  /** Returns whether the ball parts from the back; it does not where it lies on its edge. */
  #strikeBack(i: number, hole: Drop): boolean {
    const over = this.#bodies.balls[i]!.z - this.#solid.height;
    this.#normalFrom(i, hole, hole.back, Math.max(over, 0));
    if (over < 0) this.#solid.pressDown(this.#bodies.balls[i]!);
    return this.#strike(i, this.#back);
  }

  /** Returns whether the ball parts from the edge of the slate; it does not where it lies on it. */
  #strikeArris(i: number, hole: Drop): boolean {
    this.#normalFrom(i, hole, hole.radius, this.#bodies.balls[i]!.z);
    return this.#strike(i, this.#arris);
  }

  #strike(i: number, { restitution, friction }: Surface): boolean {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    const { contact, gravity } = this.#profile;
    const { nx, ny, nz } = this.#solid;
    const round = Math.abs(ball.vx * ny - ball.vy * nx);
    // Its weight presses it onto an edge, a round way onto what it runs round.
    const pressed = Math.max(0.5 * contact.rhythm * gravity * nz, 0);
    const approach = -(ball.vx * nx + ball.vy * ny + ball.vz * nz);
    // What only lies on an edge springs back as fast as it came, rather than that its way along the edge pays for it.
    const firm = approach > 0 ? Math.max(restitution, Math.min(1, pressed / approach)) : restitution;
    return strikeEdge(
      bodies,
      i,
      nx,
      ny,
      nz,
      { restitution: firm, friction },
      Math.max(pressed, PARTING * round),
    );
  }

  /** Writes the unit vector to ball `i`, `over` metres higher, from an edge round the hole into `#solid`. */
  #normalFrom(i: number, hole: Drop, ring: number, over: number): void {
    const x = this.#x(i, hole);
    const y = this.#y(i, hole);
    const away = Math.sqrt(x * x + y * y);
    const inside = Math.max(ring - away, 0);
    const apart = Math.sqrt(inside * inside + over * over);
    const solid = this.#solid;
    solid.nx = (-x / away) * (inside / apart);
    solid.ny = (-y / away) * (inside / apart);
    solid.nz = over / apart;
  }

  #x(i: number, hole: Drop): number {
    return this.#bodies.balls[i]!.x - hole.x;
  }

  #y(i: number, hole: Drop): number {
    return this.#bodies.balls[i]!.y - hole.y;
  }
}
