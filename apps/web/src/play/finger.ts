import { signal } from "@preact/signals";
import type { Point } from "@tacada/table";

/** A finger on the picture: pixels from its upper left corner, and how high the picture is. */
interface Finger extends Point {
  readonly height: number;
}

/** The one finger that turns the cue; a mouse is none. */
export const finger = signal<Finger | undefined>(undefined);
