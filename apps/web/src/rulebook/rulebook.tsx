import { useSignal } from "@preact/signals";
import type { RulebookId } from "@tacada/formats";
import type { Article } from "@tacada/rules";
import { useEffect, useRef } from "preact/hooks";
import { Choice } from "../play/choice.tsx";
import { Icon } from "../play/icon.tsx";
import { leaveRulebook, route, rulebookLink } from "../state/route.ts";
import { library, reading, readRulebook, rulebook } from "../state/rulebook.ts";
import { change, PORTUGUESES, settings } from "../state/settings.ts";
import { inWording } from "../state/wording.ts";
import { text } from "../text/catalogue.ts";
import { SearchField } from "../text/searchfield.tsx";
import { Item, itemId } from "./item.tsx";
import { found } from "./search.ts";
import "../style/rulebook.css";

/** The chapter of a rulebook that an article stands in: where it begins and what it is about. */
function chapterOf(id: RulebookId, article: Article) {
  const number = Number.parseInt(article.id, 10);
  return text.value.rulebook.chapters[id].findLast(([from]) => from <= number);
}

/** Every article of a rulebook in our own words, searched and linked; the match behind it stays as it is. */
export default function Rulebook() {
  const words = text.value.rulebook;
  const wanted = useSignal("");
  const page = useRef<HTMLElement>(null);
  const all = rulebook.value;
  const id = reading.value;
  const named = route.value?.article;
  useEffect(() => {
    void readRulebook(id);
    if (named === undefined) page.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [id]);
  useEffect(() => {
    if (!all || named === undefined) return;
    wanted.value = "";
    // The list is whole again in the next picture.
    requestAnimationFrame(() => {
      const item = document.getElementById(itemId(named));
      item?.focus({ preventScroll: true });
      item?.scrollIntoView({ block: "center" });
    });
  }, [all, named]);
  const shown = found(all ?? [], wanted.value, inWording);
  const chapters = Map.groupBy(shown, (article) => chapterOf(id, article));
  const known = named === undefined || !all || all.some((each) => each.id === named);
  return (
    <main
      ref={page}
      class="rulebook"
      onKeyDown={(event) => {
        if (event.key === "Escape") leaveRulebook();
      }}
    >
      <div class="rulebook-bar">
        <button type="button" onClick={leaveRulebook}>
          <Icon name="left" />
          {words.back}
        </button>
        <SearchField label={words.search} hint={words.searchHint} wanted={wanted} />
        <p class="small quiet" role="status" data-testid="found">
          {all ? words.count(shown.length, all.length) : words.loading}
        </p>
      </div>
      <header>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="quiet">{words.intro}</p>
        <Library />
        <Portuguese articles={all ?? []} />
      </header>
      {!known && <p class="warning">{words.unknown(named)}</p>}
      {all && shown.length === 0 && <p>{words.none}</p>}
      {[...chapters].map(([chapter, articles]) => (
        <section key={chapter?.[0]} aria-label={chapter?.[1]}>
          <h2>
            <span class="figure quiet">{chapter?.[0]}</span> {chapter?.[1]}
          </h2>
          <ol>
            {articles.map((article) => (
              <Item key={article.id} article={article} here={article.id === named} />
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

/** The rulebooks that there are; the one that is open is marked. */
function Library() {
  return (
    <nav class="library" aria-label={text.value.rulebook.which}>
      {library.value?.map((id) => (
        <a
          key={id}
          class="button"
          href={rulebookLink(id)}
          aria-current={id === reading.value ? "page" : undefined}
        >
          {text.value.start.rulebooks[id]}
        </a>
      ))}
    </nav>
  );
}

/** The Portuguese of Brazil or of Portugal, for a rulebook that is worded in both. */
function Portuguese({ articles }: { articles: readonly Article[] }) {
  const words = text.value.rulebook;
  const { language, portuguese } = settings.value;
  if (language !== "pt-BR" || !articles.some((article) => article.text["pt-PT"] !== undefined)) return null;
  return (
    <Choice
      label={words.wording}
      value={portuguese}
      options={PORTUGUESES.map((each) => [each, words.wordings[each]] as const)}
      choose={(value) => change({ portuguese: value })}
    />
  );
}
