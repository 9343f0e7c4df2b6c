import { useSignal } from "@preact/signals";
import { act, idle, leave, match, nameOf, openFile, writtenMatch } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Icon } from "./icon.tsx";
import { Look } from "./look.tsx";
import { OpenFile } from "./openfile.tsx";
import { Zoom } from "./zoom.tsx";

/** Everything that is not needed for every stroke. */
export function Menu() {
  const words = text.value.menu;
  return (
    <div class="menu">
      <section class="menu-zoom" aria-label={text.value.table.zoom}>
        <h3 class="small quiet">{text.value.table.zoom}</h3>
        <Zoom />
      </section>
      <section aria-label={words.match}>
        <h3 class="small quiet">{words.match}</h3>
        <MatchTools />
      </section>
      <section aria-label={words.view}>
        <h3 class="small quiet">{words.view}</h3>
        <Look />
      </section>
    </div>
  );
}

function MatchTools() {
  const words = text.value.menu;
  const view = match.value;
  if (!view) return null;
  const { standing, canRedo, state } = view;
  const by = state.turn;
  return (
    <div class="menu-match">
      <button
        type="button"
        disabled={standing === 0 || !idle.value}
        onClick={() => void act(by, { type: "undo", to: standing - 1 })}
      >
        <Icon name="undo" />
        {words.undo}
      </button>
      <button type="button" disabled={!canRedo || !idle.value} onClick={() => void act(by, { type: "redo" })}>
        {words.redo}
      </button>
      <button type="button" onClick={() => void saveFile()}>
        {words.save}
      </button>
      <OpenFile open={(file) => void openFile(file)} />
      <Concede />
      <button type="button" onClick={leave}>
        {words.leave}
      </button>
    </div>
  );
}

function Concede() {
  const words = text.value.menu;
  const sure = useSignal(false);
  const state = match.value?.state;
  if (!state || state.over || state.match) return null;
  if (!sure.value) {
    return (
      <button
        type="button"
        onClick={() => {
          sure.value = true;
        }}
      >
        {words.concede}…
      </button>
    );
  }
  return (
    <>
      {state.sides.map((side) => (
        <button
          key={side}
          type="button"
          class="grave"
          disabled={!idle.value}
          onClick={() => void act(side, { type: "incident", kind: "concede-frame", by: side })}
        >
          {words.concedeSure(nameOf(side))}
        </button>
      ))}
    </>
  );
}

async function saveFile(): Promise<void> {
  const written = await writtenMatch();
  const header = match.value?.header;
  if (written === undefined || !header) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([written], { type: "application/json" }));
  link.download = `tacada-${header.sides.map(({ name }) => name).join("-")}.json`.replace(
    /[^\p{L}\p{N}.-]+/gu,
    "_",
  );
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
