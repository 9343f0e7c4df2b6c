import { beforeEach, describe, expect, it } from "vitest";
import type { MatchView } from "../engine/view.ts";
import { azimuth, callPocket, draftAt, elevation, lowest, nominate, prepare, raised, said } from "./draft.ts";
import { match } from "./session.ts";

/** A view with nothing but what a stroke is prepared from: balls by name, no ball on. */
const viewOf = (layout: MatchView["layout"]) =>
  ({
    header: { rulebook: "sinuca-brasileira" },
    layout,
    state: { rulebook: "sinuca-brasileira", targets: [] },
  }) as unknown as MatchView; // the rest of a view is not looked at here

const show = (layout: MatchView["layout"]) => {
  match.value = viewOf(layout);
  prepare(match.value);
  azimuth.value = 0;
};

beforeEach(() => show({ cue: [0.3, 0] }));

describe("the cue's elevation", () => {
  it("is level in the open", () => {
    expect(lowest.value).toEqual({ elevation: 0 });
    expect(draftAt(2).strike.elevation).toBe(0);
  });

  it("rises over a ball behind the cue ball, and the stroke is played so", () => {
    show({ cue: [0.3, 0], "5": [0.24, 0] });
    expect(lowest.value.over).toBe("5");
    expect(draftAt(2).strike.elevation).toBe(lowest.value.elevation);
    expect(lowest.value.elevation).toBeGreaterThan(0.1);
    azimuth.value = Math.PI / 2;
    expect(lowest.value.over).not.toBe("5");
  });

  it("rises over the cushion", () => {
    show({ cue: [-1.39, 0] });
    expect(lowest.value.over).toBe("cushion");
  });

  it("is what the player wants above that, and level again for the next stroke", () => {
    raised.value = 0.5;
    expect(draftAt(2).strike.elevation).toBe(0.5);
    show({ cue: [0.3, 0] });
    expect(elevation.value).toBe(0);
  });
});

describe("what is said about a stroke", () => {
  it("keeps a pocket that was called before its ball, and drops that of another ball", () => {
    callPocket(4);
    nominate(5);
    expect(said.value).toMatchObject({ target: 5, pocket: 4 });
    nominate(6);
    expect(said.value.pocket).toBeUndefined();
  });
});
