import { kindOf } from "../scene/ballpaint.ts";
import { bearing, degreesText } from "../state/angle.ts";
import { cueBall, nominate } from "../state/draft.ts";
import { mayPrepare } from "../state/foresight.ts";
import { match } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";
import { centimetres, spokenPlace } from "./hand.tsx";
import { sentence } from "./telling.tsx";

/** The table in words: where every ball lies, how to get there from the cue ball, what may be played at. */
export function BallList() {
  const view = match.value;
  if (!view) return null;
  const { list, ball: words } = text.value;
  const { language } = settings.value;
  const cue = cueBall.value;
  const balls = Object.entries(view.layout).filter(([ball]) => ball !== "cue");
  return (
    <ul class="ball-list small">
      <li>
        <BallIcon ball="cue" size={26} />
        <p>
          {sentence(words.cue)}:{" "}
          {view.layout["cue"] ? list.at(spokenPlace(view.layout["cue"], language)) : list.inHand}
        </p>
      </li>
      {balls.map(([ball, at]) => {
        const target = view.state.targets.find((each) => String(each.ball) === kindOf(ball));
        const away = cue ? Math.hypot(at[0] - cue[0], at[1] - cue[1]) : undefined;
        return (
          <li key={ball}>
            <BallIcon ball={ball} size={26} />
            <p>
              <span class={kindOf(ball) === ball ? "unseen" : ""}>{nameOf(ball)}: </span>
              {list.at(spokenPlace(at, language))}
              {target?.castigo && <span class="warning"> · {words.castigo}</span>}
              {cue && away !== undefined && (
                <span class="quiet">
                  {" "}
                  {list.way(centimetres(away, language), degreesText(bearing(cue, at), language))}
                </span>
              )}
            </p>
            {target && mayPrepare.value ? (
              <button type="button" onClick={() => nominate(target.ball, ball)}>
                {words.aimShort}
                <span class="unseen"> {nameOf(ball)}</span>
              </button>
            ) : (
              <span class="quiet">{list.quiet}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A ball by its name in a layout; a red with the number that tells it from the others. */
const nameOf = (ball: string): string =>
  [text.value.ball.name(kindOf(ball)), ball.split(":")[1]].join(" ").trim();
