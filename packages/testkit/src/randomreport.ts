import {
  type Ball,
  type Call,
  FAULTS,
  type Facts,
  type ObjectBall,
  type Pocket,
  type Pot,
  type Report,
  type ShownState,
  SIDES,
  SNOOKERS,
} from "@tacada/formats";
import { type Draw, isOnce, oneOf } from "./draw.ts";

const POCKETS: readonly Pocket[] = [1, 2, 3, 4, 5, 6];

/** The object balls on the table, a red standing for all of them; once a frame is over, those of the next break. */
export function lyingIn({ balls, targets, over }: ShownState): readonly ObjectBall[] {
  if (over !== undefined) return targets.map(({ ball }) => ball);
  return Array.isArray(balls) ? balls : [...(balls.red > 0 ? ["red" as const] : []), ...balls.colors];
}

/**
 * A report of a stroke in this state, as chance has it: mostly one that an official could write, now and then one that
 * contradicts itself.
 */
export function randomReport(shown: ShownState, draw: Draw): Report {
  const lying = lyingIn(shown);
  const allowed = shown.targets.map(({ ball }) => ball);
  const anyBall = (): ObjectBall => (lying.length === 0 ? 1 : oneOf(draw, lying));
  const target = allowed.length > 0 && !isOnce(draw, 8) ? oneOf(draw, allowed) : anyBall();
  const some = (times: number): ObjectBall[] => (isOnce(draw, times) ? [anyBall()] : []);
  const report: Report = {
    ...(isOnce(draw, 12) ? {} : { target }),
    ...(draw(5) < 2 ? { call: randomCall(shown, target, anyBall(), draw) } : {}),
    ...contactsOf(target, anyBall(), draw),
    pots: potsOf(target, anyBall(), draw),
    ...present("offTable", [...some(30), ...(isOnce(draw, 60) ? (["cue"] as const) : [])]),
    ...present("bounced", some(40)),
    ...present("railed", some(40)),
    ...present("jumped", some(30)),
    ...present("touched", some(30)),
    ...(draw(3) > 0 ? { railsAfterContact: ["cue", ...some(2)] } : {}),
  };
  if (isOnce(draw, 3)) report.evident = isOnce(draw, 2);
  if (isOnce(draw, 20)) report.cushionFirst = true;
  if (isOnce(draw, 12)) report.faults = [oneOf(draw, FAULTS)];
  if (isOnce(draw, 40)) report.deliberate = true;
  if (isOnce(draw, 12)) report.intent = isOnce(draw, 2) ? "safety" : "attack";
  if (isOnce(draw, 12)) report.cueTravel = oneOf(draw, [0.1, 0.2, 0.5]);
  if (isOnce(draw, 40)) report.touchEffect = true;
  if (isOnce(draw, 30)) report.by = isOnce(draw, 2) ? shown.turn : oneOf(draw, SIDES);
  if (isOnce(draw, 3)) report.before = randomFacts(target, anyBall(), draw);
  if (draw(3) > 0) report.after = randomFacts(target, anyBall(), draw);
  return report;
}

/** What the layout may be said to mean. */
function randomFacts(target: ObjectBall, other: ObjectBall, draw: Draw): Facts {
  return {
    snooker: oneOf(draw, SNOOKERS),
    firstObstacle: oneOf(draw, [target, other]),
    fullBallOpen: isOnce(draw, 2),
    canGrazeBothSides: draw(4) > 0,
    ...(isOnce(draw, 6) ? { touching: [other] } : {}),
    ...(isOnce(draw, 6) ? { frozenToCushion: [other] } : {}),
    ...(isOnce(draw, 20) ? { escape: false } : {}),
  };
}

function randomCall(shown: ShownState, target: ObjectBall, other: ObjectBall, draw: Draw): Call {
  const free = shown.freeBall === true || shown.choices?.any.includes("free-ball") === true;
  return {
    ball: isOnce(draw, 10) ? other : target,
    ...(isOnce(draw, 10) ? {} : { pocket: oneOf(draw, POCKETS) }),
    ...(isOnce(draw, 6) ? { cushionFirst: true } : {}),
    ...(isOnce(draw, free ? 2 : 40) ? { as: "free" as const } : {}),
    ...(isOnce(draw, 10) ? { as: "safety" as const } : {}),
  };
}

function contactsOf(target: ObjectBall, other: ObjectBall, draw: Draw): Pick<Report, "contacts"> {
  const what = draw(20);
  if (what < 2) return {};
  if (what < 3) return { contacts: [] };
  if (what < 4) return { contacts: [target === other ? target : [target, other]] };
  if (what < 6) return { contacts: [other, target] };
  return { contacts: [target] };
}

function potsOf(target: ObjectBall, other: ObjectBall, draw: Draw): Pot[] {
  const what = draw(20);
  const balls: Ball[] =
    what < 9
      ? [target]
      : what < 10
        ? [target, other]
        : what < 12
          ? [other]
          : what < 13
            ? ["cue"]
            : what < 14
              ? [target, "cue"]
              : [];
  return balls.map((ball) => ({ ball, pocket: oneOf(draw, POCKETS) }));
}

const present = <K extends string, T>(key: K, list: readonly T[]): Partial<Record<K, T[]>> =>
  // A key with a list of its own, or none.
  (list.length === 0 ? {} : { [key]: [...list] }) as Partial<Record<K, T[]>>;
