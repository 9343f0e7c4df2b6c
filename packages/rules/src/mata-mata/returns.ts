import type { Pocket, Returned } from "@tacada/formats";
import { joined } from "../lists.ts";
import type { ArticleId } from "./articles.ts";
import type { Draft } from "./law.ts";

/** A ball that left the table in this stroke, and the pocket that it fell into; none when it was driven off. */
export interface Fallen {
  readonly ball: number;
  readonly pocket: Pocket | null;
}

/** How many sections of cushion there are between the six pockets (1.5). */
const SECTIONS = 6;
/** The short cushion of the foot, between pockets 3 and 4. */
const FOOT_SECTION = 3;

/** The section, or pocket, so many places to the right of this one as it is seen from outside the table. */
const toTheRight = (from: number, places: number): Pocket =>
  // What is left of a division by six, counted from 1.
  (((from - 1 + places) % SECTIONS) + 1) as Pocket;

/**
 * Where a ball goes back (5.4), frozen to a cushion: the section on the right of who takes it out of its pocket, then
 * that on the left, then the next ones to the right. One that was driven off the table goes to the foot cushion.
 */
function returnedOf({ ball, pocket }: Fallen): Returned {
  const first = pocket ?? FOOT_SECTION;
  const further = (section: Pocket, near: Pocket, article: ArticleId) => ({
    kind: "cushion" as const,
    section,
    ...(pocket === null ? {} : { near }),
    article,
  });
  const onTheLeft = toTheRight(first, SECTIONS - 1);
  const onwards = [1, 2, 3, 4].map((places) => toTheRight(first, places));
  return {
    ball,
    place: { kind: "cushion", section: first, ...(pocket === null ? {} : { near: pocket }) },
    otherwise: [
      further(onTheLeft, first, "5.4.b"),
      ...onwards.map((section) => further(section, section, "5.4.c")),
    ],
  };
}

/** Balls of a side go back on the table (5.3). */
export function giveBack(draft: Draft, fallen: readonly Fallen[]): void {
  if (fallen.length === 0) return;
  draft.say("5.3", "returned", { balls: joined(fallen.map(({ ball }) => ball)) });
  if (fallen.some(({ pocket }) => pocket !== null)) draft.cite("5.4.a");
  if (fallen.length > 1) draft.cite("5.4.d");
  for (const each of fallen) draft.giveBack("5.3", returnedOf(each));
}
