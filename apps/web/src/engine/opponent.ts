import type { Level, Plan } from "@tacada/bot";
import type { Seat } from "@tacada/formats";
import type { Game } from "@tacada/play";

/** Strikes that a bot may simulate in its head for one decision. */
const BUDGET = { strikes: 250 };

/** The bot's code, loaded when a bot first plays. */
const thinker = () => import("@tacada/bot");

/** The seat whose turn it is: that of the side which must choose, else of the side that plays. */
export const seatOnTurn = ({ match, shown }: Pick<Game, "match" | "shown">): Seat | undefined =>
  match.header.sides.find(({ id }) => id === (shown.choices?.by ?? shown.turn));

/** What the bot on turn wants to do. Its seed is the match's name and the entry's number: never the match's seed. */
export async function planOf(game: Game, { bot }: Seat): Promise<Plan> {
  const { plan, SKILLS } = await thinker();
  const { header, log } = game.match;
  const { table, engine, profile, state, shown, layout } = game;
  const level = await levelOf(bot);
  return plan(
    { table, engine, profile, state, shown, layout },
    SKILLS[level],
    BUDGET,
    `bot ${header.id} ${log.length}`,
  );
}

/** How the hand of a seat strays: a bot's as its level says, a person's not at all. */
export async function handOf(seat: Seat | undefined) {
  if (seat?.bot === undefined) return {};
  const { SKILLS } = await thinker();
  return { hand: SKILLS[await levelOf(seat.bot)].hand };
}

/** The strongest level there is that is not above the one asked for. */
async function levelOf(bot: Seat["bot"]): Promise<Level> {
  const { LEVELS } = await thinker();
  return LEVELS.findLast((level) => level <= (bot?.level ?? 0)) ?? LEVELS[0];
}
