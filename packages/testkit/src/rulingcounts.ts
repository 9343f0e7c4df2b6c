import type { Action, Ball, ObjectBall, Pot, RulebookId, Ruling, Setup } from "@tacada/formats";
import { begin, judge, type RuledAction, type State, show } from "@tacada/rules";
import { answersTo } from "./randomaction.ts";

/** What an enumeration of abstract reports came to. */
export interface RulingCounts {
  /** Rulings made, and actions refused. */
  readonly rulings: number;
  readonly refused: number;
  /** How often each article was cited, and how often as a foul. */
  readonly cited: ReadonlyMap<string, number>;
  readonly fouls: ReadonlyMap<string, number>;
  /** How often each stage, and each end of a frame by its article, was reached. */
  readonly reached: ReadonlyMap<string, number>;
}

/** Where an enumeration begins, and how many strokes, with the answers between them, are followed from there. */
export interface Opening {
  readonly setup: Setup;
  readonly depth: number;
  /** What the last stroke leaves open is answered too. */
  readonly answered?: true;
}

class Counter {
  rulings = 0;
  refused = 0;
  readonly cited = new Map<string, number>();
  readonly fouls = new Map<string, number>();
  readonly reached = new Map<string, number>();

  add({ articles, fouls }: Ruling, state: State): void {
    this.rulings += 1;
    for (const article of new Set(articles)) count(this.cited, article);
    for (const article of new Set(fouls.map((foul) => foul.article))) count(this.fouls, article);
    const { over, stage } = show(state);
    count(this.reached, over === undefined ? `stage ${stage}` : `over by ${over.article ?? "none"}`);
  }
}

const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

/**
 * Judges every abstract report (ball played at × first contact × what fell × the cue ball's fate × what was said) and
 * every answer to what it leaves open, to a fixed depth. Any change of judgement changes a count.
 */
export function countRulings(rulebook: RulebookId, openings: readonly Opening[]): RulingCounts {
  const counter = new Counter();
  for (const { setup, depth, answered } of openings) {
    const state = begin({ rulebook, setup });
    if (!state.ok) throw new Error(`${state.problem.path}: expected ${state.problem.expected}`);
    follow(state.value, depth, counter, answered ?? false);
  }
  return counter;
}

function follow(state: State, depth: number, counter: Counter, answered: boolean): void {
  if (state.match !== undefined || (depth === 0 && !answered)) return;
  for (const action of depth === 0 ? answersIn(state) : actionsIn(state)) {
    const judged = judge(state, action);
    if (!judged.ok) {
      counter.refused += 1;
      continue;
    }
    counter.add(judged.value.ruling, judged.value.state);
    follow(judged.value.state, action.type === "shot" ? depth - 1 : depth, counter, answered);
  }
}

/** Answers to what is open, but for `play`, which a stroke implies. */
function answersIn(state: State): RuledAction[] {
  const shown = show(state);
  const any = shown.choices?.any ?? [];
  return any.filter((choice) => choice !== "play").flatMap((choice) => answersTo(shown, choice));
}

/** Answers, and every abstract stroke where none has to come first. */
function actionsIn(state: State): RuledAction[] {
  const { choices } = show(state);
  const answers = answersIn(state);
  return choices !== undefined && !choices.any.includes("play") ? answers : [...answers, ...strokesIn(state)];
}

function strokesIn(state: State): Extract<Action, { type: "shot" }>[] {
  const { balls, freeBall, rulebook } = show(state);
  const inPlay = Array.isArray(balls) ? balls : [...(balls.red > 0 ? [RED] : []), ...balls.colors];
  const sayings = [
    ...SAYINGS,
    ...(freeBall === true ? [FREE] : []),
    ...(rulebook === "bola-8" ? [DRY, SAFETY] : []),
  ];
  return inPlay.flatMap((target) => {
    const other = inPlay.find((ball) => ball !== target);
    return contactsOf(target, other).flatMap((contacts) =>
      potsOf(target, other).flatMap((pots) =>
        sayings.map((saying) => ({ type: "shot" as const, target, contacts, pots, ...saying(target) })),
      ),
    );
  });
}

const contactsOf = (target: ObjectBall, other: ObjectBall | undefined): ObjectBall[][] =>
  other === undefined ? [[target], []] : [[target], [other], []];

function potsOf(target: ObjectBall, other: ObjectBall | undefined): Pot[][] {
  const fates: Ball[][] = [[], [target], ["cue"], [target, "cue"]];
  if (other !== undefined) fates.push([other], [target, other]);
  return fates.map((balls) => balls.map((ball) => ({ ball, pocket: 2 as const })));
}

/** Evident; not evident and silent; called into the pocket, into another; a cushion first, uncalled. */
const SAYINGS = [
  () => ({}),
  () => ({ evident: false }),
  (ball: ObjectBall) => ({ evident: false, call: { ball, pocket: 2 as const } }),
  (ball: ObjectBall) => ({ evident: false, call: { ball, pocket: 5 as const } }),
  () => ({ cushionFirst: true }),
];

/** Called as the free ball; refused for the ball on itself. */
const FREE = (ball: ObjectBall) => ({ call: { ball, as: "free" as const } });

/** No ball came to a cushion, which only one game asks for. */
const DRY = () => ({ railsAfterContact: [] });
/** A declared safety, as only the game with due calls has it. */
const SAFETY = (ball: ObjectBall) => ({ call: { ball, as: "safety" as const } });

/** Reds are alike, so one stands for all. */
const RED: ObjectBall = "red";

/** The counts as a text table, for review. */
export function countsTable(title: string, counts: RulingCounts): string {
  const rows = (map: ReadonlyMap<string, number>) =>
    [...map].sort(([a], [b]) => compare(a, b)).map(([key, number]) => `  ${key.padEnd(18)} ${number}`);
  return [
    title,
    `rulings ${counts.rulings}, refused ${counts.refused}`,
    "cited",
    ...rows(counts.cited),
    "fouls",
    ...rows(counts.fouls),
    "reached",
    ...rows(counts.reached),
    "",
  ].join("\n");
}

const compare = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });
