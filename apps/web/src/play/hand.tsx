import type { Position } from "@tacada/formats";
import { place } from "../state/draft.ts";
import { tableSpec } from "../state/equipment.ts";
import { hindrance } from "../state/foresight.ts";
import { match } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { NumberField } from "./numberfield.tsx";
import { isArrow, wayOf } from "./steering.ts";
import { tableView } from "./tableview.ts";

/** Where the head cushion and the right one lie, metres. */
const head = () => -tableSpec.value.length / 2;
const right = () => -tableSpec.value.width / 2;

/** A place as a person says it: centimetres from the head cushion and from the right cushion. */
export const spokenPlace = (at: Position, language: string): { along: string; across: string } => ({
  along: centimetres(at[0] - head(), language),
  across: centimetres(at[1] - right(), language),
});

/** Metres as centimetres with one decimal. */
export const centimetres = (metres: number, language: string): string =>
  (metres * 100).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * The cue ball in hand: arrows move it as the table lies on the screen, numbers place it; where it may not lie, that is
 * said.
 */
export function Hand() {
  const words = text.value.hand;
  const { language } = settings.value;
  const at = place.value;
  const hand = match.value?.state.inHand;
  if (!at || !hand) return null;
  const spoken = spokenPlace(at, language);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const [along, across] = wayOf(event.key, at, tableView.value);
    const size = event.shiftKey ? 0.001 : 0.01;
    place.value = [at[0] + along * size, at[1] + across * size];
  };
  const stuck = hindrance.value;
  return (
    <div class="hand">
      <p class="small quiet">{words.hint[hand]}</p>
      <div class="pad" role="group" tabIndex={0} aria-label={words.label} onKeyDown={onKeyDown}>
        <p>
          {words.title} <span class="quiet">{words.places[hand]}</span>
        </p>
        <p class="figure">{text.value.list.at(spoken)}</p>
      </div>
      <div class="pair">
        <NumberField
          label={words.along}
          shown={spoken.along}
          unit="cm"
          take={(value) => {
            place.value = [head() + value / 100, at[1]];
            return true;
          }}
        />
        <NumberField
          label={words.across}
          shown={spoken.across}
          unit="cm"
          take={(value) => {
            place.value = [at[0], right() + value / 100];
            return true;
          }}
        />
      </div>
      {stuck?.kind === "refused" && stuck.problem.path === "cue" && (
        <p class="refused">{words.refused[hand]}</p>
      )}
    </div>
  );
}
