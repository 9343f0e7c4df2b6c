import type { Choose, Fault, OptionValues, Report, Setup } from "@tacada/formats";
import { describeArticles, from, type Row, row, type Trial } from "../../test/articles.ts";
import { inOff, miss, pot, shot } from "../../test/trial.ts";
import type { RuledAction } from "../index.ts";
import { ARTICLES } from "./articles.ts";

// Long because it is a table: for each article a ruling that rests on it and one that nearly does.

const BREAK: Setup = {};
/** A has the solids and is at the table. */
const PLAY: Setup = {
  stage: "play",
  turn: "A",
  groups: { A: "solids" },
  balls: [1, 3, 5, 9, 10, 12],
};
const left = (...balls: readonly number[]): Setup => ({ ...PLAY, balls: [...balls] });
const warned = (setup: Setup): Setup => ({ ...setup, discipline: { A: 1 } });

/** A stroke at the 3 that is fine but for what is added, and one that is played at the pack. */
const three = (extra: Report = {}) => shot({ target: 3, contacts: [3], ...extra });
const pack = (extra: Report = {}) => shot({ target: 1, contacts: [1], ...extra });
const potted = (...balls: readonly ("cue" | number)[]) => ({
  pots: balls.map((ball) => ({ ball, pocket: 2 as const })),
});
const fault = (name: Fault) => three({ faults: [name] });
const remove = (...balls: readonly number[]): Choose => ({
  type: "choose",
  choice: "remove",
  balls: [...balls],
});
const choose = (choice: Choose["choice"]): Choose => ({ type: "choose", choice });
const group = (name: "solids" | "stripes"): Choose => ({ type: "choose", choice: "group", group: name });
const incident = (
  kind: "disciplinary" | "grave" | "warning" | "concede-frame" | "concede-match" | "clock",
  by: "A" | "B" = "A",
) => ({ type: "incident", kind, by }) as const;
const under = (options: OptionValues, setup: Setup, ...actions: readonly RuledAction[]): Trial => ({
  setup,
  options,
  actions,
});
const dropped = { type: "incident", kind: "late-drop", ball: 3, pocket: 2, when: "in-flight" } as const;
const scratched = pack(potted(11, "cue"));
const missed = three({ contacts: [] });

/** An observed fault, and another one that is not it. */
const seen = (article: string, name: Fault, other: Fault = "other"): Row =>
  row(article, from(PLAY, fault(name)), from(PLAY, fault(other)));

