import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { Bodies } from "../bodies.ts";
import { approachSpeed } from "../models/ballball.alciatore.ts";
import { type PhysicsProfile, TACADA_1 } from "../profile.ts";
import { randomFrom } from "../testing/random.ts";
import { Contacts, gather } from "./contacts.ts";
import { resolve } from "./impulses.ts";

const { radius, mass } = SINUCA_BRASILEIRA.ball;
const ROUGH: PhysicsProfile = {
  ...TACADA_1,
  ballBall: { restitution: 0.95, friction: { base: 10, range: 0, decay: 0 } },
};

/** A ball with six around it, all touching. */
function flower(): Bodies {
  const bodies = new Bodies(7);
  bodies.count = 7;
  bodies.place(0, 0, 0, radius, mass);
  for (let petal = 0; petal < 6; petal++) {
    const angle = (petal * Math.PI) / 3;
    bodies.place(petal + 1, 2 * radius * Math.cos(angle), 2 * radius * Math.sin(angle), radius, mass);
  }
  return bodies;
}

function energyOf(bodies: Bodies): number {
  let sum = 0;
  for (let i = 0; i < bodies.count; i++) {
    const w2 = bodies.wx[i]! ** 2 + bodies.wy[i]! ** 2 + bodies.wz[i]! ** 2;
    sum += 0.5 * mass * (bodies.vx[i]! ** 2 + bodies.vy[i]! ** 2) + 0.2 * mass * radius ** 2 * w2;
  }
  return sum;
}

function meetAll(bodies: Bodies, profile: PhysicsProfile): Contacts {
  const contacts = new Contacts(bodies.count, 1e-9);
  gather(contacts, bodies, 0, 1);
  expect(resolve(contacts, bodies, profile)).toBe(0);
  return contacts;
}

describe("all balls that touch at one instant", () => {
  it("are gathered with every pair among them, once", () => {
    const contacts = meetAll(flower(), TACADA_1);
    expect(contacts.count).toBe(12);
  });

  it("leave out a ball that lies in the pocket below", () => {
    const bodies = new Bodies(3);
    bodies.count = 3;
    bodies.place(0, 0, 0.6, radius, mass);
    bodies.place(1, 0, 0.6 + 2 * radius, radius, mass);
    bodies.place(2, 0, 0.7, radius, mass);
    bodies.z[2] = -0.1;
    bodies.vy[0] = 1;
    expect(meetAll(bodies, TACADA_1).count).toBe(1);
    expect(bodies.vy[2]).toBe(0);
  });

  it("part or rest against each other, with momentum kept and energy lost: 500 random sets of velocities", () => {
    const random = randomFrom(5);
    for (let round = 0; round < 500; round++) {
      const bodies = flower();
      for (let i = 0; i < 7; i++) {
        for (const quantity of [bodies.vx, bodies.vy]) quantity[i] = 4 * (random() - 0.5);
        for (const quantity of [bodies.wx, bodies.wy, bodies.wz]) quantity[i] = 300 * (random() - 0.5);
      }
      const before = energyOf(bodies);
      const momentum = bodies.vx.reduce((sum, v) => sum + v, 0);
      const contacts = meetAll(bodies, round % 2 === 0 ? TACADA_1 : ROUGH);
      expect(energyOf(bodies)).toBeLessThanOrEqual(before * (1 + 1e-13));
      expect(bodies.vx.reduce((sum, v) => sum + v, 0)).toBeCloseTo(momentum, 12);
      for (let c = 0; c < contacts.count; c++) {
        expect(approachSpeed(bodies, contacts, c)).toBeLessThan(1e-11);
      }
    }
  });

  it("a spinning ball squeezed by six rough ones does not gain energy by being rubbed six times", () => {
    const bodies = flower();
    bodies.wz[0] = 100;
    for (let petal = 1; petal < 7; petal++) {
      bodies.vx[petal] = -bodies.x[petal]! / (2 * radius);
      bodies.vy[petal] = -bodies.y[petal]! / (2 * radius);
    }
    const before = energyOf(bodies);
    meetAll(bodies, ROUGH);
    expect(energyOf(bodies)).toBeLessThan(before);
    expect(Math.abs(bodies.wz[0])).toBeLessThan(100);
    expect(Math.hypot(bodies.vx[0]!, bodies.vy[0]!)).toBeLessThan(1e-12);
  });

  it("a ball driven into two unequally gives each its share, the straighter one more", () => {
    const bodies = new Bodies(3);
    bodies.count = 3;
    bodies.place(0, 0, 0, radius, mass);
    bodies.place(1, 2 * radius, 0, radius, mass);
    bodies.place(2, 2 * radius * Math.cos(Math.PI / 3), 2 * radius * Math.sin(Math.PI / 3), radius, mass);
    bodies.vx[0] = 1;
    const frictionless = {
      ...TACADA_1,
      ballBall: { restitution: 1, friction: { base: 0, range: 0, decay: 0 } },
    };
    meetAll(bodies, frictionless);
    // 2·J1 + J2/2 = 2 and J1/2 + 2·J2 = 1 for impulses per mass along the two lines.
    expect(bodies.vx[1]).toBeCloseTo(14 / 15, 12);
    expect(Math.hypot(bodies.vx[2]!, bodies.vy[2]!)).toBeCloseTo(4 / 15, 12);
  });
});
