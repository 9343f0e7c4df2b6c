import { parseArgs } from "node:util";
import { buildClient, CLIENT } from "./build.js";
import { SetupProblem } from "./problem.js";

/**
 * Serves the web client until it is interrupted.
 *
 * @param {string[]} args `--port` and `--host`; the variable PORT stands in for the first
 * @throws {SetupProblem}
 */
export async function start(args) {
  const { port = process.env["PORT"], host } = options(args);
  if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new SetupProblem(`"${port}" is not a port`);
  buildClient();

  const { createServer } = await import("@tacada/server");
  const result = await createServer({
    root: CLIENT,
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port: Number(port) }),
  });
  if (!result.ok)
    throw new SetupProblem(
      `${result.problem.path}: expected ${result.problem.expected}, found ${result.problem.found}`,
    );

  console.log(`Tacada is at ${result.value.address} (Ctrl+C ends it)`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void result.value.stop());
}

/** @param {string[]} args */
function options(args) {
  try {
    return parseArgs({ args, options: { port: { type: "string" }, host: { type: "string" } } }).values;
  } catch (error) {
    throw new SetupProblem(error instanceof Error ? error.message : String(error));
  }
}
