import { fileURLToPath } from "node:url";

/** The packages that are published, each after those that it needs. */
export const LIBRARIES = ["formats", "table", "physics", "rules", "referee", "match", "play", "bot"] as const;

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));
