import { type PhysicsProfile, profileOf } from "@tacada/physics";
import { SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { playedUnder } from "../../../packages/physics/src/testing/lab.ts";
import { masseOf } from "../../../packages/physics/src/testing/published.ts";
import { straight, TACADA } from "./profiles.ts";
import { DEGREE, type Finding, type Subject, steps } from "./subject.ts";

const LONG: TableSpec = { ...SINUCA_BRASILEIRA, length: 60, width: 30 };
const ELEVATIONS = steps(0, 85, 34);
const SIDES = [0.15, 0.3, 0.45] as const;
const ON_BED = straight(profileOf("tacada-1"));
const FLYING = straight(TACADA);

/** How far, degrees, the way turns to the right until the ball rolls for good. */
function turned(profile: PhysicsProfile, degrees: number, side: number): number {
  const strike = { speed: 2, elevation: degrees * DEGREE, tip: [side, 0] } as const;
  const trace = playedUnder(profile, { cue: [0, 0] }, strike, LONG);
  const rolls = trace.paths[0]?.findLast((segment) => segment.motion === "roll");
  const [x, y] = rolls?.v ?? [Number.NaN, Number.NaN];
  return Math.atan2(-y, x) / DEGREE;
}

const published = (degrees: number, side: number): number => masseOf(degrees * DEGREE, side, 0) / DEGREE;

export const MASSE: Subject = {
  title: "Massé",
  about:
    "A raised stick with side makes the ball curve until it rolls, and then it goes along the line from where it stood to where\n" +
    "the stick was aimed at the cloth (Coriolis 1835, TP A-19), whatever the cloth. Under `tacada-2` the ball hops on its way, as\n" +
    "real ones do: the friction of its landings turns it sooner, and to the same end as `tacada-1`, where no ball leaves the bed.",
  charts: [
    {
      file: "masse.svg",
      title: "Turn of a massé until it rolls, 2 m/s",
      x: { label: "elevation, degrees", from: 0, to: 90, step: 10 },
      y: { label: "turn, degrees", from: 0, to: 90, step: 15 },
      curves: SIDES.flatMap((side, colour) => [
        curve("published", `side ${side}, Coriolis`, colour, (x) => published(x, side)),
        curve("ours", `side ${side}, tacada-1`, colour, (x) => turned(ON_BED, x, side)),
        curve("other", `side ${side}, tacada-2`, colour, (x) => turned(FLYING, x, side)),
      ]),
    },
  ],
  findings: SIDES.flatMap((side) =>
    [20, 50, 75].flatMap((degrees) => [
      finding(
        `masse-${degrees}-${side}`,
        `side ${side}, elevation ${degrees}°, no hop`,
        degrees,
        side,
        ON_BED,
        1e-6,
      ),
      finding(
        `masse-${degrees}-${side}-hops`,
        `side ${side}, elevation ${degrees}°`,
        degrees,
        side,
        FLYING,
        3,
      ),
    ]),
  ),
};

function finding(
  id: string,
  what: string,
  degrees: number,
  side: number,
  profile: PhysicsProfile,
  within: number,
): Finding {
  const source = "Coriolis 1835, Alciatore TP A-19";
  return {
    id,
    what,
    source,
    unit: "°",
    published: published(degrees, side),
    ours: turned(profile, degrees, side),
    within,
  };
}

function curve<Kind>(kind: Kind, name: string, colour: number, value: (degrees: number) => number) {
  return { kind, name, colour, points: ELEVATIONS.map((x) => [x, value(x)] as const) };
}
