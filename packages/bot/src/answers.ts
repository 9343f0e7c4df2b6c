import { type Choice, type Choose, GROUPS, type ObjectBall, type Position } from "@tacada/formats";
import { ballNamed, eightPlaces, lyingBalls } from "@tacada/referee";
import type { BotPosition } from "./position.ts";

/** Of the places where the 8 may be put, how many are thought about. */
const PLACES = 12;

/** The forms that an answer can take; not each is accepted by the rules. */
export function answersFor(position: BotPosition, choice: Choice): Choose[] {
  const plain: Choose = { type: "choose", choice };
  if (choice === "group") return GROUPS.map((group) => ({ ...plain, group }));
  if (choice === "remove") return removals(position).map((balls) => ({ ...plain, balls }));
  if (choice === "place-eight") return places(position).map((at) => ({ ...plain, at }));
  return [plain];
}

function removals({ table, layout, shown }: BotPosition): ObjectBall[][] {
  const lying = lyingBalls(table, layout, ["cue"]).map(({ ball }) => ballNamed(ball));
  return setsOf(lying, shown.choices?.count ?? 1);
}

/** Places for the 8; the cue ball, which goes to its mark then, is in the way there alone. */
function places({ table, layout }: BotPosition): Position[] {
  const { cue: _, ...others } = layout;
  const all = eightPlaces(table, others);
  const step = Math.ceil(all.length / PLACES);
  return all.filter((_place, index) => index % step === 0).map(({ x, y }): Position => [x, y]);
}

/** Every set of so many of these balls. */
const setsOf = (balls: readonly ObjectBall[], size: number): ObjectBall[][] =>
  size === 0
    ? [[]]
    : balls.flatMap((ball, index) =>
        setsOf(balls.slice(index + 1), size - 1).map((others) => [ball, ...others]),
      );
