import { useEffect } from "preact/hooks";
import { cardOpen } from "../state/card.ts";
import { notice } from "../state/notice.ts";
import { replaying } from "../state/replaying.ts";
import { match, moving, settleStroke } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Answers } from "./answers.tsx";
import { BotAnswers, botWords } from "./botline.tsx";
import { askedWords } from "./choices.tsx";
import { Icon } from "./icon.tsx";
import { LessonLine, lessonDue } from "./lesson.tsx";
import { ReplayLine } from "./replay.tsx";
import { ArticleMark, headline, tone } from "./telling.tsx";

/** How long a passing word stays, milliseconds. */
const STAYS = 6000;

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
  if (replaying.value) return <ReplayLine />;
  const { card } = text.value;
  const bot = botWords();
  const asked = askedWords();
  const lesson = view.state.choices ? undefined : lessonDue();
  return (
    <section
      class={`card-line ${said !== undefined ? "said" : asked !== undefined ? "calm" : tone(view.last)}`}
      aria-label={card.label}
      data-testid="card-line"
    >
      {said !== undefined ? (
        <p data-testid="notice">{said}</p>
      ) : bot !== undefined ? (
        <p data-testid="bot">{bot}</p>
      ) : asked !== undefined ? (
        <p data-testid="asked">{asked}</p>
      ) : lesson ? (
        <LessonLine lesson={lesson} />
      ) : (
        <p>
          <span>
            {headline(view).text} <ArticleMark id={headline(view).article} />
          </span>
        </p>
      )}
      {bot === undefined ? <Answers /> : <BotAnswers />}
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
