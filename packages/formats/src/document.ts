import type * as v from "valibot";
import { actionSchema } from "./action.ts";
import { caseFileSchema, caseSchema } from "./case.ts";
import { check } from "./check.ts";
import { layoutSchema, strikeSchema } from "./layout.ts";
import { matchSchema } from "./match.ts";
import { failure, type Result } from "./problem.ts";
import { reportSchema } from "./report.ts";
import { rulingSchema } from "./ruling.ts";
import { simulationSchema } from "./simulation.ts";
import { stateSchema } from "./state.ts";

/** Every public document by the name that its `format` key carries (`tacada/report@1` …). */
export const DOCUMENTS = {
  action: actionSchema,
  case: caseSchema,
  cases: caseFileSchema,
  layout: layoutSchema,
  match: matchSchema,
  report: reportSchema,
  ruling: rulingSchema,
  simulation: simulationSchema,
  state: stateSchema,
  strike: strikeSchema,
} as const;
/** The name of a kind of document, as it stands in `tacada/<name>@1`. */
export type DocumentName = keyof typeof DOCUMENTS;
/** What a checked document of that name holds. */
export type DocumentOf<N extends DocumentName> = v.InferOutput<(typeof DOCUMENTS)[N]>;

/**
 * A document as it was stored or typed, checked against its schema. The `format` key may be left out; if it
 * is there it must name this document. The value that comes back never carries it.
 */
export function readDocument<N extends DocumentName>(name: N, document: unknown): Result<DocumentOf<N>> {
  const format = `tacada/${name}@1`;
  let body = document;
  if (typeof document === "object" && document !== null && "format" in document) {
    const { format: found, ...rest } = document;
    if (found !== format) return failure("malformed", "format", `"${format}"`, found);
    body = rest;
  }
  return check(DOCUMENTS[name], body);
}

/** The same, from JSON text. */
export function readText<N extends DocumentName>(name: N, text: string): Result<DocumentOf<N>> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return failure("malformed", "", "JSON", text);
  }
  return readDocument(name, document);
}

/** JSON text of a document to be stored, with its `format` first. A list of cases has no place for one. */
export const writeText = <N extends Exclude<DocumentName, "cases">>(
  name: N,
  document: DocumentOf<N>,
): string => `${JSON.stringify({ format: `tacada/${name}@1`, ...document }, null, 2)}\n`;
