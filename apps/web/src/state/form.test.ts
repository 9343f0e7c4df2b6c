import type { RulebookId } from "@tacada/formats";
import { optionsOf } from "@tacada/rules";
import { beforeEach, describe, expect, it } from "vitest";
import type { RulebookOffer } from "../engine/offer.ts";
import { fill, form, readForm } from "./form.ts";
import { offers, table } from "./offer.ts";
import { ahead, breaker, formation, seats, sides } from "./seating.ts";
import { change } from "./settings.ts";
import { optionValue, settle, settled } from "./settling.ts";

const offered = (rulebook: RulebookId, mostSides: number, points: boolean): RulebookOffer => ({
  rulebook,
  options: optionsOf("sinuca"),
  presets: {
    assisp: { freeBallOnMiss: "non-red", replaceAfterMiss: false, penaltyTo: "all" },
    wpbsa: { freeBallOnMiss: "off", replaceAfterMiss: true, penaltyTo: "all" },
  },
  mostSides,
  points,
  tables: ["pool-9ft", "pool-8ft"],
  cloths: ["club"],
});

beforeEach(() => {
  form.value = readForm(null);
  offers.value = [offered("sinuca", 8, true), offered("bola-8", 2, false)];
  change({ opponent: "friend", names: ["Rui", "", " ", "", "", "", "", ""] });
});

const spec = (name: string) => {
  const found = optionsOf("sinuca").find((each) => each.name === name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
};

describe("the form of a new match", () => {
  it("keeps what fits of the last start and drops what does not", () => {
    const kept = readForm(
      JSON.stringify({ rulebook: "bilhar", frames: 3, count: 12, breaker: "Z", handicap: { A: 5, B: "x" } }),
    );
    expect(kept).toMatchObject({ rulebook: "bilhar", frames: 3, count: 3, breaker: "A", handicap: { A: 5 } });
    expect(readForm("{")).toEqual(readForm(null));
  });

  it("seats singles, pairs by both names, and three or more", () => {
    expect(seats.value.map(({ name }) => name)).toEqual(["Rui", "Bia"]);
    fill({ formation: "pairs" });
    expect(seats.value[0]).toEqual({ id: "A", name: "Rui + Caio", players: ["Rui", "Caio"] });
    fill({ formation: "many", count: 4 });
    expect(seats.value.map(({ id, name }) => `${id} ${name}`)).toEqual([
      "A Rui",
      "B Bia",
      "C Caio",
      "D Duda",
    ]);
  });

  it("seats one against one where a bot plays or the rulebook knows no more", () => {
    fill({ formation: "many", count: 4 });
    change({ opponent: 2 });
    expect(seats.value).toHaveLength(2);
    expect(seats.value[1]?.bot).toEqual({ level: 2 });
    change({ opponent: "friend" });
    fill({ rulebook: "bola-8" });
    expect([formation.value, sides.value]).toEqual(["singles", ["A", "B"]]);
  });

  it("seats who plays alone on both sides, which are numbered", () => {
    change({ opponent: "alone" });
    expect(seats.value).toEqual([
      { id: "A", name: "Rui 1", players: ["Rui"] },
      { id: "B", name: "Rui 2", players: ["Rui"] },
    ]);
  });

  it("gives points ahead only to who plays, and none where there are no points", () => {
    fill({ handicap: { B: 10, D: 20 } });
    expect(ahead.value).toEqual({ B: 10 });
    fill({ rulebook: "bola-8" });
    expect(ahead.value).toEqual({});
  });

  it("takes the first side for a breaker who does not play", () => {
    fill({ breaker: "C" });
    expect(breaker.value).toBe("A");
  });

  it("takes the rulebook's usual table for one that it is not played on", () => {
    fill({ table: "bar" });
    expect(table.value).toBe("pool-9ft");
    fill({ table: "pool-8ft" });
    expect(table.value).toBe("pool-8ft");
  });

  it("shows an option as its preset has it, and forgets what a preset settles anew", () => {
    settle(spec("replaceAfterMiss"), true);
    settle(spec("penaltyTo"), "next");
    settle(spec("preset"), "wpbsa");
    expect(settled.value).toEqual({ preset: "wpbsa", penaltyTo: "next" });
    expect(optionValue(spec("freeBallOnMiss"))).toBe("off");
    settle(spec("freeBallOnMiss"), "all");
    settle(spec("freeBallOnMiss"), "off");
    settle(spec("preset"), "assisp");
    expect(settled.value).toEqual({ penaltyTo: "next" });
    expect(optionValue(spec("freeBallOnMiss"))).toBe("non-red");
  });
});
