import { endReplay, REPLAY_PACES, replay, replayPace } from "../state/replay.ts";
import { contactReached, replaying } from "../state/replaying.ts";
import { idle, match } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { contactPixel } from "./contactpixel.ts";
import { Icon } from "./icon.tsx";
import { tableView } from "./tableview.ts";

const FRACTIONS: Readonly<Partial<Record<number, string>>> = { 0.25: "¼", 0.5: "½" };

/** Offers to see the last stroke again; nothing where the last action was none or there is no picture. */
export function ReplayButton() {
  const last = match.value?.last;
  if (!tableView.value || last?.action.type !== "shot" || last.moved) return null;
  return (
    <button type="button" class="again" aria-disabled={!idle.value} onClick={() => void replay()}>
      <Icon name="again" />
      {text.value.replay.again}
    </button>
  );
}

/** While a stroke is seen again: its pace, and the way out. */
export function ReplayLine() {
  const words = text.value.replay;
  return (
    <section class="card-line replay" aria-label={words.title} data-testid="replay">
      <div class="paces" role="group" aria-label={words.pace}>
        {REPLAY_PACES.map((pace) => (
          <button
            key={pace}
            type="button"
            class="figure"
            aria-pressed={replayPace.value === pace}
            aria-label={`× ${pace.toLocaleString(settings.value.language)}`}
            onClick={() => {
              replayPace.value = pace;
            }}
          >
            ×{FRACTIONS[pace] ?? pace}
          </button>
        ))}
      </div>
      <button type="button" class="skip" onClick={endReplay}>
        <Icon name="skip" />
        <span class="skip-label">{words.end}</span>
      </button>
    </section>
  );
}

/** The word of what was met first, beside its ring on the table. */
export function ContactWord() {
  const contact = replaying.value?.contact;
  const at = contactPixel.value;
  if (!contact || !contactReached.value || !at) return null;
  const words = text.value.replay;
  return (
    <p class="contact small" data-testid="contact" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      {contact.met === "cushion" ? words.cushion : text.value.ball.name(contact.met)}
    </p>
  );
}
