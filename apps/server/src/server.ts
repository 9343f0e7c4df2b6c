import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import helmet from "@fastify/helmet";
import files from "@fastify/static";
import { failure, type Result, success } from "@tacada/formats";
import fastify from "fastify";
import { PAGE_POLICY } from "./policy.ts";

const FIRST_PORT = 4173;
const PORTS_TRIED = 20;

/** What to serve and where. */
export interface ServerOptions {
  /** The folder of the built web client. */
  readonly root: string;
  /** A host name or address of this machine; `localhost` when absent, so that nobody else can reach it. */
  readonly host?: string;
  /** The port to take, 0 for any free one; when absent, the first free one from 4173 on. */
  readonly port?: number;
}

/** A server that is listening. */
export interface Server {
  /** Where a browser finds it, such as `http://localhost:4173`. */
  readonly address: string;
  /** Finishes the answers under way and stops listening; may be called twice. */
  readonly stop: () => Promise<void>;
}

/** Serves the web client, or says which of the options stands in the way. */
export async function createServer(options: ServerOptions): Promise<Result<Server>> {
  const { root, host = "localhost" } = options;
  if (!existsSync(join(root, "index.html"))) return failure("impossible", "root", "a built web client", root);

  const first = options.port ?? FIRST_PORT;
  const last = options.port === undefined ? FIRST_PORT + PORTS_TRIED - 1 : first;
  for (let port = first; port <= last; port += 1) {
    const app = await createApp(root);
    try {
      const url = new URL(await app.listen({ host, port }));
      url.hostname = host.includes(":") ? `[${host}]` : host;
      return success({ address: url.origin, stop: () => app.close() });
    } catch (error) {
      await app.close();
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EADDRINUSE") continue;
      if (code === "EACCES") return failure("impossible", "port", "a port that this user may take", port);
      if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
        return failure("impossible", "host", "a name or address of this machine", host);
      }
      throw error;
    }
  }
  return failure(
    "impossible",
    "port",
    "a free port",
    first === last ? first : `${first} to ${last}, all taken`,
  );
}

async function createApp(root: string) {
  const app = fastify();
  await app.register(helmet, PAGE_POLICY);
  await app.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
    setHeaders(reply, path) {
      void reply.header("cache-control", freshness(path));
    },
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/plain").send("Not found\n"));
  return app;
}

/** Vite writes a digest into the name of everything under assets/, so such a file never changes. */
const freshness = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache";
