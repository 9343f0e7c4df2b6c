import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { isInstalled } from "./npm.js";

const LOCKED = {
  "": {},
  "node_modules/needed": { version: "1.0.0" },
  "node_modules/tester": { version: "2.0.0", dev: true },
  "node_modules/build-here": {
    version: "3.0.0",
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  "node_modules/build-elsewhere": { version: "3.0.0", optional: true, os: ["plan9"], cpu: [process.arch] },
};
const { "node_modules/tester": tester, "node_modules/build-elsewhere": _, ...running } = LOCKED;

function folderWith(installed?: object): string {
  const folder = mkdtempSync(join(tmpdir(), "tacada-npm-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: LOCKED }));
  if (installed)
    writeFileSync(
      join(folder, "node_modules", ".package-lock.json"),
      JSON.stringify({ packages: installed }),
    );
  return folder;
}

describe("whether packages are installed", () => {
  it("is false in a fresh clone", () => {
    expect(isInstalled(folderWith(), { development: false })).toBe(false);
  });

  it("tells the running part from everything", () => {
    const folder = folderWith(running);
    expect(isInstalled(folder, { development: false })).toBe(true);
    expect(isInstalled(folder, { development: true })).toBe(false);
  });

  it("lets everything serve for the running part", () => {
    const folder = folderWith({ ...running, "node_modules/tester": tester });
    expect(isInstalled(folder, { development: true })).toBe(true);
    expect(isInstalled(folder, { development: false })).toBe(true);
  });

  it("sees another version", () => {
    const folder = folderWith({ ...running, "node_modules/needed": { version: "0.9.0" } });
    expect(isInstalled(folder, { development: false })).toBe(false);
  });

  it("misses the build for this machine, and no other", () => {
    const { "node_modules/build-here": _here, ...rest } = running;
    expect(isInstalled(folderWith(rest), { development: false })).toBe(false);
  });
});
