import { createServer } from "@tacada/server";
import { buildClient, CLIENT } from "./build.js";

/** Serves the built client on a free port while the browser tests run; they read its address as their base URL. */
export default async function serveClient(): Promise<() => Promise<void>> {
  buildClient();
  const server = await createServer({ root: CLIENT, port: 0 });
  if (!server.ok) throw new Error(`expected ${server.problem.expected}, found ${server.problem.found}`);
  process.env["TACADA_ADDRESS"] = server.value.address;
  return server.value.stop;
}
