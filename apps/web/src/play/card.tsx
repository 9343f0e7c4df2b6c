import type { RulebookId } from "@tacada/formats";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Verdict } from "../engine/view.ts";
import { cardDetailed, cardOpen } from "../state/card.ts";
import { rulebookLink } from "../state/route.ts";
import { match } from "../state/session.ts";
import { inWording, wording } from "../state/wording.ts";
import { text } from "../text/catalogue.ts";
import { Answers } from "./answers.tsx";
import { Meant } from "./botline.tsx";
import { factsOf } from "./fact.ts";
import { Icon } from "./icon.tsx";
import { ANSWERS, LessonLine, lessonDue } from "./lesson.tsx";
import { ProposalLine } from "./proposal.tsx";
import { ReplayButton } from "./replay.tsx";
import { Result } from "./result.tsx";
import { SnookerLine } from "./snooker.tsx";
import { ArticleMark, headline, told, tone } from "./telling.tsx";
import { TouchingLine } from "./touching.tsx";

/**
 * The referee's word, open: verdict, facts, further lines with their articles, answers. On an upright phone it stays as low
 * as the tools that it covers: verdict and answers, the rest behind a button. The keyboard does not stay under it.
 */
export function Card() {
  const view = match.value;
  const card = useRef<HTMLElement>(null);
  const open = cardOpen.value && view !== undefined;
  useLayoutEffect(() => {
    const held = document.activeElement;
    if (card.current && held && isUnder(held, card.current)) card.current.focus({ preventScroll: true });
  }, [open, view]);
  if (!open) return null;
  const { last } = view;
  const words = text.value.card;
  const head = headline(view);
  const facts =
    last && !last.moved && last.action.type === "shot" ? factsOf(last.action, last, view.state.balls) : [];
  const more = last?.lines[wording.value].slice(last.moved ? 0 : 1) ?? [];
  const lesson = lessonDue();
  return (
    <section
      ref={card}
      tabIndex={-1}
      class={`card ${tone(last)} ${cardDetailed.value ? "detailed" : ""}`}
      aria-label={words.label}
      data-testid="card"
    >
      <div class="card-text">
        <div class="card-part">
          <p class="verdict" data-testid="verdict">
            {head.text} <ArticleMark id={head.article} />
          </p>
          {facts.length > 0 && (
            <p class="small quiet fact-line" data-testid="facts">
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
          <SnookerLine />
          <TouchingLine />
          <ProposalLine />
          {lesson && ANSWERS.includes(lesson) && <LessonLine lesson={lesson} />}
          {last && !last.moved && last.articles.length > 0 && (
            <Articles last={last} rulebook={view.header.rulebook} />
          )}
          <Meant />
        </div>
        <Result />
      </div>
      <div class="card-answers" onFocusIn={showWhole}>
        <ReplayButton />
        {last && (
          <button
            type="button"
            class="detail"
            aria-expanded={cardDetailed.value}
            onClick={() => {
              cardDetailed.value = !cardDetailed.value;
            }}
          >
            {words.details}
          </button>
        )}
        <Answers />
      </div>
      <button
        type="button"
        class="plain fold"
        aria-label={words.fold}
        onClick={() => {
          cardOpen.value = false;
        }}
      >
        <Icon name="down" />
      </button>
    </section>
  );
}

/** The middle of what has the focus lies under the card. */
function isUnder(held: Element, card: Element): boolean {
  if (card.contains(held)) return false;
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const box = held.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > left && x < right && y > top && y < bottom;
}

/** An answer half out of sight comes wholly into it with the focus. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function Articles({ last, rulebook }: { last: Verdict; rulebook: RulebookId }) {
  return (
    <details class="articles small">
      <summary>
        {text.value.card.why}: {last.articles.map(({ id }) => id).join(", ")}
      </summary>
      <dl>
        {last.articles.map(({ id, text: words }) => (
          <div key={id}>
            <dt>
              <a href={rulebookLink(rulebook, id)}>{text.value.card.article(id)}</a>
            </dt>
            <dd>{inWording(words)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
