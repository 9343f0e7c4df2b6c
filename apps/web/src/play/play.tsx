import { useEffect } from "preact/hooks";
import { cardOpen } from "../state/card.ts";
import { match, moving } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Board } from "./board.tsx";
import { Dock } from "./dock.tsx";
import { Live } from "./live.tsx";
import { Power } from "./power.tsx";
import { Stage } from "./stage.tsx";

/**
 * The table with everything around it. A button that goes away with its answer leaves the keyboard nowhere: the
 * table takes it then.
 */
export const Play = () => {
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(".table")?.focus({ preventScroll: true });
  }, [match.value, cardOpen.value, moving.value]);
  return (
    <div class="play">
      <Board />
      <Stage />
      <Power />
      <Dock />
      <Live />
      {match.value?.kept === false && <p class="unkept small">{text.value.trouble.notStored}</p>}
    </div>
  );
};
