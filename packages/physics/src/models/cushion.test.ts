import { TABLES } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { Ball } from "../ball.ts";
import { Bodies } from "../bodies.ts";
import { CUSHION_MODELS, type PhysicsProfile, TACADA_1, TACADA_2 } from "../profile.ts";
import { CUSHIONS } from "../testing/cushions.ts";
import { type Rebound, reboundOf } from "../testing/mathavan.ts";
import { randomFrom } from "../testing/random.ts";
import { integrate as mathavan2010 } from "./cushion.mathavan2010.ts";
import { integrate as stronge2000 } from "./cushion.stronge2000.ts";
import { meetCushion } from "./cushion.ts";
import { CushionFrame } from "./cushionframe.ts";

type Figures = PhysicsProfile["cushion"];

const RADIUS = 0.02625;
const DEGREE = Math.PI / 180;
const PAPER = CUSHIONS.mathavan2010;

interface Met extends Rebound {
  /** Whether the model moved the ball. */
  readonly met: boolean;
}

/** A ball of the paper meets the cushion at +y; spins as surface speeds. */
function met(figures: Figures, before: Rebound, nose = 1.4): Met {
  const bodies = new Bodies(1);
  bodies.place(0, 0, 0, RADIUS, 0.1406);
  const ball = bodies.balls[0]!;
  ball.vx = before.vx;
  ball.vy = before.vy;
  ball.wx = before.wx / RADIUS;
  ball.wy = before.wy / RADIUS;
  ball.wz = before.wz / RADIUS;
  const done = meetCushion(ball, Float64Array.of(0, -1), nose * RADIUS, figures, TACADA_1.contact.soft);
  return {
    met: done,
    vx: ball.vx,
    vy: ball.vy,
    wx: ball.wx * RADIUS,
    wy: ball.wy * RADIUS,
    wz: ball.wz * RADIUS,
  };
}

/** A ball `degrees` off the cushion's line with top and side spin as multiples of a rolling ball's. */
function shot(speed: number, degrees: number, top: number, side: number): Rebound {
  const vx = speed * Math.cos(degrees * DEGREE);
  const vy = speed * Math.sin(degrees * DEGREE);
  return { vx, vy, wx: -top * vy, wy: top * vx, wz: side * speed };
}

const energyOf = ({ vx, vy, wx, wy, wz }: Rebound): number =>
  0.5 * (vx * vx + vy * vy) + 0.2 * (wx * wx + wy * wy + wz * wz);
const speedOf = ({ vx, vy }: Rebound): number => Math.hypot(vx, vy);
/** The angle between a rebound and the cushion, degrees; over 90 when it comes back the way it came. */
const angleOf = ({ vx, vy }: Rebound): number => Math.atan2(-vy, vx) / DEGREE;

