import { useSignal } from "@preact/signals";
import { degreesText, radiansOf } from "../state/angle.ts";
import { azimuth } from "../state/draft.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { HitIcon } from "./hiticon.tsx";
import { Icon } from "./icon.tsx";
import { NumberField } from "./numberfield.tsx";

const STEPS = [1, 0.1, 0.01] as const;

/** Turns the cue by degrees, anticlockwise when positive. */
const turn = (degrees: number): void => {
  azimuth.value += radiansOf(degrees);
};

/** The step of an arrow key: 1°, with Shift 0.1°, with Alt 0.01°. */
const stepOf = (event: KeyboardEvent): number => (event.altKey ? 0.01 : event.shiftKey ? 0.1 : 1);

/** Turns the cue for an arrow key; true when the key was one. */
export function turnByKey(event: KeyboardEvent): boolean {
  const sense = event.key === "ArrowLeft" || event.key === "ArrowUp" ? 1 : -1;
  if (!event.key.startsWith("Arrow") || event.ctrlKey || event.metaKey) return false;
  event.preventDefault();
  turn(sense * stepOf(event));
  return true;
}

/** Fine control: a step that can be chosen, a button to each side, the angle as a number. */
export function Direction() {
  const words = text.value.direction;
  const { language } = settings.value;
  const step = useSignal<(typeof STEPS)[number]>(0.1);
  const shown = degreesText(azimuth.value, language);
  const stepText = step.value.toLocaleString(language);
  return (
    <div
      class="direction"
      role="group"
      aria-label={words.wheel}
      onKeyDown={(event) => {
        turnByKey(event);
      }}
    >
      <HitIcon />
      <button type="button" aria-label={words.left(stepText)} onClick={() => turn(step.value)}>
        <Icon name="left" />
      </button>
      <NumberField
        label={words.field}
        hidden
        shown={shown}
        unit="°"
        take={(value) => {
          azimuth.value = radiansOf(value);
          return true;
        }}
      />
      <button type="button" aria-label={words.right(stepText)} onClick={() => turn(-step.value)}>
        <Icon name="right" />
      </button>
      <button
        type="button"
        class="step"
        aria-label={`${words.step} ${stepText}°`}
        onClick={() => {
          step.value = STEPS[(STEPS.indexOf(step.value) + 1) % STEPS.length] ?? 1;
        }}
      >
        <span class="small quiet">{words.step}</span>
        <span class="figure">{stepText}°</span>
      </button>
    </div>
  );
}
