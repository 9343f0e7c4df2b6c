import { globSync } from "node:fs";
import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";

/** Who may import whom: the folders named and, through them, what those may import. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  "packages/formats": [],
  "packages/table": [],
  "packages/physics": ["packages/table"],
  "packages/rules": ["packages/formats"],
  "packages/referee": ["packages/table", "packages/physics", "packages/rules"],
  "packages/match": ["packages/rules"],
  "packages/play": ["packages/match", "packages/referee"],
  "packages/bot": ["packages/play"],
  "packages/testkit": ["packages/bot"],
  bench: ["packages/testkit"],
  fuzz: ["packages/testkit"],
  "apps/server": ["packages/bot"],
  "apps/web": ["packages/bot"],
  "apps/cli": ["packages/testkit", "apps/server", "bench", "tools"],
  tools: ["apps/server", "bench"],
};
const PURE = "^packages/(formats|table|physics|rules|referee|match|play)/";
const OURS = "^(packages|apps|bench|fuzz|tools)/";
const TESTS = String.raw`\.test\.tsx?$|/(e2e|test|testing)/`;

/** What must not be; tests and what only they use are free of most of it. */
const forbidden: IForbiddenRuleType[] = [
  ...Object.keys(ARROWS).map((folder) => ({
    name: `${folder} reaches too far`,
    from: { path: `^${folder}/`, pathNot: TESTS },
    to: { path: OURS, pathNot: `^(${[folder, ...below(folder)].join("|")})/` },
  })),
  { name: "a circle", from: {}, to: { circular: true } },
  { name: "not found", from: {}, to: { couldNotResolve: true } },
  { name: "not declared", from: { pathNot: TESTS }, to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] } },
  { name: "an engine's own module", from: { path: PURE, pathNot: TESTS }, to: { dependencyTypes: ["core"] } },
  {
    name: "three.js outside the scene",
    from: { path: "^apps/web/src/", pathNot: `^apps/web/src/scene/|${TESTS}` },
    to: { path: "^node_modules/(@types/)?three/" },
  },
  {
    name: "rules inside the scene",
    from: { path: "^apps/web/src/scene/", pathNot: TESTS },
    to: { path: "^packages/(rules|referee|match|play)/" },
  },
];

/** Everything that a folder may import. */
function below(folder: string): string[] {
  const next = ARROWS[folder] ?? [];
  return [...new Set([...next, ...next.flatMap(below)])];
}

const folders = Object.keys(ARROWS).filter((folder) => globSync(`${folder}/**/*.ts`).length > 0);
const sources = globSync(
  ["packages/*/**/*.ts", "apps/*/{src,e2e}/**/*.{ts,tsx}", "{bench,fuzz}/**/*.{ts,tsx}", "tools/*.{ts,js}"],
  {
    exclude: ["**/node_modules/**"],
  },
);
const { output } = await cruise(
  folders,
  {
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/" },
    tsPreCompilationDeps: true,
  },
  {
    exportsFields: ["exports"],
    conditionNames: ["import", "types", "node", "default"],
    extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".d.ts"],
  },
);
// cruise() answers with text when an output type is asked for, which is not so here
const { modules, summary } = output as ICruiseResult;

const read = new Set(modules.map((module) => module.source));
const unread = sources.filter((source) => !read.has(source));
for (const source of unread) console.log(`not read: ${source}`);
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`);
console.log(
  `${sources.length} of our modules, ${sources.length - unread.length} read, ${summary.totalDependenciesCruised} imports`,
);
process.exitCode = unread.length + summary.violations.length > 0 || sources.length === 0 ? 1 : 0;
