import { paintOf } from "../scene/ballpaint.ts";
import { ballSet } from "../state/equipment.ts";
import { foresight } from "../state/foresight.ts";
import { hitOf } from "../state/hit.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";

/** The ball met as the cue ball sees it, with the cue ball's rim over it: how full the hit is. */
export function HitIcon() {
  const preview = foresight.value?.preview;
  const hit = preview && hitOf(preview, match.value?.layout[preview.meets?.ball ?? ""]);
  return (
    <span class="hit">
      <svg class="ball" viewBox="-3.1 -1.2 6.2 2.4" aria-hidden="true">
        {hit && <circle class="skin" r="1" fill={paintOf(ballSet.value, hit.ball).color} />}
        {hit && <circle class="rim" cx={-hit.aside} r="1" />}
      </svg>
      {hit && <span class="unseen">{text.value.direction.hit(Math.round(100 * hit.fullness))}</span>}
    </span>
  );
}
