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
  for (const { vx, vy, wx, wy, wz } of bodies.balls) {
    sum += 0.5 * mass * (vx ** 2 + vy ** 2) + 0.2 * mass * radius ** 2 * (wx ** 2 + wy ** 2 + wz ** 2);
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
    bodies.balls[2]!.z = -0.1;
    bodies.balls[0]!.vy = 1;
    expect(meetAll(bodies, TACADA_1).count).toBe(1);
    expect(bodies.balls[2]!.vy).toBe(0);
  });

  it("part or rest against each other, with momentum kept and energy lost: 500 random sets of velocities", () => {
    const random = randomFrom(5);
    for (let round = 0; round < 500; round++) {
      const bodies = flower();
      for (let i = 0; i < 7; i++) {
        const ball = bodies.balls[i]!;
        for (const speed of ["vx", "vy"] as const) ball[speed] = 4 * (random() - 0.5);
        for (const spin of ["wx", "wy", "wz"] as const) ball[spin] = 300 * (random() - 0.5);
      }
      const before = energyOf(bodies);
      const momentum = bodies.balls.reduce((sum, { vx }) => sum + vx, 0);
      const contacts = meetAll(bodies, round % 2 === 0 ? TACADA_1 : ROUGH);
      expect(energyOf(bodies)).toBeLessThanOrEqual(before * (1 + 1e-13));
      expect(bodies.balls.reduce((sum, { vx }) => sum + vx, 0)).toBeCloseTo(momentum, 12);
      for (let c = 0; c < contacts.count; c++) {
        expect(approachSpeed(bodies, contacts, c)).toBeLessThan(1e-11);
      }
    }
  });

  it("a spinning ball squeezed by six rough ones does not gain energy by being rubbed six times", () => {
    const bodies = flower();
    bodies.balls[0]!.wz = 100;
    for (let petal = 1; petal < 7; petal++) {
      bodies.balls[petal]!.vx = -bodies.balls[petal]!.x / (2 * radius);
      bodies.balls[petal]!.vy = -bodies.balls[petal]!.y / (2 * radius);
    }
    const before = energyOf(bodies);
    meetAll(bodies, ROUGH);
    expect(energyOf(bodies)).toBeLessThan(before);
    expect(Math.abs(bodies.balls[0]!.wz)).toBeLessThan(100);
    expect(Math.hypot(bodies.balls[0]!.vx, bodies.balls[0]!.vy)).toBeLessThan(1e-12);
  });

  it("a ball driven into two unequally gives each its share, the straighter one more", () => {
    const bodies = new Bodies(3);
    bodies.count = 3;
    bodies.place(0, 0, 0, radius, mass);
    bodies.place(1, 2 * radius, 0, radius, mass);
    bodies.place(2, 2 * radius * Math.cos(Math.PI / 3), 2 * radius * Math.sin(Math.PI / 3), radius, mass);
    bodies.balls[0]!.vx = 1;
    const frictionless = {
      ...TACADA_1,
      ballBall: { restitution: 1, friction: { base: 0, range: 0, decay: 0 } },
    };
    meetAll(bodies, frictionless);
    // 2·J1 + J2/2 = 2 and J1/2 + 2·J2 = 1 for impulses per mass along the two lines.
    expect(bodies.balls[1]!.vx).toBeCloseTo(14 / 15, 12);
    expect(Math.hypot(bodies.balls[2]!.vx, bodies.balls[2]!.vy)).toBeCloseTo(4 / 15, 12);
  });
});
