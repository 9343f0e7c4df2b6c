import { type Choose, GROUPS, type Group, type ObjectBall, type Position } from "@tacada/formats";
import type { Game } from "@tacada/play";
import { eightPlaces } from "@tacada/referee";
import { judge } from "@tacada/rules";

/** What the open choices may say besides their own word. */
export interface Offered {
  readonly groups?: readonly Group[];
  /** So many of these balls come off the table. */
  readonly removal?: { readonly count: number; readonly balls: readonly ObjectBall[] };
  /** Where the 8 may be placed, the best place first; metres. */
  readonly eight?: readonly Position[];
}

/** What the open choices may say, found by asking the rules and the referee. */
export function offeredBy(game: Game): Offered {
  const { any = [] } = game.shown.choices ?? {};
  return {
    ...(any.includes("group")
      ? { groups: GROUPS.filter((group) => accepted(game, { choice: "group", group })) }
      : {}),
    ...(any.includes("remove") ? { removal: removalFrom(game) } : {}),
    ...(any.includes("place-eight")
      ? { eight: eightPlaces(game.table, game.layout).map(({ x, y }): Position => [x, y]) }
      : {}),
  };
}

const accepted = ({ state }: Game, answer: Omit<Choose, "type">): boolean =>
  judge(state, { type: "choose", ...answer }).ok;

/** One ball comes off, or two: whichever the rules take. */
function removalFrom(game: Game): NonNullable<Offered["removal"]> {
  const all = Array.isArray(game.shown.balls) ? game.shown.balls : [];
  const single = all.filter((ball) => accepted(game, { choice: "remove", balls: [ball] }));
  if (single.length > 0) return { count: 1, balls: single };
  const paired = all.filter((ball) =>
    all.some((other) => accepted(game, { choice: "remove", balls: [ball, other] })),
  );
  return { count: 2, balls: paired };
}
