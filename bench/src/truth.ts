import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Row } from "./row.ts";
import { pageFiles, SUBJECTS } from "./truth/page.ts";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));

/** What the physics gives beside what is published, and writes both with their charts into the docs. */
export function measureTruth(): Row[] {
  for (const [path, text] of pageFiles()) {
    mkdirSync(dirname(join(DOCS, path)), { recursive: true });
    writeFileSync(join(DOCS, path), text);
  }
  return SUBJECTS.flatMap(({ findings }) =>
    findings.map(({ id, unit, published, ours, source }) => ({
      id,
      unit,
      median: ours,
      n: 1,
      note: `published ${Number(published.toPrecision(4))}, ${source}`,
    })),
  );
}
