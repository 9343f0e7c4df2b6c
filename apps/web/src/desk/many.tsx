interface Props<T extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [T, string])[];
  readonly chosen: readonly T[];
  readonly choose: (chosen: readonly T[]) => void;
}

/** Any of a few, all in sight: check boxes in a row. */
export function Many<T extends string | number>({ label, options, chosen, choose }: Props<T>) {
  return (
    <fieldset class="choice">
      <legend class="small quiet">{label}</legend>
      <div class="choice-row">
        {options.map(([each, said]) => (
          <label key={each} class={chosen.includes(each) ? "chosen" : ""}>
            <input
              type="checkbox"
              class="unseen"
              checked={chosen.includes(each)}
              onChange={({ currentTarget }) => {
                const others = chosen.filter((one) => one !== each);
                choose(currentTarget.checked ? [...others, each] : others);
              }}
            />
            {said}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
