import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_2 } from "../profile.ts";
import { played, playedUnder } from "../testing/lab.ts";
import { metUnderTip } from "./undertip.ts";

const SPEED = 2;
const ahead = (gap: number) =>
  ({ cue: [-0.5, 0], "5": [-0.5 + 2 * SINUCA_BRASILEIRA.ball.radius + gap, 0] }) as const;
const under = (gap: number) => metUnderTip(playedUnder(TACADA_2, ahead(gap), { speed: SPEED }));

describe("balls met while the tip is on the cue ball", () => {
  const held = (SPEED * (TACADA_2.cue.follow?.touch ?? 0)) / 2;

  it("are those nearer than the cue ball comes in that time, frozen ones too", () => {
    expect(under(0)).toEqual(["5"]);
    expect(under(0.98 * held)).toEqual(["5"]);
    expect(under(1.02 * held)).toEqual([]);
  });

  it("are none under a profile whose stick vanishes with the blow", () => {
    expect(metUnderTip(played(ahead(0), { speed: SPEED }))).toEqual([]);
  });
});
