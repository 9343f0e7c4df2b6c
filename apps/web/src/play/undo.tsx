import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { againstBot, practice } from "../state/opponent.ts";
import { act, idle, match, nameOf } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Icon } from "./icon.tsx";

/**
 * Takes back the last turn and brings it again, over the ends of frames too. Freely in practice and against a
 * bot; among people only once the others agree.
 */
export function Undo() {
  const view = match.value;
  const asked = useSignal<"undo" | "redo" | undefined>(undefined);
  const undo = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const answered = useRef(false);
  useEffect(() => {
    if (asked.value !== undefined) no.current?.focus();
    else if (answered.current) undo.current?.focus();
    answered.current = asked.value !== undefined;
  }, [asked.value]);
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
      <div class="consent" role="group" aria-label={question}>
        <p>{question}</p>
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
        <button
          type="button"
          ref={no}
          onClick={() => {
            asked.value = undefined;
          }}
        >
          {takeBack.no}
        </button>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        ref={undo}
        disabled={undoTo === undefined || !idle.value}
        onClick={() => ask("undo")}
      >
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
