import { POOL_9FT } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { type PhysicsProfile, TACADA_1, TACADA_2 } from "../profile.ts";
import { threeCushions, twiceAcross } from "../testing/banks.ts";

const table = POOL_9FT;

describe("banks under tacada-2", () => {
  it.each([
    [10, 40],
    [20, 30],
    [30, 20],
  ])(
    "from the corner over %d with running side come to %d on the third cushion (corner-5 system, TP 7.2), to 0.35 diamonds",
    (aim, end) => {
      expect(Math.abs(threeCushions(TACADA_2, table, aim) - end)).toBeLessThan(3.5);
    },
  );

  it("without side run longer than with it: the system is one for running side", () => {
    expect(threeCushions(TACADA_2, table, 10, 0)).toBeGreaterThan(threeCushions(TACADA_2, table, 10) + 10);
  });

  it("twice across and hard shorten from leg to leg, to two thirds and less, since the first cushion's side checks on the second", () => {
    const legs = (profile: PhysicsProfile) => twiceAcross(profile, table, 15, 6);
    const [first, second, third] = legs(TACADA_2);
    expect(second! / first!).toBeGreaterThan(0.4);
    expect(second! / first!).toBeLessThan(0.67);
    expect(Math.abs(third! / first!)).toBeLessThan(0.25);
    const [one, two] = legs(TACADA_1);
    expect(two! / one!).toBeGreaterThan(0.9);
  });

  it("twice across come shorter the harder they are struck (Alciatore, bank and kick effects)", () => {
    const ratio = (speed: number): number => {
      const [first, second] = twiceAcross(TACADA_2, table, 15, speed);
      return second! / first!;
    };
    expect(ratio(6)).toBeLessThan(ratio(3) - 0.2);
  });
});
