import type { Call, Layout, OptionValues, Setup } from "@tacada/formats";
import { azimuthOf, createEngine, directionOf } from "@tacada/physics";
import { begin } from "@tacada/rules";
import { point, SINUCA_12FT as table } from "@tacada/table";
import { type Arbitration, arbitrate } from "../index.ts";

const engine = createEngine(table, { cloth: "club", profile: "tacada-1" });

/** The spot of a ball, metres. */
export const spot = (name: string): readonly [number, number] => {
  const { x, y } = table.spots[name] ?? point(0, 0);
  return [x, y];
};

/** The colours on their spots. */
export const COLORS: Layout = Object.fromEntries(
  ["2", "3", "4", "5", "6", "7"].map((name) => [name, spot(name)]),
);

/** The state of a frame whose stage and free ball are told, its balls those of the layout. */
export function stateOn(layout: Layout, setup: Setup, options: OptionValues = {}) {
  const names = Object.keys(layout);
  const red = names.filter((ball) => ball.startsWith("red:")).length;
  const colors = [2, 3, 4, 5, 6, 7].filter((ball) => names.includes(String(ball)));
  const state = begin({
    rulebook: "sinuca",
    options,
    setup: { balls: { red, colors }, inHand: layout["cue"] === undefined ? "d" : false, ...setup },
  });
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  return state.value;
}

interface Shot {
  readonly layout: Layout;
  readonly setup: Setup;
  readonly options?: OptionValues;
  readonly aim: readonly [number, number];
  readonly speed?: number;
  readonly elevation?: number;
  readonly tip?: readonly [number, number];
  readonly call?: Call;
}

/** A real strike under sinuca, simulated and judged. */
export function played({
  layout,
  setup,
  options,
  aim: [x, y],
  speed = 1.5,
  elevation = 0,
  tip = [0, 0],
  call,
}: Shot): Arbitration {
  const azimuth = azimuthOf({ x, y });
  const simulated = engine.simulate(layout, { speed, azimuth, elevation, tip });
  if (!simulated.ok) throw new Error(JSON.stringify(simulated.problem));
  const judged = arbitrate({
    table,
    state: stateOn(layout, setup, options),
    layout,
    aim: directionOf(azimuth),
    trace: simulated.trace,
    ...(call === undefined ? {} : { call }),
  });
  if (!judged.ok) throw new Error(JSON.stringify(judged.problem));
  return judged.value;
}
