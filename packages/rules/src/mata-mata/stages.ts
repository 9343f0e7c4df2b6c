/** Stages of a frame: the break, the choice of groups that it may leave open, play with groups (3, 4). */
export const STAGES = ["break", "choose", "play"] as const;
export type Stage = (typeof STAGES)[number];