describe.each(CUSHION_MODELS)("cushion model %s", (model) => {
  const figures = CUSHIONS[model];

  it("never gains energy and always sends the ball off: 20,000 random velocities and spins, noses 1.0–1.6 radii", () => {
    const random = randomFrom(31);
    const any = (size: number): number => size * (2 * random() - 1);
    for (let round = 0; round < 20_000; round++) {
      const size = 10 ** (4 * random() - 3);
      const before = { vx: any(size), vy: size * random(), wx: any(8), wy: any(8), wz: any(8) };
      const after = met(figures, before, 1 + 0.6 * random());
      expect(energyOf(after)).toBeLessThanOrEqual(energyOf(before) * (1 + 1e-12));
      expect(after.vy).toBeLessThan(0);
    }
  });

  it("changes no bit under reflection along the cushion: 500 random balls", () => {
    const random = randomFrom(32);
    const any = (size: number): number => size * (2 * random() - 1);
    for (let round = 0; round < 500; round++) {
      const { vx, vy, wx, wy, wz } = { vx: any(5), vy: 5 * random(), wx: any(8), wy: any(8), wz: any(8) };
      const one = met(figures, { vx, vy, wx, wy, wz });
      const two = met(figures, { vx: -vx, vy, wx, wy: -wy, wz: -wz });
      expect(two).toEqual({ ...one, vx: -one.vx, wy: -one.wy, wz: -one.wz });
    }
  });

  it.each([0, -1])("leaves a ball alone that approaches with %d m/s, whatever its spin", (vy) => {
    const before = { vx: 1, vy, wx: 3, wy: -2, wz: 5 };
    const after = met(figures, before);
    expect(after.met).toBe(false);
    expect(after.vx).toBe(1);
    expect(after.vy).toBe(vy);
    expect(after.wz).toBeCloseTo(5, 12);
  });

  it.each([1e-9, 1e-150, 1e-308, 5e-324])("gives numbers for an approach of %d m/s", (vy) => {
    for (const before of [
      { vx: 0, vy, wx: 0, wy: 0, wz: 0 },
      { vx: 1, vy, wx: 9, wy: 1, wz: -7 },
    ]) {
      const after = met(figures, before);
      expect(Object.values(after).every((value) => value === true || Number.isFinite(value))).toBe(true);
      expect(energyOf(after)).toBeLessThanOrEqual(energyOf(before) * (1 + 1e-12));
    }
  });

  it("loses nothing of a contact softer than the limit but what friction takes, and more the harder it is", () => {
    const ratio = (speed: number): number => -met(figures, shot(speed, 90, 0, 0), 1).vy / speed;
    expect(ratio(0.0009)).toBeCloseTo(1, 2);
    expect(ratio(4.5)).toBeLessThan(ratio(3.5));
    expect(ratio(3.5)).toBeLessThan(ratio(2));
  });

  it("lengthens with running side, shortens with check side, most when it comes straight (Alciatore, bank and kick effects)", () => {
    const turned = (degrees: number, side: number): number =>
      angleOf(met(figures, shot(2, degrees, 1, side))) - angleOf(met(figures, shot(2, degrees, 1, 0)));
    for (const degrees of [90, 60, 40]) {
      expect(turned(degrees, 1)).toBeLessThan(-1);
      expect(turned(degrees, -1)).toBeGreaterThan(-0.1);
    }
    expect(turned(90, 1)).toBeLessThan(turned(40, 1));
    expect(turned(80, -1)).toBeGreaterThan(3);
  });

  it("comes off faster with running side than with check side, at 50–70° (Alciatore, rail cushion speed changes)", () => {
    for (const degrees of [50, 60, 70]) {
      const speed = (side: number): number => speedOf(met(figures, shot(2, degrees, 1, side)));
      expect(speed(1)).toBeGreaterThan(speed(-1) + 0.05);
    }
  });
});

describe("a ball that meets a cushion from the bed", () => {
  const tables = TABLES.flatMap(({ id, noseHeight, ball, cueBall }) =>
    [ball, cueBall].map(({ radius }) => ({ id, radius, noseHeight })),
  );

  it.each(tables)(
    "is never lifted by friction at the nose: $id, radius $radius",
    ({ radius, noseHeight }) => {
      const lift = noseHeight / radius - 1;
      const reach = Math.sqrt(1 - lift * lift);
      // The nose presses it down with lift·P, friction lifts it by reach·μ·P at most.
      expect(lift / reach).toBeGreaterThan(0.2);
      for (const { friction } of Object.values(CUSHIONS)) expect(friction).toBeLessThan(lift / reach);
      const random = randomFrom(33);
      const any = (size: number): number => size * (2 * random() - 1);
      const frame = new CushionFrame();
      frame.firm = 0.8;
      const spin = (): number => any(40) / radius;
      for (const [model, integrate] of [
        ["mathavan2010", mathavan2010],
        ["stronge2000", stronge2000],
      ] as const) {
        for (let round = 0; round < 500; round++) {
          const ball = Object.assign(new Ball(), { radius, vx: any(8), vy: 8 * random() });
          Object.assign(ball, { wx: spin(), wy: spin(), wz: spin() });
          frame.see(ball, Float64Array.of(0, -1), noseHeight);
          integrate(frame, CUSHIONS[model]);
          expect(lift * frame.push - reach * frame.up).toBeGreaterThan(0);
        }
      }
    },
  );
});

