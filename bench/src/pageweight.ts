import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Row } from "./row.ts";

const BUILT = fileURLToPath(new URL("../../apps/web/dist/", import.meta.url));
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](?:\.{0,2}\/)*([\w./-]+\.js)["']/g;
const MENTION = /["'`](?:\.{0,2}\/)*([\w./-]+\.(?:js|css))["'`]/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * What a first visit transfers, compressed with gzip: the page with what its HTML asks for and what that imports
 * at once, then together with everything that its scripts load later (the table and the workers). Of the fonts
 * those count that cover Latin letters. Empty when the client has not been built.
 */
export function measurePageWeight(): Row[] {
  const files = globSync("**/*.{html,js,css,woff2}", { cwd: BUILT });
  if (!files.includes("index.html")) return [];
  const byName = new Map(files.map((file) => [basename(file), file]));
  const reach = (pattern: RegExp): Set<string> => reached("index.html", byName, pattern);
  return [
    row("page-before-table", reach(STATIC_IMPORT), "aim < 250"),
    row("page-with-table", reach(MENTION), "aim < 450"),
  ];
}

const row = (id: string, files: ReadonlySet<string>, note: string): Row => ({
  id,
  unit: "kB gzip",
  median: Math.round([...files].reduce((sum, file) => sum + weight(file), 0) / 100) / 10,
  n: files.size,
  note,
});

const weight = (file: string): number => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length;

/** The files that a file leads to, where its scripts lead on by what `pattern` finds in them. */
function reached(start: string, byName: ReadonlyMap<string, string>, pattern: RegExp): Set<string> {
  const found = new Set([start]);
  for (const file of found) {
    for (const name of namesIn(file, pattern)) {
      const target = byName.get(basename(name));
      if (target !== undefined) found.add(target);
    }
  }
  return found;
}

function namesIn(file: string, pattern: RegExp): string[] {
  if (file.endsWith(".woff2")) return [];
  const text = readFileSync(join(BUILT, file), "utf8");
  if (file.endsWith(".css")) return (text.match(FONT_FACE) ?? []).filter(coversLatin).flatMap(firstFont);
  return [...text.matchAll(file.endsWith(".html") ? MENTION : pattern)].map((match) => match[1] ?? "");
}

const coversLatin = (face: string): boolean =>
  !face.includes("unicode-range") || /U\+(?:\?\?|0+-0*FF)(?![\dA-F])/i.test(face);
const firstFont = (face: string): string[] => /[\w.-]+\.woff2/.exec(face)?.slice(0, 1) ?? [];
