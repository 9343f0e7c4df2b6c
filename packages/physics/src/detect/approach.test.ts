import { describe, expect, it } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { distanceQuartic, rootsOf, valueOf } from "../testing/roots.ts";
import { Approach, firstRoot, firstTouch, lasts, passesBy } from "./approach.ts";

const relative = new Approach();

type Pair = readonly [number, number];

function contact(d: Pair, v: Pair, a: Pair, reach: number, window: number): number {
  const [x, y] = d;
  const [vx, vy] = v;
  const [ax, ay] = a;
  Object.assign(relative, { x, y, z: 0, vx, vy, vz: 0, ax, ay, az: 0, reach, window });
  relative.search();
  return relative.found;
}

const REACH = 0.0525;

describe("first contact by safe advancement", () => {
  it("agrees with the roots of the quartic on 3000 random pairs, to 1e-9 s where the contact is not a graze", () => {
    const random = randomFrom(20);
    let contacts = 0;
    let passes = 0;
    for (let round = 0; round < 3000; round++) {
      const far = 0.06 + 1.5 * random();
      const angle = 2 * Math.PI * random();
      const aim = angle + Math.PI + (random() - 0.5) * (random() < 0.5 ? 0.2 : 2);
      const speed = 4 * random();
      const d: Pair = [far * Math.cos(angle), far * Math.sin(angle)];
      const v: Pair = [speed * Math.cos(aim), speed * Math.sin(aim)];
      const a: Pair = [4 * (random() - 0.5), 4 * (random() - 0.5)];
      const window = 3 * random();
      const quartic = distanceQuartic(d, v, a, REACH);
      const expected = rootsOf(quartic, 0, window)[0] ?? Infinity;
      const found = contact(d, v, a, REACH, window);
      const passed = passesBy(...d, ...v, ...a, REACH, window);
      if (passed) passes++;
      expect(passed && expected < Infinity, "passed over, though it meets").toBe(false);
      if (expected === Infinity || found === Infinity) {
        expect(found).toBe(expected);
        continue;
      }
      contacts++;
      const steepness = Math.abs(
        valueOf([quartic[1]!, 2 * quartic[2]!, 3 * quartic[3]!, 4 * quartic[4]!], expected),
      );
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 + 1e-13 / steepness);
    }
    expect(contacts).toBeGreaterThan(500);
    expect(passes).toBeGreaterThan(500);
  });

  it.each([1e-3, 1e-6, 1e-9])("sees a graze %d m deep and lets one pass that far off", (depth) => {
    const graze = contact([-1, REACH - depth], [2, 0], [0, 0], REACH, 2);
    const half = Math.sqrt(REACH * REACH - (REACH - depth) * (REACH - depth));
    expect(Math.abs(graze - (1 - half) / 2)).toBeLessThan(1e-7);
    expect(contact([-1, REACH + depth], [2, 0], [0, 0], REACH, 2)).toBe(Infinity);
  });

  it("lets a graze pass that is no deeper than rounding: motion along a tangent", () => {
    for (const depth of [0, 1e-16, -1e-16, 1e-11]) {
      expect(contact([-1, REACH - depth], [2, 0], [-0.1, 0], REACH, 2)).toBe(Infinity);
    }
  });

  it("finds the first of two contacts on a curve that leads in, out and in again", () => {
    const d: Pair = [0.2, 0];
    const v: Pair = [-1, 0];
    const a: Pair = [2, 0.02];
    const roots = rootsOf(distanceQuartic(d, v, a, REACH), 0, 3);
    expect(contact(d, v, a, REACH, 3)).toBeCloseTo(roots[0]!, 10);
  });

  it("is not late for a body that turns back just at the other: double root", () => {
    const speed = 1;
    const pull = 2;
    const stop = (speed * speed) / (2 * pull);
    const reached = contact([REACH + stop - 1e-9, 0], [-speed, 0], [pull, 0], REACH, 5);
    expect(reached).toBeCloseTo(speed / pull, 4);
    expect(contact([REACH + stop + 1e-9, 0], [-speed, 0], [pull, 0], REACH, 5)).toBe(Infinity);
  });

  it("needs no special case for equal accelerations", () => {
    expect(contact([0.5, 0], [-1, 0], [0, 0], REACH, 1)).toBeCloseTo(0.5 - REACH, 14);
    expect(contact([0.5, 0], [0, 0], [0, 0], REACH, 1)).toBe(Infinity);
  });

  describe.each([0, 1e-12, 1e-9, 1e-6])("bodies %d m apart", (gap) => {
    const d: Pair = [REACH + gap, 0];
    it("meet at once when struck into each other", () => {
      expect(contact(d, [-1, 0], [0, 0], REACH, 1)).toBeCloseTo(gap, 12);
    });
    it("do not meet when one moves away or along", () => {
      expect(contact(d, [1, 0], [0.5, 0], REACH, 1)).toBe(Infinity);
      expect(contact(d, [0, 1], [0, -0.3], REACH, 1)).toBe(Infinity);
    });
    it("meet soon when pressed together", () => {
      expect(contact(d, [0, 0], [-2, 0], REACH, 1)).toBeLessThan(Math.sqrt(gap + 2e-10));
    });
    it("meet later when pulled back after parting", () => {
      expect(contact(d, [0.1, 0], [-2, 0], REACH, 1)).toBeCloseTo(0.1, 3);
    });
  });

  it("keeps to the window", () => {
    expect(contact([1, 0], [-1, 0], [0, 0], REACH, 0.9)).toBe(Infinity);
  });
});

describe("first root of a shrinking gap", () => {
  it("is exact for straight approach, with and without pull", () => {
    expect(firstRoot(1, 2, 0)).toBe(0.5);
    expect(firstRoot(1, 0, 2)).toBe(1);
    expect(firstRoot(1, 2, -3)).toBe(Infinity);
    expect(firstRoot(1, -1, 0)).toBe(Infinity);
  });

  it("is none within the time that a gap lasts for certain, and a touch never lasts", () => {
    for (const [closing, pull] of [
      [2, 0],
      [0, 2],
      [2, -3],
      [-1, 0],
      [-1, 2],
    ] as const) {
      const root = firstRoot(1, closing, pull);
      expect(lasts(1, closing, pull, Math.min(0.99 * root, 0.4))).toBe(true);
      if (root < Infinity) expect(lasts(1, closing, pull, root)).toBe(false);
      expect(lasts(0, closing, pull, 1)).toBe(false);
      expect(firstTouch(1, closing, pull)).toBe(root);
    }
  });

  it("treats motion exactly along a cushion as no approach", () => {
    expect(firstTouch(0, 0, 0)).toBe(Infinity);
    expect(firstTouch(0, 0, -1)).toBe(Infinity);
  });
});
