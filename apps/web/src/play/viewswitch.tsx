import { freely, switchView } from "../state/viewpoint.ts";
import { text } from "../text/catalogue.ts";
import { Icon } from "./icon.tsx";

/** Switches between the top view and the free one. */
export function ViewSwitch() {
  const words = text.value.view;
  return (
    <div class="tool view-tool">
      <button
        type="button"
        aria-pressed={freely.value}
        aria-label={words.free}
        title={words.hint}
        onClick={switchView}
      >
        <Icon name="view" />
        <span class="tool-label long">{words.free}</span>
        <span class="tool-label short" aria-hidden="true">
          {words.short}
        </span>
      </button>
    </div>
  );
}

/** Switches the view for `v`; true when the key was that. */
export function viewByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== "v" || ctrlKey || metaKey || altKey) return false;
  switchView();
  return true;
}
