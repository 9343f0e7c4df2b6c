import { createEngine, type PhysicsLayout } from "@tacada/physics";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { contactOf, paceAt } from "./slowmotion.ts";

const engine = createEngine(SINUCA_BRASILEIRA, { cloth: "club", profile: "tacada-1" });
const traceOf = (layout: PhysicsLayout, speed: number) => {
  const played = engine.simulate(layout, { speed, azimuth: 0, elevation: 0, tip: [0, 0] });
  if (!played.ok) throw new Error(played.problem.expected);
  return played.trace;
};

describe("what a stroke is seen again for", () => {
  it("is the first ball that the cue ball meets, where it meets it", () => {
    const contact = contactOf(traceOf({ cue: [-0.5, 0], "4": [0, 0], "5": [0.4, 0] }, 2));
    expect(contact?.met).toBe("4");
    expect(contact?.x).toBeCloseTo(-2 * SINUCA_BRASILEIRA.ball.radius, 6);
  });

  it("is the cushion where no ball is met, and nothing where nothing is", () => {
    expect(contactOf(traceOf({ cue: [0, 0] }, 3))?.met).toBe("cushion");
    expect(contactOf(traceOf({ cue: [0, 0] }, 0.2))).toBeUndefined();
  });

  it("is slow round the contact and as chosen elsewhere, never faster than chosen", () => {
    const contact = { t: 2, x: 0, y: 0, met: "4" };
    expect(paceAt(2, 4, contact)).toBe(0.25);
    expect(paceAt(1, 4, contact)).toBe(4);
    expect(paceAt(3, 1, contact)).toBe(1);
    expect(paceAt(2, 0.25, contact)).toBe(0.25);
    const fading = paceAt(2.31, 1, contact);
    expect(fading).toBeGreaterThan(0.25);
    expect(fading).toBeLessThan(1);
    expect(paceAt(2, 2, undefined)).toBe(2);
  });
});
