import { TABLES, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { createEngine } from "../engine.ts";
import { CUSHION_MODELS, type PhysicsProfile, TACADA_1, TACADA_2 } from "../profile.ts";
import type { PhysicsLayout } from "../strike/strike.ts";
import { levelReach, tilts } from "../table/reach.ts";
import { besideFacing, besideJaw } from "../testing/beside.ts";
import { withCushion } from "../testing/cushions.ts";
import { PLAIN, playedUnder } from "../testing/lab.ts";
import { breachesOf } from "../testing/laws.ts";

/*
 * Contacts that have undone other engines: a ball that touches something, or all but, struck in every direction.
 */
const PROFILES = [TACADA_1, TACADA_2] as const;
const GAPS = [0, 1e-12, 1e-9, 1e-6] as const;
const DIRECTIONS = Array.from({ length: 24 }, (_, at) => (at - 12) * (Math.PI / 12));
const HITS = [
  { tip: [0, 0], elevation: 0 },
  { tip: [0.35, 0.2], elevation: 0.1 },
  { tip: [-0.3, -0.35], elevation: 1 },
  { tip: [0.2, 0.1], elevation: Math.PI / 2 },
] as const;

/** What a ball can touch on a table: layouts by what is touched, for a gap in metres. */
function placesOf(
  table: TableSpec,
  profile: PhysicsProfile,
): Readonly<Record<string, (gap: number) => PhysicsLayout>> {
  const cue = table.cueBall.radius;
  const { radius } = table.ball;
  const reach = levelReach(tilts(profile), cue, radius);
  const edge = { x: table.length / 2 - cue, y: table.width / 2 - cue };
  const rail = table.width / 2 - radius;
  const touched: Record<string, (gap: number) => PhysicsLayout> = {
    nothing: (gap) => ({ cue: [gap, 0] }),
    "one ball": (gap) => ({ cue: [0, 0], "1": [reach + gap, 0] }),
    "two balls": (gap) => ({
      cue: [0, 0],
      "1": [(reach + gap) * Math.cos(0.7), (reach + gap) * Math.sin(0.7)],
      "2": [(reach + gap) * Math.cos(0.7), -(reach + gap) * Math.sin(0.7)],
    }),
    "three in line": (gap) => ({
      cue: [-reach - gap, 0],
      "1": [0, 0],
      "2": [2 * radius + gap, 0],
      "3": [4 * radius + 2 * gap, 0],
    }),
    "a long cushion": (gap) => ({ cue: [0.5, edge.y - gap] }),
    "a short cushion": (gap) => ({ cue: [gap - edge.x, 0.2] }),
    "a cushion and a ball on it": (gap) => {
      const aside = Math.sqrt(reach * reach - (cue - radius) * (cue - radius)) + gap;
      return { cue: [0.5, edge.y - gap], "1": [0.5 + aside, rail - gap] };
    },
    "a ball on the cushion": (gap) => ({ cue: [0.5, rail - reach - 2 * gap], "1": [0.5, rail - gap] }),
    "the place where nose and jaw join": (gap) => ({ cue: besideJaw(table, 4, false, 0, gap) }),
    "a corner's jaw": (gap) => ({ cue: besideJaw(table, 3, false, 0.2, gap) }),
    "a corner's other jaw": (gap) => ({ cue: besideJaw(table, 1, true, 0.2, gap) }),
    "a middle jaw": (gap) => ({ cue: besideJaw(table, 5, true, 0.2, gap) }),
    "a middle pocket's edge": (gap) => ({ cue: [gap, table.width / 2 + table.middle.dropSetback - 1e-3] }),
  };
  if (table.corner.facing === undefined) return touched;
  return {
    ...touched,
    "a corner's facing": (gap) => ({ cue: besideFacing(table, 6, 0.004, gap) }),
    "jaw and facing of a corner": (gap) => ({ cue: besideJaw(table, 6, false, 1, gap) }),
  };
}

const CASES = PROFILES.flatMap((profile) =>
  TABLES.flatMap((table) =>
    Object.entries(placesOf(table, profile)).map(([touched, place]) => ({ profile, table, touched, place })),
  ),
);

describe.each(CASES)(
  "the cue ball touching $touched, $table.id, $profile.id",
  ({ profile, table, place }) => {
    it.each(GAPS)(
      "at a gap of %d m, struck in 24 directions, four ways and onto each cushion in turn",
      (gap) => {
        const layout = place(gap);
        const engine = createEngine(table, { cloth: "club", profile: profile.id });
        expect(engine.check(layout, { ...PLAIN, elevation: Math.PI / 2 })).toBeUndefined();
        for (const [turn, azimuth] of DIRECTIONS.entries()) {
          const hit = HITS[turn % HITS.length]!;
          const rules = withCushion(profile, CUSHION_MODELS[turn % CUSHION_MODELS.length]!);
          const trace = playedUnder(rules, layout, { speed: 2.5, azimuth, ...hit }, table);
          expect(breachesOf(table, trace, 1e-15), `${azimuth} ${hit.tip}`).toEqual([]);
          expect(trace.stopRule).toBe(0);
          expect(trace.events.length).toBeLessThan(400);
        }
      },
    );
  },
);

describe.each(PROFILES.flatMap((profile) => TABLES.map((table) => ({ profile, table }))))(
  "a ball struck away from what it touches, $table.id, $profile.id",
  ({ profile, table }) => {
    it.each(GAPS)("has not met it: gap %d m", (gap) => {
      const reach = levelReach(tilts(profile), table.cueBall.radius, table.ball.radius);
      const edge = table.length / 2 - table.cueBall.radius;
      for (const azimuth of [2, Math.PI, -2.5]) {
        const layout = { cue: [0, 0], "1": [reach + gap, 0] } as const;
        const apart = playedUnder(profile, layout, { speed: 0.3, azimuth }, table);
        expect(apart.events.filter((event) => event.type === "ball")).toEqual([]);
        const off = playedUnder(profile, { cue: [edge - gap, 0.1] }, { speed: 0.3, azimuth }, table);
        expect(off.events.filter((event) => event.type === "cushion")).toEqual([]);
      }
    });

    it.each(GAPS)("has met it when struck into it, and not when struck along it: gap %d m", (gap) => {
      const reach = levelReach(tilts(profile), table.cueBall.radius, table.ball.radius);
      const edge = table.length / 2 - table.cueBall.radius;
      const first = (layout: PhysicsLayout, azimuth: number) =>
        playedUnder(profile, layout, { speed: 0.3, azimuth }, table).events.find(
          ({ type }) => type === "ball" || type === "cushion",
        );
      const ball = { cue: [0, 0], "1": [reach + gap, 0] } as const;
      const cushion = { cue: [edge - gap, 0.1] } as const;
      expect(first(ball, 0)?.t).toBeLessThan(1e-5);
      expect(first(cushion, 0)?.t).toBeLessThan(1e-5);
      for (const azimuth of [Math.PI / 2, -Math.PI / 2]) {
        expect(first(ball, azimuth)?.type).not.toBe("ball");
        expect(first(cushion, azimuth)).toBeUndefined();
      }
    });
  },
);
