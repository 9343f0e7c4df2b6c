export * from "./outline.ts";
export * from "./point.ts";
export { SINUCA_BRASILEIRA } from "./sinucabrasileira.ts";
export * from "./spec.ts";
