import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** How long a browser may take for its answer, milliseconds. */
const PATIENCE = 300_000;

/** A browser's program, its arguments for a profile in a folder, and further variables. */
interface BrowserCommand {
  readonly program: string;
  readonly args: (folder: string) => readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Opens a page in a browser that runs a script and sends back what an expression then comes to. */
export async function askPage(
  { program, args, env }: BrowserCommand,
  script: string,
  expression: string,
): Promise<string> {
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const page = `<!doctype html><script src="script.js"></script>
    <script>fetch("answer", { method: "POST", body: ${expression} });</script>`;
  const server = createServer((request, response) => {
    if (request.method === "POST") {
      let text = "";
      request.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      request.on("end", () => resolve(text));
    }
    const isScript = request.url === "/script.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? script : page);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server listens on no port");
  try {
    return await inFolder(async (folder) => {
      const child = spawn(program, [...args(folder), `http://127.0.0.1:${address.port}/`], {
        env: { ...process.env, ...env, HOME: folder },
        stdio: "ignore",
      });
      const ended = once(child, "exit");
      try {
        return await Promise.race([answer, ended.then(() => noAnswer(child)), tooLate()]);
      } finally {
        child.kill("SIGKILL");
        await ended;
      }
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function noAnswer({ exitCode }: ChildProcess): never {
  throw new Error(`it ended with ${exitCode} and gave no answer`);
}

async function tooLate(): Promise<never> {
  await setTimeout(PATIENCE, undefined, { ref: false });
  throw new Error(`it gave no answer within ${PATIENCE} ms`);
}

/** Does something with a folder of its own that is gone afterwards. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "tacada-"));
  try {
    return await use(folder);
  } finally {
    // A browser's helpers may still be writing there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
