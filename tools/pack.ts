import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LIBRARIES, ROOT } from "./libraries.ts";
import { runNpm } from "./npm.js";

const STAGE = join(ROOT, ".cache", "npm");

/** A library as npm would publish it. */
export interface Packed {
  readonly name: (typeof LIBRARIES)[number];
  /** What the tarball was made of. */
  readonly folder: string;
  readonly tarball: string;
}

/** The parts of a workspace's package.json that are published as they are. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly sideEffects: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Builds every library as JavaScript with declarations, and packs it: one tarball each, nothing is published. */
export function pack(): readonly Packed[] {
  rmSync(STAGE, { recursive: true, force: true });
  const build = spawnSync(
    process.execPath,
    ["node_modules/typescript7/bin/tsc", "-p", "tsconfig.libraries.json"],
    { cwd: ROOT, encoding: "utf8" },
  );
  if (build.status !== 0) throw new Error(`The libraries could not be built: ${build.stdout}`);
  const folders = LIBRARIES.map(stage);
  const run = runNpm(["pack", ...folders, `--pack-destination=${STAGE}`, "--ignore-scripts"], STAGE);
  if (run.status !== 0) throw new Error(`npm could not pack the libraries: ${run.stderr}`);
  return LIBRARIES.map((name) => {
    const folder = join(STAGE, name);
    const { version } = manifestOf(name);
    return { name, folder, tarball: join(STAGE, `tacada-${name}-${version}.tgz`) };
  });
}

/** Puts beside the built files of a library what else goes into its tarball. */
function stage(name: string): string {
  const source = join(ROOT, "packages", name);
  const folder = join(STAGE, name);
  const hasSchemas = existsSync(join(source, "schema"));
  renameSync(join(folder, "src"), join(folder, "dist"));
  if (hasSchemas) cpSync(join(source, "schema"), join(folder, "schema"), { recursive: true });
  cpSync(join(source, "README.md"), join(folder, "README.md"));
  cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  const manifest = {
    ...manifestOf(name),
    engines: { node: ">=20" },
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      ...(hasSchemas ? { "./schema/*": "./schema/*" } : {}),
    },
    files: ["dist", ...(hasSchemas ? ["schema"] : [])],
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}

function manifestOf(name: string): Manifest {
  const text = readFileSync(join(ROOT, "packages", name, "package.json"), "utf8");
  // The project's own file; the check of published packages looks at what comes out.
  return JSON.parse(text) as Manifest;
}

if (import.meta.main) for (const { tarball } of pack()) console.log(tarball);