const ROWS: readonly Row[] = [
  row("3.3", from(BREAK, pack({ evident: false })), from(BREAK, pack({ contacts: [] }))),
  row(
    "3.4",
    from({ ...left(1, 9), framesToWin: 2 }, pot(1), choose("give-break")),
    from(PLAY, missed, remove(9), choose("play")),
  ),
  row("3.5", from(BREAK, pack(potted(10))), from(BREAK, pack(potted(1, 10)))),
  row("3.6", from(BREAK, pack(potted(1, 10))), from(BREAK, pack(potted(9, 10)))),
  row("3.7", from(BREAK, pack()), from(BREAK, pack(potted(1)))),
  row("3.8", from(BREAK, inOff(1)), from(BREAK, pack())),
  row("4.2", from(PLAY, three({ contacts: [10, 3] })), from(PLAY, three({ contacts: [[10, 3]] }))),
  row(
    "4.3",
    from(PLAY, three({ evident: false, ...potted(3) })),
    from(PLAY, three({ evident: false, call: { ball: 3 }, ...potted(3) })),
  ),
  row(
    "4.4",
    under({ numbered: false }, PLAY, three({ evident: false, ...potted(3) })),
    from(PLAY, three({ evident: false, ...potted(3) })),
  ),
  row(
    "4.5",
    from(PLAY, three({ call: { ball: 3, pocket: 5 }, ...potted(3) })),
    from(PLAY, three({ call: { ball: 3, pocket: 2 }, ...potted(3) })),
  ),
  row("4.6", from(PLAY, three({ cushionFirst: true })), from(PLAY, three())),
  row("4.9.a", from(PLAY, three({ contacts: [3, 10], ...potted(5) })), from(PLAY, pot(3))),
  row("4.9.b", from(PLAY, three(potted(3, 5))), from(PLAY, pot(3))),
  row("4.10", from(PLAY, pot(3)), from(PLAY, miss(3))),
  row("4.11.a", from(PLAY, miss(3)), from(PLAY, pot(3))),
  row(
    "4.11.b",
    from(PLAY, three({ contacts: [5, 3], ...potted(3) })),
    from(PLAY, three({ contacts: [[5, 3]], ...potted(3) })),
  ),
  row("4.11.c", from(PLAY, three(potted(10))), from(PLAY, three({ offTable: [10] }))),
  row("4.11.d", from(PLAY, fault("touched-ball")), from(PLAY, miss(3))),
  row("4.12", from(left(3, 9, 10), pot(3)), from(left(3, 5, 9, 10), pot(3))),
  row("5.1", from(PLAY, three({ offTable: ["cue"] })), from(PLAY, three({ offTable: [3] }))),
  row("5.3", from(PLAY, three(potted(3, "cue"))), from(PLAY, inOff(3))),
  row("5.4.a", from(PLAY, three(potted(3, "cue"))), from(PLAY, three({ offTable: [3] }))),
  row("5.4.d", from(PLAY, three(potted(3, 5, "cue"))), from(PLAY, three(potted(3, "cue")))),
  row("5.5", from(PLAY, three({ bounced: [3] })), from(PLAY, miss(3))),
  row("5.6", from(PLAY, fault("touched-ball")), from(PLAY, fault("feet-off-floor"))),
  row(
    "5.7",
    from(PLAY, { type: "incident", kind: "moved-by-outsider", outcome: "void" }),
    from(PLAY, incident("warning")),
  ),
  row("6.2", from(PLAY, incident("disciplinary")), from(PLAY, incident("warning"))),
  row("6.3", from(PLAY, incident("grave")), from(PLAY, incident("disciplinary"))),
  row("6.4.a", from(PLAY, three(potted(10))), from(PLAY, three({ offTable: [10] }))),
  row("6.4.b", from(PLAY, inOff(3)), from(PLAY, three({ offTable: ["cue"] }))),
  seen("6.4.c", "push", "double-hit"),
  seen("6.4.d", "double-hit", "push"),
  row("6.4.e", from(PLAY, three({ offTable: [10] })), from(PLAY, three({ railed: [10] }))),
  row("6.4.f", from(PLAY, three({ contacts: [5], jumped: [10] })), from(PLAY, three({ jumped: [10] }))),
  seen("6.4.g", "not-tip"),
  row("6.4.h", from(PLAY, three({ contacts: [10] })), from(PLAY, three({ contacts: [5] }))),
  row("6.4.i", from(PLAY, three({ touched: [10] })), from(PLAY, three({ touched: [] }))),
  seen("6.4.j", "feet-off-floor"),
  seen("6.4.k", "before-respot", "off-mark"),
  seen("6.4.l", "off-mark", "before-respot"),
  seen("6.4.m", "wrong-cue-ball", "touched-ball"),
  seen("6.4.n", "foreign-mark", "measuring"),
  seen("6.4.o", "measuring", "foreign-mark"),
  seen("6.4.p", "forbidden-substance", "chalk-left"),
  seen("6.4.q", "chalk-left", "forbidden-substance"),
  row("6.4.r", from(PLAY, missed), from(PLAY, three({ contacts: [10] }))),
  row(
    "6.5.a",
    from(PLAY, three({ touched: [10], deliberate: true })),
    from(PLAY, three({ deliberate: true })),
  ),
  row("6.5.b", from(PLAY, incident("clock")), from(PLAY, incident("disciplinary"))),
  row("6.7", from(PLAY, incident("warning")), from(PLAY, fault("touched-ball"))),
  row("7.1", from(PLAY, fault("touched-ball")), from(PLAY, three(potted(10)))),
  row("7.1.a", from(PLAY, missed, remove(9), choose("play")), from(PLAY, missed, remove(9), choose("pass"))),
  row("7.1.b", from(PLAY, missed, remove(9), choose("pass")), from(PLAY, missed, remove(9), choose("play"))),
  row("7.2", from(PLAY, three(potted(10))), from(PLAY, three({ ...potted(10), deliberate: true }))),
  row("7.3", from(PLAY, missed), from(PLAY, three({ contacts: [10] }))),
  row("7.4", from(PLAY, fault("push")), from(PLAY, fault("touched-ball"))),
  row("8.1.a", from(left(3, 9), pot(3)), from(left(3, 9), three(potted(3, "cue")))),
  row("8.1.b", from(left(1, 3, 9), fault("touched-ball")), from(left(1, 3, 9), miss(3))),
  row("8.1.c", from(PLAY, incident("concede-frame")), from(PLAY, incident("warning"))),
  row("8.2", from(left(1, 3, 9, 10), fault("push")), from(left(1, 3, 9, 10, 12), fault("push"))),
  row("9.1.a", from(left(3, 9), pot(3)), from({ ...left(3, 9), framesToWin: 2 }, pot(3))),
  row("9.1.b", from(warned(PLAY), incident("disciplinary")), from(PLAY, incident("disciplinary"))),
  row("9.1.c", from(PLAY, incident("concede-match")), from(PLAY, incident("concede-frame"))),
  // The same law by another way.
  row("3.8", from(BREAK, scratched, group("solids")), from(BREAK, scratched, group("stripes"))),
  row(
    "4.11.b",
    under({ uncalled: "fault" }, PLAY, three({ evident: false, ...potted(3) })),
    under({ uncalled: "fault" }, PLAY, three({ evident: false })),
  ),
  row("6.2", from(PLAY, three({ faults: ["interference"] })), from(PLAY, three({ touched: [10] }))),
  row("6.4.r", under({ lateDrop: "touch" }, PLAY, dropped), from(PLAY, dropped)),
  row("6.5.a", from(PLAY, fault("scooped")), from(PLAY, three({ jumped: [10] }))),
];

describeArticles("mata-mata", ARTICLES, ROWS);
