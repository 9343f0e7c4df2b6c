import type { Ball } from "../ball.ts";
import type { PhysicsProfile } from "../profile.ts";
import { restitutionAt } from "./cushionframe.ts";

/**
 * A ball meets a cushion whose nose lies above the ball's centre. `normal` is the unit vector from the
 * cushion into the bed, x and y, `noseHeight` is in metres.
 *
 * Han, "Dynamics in carom and three cushion billiards", 2005: one impulse along the line from the nose to the
 * ball's centre with restitution, one along the surface that either ends the slip or is friction's most.
 * Corrected where the print goes wrong: the impulse that would end the slip is weighed against friction times
 * the normal impulse, friction acts along the slip and not along the ball's way, and since the slate holds the
 * ball down, the rise that the two impulses would cause is left out of both, so that their coupling is solved
 * for instead of ignored. Restitution falls with speed. Energy never rises.
 * Returns false for a ball that does not approach: it is left alone.
 */
export function meetCushion(
  ball: Ball,
  normal: Float64Array,
  noseHeight: number,
  figures: PhysicsProfile["cushion"],
  soft: number,
): boolean {
  const nx = normal[0]!;
  const ny = normal[1]!;
  const { radius, mass } = ball;
  const lift = (noseHeight - radius) / radius;
  const reach = Math.sqrt(1 - lift * lift);

  // The frame: `into` the cushion, `along` it to the left of that, and up.
  const into = -(ball.vx * nx + ball.vy * ny);
  const along = ball.vx * ny - ball.vy * nx;
  const rollInto = -(ball.wx * nx + ball.wy * ny);
  const rollAlong = ball.wx * ny - ball.wy * nx;
  const side = ball.wz;

  if (into <= 0) return false;

  const approach = reach * into;
  const slipAlong = along + radius * (side * reach - rollInto * lift);
  const slipUp = -lift * into - radius * rollAlong;

  const change = mass * (1 + (approach > soft ? restitutionAt(figures, approach) : 1)) * approach;

  // The impulses per unit of friction's law that would end the slip, and the normal impulse with them.
  let frictionAlong = (-mass * slipAlong) / 3.5;
  let frictionUp = (-mass * slipUp - (lift / reach) * change) / 2.5;
  let pushed = (change - lift * reach * frictionUp) / (reach * reach);
  const wanted = Math.sqrt(frictionAlong * frictionAlong + frictionUp * frictionUp);
  if (wanted > figures.friction * pushed) {
    const unitUp = frictionUp / wanted;
    pushed = change / (reach * reach + lift * reach * figures.friction * unitUp);
    frictionAlong = figures.friction * pushed * (frictionAlong / wanted);
    frictionUp = figures.friction * pushed * unitUp;
  }

  const scale = dissipative(
    mass,
    approach,
    slipAlong,
    slipUp,
    pushed,
    frictionAlong,
    frictionUp,
    lift,
    reach,
  );
  const changeInto = (-scale * (reach * pushed + lift * frictionUp)) / mass;
  const changeAlong = (scale * frictionAlong) / mass;
  const turn = (2.5 * scale) / (mass * radius);
  const spinInto = -turn * lift * frictionAlong;
  const spinAlong = -turn * frictionUp;
  ball.vx += -changeInto * nx + changeAlong * ny;
  ball.vy += -changeInto * ny - changeAlong * nx;
  ball.wx += -spinInto * nx + spinAlong * ny;
  ball.wy += -spinInto * ny - spinAlong * nx;
  ball.wz += turn * reach * frictionAlong;
  return true;
}

/**
 * The part of the impulses, at most 1, with which energy does not rise. The work of impulses scaled by k is
 * k·first + k²·second with first < 0; beyond k = −first/second it would be positive.
 */
function dissipative(
  mass: number,
  approach: number,
  slipAlong: number,
  slipUp: number,
  normal: number,
  frictionAlong: number,
  frictionUp: number,
  lift: number,
  reach: number,
): number {
  const first = -normal * approach + frictionAlong * slipAlong + frictionUp * slipUp;
  const inward = reach * normal + lift * frictionUp;
  const second =
    (inward * inward + 3.5 * frictionAlong * frictionAlong + 2.5 * frictionUp * frictionUp) / (2 * mass);
  return first + second > 0 ? -first / second : 1;
}
