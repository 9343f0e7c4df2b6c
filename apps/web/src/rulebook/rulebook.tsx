import { useSignal } from "@preact/signals";
import type { Article } from "@tacada/rules";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../play/icon.tsx";
import { leaveRulebook, route } from "../state/route.ts";
import { readRulebook, rulebook } from "../state/rulebook.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { Item, itemId } from "./item.tsx";
import { found } from "./search.ts";
import "../style/rulebook.css";

/** The number of the chapter that an article stands in. */
const chapterOf = ({ id }: Article): string => id.split(".")[0] ?? id;

/** Every article in our own words, searched and linked; the match behind it stays as it is. */
export default function Rulebook() {
  const words = text.value.rulebook;
  const { language } = settings.value;
  const wanted = useSignal("");
  const searchId = useId();
  const page = useRef<HTMLElement>(null);
  const all = rulebook.value;
  const named = route.value?.article;
  useEffect(() => {
    void readRulebook();
    if (named === undefined) page.current?.querySelector<HTMLElement>("h1")?.focus();
  }, []);
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
  const shown = found(all ?? [], wanted.value, language);
  const chapters = Map.groupBy(shown, chapterOf);
  const known = named === undefined || !all || all.some(({ id }) => id === named);
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
        <label for={searchId} class="unseen">
          {words.search}
        </label>
        <input
          id={searchId}
          type="search"
          value={wanted.value}
          placeholder={words.searchHint}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value;
          }}
        />
        <p class="small quiet" role="status" data-testid="found">
          {all ? words.count(shown.length, all.length) : words.loading}
        </p>
      </div>
      <header>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="quiet">
          {words.name}. {words.intro}
        </p>
      </header>
      {!known && <p class="warning">{words.unknown(named)}</p>}
      {all && shown.length === 0 && <p>{words.none}</p>}
      {[...chapters].map(([chapter, articles]) => (
        <section key={chapter} aria-label={words.chapters[chapter] ?? chapter}>
          <h2>
            <span class="figure quiet">{chapter}</span> {words.chapters[chapter]}
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
