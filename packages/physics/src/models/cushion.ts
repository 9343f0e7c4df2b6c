import type { Ball } from "../ball.ts";
import type { CushionModel, PhysicsProfile } from "../profile.ts";
import { meetCushion as han2005 } from "./cushion.han2005.ts";
import { integrate as mathavan2010 } from "./cushion.mathavan2010.ts";
import { integrate as stronge2000 } from "./cushion.stronge2000.ts";
import { give, INTO, restitutionAt, see, seen } from "./cushionframe.ts";

type Model = (
  ball: Ball,
  nx: number,
  ny: number,
  noseHeight: number,
  figures: PhysicsProfile["cushion"],
  soft: number,
) => boolean;

/** A model that is integrated, in the frame that such models share. */
const inSteps =
  (integrate: typeof mathavan2010): Model =>
  (ball, nx, ny, noseHeight, figures, soft) => {
    const lift = (noseHeight - ball.radius) / ball.radius;
    const reach = Math.sqrt(1 - lift * lift);
    see(ball, nx, ny, lift, reach);
    const approach = reach * seen[INTO]!;
    if (approach <= 0) return false;
    integrate(figures, approach > soft ? restitutionAt(figures, approach) : 1, lift, reach);
    give(ball, nx, ny, lift, reach);
    return true;
  };

const MODELS: Readonly<Record<CushionModel, Model>> = {
  han2005,
  mathavan2010: inSteps(mathavan2010),
  stronge2000: inSteps(stronge2000),
};

/**
 * A ball meets a cushion by the model that `figures` name. `nx`, `ny` is the unit vector from the cushion into the bed,
 * `noseHeight` is in metres, `soft` the approach in m/s up to which nothing is lost.
 *
 * @returns false for a ball that does not approach: it is left alone
 */
export const meetCushion: Model = (ball, nx, ny, noseHeight, figures, soft) =>
  MODELS[figures.model](ball, nx, ny, noseHeight, figures, soft);
