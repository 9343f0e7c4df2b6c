import type { Bodies } from "../bodies.ts";
import type { PhysicsProfile } from "../profile.ts";
import { aimOf, tiltOf } from "../strike/aim.ts";
import type { PhysicsStrike } from "../strike/strike.ts";

/**
 * Gives ball `i` the velocity and spin that a strike leaves it with.
 *
 * An off-centre hit takes speed from the ball: the same stick gives
 * v = speed · (1 + m/M) / (1 + m/M + 5/2·(a² + b²)), with m/M the mass of the ball to that of the stick
 * (Alciatore TP A-30). The stick's end is pushed aside by side spin and the ball leaves to the other side by
 * tan s = 5/2·a·√(1 − a²) / (1 + m/e + 5/2·(1 − a²)), with e the mass of that end (Alciatore TP A-31).
 *
 * Beyond the miscue limit the tip slips: its push leans from the line to the ball's centre by no more than the angle of
 * friction, whose sine the limit is. So the ball turns away from the tip by what is left of the angle, has the spin of
 * the limit, and is the slower the less of the ball the tip gets hold of (own; at the limit it is the law above).
 *
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
  const ball = bodies.balls[i]!;
  const offset = offsetOf(strike);
  const limit = figures.miscue;
  const slips = isMiscue(strike, figures);
  const right = slips ? (strike.tip[0] * limit) / offset : strike.tip[0];
  const up = slips ? (strike.tip[1] * limit) / offset : strike.tip[1];
  const mass = ball.mass;
  const { x: aimX, y: aimY } = aimOf(strike);
  const { level, steep } = tiltOf(strike);

  const ratio = 1 + mass / figures.mass;
  const hold = slips ? Math.sqrt((1 - offset * offset) / (1 - limit * limit)) : 1;
  const speed = (hold * (strike.speed * ratio)) / (ratio + 2.5 * (right * right + up * up));

  const inside = 1 - right * right;
  const tangent = (2.5 * right * Math.sqrt(inside)) / (1 + mass / figures.endMass + 2.5 * inside);
  const cosSquirt = 1 / Math.sqrt(1 + tangent * tangent);
  const sinSquirt = tangent * cosSquirt;
  const wayX = aimX * cosSquirt - aimY * sinSquirt;
  const wayY = aimY * cosSquirt + aimX * sinSquirt;
  ball.vx = speed * level * wayX;
  ball.vy = speed * level * wayY;
  ball.vz = flies ? -speed * steep : 0;
  if (slips) {
    const across = Math.sqrt(1 - offset * offset);
    const along = Math.sqrt(1 - limit * limit);
    const stay = across * along + offset * limit;
    const turned = (speed * (offset * along - limit * across)) / offset;
    const aside = turned * strike.tip[0];
    const over = turned * strike.tip[1];
    ball.vx = ball.vx * stay - aside * wayY - over * steep * wayX;
    ball.vy = ball.vy * stay + aside * wayX - over * steep * wayY;
    ball.vz = flies ? ball.vz * stay - over * level : 0;
  }

  // Spin = impulse × arm: `up` turns it about the horizontal to the left of the aim, `right` about the stick's upward normal.
  const turn = (2.5 * speed) / ball.radius;
  ball.wx = turn * (right * steep * aimX - up * aimY);
  ball.wy = turn * (right * steep * aimY + up * aimX);
  ball.wz = turn * right * level;
}

const offsetOf = ({ tip }: Pick<PhysicsStrike, "tip">): number =>
  Math.sqrt(tip[0] * tip[0] + tip[1] * tip[1]);

/** Whether the tip slips off the ball: it meets it beyond the miscue limit, by more than rounding. */
export const isMiscue = (
  strike: Pick<PhysicsStrike, "tip">,
  { miscue }: Pick<PhysicsProfile["cue"], "miscue">,
): boolean => offsetOf(strike) > miscue + 1e-12;

/**
 * The farthest from the ball's middle that a tip may be set, in ball radii: its edge less rounding where the stick may
 * slip off, else the miscue limit.
 */
export const furthestTip = ({ follow, miscue }: PhysicsProfile["cue"]): number =>
  follow === undefined ? miscue : 1 - 1e-12;
