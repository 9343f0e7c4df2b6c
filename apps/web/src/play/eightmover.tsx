import { eight, moveEight } from "../state/answering.ts";
import { text } from "../text/catalogue.ts";
import { BallIcon } from "./ballicon.tsx";
import { Icon, type IconName } from "./icon.tsx";

/** How far the 8 goes for a key or button, metres. */
const STEP = 0.01;

/** Keys and buttons for the 8 in the hand: along its short cushion, and to the other one. */
export function EightMover() {
  const words = text.value.answering;
  const at = eight.value;
  if (!at) return null;
  const atFoot = at[0] > 0;
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [1, 0],
    ArrowDown: [-1, 0],
    ArrowLeft: [0, 1],
    ArrowRight: [0, -1],
  };
  const move = (key: string) => {
    const [along, across] = moves[key] ?? [0, 0];
    moveEight(along * STEP, across * STEP);
  };
  const button = (label: string, icon: IconName, key: string) => (
    <button type="button" aria-label={label} onClick={() => move(key)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div
      class="chips mover"
      role="group"
      aria-label={text.value.choices["place-eight"][0]}
      onKeyDown={(event) => {
        if (!(event.key in moves)) return;
        event.preventDefault();
        move(event.key);
      }}
    >
      <BallIcon ball={8} size={30} />
      {button(words.left, "left", "ArrowLeft")}
      {button(words.right, "right", "ArrowRight")}
      {atFoot ? button(words.head, "down", "ArrowDown") : button(words.foot, "up", "ArrowUp")}
    </div>
  );
}
