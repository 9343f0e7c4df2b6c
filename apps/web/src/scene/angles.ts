/** Where the free view is looked from, radians: turned about the vertical, and how high above the cloth. */
export interface Angles {
  readonly turn: number;
  readonly rise: number;
}

/** How low and how high the free view may be looked from, radians; a little short of straight down. */
export const LOWEST = 0.3;
export const HIGHEST = 1.56;

/** The angles nearest to the ones given from which the table may be seen, turned at most half way round. */
export const within = ({ turn, rise }: Angles): Angles => ({
  turn: Math.atan2(Math.sin(turn), Math.cos(turn)),
  rise: Math.min(HIGHEST, Math.max(LOWEST, rise)),
});
