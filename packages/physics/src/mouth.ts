import { type Boundary, type Drop, noseGap } from "./boundary.ts";

/**
 * Whether a ball whose centre is at a place lies in the mouth of a pocket: before its drop edge and between its jaws, clear
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
  const before = awayX * drop.axisX + awayY * drop.axisY < 0;
  const aside = Math.abs(awayX * drop.axisY - awayY * drop.axisX);
  if (!before || aside > drop.half || away > drop.mouth || away < drop.radius) return false;
  return (
    noses.every((nose) => noseGap(nose, x, y, radius) >= -overlap) &&
    facings.every((nose) => nose.pocket !== drop.pocket || noseGap(nose, x, y, radius) >= -overlap) &&
    jaws.every((jaw) => {
      const fromX = x - jaw.x;
      const fromY = y - jaw.y;
      const apart = Math.sqrt(fromX * fromX + fromY * fromY);
      return jaw.pocket !== drop.pocket || apart >= jaw.radius + radius - overlap;
    })
  );
}
