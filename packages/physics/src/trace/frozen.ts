import type { CushionName } from "@tacada/table";
import type { PhysicsProfile } from "../profile.ts";
import { type Boundary, noseGap } from "../table/boundary.ts";
import { levelReach, tilts } from "../table/reach.ts";
import type { Frozen } from "./trace.ts";

/** A ball at rest: id, centre and radius, metres. */
export interface RestingBall {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Which balls touch each other, and which touch a cushion, with a gap of at most the profile's `contact.frozen`. */
export function frozenOf(
  balls: readonly RestingBall[],
  boundary: Boundary,
  profile: PhysicsProfile,
): Frozen[] {
  const gap = profile.contact.frozen;
  const found: Frozen[] = [];
  for (const [index, ball] of balls.entries()) {
    for (let at = index + 1; at < balls.length; at++) {
      const other = balls[at]!;
      if (isWithin(ball, other, levelReach(tilts(profile), ball.radius, other.radius) + gap)) {
        found.push({ ball: ball.id, to: { ball: other.id } });
      }
    }
    for (const cushion of cushionsAt(ball, boundary, gap)) found.push({ ball: ball.id, to: { cushion } });
  }
  return found;
}

function cushionsAt(ball: RestingBall, boundary: Boundary, gap: number): Iterable<CushionName> {
  const reach = ball.radius + gap;
  if (Math.abs(ball.x) < boundary.x - reach && Math.abs(ball.y) < boundary.y - reach) return [];
  const names = new Set<CushionName>();
  for (const lines of [boundary.noses, boundary.facings]) {
    for (const line of lines) {
      if (Math.abs(noseGap(line, ball.x, ball.y, ball.radius)) <= gap) names.add(line.cushion);
    }
  }
  for (const jaw of boundary.jaws) {
    if (isWithin(ball, jaw, jaw.radius + reach)) names.add(jaw.cushion);
  }
  return names;
}

function isWithin(a: { x: number; y: number }, b: { x: number; y: number }, reach: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy <= reach * reach;
}
