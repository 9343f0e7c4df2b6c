import type { CushionName } from "@tacada/table";
import type { Boundary } from "./boundary.ts";
import type { Frozen } from "./trace.ts";

/** A ball at rest: id, centre and radius, metres. */
export interface RestingBall {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Which balls touch each other, and which touch a cushion, with a gap of at most `gap` metres. */
export function frozenOf(balls: readonly RestingBall[], boundary: Boundary, gap: number): Frozen[] {
  return balls.flatMap((ball, index): Frozen[] => [
    ...balls
      .slice(index + 1)
      .filter((other) => apart(ball, other) - ball.radius - other.radius <= gap)
      .map((other): Frozen => ({ ball: ball.id, to: { ball: other.id } })),
    ...cushionsAt(ball, boundary, gap).map((cushion): Frozen => ({ ball: ball.id, to: { cushion } })),
  ]);
}

function cushionsAt(ball: RestingBall, boundary: Boundary, gap: number): CushionName[] {
  const names = boundary.parts.flatMap((part): CushionName[] => {
    if (part.kind === "drop") return [];
    if (part.kind === "jaw")
      return apart(ball, part) - ball.radius - part.radius <= gap ? [part.cushion] : [];
    const x = ball.x - part.x;
    const y = ball.y - part.y;
    const along = x * part.ny - y * part.nx;
    const away = x * part.nx + y * part.ny - ball.radius;
    return along >= 0 && along <= part.length && Math.abs(away) <= gap ? [part.cushion] : [];
  });
  return [...new Set(names)];
}

function apart(a: { x: number; y: number }, b: { x: number; y: number }): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
