/** What a red counts as (1.II.a). Inside this rulebook a ball is its value, and every red is a 1. */
export const RED = 1;

/** The colours by value, lowest first (1.II.a). */
export const COLORS = [2, 3, 4, 5, 6, 7] as const;

/** The ball that alone is left at the end, and that decides a complementary frame (43.I, 45). */
export const LAST_BALL = 7;

/** How many reds may be used (1.II.a). */
export const RED_COUNTS = [6, 10, 15] as const;
export type RedCount = (typeof RED_COUNTS)[number];

/** The least that a foul costs, and the most, in points (34.I, 35.I). */
export const LEAST_PENALTY = 4;
export const MOST_PENALTY = 7;

/** What each ball on leaves a leader unreachable by, in points, with colours alone on the table (47). */
export const DECISIVE_LEADS: Readonly<Record<number, number>> = { 2: 35, 3: 33, 4: 30, 5: 26, 6: 21, 7: 8 };

/** A lead over this, in points, ends the frame when the 6 has gone down for good (43.I). */
export const LEAD_AFTER_SIX = 7;
