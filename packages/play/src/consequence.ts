import {
  type Action,
  type Layout,
  type Result,
  type Ruling,
  type ShownState,
  success,
} from "@tacada/formats";
import { placeEight, settle } from "@tacada/referee";
import { judge, show } from "@tacada/rules";
import type { Game } from "./game.ts";
import { stillInPlay } from "./late.ts";

/** Anything that the rules judge but a stroke: an answer to a choice, an incident, an official's correction. */
type HandledAction = Exclude<Action, { type: "shot" | "undo" | "redo" }>;

/** What such an action leads to: the state, and the balls as they then lie. */
interface Consequence {
  readonly shown: ShownState;
  readonly layout: Layout;
}

/** A position in which something is decided; the balls as the last stroke found them, where that may be repeated. */
type Deciding = Pick<Game, "table" | "state" | "layout"> & Partial<Pick<Game, "earlier">>;

/**
 * What an action would lead to; refused as the rules or the referee refuse it.
 *
 * @param random numbers of [0, 1) by which balls are racked, should a rack be due
 */
export function consequenceOf(
  position: Deciding,
  action: HandledAction,
  random?: () => number,
): Result<Consequence> {
  const judged = judge(position.state, action);
  if (!judged.ok) return judged;
  const { ruling, state } = judged.value;
  const shown = show(state);
  const lying = lyingAfter(position, action, ruling, shown);
  if (!lying.ok) return lying;
  return success({ shown, layout: settle(position.table, lying.value, ruling, shown, random) });
}

/** What an action moves by itself: a stroke taken back, the 8 put down; else a ball that fell late is gone. */
function lyingAfter(
  { table, layout, earlier = layout }: Deciding,
  action: HandledAction,
  ruling: Ruling,
  shown: ShownState,
): Result<Layout> {
  if (action.type === "choose" && action.choice === "place-eight") {
    const { cue: _, ...balls } = layout;
    return placeEight(table, balls, action.at);
  }
  const isReplay =
    (action.type === "choose" && action.choice === "replay") ||
    ruling.announce.some(({ key }) => key === "late.replays");
  return success(isReplay ? earlier : stillInPlay(table, layout, shown, action));
}
