import { point } from "./point.ts";
import { SNOOKER_BALL, SNOOKER_CORNER, SNOOKER_MIDDLE, SNOOKER_NOSE } from "./snookerequipment.ts";
import type { TableSpec } from "./spec.ts";

const LENGTH = 3.569;
const WIDTH = 1.778;
const FOOT = LENGTH / 2;
const D_LINE = -LENGTH / 2 + 0.737;
const D_RADIUS = 0.292;

/** The 12 ft table of `sinuca`: 3.569 × 1.778 m, six colours on their spots and the reds behind the pink. */
export const SINUCA_12FT: TableSpec = {
  id: "sinuca-12ft",
  length: LENGTH,
  width: WIDTH,
  ball: SNOOKER_BALL,
  cueBall: SNOOKER_BALL,
  noseHeight: SNOOKER_NOSE,
  corner: SNOOKER_CORNER,
  middle: SNOOKER_MIDDLE,
  d: { line: D_LINE, radius: D_RADIUS },
  spots: {
    2: point(D_LINE, -D_RADIUS),
    3: point(D_LINE, D_RADIUS),
    4: point(D_LINE, 0),
    5: point(0, 0),
    6: point(FOOT / 2, 0),
    7: point(FOOT - 0.324, 0),
  },
  sources: {
    length: "WPBSA, rules of snooker, section 1: playing area 3569 × 1778 mm",
    ball: "WPBSA, rules of snooker, section 1: 52.5 mm; mass of a phenolic ball of that size, 0.14 kg",
    noseHeight: "WPA equipment specification: 63.5 % of the ball's diameter",
    corner: "no public figure: see the shape's own comment",
    middle: "no public figure: see the shape's own comment",
    d: "WPBSA, rules of snooker, section 1: baulk line 737 mm from the cushion, radius 292 mm",
    spots: "WPBSA, rules of snooker, section 1: black 324 mm from the cushion, pink half-way to the blue",
  },
};
