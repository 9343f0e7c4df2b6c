import type { Choice, Choose, Group } from "@tacada/formats";
import { eight, eightPlaces, picked, putEight, removal, takeOff } from "../state/answering.ts";
import { cardOpen } from "../state/card.ts";
import { act, asking, match, nameOf } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";

/** The open choices as buttons; those that need the table are answered on it. */
export function Choices() {
  const view = match.value;
  const choices = view?.state.choices;
  if (!view || !choices) return null;
  const { by } = choices;
  const title = text.value.card.chooses(nameOf(by));
  const answer = (choice: Choice, more: Partial<Choose> = {}) =>
    void act(by, { type: "choose", by, choice, ...more });
  return (
    <div class="answers" role="group" aria-label={title}>
      <span class="small">{title}</span>
      {choices.any.map((choice) =>
        choice === "group" ? (
          view.offered.groups?.map((group) => (
            <GroupButton key={group} group={group} choose={() => answer(choice, { group })} />
          ))
        ) : choice === "remove" ? (
          <Removal key={choice} />
        ) : choice === "place-eight" ? (
          <PlaceEight key={choice} />
        ) : (
          <Answer key={choice} choice={choice} choose={() => answer(choice)} />
        ),
      )}
    </div>
  );
}

interface AnswerProps {
  readonly choice: Choice;
  /** Its word and meaning, where they are not those of the choice alone. */
  readonly words?: readonly [word: string, meaning: string];
  readonly choose: () => void;
}

const Answer = ({ choice, words = text.value.choices[choice], choose }: AnswerProps) => (
  <button type="button" aria-disabled={asking.value} onClick={choose}>
    <span>{words[0]}</span>
    <span class="meaning small">{words[1]}</span>
  </button>
);

/** The balls that stand for each group. */
const SAMPLES: Readonly<Record<Group, readonly number[]>> = {
  solids: [1, 2, 3],
  stripes: [9, 10, 11],
  low: [1, 2, 7],
  high: [9, 10, 15],
};

const GroupButton = ({ group, choose }: { group: Group; choose: () => void }) => (
  <button type="button" class="group-answer" aria-disabled={asking.value} onClick={choose}>
    <span>{text.value.ball.groups[group]}</span>
    <span class="meaning samples">
      {SAMPLES[group].map((ball) => (
        <BallIcon key={ball} ball={ball} size={20} />
      ))}
    </span>
  </button>
);

/** To the table, where an answer is given by touch. */
const ToTable = (asked: Omit<AnswerProps, "choose">) => (
  <Answer
    {...asked}
    choose={() => {
      cardOpen.value = false;
    }}
  />
);

/** Own balls that come off: picked on the table or by their chips, then confirmed. */
function Removal() {
  const due = removal.value;
  const { choices, answering } = text.value;
  const words = due && due.count > 1 ? answering.takeSeveral(due.count) : choices.remove;
  if (cardOpen.value || !due) return <ToTable choice="remove" words={words} />;
  const ready = picked.value.length === due.count;
  return (
    <button type="button" class="main" disabled={!ready || asking.value} onClick={() => void takeOff()}>
      {ready ? answering.takeOff(picked.value.join(" + ")) : words[0]}
    </button>
  );
}

/** The 8 in the hand is dragged on the table or moved by buttons, then put down. */
const PlaceEight = () =>
  cardOpen.value || !eight.value ? (
    <ToTable choice="place-eight" />
  ) : (
    <button type="button" class="main" disabled={asking.value} onClick={() => void putEight()}>
      {text.value.answering.putEight}
    </button>
  );

/** What has to be done on the table for an answer; undefined where nothing has to. */
export function askedWords(): string | undefined {
  const words = text.value.answering;
  const due = removal.value;
  if (eightPlaces.value) return words.placeEight;
  if (!due) return undefined;
  return picked.value.length === due.count ? words.sure : words.pick(due.count);
}
