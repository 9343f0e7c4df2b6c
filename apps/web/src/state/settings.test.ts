import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("settings that a device remembers", () => {
  it("start in the language of the browser", () => {
    expect(readSettings(null, ["pt-PT", "en"]).language).toBe("pt-BR");
    expect(readSettings(null, ["en-GB", "pt-BR"]).language).toBe("en");
    expect(readSettings(null, []).language).toBe("pt-BR");
  });

  it("keep what fits and drop what does not", () => {
    const found = readSettings(
      JSON.stringify({ theme: "light", cloth: "pink", pace: 3, names: ["Ana", 7], learnt: ["pass", "x"] }),
      ["en"],
    );
    expect(found).toMatchObject({
      theme: "light",
      cloth: "green",
      pace: 1,
      names: ["Ana", "", "", "", "", "", "", ""],
      learnt: ["pass"],
    });
  });

  it("look only from where the table can be seen", () => {
    const angles = (stored: unknown) => readSettings(JSON.stringify({ angles: stored }), []).angles;
    expect(angles({ turn: 0.5, rise: 0.6 })).toEqual({ turn: 0.5, rise: 0.6 });
    expect(angles({ turn: 0.5, rise: -3 }).rise).toBeGreaterThan(0);
    for (const odd of [null, 7, "x", { turn: "1" }, { turn: null }]) expect(angles(odd)).toEqual(angles({}));
  });

  it("survive text that is no settings at all", () => {
    for (const text of ["{", "null", "[]", '"x"']) expect(readSettings(text, ["en"]).aid).toBe("ghost");
  });
});
