import { parseArgs } from "node:util";
import { buildClient } from "./build.js";
import { SetupProblem } from "./problem.js";

/**
 * Serves the web client until it is interrupted.
 *
 * @param {string[]} args `--port` and `--host`; the variable PORT stands in for the first
 * @throws {SetupProblem}
 */
export async function start(args) {
  const { port = process.env["PORT"], host } = options(args);
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) {
    throw new SetupProblem(`a port is a whole number up to 65535, not "${port}"`);
  }
  buildClient();

  const { serveClient } = await import("@tacada/server");
  const served = await serveClient({
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port: Number(port) }),
    terminal: { write: (text) => process.stdout.write(text), warn: (text) => process.stderr.write(text) },
  });
  if (!served) process.exitCode = 1;
}

/** @param {string[]} args */
function options(args) {
  try {
    return parseArgs({ args, options: { port: { type: "string" }, host: { type: "string" } } }).values;
  } catch (error) {
    throw new SetupProblem(error instanceof Error ? error.message : String(error));
  }
}
