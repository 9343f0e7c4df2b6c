import type { Seat } from "@tacada/formats";
import { afterEach, describe, expect, it } from "vitest";
import type { MatchView } from "../engine/view.ts";
import { aid, aids } from "./aid.ts";
import { isPractice } from "./opponent.ts";
import { match } from "./session.ts";
import { change } from "./settings.ts";

const seat = (id: "A" | "B", name: string, ...players: string[]): Seat => ({ id, name, players });

const ALONE = [seat("A", "Ana 1", "Ana"), seat("B", "Ana 2", "Ana")];
const FRIENDS = [seat("A", "Ana", "Ana"), seat("B", "Bia", "Bia")];

const play = (sides: readonly Seat[]): void => {
  match.value = { header: { sides } } as unknown as MatchView; // nothing else of a view is looked at here
};

afterEach(() => {
  match.value = undefined;
  change({ aid: "ghost", opponent: "friend" });
});

describe("practice", () => {
  it("is one person on every side", () => {
    expect(isPractice(ALONE)).toBe(true);
    expect(isPractice(FRIENDS)).toBe(false);
  });

  it("is not two people of one name, two pairs of the same people, or a bot of a person's name", () => {
    expect(isPractice([seat("A", "Ana", "Ana"), seat("B", "Ana", "Ana")])).toBe(false);
    expect(isPractice([seat("A", "Ana + Bia", "Ana", "Bia"), seat("B", "Bia + Ana", "Ana", "Bia")])).toBe(
      false,
    );
    expect(isPractice([ALONE[0]!, { ...ALONE[1]!, bot: { level: 2 } }])).toBe(false);
  });
});

describe("the whole path", () => {
  it("is an aid in practice alone; elsewhere the ghost ball stands in for it", () => {
    change({ aid: "full" });
    play(ALONE);
    expect([aid.value, aids.value.includes("full")]).toEqual(["full", true]);
    play(FRIENDS);
    expect([aid.value, aids.value.includes("full")]).toEqual(["ghost", false]);
  });

  it("can be chosen before a match that is about to be practice", () => {
    change({ opponent: "alone" });
    expect(aids.value).toContain("full");
    change({ opponent: 2 });
    expect(aids.value).not.toContain("full");
  });
});
