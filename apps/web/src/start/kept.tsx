import { useSignal } from "@preact/signals";
import { Icon } from "../play/icon.tsx";
import { forget, keptMatches, resume } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import type { KeptMatch } from "../store/match.ts";
import { text } from "../text/catalogue.ts";

/** The matches kept on this device, the latest first. */
export function Kept() {
  const kept = keptMatches.value;
  if (!kept) return null;
  if (kept.length === 0) return <p class="small quiet">{text.value.start.none}</p>;
  return (
    <ul class="kept">
      {kept.map((each) => (
        <KeptRow key={each.id} kept={each} />
      ))}
    </ul>
  );
}

function KeptRow({ kept }: { kept: KeptMatch }) {
  const words = text.value.start;
  const sure = useSignal(false);
  const names = kept.header.sides.map(({ name }) => name).join(" × ");
  const frames = kept.header.sides.map(({ id }) => kept.frames[id] ?? 0);
  const day = new Date(kept.changed).toLocaleString(settings.value.language, {
    dateStyle: "short",
    timeStyle: "short",
  });
  return (
    <li>
      <button
        type="button"
        class="kept-match"
        aria-label={words.resume(names)}
        onClick={() => void resume(kept.id)}
      >
        <span>{names}</span>
        <span class="small quiet">
          {words.rulebooks[kept.header.rulebook]} · {words.frameScore(frames)}
          {kept.over && ` · ${words.finished}`} · {day}
        </span>
      </button>
      <button
        type="button"
        class={sure.value ? "grave" : "plain"}
        aria-label={sure.value ? `${words.removeSure}: ${names}` : words.remove(names)}
        onBlur={() => {
          sure.value = false;
        }}
        onClick={() => {
          if (sure.value) void forget(kept.id);
          sure.value = !sure.value;
        }}
      >
        {sure.value ? words.removeSure : <Icon name="close" />}
      </button>
    </li>
  );
}
