import { fileURLToPath } from "node:url";

/** Where a run of the unit tests leaves the titles that name an article, by `rulebook id`. */
export const CITING_TESTS = fileURLToPath(new URL("../.cache/citingtests.json", import.meta.url));

/** The articles that a test's title names in brackets: `[sinuca-brasileira 7.1.q] …`. */
export const citedIn = (title: string): string[] =>
  [...title.matchAll(/\[((?:sinuca-brasileira|sinuca|bilhar|mata-mata|bola-8) [^\]]+)\]/g)].map(
    (match) => match[1] ?? "",
  );
