import { computed } from "@preact/signals";
import { type Seat, SIDES, type Side } from "@tacada/formats";
import { text } from "../text/catalogue.ts";
import { FEWEST_OF_MANY, type Form, form } from "./form.ts";
import { mostSides, offer } from "./offer.ts";
import { settings } from "./settings.ts";

/** How the people are seated: alone and against a bot it is always one against one. */
export const formation = computed<Form["formation"]>(() => {
  const wanted = form.value.formation;
  if (settings.value.opponent !== "friend") return "singles";
  return wanted === "many" && mostSides.value < FEWEST_OF_MANY ? "singles" : wanted;
});

/** The sides of the match, in the order of play. */
export const sides = computed<readonly Side[]>(() =>
  SIDES.slice(0, formation.value === "many" ? Math.min(form.value.count, mostSides.value) : 2),
);

/** The name written in a field, or the one that it stands for while it is empty. */
const written = (index: number): string =>
  settings.value.names[index]?.trim() || (text.value.start.names[index] ?? "");

/** The seats of the match; a pair is called by both its names, and who plays alone sits on both sides, which are numbered. */
export const seats = computed<readonly Seat[]>(() => {
  const { opponent } = settings.value;
  return sides.value.map((id, index): Seat => {
    if (opponent === "alone") return { id, name: `${written(0)} ${index + 1}`, players: [written(0)] };
    if (index === 1 && opponent !== "friend") {
      const name = text.value.opponent.kinds[opponent];
      return { id, name, players: [name], bot: { level: opponent } };
    }
    const players = formation.value === "pairs" ? [written(index), written(index + 2)] : [written(index)];
    return { id, name: players.join(" + "), players };
  });
});

/** Who won the lag or breaks as agreed, among those who play. */
export const breaker = computed<Side>(() => sides.value.find((side) => side === form.value.breaker) ?? "A");

/** The points ahead that count in this match. */
export const ahead = computed<Form["handicap"]>(() =>
  offer.value?.points === true
    ? Object.fromEntries(
        sides.value.flatMap((side) => {
          const points = form.value.handicap[side];
          return points === undefined ? [] : [[side, points]];
        }),
      )
    : {},
);
