import type { Side } from "@tacada/formats";
import { textOf } from "../article.ts";
import type { OptionSpec } from "../option.ts";
import { leaderOf, nextSide } from "../side.ts";
import type { MatchState } from "../state.ts";

/** Who may break the next frame (option `nextBreak`). */
const NEXT_BREAKS = ["winner", "alternate", "loser", "leader", "trailer"] as const;
export type NextBreak = (typeof NEXT_BREAKS)[number];

/** The order of breaks that the event has settled. */
export const nextBreakOf = ({ options }: MatchState): NextBreak =>
  NEXT_BREAKS.find((each) => each === options["nextBreak"]) ?? "alternate";

/** The side that breaks the next frame; in a level match the leader and the trailer are the last winner. */
export function nextBreaker(state: MatchState, winner: Side): Side {
  const { sides, breaker, frames } = state;
  const other = (side: Side): Side => nextSide(sides, [], side);
  const leader = leaderOf(sides, frames).leader;
  const breakers: Readonly<Record<NextBreak, Side>> = {
    winner,
    alternate: other(breaker),
    loser: other(winner),
    leader: leader ?? winner,
    trailer: leader === null ? winner : other(leader),
  };
  return breakers[nextBreakOf(state)];
}

/** The option that settles it, with a rulebook's own default. */
export const nextBreakOption = (article: string, usual: NextBreak): OptionSpec => ({
  name: "nextBreak",
  values: [usual, ...NEXT_BREAKS.filter((each) => each !== usual)],
  default: usual,
  article,
  text: textOf(
    "Quem sai na partida seguinte: o vencedor, um de cada vez, o perdedor, quem está na frente ou quem está atrás.",
    "Who breaks the next frame: the winner, each side in turn, the loser, the one ahead or the one behind.",
    "Quem abre o jogo seguinte: o vencedor, um de cada vez, o perdedor, quem vai à frente ou quem vai atrás.",
  ),
});
