/** Balls of the game by value, lowest first (1.1). */
export const BALLS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The ball that alone is left at the end, and that decides a complementary frame (9.1.a, 9.4). */
export const LAST_BALL = 7;

/** What any foul costs, in points (8.1.a.II). */
export const PENALTY = 7;

/** The most that a visit can still make, in points, by the ball on: a larger lead ends the frame (9.1.d). */
export const MAXIMA = [
  { on: 5, points: 46, article: "9.1.d.I" },
  { on: 6, points: 27, article: "9.1.d.II" },
  { on: 7, points: 7, article: "9.1.d.III" },
] as const;

/** A lead this much over the maximum, in points, ends the frame in the middle of the leader's visit (9.1.d.b). */
export const SURPLUS = 8;
