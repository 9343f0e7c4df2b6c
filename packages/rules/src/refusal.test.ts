import { describe, expect, it } from "vitest";
import { refusalLine } from "./refusal.ts";

describe("a refusal in words", () => {
  it("says of what is missing that it is", () => {
    const problem = { kind: "malformed", path: "id", expected: "a text", found: "nothing" } as const;
    expect(refusalLine(problem, "pt-BR")).toMatch(/^Falta id; /);
    expect(refusalLine(problem, "en")).toMatch(/^id is missing; /);
  });

  it("says of what does not fit what came, and where", () => {
    const problem = { kind: "malformed", path: "id", expected: "a text", found: "7" } as const;
    expect(refusalLine(problem, "pt-BR")).toMatch(/^7 não cabe em id; /);
    expect(refusalLine(problem, "en")).toMatch(/^7 does not fit id; /);
  });
});
