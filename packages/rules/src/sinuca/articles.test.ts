import type { Setup } from "@tacada/formats";
import { describeArticles, from, type Row, row } from "../../test/articles.ts";
import { inOff, miss, pot, shot } from "../../test/trial.ts";
import { ARTICLES } from "./articles.ts";

// Long because it is a table: for each article a ruling that rests on it and one that nearly does.

const ALL = [2, 3, 4, 5, 6, 7];
const BREAK: Setup = {};
const RED: Setup = { stage: "red", turn: "A", balls: { red: 5, colors: ALL } };
const COLOR: Setup = { stage: "color", turn: "A", balls: { red: 5, colors: ALL } };
const LAST_COLOR: Setup = { stage: "color", turn: "A", balls: { red: 0, colors: ALL } };
const SEQUENCE: Setup = { stage: "sequence", turn: "A" };
const SIX: Setup = { stage: "sequence", turn: "A", balls: { red: 0, colors: [6, 7] } };
const SEVEN: Setup = { stage: "sequence", turn: "A", balls: { red: 0, colors: [7] } };

const free = (setup: Setup): Setup => ({ ...setup, freeBall: true });
const open = (setup: Setup): Setup => ({ ...setup, facts: { fullBallOpen: true } });
const touching = (setup: Setup, ball: number | "red"): Setup => ({ ...setup, facts: { touching: [ball] } });
const scores = (setup: Setup, A: number, B: number): Setup => ({ ...setup, scores: { A, B } });

/** A stroke at a red, and one at the blue, that are fine but for what is added. */
const red = (extra: Parameters<typeof shot>[0] = {}) => shot({ target: "red", contacts: ["red"], ...extra });
const blue = (extra: Parameters<typeof shot>[0] = {}) => shot({ target: 5, contacts: [5], ...extra });
const hidden = (firstObstacle: number) => ({ after: { snooker: "total", firstObstacle } }) as const;
const potted = (...balls: readonly ("red" | "cue" | number)[]) => ({
  pots: balls.map((ball) => ({ ball, pocket: 2 as const })),
});
const incident = (
  kind: "disciplinary" | "grave" | "warning" | "concede-frame" | "concede-match" | "clock" | "interference",
  by: "A" | "B",
) => ({ type: "incident", kind, by }) as const;
const disqualified = (...by: ("A" | "B")[]) => ({ type: "incident", kind: "disqualified", by }) as const;
const lot = { type: "incident", kind: "lot", by: "B", how: "draw" } as const;
const choose = (choice: "pass" | "play" | "free-ball") => ({ type: "choose", choice }) as const;
const warned = { type: "incident", kind: "stalemate-warning" } as const;
const stalemate = { type: "incident", kind: "stalemate" } as const;
const fault = (name: NonNullable<Parameters<typeof shot>[0]["faults"]>[number]) => ({ faults: [name] });

