import { type CushionModel, type PhysicsProfile, TACADA_1, TACADA_2 } from "../profile.ts";

type Figures = PhysicsProfile["cushion"];

/** Each model of a cushion with the figures that it is used or published with. */
export const CUSHIONS: Readonly<Record<CushionModel, Figures>> = {
  han2005: TACADA_1.cushion,
  mathavan2010: {
    ...TACADA_2.cushion,
    model: "mathavan2010",
    // The paper takes the rubber as rigid up to 2.5 m/s.
    restitution: { slow: 0.98, rigid: 2.5, fall: 0.03, least: 0.6 },
  },
  stronge2000: TACADA_2.cushion,
};

/** A profile with a model of a cushion that need not be its own. */
export const withCushion = (profile: PhysicsProfile, model: CushionModel): PhysicsProfile =>
  profile.cushion.model === model ? profile : { ...profile, cushion: CUSHIONS[model] };
