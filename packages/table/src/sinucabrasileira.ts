import { point } from "./point.ts";
import { SNOOKER_BALL, SNOOKER_CORNER, SNOOKER_MIDDLE, SNOOKER_NOSE } from "./snookerequipment.ts";
import type { TableSpec } from "./spec.ts";

const LENGTH = 2.84;
const WIDTH = 1.42;
const HEAD = -LENGTH / 2;
const FOOT = LENGTH / 2;
const D_LINE = HEAD + 0.71;
const D_RADIUS = 0.26;

/** The table of `sinuca-brasileira`: 2.84 × 1.42 m, seven coloured balls on their spots. */
export const SINUCA_BRASILEIRA: TableSpec = {
  id: "sinuca-brasileira",
  length: LENGTH,
  width: WIDTH,
  ball: SNOOKER_BALL,
  cueBall: SNOOKER_BALL,
  noseHeight: SNOOKER_NOSE,
  corner: SNOOKER_CORNER,
  middle: SNOOKER_MIDDLE,
  d: { line: D_LINE, radius: D_RADIUS },
  spots: {
    1: point(FOOT - 0.71, -WIDTH / 4),
    2: point(D_LINE, -D_RADIUS),
    3: point(D_LINE, D_RADIUS),
    4: point(D_LINE, 0),
    5: point(0, 0),
    6: point(FOOT - 0.71, 0),
    7: point(FOOT - 0.26, 0),
    neutral: point(D_LINE - D_RADIUS, 0),
  },
  sources: {
    length: "equipment of the Brazilian confederation: playing field 2.84 × 1.42 m",
    ball: "equipment of the Brazilian confederation: 52.5 mm; mass of a phenolic ball of that size, 0.14 kg",
    noseHeight: "WPA equipment specification: 63.5 % of the ball's diameter",
    corner: "no public figure: mouth and jaw arc of a 12 ft snooker table until one is measured",
    middle: "no public figure: mouth and jaw arc of a 12 ft snooker table until one is measured",
    d: "equipment of the Brazilian confederation: line 0.71 m from the head cushion, radius 0.26 m",
    spots: "equipment of the Brazilian confederation; neutral spot: sinuca-brasileira 6.2",
  },
};
