import type { Line } from "@tacada/rules";
import { useEffect } from "preact/hooks";
import type { MatchView, Verdict } from "../engine/view.ts";
import { cardOpen } from "../state/card.ts";
import { notice } from "../state/notice.ts";
import { match, moving, nameOf, settleStroke } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { Answers } from "./answers.tsx";
import { factsOf } from "./fact.ts";
import { Icon } from "./icon.tsx";
import { LessonLine, lessonDue } from "./lesson.tsx";

/** How long a passing word stays, milliseconds. */
const STAYS = 6000;

/** One line in words and, apart, the article that it rests on. */
interface Told {
  readonly text: string;
  readonly article?: string;
}

/** A line without the article that its text ends with: the page shows that in quiet text behind. */
const told = ({ text: words, article }: Line): Told => ({
  text: words.replace(` (Art. ${article})`, ""),
  article,
});

/** The line that stands for the ruling: the verdict, or who breaks before anything was played. */
export function headline(view: MatchView): Told {
  const { card } = text.value;
  const { last, header } = view;
  const spoken = last?.lines[settings.value.language][0];
  if (last?.moved) return { text: last.moved === "undo" ? card.undone : card.redone };
  if (spoken) return told(spoken);
  if (last) return { text: card.recorded };
  const { by, side } = header.break;
  return { text: by === "draw" ? card.drawn(nameOf(side)) : card.given(nameOf(side)) };
}

const tone = (last: Verdict | undefined): string =>
  last && !last.moved && last.ruling.fouls.length > 0 ? "foul" : "calm";

/** The referee's word, open: verdict, facts, further lines with their articles, answers. */
export function Card() {
  const view = match.value;
  if (!view || !cardOpen.value) return null;
  const { last } = view;
  const { card } = text.value;
  const head = headline(view);
  const facts =
    last && !last.moved && last.action.type === "shot"
      ? factsOf(last.action, last.ruling, view.state.balls)
      : [];
  const more = last?.lines[settings.value.language].slice(last.moved ? 0 : 1) ?? [];
  const lesson = lessonDue();
  return (
    <section class={`card ${tone(last)}`} aria-label={card.label} data-testid="card">
      <div class="card-text">
        <div class="card-part">
          <p class="verdict" data-testid="verdict">
            {head.text} <ArticleMark id={head.article} />
          </p>
          {facts.length > 0 && (
            <p class="small quiet" data-testid="facts">
              {facts.join(" · ")}
            </p>
          )}
        </div>
        <div class="card-part">
          {more.map((line) => (
            <p class={`line ${line.kind}`} key={line.text} data-testid={`line-${line.kind}`}>
              {told(line).text} <ArticleMark id={line.article} />
            </p>
          ))}
          {lesson === "pass" && <LessonLine lesson={lesson} />}
          {last && !last.moved && last.articles.length > 0 && <Articles last={last} />}
        </div>
      </div>
      <div class="card-answers">
        <Answers />
        <button
          type="button"
          class="plain fold"
          aria-label={card.fold}
          onClick={() => {
            cardOpen.value = false;
          }}
        >
          <Icon name="down" />
        </button>
      </div>
    </section>
  );
}

/** The ruling folded to one line, its answers beside it; a passing word takes the line for a while. */
export function CardLine() {
  const view = match.value;
  const said = notice.value;
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => {
      notice.value = undefined;
    }, STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  if (!view) return null;
  if (moving.value) return <Rolling />;
  const { card } = text.value;
  const lesson = view.state.choices ? undefined : lessonDue();
  return (
    <section
      class={`card-line ${said === undefined ? tone(view.last) : "said"}`}
      aria-label={card.label}
      data-testid="card-line"
    >
      {said !== undefined ? (
        <p data-testid="notice">{said}</p>
      ) : lesson ? (
        <LessonLine lesson={lesson} />
      ) : (
        <p>
          <span>
            {headline(view).text} <ArticleMark id={headline(view).article} />
          </span>
        </p>
      )}
      <Answers />
      {view.last && (
        <button
          type="button"
          class="plain"
          aria-label={card.unfold}
          onClick={() => {
            cardOpen.value = true;
          }}
        >
          <Icon name="up" />
        </button>
      )}
    </section>
  );
}

/** While the balls roll the line offers to skip their way. */
const Rolling = () => (
  <section class="card-line" aria-label={text.value.card.label}>
    <p class="quiet">{text.value.table.rolling}</p>
    <button type="button" class="skip" onClick={settleStroke}>
      <Icon name="skip" />
      {text.value.table.skip}
    </button>
  </section>
);

const ArticleMark = ({ id }: { id: string | undefined }) =>
  id === undefined ? null : (
    <span class="article quiet small" data-testid="article" data-article={id}>
      ({text.value.card.article(id)})
    </span>
  );

function Articles({ last }: { last: Verdict }) {
  return (
    <details class="articles small">
      <summary>
        {text.value.card.why}: {last.articles.map(({ id }) => id).join(", ")}
      </summary>
      <dl>
        {last.articles.map(({ id, text: words }) => (
          <div key={id}>
            <dt>{text.value.card.article(id)}</dt>
            <dd>{words[settings.value.language]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
