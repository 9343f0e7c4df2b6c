import type { Pocket } from "@tacada/formats";
import { POCKET_NUMBERS } from "@tacada/table";
import { useId } from "preact/hooks";
import { callPocket, said, say, sayTarget } from "../state/draft.ts";
import { foresight } from "../state/foresight.ts";
import { callDue } from "../state/readiness.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";

/** The call as it stands, in a few words: said, evident, due, or nothing. */
export function CallShown() {
  const words = text.value.call;
  const sight = foresight.value?.sight;
  if (!sight) return <span>–</span>;
  const { pocket, safety, cushionFirst } = said.value;
  const how =
    pocket !== undefined
      ? words.pockets[pocket]
      : safety
        ? words.defense
        : callDue.value
          ? words.due
          : sight.evident && sight.pocket !== undefined
            ? `${words.pockets[sight.pocket]} · ${words.evident}`
            : words.none;
  const meant = pocket ?? (sight.evident && !safety ? sight.pocket : undefined);
  return (
    <span class="call-shown" data-testid="call">
      <BallIcon ball={String(sight.target)} size={22} />
      <span class="unseen">{text.value.ball.name(String(sight.target))}</span>
      <span class="long">
        {how}
        {cushionFirst && ` · ${words.cushion}`}
      </span>
      <span class="short" aria-hidden="true">
        {meant === undefined ? how : words.short(meant)}
      </span>
    </span>
  );
}

/** The call: filled in by itself when evident, asked for when due; ball, pocket, cushion first, safety. */
export function Call() {
  const words = text.value.call;
  const ballId = useId();
  const pocketId = useId();
  const view = match.value;
  const sight = foresight.value?.sight;
  if (!view || !sight) return null;
  const { target, pocket, cushionFirst, safety } = said.value;
  const onBall = sight.target === view.state.ballOn;
  return (
    <div class="call">
      {callDue.value && <p class="warning">{onBall ? words.dueHintSafety : words.dueHint}</p>}
      <div class="field">
        <label for={ballId} class="small quiet">
          {words.target}
        </label>
        <select
          id={ballId}
          value={target === undefined ? "" : String(target)}
          onChange={({ currentTarget }) =>
            sayTarget(currentTarget.value === "" ? undefined : Number(currentTarget.value))
          }
        >
          <option value="">{`${words.byAim}: ${sight.target}`}</option>
          {view.state.targets.map(({ ball, castigo }) => (
            <option key={ball} value={String(ball)}>
              {`${ball}${castigo ? ` (${text.value.ball.castigo})` : ""}`}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for={pocketId} class="small quiet">
          {words.pocket}
        </label>
        <select
          id={pocketId}
          value={pocket === undefined ? "" : String(pocket)}
          onChange={({ currentTarget }) => callPocket(pocketFrom(currentTarget.value))}
        >
          <option value="">
            {sight.evident && sight.pocket !== undefined
              ? `${words.pockets[sight.pocket]} (${words.evident})`
              : words.noPocket}
          </option>
          {POCKET_NUMBERS.map((number) => (
            <option key={number} value={String(number)}>
              {`${number} · ${words.pockets[number]}`}
            </option>
          ))}
        </select>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={cushionFirst}
          onChange={({ currentTarget }) => say({ cushionFirst: currentTarget.checked })}
        />
        {words.cushion}
      </label>
      {onBall && (
        <label class="check">
          <input
            type="checkbox"
            checked={safety}
            onChange={({ currentTarget }) => {
              callPocket(undefined);
              say({ safety: currentTarget.checked });
            }}
          />
          {words.safety}
        </label>
      )}
    </div>
  );
}

const pocketFrom = (value: string): Pocket | undefined =>
  POCKET_NUMBERS.find((pocket) => String(pocket) === value);
