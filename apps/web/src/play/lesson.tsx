import type { Choice } from "@tacada/formats";
import { foresight } from "../state/foresight.ts";
import { botOnTurn } from "../state/opponent.ts";
import { match } from "../state/session.ts";
import { change, type Lesson, settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";

/** The word of the game that comes up for the first time on this device. */
export function lessonDue(): Lesson | undefined {
  const view = match.value;
  if (!view) return undefined;
  const sight = foresight.value?.sight;
  const { choices, targets, stage, facts, shortMiss } = view.state;
  const asked = botOnTurn.value === undefined ? choices?.any : undefined;
  const offers = (choice: Choice) => asked?.includes(choice) === true;
  const up: Readonly<Record<Lesson, boolean>> = {
    "free-ball": offers("free-ball"),
    pass: offers("pass"),
    castigo: targets.some(({ ball, castigo }) => castigo && ball === sight?.target),
    "short-miss": shortMiss === true,
    group: offers("group"),
    remove: offers("remove"),
    "place-eight": offers("place-eight"),
    nomination: stage === "color",
    snooker: facts.snooker !== undefined && facts.snooker !== "none",
    evident: sight?.evident === true && targets.some(({ callDue }) => callDue),
  };
  return ORDER.find((lesson) => up[lesson] && !settings.value.learnt.includes(lesson));
}

/** Words of answers, which are explained on the open card. */
export const ANSWERS: readonly Lesson[] = ["free-ball", "group", "remove", "place-eight", "pass"];

/** Which word is explained before another. */
const ORDER: readonly Lesson[] = [...ANSWERS, "short-miss", "castigo", "nomination", "snooker", "evident"];

/** The word explained once, until it is understood. */
export const LessonLine = ({ lesson }: { lesson: Lesson }) => (
  <div class="lesson small">
    <p>{text.value.lessons[lesson]}</p>
    <button type="button" onClick={() => change({ learnt: [...settings.value.learnt, lesson] })}>
      {text.value.understood}
    </button>
  </div>
);