describe("cushion after Mathavan 2010", () => {
  const cases = [-1, 0, 1, 2].map((top) => [top, 0] as const);
  const sided = [-2, -1, 1, 2].map((side) => [1, side] as const);

  it.each([...cases, ...sided])(
    "follows the paper's scheme of 5000 steps at 1 m/s, topspin %d and side %d of rolling, 5–90°: 0.2° and 3 mm/s",
    (top, side) => {
      for (let degrees = 5; degrees <= 90; degrees += 5) {
        const after = met(PAPER, shot(1, degrees, top, side));
        const paper = reboundOf(1, degrees * DEGREE, top, side);
        expect(Math.abs(angleOf(after) - angleOf(paper))).toBeLessThan(0.2);
        expect(Math.abs(speedOf(after) - speedOf(paper))).toBeLessThan(0.003);
        for (const spin of ["wx", "wy", "wz"] as const) {
          expect(Math.abs(after[spin] - paper[spin])).toBeLessThan(0.02);
        }
      }
    },
  );

  it("scales with the speed as long as the rubber counts as rigid, under 2.5 m/s, to 1e-9", () => {
    const slow = met(PAPER, shot(0.1, 50, 1, 0.5));
    const fast = met(PAPER, shot(2.5, 50, 1, 0.5));
    expect(fast.vx / slow.vx).toBeCloseTo(25, 9);
    expect(fast.wz / slow.wz).toBeCloseTo(25, 9);
  });

  it("ends the slip where friction can: with friction for ten the ball leaves without any at the nose, to 1e-3", () => {
    const { vx, vy, wx, wy, wz } = met({ ...PAPER, friction: 10, slate: 0 }, shot(1, 60, 0.5, 0.3));
    const lift = 0.4;
    const reach = Math.sqrt(1 - lift * lift);
    expect(Math.abs(vx + wy * lift - wz * reach)).toBeLessThan(1e-3);
    expect(Math.abs(-lift * vy + wx)).toBeLessThan(0.05);
  });
});

describe("cushion after Stronge 2000", () => {
  const figures = TACADA_2.cushion;
  const firm = (restitution: number): Figures => ({
    ...figures,
    restitution: { slow: restitution, rigid: 20, fall: 0, least: 0 },
    friction: 0,
    slate: 0,
  });

  it.each([1, 0.9, 0.6])("returns a straight ball without friction with its restitution %d, to 5e-3", (e) => {
    expect(Math.abs(-met(firm(e), shot(3, 90, 0, 0)).vy / 3 - e)).toBeLessThan(5e-3);
  });

  it("keeps within 3.5° and 0.06 m/s of Mathavan 2010, rolling at 1 m/s, 10–90°, side 0, ±1, ±2 of rolling", () => {
    for (const side of [-2, -1, 0, 1, 2]) {
      for (let degrees = 10; degrees <= 90; degrees += 10) {
        const after = met(figures, shot(1, degrees, 1, side));
        const paper = reboundOf(1, degrees * DEGREE, 1, side);
        expect(Math.abs(angleOf(after) - angleOf(paper)), `${degrees}° ${side}`).toBeLessThan(3.5);
        expect(Math.abs(speedOf(after) - speedOf(paper)), `${degrees}° ${side}`).toBeLessThan(0.06);
      }
    }
  });

  it("swings across by the cosine of 1.7 half turns where it sticks throughout (Stronge 2000, chapter 5), to 0.02", () => {
    const gripping: Figures = { ...firm(1), friction: 100 };
    const slip = ({ vx, wz }: Rebound): number => vx - wz;
    const before = shot(1, 45, 0, 0.2);
    const turns = Math.sqrt(3.5 / figures.compliance);
    expect(turns).toBeCloseTo(1.7, 2);
    const turned = slip(met(gripping, before, 1)) / slip(before);
    expect(Math.abs(turned - Math.cos(Math.PI * turns))).toBeLessThan(0.02);
  });

  it("has no step where grip ends and slip begins: less than 0.3° for each hundredth of side, 50–90° to the cushion", () => {
    for (let degrees = 50; degrees <= 90; degrees += 10) {
      const angles = Array.from({ length: 301 }, (_, at) =>
        angleOf(met(figures, shot(1, degrees, 1, at / 100 - 1.5))),
      );
      const most = Math.max(...angles.slice(1).map((angle, at) => Math.abs(angle - angles[at]!)));
      expect(most, `${degrees}°`).toBeLessThan(0.3);
    }
  });

  it("turns the slip of a ball with a little check side round, as rubber does, where a rigid cushion only ends it", () => {
    const slip = ({ vx, wy, wz }: Rebound): number => vx + 0.4 * wy - Math.sqrt(0.84) * wz;
    const before = shot(1, 80, 1, -0.1);
    expect(slip(before)).toBeGreaterThan(0.3);
    expect(slip(met(figures, before))).toBeLessThan(-0.05);
    expect(Math.abs(slip(met(PAPER, before)))).toBeLessThan(0.002);
  });
});
