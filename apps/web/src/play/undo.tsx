import { useSignal } from "@preact/signals";
import { againstBot, practice } from "../state/opponent.ts";
import { act, idle, match, nameOf } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Icon } from "./icon.tsx";
import { Sure } from "./sure.tsx";

/**
 * Takes back the last turn and brings it again, over the ends of frames too. Freely in practice and against a
 * bot; among people only once the others agree.
 */
export function Undo() {
  const view = match.value;
  const asked = useSignal<"undo" | "redo" | undefined>(undefined);
  if (!view) return null;
  const { menu, takeBack, desk } = text.value;
  const { undoTo, canRedo, state, last } = view;
  const played = last && "by" in last.action ? last.action.by : undefined;
  const by = typeof played === "string" ? played : state.turn;
  const others = state.sides.filter((side) => side !== by);
  const take = (what: "undo" | "redo") => {
    if (what === "redo") void act(by, { type: "redo" });
    else if (undoTo !== undefined) void act(by, { type: "undo", to: undoTo });
  };
  const ask = (what: "undo" | "redo") => {
    if (againstBot.value || practice.value) take(what);
    else asked.value = what;
  };
  const wanted = asked.value;
  if (wanted !== undefined) {
    const question = wanted === "undo" ? takeBack.undo(nameOf(by)) : takeBack.redo;
    return (
      <Sure
        question={question}
        no={() => {
          asked.value = undefined;
        }}
      >
        <button
          type="button"
          class="main"
          disabled={!idle.value}
          onClick={() => {
            asked.value = undefined;
            take(wanted);
          }}
        >
          {others.length > 1 ? desk.allAgree : takeBack.agree(nameOf(others[0] ?? by))}
        </button>
      </Sure>
    );
  }
  return (
    <>
      <button type="button" disabled={undoTo === undefined || !idle.value} onClick={() => ask("undo")}>
        <Icon name="undo" />
        {menu.undo}
      </button>
      <button type="button" disabled={!canRedo || !idle.value} onClick={() => ask("redo")}>
        <Icon name="redo" />
        {menu.redo}
      </button>
    </>
  );
}
