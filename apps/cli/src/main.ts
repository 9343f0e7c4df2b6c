import type { SingleBar } from "cli-progress";
import { run } from "./run.ts";

// A reader that has seen enough (`tacada … | head`) closes the pipe; that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const input = async (): Promise<string> => {
  let text = "";
  process.stdin.setEncoding("utf8");
  // With an encoding set, a stream gives strings.
  for await (const chunk of process.stdin as AsyncIterable<string>) text += chunk;
  return text;
};

let bar: Promise<SingleBar> | undefined;

/** A bar on standard error while somebody watches; nothing in a pipe. */
function progress(share: number): void {
  if (!process.stderr.isTTY) return;
  bar ??= startedBar();
  void bar.then((shown) => {
    shown.update(Math.round(100 * share));
    if (share >= 1) shown.stop();
  });
}

async function startedBar(): Promise<SingleBar> {
  const { Presets, SingleBar } = await import("cli-progress");
  const started = new SingleBar({ clearOnComplete: true, hideCursor: true }, Presets.shades_classic);
  started.start(100, 0);
  return started;
}

process.exitCode = await run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
  input,
  colors: process.stdout.isTTY && process.env["NO_COLOR"] === undefined,
  progress,
});
