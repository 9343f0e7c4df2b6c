import { actionSchema, check, DROP_TIMES, type Problem } from "@tacada/formats";
import { frozen } from "@tacada/testkit";
import { describe, expect, it } from "vitest";
import { tablesOf } from "../test/trial.ts";
import { begin, judge, RULEBOOKS_PLAYABLE, type RuledAction, type State, show } from "./index.ts";

/** The refusal of an action as it comes from outside: read by its format, then judged. */
function refusalOf(state: State, document: object): Problem | undefined {
  const read = check(actionSchema, document);
  if (!read.ok) return read.problem;
  // Taking back and bringing back are none of these.
  const judged = judge(state, read.value as RuledAction);
  return judged.ok ? undefined : judged.problem;
}

for (const rulebook of RULEBOOKS_PLAYABLE) {
  const state = frozen(tablesOf(rulebook)());
  const { targets, balls } = show(state);
  const ball = targets[0]?.ball;
  const stranger = rulebook === "sinuca" ? 1 : "red";
  const lying = rulebook === "sinuca" ? "1" : "red:1";
  const numbered = Array.isArray(balls) ? balls.at(-1) : balls.colors.at(-1);
  const shot = (report: object) => ({ type: "shot", target: ball, ...report });
  const pot = (...potted: unknown[]) => ({ pots: potted.map((each) => ({ ball: each, pocket: 2 })) });

  describe(`what ${rulebook} refuses`, () => {
    it.each<[string, string, object]>([
      ["a ball played at that the game does not have", "target", shot({ target: stranger })],
      ["a ball called that the game does not have", "call.ball", shot({ call: { ball: stranger } })],
      ["a ball met that the game does not have", "contacts[0]", shot({ contacts: [stranger] })],
      [
        "one of two met that the game does not have",
        "contacts[0][1]",
        shot({ contacts: [[ball, stranger]] }),
      ],
      ["a ball potted that the game does not have", "pots[0].ball", shot(pot(stranger))],
      ["a ball off the table that the game does not have", "offTable[0]", shot({ offTable: [stranger] })],
      ["a ball back from a pocket that the game does not have", "bounced[0]", shot({ bounced: [stranger] })],
      ["a ball on the cushions that the game does not have", "railed[0]", shot({ railed: [stranger] })],
      ["a ball jumped that the game does not have", "jumped[0]", shot({ jumped: [stranger] })],
      ["a ball touched that the game does not have", "touched[0]", shot({ touched: [stranger] })],
      [
        "a ball at a cushion that it does not have",
        "railsAfterContact[0]",
        shot({ railsAfterContact: [stranger] }),
      ],
      [
        "a frozen ball that it does not have",
        "before.touching[0]",
        shot({ before: { touching: [stranger] } }),
      ],
      [
        "an obstacle that it does not have",
        "after.firstObstacle",
        shot({ after: { firstObstacle: stranger } }),
      ],
      [
        "a ball lying somewhere that it does not have",
        `layout.${lying}`,
        shot({ layout: { [lying]: [0, 0] } }),
      ],
      ["a ball that no game has", "target", shot({ target: 16 })],
      ["a pocket that no table has", "pots[0].pocket", shot({ pots: [{ ball, pocket: 7 }] })],
      ["a pocket called that no table has", "call.pocket", shot({ call: { ball, pocket: 0 } })],
      ["a fault that nobody knows", "faults[0]", shot({ faults: ["sneezing"] })],
      ["a side that does not play", "by", shot({ by: "H" })],
      ["a side that is not to play", "by", shot({ by: state.turn === "A" ? "B" : "A" })],
      ["a key that a report does not have", "colour", shot({ colour: "red" })],
      ["a call as something that it cannot be", "call.as", shot({ call: { as: "luck" } })],
      ["the cue ball met by itself", "contacts[0]", shot({ contacts: ["cue"] })],
      ["a ball met twice at one instant", "contacts[0]", shot({ contacts: [[numbered, numbered]] })],
      ["an instant at which nothing was met", "contacts[0]", shot({ contacts: [[]] })],
      ["the cue ball potted twice", "pots[1].ball", shot(pot("cue", "cue"))],
      ["a ball potted twice", "pots[1].ball", shot(pot(numbered, numbered))],
      ["a ball potted and off the table", "offTable[0]", shot({ ...pot(numbered), offTable: [numbered] })],
      ["a ball off the table twice", "offTable", shot({ offTable: [numbered, numbered] })],
      ["a ball potted and come back", "bounced[0]", shot({ ...pot(numbered), bounced: [numbered] })],
      [
        "a ball potted and still lying there",
        `layout.${numbered}`,
        shot({ ...pot(numbered), layout: { [String(numbered)]: [0, 0] } }),
      ],
      [
        "the cue ball potted and still lying there",
        "layout.cue",
        shot({ ...pot("cue"), layout: { cue: [0, 0] } }),
      ],
      [
        "a ball on the floor and still lying there",
        `layout.${numbered}`,
        shot({ offTable: [numbered], layout: { [String(numbered)]: [0, 0] } }),
      ],
      [
        "cushions after a contact that never was",
        "railsAfterContact",
        shot({ contacts: [], railsAfterContact: ["cue"] }),
      ],
      ["an answer that nobody knows", "choice", { type: "choose", choice: "double" }],
      ["an answer where nothing is open", "choice", { type: "choose", choice: "play" }],
      ["an incident that nobody knows", "kind", { type: "incident", kind: "applause", by: "A" }],
      ["an incident of a side that does not play", "by", { type: "incident", kind: "warning", by: "H" }],
      ["an incident of nobody", "by", { type: "incident", kind: "disciplinary" }],
      ["one side twice in an incident", "by", { type: "incident", kind: "disciplinary", by: ["A", "A"] }],
      ["a key that only another incident has", "ball", { type: "incident", kind: "warning", by: "A", ball }],
      [
        "a correction of a side that does not play",
        "set.discipline.H",
        { type: "correct", set: { discipline: { H: 1 } }, reason: "x" },
      ],
      [
        "a turn for a side that does not play",
        "set.turn",
        { type: "correct", set: { turn: "H" }, reason: "x" },
      ],
      ["a correction without a reason", "reason", { type: "correct", set: { turn: "A" }, reason: "" }],
      ["an action that nobody knows", "type", { type: "dance" }],
    ])("%s", (_, path, document) => {
      // The state is frozen, so a change of it would throw.
      expect(refusalOf(state, document)?.path).toBe(path);
    });

    it("a ball that falls late and that the game does not have", () => {
      const paths = DROP_TIMES.map((when) => {
        const drop = { type: "incident", kind: "late-drop", ball: stranger, pocket: 1, when };
        return refusalOf(state, drop)?.path;
      });
      expect(paths).toContain("ball");
      expect(paths).not.toContain(undefined);
    });

    it.each([
      ["an option that it does not have", { options: { gravity: 9.81 } }, "options.gravity"],
      ["a stage that it does not have", { setup: { stage: "warm-up" } }, "setup.stage"],
      ["a side twice", { setup: { sides: ["A", "A"] as const } }, "setup.sides"],
      ["one side alone", { setup: { sides: ["A"] as const } }, "setup.sides"],
      ["a turn for a side that does not play", { setup: { turn: "H" as const } }, "setup.turn"],
      ["frames that have won the match already", { setup: { frames: { B: 1 } } }, "setup.frames.B"],
      ["no frame to win", { framesToWin: 0 }, "framesToWin"],
      ["a breaker who does not play", { breaker: "H" as const }, "breaker"],
    ])("begins with no %s", (_, start, path) => {
      const begun = begin({ rulebook, ...start } as Parameters<typeof begin>[0]);
      expect(!begun.ok && begun.problem.path).toBe(path);
    });

    it("begins under no value that an option does not have", () => {
      const [name] = Object.keys(state.options);
      const begun = begin({ rulebook, options: { [String(name)]: "whatever" } });
      expect(!begun.ok && begun.problem.path).toBe(`options.${name}`);
    });
  });
}
