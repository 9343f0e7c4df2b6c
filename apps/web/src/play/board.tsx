import type { Side } from "@tacada/formats";
import { match, nameOf } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";

/** Names, frames, points, visit, ball on, what is left: all as the engine says it. */
export function Board() {
  const view = match.value;
  if (!view) return null;
  const { state } = view;
  const [first, second] = state.sides;
  if (!first || !second) return null;
  const { board } = text.value;
  return (
    <header class="board" aria-label={board.label}>
      <SideScore side={first} />
      <div class="middle">
        <p class="stage" data-testid="stage" data-stage={state.stage}>
          {state.match
            ? board.matchOver
            : state.over
              ? board.over
              : (board.stages[state.stage] ?? state.stage)}
        </p>
        <BallOn />
        <p class="small quiet facts">
          {state.remaining !== undefined && (
            <span>
              {board.left}{" "}
              <b class="figure" data-testid="remaining">
                {state.remaining}
              </b>
            </span>
          )}
          <span>
            {board.visit}{" "}
            <b class="figure" data-testid="visit">
              {state.visit.points}
            </b>
          </span>
        </p>
      </div>
      <SideScore side={second} />
    </header>
  );
}

function BallOn() {
  const on = match.value?.state.ballOn;
  if (typeof on !== "number") return null;
  return (
    <p class="on">
      <span class="small quiet">{text.value.board.ballOn}</span>
      <BallIcon ball={on} />
      <b class="unseen" data-testid="ball-on">
        {on}
      </b>
    </p>
  );
}

function SideScore({ side }: { side: Side }) {
  const view = match.value;
  if (!view) return null;
  const { state, fouls } = view;
  const { board } = text.value;
  const plays = state.turn === side && !state.match;
  const needed = state.over ? 0 : (state.snookersRequired?.[side] ?? 0);
  const faults = fouls[side] ?? 0;
  return (
    <section class={`side ${plays ? "plays" : ""}`} aria-label={nameOf(side)}>
      <h2>
        <span class="name">{nameOf(side)}</span>
        {plays && <span class="unseen">{board.plays(nameOf(side))}</span>}
      </h2>
      <p class="score figure" data-testid={`score-${side}`}>
        {state.scores?.[side] ?? 0}
        <span class="unseen"> {board.points}</span>
      </p>
      <p class="small quiet notes">
        <span>
          {board.frames}{" "}
          <b class="figure" data-testid={`frames-${side}`}>
            {state.frames[side] ?? 0}
          </b>
          <span class="figure">/{state.framesToWin}</span>
        </span>
        {faults > 0 && <span>{board.fouls(faults)}</span>}
        {needed > 0 && <span class="needs">{board.snookers(needed)}</span>}
      </p>
    </section>
  );
}
