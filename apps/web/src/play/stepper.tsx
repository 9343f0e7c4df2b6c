import { useId } from "preact/hooks";
import { numberFrom } from "../state/angle.ts";
import { text } from "../text/catalogue.ts";
import { Icon } from "./icon.tsx";

interface Props {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** How much a press adds. */
  readonly step?: number;
  readonly set: (value: number) => void;
}

/** A whole number with a button for less and one for more; it can be typed too, and counts once it is in range. */
export function Stepper({ label, value, least, most, step = 1, set }: Props) {
  const id = useId();
  const words = text.value.start;
  const to = (wanted: number) => set(Math.min(most, Math.max(least, wanted)));
  const button = (name: "minus" | "plus", by: number, said: string, end: boolean) => (
    <button type="button" aria-label={`${label}: ${said}`} aria-disabled={end} onClick={() => to(value + by)}>
      <Icon name={name} />
    </button>
  );
  return (
    <div class="stepper">
      <label for={id} class="small quiet">
        {label}
      </label>
      <span class="stepper-row">
        {button("minus", -step, words.fewer, value <= least)}
        <input
          id={id}
          class="figure"
          inputMode="numeric"
          autocomplete="off"
          value={value}
          onInput={({ currentTarget }) => {
            const typed = numberFrom(currentTarget.value);
            if (typed !== undefined && Number.isInteger(typed) && typed >= least && typed <= most) set(typed);
          }}
          onBlur={({ currentTarget }) => {
            currentTarget.value = String(value);
          }}
        />
        {button("plus", step, words.more, value >= most)}
      </span>
    </div>
  );
}
