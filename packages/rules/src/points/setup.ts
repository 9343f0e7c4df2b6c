import type { Setup } from "@tacada/formats";
import type { Starting } from "../common/setup.ts";

/** What a first state of a game by points may be. No document names a limit of sides; eight is the format's. */
export const pointStarting = <T extends string>(
  stages: readonly T[],
  foreign: readonly (keyof Setup)[],
): Starting<T, "d"> => ({ stages, hands: ["d"], mostSides: 8, foreign });
