import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Check } from "./check.ts";
import { exampleIn } from "./example.ts";
import { ROOT } from "./libraries.ts";
import { runNpm } from "./npm.js";
import type { Packed } from "./pack.ts";

const OLDEST = 20;
const TSC = join(ROOT, "node_modules", "typescript7", "bin", "tsc");
const INSTALL = [
  "--prefer-offline",
  "--ignore-scripts",
  "--no-package-lock",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];
const STRICT = {
  compilerOptions: {
    target: "es2023",
    module: "nodenext",
    lib: ["es2023", "dom"],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
  },
};
const SCHEMA_IMPORT = `
import action from "@tacada/formats/schema/action.schema.json" with { type: "json" };
console.log(action.$schema.length > 0);
`;

/**
 * What a project elsewhere sees of the packed libraries: it installs them, its types hold, and every README's example
 * prints what the README says, under this Node.js and under the machine's own where that is an older one.
 */
export function tryAsConsumer(libraries: readonly Packed[]): readonly Check[] {
  const folder = mkdtempSync(join(tmpdir(), "tacada-consumer-"));
  try {
    return checksIn(folder, libraries);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checksIn(folder: string, libraries: readonly Packed[]): readonly Check[] {
  const dependencies = Object.fromEntries(
    libraries.map(({ name, tarball }) => [`@tacada/${name}`, `file:${tarball}`]),
  );
  const examples = libraries.map(({ name, folder: library }) => ({
    name,
    ...exampleIn(join(library, "README.md")),
  }));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ type: "module", private: true, dependencies }),
  );
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(STRICT));
  for (const { name, code } of examples) writeFileSync(join(folder, `${name}.ts`), code);
  writeFileSync(join(folder, "schema.ts"), SCHEMA_IMPORT);

  const installed = runNpm(["install", ...INSTALL], folder);
  if (installed.status !== 0) return [{ name: "install the tarballs", problem: installed.stderr }];
  const compiled = spawnSync(process.execPath, [TSC, "-p", "."], { cwd: folder, encoding: "utf8" });
  if (compiled.status !== 0) return [{ name: "types of the consumer", problem: compiled.stdout }];

  const engines = enginesHere();
  if (engines.length === 1) console.log("no older Node.js on the PATH: the examples ran in this one alone");
  const runs = engines.flatMap((node) => [
    ...examples.map(({ name, printed }) => printsAsSaid(folder, node, name, printed)),
    printsAsSaid(folder, node, "schema", ["true"]),
  ]);
  return [{ name: "install the tarballs" }, { name: "types of the consumer" }, ...runs];
}

function printsAsSaid(folder: string, node: string, name: string, said: readonly string[]): Check {
  const { stdout, stderr } = spawnSync(node, [`${name}.js`], { cwd: folder, encoding: "utf8" });
  const title = `${name} in ${node}`;
  if (said.length === 0) return { name: title, problem: "no example says what it prints" };
  if (stdout.trimEnd() === said.join("\n")) return { name: title };
  return { name: title, problem: `expected ${said.join("\n")}\nfound ${stdout}${stderr}` };
}

/** This Node.js, and the first other one on the PATH that is older and that the libraries still promise to run in. */
function enginesHere(): readonly string[] {
  const older = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((place) => join(place, "node"))
    .find((node) => {
      const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
      const major = Number(/^v(\d+)\./.exec(stdout ?? "")?.[1]);
      return major >= OLDEST && major < Number(process.versions.node.split(".")[0]);
    });
  return older === undefined ? [process.execPath] : [process.execPath, older];
}
