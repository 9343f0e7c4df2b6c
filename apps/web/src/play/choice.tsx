import { useId } from "preact/hooks";

interface Props<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly choose: (value: T) => void;
}

/** One of a few, all in sight: radio buttons in a row. */
export function Choice<T extends string | number>({ label, value, options, choose }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class="small quiet">{label}</legend>
      <div class="choice-row">
        {options.map(([each, said]) => (
          <label key={each} class={each === value ? "chosen" : ""}>
            <input
              type="radio"
              class="unseen"
              name={name}
              checked={each === value}
              onChange={() => choose(each)}
            />
            {said}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
