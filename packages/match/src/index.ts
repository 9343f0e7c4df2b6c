export type { Fold, Standing } from "./fold.ts";
export * from "./match.ts";
