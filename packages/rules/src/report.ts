import type { Ball, ObjectBall } from "@tacada/formats";
import { type BallBits, bitOf } from "./balls.ts";
import { type Refused, refuse, refuseBut } from "./refused.ts";
import type { Told } from "./told.ts";

/** The balls that a report may speak of. */
export interface BallSet {
  /** Every object ball of the game. */
  readonly known: readonly ObjectBall[];
  /** Those on the table when the stroke was played. */
  readonly inPlay: readonly ObjectBall[];
  /** The same as a set. */
  readonly up: BallBits;
  /** What a ball counts as in both lists, where several are of one kind. */
  readonly kind?: (ball: ObjectBall) => ObjectBall;
  /** How many reds are on the table. */
  readonly reds?: number;
}

/**
 * What in a report cannot be so, whatever the rulebook: a ball that the game does not have, one that is not on
 * the table, and facts that contradict each other. Undefined when it holds together.
 */
export function reportProblem(told: Told, balls: BallSet): Refused | undefined {
  return (
    (told.target === undefined ? undefined : lying(told.target, "target", balls)) ??
    (told.call?.ball === undefined ? undefined : known(told.call.ball, "call.ball", balls)) ??
    contacts(told.contacts, balls) ??
    pots(told.pots, balls) ??
    offTable(told, balls) ??
    tooManyReds(told, balls) ??
    each(told.bounced, "bounced", balls) ??
    notPotted(told.bounced, "bounced", told.pots) ??
    each(told.railed, "railed", balls) ??
    each(told.jumped, "jumped", balls) ??
    each(told.touched, "touched", balls) ??
    rails(told, balls) ??
    facts(told.before, "before", balls) ??
    facts(told.after, "after", balls) ??
    layout(told, balls)
  );
}

const kindOf = (ball: ObjectBall, { kind }: BallSet): ObjectBall => (kind === undefined ? ball : kind(ball));

function known(ball: ObjectBall, path: string, balls: BallSet): Refused | undefined {
  return balls.known.includes(kindOf(ball, balls))
    ? undefined
    : refuseBut("unknown-ball", path, balls.known, ball);
}

/** The ball belongs to the game and is on the table; the cue ball always is. */
const isLying = (ball: Ball, balls: BallSet): boolean =>
  (typeof ball === "string" && ball === "cue") || (bitOf(kindOf(ball, balls)) & balls.up) !== 0;

function lying(ball: Ball, path: string, balls: BallSet): Refused | undefined {
  if (isLying(ball, balls) || ball === "cue") return undefined;
  return known(ball, path, balls) ?? refuseBut("not-on-table", path, balls.inPlay, ball);
}

/** Paths are only spelled out for what is refused: every stroke comes through here. */
function each(list: readonly Ball[] | undefined, path: string, balls: BallSet): Refused | undefined {
  if (list === undefined) return undefined;
  for (let index = 0; index < list.length; index++) {
    const ball = list[index];
    if (ball !== undefined && !isLying(ball, balls)) return lying(ball, `${path}[${index}]`, balls);
  }
  return undefined;
}

function contacts(met: Told["contacts"], balls: BallSet): Refused | undefined {
  if (met === undefined) return undefined;
  for (let index = 0; index < met.length; index++) {
    const contact = met[index];
    if (contact === undefined) continue;
    if (typeof contact !== "object") {
      if (!isLying(contact, balls)) return lying(contact, `contacts[${index}]`, balls);
      continue;
    }
    const path = `contacts[${index}]`;
    const problem = each(contact, path, balls);
    if (problem !== undefined) return problem;
    if (contact.length === 0 || hasRepeat(contact)) {
      return refuse("contradiction", path, "one or more balls met, each once", contact);
    }
  }
  return undefined;
}

function pots(potted: Told["pots"], balls: BallSet): Refused | undefined {
  if (potted === undefined) return undefined;
  for (let index = 0; index < potted.length; index++) {
    const ball = potted[index]?.ball;
    if (ball === undefined) continue;
    if (!isLying(ball, balls)) return lying(ball, `pots[${index}].ball`, balls);
    if (index > 0 && ball !== "red" && potted.findIndex((pot) => pot.ball === ball) !== index) {
      return refuse("contradiction", `pots[${index}].ball`, "each ball potted once", ball);
    }
  }
  return undefined;
}

