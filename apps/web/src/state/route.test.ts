import { describe, expect, it } from "vitest";
import { routeOf, rulebookLink } from "./route.ts";

describe("the address of the page", () => {
  it("opens the rulebook, and an article of it", () => {
    expect(routeOf("#/regulamento")).toEqual({});
    expect(routeOf(rulebookLink("7.1.q"))).toEqual({ article: "7.1.q" });
    expect(routeOf("#/regulamento/")).toEqual({});
  });

  it("is the game for everything else", () => {
    for (const hash of ["", "#", "#/", "#/regulamentos", "#7.1.q"]) expect(routeOf(hash)).toBeUndefined();
  });

  it("survives an address that cannot be read", () => {
    expect(routeOf("#/regulamento/%E0%A4%A")).toEqual({});
  });
});
