import type { Hand } from "@tacada/play";

/** Levels of the ladder that play now; the numbers are those of the whole ladder of seven. */
export const LEVELS = [2, 5] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot can do: how its hand strays, and how far its judgement goes. */
export interface Skill {
  readonly level: Level;
  readonly name: string;
  readonly hand: Hand;
  /** Looks at what a stroke leaves for whoever plays next, not only at its points. */
  readonly position: boolean;
  /** Plays safe when that wins more, not only when there is nothing to pot. */
  readonly safety: boolean;
}

const DEGREE = 0.017453292519943295;
/** One millimetre as a share of the radius of a 52.5 mm ball. */
const MILLIMETRE = 1 / 26.25;

/** The two levels: a bar player who pots what he sees, and a state player who plays for the next ball. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  2: {
    level: 2,
    name: "boteco",
    hand: { azimuth: 0.3 * DEGREE, speed: 0.1, tip: 2 * MILLIMETRE },
    position: false,
    safety: false,
  },
  5: {
    level: 5,
    name: "estadual",
    hand: { azimuth: 0.05 * DEGREE, speed: 0.035, tip: 0.5 * MILLIMETRE },
    position: true,
    safety: true,
  },
};
