import { GROUPS, type BallOn as On } from "@tacada/formats";
import { match, resultShown } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";
import { snookerWords } from "./snooker.tsx";

/** What must be played at: a ball with its picture, any colour, a group; and how far it is hidden. */
export function BallOn() {
  const state = match.value?.state;
  const on = state?.ballOn;
  if (!state || on === undefined || state.match || resultShown.value) return null;
  const { board, snooker } = text.value;
  const hidden = snookerWords();
  return (
    <p class={GROUPS.some((group) => group === on) ? "on own-group" : "on"}>
      <span class="small quiet">{board.ballOn}</span>
      <Ball on={on} />
      {hidden !== undefined && (
        <span class="small needs" title={hidden} data-testid="snooker">
          {snooker.short}
        </span>
      )}
    </p>
  );
}

function Ball({ on }: { on: On }) {
  const words = text.value.ball;
  if (Array.isArray(on)) return <b data-testid="ball-on">{words.any}</b>;
  if (typeof on === "number")
    return (
      <>
        <BallIcon ball={on} />
        <b class="unseen" data-testid="ball-on">
          {on}
        </b>
      </>
    );
  const group = GROUPS.find((each) => each === on);
  return (
    <>
      {on === "red" && <BallIcon ball={on} size={22} />}
      <b data-testid="ball-on">
        {group ? words.groups[group] : on === "color" ? words.color : words.name("red")}
      </b>
    </>
  );
}
