import { computed } from "@preact/signals";
import { practice } from "./opponent.ts";
import { AIDS, settings } from "./settings.ts";

/** The aiming aids that there are: the whole path in practice alone. */
export const aids = computed(() => AIDS.filter((each) => each !== "full" || practice.value));

/** The aiming aid in use; where the chosen one may not be, the one next to it. */
export const aid = computed(() => {
  const chosen = settings.value.aid;
  return aids.value.includes(chosen) ? chosen : "ghost";
});

/** Whether the aid shows where the first ball is met. */
export const showsContact = computed(() => aid.value === "ghost" || aid.value === "full");
