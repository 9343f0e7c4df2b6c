import type { Line } from "@tacada/rules";
import type { MatchView, Verdict } from "../engine/view.ts";
import { rulebookLink } from "../state/route.ts";
import { match, nameOf } from "../state/session.ts";
import { wording } from "../state/wording.ts";
import { text } from "../text/catalogue.ts";

/** One line in words and, apart, the article that it rests on. */
interface Told {
  readonly text: string;
  readonly article?: string;
}

/** A line without the article that its text ends with: the page shows that in quiet text behind. */
export const told = ({ text: words, article }: Line): Told => ({
  text: sentence(words.replace(` (Art. ${article})`, "")),
  article,
});

/** Words as they begin a sentence. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The line that stands for the ruling: the verdict, or who breaks before anything was played. */
export function headline(view: MatchView): Told {
  const { card } = text.value;
  const { last, header, canRedo } = view;
  const spoken = last?.lines[wording.value][0];
  if (last?.moved) return { text: last.moved === "undo" ? card.undone : card.redone };
  if (spoken) return told(spoken);
  if (last) return { text: card.recorded };
  if (canRedo) return { text: card.undone };
  const { by, side } = header.break;
  return { text: by === "draw" ? card.drawn(nameOf(side)) : card.given(nameOf(side)) };
}

/** How a ruling is coloured. */
export const tone = (last: Verdict | undefined): string =>
  last && !last.moved && last.ruling.fouls.length > 0 ? "foul" : "calm";

/** The article behind a line, in quiet text; it leads to the rulebook. */
export function ArticleMark({ id }: { id: string | undefined }) {
  const view = match.value;
  return id === undefined || !view ? null : (
    <a
      class="article quiet small"
      href={rulebookLink(view.header.rulebook, id)}
      data-testid="article"
      data-article={id}
    >
      ({text.value.card.article(id)})
    </a>
  );
}
