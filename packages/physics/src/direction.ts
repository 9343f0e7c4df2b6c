import type { Point } from "@tacada/table";
import { cosine, sine } from "./maths.ts";

/** The unit vector of an azimuth (radians counter-clockwise from +x), with the same bits in every engine. */
export const directionOf = (azimuth: number): Point => ({ x: cosine(azimuth), y: sine(azimuth) });
