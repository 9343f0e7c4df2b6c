import type { Side } from "@tacada/formats";
import type { Official } from "../engine/desk.ts";
import { againstBot, practice } from "../state/opponent.ts";
import { match, nameOf } from "../state/session.ts";
import { text } from "../text/catalogue.ts";

/** The sides that an official's word names. */
function namedIn(official: Official): readonly Side[] {
  if (official.type !== "incident" || official.by === undefined) return [];
  return Array.isArray(official.by) ? official.by : [official.by];
}

const listed = (sides: readonly Side[]): string => sides.map(nameOf).join(" + ");

/**
 * Who must say yes before a word is recorded, as the button says it. Without a referee the people play among
 * themselves: whoever gives up says so, whom a word is about agrees with it, and what concerns all needs all.
 */
export function consentWords(official: Official): string {
  const words = text.value.desk;
  const state = match.value?.state;
  if (!state || againstBot.value || practice.value) return words.record;
  const here = state.sides.filter((side) => !state.out.includes(side));
  const named = namedIn(official);
  const kind = official.type === "incident" ? official.kind : undefined;
  const others = here.filter((side) => !named.includes(side));
  const all = here.length > 2 ? words.allAgree : words.bothAgree;
  if (kind === "concede-frame" || kind === "concede-match") return words.confirms(listed(named));
  if (kind === "walkover") return others.length > 0 ? words.confirms(listed(others)) : words.record;
  return named.length > 0 && others.length > 0 && kind !== "lot" ? words.agrees(listed(named)) : all;
}
