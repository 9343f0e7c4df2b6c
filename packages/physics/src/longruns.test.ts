import { BAR, POOL_8FT, POOL_9FT, SINUCA_12FT, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import type { ClothName } from "./conditions.ts";
import { type PhysicsProfile, TACADA_2 } from "./profile.ts";
import type { PhysicsLayout, PhysicsStrike } from "./strike/strike.ts";
import { withCushion } from "./testing/cushions.ts";
import { playedUnder } from "./testing/lab.ts";
import { breachesOf } from "./testing/laws.ts";
import type { Trace } from "./trace/trace.ts";

/*
 * The smallest case of everything that long runs of random strokes have found (node fuzz/physics.ts).
 */
const table = SINUCA_BRASILEIRA;
const { radius } = table.ball;
const top = table.noseHeight + radius;

/** With cushions that return more of a hard ball's speed, as some of the cases were found. */
const LIVELIER: PhysicsProfile = {
  ...TACADA_2,
  cushion: { ...TACADA_2.cushion, restitution: { slow: 0.925, rigid: 2.5, fall: 0.03, least: 0.6 } },
};

/** Plays a stroke that must keep every law and end by itself. */
function sound(
  layout: PhysicsLayout,
  strike: Partial<PhysicsStrike>,
  on: TableSpec = table,
  profile: PhysicsProfile = TACADA_2,
  cloth: ClothName = "club",
): Trace {
  const trace = playedUnder(profile, layout, strike, on, cloth);
  expect(breachesOf(on, trace)).toEqual([]);
  expect(trace.stopRule).toBe(0);
  return trace;
}

describe("what long random runs have found", () => {
  it("a ball that jumps off the line of a nose before its end, over the jaw, meets the nose beyond", () => {
    const strike = {
      speed: 2.2184,
      azimuth: 1.45526,
      elevation: 0.69379,
      tip: [-0.12564, -0.13238],
    } as const;
    const trace = sound({ cue: [table.length / 2 - radius, radius - table.width / 2] }, strike);
    const met = trace.events.find(({ type }) => type === "cushion" || type === "land")!;
    expect(met).toMatchObject({ type: "cushion", cushion: "3-4" });
    expect(met.pocket).toBeUndefined();
  });

  it("a ball that lies in a corner's mouth, past the line of a nose, and jumps out meets that nose as it comes down", () => {
    const strike = {
      speed: 2.2577324592974035,
      azimuth: -1.2780277337278498,
      elevation: 1.1369617130697465,
      tip: [0.2433031070293366, 0.35472288571957333],
    } as const;
    const trace = sound({ cue: [-1.245597992137774, 0.6242001117160637] }, strike, POOL_9FT);
    const met = trace.events.find(({ type }) => type === "cushion")!;
    expect(met.t).toBeLessThan(0.16);
  });

  it("a ball that runs along a rail meets one that lies beside the nose below", () => {
    const layout = { cue: [1.375156552116733, 0.6798892533330657], "1": [1.39049, -0.65809] } as const;
    const strike = {
      speed: 2.8293228479567913,
      azimuth: -0.024405398571382898,
      elevation: 0.0841361290371612,
      tip: [0.021468147275689152, -0.3983382243314305],
    } as const;
    const trace = sound(layout, strike, table, LIVELIER);
    const meeting = trace.events.find(({ type }) => type === "ball")!;
    expect(meeting.at[2]).toBeCloseTo(top, 9);
    expect(trace.travel["1"]).toBeGreaterThan(0);
  });

  it("a ball that crosses a pool pocket's hole in the air lands on the rail behind the end of its facing", () => {
    const nine = sound(
      { cue: [1.241425, 0.004690158007806167] },
      {
        speed: 7.641299899620935,
        azimuth: 2.596952345923415,
        elevation: 0.475425896279049,
        tip: [-0.2437470479239775, 0.0034600426865087196],
      },
      POOL_9FT,
    );
    expect(nine.events[2]).toMatchObject({ type: "rail", cushion: "5-6" });
    const eight = sound(
      { cue: [0, 0] },
      {
        speed: 4.878246188163757,
        azimuth: 4.593129917771751,
        elevation: 0.46931397002190356,
        tip: [-0.08201376810810758, -0.10435059962946429],
      },
      POOL_8FT,
    );
    expect(eight.events[2]).toMatchObject({ type: "rail", cushion: "1-2" });
  });

  it("a ball that falls into a pocket is not struck again by the stick that follows it", () => {
    const strike = { speed: 10.5, azimuth: -0.61, elevation: 0.05, tip: [0.2, 0] } as const;
    const trace = sound({ cue: [0.004175241384655237, -0.6386410503927618] }, strike, POOL_9FT);
    expect(trace.events.filter(({ type }) => type === "cue")).toHaveLength(1);
    expect(trace.events.at(-1)).toMatchObject({ type: "pot", pocket: 2 });
  });

  it("a ball that rides a rail past a jaw's far end stays on the rail beside the pocket's back", () => {
    const trace = sound(
      {
        cue: [-1.3882135004643914, 0.6949070810154646],
        "2": [-1.3438327639174235, 0.6668606850161812],
        "5": [-1.3937499999999998, 0.6172341863026798],
      },
      {
        speed: 9.154781787842513,
        azimuth: 1.2507974549745828,
        elevation: 0.18242209080466693,
        tip: [-0.3485453341196993, 0.003939392045288613],
      },
      table,
      withCushion(TACADA_2, "han2005"),
    );
    const ride = trace.events.findLastIndex(({ type }) => type === "rail");
    expect(trace.events.slice(ride + 1).find(({ balls }) => balls[0] === "cue")?.type).toBe("jump");
    expect(trace.events.findLast(({ balls }) => balls[0] === "cue")?.type).toBe("floor");
  });

  it("a soft meeting of balls in the air passes on at once to those that touch them", () => {
    sound(
      {
        cue: [-0.41290207235501153, 0.07490629066379043],
        "2": [-0.4591519881961008, 0.04413218978653873],
        "6": [-0.4975467853045158, 0.006160627335098215],
        "9": [-0.36094456641755635, 0.0945663409373606],
      },
      {
        speed: 9.001371139148251,
        azimuth: -2.1815196635646874,
        elevation: 0.29932982234572525,
        tip: [-0.16975879223033388, 0.327468219738217],
      },
      BAR,
      withCushion(TACADA_2, "han2005"),
    );
  });

  it("a ball that a raised stick drives from a frozen one over a rail falls on", () => {
    const trace = sound(
      {
        cue: [-0.9532715636874434, -0.4729581640909077],
        "4": [-1.0050231232067475, -0.4527622217430024],
      },
      {
        speed: 4.363654115656391,
        azimuth: -0.8655190413250402,
        elevation: 0.6155639542925462,
        tip: [-0.05278836418628204, -0.4748009537259174],
      },
      BAR,
      withCushion(TACADA_2, "mathavan2010"),
      "new",
    );
    expect(trace.events.at(-1)?.type).toBe("floor");
  });

  it("a ball that leaves a hole aside and turns behind it in the air meets the upper edge of the pocket's back", () => {
    const strike = {
      speed: 5.561511473916471,
      azimuth: -2.4415651315707994,
      elevation: 0.1515954118831089,
      tip: [-0.1181222303749347, -0.20723969693253538],
    } as const;
    sound({ cue: [-1.057917406998633, -0.521425] }, strike, BAR);
  });

  it("a ball that its spin drives along a rail onto one on the bed meets it a few times, not without end", () => {
    const layout = {
      "1": [0.16596174137499525, 0.6331824650332974],
      "2": [0.21843127826159633, 0.6349997982183815],
      "3": [0.24357599467861732, 0.6810877384772778],
      "4": [0.29582337897864786, 0.6759335329318106],
      cue: [0.18007837724871933, 0.68375],
    } as const;
    const strike = {
      speed: 4.28810237441212,
      azimuth: -0.987825270133253,
      elevation: 0.37059989460368525,
      tip: [0.22713755705044505, 0.14755085239729313],
    } as const;
    const trace = sound(layout, strike, table, withCushion(TACADA_2, "han2005"), "slow");
    const meets = trace.events.filter(({ type, balls }) => type === "ball" && balls.includes("3"));
    expect(meets.length).toBeGreaterThan(5);
    expect(meets.length).toBeLessThan(30);
  });

  it("a ball that climbs out of a pocket round the end of its back comes out between the back and the edge", () => {
    const strike = {
      speed: 3.766405187733471,
      azimuth: -0.4644116653413947,
      elevation: 0.05,
      tip: [0.2527859852760362, -0.2630978576316874],
    } as const;
    const cue = [-1.0910159359941025, 0.5293454309118679] as const;
    const trace = sound({ cue }, strike, SINUCA_12FT, withCushion(TACADA_2, "han2005"));
    expect(trace.events.some(({ type }) => type === "bounce")).toBe(true);
  });

  it("two balls that wedge each other between the facings of a pocket slip down into it", () => {
    const strike = {
      speed: 1.6491860919166357,
      azimuth: 0.00818250897148534,
      elevation: 1.3942465142722649,
      tip: [0.43071377141877076, -0.16084550067038317],
    } as const;
    const layout = {
      "6": [-0.02434050727911759, -0.6400897277234308],
      cue: [0.015364829897880555, -0.5989848776487633],
    } as const;
    const trace = sound(layout, strike, POOL_9FT, withCushion(TACADA_2, "mathavan2010"), "new");
    expect(trace.events.filter(({ type }) => type === "pot")).toHaveLength(2);
    expect(trace.events.length).toBeLessThan(1000);
  });
});
