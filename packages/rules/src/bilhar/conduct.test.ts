import type { IncidentKind, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { miss, play, refusedBy, shot, tablesOf } from "../../test/trial.ts";
import { begin, options, show, words } from "../index.ts";

const bilhar = tablesOf("bilhar");
const GROUPS = { A: "low", B: "high" } as const;
const SERIES: Setup = { turn: "A", stage: "series", balls: [1, 2, 3, 5, 9, 10, 11], groups: GROUPS };
const incident = (kind: IncidentKind, by: "A" | "B") => ({ type: "incident", kind, by }) as const;
const NAMES = { A: "Ana", B: "Bia" };

describe("misconduct", () => {
  it("[bilhar 21] pays a ball and loses the turn at the table, and is warned", () => {
    const { ruling, state } = play(bilhar(SERIES), incident("disciplinary", "A"));
    expect(ruling).toMatchObject({ fouls: [{ article: "21", value: 1 }], removed: [9], turn: "B" });
    expect(show(state)).toMatchObject({ discipline: { A: 1 }, balls: [1, 2, 3, 5, 10, 11] });
  });

  it("[bilhar 21] elsewhere pays alone; the last ball of the side on turn opens the 8", () => {
    const last: Setup = { ...SERIES, balls: [5, 9, 10] };
    const { ruling, state } = play(bilhar(last), incident("disciplinary", "B"));
    expect(ruling).toMatchObject({ removed: [5], turn: "A" });
    expect(show(state)).toMatchObject({ stage: "eight", choices: { by: "B", any: ["place-eight"] } });
  });

  it("[bilhar 21] loses the match the second time, or grave at once", () => {
    const twice = play(bilhar({ ...SERIES, discipline: { A: 1 } }), incident("disciplinary", "A"));
    expect(twice.ruling.removed).toEqual([]);
    expect(show(twice.state).match).toEqual({ winner: "B", article: "21" });
    const grave = play(bilhar(SERIES), incident("grave", "B"));
    expect(show(grave.state).match).toEqual({ winner: "A", article: "21" });
  });

  it("[bilhar 21] on purpose takes the place of the foul's own price", () => {
    const purpose = shot({ target: 3, contacts: [9], deliberate: true });
    const { ruling, state } = play(bilhar(SERIES), purpose);
    expect(ruling.fouls).toEqual([
      { article: "21", value: 1 },
      { article: "17", value: 0 },
    ]);
    expect(ruling.removed).toEqual([9]);
    expect(show(state).discipline).toEqual({ A: 1, B: 0 });
  });

  it("[bilhar 21] in a stroke adds to its foul", () => {
    const heckling = shot({ target: 3, contacts: [9], faults: ["interference"] });
    expect(play(bilhar(SERIES), heckling).ruling.removed).toEqual([9, 10]);
  });

  it("[bilhar 21] before the break gives that to the opponent", () => {
    const { state } = play(bilhar(), incident("disciplinary", "A"));
    expect(show(state)).toMatchObject({ turn: "B", breaker: "B", stage: "break", inHand: "mark" });
  });

  it("[bilhar 21] tells that a heckler leaves, and what that costs", () => {
    const { ruling } = play(bilhar(SERIES), incident("interference", "B"));
    expect(words("bilhar", ruling, "pt-BR", NAMES).map(({ text }) => text)).toEqual([
      "Falta — sapo de Bia: sai da sala e perde uma partida futura se seguir no evento (Art. 21)",
      "Advertência formal para Bia (Art. 21)",
      "A 1 sai da mesa a favor de Ana (Art. 21)",
    ]);
  });
});

describe("what the judge settles", () => {
  it("[bilhar 22] lets a side concede, an end that no article speaks of", () => {
    const { ruling, state } = play(bilhar({ ...SERIES, framesToWin: 2 }), incident("concede-frame", "A"));
    expect(show(state).over).toStrictEqual({ winner: "B" });
    expect(words("bilhar", ruling, "en", NAMES).map(({ text }) => text)).toEqual([
      "Ana concedes the frame (Art. 22)",
      "Frame to Bia · 1-0 (Art. 22)",
    ]);
    expect(show(play(state, incident("concede-match", "A")).state).match).toStrictEqual({ winner: "B" });
  });

  it("[bilhar 12] leaves a ball that was moved from outside, or restores it where the event says so", () => {
    const moved = { type: "incident", kind: "moved-by-outsider" } as const;
    const said = (outsideMove: string) =>
      play(bilhar(SERIES, { outsideMove }), moved).ruling.announce.map(({ key }) => key);
    expect(said("stays")).toEqual(["outside.stays"]);
    expect(said("restore")).toEqual(["outside.restored"]);
  });

  it("[bilhar 22] puts a ball that fell late back, or counts it within five seconds", () => {
    const late = { type: "incident", kind: "late-drop", ball: 3, pocket: 2 } as const;
    const back = play(bilhar(SERIES), miss(3), { ...late, when: "after-touch" });
    expect(back.ruling).toMatchObject({ fouls: [], turn: "B" });
    const counted = play(bilhar(SERIES, { lateDrop: "five-seconds" }), miss(3), {
      ...late,
      when: "within-5s",
    });
    expect(show(counted.state)).toMatchObject({ turn: "A", balls: [1, 2, 5, 9, 10, 11] });
  });

  it("[bilhar 2] lets the winner of a lot break or give the break away", () => {
    const { state } = play(
      bilhar(),
      { type: "incident", kind: "lot", by: "B", how: "draw" },
      { type: "choose", choice: "give-break" },
    );
    expect(show(state)).toMatchObject({ turn: "A", breaker: "A", stage: "break" });
  });

  it("[bilhar 22] has no points to correct, and no third side", () => {
    const scores = { type: "correct", set: { scores: { A: 7 } }, reason: "x" } as const;
    expect(refusedBy(bilhar(), scores)).toMatchObject({ path: "set.scores", kind: "not-in-this-rulebook" });
    expect(begin({ rulebook: "bilhar", startScores: { A: 7 } }).ok).toBe(false);
    expect(begin({ rulebook: "bilhar", sides: ["A", "B", "C"] }).ok).toBe(false);
  });

  it("[bilhar 1] lets pairs alternate their visits", () => {
    const players = { A: ["Ana", "Aldo"], B: ["Bia", "Beto"] };
    const pairs = bilhar({ ...SERIES, players });
    expect(show(pairs).player).toBe("Ana");
    expect(show(play(pairs, miss(3)).state).player).toBe("Bia");
    expect(show(play(pairs, miss(3), miss(9)).state).player).toBe("Aldo");
  });

  it("[bilhar 21] offers what can be recorded and the faults it has an article for", () => {
    const { faults, incidents } = options(bilhar(SERIES));
    expect(faults.map(({ fault }) => fault)).toEqual([
      "held-cue-ball",
      "interference",
      "touched-ball",
      "leaned-on-table",
    ]);
    expect(incidents.find(({ kind }) => kind === "interference")?.by).toEqual(["A", "B"]);
  });
});
