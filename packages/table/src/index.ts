export { BAR } from "./bartable.ts";
export {
  distanceToStretch,
  type LyingBall,
  runsInto,
  runsIntoCushion,
  TOUCH,
  touchDistance,
} from "./obstacle.ts";
export * from "./outline.ts";
export * from "./place.ts";
export * from "./point.ts";
export { POOL_8FT, POOL_9FT } from "./pooltable.ts";
export { SINUCA_BRASILEIRA } from "./sinucabrasileira.ts";
export * from "./snooker.ts";
export { SINUCA_12FT } from "./snookertable.ts";
export * from "./spec.ts";
export { TABLES, tableOf } from "./tables.ts";
export { type View, type Visibility, visibilityOf } from "./visibility.ts";
