import type { Layout, Position, RulebookId, ShownState } from "@tacada/formats";
import { stateOf } from "@tacada/match";
import type { Game } from "@tacada/play";
import { layoutName, lyingBalls, rackOf } from "@tacada/referee";
import { type State, show } from "@tacada/rules";
import { overlapsNone, point, type TableSpec } from "@tacada/table";
import { type Draw, isOnce, oneOf, share } from "./draw.ts";
import { openedGame } from "./opening.ts";
import { randomOpening, randomPlay } from "./randommatch.ts";

/**
 * A position of this rulebook: a state that random play has led to, its balls racked or lying anywhere.
 *
 * @param wanted profile of the physics; that of new matches when left out
 */
export function randomTable(
  rulebook: RulebookId,
  draw: Draw,
  wanted?: string,
): Pick<Game, "table" | "engine" | "profile" | "state" | "shown" | "layout"> {
  const chosen = wanted === undefined ? {} : { profile: wanted };
  const { table, engine, profile } = openedGame("random", { rulebook, ...chosen });
  const state = randomState(rulebook, draw);
  const shown = show(state);
  return { table, engine, profile, state, shown, layout: randomLayout(table, shown, draw) };
}

/** A state that random play of the rules alone has led to. */
function randomState(rulebook: RulebookId, draw: Draw): State {
  let match = randomOpening(rulebook, draw);
  for (const { result } of randomPlay(match, draw, 1 + draw(80))) if (result.ok) ({ match } = result.value);
  return stateOf(match);
}

/** The rack, or the balls of a state anywhere on the bed, some of them touching; no cue ball that is in hand. */
function randomLayout(table: TableSpec, shown: ShownState, draw: Draw): Layout {
  let layout: Layout = shown.stage === "break" ? rackOf(table, shown) : {};
  const names = shown.stage === "break" ? [] : namesOf(shown);
  for (const ball of shown.inHand === false ? ["cue", ...names] : names) {
    layout = { ...layout, [ball]: randomPlace(table, ball, layout, draw) };
  }
  return layout;
}

/** The object balls of a state as a layout names them. */
export const namesOf = ({ balls }: ShownState): string[] =>
  Array.isArray(balls)
    ? balls.map(layoutName)
    : [
        ...Array.from({ length: balls.red }, (_, index) => `red:${index + 1}`),
        ...balls.colors.map(layoutName),
      ];

function randomPlace(table: TableSpec, ball: string, layout: Layout, draw: Draw): Position {
  const { radius } = ball === "cue" ? table.cueBall : table.ball;
  const balls = lyingBalls(table, layout);
  const within = (x: number, y: number) =>
    Math.abs(x) < table.length / 2 - radius && Math.abs(y) < table.width / 2 - radius;
  for (;;) {
    let x = (2 * share(draw) - 1) * (table.length / 2 - radius);
    let y = (2 * share(draw) - 1) * (table.width / 2 - radius);
    if (balls.length > 0 && isOnce(draw, 4)) {
      const beside = oneOf(draw, balls);
      const angle = 2 * Math.PI * share(draw);
      x = beside.at.x + (radius + beside.radius + 1e-9) * Math.cos(angle);
      y = beside.at.y + (radius + beside.radius + 1e-9) * Math.sin(angle);
    }
    if (within(x, y) && overlapsNone(point(x, y), radius, balls)) return [x, y];
  }
}
