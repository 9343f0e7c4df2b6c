import { describe, expect, it } from "vitest";
import { inOff, miss, play, pot, refusedBy, shot, table } from "../test/trial.ts";
import { type Judgement, judge, refusal, type State, words } from "./index.ts";
import { RULEBOOKS_PLAYABLE, rulebookOf } from "./rulebooks.ts";

const NAMES = { A: "Ana", B: "Bia", C: "Caio" };
const said = ({ ruling }: Judgement<State>, language: "pt-BR" | "en" = "pt-BR") =>
  words("sinuca-brasileira", ruling, language, NAMES).map(({ text }) => text);
const START = { stage: "start", turn: "B" } as const;

describe("a ruling in words", () => {
  it("gives the verdict first, with its article", () => {
    const fouled = play(table(START), inOff(1));
    expect(said(fouled)).toEqual([
      "Falta · 7 pontos para Ana — suicídio (Art. 7.1.a)",
      "Ana joga ou passa para Bia (Art. 4.1.a)",
    ]);
    expect(said(fouled, "en")).toEqual([
      "Foul · 7 points to Ana — in-off (Art. 7.1.a)",
      "Ana plays or passes it back to Bia (Art. 4.1.a)",
    ]);
    expect(words("sinuca-brasileira", fouled.ruling, "pt-BR").map(({ kind }) => kind)).toEqual([
      "verdict",
      "next",
    ]);
  });

  it("counts one point and several, and names several sides", () => {
    expect(said(play(table(START), pot(1)))[0]).toBe("Bola 1 encaçapada · 1 ponto para Bia (Art. 1.6)");
    const three = table({ ...START, sides: ["A", "B", "C"] });
    expect(said(play(three, inOff(1)))[0]).toBe(
      "Falta · 7 pontos cada para Ana e Caio — suicídio (Art. 7.1.a)",
    );
    expect(said(play(three, inOff(1)), "en")[0]).toBe(
      "Foul · 7 points each to Ana and Caio — in-off (Art. 7.1.a)",
    );
  });

  it("lists what else applies without a second price, and says when nothing is paid", () => {
    const two = shot({ target: 1, contacts: [1], pots: [{ ball: 4, pocket: 6 }] });
    expect(said(play(table(START), two)).slice(0, 3)).toEqual([
      "Falta · 7 pontos para Ana — caiu bola que não foi jogada (Art. 7.1.m)",
      "Também: caiu a da vez pela numerada, ou o contrário (Art. 7.1.o)",
      "Volta à mesa: 4 (Art. 1.8)",
    ]);
    expect(said(play(table(), inOff(1)))).toEqual([
      "Falta — suicídio (Art. 7.1.a)",
      "Ana repete a saída (Art. 2.3.b)",
    ]);
  });

  it("tells how a frame and a match ended", () => {
    const won = play(table({ ...START, balls: [7], scores: { A: 40, B: 40 } }), pot(7));
    expect(said(won)).toEqual([
      "Bola 7 encaçapada · 7 pontos para Bia (Art. 1.6)",
      "Partida de Bia · 47-40 (Art. 9.1.a)",
      "Bia vence o jogo (Art. 10.1.1)",
    ]);
  });

  it("uses the ids of sides without names", () => {
    const { ruling } = play(table(START), miss(1));
    expect(words("sinuca-brasileira", ruling, "en")[0]?.text).toBe("The 1 stayed up · A to play (Art. 1.6)");
  });

  it.each(RULEBOOKS_PLAYABLE)(
    "has every message of %s in both languages, with the same values in each",
    (id) => {
      const values = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => key));
      for (const [key, message] of Object.entries(rulebookOf(id).catalogue)) {
        expect(message["pt-BR"], key).not.toBe(message.en);
        expect(values(message.en), key).toEqual(values(message["pt-BR"]));
      }
    },
  );
});

describe("a refusal in words", () => {
  const lines = (state: State, action: Parameters<typeof judge>[1]) => {
    const problem = refusedBy(state, action);
    return [refusal(problem, "pt-BR"), refusal(problem, "en")];
  };

  it("says what is wrong and what would be accepted", () => {
    expect(lines(table({ ...START, balls: [6, 7] }), pot(1))).toEqual([
      "A bola 1 não está na mesa; vale: 6, 7",
      "Ball 1 is not on the table; accepted: 6, 7",
    ]);
    expect(lines(table(START), { ...pot(1), by: "A" })).toEqual([
      "Não é a vez de A; vale: B",
      "It is not the turn of A; accepted: B",
    ]);
  });

  it("names choices, faults and incidents as people say them", () => {
    const fouled = play(table(START), inOff(1)).state;
    expect(lines(fouled, { type: "choose", choice: "free-ball" })).toEqual([
      "Bola livre não está em aberto; vale: jogar, passar (recusar)",
      "Free ball is not open; accepted: play, pass",
    ]);
    const [portuguese, english] = lines(table(START), { type: "incident", kind: "stalemate", by: "A" });
    expect(portuguese).toMatch(/^Este regulamento não prevê impasse; vale: dar a partida, dar o jogo/);
    expect(english).toMatch(/^This rulebook does not have stalemate; accepted: conceding the frame/);
  });

  it("says phrases in either language", () => {
    const over = play(table(), { type: "incident", kind: "concede-match", by: "A" }).state;
    expect(lines(over, miss(1))).toEqual([
      "Já terminou; vale: nada, o jogo terminou",
      "It is over; accepted: nothing, the match is over",
    ]);
  });

  it("spells a path as it stands in the document", () => {
    const problem = {
      kind: "mismatch",
      path: "log[1].ruling.legal",
      expected: "true",
      found: "false",
    } as const;
    expect(refusal(problem, "en")).toBe("log[1].ruling.legal does not agree; accepted: yes");
  });
});
