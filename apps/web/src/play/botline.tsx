import type { Plan } from "@tacada/bot";
import { type Doing, doing, explained, hurry, tryAgain } from "../state/bot.ts";
import { botOnTurn } from "../state/opponent.ts";
import { match, nameOf } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { Icon } from "./icon.tsx";

/** One sentence on what a bot wants: purpose, ball, pocket and chance. */
function planWords(name: string, { move, reason }: Plan, breaks: boolean): string {
  const { opponent, call, choices } = text.value;
  if (move.type === "choose") return opponent.choice(name, choices[move.choice][0]);
  const ball = text.value.ball.name(String(move.target));
  if (breaks) return opponent.breaks(name, ball);
  const { purpose, pocket, pots = 0 } = reason;
  if (purpose === "pot" && pocket !== undefined) {
    const chance = pots.toLocaleString(settings.value.language, { style: "percent" });
    return opponent.pot(name, ball, call.pockets[pocket], chance);
  }
  return purpose === "escape" ? opponent.escape(name, ball) : opponent.safety(name, ball);
}

function doingWords(name: string, now: Doing): string {
  const { opponent } = text.value;
  if (now.kind === "aims") return planWords(name, now.plan, match.value?.state.stage === "break");
  return now.kind === "thinks" ? opponent.thinks(name) : opponent.stuck(name);
}

/** What the bot on turn is doing, in words; undefined when a person is on turn. */
export function botWords(): string | undefined {
  const seat = botOnTurn.value;
  return seat && doing.value ? doingWords(seat.name, doing.value) : undefined;
}

/** Ends a bot's pause, or helps it on when it could not play. */
export function BotAnswers() {
  const { opponent } = text.value;
  const stuck = doing.value?.kind === "stuck";
  return (
    <button type="button" class={stuck ? "main" : "skip"} onClick={stuck ? tryAgain : hurry}>
      {!stuck && <Icon name="skip" />}
      {stuck ? opponent.again : opponent.hurry}
    </button>
  );
}

/** What a bot meant by the stroke that was just ruled on. */
export function Meant() {
  const view = match.value;
  const last = explained.value;
  const action = view?.last?.action;
  if (!last || !view || view.last?.moved || last.standing !== view.standing) return null;
  if (action?.type !== "shot" || action.by === undefined) return null;
  return (
    <p class="small quiet" data-testid="meant">
      {planWords(nameOf(action.by), last.plan, last.breaks)}
    </p>
  );
}
