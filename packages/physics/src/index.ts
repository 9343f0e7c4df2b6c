export * from "./conditions.ts";
export { digestOf } from "./digest.ts";
export { azimuthOf, directionOf } from "./direction.ts";
export { type LowestElevation, minimumElevation } from "./elevation.ts";
export { createEngine, type Engine, type StrikeResult } from "./engine.ts";
export { type PhysicsProfile, profileOf } from "./profile.ts";
export { type BallState, positionsAt, stateAt } from "./state.ts";
export * from "./strike.ts";
export * from "./trace.ts";
