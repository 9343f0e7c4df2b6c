import { TABLES, type TableSpec, touchDistance } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_2 } from "../profile.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { playedUnder } from "../testing/lab.ts";
import { breachesOf } from "../testing/laws.ts";
import { raised, randomFrom } from "../testing/random.ts";
import { deepestOverlap } from "../testing/walk.ts";

/*
 * Steep strokes onto balls that touch each other, or nearly, in the open or at a cushion: the cue ball comes down on one,
 * on two between which it is wedged, on one that is itself wedged.
 */
const GAPS = [0, 0, 1e-9, 1e-6, 0.002] as const;
type Place = readonly [number, number];

function heap(table: TableSpec, random: () => number): { layout: PhysicsLayout; strike: PhysicsStrike } {
  const { radius } = table.ball;
  const half = { x: table.length / 2 - radius, y: table.width / 2 - radius };
  const side = random() < 0.4 ? Math.sign(random() - 0.5) : 0.8 * (2 * random() - 1);
  const places: Place[] = [[0.8 * half.x * (2 * random() - 1), half.y * side]];
  const beside = (from: Place, far: number): Place => {
    const angle = 2 * Math.PI * random();
    return [from[0] + far * Math.cos(angle), from[1] + far * Math.sin(angle)];
  };
  const isFree = ([x, y]: Place, apart: number): boolean =>
    Math.abs(x) <= half.x &&
    Math.abs(y) <= half.y &&
    places.every((place) => Math.hypot(place[0] - x, place[1] - y) >= apart - 1e-12);
  const any = (): Place => places[Math.floor(places.length * random())]!;
  for (let tries = Math.floor(20 * random()); tries > 0 && places.length < 6; tries--) {
    const place = beside(any(), 2 * radius + GAPS[Math.floor(GAPS.length * random())]!);
    if (isFree(place, 2 * radius)) places.push(place);
  }
  const target = any();
  let cue = beside(target, 0.1 + 0.4 * random());
  while (
    !isFree(cue, touchDistance(table.cueBall.radius, radius)) ||
    table.width / 2 - Math.abs(cue[1]) < table.cueBall.radius
  )
    cue = beside(target, 0.1 + 0.4 * random());
  const azimuth = Math.atan2(target[1] - cue[1], target[0] - cue[0]) + 0.1 * (random() - 0.5);
  const layout = Object.fromEntries([["cue", cue], ...places.map((place, at) => [String(at + 1), place])]);
  const tip = [0.3 * (random() - 0.5), 0.5 * (random() - 0.5)] as const;
  const elevation = 0.2 + 1.2 * random();
  return { layout, strike: raised(table, layout, { speed: 1 + 11 * random(), azimuth, elevation, tip }) };
}

describe.each(TABLES)("a cue ball that comes down on balls that touch, on $id", (table) => {
  it("keeps the laws, drives some into the air, and ends: seeds 1 to 300", () => {
    let hops = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { layout, strike } = heap(table, randomFrom(seed));
      const trace = playedUnder(TACADA_2, layout, strike, table);
      expect(breachesOf(table, trace, 1e-12), `seed ${seed}`).toEqual([]);
      expect(trace.stopRule, `seed ${seed}`).toBe(0);
      hops += trace.events.filter(({ type, balls }) => type === "jump" && balls[0] !== "cue").length;
      if (seed > 40) continue;
      const { depth, what, t } = deepestOverlap(table, trace);
      expect(depth, `seed ${seed}: ${what} at ${t}`).toBeLessThan(1e-9);
    }
    expect(hops).toBeGreaterThan(50);
  }, 60_000);
});
