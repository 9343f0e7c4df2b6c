import type { Bodies } from "../bodies.ts";
import type { CushionModel, PhysicsProfile } from "../profile.ts";
import { meetCushion as han2005 } from "./cushion.han2005.ts";
import { meetCushion as mathavan2010 } from "./cushion.mathavan2010.ts";
import { meetCushion as stronge2000 } from "./cushion.stronge2000.ts";

type Model = (
  bodies: Bodies,
  i: number,
  nx: number,
  ny: number,
  noseHeight: number,
  figures: PhysicsProfile["cushion"],
  soft: number,
) => boolean;

const MODELS: Readonly<Record<CushionModel, Model>> = { han2005, mathavan2010, stronge2000 };

/**
 * Ball `i` meets a cushion by the model that `figures` name. `nx`, `ny` is the unit vector from the cushion into the bed,
 * `noseHeight` is in metres, `soft` the approach in m/s up to which nothing is lost.
 *
 * @returns false for a ball that does not approach: it is left alone
 */
export const meetCushion: Model = (bodies, i, nx, ny, noseHeight, figures, soft) =>
  MODELS[figures.model](bodies, i, nx, ny, noseHeight, figures, soft);
