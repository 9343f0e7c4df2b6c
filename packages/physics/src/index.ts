export * from "./conditions.ts";
export { digestOf } from "./digest.ts";
export { azimuthOf, directionOf } from "./direction.ts";
export { type LowestElevation, minimumElevation } from "./elevation.ts";
export {
  createEngine,
  type Engine,
  type LaidTable,
  type LayResult,
  type OutcomeResult,
  type StrikeResult,
} from "./engine.ts";
export { flownOver } from "./flownover.ts";
export type { Enough, Outcome } from "./outcome.ts";
export { bytesOfTrace, traceOfBytes } from "./pack/bytes.ts";
export { type PackedTrace, packTrace, unpackTrace } from "./pack/trace.ts";
export { type PhysicsProfile, profileOf } from "./profile.ts";
export { type BallState, positionsAt, stateAt } from "./state.ts";
export * from "./strike.ts";
export * from "./trace.ts";
export { metUnderTip } from "./undertip.ts";
