import type { Article } from "@tacada/rules";
import { rulebookLink } from "../state/route.ts";
import { reading } from "../state/rulebook.ts";
import { inWording } from "../state/wording.ts";
import { text } from "../text/catalogue.ts";

/** The id of an article's element. */
export const itemId = (article: string): string => `article-${article}`;

/** One article: its number as a link to itself, its words, how it is upheld. */
export function Item({ article, here }: { article: Article; here: boolean }) {
  const { how, completes } = text.value.rulebook;
  const depth = article.id.split(".").length;
  return (
    <li
      id={itemId(article.id)}
      class={`item depth-${Math.min(depth, 4)} ${here ? "here" : ""}`}
      tabIndex={-1}
      data-testid="item"
    >
      <a
        class="figure"
        href={rulebookLink(reading.value, article.id)}
        aria-current={here ? "location" : undefined}
      >
        {article.id}
      </a>
      <div>
        <p>{inWording(article.text)}</p>
        <p class="small quiet">
          {how[article.how]}
          {article.why && `: ${inWording(article.why)}`}
          {article.completes && ` · ${completes}`}
        </p>
      </div>
    </li>
  );
}
