import type { Group, ShownState, Side } from "@tacada/formats";
import { match, nameOf, resultShown } from "../state/session.ts";
import { text } from "../text/catalogue.ts";

/** One side: its name with the player at the table, its points or balls left, frames, faults, what it needs. */
export function SideScore({ side }: { side: Side }) {
  const view = match.value;
  if (!view) return null;
  const { state } = view;
  const plays = state.turn === side && !state.match && !resultShown.value;
  return (
    <section class={`side ${plays ? "plays" : ""}`} aria-label={nameOf(side)}>
      <h2>
        <Name side={side} plays={plays} />
      </h2>
      {state.scores ? <Points side={side} /> : <BallsLeft side={side} />}
      <Notes side={side} />
    </section>
  );
}

/** The name; of a pair both names, the one who plays this visit set apart. */
function Name({ side, plays }: { side: Side; plays: boolean }) {
  const view = match.value;
  const seat = view?.header.sides.find(({ id }) => id === side);
  if (!view || !seat) return null;
  const { board } = text.value;
  const player = plays ? view.state.player : undefined;
  const { name, players } = seat;
  return (
    <>
      <span class="name">
        {players.length > 1
          ? players.map((each) => (
              <span key={each} class={plays && each === player ? "player plays" : "player"}>
                {each}
              </span>
            ))
          : name}
      </span>
      {plays && <span class="unseen">{board.plays(player ?? name)}</span>}
    </>
  );
}

function Points({ side }: { side: Side }) {
  const points = match.value?.state.scores?.[side] ?? 0;
  return (
    <p class="score figure" data-testid={`score-${side}`}>
      {points}
      <span class="unseen"> {text.value.board.points(points)}</span>
    </p>
  );
}

/** Keeps the room of the figure that comes once there are groups. */
const NO_FIGURE = "\u00a0";

/** Where there are no points: how many balls of its group the side has yet to pot. */
function BallsLeft({ side }: { side: Side }) {
  const state = match.value?.state;
  if (!state) return null;
  const group = groupOf(state, side);
  const left = group === undefined ? undefined : leftOf(state, group);
  return (
    <p class="score figure" data-testid={`left-${side}`}>
      {left ?? NO_FIGURE}
      {left !== undefined && <span class="unseen"> {text.value.board.ballsLeft(left)}</span>}
    </p>
  );
}

/** The group of a side; none any more once the next frame is about to begin. */
const groupOf = (state: ShownState, side: Side): Group | undefined =>
  state.over && !state.match && !resultShown.value ? undefined : state.groups?.[side];

/** Balls of a group that are still on the table: those under the 8, or those over it. */
function leftOf({ balls }: ShownState, group: Group): number {
  const low = group === "solids" || group === "low";
  return Array.isArray(balls)
    ? balls.filter((ball) => typeof ball === "number" && (low ? ball < 8 : ball > 8)).length
    : 0;
}

function Notes({ side }: { side: Side }) {
  const view = match.value;
  if (!view) return null;
  const { state, fouls } = view;
  const { board, ball } = text.value;
  const group = groupOf(state, side);
  const needed = state.over ? 0 : (state.snookersRequired?.[side] ?? 0);
  const faults = fouls[side] ?? 0;
  const warned = state.discipline[side] ?? 0;
  const aggravated = state.aggravated?.[side] ?? 0;
  return (
    <p class="small quiet notes">
      {!state.scores && <span>{group === undefined ? board.noGroup : ball.groups[group]}</span>}
      {(state.framesToWin > 1 || state.sides.length === 2) && (
        <span class={state.framesToWin > 1 ? "" : "single"}>
          {board.frames}{" "}
          <b class="figure" data-testid={`frames-${side}`}>
            {state.frames[side] ?? 0}
          </b>
          <span class="figure">/{state.framesToWin}</span>
        </span>
      )}
      {state.out.includes(side) && <span class="needs">{board.out}</span>}
      {faults > 0 && <span>{board.fouls(faults)}</span>}
      {warned > 0 && <span class="needs">{board.disciplined(warned)}</span>}
      {aggravated > 0 && <span class="needs">{board.aggravated(aggravated)}</span>}
      {needed > 0 && <span class="needs">{board.snookers(needed)}</span>}
    </p>
  );
}
