import { nominate, said } from "../state/draft.ts";
import { foresight, mayPrepare } from "../state/foresight.ts";
import { notice } from "../state/notice.ts";
import { botOnTurn } from "../state/opponent.ts";
import { allowedBalls } from "../state/readiness.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";

const BALLS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The object balls in a row: a tap aims at one and nominates it; one that may not be played at says why. */
export function Chips() {
  const view = match.value;
  if (!view) return null;
  const { ball: words } = text.value;
  const aimed = foresight.value?.sight.target;
  const choose = (ball: number, down: boolean, allowed: boolean) => {
    const bot = botOnTurn.value;
    if (bot) notice.value = text.value.opponent.busy(bot.name);
    else if (down) notice.value = words.down(String(ball));
    else if (!allowed) notice.value = words.notNow(String(ball), allowedBalls.value);
    else nominate(ball);
  };
  return (
    <div class="chips" role="group" aria-label={words.chips}>
      {BALLS.map((ball) => {
        const target = view.state.targets.find((each) => each.ball === ball);
        const down = view.layout[String(ball)] === undefined;
        const allowed = target !== undefined && mayPrepare.value;
        const note = target?.castigo ? `, ${words.castigo}` : "";
        return (
          <button
            key={ball}
            type="button"
            class={`chip ${aimed === ball ? "aimed" : ""} ${down ? "down" : ""}`}
            aria-pressed={said.value.target === ball}
            aria-disabled={!allowed}
            aria-label={`${words.aim(String(ball))}${note}`}
            onClick={() => choose(ball, down, allowed)}
          >
            <BallIcon ball={ball} size={30} />
            {target?.castigo && <span class="castigo" aria-hidden="true" />}
          </button>
        );
      })}
    </div>
  );
}
