import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";

/** The page's heading, for those who hear it: what is played, and who plays it. */
export function Title() {
  const view = match.value;
  if (!view) return null;
  const { rulebook, sides } = view.header;
  return (
    <h1 class="unseen">
      {text.value.start.rulebooks[rulebook]}: {sides.map(({ name }) => name).join(" × ")}
    </h1>
  );
}
