import { type PhysicsProfile, profileOf } from "@tacada/physics";

/** The profile that the page is about. */
export const TACADA = profileOf("tacada-2");

/** With a stick that does not squirt: for what is said of the way of a ball after the stroke. */
export const straight = (profile: PhysicsProfile): PhysicsProfile => ({
  ...profile,
  cue: { ...profile.cue, endMass: 1e-12 },
});

/** With balls that lose nothing and do not rub, as textbooks have them. */
export const ideal = (profile: PhysicsProfile): PhysicsProfile => ({
  ...profile,
  ballBall: { restitution: 1, friction: { base: 0, range: 0, decay: 0 } },
});
