import type { ObjectBall, Report, Setup } from "@tacada/formats";
import { describeArticles, from, type Row, row } from "../../test/articles.ts";
import { inOff, miss, pot, shot } from "../../test/trial.ts";
import { ARTICLES } from "./articles.ts";

// Long because it is a table: for each article a ruling that rests on it and one that nearly does.

const GROUPS = { A: "low", B: "high" } as const;
const BREAK: Setup = {};
const SERIES: Setup = { turn: "A", stage: "series", balls: [1, 2, 3, 5, 9, 10, 11], groups: GROUPS };
const LAST: Setup = { turn: "A", stage: "series", balls: [7, 10, 13], groups: GROUPS };
const LAST_AND_EIGHT: Setup = { ...LAST, balls: [7, 8, 10] };
const EIGHT: Setup = { turn: "A", stage: "eight", balls: [8, 9, 13], groups: GROUPS };

const potted = (...balls: readonly (ObjectBall | "cue")[]) => ({
  pots: balls.map((ball) => ({ ball, pocket: 2 as const })),
});
const call = { call: { ball: 8, pocket: 2 } } as const;
const breaks = (extra: Report = {}) => shot({ target: 1, contacts: [1], ...extra });
const three = (extra: Report = {}) => shot({ target: 3, contacts: [3], ...extra });
const eight = (extra: Report = {}) => shot({ target: 8, contacts: [8], ...call, ...extra });
const seven = (extra: Report = {}) => shot({ target: 7, contacts: [7], ...extra });
const nothing = (cueTravel: number) => shot({ contacts: [], cueTravel });
const nudge = three({ cueTravel: 0.06, after: { snooker: "total" } });
const roll = three({ cueTravel: 0.6, after: { snooker: "total" } });
const incident = (kind: "interference" | "disciplinary" | "warning" | "moved-by-outsider") =>
  ({ type: "incident", kind, by: "A" }) as const;
const place = { type: "choose", choice: "place-eight" } as const;

const ROWS: readonly Row[] = [
  row("4", from(BREAK, breaks()), from(BREAK, breaks(potted(3)))),
  row("4.1", from(BREAK, breaks(potted(11))), from(BREAK, breaks(potted(3)))),
  row("4.2", from(BREAK, breaks(potted(3))), from(BREAK, breaks(potted(11)))),
  row("4.3", from(BREAK, breaks(potted(3, 11))), from(BREAK, breaks(potted(3, 4)))),
  row("4.4", from(BREAK, inOff(1)), from(SERIES, inOff(1))),
  row(
    "4.5",
    from(BREAK, breaks({ ...potted(3), offTable: ["cue"] })),
    from(BREAK, breaks({ offTable: ["cue"] })),
  ),
  row("5", from(SERIES, pot(3)), from(SERIES, inOff(3))),
  row("6", from(SERIES, three({ ...potted(3), railed: [3] })), from(SERIES, three({ railed: [3] }))),
  row("7", from(SERIES, nothing(0.2)), from(SERIES, nothing(0.21))),
  row("8", from(LAST, pot(7)), from(SERIES, pot(3))),
  row(
    "9",
    from({ ...SERIES, balls: [3, 4, 8, 9] }, three({ ...call, ...potted(8) })),
    from(EIGHT, eight(potted(8))),
  ),
  row("9.1", from(LAST, pot(7)), from(LAST_AND_EIGHT, pot(7))),
  row("9.3", from(EIGHT, eight(potted(8))), from(LAST_AND_EIGHT, seven({ ...call, ...potted(7, 8) }))),
  row(
    "9.4",
    from(EIGHT, eight({ pots: [{ ball: 8, pocket: 5 }] })),
    from(EIGHT, shot({ target: 8, contacts: [8], call: { ball: 8 }, ...potted(8) })),
  ),
  row("9.5", from(EIGHT, eight(potted(8, "cue"))), from(EIGHT, eight(potted("cue")))),
  row(
    "9.6",
    from(LAST_AND_EIGHT, seven({ ...call, ...potted(7, 8) })),
    from(LAST_AND_EIGHT, seven(potted(7, 8))),
  ),
  row("9.7", from(EIGHT, eight({ offTable: ["cue"] })), from(SERIES, three({ offTable: ["cue"] }))),
  row("9.8", from(EIGHT, nothing(0.12)), from(EIGHT, nothing(1.2))),
  row("10", from(SERIES, inOff(3)), from(BREAK, inOff(3))),
  row(
    "11",
    from(SERIES, three({ ...potted(3), faults: ["held-cue-ball"] })),
    from(SERIES, three({ faults: ["held-cue-ball"] })),
  ),
  row(
    "12",
    from(SERIES, three({ faults: ["touched-ball"] })),
    from(SERIES, three({ faults: ["leaned-on-table"] })),
  ),
  row(
    "13",
    from(SERIES, three({ faults: ["leaned-on-table"] })),
    from(SERIES, three({ faults: ["touched-ball"] })),
  ),
  row("15", from(SERIES, nudge, nothing(1.1)), from(SERIES, roll, nothing(1.1))),
  row("16", from(SERIES, three({ offTable: [3] })), from(SERIES, three({ railed: [3] }))),
  row("17", from(SERIES, three({ contacts: [9, 3] })), from(SERIES, three({ contacts: [[3, 9]] }))),
  row("18", from(SERIES, nothing(0.9)), from(SERIES, miss(3))),
  row("19", from(LAST, pot(7), place), from(LAST_AND_EIGHT, pot(7))),
  row(
    "20",
    from(EIGHT, eight({ contacts: [8, 9], ...potted(8, 9) })),
    from(EIGHT, eight({ contacts: [8, 9], ...potted(9) })),
  ),
  row("21", from(SERIES, incident("interference")), from(SERIES, incident("warning"))),
  row("22", from(SERIES, incident("warning")), from(SERIES, incident("moved-by-outsider"))),
  row(
    "23",
    from(SERIES, three({ faults: ["held-cue-ball"] })),
    from(SERIES, three({ faults: ["touched-ball"] })),
  ),
];

describeArticles("bilhar", ARTICLES, ROWS);
