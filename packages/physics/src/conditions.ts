/** How the cloth plays. */
export const CLOTHS = ["new", "club", "slow"] as const;
export type ClothName = (typeof CLOTHS)[number];

/** Sets of models and figures by id, the present one first; a saved match names the one that it was played under. */
export const PROFILES = ["tacada-2", "tacada-1"] as const;
export type ProfileName = (typeof PROFILES)[number];

/** What a table's shape does not say: the cloth's state, and the models that carry a strike. */
export interface Conditions {
  readonly cloth: ClothName;
  readonly profile: ProfileName;
}
