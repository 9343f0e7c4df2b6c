import type { RulebookId } from "@tacada/formats";
import kept from "../articletests.json" with { type: "json" };

/** The titles of the tests that name an article, as they were kept after a whole run; none for an unknown one. */
export function testsOf(rulebook: RulebookId, id: string): readonly string[] {
  // The file's own type has one key for each article.
  const all: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = kept;
  return all[rulebook]?.[id] ?? [];
}
