import type { TableSpec } from "@tacada/table";
import type { PhysicsProfile } from "../profile.ts";
import { raised, randomLayout, randomStrike } from "./random.ts";
import { KINDS, type Stroke, strokeOf } from "./strikes.ts";

/**
 * A stroke of any kind, extreme ones as often as plain ones: scattered and touching balls, frozen racks, jumps, massés,
 * miscues and double hits, one in ten as fast as the profile allows. Its stick is raised as far as it must be, and its
 * tip slips only under a profile that lets it.
 */
export function extremeStroke(table: TableSpec, profile: PhysicsProfile, random: () => number): Stroke {
  const { layout, strike } =
    random() < 0.5
      ? anywhere(table, profile, random)
      : strokeOf(Math.floor(KINDS * random()), table, random, profile);
  const speed = random() < 0.1 ? profile.cue.fastest : strike.speed;
  const part = profile.cue.follow === undefined ? profile.cue.miscue : 1;
  const tip = [part * strike.tip[0], part * strike.tip[1]] as const;
  return { layout, strike: raised(table, layout, { ...strike, speed, tip }) };
}

function anywhere(table: TableSpec, profile: PhysicsProfile, random: () => number): Stroke {
  const balls = 1 + Math.floor(15 * random());
  return {
    layout: randomLayout(table, random, balls, random() < 0.5, profile),
    strike: randomStrike(random),
  };
}
