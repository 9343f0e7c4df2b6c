import { run } from "./run.ts";

const input = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
};

process.exitCode = await run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
  input,
  colors: process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined,
});
