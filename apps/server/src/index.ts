export { serveClient, type Words } from "./client.ts";
export { createServer, FIRST_PORT, type Server, type ServerOptions } from "./server.ts";
