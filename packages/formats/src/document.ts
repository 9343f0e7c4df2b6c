import * as v from "valibot";
import { actionSchema } from "./action.ts";
import { caseFileSchema, caseSchema, type OpenCase, openCaseSchema } from "./case.ts";
import { check } from "./check.ts";
import { layoutSchema, strikeSchema } from "./layout.ts";
import { matchSchema } from "./match.ts";
import { failure, type Result, success } from "./problem.ts";
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
  const body = bodyOf(name, document);
  return body.ok ? check(DOCUMENTS[name], body.value) : body;
}

/** The same, from JSON text. */
export function readText<N extends DocumentName>(name: N, text: string): Result<DocumentOf<N>> {
  const document = parse(text);
  return document.ok ? readDocument(name, document.value) : document;
}

/**
 * Cases from JSON text, a list of them or a single one, with their actions unchecked: so an action that does not
 * fit takes nothing from the cases and actions before it.
 */
export function readOpenCases(text: string): Result<readonly OpenCase[]> {
  const document = parse(text);
  if (!document.ok) return document;
  if (Array.isArray(document.value)) return check(v.array(openCaseSchema), document.value);
  const body = bodyOf("case", document.value);
  const single = body.ok ? check(openCaseSchema, body.value) : body;
  return single.ok ? success([single.value]) : single;
}

function parse(text: string): Result<unknown> {
  try {
    return success(JSON.parse(text));
  } catch {
    return failure("malformed", "", "JSON", text);
  }
}

/** A document without its `format` key, which must name it. */
function bodyOf(name: DocumentName, document: unknown): Result<unknown> {
  if (typeof document !== "object" || document === null || !("format" in document)) return success(document);
  const format = `tacada/${name}@1`;
  const { format: found, ...body } = document;
  return found === format ? success(body) : failure("malformed", "format", `"${format}"`, found);
}

/** JSON text of a document to be stored, with its `format` first. A list of cases has no place for one. */
export const writeText = <N extends Exclude<DocumentName, "cases">>(
  name: N,
  document: DocumentOf<N>,
): string => `${JSON.stringify({ format: `tacada/${name}@1`, ...document }, null, 2)}\n`;
