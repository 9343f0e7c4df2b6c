import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { begin, judge, show, words } from "./index.ts";

describe("the example of the README", () => {
  it("says what it says there", () => {
    const begun = begin({ rulebook: "sinuca-brasileira", framesToWin: 2 });
    if (!begun.ok) throw new Error(begun.problem.expected);
    const judged = judge(begun.value, { type: "shot", target: 1, contacts: [1] });
    if (!judged.ok) throw new Error(judged.problem.expected);
    const printed = [
      words("sinuca-brasileira", judged.value.ruling, "en", { A: "Ana", B: "Bia" })[0]?.text,
      String(show(judged.value.state).targets.length),
    ];
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    for (const line of printed) expect(readme).toContain(`// ${line}\n`);
  });
});
