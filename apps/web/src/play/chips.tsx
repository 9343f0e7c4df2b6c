import type { ObjectBall } from "@tacada/formats";
import { namesOf } from "../state/aimable.ts";
import { pick, picked, removal } from "../state/answering.ts";
import { nominate, said } from "../state/draft.ts";
import { ballKinds } from "../state/equipment.ts";
import { foresight, mayPrepare } from "../state/foresight.ts";
import { notice } from "../state/notice.ts";
import { botOnTurn } from "../state/opponent.ts";
import { allowedBalls } from "../state/readiness.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";

/** So many chips fit where room is scarcest; a longer row fades out where it goes on. */
const ROW = 7;

/**
 * The object balls in a row, the reds as one with their count: a tap aims at one and nominates it; one that may not be
 * played at says why.
 */
export const Chips = () => (
  <div
    class={ballKinds.value.length > ROW ? "chips many" : "chips"}
    role="group"
    aria-label={text.value.ball.chips}
  >
    {ballKinds.value.map((ball) => (
      <Chip key={ball} ball={ball} />
    ))}
  </div>
);

function Chip({ ball }: { ball: ObjectBall }) {
  const view = match.value;
  if (!view) return null;
  const { ball: words } = text.value;
  const name = String(ball);
  const target = view.state.targets.find((each) => each.ball === ball);
  const count = namesOf(view.layout, ball).length;
  const due = removal.value;
  const allowed = due ? due.balls.includes(ball) : target !== undefined && mayPrepare.value;
  const notes = [...(ball === "red" ? [words.left(count)] : []), ...(target?.castigo ? [words.castigo] : [])];
  const choose = () => {
    const bot = botOnTurn.value;
    if (bot) notice.value = text.value.opponent.busy(bot.name);
    else if (count === 0) notice.value = words.down(name);
    else if (due && !pick(ball)) notice.value = text.value.answering.notYours(due.balls.join(", "));
    else if (!allowed) notice.value = words.notNow(name, allowedBalls.value);
    else if (!due) nominate(ball);
  };
  return (
    <button
      type="button"
      class={`chip ${foresight.value?.sight.target === ball ? "aimed" : ""} ${count === 0 ? "down" : ""}`}
      aria-pressed={due ? picked.value.includes(ball) : said.value.target === ball}
      aria-disabled={!allowed}
      aria-label={[due ? text.value.answering.picks(words.name(name)) : words.aim(name), ...notes].join(", ")}
      onClick={choose}
    >
      <BallIcon ball={ball} size={30} />
      {ball === "red" && (
        <span class="count figure" aria-hidden="true">
          {count}
        </span>
      )}
      {target?.castigo && <span class="castigo" aria-hidden="true" />}
    </button>
  );
}
