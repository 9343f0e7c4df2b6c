import { describe, expect, it } from "vitest";
import { type Approach, firstExactly } from "../testing/exact.ts";
import { randomFrom } from "../testing/random.ts";
import { Approach as Search } from "./approach.ts";

const relative = new Search();

/*
 * Contact times against those found in whole numbers of any length. A contact may be told up to 0.25 nm late, as bodies
 * that only graze may sink in so far, and 1 pm early; and a contact that is no graze is exact to the rounding of places.
 */
const REACH = 0.0525;
const EARLY = 1e-12;
const LATE = 2.5e-10;

/** The contact of two bodies as the engine finds it, checked to lie where it may. */
function checked(approach: Approach, window: number, name: string): number {
  const [x, y, z] = approach.d;
  const [vx, vy, vz] = approach.v;
  const [ax, ay, az] = approach.a;
  Object.assign(relative, { x, y, z, vx, vy, vz, ax, ay, az, reach: REACH, window });
  relative.search();
  const { found } = relative;
  const soonest = firstExactly(approach, REACH + EARLY, window);
  const latest = firstExactly(approach, REACH - LATE, window);
  expect(found, `${name}: not before they are within 1 pm`).toBeGreaterThanOrEqual(soonest * (1 - 1e-15));
  if (found !== Infinity || latest < window * (1 - 1e-15)) {
    expect(found, `${name}: before they are 0.25 nm in`).toBeLessThanOrEqual(latest * (1 + 1e-15));
  }
  return found;
}

describe("contact times lie where exact arithmetic has them", () => {
  it("for 2000 random bodies in the plane and in space, to 1e-14 s and 1e-13 m where they do not graze", () => {
    const random = randomFrom(61);
    const any = (size: number): number => size * (2 * random() - 1);
    let met = 0;
    for (let round = 0; round < 2000; round++) {
      const flat = round % 2 === 0;
      const far = REACH + 10 ** (4 * random() - 4);
      const angle = 2 * Math.PI * random();
      const d = [far * Math.cos(angle), far * Math.sin(angle), flat ? 0 : any(0.02)] as const;
      const toward = -(1 + 4 * random());
      const v = [toward * d[0] + any(0.3), toward * d[1] + any(0.3), flat ? 0 : any(2)] as const;
      const a = [any(4), any(4), flat ? 0 : -9.81] as const;
      const approach = { d, v, a };
      if (Math.hypot(...d) < REACH + 1e-9) continue;
      const window = 2 * random();
      const found = checked(approach, window, `round ${round}`);
      if (found === Infinity) continue;
      met++;
      const at = (axis: 0 | 1 | 2): number => d[axis] + v[axis] * found + (a[axis] * found * found) / 2;
      const closing =
        -(at(0) * (v[0] + a[0] * found) + at(1) * (v[1] + a[1] * found) + at(2) * (v[2] + a[2] * found)) /
        REACH;
      const truth = firstExactly(approach, REACH, window);
      expect(Math.abs(found - truth), `round ${round}`).toBeLessThanOrEqual(1e-14 + 2e-13 / closing);
    }
    expect(met).toBeGreaterThan(600);
  });

  it.each([0, 1e-15, 1e-12, 1e-10, 3e-10, 1e-9, 1e-6, 1e-3])(
    "for bodies that pass at %d m more or less than they would graze at, straight, braked and curved",
    (miss) => {
      const random = randomFrom(62);
      for (const sign of [1, -1]) {
        for (let round = 0; round < 100; round++) {
          const aside = REACH + sign * miss;
          const brake = round % 3 === 0 ? 0 : 0.5 * random();
          const bend = round % 3 === 2 ? 0.3 * (2 * random() - 1) : 0;
          const speed = 0.5 + 3 * random();
          const turn = 2 * Math.PI * random();
          const rotated = (x: number, y: number) =>
            [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), 0] as const;
          const approach = { d: rotated(-0.4, aside), v: rotated(speed, 0), a: rotated(-brake, bend) };
          checked(approach, 1, `${sign} ${round}`);
        }
      }
    },
  );

  it.each([0, 1e-15, 1e-12, 1e-10, 3e-10, 1e-9, 1e-6, 1e-3])(
    "for a body that turns back %d m before the other or within it: double roots",
    (gap) => {
      const random = randomFrom(63);
      for (const sign of [1, -1]) {
        for (let round = 0; round < 100; round++) {
          const speed = 10 ** (2 * random() - 1.5);
          const pull = 0.1 + 4 * random();
          const start = REACH + sign * gap + (speed * speed) / (2 * pull);
          if (start <= REACH) continue;
          checked({ d: [start, 0, 0], v: [-speed, 0, 0], a: [pull, 0, 0] }, 5, `${sign} ${round}`);
        }
      }
    },
  );

  it.each([0, 1e-15, 1e-12, 1e-9, 1e-6])(
    "for bodies %d m apart, pressed, drawn along, thrown off and back: roots of up to the fourth order",
    (gap) => {
      for (const v of [
        [0, 0, 0],
        [0, 1, 0],
        [0, 1e-6, 0],
        [1e-6, 0, 0],
        [0.1, 0, 0],
        [-1e-6, 0, 0],
        [-1, 0, 0],
      ] as const) {
        for (const a of [
          [0, 0, 0],
          [0, 2, 0],
          [-2, 0, 0],
          [-2, 2, 0],
          [2, 0, 0],
          [-1e-9, 0, 0],
          [1e-9, 1e-9, 0],
        ] as const) {
          for (const [x, y, z] of [
            [0, 1, 2],
            [2, 0, 1],
            [1, 2, 0],
          ] as const) {
            const turned = (way: readonly [number, number, number]) => [way[x], way[y], way[z]] as const;
            const approach = { d: turned([REACH + gap, 0, 0]), v: turned(v), a: turned(a) };
            checked(approach, 1, `${approach.v} ${approach.a}`);
          }
        }
      }
    },
  );

  it.each([0, 1e-18, 1e-15, 1e-12, 1e-9])("for accelerations that differ by %d m/s²", (pull) => {
    for (const aside of [0, 0.03, 0.0524, 0.0526]) {
      for (const speed of [1e-3, 0.1, 5]) {
        checked({ d: [0.3, aside, 0], v: [-speed, 0, 0], a: [pull, -pull, 0] }, 1e3, `${aside} ${speed}`);
      }
    }
  });
});
