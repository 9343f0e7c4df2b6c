/** Stages of a frame (4, 9): the break, no series fixed yet, one's series, the 8. */
export const STAGES = ["break", "open", "series", "eight"] as const;
export type Stage = (typeof STAGES)[number];
