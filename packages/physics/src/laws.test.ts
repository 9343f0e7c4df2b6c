import { TABLES } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { CUSHION_MODELS, TACADA_1, TACADA_2 } from "./profile.ts";
import { withCushion } from "./testing/cushions.ts";
import { extremeStroke } from "./testing/extremes.ts";
import { playedUnder } from "./testing/lab.ts";
import { breachesOf } from "./testing/laws.ts";
import { randomFrom } from "./testing/random.ts";
import { deepestOverlap } from "./testing/walk.ts";
import type { Trace } from "./trace/trace.ts";

const PROFILES = [TACADA_1, TACADA_2] as const;
const PLACES = PROFILES.flatMap((profile) => TABLES.map((table) => ({ profile, table })));

describe.each(PLACES)(
  "random strokes under $profile.id, $table.id, each cushion in turn",
  ({ profile, table }) => {
    const play = (seed: number): Trace => {
      const rules = withCushion(profile, CUSHION_MODELS[seed % CUSHION_MODELS.length]!);
      const { layout, strike } = extremeStroke(table, rules, randomFrom(seed));
      return playedUnder(rules, layout, strike, table);
    };

    it("keep order, places, energy, momentum and contacts, and end without a stop rule: seeds 1 to 250", () => {
      let events = 0;
      for (let seed = 1; seed <= 250; seed++) {
        const trace = play(seed);
        events += trace.events.length;
        expect(breachesOf(table, trace), `seed ${seed}`).toEqual([]);
        expect(trace.stopRule, `seed ${seed}`).toBe(0);
      }
      expect(events).toBeGreaterThan(3000);
    }, 60_000);

    it("miss no contact: walked along, no body is ever in another by more than 1 nm: seeds 1 to 100", () => {
      for (let seed = 1; seed <= 100; seed++) {
        const { depth, what, t } = deepestOverlap(table, play(seed));
        expect(depth, `seed ${seed}: ${what} at ${t}`).toBeLessThan(1e-9);
      }
    }, 60_000);
  },
);
