import { type OptionValues, type Setup, SIDES, type Side } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "./refused.ts";
import { type BySide, forAll } from "./side.ts";

/** What is settled before the first stroke of a match; what is left out has its default. */
export interface Start {
  readonly rulebook: string;
  readonly options?: OptionValues;
  /** In the order of play; two sides where nothing is said. */
  readonly sides?: readonly Side[];
  /** The players of each side, who alternate its visits. */
  readonly players?: BySide<readonly string[]>;
  readonly framesToWin?: number;
  /** Points that each frame begins with. */
  readonly startScores?: BySide<number>;
  /** The side that breaks first; the first in order where nothing is said. */
  readonly breaker?: Side;
  /** A state in the middle of a frame. */
  readonly setup?: Setup;
}

/** A start whose sides and counts hold together. */
export interface Opening {
  readonly ok: true;
  readonly sides: readonly Side[];
  readonly players: BySide<readonly string[]>;
  readonly framesToWin: number;
  readonly startScores: BySide<number>;
  readonly scores: BySide<number>;
  readonly frames: BySide<number>;
  readonly discipline: BySide<number>;
  readonly turn: Side;
  readonly breaker: Side;
}

/**
 * Sides, players, scores and frames of a start, the setup's before the others.
 *
 * @param most the most sides that the rulebook allows
 */
export function readStart(start: Start, most: number): Opening | Refused {
  const setup = start.setup ?? {};
  const sides = setup.sides ?? start.sides ?? ["A", "B"];
  const players = setup.players ?? start.players ?? {};
  const framesToWin = setup.framesToWin ?? start.framesToWin ?? 1;
  const startScores = { ...forAll(sides, 0), ...start.startScores };
  const scores = { ...startScores, ...setup.scores };
  const frames = { ...forAll(sides, 0), ...setup.frames };
  const discipline = { ...forAll(sides, 0), ...setup.discipline };
  const breaker = start.breaker ?? sides[0];
  const turn = setup.turn ?? breaker;
  const at = (key: keyof Setup): string => (setup[key] === undefined ? key : `setup.${key}`);
  const listed = sides.length >= 2 && sides.length <= most && new Set(sides).size === sides.length;
  if (!listed || sides.some((side) => !SIDES.includes(side))) {
    const expected = most === 2 ? "two different sides" : "two to eight different sides";
    return refuse("malformed", at("sides"), expected, sides);
  }
  if (breaker === undefined || !sides.includes(breaker)) {
    return refuseBut("unknown-side", "breaker", sides, breaker);
  }
  if (turn === undefined || !sides.includes(turn)) return refuseBut("unknown-side", at("turn"), sides, turn);
  const problem =
    strangers(sides, players, at("players")) ??
    counted(sides, startScores, "startScores") ??
    counted(sides, scores, at("scores")) ??
    counted(sides, frames, at("frames")) ??
    counted(sides, discipline, at("discipline")) ??
    pairs(sides, players, at("players"));
  if (problem !== undefined) return problem;
  if (!Number.isInteger(framesToWin) || framesToWin < 1) {
    return refuse("malformed", at("framesToWin"), "a whole number", framesToWin);
  }
  const winner = sides.find((side) => (frames[side] ?? 0) >= framesToWin);
  if (winner !== undefined) {
    return refuse("impossible", `${at("frames")}.${winner}`, "fewer than win the match", frames[winner]);
  }
  return {
    ok: true,
    sides,
    players,
    framesToWin,
    startScores,
    scores,
    frames,
    discipline,
    turn,
    breaker,
  };
}

function strangers(sides: readonly Side[], values: BySide<unknown>, key: string): Refused | undefined {
  const stranger = Object.keys(values).find((side) => !sides.some((each) => each === side));
  return stranger === undefined
    ? undefined
    : refuseBut("unknown-side", `${key}.${stranger}`, sides, stranger);
}

function counted(sides: readonly Side[], values: BySide<number>, key: string): Refused | undefined {
  const odd = Object.entries(values).find(([, value]) => !Number.isInteger(value));
  return (
    strangers(sides, values, key) ??
    (odd === undefined ? undefined : refuse("malformed", `${key}.${odd[0]}`, "a whole number", odd[1]))
  );
}

/** Partners alternate in pairs; with three or more sides everyone plays alone. */
function pairs(
  sides: readonly Side[],
  players: BySide<readonly string[]>,
  path: string,
): Refused | undefined {
  const side = sides.find(
    (each) => players[each]?.length === 0 || (sides.length > 2 && (players[each]?.length ?? 1) > 1),
  );
  return side === undefined
    ? undefined
    : refuse("malformed", `${path}.${side}`, "single sides, or two pairs", players[side]);
}
