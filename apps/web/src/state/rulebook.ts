import { computed, signal } from "@preact/signals";
import type { RulebookId } from "@tacada/formats";
import type { Article } from "@tacada/rules";
import { askEngine } from "../engine/client.ts";
import { route } from "./route.ts";
import { match, meet } from "./session.ts";

/** The rulebooks that there are; undefined until they are read. */
export const library = signal<readonly RulebookId[] | undefined>(undefined);

/** Articles by rulebook, those that were read. */
const read = signal<Readonly<Partial<Record<RulebookId, readonly Article[]>>>>({});

/** The rulebook that is looked up: the one of the address, else that of the match. */
export const reading = computed<RulebookId>(
  () => route.value?.rulebook ?? match.value?.header.rulebook ?? "sinuca-brasileira",
);

/** Every article of the rulebook that is looked up; undefined until they are read. */
export const rulebook = computed(() => read.value[reading.value]);

/** Reads a rulebook and which others there are, once. */
export async function readRulebook(id: RulebookId): Promise<void> {
  if (read.peek()[id]) return;
  const [answer, all] = await Promise.all([
    askEngine((host) => host.articles(id)),
    askEngine((host) => host.library()),
  ]);
  if (!answer.ok) return meet(answer.trouble);
  read.value = { ...read.peek(), [id]: answer.value };
  if (all.ok) library.value = all.value;
}
