import { signal } from "@preact/signals";
import type { Article } from "@tacada/rules";
import { askEngine } from "../engine/client.ts";
import { meet } from "./session.ts";

/** Every article of the rulebook; undefined until they are read. */
export const rulebook = signal<readonly Article[] | undefined>(undefined);

/** Reads the articles, once. */
export async function readRulebook(): Promise<void> {
  if (rulebook.value) return;
  const answer = await askEngine((host) => host.articles());
  if (answer.ok) rulebook.value = answer.value;
  else meet(answer.trouble);
}
