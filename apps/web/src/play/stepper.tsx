import { useId } from "preact/hooks";
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

/** A whole number with a button for less and one for more; it can be typed too. */
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
          onChange={({ currentTarget }) => {
            const typed = Number(currentTarget.value.trim());
            if (currentTarget.value.trim() !== "" && Number.isInteger(typed)) to(typed);
            currentTarget.value = String(
              Math.min(most, Math.max(least, Number.isInteger(typed) ? typed : value)),
            );
          }}
        />
        {button("plus", step, words.more, value >= most)}
      </span>
    </div>
  );
}
