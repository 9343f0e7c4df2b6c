import { coefficientAt } from "../../../packages/physics/src/models/ballball.alciatore.ts";
import {
  CUTS,
  cutOfEqualRuns,
  FROZEN,
  FULL,
  frozenOf,
  RUBS,
  rollingAfter,
  runsAfter,
} from "../../../packages/physics/src/testing/measured.ts";
import { runOf } from "../../../packages/physics/src/testing/published.ts";
import { TACADA } from "./profiles.ts";
import { type Finding, type Subject, steps } from "./subject.ts";

/** The two of twelve speeds that lie farther from what was filmed. */
const FAR: ReadonlySet<string> = new Set(["filmed-1.539-33.83-cue", "filmed-0.98-0-object"]);

function filmed(
  source: string,
  { speed, cut, cue, object }: { speed: number; cut: number; cue: number; object: number },
): Finding[] {
  const ours = rollingAfter(TACADA, speed, cut);
  const what = cut === 0 ? `full at ${speed} m/s` : `cut of ${cut}° at ${speed} m/s`;
  return (["cue", "object"] as const).map((ball) => {
    const id = `filmed-${speed}-${cut}-${ball}`;
    return {
      id,
      what: `${what}: ${ball === "cue" ? "cue ball" : "other ball"}`,
      source,
      unit: "m/s",
      published: ball === "cue" ? cue : object,
      ours: ours[ball],
      within: FAR.has(id) ? 0.11 : 0.04,
    };
  });
}

/** How far balls run, as players are told. */
function ran(): Finding[] {
  const full = runsAfter(TACADA, 2, 0, true);
  const stun = runsAfter(TACADA, 1.5, 45, false);
  const alone = runOf(1.5, 0, { ...TACADA.cloth.club, gravity: TACADA.gravity });
  const rows: readonly (readonly [string, string, string, number, number, number])[] = [
    [
      "full-run",
      "full and rolling, 2 m/s: times that the other ball runs as far",
      "",
      7,
      full.object / full.cue,
      1.5,
    ],
    [
      "equal-run",
      "rolling, 1.5 m/s: cut after which both run as far",
      "°",
      30,
      cutOfEqualRuns(TACADA, 1.5),
      3,
    ],
    [
      "stun-run",
      "stun, cut of 45°: part of its way alone that the cue ball runs",
      "",
      0.5,
      stun.cue / alone,
      0.05,
    ],
    [
      "stun-other",
      "stun, cut of 45°: part of that way that the other runs",
      "",
      0.5,
      stun.object / alone,
      0.05,
    ],
  ];
  return rows.map(([id, what, unit, published, ours, within]) => ({
    id,
    what,
    source: "Alciatore, ball travel distances",
    unit,
    published,
    ours,
    within,
  }));
}

export const CONTACT: Subject = {
  title: "Balls on film",
  about:
    "Mathavan, Jackson & Parkin 2009 filmed rolling cue balls that cut another on a snooker table, and measured the speed of\n" +
    "both once they rolled again; Derby & Fuller 1999 a full hit, where both balls lost more than balls and cloth explain. Marlow 1995\n" +
    "measured how balls rub; how far balls run is what Alciatore tells players.\n\n" +
    "Two of these twelve speeds lie farther off, and no restitution of the balls brings them nearer. The cut of 33.83° would be met\n" +
    "by a cue ball of 1.45 m/s that cuts by 31.3°; with balls that lose more, ours only gets faster, and even lossless ones leave\n" +
    "0.09 m/s. After a full hit both speeds once rolling add up to the same whatever the restitution is: 0.91 m/s here, 0.83\n" +
    "there, for which balls would have to rub more than twice as much as Marlow measured. So both stay as they are.\n\n" +
    "A cue ball that **touches** another when it is struck (TP A-15) is driven through it by the tip, which stays on it several\n" +
    "times as long as two balls touch: stick, cue ball and what touches that move on together, and nothing springs back\n" +
    "meanwhile. What is left of 28° that ours once went too far aside is 3.3°: a little too far with the stick 34° to 57° off,\n" +
    "a little less than filmed at 77°.",
  charts: [
    {
      file: "frozen.svg",
      title: "A cue ball that touches another: where it goes",
      x: { label: "stick off the line of centres, degrees", from: 0, to: 80, step: 10 },
      y: { label: "cue ball off the line of centres, degrees", from: 0, to: 90, step: 10 },
      curves: [
        { kind: "published", name: "filmed, TP A-15", colour: 0, points: FROZEN },
        {
          kind: "ours",
          name: "tacada-2",
          colour: 0,
          points: steps(1, 80, 79).map((degrees) => [degrees, frozenOf(TACADA, degrees)] as const),
        },
      ],
    },
  ],
  findings: [
    ...CUTS.flatMap((each) => filmed("Mathavan 2009, table I", each)),
    ...filmed("Derby & Fuller 1999", FULL),
    ...RUBS.map(
      ([slip, friction]): Finding => ({
        id: `rub-${slip}`,
        what: `friction at a slip of ${slip} m/s`,
        source: "Marlow 1995, table 10",
        unit: "",
        published: friction,
        ours: coefficientAt(TACADA.ballBall.friction, slip),
        within: 0.001,
      }),
    ),
    ...ran(),
    ...FROZEN.map(
      ([stick, ball]): Finding => ({
        id: `frozen-${stick}`,
        what: `touching, stick ${stick}° off: cue ball`,
        source: "Alciatore TP A-15",
        unit: "°",
        published: ball,
        ours: frozenOf(TACADA, stick),
        within: 4,
      }),
    ),
  ],
};
