import {
  type Call,
  differenceOf,
  type Layout,
  type ObjectBall,
  type RulebookId,
  type ShownState,
  type Strike,
} from "@tacada/formats";
import { clearing } from "@tacada/play";
import { arbitrate, isNamed, placesInHand } from "@tacada/referee";
import { judge, show } from "@tacada/rules";
import { point, type TableSpec } from "@tacada/table";
import { type Draw, drawFrom, isOnce, oneOf, share } from "./draw.ts";
import { namesOf, randomTable } from "./randomtable.ts";

/**
 * What of the referee's work on a random stroke did not hold: undefined where all of it does, or where the random
 * position waits for something else than a stroke. The report must be accepted by the rules, without what is left and
 * with it; what is left must change neither what returns nor the cue ball in hand; and the balls that lie on the table
 * must be those that the state says.
 *
 * @param profile of the physics, that of new matches when left out; under `tacada-2` every third stroke is steep
 */
export function refereeBreachOf(rulebook: RulebookId, seed: number, profile?: string): string | undefined {
  const draw = drawFrom(seed);
  const { table, engine, state, shown, layout } = randomTable(rulebook, draw, profile);
  const position = withCue(table, shown, layout, draw);
  if (shown.targets.length === 0 || position === undefined) return undefined;
  const level = randomStrike(table, shown, position, draw);
  const isSteep = profile === "tacada-2" && isOnce(draw, 3);
  const strike = isSteep ? { ...level, elevation: Math.max(level.elevation, share(draw)) } : level;
  const simulated = engine.simulate(position, strike);
  if (!simulated.ok) return `a strike was refused: ${simulated.problem.path}`;
  const call = isOnce(draw, 2) ? randomCall(shown, draw) : undefined;
  const judged = arbitrate({
    table,
    state,
    layout: position,
    aim: point(Math.cos(strike.azimuth), Math.sin(strike.azimuth)),
    trace: simulated.trace,
    ...(isOnce(draw, 3) ? { target: oneOf(draw, shown.targets).ball } : {}),
    ...(call === undefined ? {} : { call }),
  });
  if (!judged.ok) return `refused: ${JSON.stringify(judged.problem)}`;
  const { after: _, ...unseen } = judged.value.shot;
  const first = judge(state, unseen);
  if (!first.ok) return `refused without what is left: ${JSON.stringify(first.problem)}`;
  const left = show(judged.value.state);
  return (
    differenceOf(first.value.ruling.returned, judged.value.ruling.returned, "returned")?.path ??
    handBreach(show(first.value.state), left) ??
    ballsBreach(left, judged.value.layout)
  );
}

/** The cue ball where it lies, or anywhere that it may be put; undefined without room. */
function withCue(table: TableSpec, shown: ShownState, layout: Layout, draw: Draw): Layout | undefined {
  if (shown.inHand === false) return layout;
  const places = placesInHand(table, layout, shown, 0.02);
  if (places.length === 0) return undefined;
  const { x, y } = oneOf(draw, places);
  return { ...layout, cue: [x, y] };
}

/** A strike at one of the balls allowed, more or less, or in any direction. */
function randomStrike(table: TableSpec, { targets }: ShownState, layout: Layout, draw: Draw): Strike {
  const { ball } = oneOf(draw, targets);
  const name = Object.keys(layout).find((each) => isNamed(each, ball)) ?? "cue";
  const [x, y] = layout[name] ?? [0, 0];
  const [fromX, fromY] = layout["cue"] ?? [0, 0];
  const azimuth = isOnce(draw, 4)
    ? Math.PI * (2 * share(draw) - 1)
    : Math.atan2(y - fromY, x - fromX) + 0.1 * (share(draw) - 0.5);
  return clearing(table, layout, {
    speed: 0.05 + 6 * share(draw) * share(draw),
    azimuth,
    elevation: 0,
    tip: [0.6 * (share(draw) - 0.5), 0.6 * (share(draw) - 0.5)],
  });
}

function randomCall({ targets }: ShownState, draw: Draw): Call {
  const ball: ObjectBall = oneOf(draw, targets).ball;
  return {
    ball,
    ...(isOnce(draw, 2) ? { pocket: oneOf(draw, [1, 2, 3, 4, 5, 6] as const) } : {}),
    ...(isOnce(draw, 3) ? { cushionFirst: true } : {}),
    ...(isOnce(draw, 5) ? { as: "safety" as const } : {}),
  };
}

/** A foul that is only seen in what is left may end the frame, and the next one's break is shown then. */
const handBreach = (first: ShownState, final: ShownState): string | undefined =>
  (first.over === undefined) === (final.over === undefined) && first.inHand !== final.inHand
    ? `inHand ${final.inHand}, at first ${first.inHand}`
    : undefined;

/** The balls of the layout are those of the state; after a frame's end the next one is racked. */
export function ballsBreach(shown: ShownState, layout: Layout): string | undefined {
  if (shown.over !== undefined) return undefined;
  const kind = (ball: string) => (ball.startsWith("red:") ? "red" : ball);
  const names = Object.keys(layout).filter((ball) => ball !== "cue");
  const lying = names.map(kind).sort().join(" ");
  const told = namesOf(shown).map(kind).sort().join(" ");
  if (lying !== told) return `on the table ${lying}, in the state ${told}`;
  const isThere = layout["cue"] !== undefined;
  return isThere === (shown.inHand === false) ? undefined : `cue ball in hand ${shown.inHand}`;
}
