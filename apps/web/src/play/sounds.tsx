import { useId } from "preact/hooks";
import { change, settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";

/** The sounds of the table, on or off, and how loud. */
export function Sounds() {
  const id = useId();
  const words = text.value.sound;
  const { sounds, volume } = settings.value;
  return (
    <fieldset class="sounds">
      <legend class="small quiet">{words.title}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={sounds}
          onChange={({ currentTarget }) => change({ sounds: currentTarget.checked })}
        />
        {words.on}
      </label>
      <label for={id} class="small quiet">
        {words.volume}
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        step="5"
        value={volume}
        disabled={!sounds}
        onInput={({ currentTarget }) => change({ volume: currentTarget.valueAsNumber })}
      />
    </fieldset>
  );
}
