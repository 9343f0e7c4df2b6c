export { type Arbitration, arbitrate, type Stroke } from "./arbitrate.ts";
export { FROZEN_GAP, factsOf } from "./facts.ts";
export { mayPlace, suggestPlace } from "./hand.ts";
export { ballNamed, isNamed, kindOf, layoutName, lyingBalls, placeOf } from "./layout.ts";
export { drawRack, groupsRack, isRack, type RackOfGame } from "./rack.ts";
export { type Declaration, reportOf } from "./report.ts";
export { rackOf, settle } from "./settle.ts";
export { EVIDENCE, type Sighting, sightingOf } from "./sighting.ts";
export { type Intent, intentOf } from "./target.ts";
