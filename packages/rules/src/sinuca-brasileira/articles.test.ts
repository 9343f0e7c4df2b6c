import type { Setup } from "@tacada/formats";
import { describeArticles, from, type Row, row } from "../../test/articles.ts";
import { inOff, miss, pot, shot } from "../../test/trial.ts";
import { ARTICLES } from "./articles.ts";

// Long because it is a table: for each article a ruling that rests on it and one that nearly does.

const START: Setup = { stage: "start", turn: "A" };
const FREE: Setup = { stage: "free", turn: "A", balls: [2, 3, 4, 5, 6, 7] };
const ON_ONLY: Setup = { stage: "on-only", turn: "A" };
const AT_RISK: Setup = { stage: "at-risk", turn: "A", balls: [2, 3, 4, 5, 6, 7] };
const BREAK: Setup = { stage: "break", turn: "A" };
const LAST: Setup = { stage: "start", turn: "A", balls: [7] };

const incident = (kind: "disciplinary" | "grave" | "warning" | "concede-frame", by: "A" | "B") =>
  ({ type: "incident", kind, by }) as const;
const scores = (A: number, B: number): Setup => ({ scores: { A, B } });

/** A stroke at ball 1 that is fine but for what is added. */
const fine = (extra: Parameters<typeof shot>[0]) => shot({ target: 1, contacts: [1], ...extra });
const drop = (when: "before-touch" | "after-touch" | "in-flight") =>
  ({ type: "incident", kind: "late-drop", ball: 1, pocket: 2, when }) as const;

