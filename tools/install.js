import { fileURLToPath } from "node:url";
import { installLocked, isInstalled } from "./npm.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Installs what a command needs, unless it is there already. The whole serves for the running part too.
 *
 * @param {"running" | "everything"} part what running the product needs, or the tests and checks besides
 * @throws {import("./problem.js").SetupProblem}
 */
export function install(part) {
  const development = part === "everything";
  if (isInstalled(ROOT, { development })) return;
  console.error("Installing packages …");
  installLocked(ROOT, development ? ["--include=dev"] : ["--omit=dev"]);
}
