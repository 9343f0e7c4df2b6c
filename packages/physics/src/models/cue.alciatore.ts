import type { Bodies } from "../bodies.ts";
import { cosine, sine } from "../maths.ts";
import type { PhysicsProfile } from "../profile.ts";
import type { PhysicsStrike } from "../strike.ts";

/**
 * Gives ball `i` the velocity and spin that a strike leaves it with.
 *
 * An off-centre hit takes speed from the ball: the same stick gives
 * v = speed · (1 + m/M) / (1 + m/M + 5/2·(a² + b²)), with m/M the mass of the ball to that of the stick
 * (Alciatore TP A-30). The stick's end is pushed aside by side spin and the ball leaves to the other side by
 * tan s = 5/2·a·√(1 − a²) / (1 + m/e + 5/2·(1 − a²)), with e the mass of that end (Alciatore TP A-31).
 * The downward part of a raised stick's impulse goes to the slate: where balls fly it throws the ball up, else it is
 * lost. The spin that makes the ball swerve stays whole.
 */
export function strikeBall(
  bodies: Bodies,
  i: number,
  strike: PhysicsStrike,
  figures: PhysicsProfile["cue"],
  flies: boolean,
): void {
  const [right, up] = strike.tip;
  const mass = bodies.mass[i]!;
  const aimX = cosine(strike.azimuth);
  const aimY = sine(strike.azimuth);
  const level = cosine(strike.elevation);
  const steep = sine(strike.elevation);

  const ratio = 1 + mass / figures.mass;
  const speed = (strike.speed * ratio) / (ratio + 2.5 * (right * right + up * up));

  const inside = 1 - right * right;
  const tangent = (2.5 * right * Math.sqrt(inside)) / (1 + mass / figures.endMass + 2.5 * inside);
  const cosSquirt = 1 / Math.sqrt(1 + tangent * tangent);
  const sinSquirt = tangent * cosSquirt;
  bodies.vx[i] = speed * level * (aimX * cosSquirt - aimY * sinSquirt);
  bodies.vy[i] = speed * level * (aimY * cosSquirt + aimX * sinSquirt);
  bodies.vz[i] = flies ? -speed * steep : 0;

  // Spin = impulse × arm: `up` turns it about the horizontal to the left of the aim, `right` about the stick's upward normal.
  const turn = (2.5 * speed) / bodies.radius[i]!;
  bodies.wx[i] = turn * (right * steep * aimX - up * aimY);
  bodies.wy[i] = turn * (right * steep * aimY + up * aimX);
  bodies.wz[i] = turn * right * level;
}
