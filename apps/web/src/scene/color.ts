/** The cloths a table can be covered with, as tones of the same dye. */
export const CLOTHS = ["green", "blue"] as const;
export type ClothColor = (typeof CLOTHS)[number];

/** Tones of a cloth: under the lamp, away from it, the cushion's top, its nose that catches the light, its fall into a pocket. */
export interface ClothTones {
  readonly bed: string;
  readonly edge: string;
  readonly cushion: string;
  readonly nose: string;
  readonly drop: string;
}

export const CLOTH_TONES: Readonly<Record<ClothColor, ClothTones>> = {
  green: { bed: "#237549", edge: "#185336", cushion: "#195839", nose: "#2f8558", drop: "#0d2c1d" },
  blue: { bed: "#27639b", edge: "#194468", cushion: "#1b4b75", nose: "#3475b0", drop: "#0e2740" },
};

/** The dots on the cue ball that show its spin. */
export const SPIN_DOT = "#c02a26";
export const IVORY = "#f4efe2";
export const INK = "#17181a";
export const CHALK = "#8fc7f2";
export const WARNING = "#f2bf63";
export const REFUSED = "#ff8d7d";
export const RAIL = "#42291b";
export const RAIL_EDGE = "#5a4231";
export const RAIL_LABEL = "#d3c6b0";
export const LEATHER = "#17120f";
export const LEATHER_LIP = "#4a3b30";
export const HOLE = "#040505";
