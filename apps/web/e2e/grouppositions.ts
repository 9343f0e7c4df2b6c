import { plan, SKILLS } from "@tacada/bot";
import type { Choice, RulebookId } from "@tacada/formats";
import { act, type Game, playStroke } from "@tacada/play";
import { begun, keep } from "./search.ts";

/** Strikes that are tried for a stroke: enough to get a frame going. */
const BUDGET = { strikes: 40 };
/** The hand that plays, at both sides. */
const SKILL = SKILLS[2];

/** One stroke or answer further, as a bot plays it. */
function onwards(game: Game, count: number): Game {
  const { table, engine, profile, state, shown, layout } = game;
  const command = `move-${count}`;
  const at = new Date(Date.UTC(2026, 10, 30, 20, 0, count)).toISOString().replace(".000", "");
  const { move } = plan({ table, engine, profile, state, shown, layout }, SKILL, BUDGET, command);
  const done =
    move.type === "choose"
      ? act(game, { command, at, actor: shown.choices?.by ?? shown.turn, action: move })
      : playStroke(game, { command, at, ...move, hand: SKILL.hand });
  if (!done.ok) throw new Error(done.problem.expected);
  return done.value.game;
}

/** The first game that is as wished, in as few frames as it takes. */
function until(rulebook: RulebookId, wish: (game: Game) => boolean): Game {
  for (let frame = 1; frame <= 12; frame++) {
    let game = begun(rulebook, {}, `browser tests ${frame}`);
    for (let count = 1; !game.shown.match; count++) {
      if (wish(game)) return game;
      game = onwards(game, count);
    }
  }
  throw new Error(`never found in ${rulebook}`);
}

/** Ana may choose it. */
const offers =
  (choice: Choice) =>
  ({ shown: { choices } }: Game): boolean =>
    choices?.by === "A" && choices.any.includes(choice);

/** The last ruling says this. */
const says = ({ match }: Game, key: string): boolean =>
  match.standing.at(-1)?.entry.ruling.announce.some((each) => each.key === key) === true;

/** The kept matches of the games with groups. */
export function keepGroups(): void {
  keep("place-eight", until("bilhar", offers("place-eight")));
  keep("group", until("mata-mata", offers("group")));
  keep(
    "remove",
    until("mata-mata", (game) => offers("remove")(game) && says(game, "mark.open")),
  );
  keep("re-rack", until("bola-8", offers("re-rack")));
  keep(
    "in-hand",
    until("bola-8", ({ shown }) => shown.inHand === "anywhere" && shown.stage === "groups"),
  );
}
