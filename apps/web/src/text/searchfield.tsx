import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";

interface Props {
  readonly label: string;
  /** What can be searched for, shown while nothing is. */
  readonly hint: string;
  readonly wanted: Signal<string>;
}

/** A field for what is searched for; Escape empties it first, and closes what it stands in only when it is empty. */
export function SearchField({ label, hint, wanted }: Props) {
  const id = useId();
  return (
    <>
      <label for={id} class="unseen">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={wanted.value}
        placeholder={hint}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          wanted.value = currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || wanted.value === "") return;
          event.stopPropagation();
          wanted.value = "";
        }}
      />
    </>
  );
}
