import type { Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { play, shot, tablesOf } from "../../test/trial.ts";
import type { Message } from "../catalogue.ts";
import { COMMON_MESSAGES } from "../common/messages.ts";
import { articles, type RuledAction, textIn, WORDINGS, words } from "../index.ts";
import { MESSAGES } from "./messages.ts";

const table = tablesOf("bola-8");
const NAMES = { A: "Ana", B: "Bia" };
const GROUPS: Setup = {
  stage: "groups",
  turn: "A",
  groups: { A: "solids", B: "stripes" },
  balls: [1, 3, 5, 8, 9, 10, 12],
};

/** The ruling on a stroke at ball 3, in the three wordings. */
const said = (setup: Setup, action: RuledAction) => {
  const { ruling } = play(table(setup), action);
  return WORDINGS.map((wording) => words("bola-8", ruling, wording, NAMES).map(({ text }) => text));
};

describe("a ruling of bola-8 in words", () => {
  it("names the foul, what it rests on and what comes next, as players of each country say it", () => {
    const scratched = shot({
      target: 3,
      contacts: [3],
      pots: [{ ball: "cue", pocket: 4 }],
      railsAfterContact: [3],
    });
    expect(said(GROUPS, scratched)).toEqual([
      ["Falta — branca na caçapa (Art. 1.20)", "Bia joga com a branca na mão, onde quiser (Art. 1.17.b)"],
      ["Foul — in-off (Art. 1.20)", "Bia has the cue ball in hand, anywhere (Art. 1.17.b)"],
      ["Falta — branca embolsada (Art. 1.20)", "Bia tem bola na mão em toda a mesa (Art. 1.17.b)"],
    ]);
  });

  it("[bola-8 1.4] does not say that nothing fell where the called ball fell elsewhere", () => {
    const elsewhere = shot({
      target: 3,
      call: { ball: 3, pocket: 2 },
      contacts: [3],
      pots: [
        { ball: 3, pocket: 4 },
        { ball: 9, pocket: 4 },
      ],
    });
    const [brazil] = said(GROUPS, elsewhere);
    expect(brazil).toEqual([
      "Não como cantada · vez de Bia (Art. 1.5)",
      "A 3 caiu, mas não como cantada: fica na caçapa (Art. 1.4)",
      "Fica na caçapa, embora não cantada: 9 (Art. 1.32)",
    ]);
  });

  it("[bola-8 2.6] keeps an 8 that fell on the break apart from one that left the table", () => {
    const opening = { target: 1, contacts: [1], railsAfterContact: [1, 2, 3, 4] };
    const fell = said({ stage: "break", turn: "A" }, shot({ ...opening, pots: [{ ball: 8, pocket: 1 }] }));
    const left = said({ stage: "break", turn: "A" }, shot({ ...opening, offTable: [8] }));
    expect(fell[0]?.at(-1)).toMatch(/^A 8 caiu na saída: Ana/);
    expect(left[0]?.at(-1)).toMatch(/^A 8 saiu da mesa na saída: Bia/);
  });

  it("tells who has which group", () => {
    const pot = shot({ target: 9, contacts: [9], pots: [{ ball: 9, pocket: 2 }] });
    const [, english, portugal] = said({ stage: "open", turn: "A" }, pot);
    expect(english?.[1]).toBe("Ana has the stripes, Bia the solids (Art. 2.8)");
    expect(portugal?.[1]).toBe("Ana fica com as listadas, Bia com as lisas (Art. 2.8)");
  });

  it("gives the result in racks, which Portugal calls games", () => {
    const lost = shot({ target: 3, contacts: [3], pots: [{ ball: 8, pocket: 2 }] });
    const [brazil, , portugal] = said({ ...GROUPS, framesToWin: 2 }, lost);
    expect(brazil).toEqual([
      "A 8 caiu antes da hora: Ana perde (Art. 2.12)",
      "Partida de Bia · 1-0 (Art. 2.12)",
    ]);
    expect(portugal).toEqual([
      "A 8 entrou antes da sua vez: Ana perde (Art. 2.12)",
      "Jogo para Bia · 1-0 (Art. 2.12)",
    ]);
  });

  it("has every message in every wording, with the same values in each", () => {
    const values = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => key));
    for (const [key, message] of Object.entries(MESSAGES)) {
      for (const wording of WORDINGS) {
        expect(values(textIn(message, wording)), key).toEqual(values(message.en));
      }
    }
  });

  it("says pockets, potting and stripes in Portugal as Portugal does", () => {
    const shared: readonly Message[] = Object.values(COMMON_MESSAGES);
    const own = Object.values(MESSAGES).filter((message) => !shared.includes(message));
    for (const text of [...own, ...articles("bola-8").map((article) => article.text)]) {
      expect(textIn(text, "pt-PT")).not.toMatch(/caçapa|listrad|cantad|bitoque|carretão|contato/i);
    }
  });
});
