import type { Ball, ObjectBall, Report, Shot } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "./refused.ts";

/** The balls that a report may speak of. */
export interface BallSet {
  /** Every object ball of the game. */
  readonly known: readonly ObjectBall[];
  /** Those on the table when the stroke was played. */
  readonly inPlay: readonly ObjectBall[];
  /** What a ball counts as in both lists, where several are of one kind. */
  readonly kind?: (ball: ObjectBall) => ObjectBall;
  /** How many reds are on the table. */
  readonly reds?: number;
}

/**
 * What in a report cannot be so, whatever the rulebook: a ball that the game does not have, one that is not on
 * the table, and facts that contradict each other. Undefined when it holds together.
 */
export function reportProblem(shot: Shot, balls: BallSet): Refused | undefined {
  return (
    (shot.target !== undefined ? lying(shot.target, "target", balls) : undefined) ??
    (shot.call?.ball !== undefined ? known(shot.call.ball, "call.ball", balls) : undefined) ??
    contacts(shot, balls) ??
    pots(shot, balls) ??
    offTable(shot, balls) ??
    tooManyReds(shot, balls) ??
    each(shot.bounced, "bounced", balls) ??
    notPotted(shot, "bounced") ??
    each(shot.railed, "railed", balls) ??
    each(shot.jumped, "jumped", balls) ??
    each(shot.touched, "touched", balls) ??
    rails(shot, balls) ??
    facts(shot, "before", balls) ??
    facts(shot, "after", balls) ??
    layout(shot, balls)
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
  ball === "cue" || balls.inPlay.includes(kindOf(ball, balls));

function lying(ball: Ball, path: string, balls: BallSet): Refused | undefined {
  if (ball === "cue" || isLying(ball, balls)) return undefined;
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

function contacts({ contacts: met }: Shot, balls: BallSet): Refused | undefined {
  if (met === undefined) return undefined;
  for (let index = 0; index < met.length; index++) {
    const contact = met[index];
    if (contact === undefined) continue;
    if (!Array.isArray(contact)) {
      if (!isLying(contact, balls)) return lying(contact, `contacts[${index}]`, balls);
      continue;
    }
    const path = `contacts[${index}]`;
    const problem = each(contact, path, balls);
    if (problem !== undefined) return problem;
    if (contact.length === 0 || hasRepeat(contact.filter((ball) => ball !== "red"))) {
      return refuse("contradiction", path, "one or more balls met, each once", contact);
    }
  }
  return undefined;
}

function pots({ pots: potted }: Shot, balls: BallSet): Refused | undefined {
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

function offTable(shot: Shot, balls: BallSet): Refused | undefined {
  const off = shot.offTable;
  if (off === undefined) return undefined;
  const problem = each(off, "offTable", balls) ?? notPotted(shot, "offTable");
  if (problem !== undefined) return problem;
  return hasRepeat(off.filter((ball) => ball !== "red"))
    ? refuse("contradiction", "offTable", "each ball off the table once", off)
    : undefined;
}

/** No more reds have left the table than lay on it. */
function tooManyReds({ pots: potted, offTable: off }: Shot, { reds }: BallSet): Refused | undefined {
  if (reds === undefined || (potted === undefined && off === undefined)) return undefined;
  let gone = 0;
  for (const { ball } of potted ?? []) if (isRed(ball)) gone += 1;
  for (const ball of off ?? []) if (isRed(ball)) gone += 1;
  return gone <= reds
    ? undefined
    : refuse("contradiction", "pots", "no more reds than are on the table", gone);
}

const isRed = (ball: Ball): boolean => typeof ball === "string" && ball !== "cue";

function notPotted(shot: Shot, key: "offTable" | "bounced"): Refused | undefined {
  const index = shot[key]?.findIndex((ball) => ball !== "red" && shot.pots?.some((pot) => pot.ball === ball));
  return index === undefined || index < 0
    ? undefined
    : refuse(
        "contradiction",
        `${key}[${index}]`,
        "a ball that is not reported as potted too",
        shot[key]?.[index],
      );
}

function rails(shot: Shot, balls: BallSet): Refused | undefined {
  const met = shot.railsAfterContact;
  if (met === undefined) return undefined;
  if (met.length > 0 && shot.contacts?.length === 0) {
    return refuse(
      "contradiction",
      "railsAfterContact",
      "no cushion after contact where no ball was met",
      met,
    );
  }
  return each(met, "railsAfterContact", balls);
}

function facts(report: Report, key: "before" | "after", balls: BallSet): Refused | undefined {
  const seen = report[key];
  if (seen === undefined) return undefined;
  const obstacle = seen.firstObstacle;
  return (
    (obstacle === undefined ? undefined : known(obstacle, `${key}.firstObstacle`, balls)) ??
    everyKnown(seen.touching, `${key}.touching`, balls) ??
    everyKnown(seen.frozenToCushion, `${key}.frozenToCushion`, balls)
  );
}

function everyKnown(
  list: readonly ObjectBall[] | undefined,
  path: string,
  balls: BallSet,
): Refused | undefined {
  const index = list?.findIndex((ball) => !balls.known.includes(kindOf(ball, balls))) ?? -1;
  return index < 0 ? undefined : refuseBut("unknown-ball", `${path}[${index}]`, balls.known, list?.[index]);
}

/** Where balls are said to lie, each is one of the game's and has not left the table by this stroke. */
function layout({ layout: lie, pots: potted, offTable: off }: Shot, balls: BallSet): Refused | undefined {
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

const hasRepeat = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;
