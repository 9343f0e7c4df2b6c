import { type Boundary, type Drop, type Nose, noseGap } from "./boundary.ts";

/**
 * Whether a ball whose centre is at a place lies in the mouth of a pocket: before its drop edge and back, between its jaws, clear
 * of noses, jaws and facings by `radius`, with `overlap` to spare, all in metres. With a radius of 0 the place itself is
 * asked about.
 */
export function isInMouth(
  { noses, jaws, facings }: Boundary,
  drop: Drop,
  x: number,
  y: number,
  radius: number,
  overlap: number,
): boolean {
  const awayX = x - drop.x;
  const awayY = y - drop.y;
  const away = Math.sqrt(awayX * awayX + awayY * awayY);
  // Behind the ends of the jaws stands the pocket's back, and what carries it.
  const before = awayX * drop.axisX + awayY * drop.axisY < Math.min(0, drop.end * away);
  const aside = Math.abs(awayX * drop.axisY - awayY * drop.axisX);
  if (!before || aside > drop.half || away > drop.mouth || away < drop.radius) return false;
  return (
    noses.every((nose) => noseGap(nose, x, y, radius) >= -overlap) &&
    facings.every(
      (facing) => facing.pocket !== drop.pocket || facingGap(facing, drop, x, y, radius) >= -overlap,
    ) &&
    jaws.every((jaw) => {
      const fromX = x - jaw.x;
      const fromY = y - jaw.y;
      const apart = Math.sqrt(fromX * fromX + fromY * fromY);
      return jaw.pocket !== drop.pocket || apart >= jaw.radius + radius - overlap;
    })
  );
}

/** Metres between a ball and a facing or, past the end that lies in the pocket, the line that it ends. */
function facingGap(facing: Nose, drop: Drop, x: number, y: number, radius: number): number {
  const { nx, ny, length } = facing;
  const fromX = x - facing.x;
  const fromY = y - facing.y;
  const along = fromX * ny - fromY * nx;
  // A facing begins in its pocket or ends in it.
  const toward = (drop.x - facing.x) * ny - (drop.y - facing.y) * nx > length / 2 ? 1 : -1;
  const before = toward > 0 ? along < 0 : along > length;
  return before ? Infinity : fromX * nx + fromY * ny - radius;
}
