import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";

/** How far the ball on is hidden, and behind which ball; nothing while it is open. */
export function snookerWords(): string | undefined {
  const state = match.value?.state;
  const { snooker, firstObstacle } = state?.facts ?? {};
  if (!state || state.over || snooker === undefined || snooker === "none") return undefined;
  const words = text.value.snooker;
  const degree = words.degrees[snooker];
  if (firstObstacle === undefined) return degree;
  const ball = typeof firstObstacle === "number" ? String(firstObstacle) : text.value.ball.name("red");
  return `${degree} · ${words.behind(ball)}`;
}

/** The same as a line of the referee's card. */
export function SnookerLine() {
  const words = snookerWords();
  return words === undefined ? null : (
    <p class="small needs" data-testid="snooker-line">
      {words}
    </p>
  );
}
