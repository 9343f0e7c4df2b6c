import type { Returned } from "@tacada/formats";
import { EIGHT } from "../groups/balls.ts";

/** The 8 of the break, spotted (2.6): on the foot spot, else behind it on the long axis, else before it. */
export const SPOTTED_EIGHT: Returned = {
  ball: EIGHT,
  place: { kind: "foot" },
  otherwise: [
    { kind: "line", towards: "foot", article: "2.6" },
    { kind: "line", towards: "head", article: "2.6" },
  ],
};
