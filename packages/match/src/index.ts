export type { Fold, Standing } from "./fold.ts";
export * from "./match.ts";
export {
  type FrameStatistics,
  type MatchStatistics,
  type SideStatistics,
  statisticsOf,
} from "./statistics.ts";
export type { Visit } from "./visit.ts";
