import type { Call, ObjectBall, Position, Strike } from "@tacada/formats";
import { act, chance, clearing, drawLot, type Game, playStroke, sightAlong } from "@tacada/play";
import { isNamed, placesInHand } from "@tacada/referee";
import { judge, options } from "@tacada/rules";
import { mouthOf, outlineOf, touchDistance } from "@tacada/table";
import { answersTo } from "./randomaction.ts";

/** Draws of one scripted player: the same seed and stroke give the same numbers. */
type Draw = (channel: number) => number;

/** One step of a scripted match: a stroke, or an answer to what is open. */
export function playOn(game: Game, seed: string): Game {
  const index = game.match.log.length;
  const draw: Draw = (channel) => chance({ seed, purpose: "noise", frame: game.shown.frame, index, channel });
  const stamp = { command: `${seed}-${index}`, at: "2026-11-30T12:00:00Z" };
  const { choices } = game.shown;
  if (choices !== undefined && (!choices.any.includes("play") || draw(0) < 0.3)) {
    const choice = choices.any[Math.floor(draw(1) * choices.any.length)] ?? "play";
    const answers = answersTo(game.shown, choice).filter((each) => judge(game.state, each).ok);
    const action = answers[Math.floor(draw(2) * answers.length)] ?? { type: "choose", choice };
    return taken(act(game, { ...stamp, actor: choices.by, action })).game;
  }
  if (options(game.state).lotDue) return taken(drawLot(game, stamp)).game;
  return taken(playStroke(game, { ...stamp, ...strokeFor(game, draw) })).game;
}

/** Plays until the frame has a winner; a frame of more than `limit` strokes is an error. */
export function playFrame(game: Game, seed: string, limit = 400): Game {
  let current = game;
  for (let step = 0; step < limit; step += 1) {
    current = playOn(current, seed);
    if (current.shown.over !== undefined) return current;
  }
  throw new Error(`the frame of seed ${seed} did not end within ${limit} steps`);
}

function taken<T>(result: { ok: true; value: T } | { ok: false; problem: unknown }): T {
  if (result.ok) return result.value;
  throw new Error(`a scripted action was refused: ${JSON.stringify(result.problem)}`);
}

interface Aim {
  readonly strike: Strike;
  readonly cue?: Position;
  readonly target: ObjectBall;
  readonly call?: Call;
}

/** A stroke at one of the balls allowed, now and then at the easiest pot with a hand's error. */
function strokeFor(game: Game, draw: Draw): Aim {
  const { targets, inHand, choices } = game.shown;
  const cue = inHand === false ? undefined : placeFor(game, draw);
  const from = cue ?? game.layout["cue"] ?? [0, 0];
  const allowed = draw(2) < 0.75 ? targets.filter((each) => !each.castigo) : targets;
  const named = (allowed.length > 0 ? allowed : targets).map(({ ball }) => ball);
  const stand = choices?.any.includes("free-ball") === true && draw(10) < 0.5 ? standIns(game) : [];
  const list = stand.length > 0 ? stand : named;
  const target = list[Math.floor(draw(3) * list.length)] ?? 1;
  const pot = easiestPot(game, from, target);
  const azimuth = pot.azimuth + (draw(4) - 0.5) * 0.02;
  const strike = clearing(
    game.table,
    { ...game.layout, cue: from },
    {
      speed: 0.6 + 3.4 * draw(5) * draw(6),
      azimuth,
      elevation: 0,
      tip: [0.5 * (draw(7) - 0.5), 0.8 * (draw(8) - 0.5)],
    },
  );
  const placed = cue === undefined ? {} : { cue };
  const free = stand.length > 0;
  const call = { ball: target, pocket: pot.pocket, ...(free && { as: "free" as const }) };
  const sight = sightAlong(game, { strike, target, ...placed });
  const due = free || (sight.ok && !sight.value.evident);
  return { strike, target, ...placed, ...(due ? { call } : {}) };
}

/** Colours of `sinuca` that can stand for the ball on. */
const standIns = ({ shown: { balls, ballOn } }: Game): ObjectBall[] =>
  Array.isArray(balls) ? [] : balls.colors.filter((ball) => ball !== ballOn);

function placeFor({ table, layout, shown }: Game, draw: Draw): Position {
  const places = placesInHand(table, layout, shown, 0.02);
  const place = places[Math.floor(draw(9) * places.length)];
  return place === undefined ? [0, 0] : [place.x, place.y];
}

/** Of the balls of this name and the six pockets the fullest hit, and the aim at the ghost ball for it. */
function easiestPot({ table, layout }: Game, from: Position, target: ObjectBall) {
  const reach = touchDistance(table.ball.radius, table.cueBall.radius);
  const named = Object.entries(layout).filter(([ball]) => isNamed(ball, target));
  const ways = named.flatMap(([, at]) => outlineOf(table).drops.map((drop) => ({ at, drop })));
  const aims = ways.map(({ at, drop }) => {
    const { pocket } = drop;
    const mouth = mouthOf(drop);
    const far = Math.hypot(mouth.x - at[0], mouth.y - at[1]);
    const ghost = {
      x: at[0] - ((mouth.x - at[0]) / far) * reach,
      y: at[1] - ((mouth.y - at[1]) / far) * reach,
    };
    const azimuth = Math.atan2(ghost.y - from[1], ghost.x - from[0]);
    const fullness = Math.cos(Math.atan2(mouth.y - at[1], mouth.x - at[0]) - azimuth);
    return { pocket, azimuth, fullness: fullness / (1 + far) };
  });
  const best = aims.sort((a, b) => b.fullness - a.fullness)[0];
  if (best === undefined) throw new Error(`a ball ${target} on the table, and pockets`);
  return best;
}
