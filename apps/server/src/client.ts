import { fileURLToPath } from "node:url";
import { problemLine } from "@tacada/formats";
import { createServer, type ServerOptions } from "./server.ts";

const BUILT = fileURLToPath(new URL("../../web/dist/", import.meta.url));

/** Where words for the user go: `warn` takes what went wrong. */
export interface Words {
  readonly write: (text: string) => void;
  readonly warn: (text: string) => void;
}

/**
 * Serves the built web client of this checkout until SIGINT or SIGTERM, and says where it is.
 *
 * @returns whether it could be served; if not, the reason has been said
 */
export async function serveClient(
  options: Omit<ServerOptions, "root"> & { terminal: Words },
): Promise<boolean> {
  const { terminal, ...place } = options;
  const server = await createServer({ ...place, root: BUILT });
  if (!server.ok) {
    terminal.warn(`tacada: ${problemLine(server.problem)}\n`);
    return false;
  }
  terminal.write(`Tacada is at ${server.value.address} (Ctrl+C ends it)\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => resolve());
  });
  await server.value.stop();
  return true;
}