const ROWS: readonly Row[] = [
  row("1.2", from(START, miss(1)), from(START, miss(5))),
  row("1.6", from(START, miss(1)), from(ON_ONLY, miss(1))),
  row("1.7", from(ON_ONLY, pot(1)), from(START, miss(1))),
  row("1.8", from(START, pot(6)), from(START, miss(1))),
  row("1.9", from(FREE, pot(2)), from(AT_RISK, pot(2))),
  row("2.3", from(BREAK, miss(1)), from(START, miss(1))),
  row("2.3.a", from(BREAK, pot(1)), from(BREAK, miss(1))),
  row("2.3.b", from(BREAK, inOff(1)), {
    setup: BREAK,
    options: { breakFoul: "penalty" },
    actions: [inOff(1)],
  }),
  row(
    "2.3.c",
    from(BREAK, fine({ after: { canGrazeBothSides: false } })),
    from(BREAK, fine({ after: { canGrazeBothSides: true } })),
  ),
  row(
    "2.4",
    from(BREAK, fine({ after: { canGrazeBothSides: false } })),
    from(START, fine({ after: { canGrazeBothSides: false } })),
  ),
  row(
    "2.5",
    from(BREAK, miss(1), { type: "incident", kind: "wrong-breaker", by: "A" }),
    from(BREAK, { type: "incident", kind: "wrong-breaker", by: "A" }),
  ),
  row(
    "4.1",
    from(START, inOff(1), { type: "choose", choice: "pass" }),
    from(START, inOff(1), { type: "choose", choice: "play" }),
  ),
  row("4.1.a", from(START, inOff(1)), from(START, miss(1))),
  row("4.1.b", from(FREE, miss(6)), from(FREE, miss(2))),
  row(
    "5.1",
    from(START, shot({ ...pot(1), evident: false, call: { ball: 1, pocket: 2 } })),
    from(START, shot({ ...pot(1), evident: true, call: { ball: 1, pocket: 2 } })),
  ),
  row(
    "5.2",
    from(START, fine({ cushionFirst: true, call: { ball: 1, pocket: 2, cushionFirst: true } })),
    from(START, fine({ call: { ball: 1, pocket: 2, cushionFirst: true } })),
  ),
  row("5.3", from(START, pot(1)), from(START, shot({ ...pot(1), call: { ball: 1, pocket: 2 } }))),
  row("5.6", from(START, fine({ cushionFirst: true })), from(START, fine({ cushionFirst: false }))),
  row(
    "5.7",
    from(START, fine({ evident: false })),
    from(START, fine({ evident: false, call: { ball: 1, pocket: 2 } })),
  ),
  row(
    "5.8",
    from(START, shot({ ...pot(1), call: { ball: 1, pocket: 5 } })),
    from(START, shot({ ...pot(1), call: { ball: 1, pocket: 2 } })),
  ),
  row(
    "5.10",
    from(START, inOff(1), { type: "choose", choice: "pass" }),
    from(START, shot({ target: 1, contacts: [] }), { type: "choose", choice: "pass" }),
  ),
  row(
    "6.3",
    from(START, fine({ pots: [{ ball: 3, pocket: 1 }], offTable: [5] })),
    from(START, fine({ offTable: [5] })),
  ),
  row("6.4", from(START, fine({ bounced: [1] })), from(START, fine({}))),
  row(
    "6.6",
    from(START, { type: "incident", kind: "moved-by-outsider", outcome: "stays" }),
    from(START, { type: "incident", kind: "moved-by-outsider", outcome: "void" }),
  ),
  row(
    "6.7",
    from(START, fine({ faults: ["push"], before: { touching: [1] } })),
    from(START, fine({ faults: ["push"], before: { touching: [4] } })),
  ),
  row("6.8.a", from(START, miss(1), drop("before-touch")), from(START, miss(1), drop("after-touch"))),
  row("6.8.b", from(START, miss(1), drop("after-touch")), from(START, miss(1), drop("in-flight"))),
  row("6.8.c", from(START, miss(1), drop("in-flight")), from(START, miss(1), drop("before-touch"))),
  row("7.1.a", from(START, inOff(1)), from(START, fine({ bounced: ["cue"] }))),
  row(
    "7.1.b",
    from(FREE, shot({ ...miss(6), intent: "safety", deliberate: true })),
    from(FREE, shot({ ...miss(2), intent: "safety", deliberate: true })),
  ),
  row("7.1.c", from(START, shot({ ...inOff(1), deliberate: true })), from(START, fine({ deliberate: true }))),
  row("7.1.d", from(START, fine({ faults: ["double-hit"] })), from(START, fine({ faults: [] }))),
  row(
    "7.1.e",
    from(START, fine({ faults: ["push"] })),
    from(START, fine({ faults: ["double-hit"], before: { touching: [1] } })),
  ),
  row("7.1.f", from(START, fine({ offTable: [5] })), from(START, fine({ railed: [5] }))),
  row("7.1.g", from(ON_ONLY, miss(5)), from(START, miss(5))),
  row(
    "7.1.h",
    from(START, fine({ faults: ["before-respot"] })),
    from(START, fine({ faults: ["ball-in-motion"] })),
  ),
  row("7.1.i", from(START, fine({ faults: ["not-tip"] })), from(START, fine({ faults: ["double-hit"] }))),
  row(
    "7.1.j",
    from(START, fine({ faults: ["feet-off-floor"] })),
    from(START, fine({ faults: ["leaned-on-table"] })),
  ),
  row(
    "7.1.k",
    from(START, fine({ faults: ["ball-in-motion"] })),
    from(START, fine({ faults: ["before-respot"] })),
  ),
  row(
    "7.1.l",
    from(BREAK, fine({ faults: ["outside-d"] })),
    from(BREAK, fine({ faults: ["placed-onto-ball"] })),
  ),
  row("7.1.m", from(START, fine({ pots: [{ ball: 4, pocket: 6 }] })), from(START, fine({ bounced: [4] }))),
  row(
    "7.1.n",
    from(
      START,
      fine({
        pots: [
          { ball: 1, pocket: 2 },
          { ball: 3, pocket: 5 },
        ],
      }),
    ),
    from(START, fine({ pots: [{ ball: 3, pocket: 5 }] })),
  ),
  row(
    "7.1.o",
    from(START, shot({ target: 5, contacts: [5], pots: [{ ball: 1, pocket: 2 }] })),
    from(START, shot({ target: 5, contacts: [5], pots: [{ ball: 6, pocket: 2 }] })),
  ),
  row(
    "7.1.p",
    from(START, shot({ ...pot(1), evident: false, call: { ball: 1, pocket: 5 } })),
    from(START, shot({ ...pot(1), evident: false, call: { ball: 1, pocket: 2 } })),
  ),
  row("7.1.q", from(AT_RISK, miss(6)), from(FREE, miss(6))),
  row("7.1.r", from(START, fine({ jumped: [3] })), from(START, fine({ jumped: [1] }))),
  row(
    "7.1.s",
    from(START, shot({ target: 1, contacts: [[1, 4]] })),
    from(START, shot({ target: 1, contacts: [1, 4] })),
  ),
  row(
    "7.1.t",
    from(FREE, shot({ ...pot(6), evident: false })),
    from(FREE, shot({ ...pot(6), evident: true })),
  ),
  row("7.1.u", from(START, fine({ touched: [4] })), from(START, fine({ touched: [] }))),
  row("7.1.v", from(START, fine({ faults: ["measuring"] })), from(START, fine({ faults: ["other"] }))),
  row("7.1.w", from(START, incident("grave", "A")), from(START, incident("disciplinary", "A"))),
  row("7.2", from(START, shot({ ...pot(1), railed: [1] })), from(START, shot({ ...pot(1), railed: [] }))),
  row("8.1.a.I", from(START, inOff(1)), from(BREAK, inOff(1))),
  row("8.1.a.II", from(START, inOff(1)), from(BREAK, inOff(1))),
  row(
    "8.1.a.III",
    from({ ...LAST, ...scores(40, 40) }, inOff(7)),
    from({ ...LAST, ...scores(40, 41) }, inOff(7)),
  ),
  row(
    "8.1.b.I",
    from(START, incident("disciplinary", "A")),
    from({ ...START, discipline: { A: 1 } }, incident("disciplinary", "A")),
  ),
  row(
    "8.1.b.II",
    from({ ...START, discipline: { A: 1 } }, incident("disciplinary", "A")),
    from({ ...START, discipline: { A: 1 } }, incident("disciplinary", "B")),
  ),
  row("8.1.c.I", from(START, incident("grave", "B")), from(START, incident("disciplinary", "B"))),
  row("8.2", from(START, incident("warning", "A")), from(START, incident("disciplinary", "A"))),
  row(
    "8.4",
    from(START, shot({ ...inOff(1), faults: ["measuring"] })),
    from(START, shot({ ...inOff(1), deliberate: true })),
  ),
  row("9.1.a", from({ ...LAST, ...scores(40, 40) }, pot(7)), from({ ...LAST, ...scores(40, 47) }, pot(7))),
  row("9.1.b", from(START, incident("concede-frame", "A")), from(START, incident("warning", "A"))),
  row("9.1.c", from(START, incident("grave", "A")), from(START, incident("concede-frame", "A"))),
  row(
    "9.1.d",
    from({ ...START, balls: [5, 6, 7], ...scores(20, 60) }, inOff(5)),
    from({ ...START, balls: [5, 6, 7], ...scores(20, 59) }, inOff(5)),
  ),
  row(
    "9.1.d.I",
    from({ ...START, balls: [4, 5, 6, 7], ...scores(63, 20) }, pot(4), miss(5)),
    from({ ...START, balls: [4, 5, 6, 7], ...scores(62, 20) }, pot(4), miss(5)),
  ),
  row(
    "9.1.d.II",
    from({ ...START, balls: [5, 6, 7], ...scores(43, 20) }, pot(5), miss(7)),
    from({ ...START, balls: [5, 6, 7], ...scores(42, 20) }, pot(5), miss(7)),
  ),
  row(
    "9.1.d.III",
    from({ ...LAST, ...scores(40, 41) }, inOff(7)),
    from({ ...LAST, ...scores(40, 40) }, inOff(7)),
  ),
  row(
    "9.1.d.a",
    from({ ...LAST, ...scores(40, 41) }, inOff(7)),
    from({ ...START, balls: [6, 7], ...scores(49, 40) }, pot(6)),
  ),
  row(
    "9.1.d.b",
    from({ ...START, balls: [6, 7], ...scores(49, 40) }, pot(6)),
    from({ ...START, balls: [6, 7], ...scores(48, 40) }, pot(6)),
  ),
  row(
    "9.3",
    from({ ...START, balls: [4, 5, 6, 7], ...scores(9, 100) }, inOff(4)),
    from({ ...START, balls: [4, 5, 6, 7], ...scores(43, 100) }, inOff(4)),
  ),
  row("9.4", from({ ...LAST, ...scores(40, 47) }, pot(7)), from({ ...LAST, ...scores(40, 46) }, pot(7))),
  row(
    "10.1.2",
    from(START, { type: "incident", kind: "concede-match", by: "A" }),
    from(START, incident("concede-frame", "A")),
  ),
  row("10.1.3", from(START, incident("grave", "A")), from(START, incident("disciplinary", "A"))),
  row(
    "10.1.4",
    from(START, { type: "incident", kind: "disqualified", by: "A" }),
    from(START, incident("grave", "A")),
  ),
  row("10.1.1", from(START, incident("concede-frame", "A")), {
    setup: { ...START, framesToWin: 2 },
    actions: [incident("concede-frame", "A")],
  }),
  row("8.3", from(START, incident("grave", "A")), from(START, incident("concede-frame", "A"))),
];

describeArticles("sinuca-brasileira", ARTICLES, ROWS);
