import { type Remote, wrap } from "comlink";
import type { EngineHost } from "./host.ts";
import type { Answer } from "./view.ts";

/** Longer than any work of the engine takes, milliseconds. */
const PATIENCE = 20_000;

interface Running {
  readonly worker: Worker;
  readonly host: Remote<EngineHost>;
  /** Rejects when the worker breaks. */
  readonly broken: Promise<never>;
}

let running: Running | undefined;

function start(): Running {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener("error", (event) =>
      reject(new Error(event.message || "the worker did not start")),
    );
    worker.addEventListener("messageerror", () => reject(new Error("a message could not be read")));
  });
  broken.catch(() => undefined);
  return { worker, host: wrap<EngineHost>(worker), broken };
}

/** Ends the engine; the next request starts a fresh one that knows no match yet. */
function stopEngine(): void {
  running?.worker.terminate();
  running = undefined;
}

/** Asks the engine. An engine that breaks or does not answer is ended, and that is the answer. */
export async function askEngine<T>(
  ask: (host: Remote<EngineHost>) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  running ??= start();
  const { host, broken } = running;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE / 1000} s`)), PATIENCE);
  });
  try {
    return await Promise.race([ask(host), broken, late]);
  } catch (reason) {
    stopEngine();
    return {
      ok: false,
      trouble: { kind: "engine", detail: reason instanceof Error ? reason.message : String(reason) },
    };
  } finally {
    clearTimeout(timer);
  }
}
