import type { Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { play, refusedBy, shot, tablesOf } from "../../test/trial.ts";
import { refusal, words } from "../index.ts";
import { MESSAGES } from "./messages.ts";

const table = tablesOf("mata-mata");
const PLAY: Setup = { stage: "play", groups: { B: "stripes" }, balls: [1, 3, 5, 9, 10, 12] };

describe("a ruling in words", () => {
  const NAMES = { A: "Ana", B: "Bia" };
  const said = (report: Parameters<typeof shot>[0], language: "pt-BR" | "en", setup: Setup = PLAY) =>
    words("mata-mata", play(table(setup), shot(report)).ruling, language, NAMES).map(({ text }) => text);

  it("names the foul, then what comes off, then who plays", () => {
    expect(said({ target: 3, contacts: [] }, "pt-BR")).toEqual([
      "Falta — não acertou bola alguma (Art. 6.4.r)",
      "Bia tira uma bola do próprio grupo (Art. 7.1)",
      "Bia pode mandar a tacadeira para a marca antes da tacada (Art. 7.3)",
      "Bia joga ou passa para Ana (Art. 7.1.b)",
    ]);
    expect(said({ target: 3, contacts: [3], faults: ["push"] }, "en")).toEqual([
      "Foul — push shot (Art. 6.4.c)",
      "Bia takes off 2 balls of their own group (Art. 7.1)",
      "Bia plays or passes it back to Ana (Art. 7.1.b)",
    ]);
  });

  it("says whose each group is", () => {
    expect(said({ target: 1, contacts: [1], pots: [{ ball: 10, pocket: 1 }] }, "pt-BR", {})).toEqual([
      "10 na caçapa · Ana continua (Art. 4.10)",
      "Ana fica com as listradas, Bia com as lisas (Art. 3.5)",
    ]);
  });

  it("says what would be accepted instead of a wrong removal", () => {
    const { state } = play(table(PLAY), shot({ target: 3, contacts: [] }));
    const problem = refusedBy(state, { type: "choose", choice: "remove", balls: [9, 10] });
    expect(refusal(problem, "pt-BR")).toMatch(/tantas bolas do próprio grupo quantas são devidas/);
  });

  it("says again what is still to come off when its side's turn comes", () => {
    const owing = play(
      table(PLAY),
      shot({ target: 3, contacts: [], touched: [1] }),
      { type: "incident", kind: "disciplinary", by: "B" },
      { type: "choose", choice: "remove", balls: [1, 5] },
      { type: "choose", choice: "pass" },
    );
    expect(words("mata-mata", owing.ruling, "en", NAMES).map(({ text }) => text)).toEqual([
      "Ana passes · Bia to play (Art. 7.1.b)",
      "Bia takes off one ball of their own group (Art. 7.1)",
    ]);
  });

  it("has every message in both languages, with the same values in each", () => {
    const values = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => key));
    for (const [key, message] of Object.entries(MESSAGES)) {
      expect(message["pt-BR"], key).not.toBe(message.en);
      expect(values(message.en), key).toEqual(values(message["pt-BR"]));
    }
  });
});
