import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createServer, type Server, type ServerOptions } from "./index.ts";

const SCRIPT = "export const five = 5;\n";
const root = mkdtempSync(join(tmpdir(), "tacada-server-"));

beforeAll(() => {
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "index.html"), "<!doctype html><title>Tacada</title>");
  writeFileSync(join(root, "assets", "main-Ab12.js"), SCRIPT);
  writeFileSync(join(root, "assets", "main-Ab12.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(root, ".inputs"), "private");
});

afterAll(() => rmSync(root, { recursive: true }));

const host = "127.0.0.1";

async function served(options: ServerOptions = { root, host, port: 0 }): Promise<Server> {
  const result = await createServer(options);
  if (!result.ok) throw new Error(`no server: ${result.problem.expected}`);
  onTestFinished(() => result.value.stop());
  return result.value;
}

describe("the files of the client", () => {
  it("answers the page itself, to be asked for anew each time", async () => {
    const { address } = await served();
    const page = await fetch(`${address}/`);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(await page.text()).toContain("Tacada");
  });

  it("lets a file with a digest in its name be kept for good", async () => {
    const { address } = await served();
    const script = await fetch(`${address}/assets/main-Ab12.js`, {
      headers: { "accept-encoding": "identity" },
    });
    expect(script.headers.get("content-type")).toContain("javascript");
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect(script.headers.get("content-encoding")).toBeNull();
    expect(await script.text()).toBe(SCRIPT);
  });

  it("sends the compressed copy to who takes it", async () => {
    const { address } = await served();
    const script = await fetch(`${address}/assets/main-Ab12.js`, { headers: { "accept-encoding": "gzip" } });
    expect(script.headers.get("content-encoding")).toBe("gzip");
    expect(script.headers.get("content-type")).toContain("javascript");
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect(await script.text()).toBe(SCRIPT);
  });

  it.each(["/nothing", "/assets/main-gone.js", "/.inputs", "/..%2f..%2fetc/passwd"])(
    "has no %s",
    async (path) => {
      const { address } = await served();
      const answer = await fetch(`${address}${path}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe("Not found\n");
    },
  );

  it("forbids code made from text and foreign sources", async () => {
    const { address } = await served();
    const policy = (await fetch(address)).headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("upgrade-insecure-requests");
  });
});

describe("where it listens", () => {
  it("takes the next free port when none is asked for", async () => {
    const first = await served({ root, host });
    const second = await served({ root, host });
    expect(Number(new URL(second.address).port)).toBeGreaterThan(Number(new URL(first.address).port));
  });

  it("refuses a port that was asked for and is taken", async () => {
    const port = Number(new URL((await served()).address).port);
    const result = await createServer({ root, host, port });
    expect(result).toMatchObject({ ok: false, problem: { path: "port", found: `${port}` } });
  });

  it("refuses an address of another machine", async () => {
    const result = await createServer({ root, host: "192.0.2.1", port: 0 });
    expect(result).toMatchObject({ ok: false, problem: { path: "host" } });
  });

  it("refuses a folder without a built client", async () => {
    const result = await createServer({ root: join(root, "assets") });
    expect(result).toMatchObject({ ok: false, problem: { path: "root" } });
  });

  it("is gone after it was stopped, twice", async () => {
    const server = await served();
    await server.stop();
    await server.stop();
    await expect(fetch(server.address)).rejects.toThrow();
  });
});
