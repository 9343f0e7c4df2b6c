import { ArticleMark } from "../play/telling.tsx";
import { desk } from "../state/desk.ts";
import { inWording } from "../state/wording.ts";

/** An article in its own words, with the way to it. */
export function ArticleWords({ id }: { id: string | undefined }) {
  const article = desk.value?.articles.find((each) => each.id === id);
  return article ? (
    <p class="small quiet">
      {inWording(article.text)} <ArticleMark id={id} />
    </p>
  ) : null;
}
