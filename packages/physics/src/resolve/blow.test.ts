import { outlineOf, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { Bodies, FLY } from "../bodies.ts";
import { type PhysicsProfile, TACADA_2 } from "../profile.ts";
import { boundaryOf } from "../table/boundary.ts";
import { randomFrom } from "../testing/random.ts";
import { APART, meetAbove } from "./above.ts";
import { Contacts, contactOf, gather } from "./contacts.ts";
import { Flights } from "./flights.ts";

const table = SINUCA_BRASILEIRA;
const { radius, mass } = table.ball;
const SMOOTH: PhysicsProfile = {
  ...TACADA_2,
  ballBall: { restitution: 0.95, friction: { base: 0, range: 0, decay: 0 } },
};

/** A ball in the air over the last of those that lie at the given places, touching it. */
function over(places: readonly (readonly [number, number])[], dx: number, dy: number): Bodies {
  const bodies = new Bodies(places.length + 1);
  bodies.count = places.length + 1;
  for (const [at, [x, y]] of places.entries()) bodies.place(at, x, y, radius, mass);
  const top = places.length;
  const [x, y] = places.at(-1)!;
  bodies.place(top, x + dx, y + dy, radius, mass);
  bodies.balls[top]!.z = radius + Math.sqrt(4 * radius * radius - dx * dx - dy * dy);
  bodies.balls[top]!.motion = FLY;
  return bodies;
}

/** Lets the last two balls meet. */
function meet(bodies: Bodies, profile: PhysicsProfile): void {
  const contacts = new Contacts(bodies.count, profile.contact.gap);
  const flights = new Flights(table, boundaryOf(outlineOf(table)), profile, profile.cloth.club, bodies);
  const last = bodies.count - 1;
  gather(contacts, bodies, last - 1, last);
  const cut = meetAbove(contacts, bodies, contactOf(contacts, last - 1, last), profile, flights);
  expect(Math.max(cut, 0)).toBe(0);
  if (cut !== APART) for (let ball = 0; ball < last; ball++) flights.leaves(ball);
}

const energyOf = (bodies: Bodies): number =>
  bodies.balls.reduce((sum, { vx, vy, vz, wx, wy, wz }) => {
    const spin = wx * wx + wy * wy + wz * wz;
    return sum + 0.5 * mass * (vx * vx + vy * vy + vz * vz) + 0.2 * mass * radius * radius * spin;
  }, 0);

describe("a blow on a ball that lies on the slate", () => {
  it("straight from above at 1 m/s: ball, slate and ball again in turn, by hand, to 1e-12", () => {
    const bodies = over([[0, 0]], 0, 0);
    bodies.balls[1]!.vz = -1;
    meet(bodies, SMOOTH);
    // 1 → 0.025 and 0.975 down; the slate gives 0.4875 back; the two meet at 0.5125, about 0.23125 upwards.
    expect(bodies.balls[1]!.vz).toBeCloseTo(0.23125 + (0.95 * 0.5125) / 2, 12);
    expect(bodies.balls[0]!.vz).toBe(0);
  });

  it("from 30° above the level it springs up at half of what it was pressed down with, to 1e-12", () => {
    const bodies = over([[0, 0]], -2 * radius * Math.cos(Math.PI / 6), 0);
    const smooth = { ...SMOOTH, cloth: { ...SMOOTH.cloth, club: { ...SMOOTH.cloth.club, sliding: 0 } } };
    bodies.balls[1]!.vx = 4 * Math.cos(Math.PI / 6);
    bodies.balls[1]!.vz = -4 * Math.sin(Math.PI / 6);
    meet(bodies, smooth);
    const given = (4 * 1.95) / 2;
    expect(bodies.balls[0]!.vx).toBeCloseTo(given * Math.cos(Math.PI / 6), 12);
    expect(bodies.balls[0]!.vz).toBeCloseTo(0.5 * given * Math.sin(Math.PI / 6), 12);
  });

  it("goes over from soft to hard without a step: as fast as it comes, and never slower the faster it came", () => {
    const back = (speed: number): number => {
      const bodies = over([[0, 0]], 0, 0);
      bodies.balls[1]!.vz = -speed;
      meet(bodies, SMOOTH);
      expect(bodies.balls[0]!.vz).toBeGreaterThanOrEqual(0);
      return bodies.balls[1]!.vz;
    };
    const { hop, bed } = TACADA_2.flight!;
    expect(back(hop)).toBeCloseTo(0.95 * hop, 12);
    expect(back(0.8 * hop)).toBeCloseTo(0.76 * hop, 12);
    expect(back(10) / 10).toBeCloseTo(back(hop / bed) / (hop / bed), 12);
    const STEP = 1e-4;
    for (let speed = STEP, last = 0; speed < 0.3; speed += STEP) {
      const now = back(speed);
      expect(now - last).toBeGreaterThanOrEqual(-1e-6);
      expect(now - last).toBeLessThanOrEqual(1.001 * STEP);
      last = now;
    }
  });

  it.each([0.02, 0.049, 0.051, 0.07, 0.0999, 0.1001, 0.5])(
    "at %d m/s changes it the more the steeper it comes, from a ball that gives way to one that the slate holds",
    (speed) => {
      const STEPS = 400;
      let last = Number.NaN;
      for (let at = 0; at <= STEPS; at++) {
        const steep = at / STEPS;
        const flat = Math.sqrt(1 - steep * steep);
        const bodies = over([[0, 0]], -2 * radius * flat, 0);
        bodies.balls[1]!.vx = speed * flat;
        bodies.balls[1]!.vz = -speed * steep;
        meet(bodies, SMOOTH);
        const change = (speed - (bodies.balls[1]!.vx * flat - bodies.balls[1]!.vz * steep)) / speed;
        if (at === 0) expect(change).toBeCloseTo(0.975, 9);
        else {
          expect(change - last).toBeGreaterThan(-1e-9);
          expect(change - last).toBeLessThan(0.02);
        }
        last = change;
      }
    },
  );

  it("falls alike on two between which it is wedged, to the last bit", () => {
    const aside = 1.2 * radius;
    const bodies = over(
      [
        [0, aside],
        [0, -aside],
      ],
      0,
      aside,
    );
    bodies.balls[2]!.vx = 1;
    bodies.balls[2]!.vz = -3;
    meet(bodies, TACADA_2);
    expect(bodies.balls[2]!.vy).toBe(0);
    expect(bodies.balls[0]!.vy).toBeGreaterThan(0.5);
    expect(bodies.balls[0]!.vz).toBeGreaterThan(0.05);
    const [one, other] = [bodies.balls[0]!, bodies.balls[1]!];
    for (const along of ["vx", "vz", "wy"] as const) expect(other[along]).toBe(one[along]);
    for (const across of ["vy", "wx", "wz"] as const) expect(other[across] + one[across]).toBe(0);
  });

  it("ends with no two approaching, nothing pressed down and energy lost: 3,000 random heaps", () => {
    const random = randomFrom(8);
    const any = (size: number): number => size * (2 * random() - 1);
    for (let round = 0; round < 3000; round++) {
      const angle = 2 * Math.PI * random();
      const far = 2 * radius * random();
      const bodies = over(
        [
          [2 * radius, 0],
          [-Math.sqrt(3) * radius, radius],
          [0, 0],
        ],
        far * Math.cos(angle),
        far * Math.sin(angle),
      );
      for (const spin of ["wx", "wy", "wz"] as const) bodies.balls[3]![spin] = any(200);
      bodies.balls[3]!.vx = any(8);
      bodies.balls[3]!.vy = any(8);
      bodies.balls[3]!.vz = -8 * random();
      const before = energyOf(bodies);
      meet(bodies, TACADA_2);
      expect(energyOf(bodies)).toBeLessThanOrEqual(before * (1 + 1e-13));
      for (const ball of [0, 1, 2]) expect(bodies.balls[ball]!.vz).toBeGreaterThanOrEqual(0);
    }
  });
});