const ROWS: readonly Row[] = [
  row("1", from(RED, { type: "incident", kind: "moved-by-outsider" }), from(RED, incident("warning", "A"))),
  row("3", from(COLOR, blue(potted("red"))), from(COLOR, blue(potted(6)))),
  row("4", from(SEQUENCE, shot({ target: 2, contacts: [] })), from(RED, red({ contacts: [] }))),
  row("5", from(RED, miss("red")), from(RED, pot("red"))),
  row("8.III", from(free(RED), blue(hidden(5))), from(free(RED), blue(hidden(6)))),
  row("8.IV", from(COLOR, blue(hidden(5))), from(COLOR, blue(hidden(6)))),
  row("11", from(RED, pot("red")), from(SEQUENCE, pot(2))),
  row("11.I", from(COLOR, pot(5)), from(SEQUENCE, pot(2))),
  row("11.II", from(SEQUENCE, pot(2)), from(COLOR, pot(2))),
  row("12.I", from(COLOR, pot(5)), from(SEQUENCE, pot(2))),
  row("12.II", from(SEQUENCE, pot(2)), from(LAST_COLOR, pot(2))),
  row("12.III", from(RED, red({ offTable: [7] })), from(RED, red({ offTable: ["red"] }))),
  row("12.IV.a", from(LAST_COLOR, pot(2)), from(COLOR, pot(2))),
  row("12.IV.b", from(LAST_COLOR, miss(2)), from(LAST_COLOR, miss(3))),
  row("13", from(RED, red(potted("red", "red"))), from(RED, pot("red"))),
  row("14", from(free(RED), blue(potted(5, "red"))), from(free(RED), blue(potted(5)))),
  row("15", from(RED, red({ offTable: ["red"] })), from(RED, red({ offTable: [7] }))),
  row("16.IV", from(BREAK, miss("red")), from(RED, miss("red"))),
  row("17", from(BREAK, lot), from(RED, incident("warning", "A"))),
  row("18", from(scores(SEVEN, 40, 47), pot(7), lot), from(BREAK, lot)),
  row("19", from(COLOR, blue({ evident: false })), from(COLOR, blue({ evident: false, call: { ball: 5 } }))),
  row("20", from(RED, red({ cushionFirst: true })), from(RED, red({ cushionFirst: false }))),
  row(
    "21",
    from(COLOR, blue({ ...potted(5), call: { ball: 5, pocket: 3 } })),
    from(COLOR, blue({ ...potted(5), call: { ball: 5, pocket: 2 } })),
  ),
  row(
    "22",
    from(touching(COLOR, 6), blue(fault("touched-frozen-ball"))),
    from(touching(COLOR, 6), blue(fault("touched-ball"))),
  ),
  row(
    "22.II.a",
    from(touching(RED, "red"), red({ contacts: [] })),
    from(touching(RED, 7), red({ contacts: [] })),
  ),
  row("25", from(COLOR, pot(5)), from(RED, pot("red"))),
  row("28", from(COLOR, blue(potted(5, 6))), from(COLOR, pot(5))),
  row("29.I", from(RED, inOff("red")), from(RED, miss("red"))),
  row("29.II", from(RED, inOff("red")), from(RED, incident("disciplinary", "B"))),
  row("29.III", from(RED, inOff("red")), from(RED, miss("red"))),
  row("29.IV", from(RED, inOff("red"), choose("pass")), from(RED, miss("red"))),
  row("30.I", from(RED, red({ ...fault("push"), ...hidden(6) })), from(RED, red(hidden(6)))),
  row(
    "30.II",
    from(SEQUENCE, shot({ target: 2, contacts: [] }), choose("free-ball")),
    from(SEQUENCE, shot({ target: 2, contacts: [] }), choose("play")),
  ),
  row("31", from(free(RED), pot(5)), from(free(RED), miss(5))),
  row("31.I", from(free(RED), pot(5)), from(free(SEQUENCE), pot(5))),
  row("31.II", from(free(SEQUENCE), pot(5)), from(free(RED), pot(5))),
  row(
    "32",
    from(free(SEQUENCE), blue(hidden(5))),
    from(free(SIX), shot({ target: 7, contacts: [7], ...hidden(7) })),
  ),
  row("33", from(RED, incident("warning", "A")), from(RED, incident("disciplinary", "A"))),
  row("34.I", from(RED, inOff("red")), from(RED, red(fault("wrong-cue-ball")))),
  row("34.I.a", from(COLOR, blue(fault("push"))), from(RED, red(fault("push")))),
  row("34.I.b", from(RED, red({ contacts: [6] })), from(RED, red({ contacts: [] }))),
  row("35.I", from(SEQUENCE, miss(5)), from(SEQUENCE, shot({ target: 2, contacts: [5] }))),
  row("36", from(RED, incident("disciplinary", "A")), from(RED, incident("grave", "A"))),
  row(
    "36.I",
    from(RED, incident("disciplinary", "A")),
    from({ ...RED, discipline: { A: 1 } }, incident("disciplinary", "A")),
  ),
  row(
    "36.II",
    from({ ...RED, discipline: { A: 1 } }, incident("disciplinary", "A")),
    from({ ...RED, discipline: { B: 1 } }, incident("disciplinary", "A")),
  ),
  row("37", from(RED, incident("grave", "A")), from(RED, incident("disciplinary", "A"))),
  row("37.I", from(RED, incident("grave", "B")), from(RED, incident("warning", "B"))),
  row("38.I", from(open(RED), red({ contacts: [] })), from(RED, red({ contacts: [] }))),
  row(
    "38.II",
    from({ ...open(RED), aggravated: { A: 2 } }, red({ contacts: [] })),
    from({ ...open(RED), aggravated: { A: 1 } }, red({ contacts: [] })),
  ),
  row("39", from(RED, red({ offTable: [7] })), from(RED, red({ ...potted("cue"), contacts: ["red", 7] }))),
  row("40.I", from(RED, inOff("red")), from(RED, pot("red"))),
  row("40.II", from(RED, red(fault("double-hit"))), from(RED, red(fault("push")))),
  row("40.III", from(RED, red(fault("push"))), from(RED, red(fault("double-hit")))),
  row(
    "40.IV",
    from(touching(COLOR, 5), blue({ ...fault("touched-frozen-ball"), contacts: [] })),
    from(touching(COLOR, 5), blue({ contacts: [] })),
  ),
  row("40.V", from(RED, red({ touched: [6] })), from(RED, red({ touched: [] }))),
  row("40.VI", from(RED, red(fault("before-respot"))), from(RED, red(fault("not-tip")))),
  row("40.VII", from(RED, red(fault("not-tip"))), from(RED, red(fault("ball-in-motion")))),
  row("40.VIII", from(RED, red(fault("feet-off-floor"))), from(RED, red(fault("other")))),
  row("40.IX", from(BREAK, red(fault("outside-d"))), from(BREAK, red())),
  row("40.X", from(RED, red({ offTable: ["cue"] })), from(RED, red({ railed: [6] }))),
  row("40.XI", from(RED, red({ jumped: [3], contacts: [3] })), from(RED, red({ jumped: [3] }))),
  row("40.XII", from(RED, red(potted("red", 7))), from(RED, red(potted("red", "red")))),
  row("40.XIII", from(COLOR, blue(potted("red"))), from(COLOR, blue(potted(5)))),
  row("40.XIV", from(RED, red({ contacts: [5, "red"] })), from(RED, red({ contacts: ["red", 5] }))),
  row("40.XV", from(RED, red({ contacts: [["red", 5]] })), from(free(RED), blue({ contacts: [["red", 5]] }))),
  row("40.XVI", from(LAST_COLOR, blue(hidden(5))), from(LAST_COLOR, shot({ target: 2, ...hidden(2) }))),
  row("40.XVII", from(COLOR, blue({ evident: false })), from(COLOR, blue({ evident: true }))),
  row("40.XVIII", from(RED, red(fault("other"))), from(RED, red(fault("push")))),
  row("41.I", from(RED, miss(5)), from(RED, red({ contacts: [5] }))),
  row("41.II", from(RED, red(fault("wrong-cue-ball"))), from(RED, red(fault("other")))),
  row(
    "41.III",
    from(COLOR, blue({ evident: false, ...fault("push") })),
    from(COLOR, blue({ evident: false, call: { ball: 5 }, ...fault("push") })),
  ),
  row(
    "41.IV",
    from({ ...RED, facts: { snooker: "total", escape: false } }, red({ contacts: [] })),
    from({ ...RED, facts: { snooker: "total", escape: true } }, red({ contacts: [] })),
  ),
  row("42.I", from(RED, red({ contacts: [], deliberate: true })), from(RED, red({ deliberate: true }))),
  row(
    "42.II",
    from(RED, red({ jumped: [4], ...fault("scooped") })),
    from(RED, red({ jumped: [4], contacts: [] })),
  ),
  row("42.III", from(RED, red(fault("measuring"))), from(RED, red(fault("chalk-left")))),
  row("42.IV", from(RED, incident("clock", "A")), from(RED, incident("disciplinary", "A"))),
  row("42.V", from(RED, incident("interference", "B")), from(RED, incident("clock", "B"))),
  row("43.I", from(scores(SIX, 52, 50), pot(6)), from(scores(SIX, 51, 50), pot(6))),
  row("43.II", from(RED, incident("concede-frame", "A")), from(RED, incident("warning", "A"))),
  row(
    "43.III",
    from({ ...open(RED), aggravated: { A: 2 } }, red({ contacts: [] })),
    from({ ...RED, aggravated: { A: 2 } }, red({ contacts: [] })),
  ),
  row("44.I", from(scores(SEVEN, 57, 50), inOff(7)), from(scores(SEVEN, 56, 50), inOff(7))),
  row("44.II", from(scores(SEVEN, 56, 50), inOff(7)), from(scores(SEVEN, 57, 50), inOff(7))),
  row("45", from(scores(SEVEN, 40, 47), pot(7)), from(scores(SEVEN, 40, 46), pot(7))),
  row("46.I", from(RED, warned), from(RED, incident("warning", "A"))),
  row("46.II", from(RED, warned), from(RED, stalemate)),
  row("46.III", from(RED, warned, miss("red"), stalemate), from(RED, warned, pot("red"), stalemate)),
  row("47", from(scores(LAST_COLOR, 60, 32), pot(7)), from(scores(LAST_COLOR, 60, 33), pot(7))),
  row("48.I", from(RED, incident("concede-frame", "A")), {
    setup: { ...RED, framesToWin: 2 },
    actions: [incident("concede-frame", "A")],
  }),
  row("48.II", from(RED, incident("concede-match", "A")), from(RED, incident("concede-frame", "A"))),
  row("48.III", from(RED, incident("grave", "A")), from(RED, incident("disciplinary", "A"))),
  row("48.IV", from(RED, disqualified("A")), from(RED, incident("grave", "A"))),
  row("49", from(RED, disqualified("A", "B")), from(RED, disqualified("A"))),
];

describeArticles("sinuca", ARTICLES, ROWS);
