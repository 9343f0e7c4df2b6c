import type { Call, Layout, ObjectBall, RulebookId, Setup } from "@tacada/formats";
import { azimuthOf, createEngine, directionOf, minimumElevation, type ProfileName } from "@tacada/physics";
import { begin } from "@tacada/rules";
import { BAR, POOL_9FT, SINUCA_12FT, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { type Arbitration, arbitrate } from "../arbitrate.ts";

/** The table that each rulebook is tried on. */
export const TABLE_OF: Readonly<Record<RulebookId, TableSpec>> = {
  "sinuca-brasileira": SINUCA_BRASILEIRA,
  sinuca: SINUCA_12FT,
  bilhar: BAR,
  "mata-mata": BAR,
  "bola-8": POOL_9FT,
};

/** The balls of a stroke, and how it is struck: along the table, as level as can be, through the middle, by `tacada-2`. */
export interface Shot {
  readonly layout: Layout;
  readonly setup: Setup;
  readonly speed: number;
  readonly azimuth?: number;
  /** Where the cue points, as a vector, instead of the azimuth. */
  readonly aim?: readonly [number, number];
  readonly elevation?: number;
  readonly tip?: readonly [number, number];
  readonly target?: ObjectBall;
  readonly call?: Call;
  readonly profile?: ProfileName;
}

/** A real strike, simulated and judged. */
export function struck(rulebook: RulebookId, shot: Shot): Arbitration {
  const { layout, setup, speed, aim: [x, y] = [1, 0], tip = [0, 0], target, call } = shot;
  const { azimuth = azimuthOf({ x, y }), profile = "tacada-2" } = shot;
  const table = TABLE_OF[rulebook];
  const lying = Object.keys(layout)
    .filter((ball) => ball !== "cue")
    .map(Number);
  const balls = rulebook === "sinuca" ? { red: 0, colors: lying } : lying;
  const state = begin({ rulebook, setup: { balls, ...setup } });
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const level = minimumElevation(table, layout, { azimuth, tip }).elevation;
  const strike = { speed, azimuth, elevation: shot.elevation ?? level, tip };
  const simulated = createEngine(table, { cloth: "club", profile }).simulate(layout, strike);
  if (!simulated.ok) throw new Error(JSON.stringify(simulated.problem));
  const judged = arbitrate({
    table,
    state: state.value,
    layout,
    aim: directionOf(azimuth),
    trace: simulated.trace,
    ...(target === undefined ? {} : { target }),
    ...(call === undefined ? {} : { call }),
  });
  if (!judged.ok) throw new Error(JSON.stringify(judged.problem));
  return judged.value;
}

/** The articles of a stroke's fouls. */
export const foulsOf = ({ ruling }: Arbitration): string[] => ruling.fouls.map(({ article }) => article);
