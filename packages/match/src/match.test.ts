import { type Action, differenceOf } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { pot } from "../../rules/test/trial.ts";
import { opened, recorded } from "../test/board.ts";
import { append, loadMatch, type Match, saveMatch, stateOf } from "./index.ts";

const BREAK: Action = { type: "shot", target: 1, contacts: [1], after: { canGrazeBothSides: true } };
const undo = (to: number): Action => ({ type: "undo", to });
const json = (match: Match): unknown => JSON.parse(JSON.stringify(saveMatch(match)));

describe("the log of a match", () => {
  it("keeps what was taken back, and folds to the state without it", () => {
    const plain = recorded(opened(), BREAK);
    const full = recorded(plain, pot(1), pot(7), undo(1));
    expect(full.log).toHaveLength(4);
    expect(differenceOf(stateOf(plain), stateOf(full))).toBeUndefined();
  });

  it("brings back run after run, until another action comes", () => {
    const full = recorded(opened(), BREAK, pot(1), pot(7));
    const back = recorded(full, undo(2), undo(1));
    const again = recorded(back, { type: "redo" }, { type: "redo" });
    expect(differenceOf(stateOf(full), stateOf(again))).toBeUndefined();
    const other = recorded(back, { type: "redo" }, { type: "incident", kind: "warning", by: "A" });
    const refused = append(other, {
      at: "2026-11-30T20:00:00Z",
      actor: "A",
      command: "x",
      action: { type: "redo" },
    });
    expect(!refused.ok && refused.problem.kind).toBe("nothing-to-redo");
  });

  it("goes back over the end of a frame", () => {
    const before = recorded(opened(), BREAK);
    const over = recorded(before, { type: "incident", kind: "concede-frame", by: "B" }, BREAK);
    expect(stateOf(over).frame).toBe(2);
    expect(differenceOf(stateOf(before), stateOf(recorded(over, undo(1))))).toBeUndefined();
  });

  it("answers a repeated command with its entry and records nothing", () => {
    const command = { at: "2026-11-30T20:00:00Z", actor: "A", command: "same", action: BREAK };
    const first = append(opened(), command);
    if (!first.ok) throw new Error("the break is legal");
    const second = append(first.value.match, { ...command, action: pot(1) });
    expect(second.ok && second.value).toMatchObject({ repeated: true, entry: first.value.entry });
    expect(second.ok && second.value.match).toBe(first.value.match);
  });

  it("refuses an undo of what does not stand, and leaves the match as it was", () => {
    const match = recorded(opened(), BREAK);
    for (const to of [1, 7]) {
      const refused = append(match, {
        at: "2026-11-30T20:00:00Z",
        actor: "A",
        command: `u${to}`,
        action: undo(to),
      });
      expect(!refused.ok && refused.problem).toMatchObject({ kind: "nothing-to-undo", path: "to" });
    }
    expect(match.log).toHaveLength(1);
  });
});

describe("a saved match", () => {
  const match = recorded(opened(), BREAK, pot(1), pot(7), undo(2));

  it("comes back as it was", () => {
    const again = loadMatch(json(match));
    expect(again.ok && differenceOf(match, again.value)).toBeUndefined();
  });

  it("is refused where a ruling was changed", () => {
    const { log, ...header } = saveMatch(match);
    const changed = log.map((entry, index) =>
      index === 1 ? { ...entry, ruling: { ...entry.ruling, scored: { A: 7 } } } : entry,
    );
    const result = loadMatch(JSON.parse(JSON.stringify({ ...header, log: changed })));
    expect(!result.ok && result.problem).toMatchObject({ kind: "mismatch" });
    expect(!result.ok && result.problem.path).toMatch(/^log\[1\]\.ruling\.scored/);
  });

  it("is refused where an action does not fit the state before it", () => {
    const { log, ...header } = saveMatch(match);
    const changed = log.map((entry, index) => (index === 1 ? { ...entry, action: pot(9) } : entry));
    const result = loadMatch(JSON.parse(JSON.stringify({ ...header, log: changed })));
    expect(!result.ok && result.problem.path).toBe("log[1].action.target");
  });

  it("is refused when another version of the rules judged it", () => {
    const result = loadMatch({ ...saveMatch(match), rules: "0" });
    expect(!result.ok && result.problem.path).toBe("rules");
  });

  it.each([
    ["no sides", { sides: [] }, "sides"],
    ["an unknown rulebook", { rulebook: "snooker" }, "rulebook"],
    ["an unknown key", { colour: "red" }, "colour"],
    ["a log that is no list", { log: {} }, "log"],
  ])("is refused with its path: %s", (_, change, path) => {
    const result = loadMatch({ ...saveMatch(match), ...change });
    expect(!result.ok && result.problem.path).toBe(path);
  });
});
