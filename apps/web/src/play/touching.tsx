import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { listed } from "./fact.ts";
import { sentence } from "./telling.tsx";

/** The balls that touch the cue ball as it lies for the next stroke; nothing while none does. */
export function touchingWords(): string | undefined {
  const state = match.value?.state;
  const balls = state?.facts.touching ?? [];
  return state?.over || balls.length === 0 ? undefined : sentence(text.value.card.touching(listed(balls)));
}

/** The same as a line of the referee's card. */
export function TouchingLine() {
  const words = touchingWords();
  return words === undefined ? null : (
    <p class="small needs" data-testid="touching-line">
      {words}
    </p>
  );
}
