#!/usr/bin/env node
import module from "node:module";
import { fileURLToPath } from "node:url";
import { handOver, isRecent } from "../../../tools/node.js";
import { giveUp } from "../../../tools/problem.js";

/** The `tacada` command: an older Node.js understands this file and hands over to a recent one. */
try {
  if (isRecent) await run();
  else handOver(fileURLToPath(import.meta.url), process.argv.slice(2));
} catch (error) {
  giveUp(error);
}

async function run() {
  module.enableCompileCache();
  await import("../src/main.ts");
}
