import { describe, expect, it } from "vitest";
import { routeOf, rulebookLink } from "./route.ts";

describe("the address of the page", () => {
  it("opens a rulebook, and an article of it", () => {
    expect(routeOf("#/regulamento")).toEqual({});
    expect(routeOf(rulebookLink("sinuca"))).toEqual({ rulebook: "sinuca" });
    expect(routeOf(rulebookLink("sinuca", "40.XIV"))).toEqual({ rulebook: "sinuca", article: "40.XIV" });
    expect(routeOf("#/regulamento/")).toEqual({});
  });

  it("may leave out the rulebook, which then is that of the match", () => {
    expect(routeOf("#/regulamento/7.1.q")).toEqual({ article: "7.1.q" });
  });

  it("is the game for everything else", () => {
    for (const hash of ["", "#", "#/", "#/regulamentos", "#7.1.q"]) expect(routeOf(hash)).toBeUndefined();
  });

  it("survives an address that cannot be read", () => {
    expect(routeOf("#/regulamento/%E0%A4%A")).toEqual({});
  });
});
