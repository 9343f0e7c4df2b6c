import { openDesk } from "../state/desk.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";

/** What the referee proposes when the strokes change nothing any more; the people at the table decide, at the desk. */
export function ProposalLine() {
  const proposed = match.value?.proposed;
  if (proposed === undefined) return null;
  const words = text.value.desk;
  return (
    <div class="lesson small" data-testid="proposal">
      <p class="needs">
        {words.proposal} {words.incidents[proposed]}
      </p>
      <button type="button" onClick={openDesk}>
        {words.title}
      </button>
    </div>
  );
}
