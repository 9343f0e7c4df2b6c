import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { bitsOf } from "../packages/physics/src/testing/strikes.ts";
import { type Check, report } from "./check.ts";
import { type Engine, engines } from "./engines.ts";

/*
 * Whether a list of strikes comes to the same bits in every JavaScript engine on this machine, and to those that are
 * written down: node tools/samebits.ts [how many of its strikes]. Where the bits are meant to change, `--pin` first
 * writes down the new ones.
 */

const path = (name: string): string =>
  fileURLToPath(new URL(`../packages/physics/src/testing/${name}`, import.meta.url));
const LIST = path("strikes.ts");
const WRITTEN = path("bits.txt");

/** What digests are written down of: the strikes of the gate, and all. */
const COUNTS = [200, 1000];

/** Shells have no TextEncoder; what is encoded here is plain letters. */
const ENCODER = `globalThis.TextEncoder ??= class {
  encode(text) { return Uint8Array.from(text, (letter) => letter.charCodeAt(0)); }
};`;

/** The list and all the physics as one script, which leaves them in `list`. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2022", lib: { entry: LIST, formats: ["iife"], name: "list" } },
  });
  const [file] = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (file?.type !== "chunk") throw new Error("the physics came to no script");
  return `${ENCODER}\n${file.code}`;
}

const digestLines = (count: number): string[] =>
  Object.entries(bitsOf(count)).map(([profile, digest]) => `${count} ${profile} ${digest}\n`);

async function compare({ name, ask }: Engine, script: string, count: number): Promise<Check | undefined> {
  if (ask === undefined) {
    console.log(`${name.padEnd(22)}not here`);
    return undefined;
  }
  let problem: string | undefined;
  try {
    const answer = await ask(script, `JSON.stringify(list.bitsOf(${count}))`);
    if (answer !== JSON.stringify(bitsOf(count))) problem = `different: ${answer}`;
  } catch (error) {
    problem = `no answer: ${String(error)}`;
  }
  console.log(`${name.padEnd(22)}${problem === undefined ? "same" : "different"}`);
  return { name, problem };
}

if (process.argv.includes("--pin")) writeFileSync(WRITTEN, COUNTS.flatMap(digestLines).join(""));
const count = Number(process.argv.slice(2).find((word) => word !== "--pin") ?? COUNTS.at(-1));
const script = await bundle();
const checks: Check[] = [];
for (const engine of engines()) {
  const check = await compare(engine, script, count);
  if (check !== undefined) checks.push(check);
}
if (COUNTS.includes(count)) {
  const written = readFileSync(WRITTEN, "utf8");
  for (const line of digestLines(count)) {
    checks.push({ name: "bits.txt", problem: written.includes(line) ? undefined : `now ${line.trimEnd()}` });
  }
}
report(checks);
