import type { Position } from "@tacada/formats";
import { type Game, sightAlong, suggestCue } from "@tacada/play";

/** Places of the D that are tried, as shares of its radius: behind the line, towards the right. */
const TRIED = [
  [0.5, 0],
  [0.5, 0.3],
  [0.5, -0.3],
  [0.4, 0.6],
  [0.4, -0.6],
  [0.15, 0.8],
  [0.15, -0.8],
] as const;

/**
 * A place to begin with: in the D the first from which a ball on lies open, else the referee's suggestion. Undefined
 * while the cue ball is not in hand.
 */
export function handPlace(game: Game): Position | undefined {
  const { shown, table } = game;
  if (shown.inHand === false) return undefined;
  const { d } = table;
  if (shown.inHand !== "d" || d === undefined) return suggestCue(game);
  const open = TRIED.map(([back, aside]): Position => [d.line - back * d.radius, aside * d.radius]).find(
    (cue) => openBall(game, cue) !== undefined,
  );
  return open ?? suggestCue(game);
}

/**
 * The first ball on, by its name in the layout, that a straight stroke from `cue` meets with nothing near its way. Among
 * reds it is enough that one of them is met first: others nearly always lie near.
 */
export function openBall(game: Game, cue: Position | undefined): string | undefined {
  if (cue === undefined) return undefined;
  const { shown, layout } = game;
  const inHand = layout["cue"] === undefined ? { cue } : {};
  return onNames(game).find((name) => {
    const at = layout[name];
    if (at === undefined) return false;
    const strike = { speed: 1, azimuth: Math.atan2(at[1] - cue[1], at[0] - cue[0]), elevation: 0 };
    const seen = sightAlong(game, { strike: { ...strike, tip: [0, 0] }, ...inHand });
    if (!seen.ok) return false;
    const { first, clear } = seen.value.sighting;
    return shown.ballOn === "red" ? isNamed(String(first), "red") : clear && String(first) === name;
  });
}

/** The ball on in the layout, or all that may be played at where it is not a single one. */
function onNames({ shown, layout }: Game): string[] {
  const { ballOn, targets } = shown;
  const on = typeof ballOn === "number" ? [ballOn] : targets.map(({ ball }) => ball);
  return Object.keys(layout).filter((name) => on.some((ball) => isNamed(name, String(ball))));
}

const isNamed = (name: string, ball: string): boolean =>
  name === ball || (ball === "red" && name.startsWith("red:"));
