import type { ObjectBall, Pocket } from "@tacada/formats";
import { POCKET_NUMBERS } from "@tacada/table";
import { useId } from "preact/hooks";
import { callForm, playsFree } from "../state/call.ts";
import { callPocket, said, say, sayTarget } from "../state/draft.ts";
import { foresight } from "../state/foresight.ts";
import { callDue, mayBeSafety } from "../state/readiness.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";

/** The call as it stands, in a few words: said, evident, due, or nothing. */
export function CallShown() {
  const words = text.value.call;
  const view = match.value;
  const sight = foresight.value?.sight;
  if (!view || !sight) return <span>–</span>;
  const { pocket, safety, cushionFirst } = said.value;
  const asksPocket = callForm(view.header.rulebook, sight.target).pocket;
  const meant = pocket ?? (asksPocket && sight.evident && !safety ? sight.pocket : undefined);
  const how = howCalled();
  return (
    <span class="call-shown" data-testid="call">
      <BallIcon ball={String(sight.target)} size={22} />
      <span class="unseen">{text.value.ball.name(String(sight.target))}</span>
      <span class="long">
        {how}
        {cushionFirst && ` · ${words.cushion}`}
      </span>
      <span class="short" aria-hidden="true">
        {meant !== undefined ? words.short(meant) : callDue.value ? words.dueShort : how}
      </span>
    </span>
  );
}

/** How the ball played at, and its pocket where one is asked for, have come to be known. */
function howCalled(): string {
  const words = text.value.call;
  const state = match.value?.state;
  const sight = foresight.value?.sight;
  const { pocket, safety, target } = said.value;
  if (!state || !sight) return words.none;
  if (pocket !== undefined) return words.pockets[pocket];
  if (safety) return words.defense;
  if (callDue.value) return words.due;
  const form = callForm(state.rulebook, sight.target);
  if (form.pocket)
    return sight.evident && sight.pocket !== undefined
      ? `${words.pockets[sight.pocket]} · ${words.evident}`
      : words.none;
  const free = playsFree(state, sight.target);
  if (free) return text.value.ball.free;
  const { targets } = state;
  const due = targets.some(({ ball, callDue: asked }) => ball === sight.target && asked);
  if (!due) return targets.length > 1 ? words.needless : words.must;
  return target === undefined ? words.evident : words.said;
}

/** The call: filled in by itself when evident, asked for when due; what it asks for is up to the rulebook. */
export function Call() {
  const words = text.value.call;
  const view = match.value;
  const sight = foresight.value?.sight;
  if (!view || !sight) return null;
  const { cushionFirst, safety } = said.value;
  const form = callForm(view.header.rulebook, sight.target);
  const price = foresight.value?.price;
  return (
    <div class="call">
      <Due />
      <FreeBall target={sight.target} />
      <TargetField />
      {form.pocket && <PocketField />}
      {form.cushion && (
        <label class="check">
          <input
            type="checkbox"
            checked={cushionFirst}
            onChange={({ currentTarget }) => say({ cushionFirst: currentTarget.checked })}
          />
          {words.cushion}
        </label>
      )}
      {mayBeSafety(form, sight.target) && (
        <label class="check">
          <input
            type="checkbox"
            checked={safety}
            onChange={({ currentTarget }) => {
              callPocket(undefined);
              say({ safety: currentTarget.checked });
            }}
          />
          {form.safety === "declared" ? words.declared : words.safety}
        </label>
      )}
      {price !== undefined && <p class="small quiet">{words.price(price)}</p>}
    </div>
  );
}

function Due() {
  const words = text.value.call;
  const due = callDue.value;
  if (due === undefined) return null;
  const hints = { ball: words.dueBall, pocket: words.dueHint, safety: words.dueHintSafety };
  return <p class="warning">{hints[due]}</p>;
}

/** What a free ball counts. */
function FreeBall({ target }: { target: ObjectBall }) {
  const state = match.value?.state;
  if (!state || !playsFree(state, target)) return null;
  const worth = state.ballOn === "red" ? 1 : Number(state.ballOn);
  return <p data-testid="free-ball">{text.value.ball.worth(String(target), worth)}</p>;
}

function TargetField() {
  const id = useId();
  const { call: words, ball: names } = text.value;
  const targets = match.value?.state.targets ?? [];
  const sight = foresight.value?.sight;
  const { target } = said.value;
  return (
    <div class="field">
      <label for={id} class="small quiet">
        {words.target}
      </label>
      <select
        id={id}
        value={target === undefined ? "" : String(target)}
        onChange={({ currentTarget }) =>
          sayTarget(targets.find(({ ball }) => String(ball) === currentTarget.value)?.ball)
        }
      >
        <option value="">{`${words.byAim}: ${names.name(String(sight?.target))}`}</option>
        {targets.map(({ ball, castigo }) => (
          <option key={ball} value={String(ball)}>
            {`${names.name(String(ball))}${castigo ? ` (${names.castigo})` : ""}`}
          </option>
        ))}
      </select>
    </div>
  );
}

function PocketField() {
  const id = useId();
  const words = text.value.call;
  const sight = foresight.value?.sight;
  const { pocket } = said.value;
  return (
    <div class="field">
      <label for={id} class="small quiet">
        {words.pocket}
      </label>
      <select
        id={id}
        value={pocket === undefined ? "" : String(pocket)}
        onChange={({ currentTarget }) => callPocket(pocketFrom(currentTarget.value))}
      >
        <option value="">
          {sight?.evident && sight.pocket !== undefined
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
  );
}

const pocketFrom = (value: string): Pocket | undefined =>
  POCKET_NUMBERS.find((pocket) => String(pocket) === value);
