import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { RULEBOOKS, type RulebookId } from "@tacada/formats";
import { type Article, articles, begin } from "@tacada/rules";
import { CITING_TESTS } from "./citing.ts";

/*
 * After a whole run of the unit tests: every article of the document is there, none is unknown to it, every judged or
 * observed one has a test where it applies and one where it nearly does, and the kept lists say what the tests do.
 * `--write` keeps them anew.
 */

const PLAYABLE = RULEBOOKS.filter((rulebook) => begin({ rulebook }).ok);
const LEAST_TESTS = 2;
const write = process.argv.includes("--write");
const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const json = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

// Both files are written by this project's own tools.
const titles = json(CITING_TESTS) as Readonly<Record<string, readonly string[]>>;
const documents = json(path("packages/testkit/rulebooks/articles.json")) as Readonly<
  Record<RulebookId, { readonly articles: readonly string[] }>
>;

const problems: string[] = [];
const tests: Record<string, Record<string, readonly string[]>> = {};

for (const rulebook of PLAYABLE) {
  const own = articles(rulebook);
  const ids = new Set(own.map((article) => article.id));
  for (const id of documents[rulebook].articles)
    if (!ids.has(id)) problems.push(`${rulebook} ${id} is missing`);
  for (const article of own) {
    const known = documents[rulebook].articles.includes(article.id);
    if (!known && article.completes !== true)
      problems.push(`${rulebook} ${article.id} is not in the document`);
    if (isUntested(rulebook, article)) problems.push(`${rulebook} ${article.id} is untested`);
  }
  tests[rulebook] = Object.fromEntries(own.map(({ id }) => [id, testsOf(rulebook, id)]));
  keep(`docs/articles/${rulebook}.md`, tableOf(rulebook, own));
}
for (const cited of Object.keys(titles)) {
  const [rulebook = "", id = ""] = cited.split(" ");
  if (PLAYABLE.some((each) => each === rulebook) && tests[rulebook]?.[id] === undefined) {
    problems.push(`a test names ${cited}, which is no article`);
  }
}
keep("packages/testkit/articletests.json", `${JSON.stringify(tests, null, 2)}\n`);

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function testsOf(rulebook: RulebookId, id: string): readonly string[] {
  return (titles[`${rulebook} ${id}`] ?? []).toSorted();
}

function isUntested(rulebook: RulebookId, { id, how }: Article): boolean {
  const due = how === "judged" || how === "observed";
  return due && testsOf(rulebook, id).length < LEAST_TESTS;
}

/** The kept file says the same, or is written anew. */
function keep(name: string, text: string): void {
  const file = path(name);
  if (write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (text !== readKept(file)) {
    problems.push(`${name} is not what the tests say: node tools/articles.ts --write`);
  }
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function tableOf(rulebook: RulebookId, own: readonly Article[]): string {
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const rows = own.map(({ id, how, why, text }) => {
    const reason = why === undefined ? "" : ` (${why.en})`;
    return `| ${id} | ${how} | ${cell(text.en + reason)} | ${testsOf(rulebook, id).length} |`;
  });
  return [
    `# ${rulebook}: every article, how it is upheld, and its tests`,
    "",
    "Made by `node tools/articles.ts --write` after the unit tests; in our own words, the document itself is the law.",
    "",
    "| article | how | what it says | tests |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
