import type { ShownState } from "@tacada/formats";
import { match, resultShown } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { BallOn } from "./ballon.tsx";
import { SideScore } from "./sidescore.tsx";

/** Names, frames, points, visit, ball on, what is left: all as the engine says it. */
export function Board() {
  const view = match.value;
  if (!view) return null;
  const { sides } = view.state;
  const [first, second] = sides;
  if (!first || !second) return null;
  const { board } = text.value;
  if (sides.length > 2) {
    return (
      <header class="board many" aria-label={board.label}>
        <Middle />
        <div class="sides">
          {sides.map((side) => (
            <SideScore key={side} side={side} />
          ))}
        </div>
      </header>
    );
  }
  return (
    <header class="board" aria-label={board.label}>
      <SideScore side={first} />
      <Middle />
      <SideScore side={second} />
    </header>
  );
}

/** What concerns every side: stage, ball on, what is left, the visit. */
function Middle() {
  const view = match.value;
  if (!view) return null;
  const { state } = view;
  const { board } = text.value;
  const reds = Array.isArray(state.balls) ? 0 : state.balls.red;
  const isResult = resultShown.value && !state.match; // what is on and left is the next frame's already
  return (
    <div class="middle">
      <p class="stage" data-testid="stage" data-stage={state.stage}>
        {state.match ? board.matchOver : isResult ? board.over : stageWords(state)}
      </p>
      {!isResult && <BallOn />}
      {!isResult && (
        <p class="small quiet facts">
          {reds > 0 && <Fact label={board.reds} value={reds} name="reds" />}
          {state.remaining !== undefined && (
            <Fact label={board.left} value={state.remaining} name="remaining" />
          )}
          {state.scores && <Fact label={board.visit} value={state.visit.points} name="visit" />}
        </p>
      )}
    </div>
  );
}

/** The stage; a free ball that was taken is told in its place. */
function stageWords({ freeBall, stage }: ShownState): string {
  const { board } = text.value;
  return freeBall ? board.freeBall : (board.stages[stage] ?? stage);
}

const Fact = ({ label, value, name }: { label: string; value: number; name: string }) => (
  <span>
    {label}{" "}
    <b class="figure" data-testid={name}>
      {value}
    </b>
  </span>
);
