import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SetupProblem } from "./problem.js";

const QUIET = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
const PATIENCE = ["--fetch-retries=3", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=8000"];

const { header } = /** @type {{ header: object }} */ (process.report.getReport());
const LIBC = "glibcVersionRuntime" in header ? "glibc" : "musl";

/**
 * Installs exactly what the lock file of a folder says.
 *
 * @param {string} folder holds package.json and package-lock.json
 * @param {readonly string[]} options further options of `npm ci`
 * @throws {SetupProblem} when npm is missing or fails
 */
export function installLocked(folder, options) {
  const run = runNpm(["ci", ...QUIET, ...PATIENCE, ...options], folder, ["ignore", "ignore", "inherit"]);
  if (run.error) throw new SetupProblem(`npm could not be run (${run.error.message}); it comes with Node.js`);
  if (run.status !== 0) {
    throw new SetupProblem(
      "npm could not install the packages (its words are above). Is the network there and the disk not full? " +
        "The same command may simply be run again.",
    );
  }
}

/**
 * Runs the npm that started this process, or else the one on the PATH.
 *
 * @param {readonly string[]} args
 * @param {string} folder where it runs
 * @param {import("node:child_process").StdioOptions} [stdio] its words are kept unless this says otherwise
 */
export function runNpm(args, folder, stdio = "pipe") {
  const own = process.env["npm_execpath"];
  const [program, script] = own?.endsWith("npm-cli.js") ? [process.execPath, [own]] : ["npm", []];
  return spawnSync(program, [...script, ...args], { cwd: folder, stdio, encoding: "utf8" });
}

/**
 * Whether npm's own record of what it installed in a folder agrees with the lock file.
 *
 * @param {string} folder holds package-lock.json and perhaps node_modules
 * @param {{ development: boolean }} part whether the development packages have to be there
 * @returns {boolean}
 */
export function isInstalled(folder, { development }) {
  const wanted = packagesOf(join(folder, "package-lock.json"));
  const present = packagesOf(join(folder, "node_modules", ".package-lock.json"));
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== "" && (development || !entry.dev) && isForThisMachine(entry))
    .every(([path, entry]) => present[path] !== undefined && present[path].version === entry.version);
}

/**
 * @typedef {object} LockEntry one package in a lock file of version 3
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 *
 * @param {string} file may be missing
 * @returns {Record<string, LockEntry>}
 */
function packagesOf(file) {
  try {
    // npm writes both files and keeps to its own documented format
    return /** @type {{ packages: Record<string, LockEntry> }} */ (JSON.parse(readFileSync(file, "utf8")))
      .packages;
  } catch {
    return {};
  }
}

/**
 * An optional package is one of several builds, of which npm takes this machine's; it leaves that one out too
 * where it ran under an old Node.js.
 *
 * @param {LockEntry} entry
 */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return os?.includes(process.platform) && cpu?.includes(process.arch) && (!libc || libc.includes(LIBC));
}
