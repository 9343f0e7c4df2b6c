import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { numberFrom } from "../state/angle.ts";

interface Props {
  readonly label: string;
  /** The value as it is written now. */
  readonly shown: string;
  readonly unit?: string;
  readonly hidden?: boolean;
  /** Takes a number; false when it cannot be, and the field then says so. */
  readonly take: (value: number) => boolean;
  /** What would be taken, told while what is typed cannot be. */
  readonly taken?: string;
  readonly onEnter?: () => void;
}

/** A number that can be typed, with a comma or a point. It takes effect on every valid keystroke. */
export function NumberField({ label, shown, unit, hidden, take, taken, onEnter }: Props) {
  const id = useId();
  const typed = useSignal<string | undefined>(undefined);
  const bad = useSignal(false);
  return (
    <div class="field">
      {taken !== undefined && (
        <p id={`${id}-taken`} class="small warning" role="status" data-testid="taken">
          {bad.value && taken}
        </p>
      )}
      <label for={id} class={hidden ? "unseen" : "small quiet"}>
        {label}
      </label>
      <span class="unit-box">
        <input
          id={id}
          class="figure"
          type="text"
          inputMode="decimal"
          autocomplete="off"
          aria-invalid={bad.value}
          aria-describedby={taken === undefined ? undefined : `${id}-taken`}
          value={typed.value ?? shown}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
            const value = numberFrom(currentTarget.value);
            bad.value = value === undefined || !take(value);
          }}
          onBlur={() => {
            typed.value = undefined;
            bad.value = false;
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") event.stopPropagation();
            if (event.key === "Enter") onEnter?.();
          }}
        />
        {unit && <span class="unit small quiet">{unit}</span>}
      </span>
    </div>
  );
}
