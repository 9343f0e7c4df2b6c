import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Check, report } from "./check.ts";
import { ROOT } from "./libraries.ts";

/*
 * Whatever the product needs to run is there in one version, as the lock file tells; `dev` marks what it needs not.
 */

/** Packages that come in two versions because of what others ask for, and who does. */
const KNOWN: Readonly<Record<string, string>> = {
  "fast-uri": "fastify's JSON Schema reader asks for 3, its JSON writer for 4",
};

/** The parts of a lock file that this reads. */
interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dev?: boolean; readonly link?: boolean }>
  >;
}

// npm writes the file and keeps to its own documented format
const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as Lock;
const versions = new Map<string, Set<string | undefined>>();
for (const [path, { version, dev, link }] of Object.entries(packages)) {
  const [, ...below] = path.split("node_modules/");
  const name = below.at(-1);
  if (name === undefined || dev || link) continue;
  versions.set(name, (versions.get(name) ?? new Set()).add(version));
}
report([
  ...[...versions].map(([name, found]): Check => {
    const unknown = found.size > 1 && KNOWN[name] === undefined;
    return { name, problem: unknown ? `is there as ${[...found].join(" and ")}` : undefined };
  }),
  ...Object.keys(KNOWN).map((name): Check => {
    const gone = (versions.get(name)?.size ?? 0) < 2;
    return { name, problem: gone ? "is not there twice any more: strike it from the list" : undefined };
  }),
]);
