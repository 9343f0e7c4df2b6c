import { Presets, SingleBar } from "cli-progress";
import { run } from "./run.ts";

const input = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
};

const bar = new SingleBar({ clearOnComplete: true, hideCursor: true }, Presets.shades_classic);

/** A bar on standard error while somebody watches; nothing in a pipe. */
function progress(share: number): void {
  if (process.stderr.isTTY !== true) return;
  if (!bar.isActive) bar.start(100, 0);
  bar.update(Math.round(100 * share));
  if (share >= 1) bar.stop();
}

process.exitCode = await run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
  input,
  colors: process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined,
  progress,
});
