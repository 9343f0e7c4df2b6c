import type { Report } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { refusedBy, shot, table } from "../test/trial.ts";
import { show } from "./index.ts";

const state = table({ stage: "start", turn: "A", balls: [2, 3, 4, 5, 6, 7] });

describe("a report that cannot be so", () => {
  it.each<[string, Report, string, string]>([
    ["a ball that the game does not have", { target: 9 }, "unknown-ball", "target"],
    ["a ball that is down", { target: 1 }, "not-on-table", "target"],
    [
      "a call of a ball that the game does not have",
      { target: 2, call: { ball: 12 } },
      "unknown-ball",
      "call.ball",
    ],
    ["a contact with a ball that is down", { target: 2, contacts: [2, 1] }, "not-on-table", "contacts[1]"],
    ["one of two met at once is down", { target: 2, contacts: [[2, 1]] }, "not-on-table", "contacts[0][1]"],
    ["a ball met twice at one instant", { target: 2, contacts: [[2, 2]] }, "contradiction", "contacts[0]"],
    ["an instant with no ball", { target: 2, contacts: [[]] }, "contradiction", "contacts[0]"],
    [
      "a pot of a ball that is down",
      { target: 2, pots: [{ ball: 1, pocket: 1 }] },
      "not-on-table",
      "pots[0].ball",
    ],
    [
      "a ball potted twice",
      {
        target: 2,
        pots: [
          { ball: 2, pocket: 1 },
          { ball: 2, pocket: 3 },
        ],
      },
      "contradiction",
      "pots[1].ball",
    ],
    [
      "a ball potted and off the table",
      { target: 2, pots: [{ ball: 2, pocket: 1 }], offTable: [2] },
      "contradiction",
      "offTable[0]",
    ],
    [
      "a ball potted that came back out",
      { target: 2, pots: [{ ball: 2, pocket: 1 }], bounced: [2] },
      "contradiction",
      "bounced[0]",
    ],
    ["a ball off the table twice", { target: 2, offTable: [3, 3] }, "contradiction", "offTable"],
    ["a jump over a ball that is down", { target: 2, jumped: [1] }, "not-on-table", "jumped[0]"],
    ["a touch of a ball that is down", { target: 2, touched: [1] }, "not-on-table", "touched[0]"],
    ["a railed ball that is down", { target: 2, railed: [1] }, "not-on-table", "railed[0]"],
    [
      "cushions after a contact that never was",
      { target: 2, contacts: [], railsAfterContact: ["cue"] },
      "contradiction",
      "railsAfterContact",
    ],
    [
      "a frozen ball that the game does not have",
      { target: 2, before: { touching: [8] } },
      "unknown-ball",
      "before.touching[0]",
    ],
    [
      "an obstacle that the game does not have",
      { target: 2, after: { firstObstacle: 8 } },
      "unknown-ball",
      "after.firstObstacle",
    ],
    ["a side that is not to play", { by: "B", target: 2 }, "not-to-play", "by"],
    ["a side that does not play", { by: "H", target: 2 }, "unknown-side", "by"],
  ])("is refused: %s", (_, report, kind, path) => {
    const before = structuredClone(state);
    expect(refusedBy(state, shot(report))).toMatchObject({ kind, path });
    expect(state).toEqual(before);
  });

  it("says what would be accepted", () => {
    expect(refusedBy(state, shot({ target: 1 })).expected).toBe("2, 3, 4, 5, 6, 7");
    expect(refusedBy(state, shot({ by: "B", target: 2 })).expected).toBe(show(state).turn);
  });
});
