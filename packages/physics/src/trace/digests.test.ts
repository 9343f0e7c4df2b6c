import { BAR, POOL_8FT, SINUCA_12FT, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import type { ProfileName } from "../conditions.ts";
import { createEngine } from "../engine.ts";
import { raised, randomFrom, randomLayout, randomStrike } from "../testing/random.ts";
import { digestOf } from "./digest.ts";

const STRIKES = 250;

/** The digests of random strikes on a table, drawn together into one word of 32 bits. */
function digestOfDigests(table: TableSpec, profile: ProfileName): string {
  const engine = createEngine(table, { cloth: "club", profile });
  let word = 0;
  for (let seed = 1; seed <= STRIKES; seed++) {
    const random = randomFrom(seed);
    const layout = randomLayout(table, random, 1 + Math.floor(15 * random()), seed % 2 === 0);
    const result = engine.simulate(layout, raised(table, layout, randomStrike(random)));
    const digest = result.ok ? digestOf(result.trace) : result.problem.kind;
    for (const letter of digest) word = (Math.imul(word, 31) + letter.charCodeAt(0)) | 0;
  }
  return (word >>> 0).toString(16).padStart(8, "0");
}

describe("1,000 strikes give the bits that they always gave", () => {
  it.each<[string, TableSpec, string]>([
    ["sinuca brasileira", SINUCA_BRASILEIRA, "4b6ae718"],
    ["a snooker table of 12 ft", SINUCA_12FT, "ecc6b080"],
    ["a pool table of 8 ft", POOL_8FT, "30e0d463"],
    ["a bar table with its heavy cue ball", BAR, "7a060633"],
  ])("tacada-1, %s: saved matches hang on it", (_, table, digest) => {
    expect(digestOfDigests(table, "tacada-1")).toBe(digest);
  });
});
