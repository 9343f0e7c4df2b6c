import { bearing, degreesText } from "../state/angle.ts";
import { cueBall, nominate } from "../state/draft.ts";
import { mayPrepare } from "../state/foresight.ts";
import { match } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";
import { centimetres, spokenPlace } from "./hand.tsx";

/** The table in words: where every ball lies, how to get there from the cue ball, what may be played at. */
export function BallList() {
  const view = match.value;
  if (!view) return null;
  const { list, ball: words } = text.value;
  const { language } = settings.value;
  const cue = cueBall.value;
  const balls = Object.entries(view.layout).filter(([ball]) => ball !== "cue");
  return (
    <table class="ball-list small">
      <thead>
        <tr>
          <th>{list.ball}</th>
          <th>{list.place}</th>
          <th>{list.from}</th>
          <th>{list.status}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <BallIcon ball="cue" size={22} /> {words.cue}
          </th>
          <td>{view.layout["cue"] ? list.at(spokenPlace(view.layout["cue"], language)) : list.inHand}</td>
          <td />
          <td />
        </tr>
        {balls.map(([ball, at]) => {
          const target = view.state.targets.find((each) => String(each.ball) === ball);
          const away = cue ? Math.hypot(at[0] - cue[0], at[1] - cue[1]) : undefined;
          return (
            <tr key={ball}>
              <th scope="row">
                <BallIcon ball={ball} size={22} /> <span class="unseen">{words.name(ball)}</span>
              </th>
              <td>{list.at(spokenPlace(at, language))}</td>
              <td>
                {cue &&
                  away !== undefined &&
                  list.way(centimetres(away, language), degreesText(bearing(cue, at), language))}
              </td>
              <td>
                {target && mayPrepare.value ? (
                  <button type="button" onClick={() => nominate(target.ball)} aria-label={words.aim(ball)}>
                    {target.castigo ? list.castigo : list.playable}
                  </button>
                ) : (
                  list.quiet
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
