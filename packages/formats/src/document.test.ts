import { describe, expect, it } from "vitest";
import { differenceOf, type Problem, problemLine, readDocument, readText, writeText } from "./index.ts";

const problemOf = (result: { ok: boolean; problem?: Problem }): Problem => {
  if (result.problem === undefined) throw new Error("the document was taken");
  return result.problem;
};
const shot = { type: "shot", target: 5, contacts: [5] };
const caseWith = (action: unknown) => [{ id: "a", rulebook: "sinuca-brasileira", actions: [action] }];

describe("a document", () => {
  it("is taken with and without its format", () => {
    expect(readDocument("action", shot)).toEqual({ ok: true, value: shot });
    expect(readDocument("action", { format: "tacada/action@1", ...shot })).toEqual({ ok: true, value: shot });
  });

  it("comes back from its own text", () => {
    const text = writeText("action", { type: "redo" });
    expect(text).toContain('"format": "tacada/action@1"');
    expect(readText("action", text)).toEqual({ ok: true, value: { type: "redo" } });
  });

  it.each([
    [
      "another document's format",
      "action",
      { format: "tacada/case@1", ...shot },
      "format",
      '"tacada/action@1"',
    ],
    ["an unknown key", "cases", caseWith({ ...shot, foo: 1 }), "[0].actions[0].foo", "no such key"],
    [
      "a ball that does not exist",
      "cases",
      caseWith({ type: "shot", target: 16 }),
      "[0].actions[0].target",
      "<=15",
    ],
    [
      "half a pot",
      "cases",
      caseWith({ ...shot, pots: [{ ball: 1 }] }),
      "[0].actions[0].pots[0].pocket",
      "a value for this key",
    ],
    ["a position of one number", "layout", { cue: [0] }, "cue[1]", "number"],
    ["a speed that is no number", "strike", { speed: null, azimuth: 0 }, "speed", "number"],
    ["a list for an object", "case", [], "id", "a value for this key"],
    ["a name that no ball has", "layout", { "16": [0, 0] }, "16", "a ball's name"],
  ] as const)("is refused with path and expectation: %s", (_, name, document, path, expected) => {
    const problem = problemOf(readDocument(name, document));
    expect(problem).toMatchObject({ kind: "malformed", path });
    expect(problem.expected).toContain(expected);
  });

  it.each(["__proto__", "constructor", "prototype"])("is refused where a ball is named %s", (name) => {
    const layout = `{"cue":[0,0],"${name}":[0.5,0]}`;
    const strike = `"strike":{"speed":1,"azimuth":0}`;
    const problems = [
      readText("layout", layout),
      readText("simulation", `{"table":"bar","balls":${layout},${strike}}`),
      readText("report", `{"target":5,"layout":${layout}}`),
      readText(
        "cases",
        JSON.stringify(caseWith("shot")).replace('"shot"', `{"type":"shot","layout":${layout}}`),
      ),
      readText("action", `{"type":"correct","set":{"scores":{"A":1,"${name}":2}},"reason":"count"}`),
    ].map(problemOf);
    expect(problems.map(({ path }) => path)).toEqual([
      name,
      `balls.${name}`,
      `layout.${name}`,
      `[0].actions[0].layout.${name}`,
      `set.scores.${name}`,
    ]);
    for (const problem of problems)
      expect(problem).toMatchObject({ kind: "malformed", expected: "no such key" });
  });

  it("that is no JSON is refused as such", () => {
    expect(problemLine(problemOf(readText("case", "{")))).toBe('document: expected JSON, found "{"');
  });
});

describe("the first difference of two documents", () => {
  it("is named by its path, whatever the order of keys", () => {
    expect(differenceOf({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBeUndefined();
    expect(differenceOf({ a: [1, { c: 2 }] }, { a: [1, { c: 3 }] })).toMatchObject({
      path: "a[1].c",
      expected: "2",
      found: "3",
    });
  });

  it("is a key that only one of them has", () => {
    expect(differenceOf({ a: 1 }, { a: 1, b: 2 })).toMatchObject({
      path: "b",
      expected: "nothing",
      found: "2",
    });
    expect(differenceOf({ a: undefined }, {})).toBeUndefined();
  });

  it("tells zero from minus zero, since replays are compared bit for bit", () => {
    expect(differenceOf({ x: 0 }, { x: -0 })).toMatchObject({ path: "x" });
  });
});
