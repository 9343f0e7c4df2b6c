import { text } from "../text/catalogue.ts";
import { Icon } from "./icon.tsx";
import { tableView } from "./tableview.ts";

const STEP = 1.5;

/** Zooms the table about its middle, or shows all of it for `+`, `-` and `0`; true when the key was one. */
export function zoomByKey(key: string): boolean {
  const view = tableView.value;
  if (key === "+" || key === "=") view?.zoom(STEP);
  else if (key === "-") view?.zoom(1 / STEP);
  else if (key === "0") view?.wholeTable();
  else return false;
  return true;
}

/** Zoom for those who pinch no fingers. */
export function Zoom() {
  const words = text.value.table;
  if (!tableView.value) return null;
  return (
    <div class="zoom" role="group" aria-label={words.zoom}>
      <button type="button" aria-label={words.zoomIn} onClick={() => zoomByKey("+")}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={words.zoomOut} onClick={() => zoomByKey("-")}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={words.whole} onClick={() => zoomByKey("0")}>
        <Icon name="whole" />
      </button>
    </div>
  );
}
