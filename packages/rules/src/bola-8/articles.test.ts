import type { IncidentKind, Report, Setup } from "@tacada/formats";
import { describeArticles, from, type Row, row } from "../../test/articles.ts";
import { shot } from "../../test/trial.ts";
import type { RuledAction } from "../index.ts";
import { ARTICLES } from "./articles.ts";

// Long because it is a table: for each article a ruling that rests on it and one that nearly does.

const BREAK: Setup = { stage: "break", turn: "A" };
const OPEN: Setup = { stage: "open", turn: "A" };
const IN_HAND: Setup = { stage: "open", turn: "A", inHand: "behind-line" };
const GROUPS: Setup = {
  stage: "groups",
  turn: "A",
  groups: { A: "solids", B: "stripes" },
  balls: [1, 3, 5, 8, 9, 10, 12],
};
const FROZEN: Setup = { ...GROUPS, facts: { frozenToCushion: [3] } };
const LAST: Setup = { ...GROUPS, balls: [7, 8, 10, 13] };
const EIGHT: Setup = { ...GROUPS, stage: "eight", balls: [8, 10, 13] };

/** A stroke at ball 3 that meets it, brings the cue ball to a cushion and pots nothing, but for what is added. */
const fine = (extra: Report = {}) => shot({ target: 3, contacts: [3], railsAfterContact: ["cue"], ...extra });
/** The same without any ball at a cushion. */
const soft = (extra: Report = {}) => fine({ railsAfterContact: [], ...extra });
/** Ball 3 potted as it was called. */
const potted: Report = { pots: [{ ball: 3, pocket: 2 }], call: { ball: 3, pocket: 2 } };
/** A break that four balls make legal, but for what is added. */
const broken = (extra: Report = {}) =>
  shot({ target: 1, contacts: [1], railsAfterContact: [1, 5, 9, 12], ...extra });
const weak = broken({ railsAfterContact: [1, 5] });
const atEight = (extra: Report = {}) =>
  shot({ target: 8, contacts: [8], call: { ball: 8, pocket: 3 }, railsAfterContact: ["cue"], ...extra });
const eightDown = (pocket: 3 | 4): Report => ({ pots: [{ ball: 8, pocket }] });
const seen = (...faults: NonNullable<Report["faults"]>) => fine({ faults });
const incident = (kind: IncidentKind): RuledAction => ({ type: "incident", kind, by: "A" });
const drop = (when: "within-5s" | "after-5s" | "in-flight"): RuledAction => ({
  type: "incident",
  kind: "late-drop",
  ball: 3,
  pocket: 2,
  when,
});

