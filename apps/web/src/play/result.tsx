import type { MatchStatistics, SideStatistics } from "@tacada/match";
import { match, nameOf, resultShown } from "../state/session.ts";
import { text } from "../text/catalogue.ts";

/** The frames played so far, once one is over, and at the end the match in figures. */
export function Result() {
  const view = match.value;
  if (!view?.statistics || (!view.state.match && !resultShown.value)) return null;
  return (
    <div class="card-part">
      <Frames statistics={view.statistics} />
      {view.state.match && <Figures statistics={view.statistics} />}
    </div>
  );
}

interface Props {
  readonly statistics: MatchStatistics;
}

/** The score of every frame; nothing while the board says it all. */
function Frames({ statistics: { frames } }: Props) {
  const state = match.value?.state;
  if (!state || frames.length < 2) return null;
  const words = text.value.result;
  return (
    <table class="result small" data-testid="frames">
      <caption class="unseen">{words.frames}</caption>
      <thead>
        <tr>
          <th scope="col">{words.frame}</th>
          {state.sides.map((side) => (
            <th key={side} scope="col">
              {nameOf(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {frames.map(({ frame, scores, winner }) => (
          <tr key={frame}>
            <th scope="row" class="figure">
              {frame}
            </th>
            {state.sides.map((side) => (
              <td key={side} class={`figure ${winner === side ? "won" : ""}`}>
                {scores?.[side] ?? (winner === side ? words.won : "–")}
                {scores && winner === side && <span class="unseen"> {words.won}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row of the figures: what it is called, and what it is of a side. */
type Row = readonly [string, (side: SideStatistics) => number | string];

/** What each side did in the match. */
function Figures({ statistics: { sides, seconds } }: Props) {
  const state = match.value?.state;
  if (!state) return null;
  const words = text.value.result;
  const byPoints: readonly Row[] = [
    [words.best, ({ best }) => best?.points ?? 0],
    [words.pots, ({ points }) => points.pots],
    [words.penalties, ({ points }) => points.penalties],
  ];
  const byBalls: readonly Row[] = [[words.best, ({ best }) => best?.balls.length ?? 0]];
  const rows: readonly Row[] = [
    ...(state.scores ? byPoints : byBalls),
    [words.potted, ({ pots, attempts }) => words.ofAttempts(pots, attempts)],
    [words.fouls, ({ fouls }) => fouls.count],
    [words.safeties, ({ safeties }) => safeties],
    [words.visits, ({ visits }) => visits],
  ];
  return (
    <details class="figures small">
      <summary>{words.statistics}</summary>
      <table class="result" data-testid="statistics">
        <thead>
          <tr>
            <td />
            {state.sides.map((side) => (
              <th key={side} scope="col">
                {nameOf(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {state.sides.map((side) => {
                const own = sides[side];
                return (
                  <td key={side} class="figure">
                    {own ? value(own) : ""}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {seconds !== undefined && <p class="quiet">{words.lasted(Math.max(1, Math.round(seconds / 60)))}</p>}
    </details>
  );
}
