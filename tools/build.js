import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { SetupProblem } from "./problem.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const INPUTS = ["package-lock.json", "apps/web/**", "packages/*/src/**"];
const OUTSIDE = /^(node_modules|dist|e2e)$|\.test\.tsx?$/;
const WORTH_COMPRESSING = /\.(html|js|css|svg|json|webmanifest)$/;

/** The folder that the built web client is served from. */
export const CLIENT = join(ROOT, "apps", "web", "dist");

/** Lies in the built folder, so that whatever else builds or empties it makes it stale. */
const STAMP = join(CLIENT, ".inputs");

/**
 * Builds the web client, unless it was built from these very inputs.
 *
 * @throws {SetupProblem} when the build fails
 */
export function buildClient() {
  const inputs = digest();
  if (inputs === lastInputs()) return;
  console.error("Building the web client …");
  const vite = join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const run = spawnSync(process.execPath, [vite, "build", "apps/web", "--logLevel=error"], {
    cwd: ROOT,
    stdio: ["ignore", 2, "inherit"],
  });
  if (run.status !== 0) throw new SetupProblem("the web client could not be built (vite's words are above)");
  compress();
  writeFileSync(STAMP, inputs);
}

/** Lays compressed copies beside the built files, so that the server has nothing to compute. */
function compress() {
  for (const path of globSync("**", { cwd: CLIENT }).filter((each) => WORTH_COMPRESSING.test(each))) {
    const content = readFileSync(join(CLIENT, path));
    writeFileSync(join(CLIENT, `${path}.br`), brotliCompressSync(content));
    writeFileSync(join(CLIENT, `${path}.gz`), gzipSync(content, { level: 9 }));
  }
}

/** @returns {string} over names and contents of everything that the client is built from */
function digest() {
  const hash = createHash("sha256");
  const entries = globSync(INPUTS, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (entry) => OUTSIDE.test(entry.name),
  });
  for (const path of entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(path.slice(ROOT.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/** @returns {string | undefined} */
function lastInputs() {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return undefined;
  }
}

if (import.meta.main) buildClient();
