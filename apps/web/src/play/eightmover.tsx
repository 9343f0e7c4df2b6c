import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { eight, moveEight } from "../state/answering.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { type ArrowKey, arrowOf, isArrow, type Way, wayOf } from "./steering.ts";
import { tableView } from "./tableview.ts";

/** How far the 8 goes for a key or button, metres. */
const STEP = 0.01;

const ICONS = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
} as const satisfies Readonly<Record<ArrowKey, IconName>>;

/**
 * Keys and buttons for the 8 in the hand: along its short cushion, and to the other one. Their arrows point as the
 * table lies on the screen.
 */
export function EightMover() {
  const words = text.value.answering;
  const turned = useSignal(0);
  useEffect(() => {
    // The picture takes its new size in the frame after the window's.
    const anew = () => requestAnimationFrame(() => requestAnimationFrame(() => turned.value++));
    addEventListener("resize", anew);
    return () => removeEventListener("resize", anew);
  }, []);
  const at = eight.value;
  const view = tableView.value;
  if (!at) return null;
  const move = ([along, across]: Way) => moveEight(along * STEP, across * STEP);
  const button = (label: string, way: Way) => (
    <button key={label} type="button" aria-label={label} onClick={() => move(way)}>
      <Icon name={ICONS[arrowOf(way, at, view)]} />
    </button>
  );
  return (
    <div
      class="chips mover"
      role="group"
      aria-label={text.value.choices["place-eight"][0]}
      data-turned={turned.value}
      onKeyDown={(event) => {
        if (!isArrow(event.key)) return;
        event.preventDefault();
        move(wayOf(event.key, at, view));
      }}
    >
      <BallIcon ball={8} size={30} />
      {button(words.left, [0, 1])}
      {button(words.right, [0, -1])}
      {at[0] > 0 ? button(words.head, [-1, 0]) : button(words.foot, [1, 0])}
    </div>
  );
}
