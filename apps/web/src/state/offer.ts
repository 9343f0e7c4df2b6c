import { computed, signal } from "@preact/signals";
import { RULEBOOKS, type RulebookId, SIDES } from "@tacada/formats";
import { askEngine } from "../engine/client.ts";
import type { RulebookOffer } from "../engine/offer.ts";
import { form } from "./form.ts";
import { meet } from "./session.ts";

/** The rulebooks that can be played; undefined until the engine has said. */
export const offers = signal<readonly RulebookOffer[] | undefined>(undefined);

/** Asks the engine which rulebooks can be played. */
export async function askOffers(): Promise<void> {
  if (offers.value) return;
  const answer = await askEngine((host) => host.rulebooks());
  if (answer.ok) offers.value = answer.value;
  else meet(answer.trouble);
}

/** The rulebook chosen, or the first that there is. */
export const offer = computed(
  () => offers.value?.find(({ rulebook }) => rulebook === form.value.rulebook) ?? offers.value?.[0],
);

/** The rulebooks to choose from; until the engine has said which it can play, all that there are. */
export const rulebooks = computed<readonly RulebookId[]>(
  () => offers.value?.map(({ rulebook }) => rulebook) ?? RULEBOOKS,
);

/** The rulebook that the match will be played by. */
export const rulebook = computed<RulebookId>(() => offer.value?.rulebook ?? form.value.rulebook);

/** The most sides that it allows, as far as the engine has said. */
export const mostSides = computed(() => offer.value?.mostSides ?? SIDES.length);

/** The table chosen, where the rulebook has more than one. */
export const table = computed<string | undefined>(() => {
  const tables = offer.value?.tables ?? [];
  return tables.find((each) => each === form.value.table) ?? tables[0];
});
