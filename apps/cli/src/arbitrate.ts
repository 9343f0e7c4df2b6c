import { readOpenCases } from "@tacada/formats";
import { type CaseResult, runCase } from "@tacada/testkit";
import { misuse, type Run, refuse } from "./command.ts";
import { colored, EXIT, type ExitCode, type Terminal, writeJson } from "./output.ts";
import { readSource } from "./source.ts";

/** `tacada arbitrate`: runs case files. An action that does not fit ends its own case only, and is named at once. */
export const run: Run = async ({ operands, flags }, terminal) => {
  if (operands.length === 0) return misuse(terminal, "arbitrate", "no case file");
  const results: CaseResult[] = [];
  let code: ExitCode = EXIT.done;
  for (const path of operands) {
    const text = await readSource(path, terminal);
    const cases = text.ok ? readOpenCases(text.value) : text;
    if (!cases.ok) return refuse(terminal, path, cases.problem);
    for (const example of cases.value) {
      const result = runCase(example);
      results.push(result);
      if (flags["json"] !== true) writeResult(terminal, result, example.expect === undefined);
      const { pass, id, problem } = result;
      if (pass) continue;
      if (problem?.kind === "malformed") code = refuse(terminal, `${path}: ${id}`, problem);
      else if (code === EXIT.done) code = EXIT.failed;
    }
  }
  if (flags["json"] === true) writeJson(terminal, results);
  else writeTotal(terminal, results);
  return code;
};

function writeResult(terminal: Terminal, result: CaseResult, printed: boolean): void {
  const mark = result.pass ? colored(terminal, "green", "holds") : colored(terminal, "red", "fails");
  terminal.write(`${mark}  ${result.id}\n`);
  for (const difference of result.differences) terminal.write(`       ${difference}\n`);
  if (printed) {
    const { ruling, problem, state } = result;
    writeJson(terminal, { ...(ruling && { ruling }), ...(problem && { problem }), ...(state && { state }) });
  }
}

function writeTotal(terminal: Terminal, results: readonly CaseResult[]): void {
  const failed = results.filter((result) => !result.pass).length;
  const text = `${results.length} ${results.length === 1 ? "case" : "cases"}, ${results.length - failed} hold, ${failed} fail`;
  terminal.write(`${colored(terminal, failed === 0 ? "green" : "red", text)}\n`);
}
