import { readFile } from "node:fs/promises";
import { failure, type Result, success } from "@tacada/formats";
import type { Terminal } from "./output.ts";

/** Why a file could not be read, by the system's name for it. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EISDIR: "a folder",
  EACCES: "a file that this user may not read",
};

/** The text of a file, or of standard input for `-`. */
export async function readSource(path: string, terminal: Terminal): Promise<Result<string>> {
  if (path === "-") return success(await terminal.input());
  try {
    return success(await readFile(path, "utf8"));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return failure("malformed", "", "a file that can be read", WHY[code] ?? code);
  }
}
