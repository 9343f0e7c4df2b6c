import type { Ball } from "../ball.ts";
import type { CushionModel, PhysicsProfile } from "../profile.ts";
import { meetCushion as han2005 } from "./cushion.han2005.ts";
import { integrate as mathavan2010 } from "./cushion.mathavan2010.ts";
import { integrate as stronge2000 } from "./cushion.stronge2000.ts";
import { CushionFrame, restitutionAt } from "./cushionframe.ts";

type Model = (
  ball: Ball,
  normal: Float64Array,
  noseHeight: number,
  figures: PhysicsProfile["cushion"],
  soft: number,
) => boolean;

const frame = new CushionFrame();

/** A model that is integrated, in the frame that such models share. */
const inSteps =
  (integrate: typeof mathavan2010): Model =>
  (ball, normal, noseHeight, figures, soft) => {
    frame.see(ball, normal, noseHeight);
    const approach = frame.reach * frame.into;
    if (approach <= 0) return false;
    frame.firm = approach > soft ? restitutionAt(figures, approach) : 1;
    integrate(frame, figures);
    frame.give(ball, normal);
    return true;
  };

const MODELS: Readonly<Record<CushionModel, Model>> = {
  han2005,
  mathavan2010: inSteps(mathavan2010),
  stronge2000: inSteps(stronge2000),
};

/**
 * A ball meets a cushion by the model that `figures` name. `normal` is the unit vector from the cushion into the bed, x and
 * y, `noseHeight` is in metres, `soft` the approach in m/s up to which nothing is lost.
 *
 * @returns false for a ball that does not approach: it is left alone
 */
export const meetCushion: Model = (ball, normal, noseHeight, figures, soft) =>
  MODELS[figures.model](ball, normal, noseHeight, figures, soft);