const ROWS: readonly Row[] = [
  row("1.3", from(GROUPS, seen("wrong-cue-ball")), from(GROUPS, seen("not-tip"))),
  row(
    "1.4",
    from(GROUPS, fine({ evident: false, pots: [{ ball: 3, pocket: 2 }] })),
    from(GROUPS, fine({ pots: [{ ball: 3, pocket: 2 }] })),
  ),
  row("1.5", from(GROUPS, fine({ call: { ball: 3, pocket: 2 } })), from(GROUPS, fine(potted))),
  row(
    "1.9",
    from(BREAK, shot({ target: 1, contacts: [], faults: ["obstructed-break"] })),
    from(BREAK, shot({ target: 1, contacts: [], faults: ["held-cue-ball"] })),
  ),
  row("1.10", from(IN_HAND, seen("off-mark")), from(IN_HAND, fine({ cushionFirst: true }))),
  row("1.11", from(GROUPS, fine({ bounced: [3] })), from(GROUPS, fine({ bounced: [9] }))),
  row("1.13", from(GROUPS, seen("feet-off-floor")), from(GROUPS, seen("leaned-on-table"))),
  row("1.14", from(GROUPS, seen("ball-in-motion")), from(GROUPS, seen("push"))),
  row("1.15", from(GROUPS, fine(), drop("within-5s")), from(GROUPS, fine(), drop("after-5s"))),
  row("1.17", from(GROUPS, seen("push")), from(GROUPS, fine())),
  row("1.17.a", from(GROUPS, seen("push")), from(GROUPS, fine())),
  row("1.17.b", from(GROUPS, seen("push")), from(BREAK, broken({ faults: ["push"] }))),
  row("1.18", from(GROUPS, fine({ contacts: [10, 3] })), from(GROUPS, fine({ contacts: [[10, 3]] }))),
  row("1.19", from(GROUPS, soft({ contacts: [3, 10] })), from(GROUPS, fine({ railsAfterContact: [10] }))),
  row(
    "1.19.a",
    from(GROUPS, soft(potted)),
    from(GROUPS, soft({ contacts: [3, 10], pots: [{ ball: 10, pocket: 4 }] })),
  ),
  row("1.19.b", from(GROUPS, fine()), from(GROUPS, soft({ cushionFirst: true }))),
  row(
    "1.20",
    from(GROUPS, fine({ pots: [{ ball: "cue", pocket: 4 }] })),
    from(GROUPS, fine({ bounced: ["cue"] })),
  ),
  row("1.21", from(GROUPS, fine({ touched: [9] })), {
    setup: GROUPS,
    options: { referee: false },
    actions: [fine({ touched: [9] })],
  }),
  row(
    "1.22",
    from({ ...GROUPS, inHand: "anywhere" }, seen("placed-onto-ball")),
    from({ ...GROUPS, inHand: "anywhere" }, seen("touched-ball")),
  ),
  row("1.23", from(GROUPS, seen("double-hit")), from(GROUPS, fine({ before: { touching: [3] } }))),
  row("1.24", from(GROUPS, seen("push")), from(GROUPS, seen("double-hit"))),
  row("1.25", from(GROUPS, seen("equipment-contact")), from(GROUPS, seen("touched-ball"))),
  row("1.26", from(GROUPS, fine({ faults: ["scooped"], deliberate: true })), from(GROUPS, seen("scooped"))),
  row("1.27", from(GROUPS, fine({ jumped: [10] })), from(GROUPS, fine({ jumped: [] }))),
  row("1.28", from(GROUPS, fine({ offTable: [10] })), from(GROUPS, fine({ railed: [10] }))),
  row("1.29", from(GROUPS, seen("not-tip")), from(GROUPS, seen("push"))),
  row(
    "1.30",
    from(GROUPS, fine({ contacts: [10], pots: [{ ball: "cue", pocket: 4 }] })),
    from(GROUPS, fine({ contacts: [10] })),
  ),
  row("1.31", from(GROUPS, fine(), drop("after-5s")), from(GROUPS, fine(), drop("within-5s"))),
  row(
    "1.32",
    from(
      GROUPS,
      soft({
        ...potted,
        pots: [
          { ball: 3, pocket: 2 },
          { ball: 12, pocket: 6 },
        ],
      }),
    ),
    from(GROUPS, soft(potted)),
  ),
  row(
    "1.33",
    from(GROUPS, { type: "incident", kind: "moved-by-outsider", outcome: "restored" }),
    from(GROUPS, { type: "incident", kind: "moved-by-outsider", outcome: "stays" }),
  ),
  row("1.35", from(GROUPS, fine(potted)), from(GROUPS, fine({ ...potted, call: { ball: 3, pocket: 5 } }))),
  row("1.36", from(FROZEN, soft()), from(FROZEN, fine({ railsAfterContact: [3] }))),
  row("1.36.a", from(FROZEN, soft(potted)), from(GROUPS, soft(potted))),
  row("1.36.b", from(FROZEN, fine()), from(FROZEN, fine({ railsAfterContact: [3] }))),
  row(
    "1.36.c",
    from(FROZEN, fine({ railsAfterContact: [3] })),
    from(FROZEN, fine({ railsAfterContact: [5] })),
  ),
  row("1.36.d", from(FROZEN, fine({ railsAfterContact: [5] })), from(FROZEN, fine())),
  row("1.37", from(IN_HAND, seen("behind-line")), from(IN_HAND, fine({ cushionFirst: true }))),
  row("1.38", from(IN_HAND, fine({ touched: ["cue"] })), from(OPEN, fine({ touched: ["cue"] }))),
  row("1.39", from(GROUPS, incident("interference")), from(GROUPS, incident("concede-frame"))),
  row("1.40", from(GROUPS, seen("measuring")), from(GROUPS, seen("foreign-mark"))),
  row("1.41", from(GROUPS, seen("foreign-mark")), from(GROUPS, seen("measuring"))),
  row("2.3", from(BREAK, broken()), from(OPEN, fine())),
  row(
    "2.4",
    from(BREAK, weak),
    from(BREAK, broken({ railsAfterContact: [], pots: [{ ball: 2, pocket: 3 }] })),
  ),
  row("2.5", from(BREAK, broken({ faults: ["feet-off-floor"] })), from(BREAK, weak)),
  row("2.6", from(BREAK, broken(eightDown(4))), from(OPEN, fine(eightDown(4)))),
  row("2.7", from(OPEN, fine({ contacts: [8] })), from(GROUPS, fine({ contacts: [8] }))),
  row("2.8", from(OPEN, fine(potted)), from(OPEN, fine({ ...potted, call: { ball: 5, pocket: 2 } }))),
  row("2.9", from(GROUPS, fine({ contacts: [[3, 10]] })), from(GROUPS, fine({ contacts: [3, 10] }))),
  row(
    "2.10",
    from(GROUPS, fine({ ...potted, call: { ball: 3, as: "safety" } })),
    from(GROUPS, fine({ ...potted, intent: "safety" })),
  ),
  row("2.11", from(EIGHT, atEight(eightDown(3))), from(EIGHT, atEight())),
  row(
    "2.12",
    from(
      LAST,
      shot({
        target: 7,
        contacts: [7],
        pots: [
          { ball: 7, pocket: 1 },
          { ball: 8, pocket: 4 },
        ],
      }),
    ),
    from(EIGHT, atEight({ pots: [{ ball: "cue", pocket: 5 }] })),
  ),
];

describeArticles("bola-8", ARTICLES, ROWS);
