import { useSignal } from "@preact/signals";
import { LANGUAGES } from "@tacada/formats";
import { CLOTHS } from "../scene/color.ts";
import { act, idle, leave, match, nameOf, openFile, writtenMatch } from "../state/session.ts";
import { AIDS, change, PACES, settings, THEMES } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { Choice } from "./choice.tsx";
import { Icon } from "./icon.tsx";
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

/** How the page looks and helps. */
export function Look() {
  const words = text.value.menu;
  const now = settings.value;
  return (
    <div class="look">
      <Choice
        label={words.language}
        value={now.language}
        options={LANGUAGES.map((each) => [each, each === "en" ? "English" : "Português"] as const)}
        choose={(language) => change({ language })}
      />
      <Choice
        label={words.theme}
        value={now.theme}
        options={THEMES.map((each) => [each, words.themes[each]] as const)}
        choose={(theme) => change({ theme })}
      />
      <Choice
        label={words.cloth}
        value={now.cloth}
        options={CLOTHS.map((each) => [each, words.cloths[each]] as const)}
        choose={(cloth) => change({ cloth })}
      />
      <Choice
        label={words.aid}
        value={now.aid}
        options={AIDS.map((each) => [each, words.aids[each]] as const)}
        choose={(aid) => change({ aid })}
      />
      <Choice
        label={words.pace}
        value={now.pace}
        options={PACES.map((each) => [each, `×${each}`] as const)}
        choose={(pace) => change({ pace })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={now.numbers}
          onChange={({ currentTarget }) => change({ numbers: currentTarget.checked })}
        />
        {words.numbers}
      </label>
    </div>
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
