import { describe, expect, it } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { Timetable } from "./timetable.ts";

/** All that a table says, row by row. */
const rows = ({ times, size }: Timetable): number[][] =>
  Array.from({ length: size }, (_, i) => [...times.subarray(i * size, (i + 1) * size)]);

const nothing = (size: number): number[][] =>
  Array.from({ length: size }, () => Array<number>(size).fill(Infinity));

describe("the timetable of meetings", () => {
  it("says the same in both halves, within the stretch of each row", () => {
    const random = randomFrom(5);
    const table = new Timetable(12);
    table.clear(12);
    const expected = nothing(12);
    for (let step = 0; step < 500; step++) {
      const i = Math.floor(random() * 12);
      if (step % 5 === 4) {
        table.forget(i);
        for (let j = 0; j < 12; j++) expected[i]![j] = expected[j]![i] = Infinity;
      } else {
        const j = (i + 1 + Math.floor(random() * 11)) % 12;
        const time = random();
        table.set(i, j, time);
        expected[i]![j] = expected[j]![i] = time;
      }
      expect(rows(table)).toEqual(expected);
      for (const [at, row] of expected.entries()) {
        const outside = row.filter((_, j) => j < table.first[at]! || j >= table.end[at]!);
        expect(outside.every((time) => time === Infinity)).toBe(true);
      }
    }
  });

  it("keeps nothing of a stroke with more or fewer balls", () => {
    const table = new Timetable(9);
    for (const size of [9, 4, 7, 1, 9]) {
      table.clear(size);
      expect(rows(table)).toEqual(nothing(size));
      if (size > 1) table.set(0, size - 1, 1.5);
    }
  });
});
