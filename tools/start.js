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
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) {
    throw new SetupProblem(`a port is a whole number up to 65535, not "${port}"`);
  }
  buildClient();

  const { createServer } = await import("@tacada/server");
  const { problemLine } = await import("@tacada/formats");
  const server = await createServer({
    root: CLIENT,
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port: Number(port) }),
  });
  if (!server.ok) throw new SetupProblem(problemLine(server.problem));

  console.log(`Tacada is at ${server.value.address} (Ctrl+C ends it)`);
  await new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, resolve);
  });
  await server.value.stop();
}

/** @param {string[]} args */
function options(args) {
  try {
    return parseArgs({ args, options: { port: { type: "string" }, host: { type: "string" } } }).values;
  } catch (error) {
    throw new SetupProblem(error instanceof Error ? error.message : String(error));
  }
}
