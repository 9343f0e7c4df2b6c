import { computed, signal } from "@preact/signals";
import { type Angles, within } from "../scene/angles.ts";
import { change, settings } from "./settings.ts";

/** Where the free view is looked from, and whether the eye moves there or is there at once. */
export const viewpoint = signal<{ readonly angles: Angles; readonly eased: boolean }>({
  angles: settings.value.angles,
  eased: false,
});

/** The table is seen freely rather than from straight above. */
export const freely = computed(() => settings.value.view === "free");

/** From the top view to the free one, or back. */
export function switchView(): void {
  viewpoint.value = { ...viewpoint.value, eased: true };
  change({ view: freely.value ? "top" : "free" });
}

/** Goes round the table and up or down by angles, radians. */
export function orbitBy(turn: number, rise: number, eased: boolean): void {
  const { angles } = viewpoint.value;
  viewpoint.value = { angles: within({ turn: angles.turn + turn, rise: angles.rise + rise }), eased };
}

/** Remembers where the table is looked from. */
export const keepViewpoint = (): void => change({ angles: viewpoint.value.angles });
