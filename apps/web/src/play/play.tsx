import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Board } from "./board.tsx";
import { Dock } from "./dock.tsx";
import { Live } from "./live.tsx";
import { Power } from "./power.tsx";
import { Stage } from "./stage.tsx";

/** The table with everything around it. */
export const Play = () => (
  <div class="play">
    <Board />
    <Stage />
    <Power />
    <Dock />
    <Live />
    {match.value?.kept === false && <p class="unkept small">{text.value.trouble.notStored}</p>}
  </div>
);
