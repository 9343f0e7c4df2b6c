import type { TableSpec } from "@tacada/table";
import type { PhysicsProfile } from "../profile.ts";
import { playedUnder } from "./lab.ts";

/** Distance of a diamond from the nose before it, metres: 3 11/16 inches (WPA equipment specification). */
const SIGHT = 0.0937;

/** A stick without squirt: the systems of players are about what comes after it. */
const aimed = (profile: PhysicsProfile): PhysicsProfile => ({
  ...profile,
  cue: { ...profile.cue, endMass: 1e-12 },
});

/**
 * Where a ball struck from the corner at a diamond of the long cushion meets the third one, the other long cushion, by
 * way of the short one: in the numbers of the corner-5 system, ten a diamond from the far end.
 *
 * @param aim number of the diamond aimed at, through the rail
 * @param side offset of the tip, running where positive
 */
export function threeCushions(profile: PhysicsProfile, table: TableSpec, aim: number, side = 0.35): number {
  const diamond = table.length / 8;
  const corner = { x: -table.length / 2, y: -table.width / 2 };
  const sight = { x: table.length / 2 - (aim / 10) * diamond, y: table.width / 2 + SIGHT };
  const azimuth = Math.atan2(sight.y - corner.y, sight.x - corner.x);
  const start = 0.3;
  const cue = [corner.x + start * Math.cos(azimuth), corner.y + start * Math.sin(azimuth)] as const;
  const trace = playedUnder(aimed(profile), { cue }, { speed: 3.5, azimuth, tip: [side, 0.1] }, table);
  const third = trace.events.filter(({ type }) => type === "cushion")[2];
  if (third === undefined) throw new Error(`no third cushion over ${aim}`);
  return (10 * (table.length / 2 - third.at[0])) / diamond;
}

/**
 * How far along the long cushions each of three legs across the table goes, metres: a ball struck a little low from beside
 * one of them, `degrees` off straight across.
 */
export function twiceAcross(
  profile: PhysicsProfile,
  table: TableSpec,
  degrees: number,
  speed: number,
): readonly number[] {
  const from = { x: -0.9, y: 0.02 + table.cueBall.radius - table.width / 2 };
  const azimuth = ((90 - degrees) * Math.PI) / 180;
  const strike = { speed, azimuth, tip: [0, -0.1] } as const;
  const trace = playedUnder(aimed(profile), { cue: [from.x, from.y] }, strike, table);
  const met = trace.events.filter(({ type }) => type === "cushion").map((event) => event.at[0]);
  return met.slice(0, 3).map((x, leg) => x - (met[leg - 1] ?? from.x));
}
