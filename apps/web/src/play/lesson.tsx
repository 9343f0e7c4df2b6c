import { foresight } from "../state/foresight.ts";
import { match } from "../state/session.ts";
import { change, type Lesson, settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";

/** The word of the game that comes up for the first time on this device. */
export function lessonDue(): Lesson | undefined {
  const view = match.value;
  if (!view) return undefined;
  const sight = foresight.value?.sight;
  const up: Readonly<Record<Lesson, boolean>> = {
    pass: view.state.choices?.any.includes("pass") === true,
    castigo: view.state.targets.some(({ ball, castigo }) => castigo && ball === sight?.target),
    evident: sight?.evident === true,
  };
  return (["pass", "castigo", "evident"] as const).find(
    (lesson) => up[lesson] && !settings.value.learnt.includes(lesson),
  );
}

/** The word explained once, until it is understood. */
export const LessonLine = ({ lesson }: { lesson: Lesson }) => (
  <div class="lesson small">
    <p>{text.value.lessons[lesson]}</p>
    <button type="button" onClick={() => change({ learnt: [...settings.value.learnt, lesson] })}>
      {text.value.understood}
    </button>
  </div>
);
