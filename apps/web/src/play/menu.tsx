import { useSignal } from "@preact/signals";
import { openDesk } from "../state/desk.ts";
import { rulebookLink } from "../state/route.ts";
import { act, idle, leave, match, nameOf, openFile, resultShown, writtenMatch } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Look } from "./look.tsx";
import { OpenFile } from "./openfile.tsx";
import { Sure } from "./sure.tsx";
import { Undo } from "./undo.tsx";
import { Zoom } from "./zoom.tsx";

/** Everything that is not needed for every stroke. */
export function Menu() {
  const words = text.value.menu;
  return (
    <div class="menu">
      <section class="menu-zoom" aria-label={text.value.table.zoom}>
        <h3>{text.value.table.zoom}</h3>
        <Zoom />
      </section>
      <section aria-label={words.match}>
        <h3>{words.match}</h3>
        <MatchTools />
      </section>
      <section aria-label={words.view}>
        <h3>{words.view}</h3>
        <Look />
      </section>
    </div>
  );
}

function MatchTools() {
  const words = text.value.menu;
  return (
    <div class="menu-match">
      <Undo />
      <button type="button" onClick={() => void saveFile()}>
        {words.save}
      </button>
      <OpenFile open={(file) => void openFile(file)} />
      <a class="button" href={rulebookLink(match.value?.header.rulebook ?? "sinuca-brasileira")}>
        {text.value.rulebook.title}
      </a>
      <Concede />
      <button type="button" onClick={openDesk}>
        {text.value.desk.title}
      </button>
      <button type="button" onClick={leave}>
        {words.leave}
      </button>
    </div>
  );
}

function Concede() {
  const words = text.value.menu;
  const sure = useSignal(false);
  const view = match.value;
  if (!view || resultShown.value || view.state.match) return null;
  const people = view.header.sides
    .filter(({ id, bot }) => bot === undefined && !view.state.out.includes(id))
    .map(({ id }) => id);
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
    <Sure
      question={words.concedeAsk}
      no={() => {
        sure.value = false;
      }}
    >
      {people.map((side) => (
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
    </Sure>
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
