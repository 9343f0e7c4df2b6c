import { articles } from "@tacada/rules";
import { describe, expect, it } from "vitest";
import { found } from "./search.ts";

const ALL = articles("sinuca-brasileira");
const ids = (wanted: string) => found(ALL, wanted, (text) => text["pt-BR"]).map(({ id }) => id);

describe("a search in the rulebook", () => {
  it("shows everything while nothing is asked for", () => {
    expect(ids("  ")).toHaveLength(99);
  });

  it("finds by the beginning of the number", () => {
    expect(ids("7.1.q")).toEqual(["7.1.q"]);
    expect(ids("7.1").length).toBeGreaterThan(20);
  });

  it("finds by every word, whatever the accents and the case", () => {
    expect(ids("BOLA caçapa")).toEqual(ids("bola cacapa"));
    expect(ids("bola cacapa").length).toBeGreaterThan(0);
  });

  it("finds nothing where nothing fits", () => {
    expect(ids("xadrez")).toEqual([]);
  });
});
