import { type Action, type Layout, type Result, type Ruling, type Side, success } from "@tacada/formats";
import { append } from "@tacada/match";
import { chance } from "./chance.ts";
import { consequenceOf } from "./consequence.ts";
import { type Game, gameOf, racking, strokesOf } from "./game.ts";

/** Anything but a stroke: an answer to a choice, an incident, undo, redo, an official's correction. */
export interface ActCommand {
  readonly command: string;
  readonly at: string;
  readonly actor: string;
  readonly action: Exclude<Action, { type: "shot" }>;
}

/** An action that was taken. */
export interface Acted {
  readonly game: Game;
  readonly ruling: Ruling;
}

/** The action is judged and recorded with the layout it leaves; a refusal leaves the game as it was. */
export function act(game: Game, { action, ...command }: ActCommand): Result<Acted> {
  const layout = layoutAfter(game, action);
  if (!layout.ok) return layout;
  const table = layout.value === undefined ? {} : { table: { layout: layout.value } };
  const appended = append(game.match, { ...command, action, ...table });
  if (!appended.ok) return appended;
  const next = gameOf(appended.value.match);
  return next.ok ? success({ game: next.value, ruling: appended.value.entry.ruling }) : next;
}

/** Undo and redo leave no layout of their own: that of the action they return to stands. */
function layoutAfter(game: Game, action: ActCommand["action"]): Result<Layout | undefined> {
  if (action.type === "undo" || action.type === "redo") return success(undefined);
  const led = consequenceOf(game, action, racking(game.match, game.shown.frame, strokesOf(game.match)));
  return led.ok ? success(led.value.layout) : led;
}

/** Draws the lot that the law asks for (the complementary frame) and records it as an incident. */
export function drawLot(game: Game, command: Pick<ActCommand, "command" | "at">): Result<Acted> {
  const { sides, frame, out } = game.shown;
  const playing = sides.filter((side) => !out.includes(side));
  const index = game.match.standing.length;
  const seed = game.match.header.seed ?? "";
  const ticket = chance({ seed, purpose: "tiebreak", frame, index, channel: 0 });
  const by: Side = playing[Math.floor(ticket * playing.length)] ?? game.shown.turn;
  return act(game, {
    ...command,
    actor: "table",
    action: { type: "incident", kind: "lot", by, how: "draw" },
  });
}
