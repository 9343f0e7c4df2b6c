import { CHOICES, type OptionValues, type RulebookId, type Setup } from "@tacada/formats";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { begin, judge, options, type State, show, words } from "../src/index.ts";
import { actionOf, moves } from "./random.ts";
import { tablesOf } from "./trial.ts";

/** Where walks begin. */
export type Starts = fc.Arbitrary<{ readonly setup: Setup; readonly options: OptionValues }>;

const RUNS = { seed: 20_261_130, numRuns: 80 };

/** Every step of a walk from a state; refused moves are left out. */
function* walk(state: State, raw: readonly Parameters<typeof actionOf>[1][]) {
  let before = state;
  for (const each of raw) {
    const action = actionOf(before, each);
    if (action === undefined) return;
    const judged = judge(before, action);
    if (!judged.ok) continue;
    yield { before, action, ruling: judged.value.ruling, after: judged.value.state };
    before = judged.value.state;
  }
}

type Step = ReturnType<typeof walk> extends Generator<infer T> ? T : never;

const checkOf = (rulebook: RulebookId, starts: Starts) => (each: (step: Step) => void) =>
  fc.assert(
    fc.property(starts, moves, (start, raw) => {
      for (const step of walk(tablesOf(rulebook)(start.setup, start.options), raw)) each(step);
    }),
    RUNS,
  );

/** The same with the names of the sides exchanged. */
const swapped = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replace(/"([AB])"/g, (_, side: string) => (side === "A" ? '"B"' : '"A"')),
  ) as T;

/** What holds for every action of every walk through matches of a rulebook, from these starts. */
export function describeWalks(rulebook: RulebookId, starts: Starts): void {
  const check = checkOf(rulebook, starts);
  const table = tablesOf(rulebook);
  describe(`every walk through a match of ${rulebook}`, () => {
    it("always leaves something to do until the match is over", () => {
      check(({ after }) => {
        const { targets, choices, lotDue } = options(after);
        const open = targets.length > 0 || choices !== null || lotDue;
        expect(open).toBe(show(after).match === undefined);
      });
    });

    it("takes every choice and target that is offered, and refuses every other, the state unchanged", () => {
      check(({ after }) => {
        const untouched = JSON.stringify(after);
        const { choices, targets } = show(after);
        for (const choice of CHOICES) {
          const taken = judge(after, { type: "choose", choice }).ok;
          expect(taken).toBe(choices?.any.includes(choice) ?? false);
        }
        for (const { ball } of targets) expect(judge(after, { type: "shot", target: ball }).ok).toBe(true);
        expect(judge(after, { type: "shot", target: 8 }).ok).toBe(false);
        expect(JSON.stringify(after)).toBe(untouched);
      });
    });

    it("survives JSON, and goes on from there as it would have", () => {
      check(({ before, action, ruling, after }) => {
        const again = judge(JSON.parse(JSON.stringify(before)) as State, action);
        expect(again).toStrictEqual({ ok: true, value: { ruling, state: after } });
      });
    });

    it("treats both sides alike", () => {
      const mirror = (state: State): unknown => {
        const { sides: _, ...shown } = show(state);
        return shown;
      };
      fc.assert(
        fc.property(starts, moves, ({ setup: drawn, options: settings }, raw) => {
          const setup: Setup = { ...drawn, sides: ["A", "B"] };
          const mirrored = begin({
            rulebook,
            options: settings,
            breaker: "B",
            setup: { ...setup, turn: "B", scores: { A: setup.scores?.B ?? 0, B: setup.scores?.A ?? 0 } },
          });
          if (!mirrored.ok) throw new Error(mirrored.problem.path);
          let other = mirrored.value;
          for (const { action, after } of walk(table({ ...setup, turn: "A" }, settings), raw)) {
            const judged = judge(other, swapped(action));
            if (!judged.ok) throw new Error(judged.problem.path);
            other = judged.value.state;
            expect(swapped(mirror(after))).toEqual(mirror(other));
          }
        }),
        RUNS,
      );
    });

    it("returns the same balls and leaves the same cue ball in hand whatever is left", () => {
      check(({ before, action, ruling, after }) => {
        if (action.type !== "shot") return;
        const { after: _, ...unseen } = action;
        for (const seen of [true, false]) {
          const left = { after: { canGrazeBothSides: seen, snooker: seen ? "none" : "total" } } as const;
          const judged = judge(before, { ...unseen, ...left });
          if (!judged.ok) throw new Error(judged.problem.path);
          expect(judged.value.ruling.returned).toEqual(ruling.returned);
          // A foul that is only seen in what is left may end the frame, and the next one's break is shown then.
          const other = judged.value.state;
          if ((other.over === undefined) === (after.over === undefined))
            expect(other.inHand).toBe(after.inHand);
        }
      });
    });

    it("scores what is credited and awarded, and nothing else", () => {
      check(({ before, ruling, after }) => {
        const earlier = before.over === undefined ? before.scores : before.startScores;
        // A late drop that completes a stroke is not among the moves, so nothing is ever taken back.
        const kept = after.frame === before.frame ? before.scores : earlier;
        for (const side of before.sides) {
          const gained = (ruling.scored[side] ?? 0) + (ruling.award[side] ?? 0);
          expect(after.scores[side]).toBe((kept[side] ?? 0) + gained);
        }
      });
    });

    it("rests on an article, each foul too, and can be put into words", () => {
      check(({ ruling }) => {
        expect(ruling.articles.length).toBeGreaterThan(0);
        for (const { article } of ruling.fouls) expect(ruling.articles).toContain(article);
        for (const language of ["pt-BR", "en"] as const) {
          const lines = words(rulebook, ruling, language);
          expect(lines.length).toBeGreaterThan(0);
          for (const { text } of lines) expect(text).not.toMatch(/\{|undefined/);
        }
      });
    });

    it("never holds two turns or a ball twice", () => {
      check(({ after, ruling }) => {
        const shown = show(after);
        expect(ruling.turn).toBe(shown.turn);
        if (shown.match === undefined) expect(shown.out).not.toContain(shown.turn);
        const { balls } = shown;
        const up = Array.isArray(balls) ? balls : balls.colors;
        expect(new Set(up).size).toBe(up.length);
        if (!Array.isArray(balls)) expect(balls.red).toBeGreaterThanOrEqual(0);
        if (shown.choices !== undefined) expect(shown.choices.by).toBe(shown.turn);
      });
    });
  });
}
