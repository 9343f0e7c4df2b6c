import { readFileSync } from "node:fs";
import type { OptionValues, RulebookId, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { type Article, judge, type RuledAction } from "../src/index.ts";
import { play, tablesOf } from "./trial.ts";

/** A setup and the actions from it; what is looked at is the ruling on the last one. */
export interface Trial {
  readonly setup?: Setup;
  readonly options?: OptionValues;
  readonly actions: readonly RuledAction[];
}

/** An article with a trial where it applies and one where it nearly does. */
export interface Row {
  readonly article: string;
  readonly applies: Trial;
  readonly nearly: Trial;
}

/** One row of the table. */
export const row = (article: string, applies: Trial, nearly: Trial): Row => ({ article, applies, nearly });
/** A trial from a setup. */
export const from = (setup: Setup, ...actions: readonly RuledAction[]): Trial => ({ setup, actions });

/** The articles of the last ruling; none when it was refused. */
function articlesOf(rulebook: RulebookId, { setup, options, actions }: Trial): readonly string[] {
  const before = actions.slice(0, -1);
  const state = tablesOf(rulebook)(setup, options);
  const last = actions.at(-1);
  if (last === undefined) throw new Error("a trial needs an action");
  const judged = judge(before.length === 0 ? state : play(state, ...before).state, last);
  return judged.ok ? judged.value.ruling.articles : [];
}

/** One test where each article applies and one where it nearly does, and what holds for the whole list. */
export function describeArticles(
  rulebook: RulebookId,
  articles: readonly Article[],
  rows: readonly Row[],
): void {
  describe(`articles of ${rulebook}`, () => {
    for (const { article, applies, nearly } of rows) {
      it(`[${rulebook} ${article}] is what the ruling rests on`, () => {
        expect(articlesOf(rulebook, applies)).toContain(article);
      });
      it(`[${rulebook} ${article}] nearly applies and does not`, () => {
        expect(articlesOf(rulebook, nearly)).not.toContain(article);
      });
    }

    it("tries every article that is judged or observed", () => {
      const tried = new Set(rows.map(({ article }) => article));
      const due = articles.filter(({ how }) => how === "judged" || how === "observed");
      expect(due.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
    });

    it("lists the items of the document, each once and in order", () => {
      const file = new URL("../../testkit/rulebooks/articles.json", import.meta.url);
      const document = JSON.parse(readFileSync(file, "utf8")) as Record<string, { articles: string[] }>;
      const items = articles.filter(({ completes }) => completes !== true);
      expect(items.map(({ id }) => id)).toEqual(document[rulebook]?.articles);
    });

    it("says each item in both languages, and why where nothing is computed", () => {
      for (const { id, how, text, why } of articles) {
        expect(text["pt-BR"].length, id).toBeGreaterThan(15);
        expect(text.en.length, id).toBeGreaterThan(15);
        expect(why !== undefined, id).toBe(how === "told");
      }
    });
  });
}