function offTable({ offTable: off, pots: potted }: Told, balls: BallSet): Refused | undefined {
  if (off === undefined) return undefined;
  const problem = each(off, "offTable", balls) ?? notPotted(off, "offTable", potted);
  if (problem !== undefined) return problem;
  return hasRepeat(off)
    ? refuse("contradiction", "offTable", "each ball off the table once", off)
    : undefined;
}

/** No more reds have left the table than lay on it. */
function tooManyReds({ pots: potted, offTable: off }: Told, { reds }: BallSet): Refused | undefined {
  if (reds === undefined || (potted === undefined && off === undefined)) return undefined;
  let gone = 0;
  if (potted !== undefined) for (const { ball } of potted) if (isRed(ball)) gone += 1;
  if (off !== undefined) for (const ball of off) if (isRed(ball)) gone += 1;
  return gone <= reds
    ? undefined
    : refuse("contradiction", "pots", "no more reds than are on the table", gone);
}

const isRed = (ball: Ball): boolean => typeof ball === "string" && ball !== "cue";

function notPotted(
  list: readonly Ball[] | undefined,
  path: string,
  potted: Told["pots"],
): Refused | undefined {
  if (list === undefined || potted === undefined) return undefined;
  const index = list.findIndex((ball) => ball !== "red" && potted.some((pot) => pot.ball === ball));
  const expected = "a ball that is not reported as potted too";
  return index < 0 ? undefined : refuse("contradiction", `${path}[${index}]`, expected, list[index]);
}

function rails({ railsAfterContact: met, contacts: touched }: Told, balls: BallSet): Refused | undefined {
  if (met === undefined) return undefined;
  if (met.length > 0 && touched?.length === 0) {
    const expected = "no cushion after contact where no ball was met";
    return refuse("contradiction", "railsAfterContact", expected, met);
  }
  return each(met, "railsAfterContact", balls);
}

function facts(seen: Told["before"], path: string, balls: BallSet): Refused | undefined {
  if (seen === undefined) return undefined;
  const obstacle = seen.firstObstacle;
  return (
    (obstacle === undefined ? undefined : known(obstacle, `${path}.firstObstacle`, balls)) ??
    everyKnown(seen.touching, "touching", path, balls) ??
    everyKnown(seen.frozenToCushion, "frozenToCushion", path, balls)
  );
}

function everyKnown(
  list: readonly ObjectBall[] | undefined,
  key: string,
  path: string,
  balls: BallSet,
): Refused | undefined {
  if (list === undefined) return undefined;
  const index = list.findIndex((ball) => !balls.known.includes(kindOf(ball, balls)));
  return index < 0
    ? undefined
    : refuseBut("unknown-ball", `${path}.${key}[${index}]`, balls.known, list[index]);
}

/** Where balls are said to lie, each is one of the game's and has not left the table by this stroke. */
function layout({ layout: lie, pots: potted, offTable: off }: Told, balls: BallSet): Refused | undefined {
  if (lie === undefined) return undefined;
  for (const name of Object.keys(lie)) {
    const path = `layout.${name}`;
    const ball = ballNamed(name);
    const problem = ball === "cue" ? undefined : known(ball, path, balls);
    if (problem !== undefined) return problem;
    if (potted?.some((pot) => pot.ball === ball) === true || off?.includes(ball) === true) {
      return refuse("contradiction", path, "only balls that are still on the table", ball);
    }
  }
  return undefined;
}

/** The ball of a layout's key: by the format a number, the cue ball or a red. */
function ballNamed(name: string): Ball {
  const number = Number(name);
  return Number.isInteger(number) ? number : name;
}

/** One ball is listed twice; reds that are not told apart may be. */
const hasRepeat = (list: readonly Ball[]): boolean =>
  list.length > 1 && list.some((ball, index) => ball !== "red" && list.indexOf(ball) !== index);
