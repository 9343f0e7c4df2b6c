import module from "node:module";
import { fileURLToPath } from "node:url";
import { handOver, isRecent } from "./node.js";
import { giveUp } from "./problem.js";

/**
 * Stands behind `npm start`, `npm test`, `npm run bench` and `npm run docs`. An older Node.js understands this file; it gets a
 * recent one where needed, installs and builds what is stale, and goes on.
 */
const [command, ...args] = process.argv.slice(2);

if (process.env["npm_lifecycle_event"]) endWithParent();
try {
  if (isRecent) await run();
  else handOver(fileURLToPath(import.meta.url), process.argv.slice(2));
} catch (error) {
  giveUp(error);
}

async function run() {
  module.enableCompileCache();
  const { install } = await import("./install.js");
  install(command === "test" || command === "docs" ? "everything" : "running");
  if (command === "start") await (await import("./start.js")).start(args);
  else if (command === "test") await (await import("./gate.ts")).gate();
  else if (command === "bench") await (await import("./bench.js")).bench(args);
  else if (command === "docs") await (await import("./apidocs.ts")).apiDocs({ write: true });
  else giveUp(new Error(`run.js has no command ${command}`));
}

/** The shell that npm puts in between passes no signal on, so a killed `npm start` shows in its being gone. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();
}
