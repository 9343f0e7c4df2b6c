export * from "./conditions.ts";
export {
  createEngine,
  type Engine,
  type LaidTable,
  type LayResult,
  type OutcomeResult,
  type StrikeResult,
} from "./engine.ts";
export { furthestTip, isMiscue } from "./models/cue.alciatore.ts";
export { bytesOfTrace, traceOfBytes } from "./pack/bytes.ts";
export { type PackedTrace, packTrace, unpackTrace } from "./pack/trace.ts";
export { type PhysicsProfile, profileOf } from "./profile.ts";
export { azimuthOf, directionOf } from "./strike/direction.ts";
export { type LowestElevation, minimumElevation } from "./strike/elevation.ts";
export * from "./strike/strike.ts";
export { digestOf } from "./trace/digest.ts";
export { flownOver } from "./trace/flownover.ts";
export type { Enough, Outcome } from "./trace/outcome.ts";
export { type BallState, positionsAt, stateAt } from "./trace/state.ts";
export * from "./trace/trace.ts";
export { metUnderTip, tipLeft } from "./trace/undertip.ts";
