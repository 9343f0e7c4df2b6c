import { outlineOf, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_1, TACADA_2 } from "./profile.ts";
import type { PhysicsLayout } from "./strike.ts";
import { playedUnder } from "./testing/lab.ts";
import { breachesOf } from "./testing/laws.ts";

/*
 * Contacts that have undone other engines: a ball that touches something, or all but, struck in every direction.
 */
const table = SINUCA_BRASILEIRA;
const { radius } = table.ball;
const { jaws } = outlineOf(table);
const edge = { x: table.length / 2 - radius, y: table.width / 2 - radius };
const GAPS = [0, 1e-12, 1e-9, 1e-6] as const;
const DIRECTIONS = Array.from({ length: 24 }, (_, at) => (at - 12) * (Math.PI / 12));
const HITS = [
  { tip: [0, 0], elevation: 0 },
  { tip: [0.35, 0.2], elevation: 0.1 },
  { tip: [-0.3, -0.35], elevation: 1 },
  { tip: [0.2, 0.1], elevation: Math.PI / 2 },
] as const;

function besideJaw(index: number, gap: number): PhysicsLayout {
  const { center, radius: bend, pocket } = jaws[index]!;
  const toward = Math.atan2(-Math.sign(center.y), pocket === 2 || pocket === 5 ? -Math.sign(center.x) : 0.3);
  const reach = bend + radius + gap;
  return { cue: [center.x + reach * Math.cos(toward), center.y + reach * Math.sin(toward)] };
}

const PLACES: Readonly<Record<string, (gap: number) => PhysicsLayout>> = {
  "a ball alone": (gap) => ({ cue: [gap, 0] }),
  "one ball": (gap) => ({ cue: [0, 0], "1": [2 * radius + gap, 0] }),
  "two balls": (gap) => ({
    cue: [0, 0],
    "1": [(2 * radius + gap) * Math.cos(0.7), (2 * radius + gap) * Math.sin(0.7)],
    "2": [(2 * radius + gap) * Math.cos(0.7), -(2 * radius + gap) * Math.sin(0.7)],
  }),
  "three in line": (gap) => ({
    cue: [-2 * radius - gap, 0],
    "1": [0, 0],
    "2": [2 * radius + gap, 0],
    "3": [4 * radius + 2 * gap, 0],
  }),
  "a cushion": (gap) => ({ cue: [0.5, edge.y - gap] }),
  "a cushion and a ball": (gap) => ({
    cue: [0.5, edge.y - gap],
    "1": [0.5 + 2 * radius + gap, edge.y - gap],
  }),
  "a ball on the cushion": (gap) => ({ cue: [0.5, edge.y - 2 * radius - 2 * gap], "1": [0.5, edge.y - gap] }),
  "the place where nose and jaw join": (gap) => ({ cue: [jaws[0]!.center.x, -edge.y + gap] }),
  "a corner's jaw": (gap) => besideJaw(2, gap),
  "a middle jaw": (gap) => besideJaw(9, gap),
  "both jaws of a middle pocket, nearly": (gap) => ({ cue: [gap, 0.7], "1": [0.3, edge.y] }),
};

const PROFILES = [TACADA_1, TACADA_2] as const;
const CASES = PROFILES.flatMap((profile) =>
  Object.entries(PLACES).map(([touched, place]) => ({ profile, touched, place })),
);

describe.each(CASES)("the cue ball touching $touched, $profile.id", ({ profile, place }) => {
  it.each(GAPS)("at a gap of %d m, struck in 24 directions four ways: laws hold, it ends soon", (gap) => {
    for (const azimuth of DIRECTIONS) {
      for (const hit of HITS) {
        const trace = playedUnder(profile, place(gap), { speed: 2.5, azimuth, ...hit });
        expect(breachesOf(table, trace, 1e-16), `${azimuth} ${hit.tip}`).toEqual([]);
        expect(trace.stopRule).toBe(0);
        expect(trace.events.length).toBeLessThan(400);
      }
    }
  });
});

describe.each(PROFILES)("a ball struck away from what it touches, $id", (profile) => {
  it.each(GAPS)("has not met it: gap %d m", (gap) => {
    for (const azimuth of [2, Math.PI, -2.5]) {
      const apart = playedUnder(
        profile,
        { cue: [0, 0], "1": [2 * radius + gap, 0] },
        { speed: 0.3, azimuth },
      );
      expect(apart.events.filter((event) => event.type === "ball")).toEqual([]);
      const off = playedUnder(profile, { cue: [edge.x - gap, 0.1] }, { speed: 0.3, azimuth });
      expect(off.events.filter((event) => event.type === "cushion")).toEqual([]);
    }
  });
});
