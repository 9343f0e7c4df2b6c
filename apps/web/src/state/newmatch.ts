import type { Beginning } from "../engine/beginning.ts";
import { form } from "./form.ts";
import { askOffers, offer, rulebook, table } from "./offer.ts";
import { ahead, breaker, seats } from "./seating.ts";
import { begin } from "./session.ts";
import { settled } from "./settling.ts";

/** Begins the match that the form describes. */
export async function beginFilled(): Promise<boolean> {
  await askOffers();
  const { frames, breakBy, chooses, cloth } = form.value;
  const now = offer.value;
  const beginning: Beginning = {
    rulebook: rulebook.value,
    options: settled.value,
    sides: [...seats.value],
    framesToWin: frames,
    ...(Object.keys(ahead.value).length > 0 ? { startScores: ahead.value } : {}),
    opening: breakBy === "draw" ? { by: "draw", chooses } : { by: breakBy, side: breaker.value },
    cloth: now?.cloths.find((each) => each === cloth) ?? "club",
    ...(table.value === undefined ? {} : { spec: table.value }),
  };
  return begin(beginning);
}
