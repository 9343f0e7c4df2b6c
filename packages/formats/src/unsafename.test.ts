import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type DocumentName, readDocument } from "./index.ts";

const root = new URL("../../../", import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const CASES = readdirSync(new URL("packages/testkit/cases", root)).map(
  (file) => `packages/testkit/cases/${file}`,
);

type Path = readonly (string | number)[];

/** Where a document holds an object; of a list only its first entries. */
function objectsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value)
    .slice(0, 25)
    .flatMap(([key, each]) => objectsIn(each, [...path, Array.isArray(value) ? Number(key) : key]));
  return Array.isArray(value) ? inner : [path, ...inner];
}

/** A copy with one more key in the object at `path`. */
function withKey(document: unknown, path: Path, name: string): unknown {
  const copy = structuredClone(document);
  const at = path.reduce((value, key) => (value as Record<string | number, unknown>)[key], copy);
  Object.defineProperty(at, name, { value: 1, enumerable: true });
  return copy;
}

const textOf = (path: Path): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");

it.each<[DocumentName, string]>([
  ...CASES.map((path): [DocumentName, string] => ["cases", path]),
  ["match", "apps/web/e2e/fixtures/remove.json"],
  ["match", "apps/web/e2e/fixtures/free-ball.json"],
])("a %s document (%s) is refused with a name like __proto__ in any of its objects", (name, file) => {
  const whole = json(file);
  const document = Array.isArray(whole) ? whole.slice(0, 25) : whole;
  expect(readDocument(name, document).ok).toBe(true);
  const places = objectsIn(document);
  expect(places.length).toBeGreaterThan(10);
  for (const path of places) {
    for (const unsafe of ["__proto__", "constructor", "prototype"]) {
      const read = readDocument(name, withKey(document, path, unsafe));
      if (read.ok) throw new Error(`${textOf([...path, unsafe])} was taken`);
      expect(read.problem).toMatchObject({ kind: "malformed", path: textOf([...path, unsafe]) });
    }
  }
});
